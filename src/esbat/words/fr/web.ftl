# Les phrases de la page elle-même (français). Les phrases des jeux sont dans leurs propres fichiers.

skip = Aller à la table
home-link = Accueil d’Esbat
bar = Réglages de la page
close = Fermer
settings = Réglages
how-played = Comment on joue
about = À propos
try-again = Réessayer
server-away = La table ne répond pas. Vérifie que le serveur tourne, puis réessaie.
off = Coupé
on = Allumé
hidden = Caché
shown = Montré

# Accueil
hero-title = Cinq jeux de sorcières, une seule table
hero-text = Joue seul contre des robots, à plusieurs devant un écran, ou loin les uns des autres, par un simple lien.
shelf = L’étagère des jeux
play-now = Jouer
n-players = { $n } joueurs
one-player = Seul
n-minutes = { $n } min
my-plays = Mes parties
resume = Reprendre
look-again = Revoir
forget = Oublier
forget-play = Oublier cette partie de { $game }
foot-unofficial = Esbat est un projet libre, sans lien avec les éditeurs de ces jeux. Dessins et textes sont les nôtres.

game-air = Air Sorcière
    .authors = de Hanno et Wilfried Kuhn (AMIGO, Gigamic)
game-bal = Le Bal des Sorcières
    .authors = de Pascal Bernard (Tilsit)
game-lancre = Disque-monde : les Sorcières
    .authors = de Martin Wallace, d’après Terry Pratchett
game-witchstone = Witchstone
    .authors = de Reiner Knizia et Martino Chiacchiera
game-wildegrens = Sorcellerie !
    .authors = de David Thompson, Trevor Benjamin et Roger Tankersley (Nuts! Publishing)

# Nouvelle table
who-sits = Qui s’assied où ?
seat-n = Place { $n }
seat-me = Moi
seat-friend = Un ami, par un lien
seat-local = Quelqu’un devant cet écran
seat-bot = Robot : { $bot }
seat-add = Ajouter une place
seat-remove = Retirer la place { $n }
nickname = Surnom
options = Options de la partie
daily-play = La partie du jour
daily-note = Le même hasard pour tous, aujourd’hui.
start = À table
bot-novice = novice
bot-beginner = débutante
bot-apprentice = apprentie
bot-witch = sorcière
bot-crone = vieille sorcière
bot-random = au hasard

# Réglages
set-language = Langue
set-theme = Lumière
theme-auto = Comme l’appareil
theme-night = Nuit
theme-day = Jour
theme-to-day = Passer au jour
theme-to-night = Passer à la nuit
set-speed = Vitesse des mouvements
set-speed-note = Si ton appareil demande moins d’animations, elles restent coupées.
speed-none = Immédiat
speed-quick = Vif
speed-normal = Normal
speed-slow = Lent
set-risk = Risque de la prochaine carte
set-risk-note = Calculé à partir de ce que tu vois, rien d’autre.
set-odds = Chances de réussite
set-odds-note = Là où les dés décident : calculées exactement, d’après ce que tu vois.
set-sound = Sons
set-notify = Avis quand c’est à toi
set-notify-note = Seulement quand cet onglet est caché. Ton navigateur te le demande d’abord.
set-notify-forbidden = Ton navigateur interdit les avis de cette page : autorise-les d’abord dans ses propres réglages.
set-ear = Ce qui est lu à voix haute
set-ear-note = Pour les lecteurs d’écran : l’histoire de la table.
ear-all = Tout
ear-brief = En bref
ear-mine = Ce qui me concerne
set-name = Ton surnom

# Table
laying-table = On dresse la table…
no-seat-here = Ce navigateur n’a pas de place à cette table.
line-lost = La connexion s’est perdue ; on la renoue. Rien de ce qui a été joué n’est perdu.
play-over = La partie est finie.
scores = Les scores
undo = Reprendre mon coup (U)
hint = Demander un conseil (H)
drawer = Histoire, règles et tablée (R)
look = Regarder de près
look-note = Touche un élément pour savoir ce que c’est. Touche encore la loupe pour jouer.
tab-history = Histoire
tab-rules = Règles
tab-people = Tablée
onlooker = Tu regardes
your-turn = À toi
your-turn-at = { $game } : c’est à toi
gestures = Dire quelque chose
gesture-said = { $name } : { $what }
gesture-hello = Bonsoir
gesture-thanks = Merci
gesture-bravo = Bien joué
gesture-sorry = Pardon
gesture-oops = Oups
gesture-laugh = Ha ha
gesture-think = Laisse-moi réfléchir
gesture-hurry = À toi, très chère
gesture-wow = Voyez-vous ça
gesture-mercy = Pitié
gesture-cheers = À la tienne
gesture-bye = À la prochaine lune
your-moves =
    { $n ->
        [0] Tes coups
        [one] Ton coup
       *[other] Tes { $n } coups
    }
all-moves = Tous les coups ({ $n })
again-until = Et encore, jusqu’au bout
only-move = C’est la seule chose possible ici.
choose-shining = Touche ce qui brille, ou :
no-move-now = Rien à jouer pour l’instant.
holding-breath = La table retient son souffle.
hold = Un instant
noted = Noté : { $move }. Tu peux changer d’avis tant que le sable coule.
orders = Ordres permanents
orders-about = Ce que tu décides ici, la table le répond à ta place. Personne d’autre ne l’apprend, et tu peux le changer à tout moment.
reading = Lecture à voix haute
reading-you = Tu lis :
reading-other = { $name } lit :
heard = entendu : « { $text } »
heard-nothing = on n’a rien entendu
type-formula = Tape la formule
say-it = Lire
the-table = La table
told = Ce qui a été dit
ask-no-thing = Rien n’est sélectionné sur la table.
ask-nothing-around = Il n’y a rien à côté.
around = { $way } : { $said }
way-n = au nord
way-ne = au nord-est
way-e = à l’est
way-se = au sud-est
way-s = au sud
way-sw = au sud-ouest
way-w = à l’ouest
way-nw = au nord-ouest
ask-no-rival = Il n’y a personne d’autre à cette table.
ask-times = { $what }, { $n } fois
ask-opens = Cela ne se joue pas : Entrée l’ouvre.
ask-only-look = Cela se regarde, mais ne se joue pas.
ask-can = Cela peut être joué maintenant.
ask-no-hand = Tu n’as rien en main.
ask-nothing-yet = Rien n’a encore été dit ici.
buffer-events = Ce qui s’est passé
buffer-questions = Ce qui a été demandé
buffer-people = Ce que les gens ont dit
which-move = Que veux-tu faire ?
not-yet-here = { $name } n’est pas encore à table.
since-last = Depuis ton dernier tour
understood = Compris
bot-sits-in = Un robot tient ta place.
take-back = Reprendre ma place
history-empty = L’histoire commence avec le premier coup.
open-rule = Ouvrir la règle { $id }
skip-on = Passer
not-now = Pas maintenant : { $why }
line-rules =
    { $n ->
        [one] La règle de cette ligne : { $ids }
       *[other] Les règles de cette ligne : { $ids }
    }
search-rules = Chercher dans les règles
search-none = Rien de tel dans ces règles.
rule-derived = déduite
rulings = Points tranchés
that-is-you = toi
you = Toi
is-bot = robot
is-here = à table
is-away = absent
seat-a-bot = Asseoir un robot
invite-link = Inviter
recovery-note = Pour retrouver ta place sur un autre appareil :

# Fin
end-you = Tu gagnes
end-other = { $name } gagne
end-shared = Victoire partagée : { $names }
end-nobody = Tout le monde perd
end-alone = Tu perds
end-together-won = Vous gagnez, tous ensemble
end-together-lost = Vous perdez, tous ensemble
rank-none = Perdu
rank-n =
    { $n ->
        [1] Premier
       *[other] Rang { $n }
    }
again = Encore une
replay = Revoir la partie

# Rideau
curtain = À { $name } de jouer
curtain-note = Passe l’écran à { $name }. Personne d’autre ne regarde ?
curtain-lift = Je suis { $name }

# Inviter, rejoindre, retrouver
invite-title = Invite ta tablée
invite-text = Chaque lien est une place : qui l’ouvre s’y assied, sans compte. Envoie-le, ou fais scanner le code.
invite-seat = Place { $n }
invite-watch = Pour regarder
to-the-table = À table
qr-alt = Code à scanner pour ouvrir ce lien
copy = Copier
copied = Copié
send = Envoyer
join-title = Une place t’attend
join-text = { $game }, avec { $names }.
join-long = Environ { $n } minutes.
join-sit = M’asseoir
someone = quelqu’un
recover-link = J’ai un code de reprise
recover-title = Retrouver ma place
recover-text = Le code se trouve sur ton autre appareil, à table, sous « Tablée ».
recover-code = Code de reprise
recover-go = Reprendre

# Ce qui est conservé sur moi
mine-link = Ce qui est gardé sur moi
mine-title = Ce qui est gardé sur moi
mine-text = Le serveur garde tes places à { $seats ->
        [one] une table
       *[other] { $seats } tables
    } de ce navigateur : le nom que tu y portes, ce que tu as joué, et des clés dont il ne connaît que l’empreinte. Il ne garde aucune adresse, ni rien d’autre sur toi.
mine-none = Ce navigateur n’a de place à aucune table : il n’y a rien à montrer.
mine-file = Tout, en un seul fichier
mine-forget = Oublier mon nom
mine-forget-note = Les parties restent, ton nom s’en va, pour tout le monde et pour de bon.
mine-forget-sure = Oui, l’oublier
mine-forgotten = { $seats ->
        [one] Ton nom a disparu d’une place.
       *[other] Ton nom a disparu de { $seats } places.
    }

# Revoir
replay-start = La table est dressée.
replay-did = { $name } : { $what }
ask-bot = Demander pourquoi
bot-recalls = Le robot se souvient…
eyes = Par les yeux de qui
eyes-of = Les yeux de { $name }
eyes-all = Tout voir
eyes-onlooker = Du public
scrubber = Moment de la partie
move-of = { $at } / { $last }
to-first = Au début
one-back = Un coup en arrière
run = Lire
pause = Pause
one-on = Un coup en avant
to-last = À la fin
move-list = Tous les coups de la partie
next-turn = Tour suivant
next-my-turn = Mon tour suivant
next-turning = Tournant
turnings = Où la partie a tourné
turning =
    { $by ->
        [luck] Coup du sort
        [blunder] Bourde
       *[choice] Choix décisif
    } : { $way ->
        [up] les chances de { $name } montent de { $share } %
       *[down] les chances de { $name } baissent de { $share } %
    }{ $better ->
        [none] {""}
       *[other] . Mieux valait : « { $better } »
    }
replay-speed = Vitesse de lecture : ×{ $n }
share-link = Copier le lien
download = Télécharger
continue-here = Continuer d’ici

# Air Sorcière : ce que le plateau dit à qui l’écoute
colour-W = blanc
    .column = blanche
    .books = blancs
colour-K = noir
    .column = noire
    .books = noirs
colour-G = vert
    .column = verte
    .books = verts
colour-V = violet
    .column = violette
    .books = violets
colour-O = orange
    .column = orange
    .books = orange
air-card = { $value } { $colour }
air-deck =
    { $n ->
        [0] Pioche vide
        [one] Pioche : une carte
       *[other] Pioche : { $n } cartes
    }
air-common =
    { $n ->
        [0] Zone commune : vide
        [one] Zone commune : une carte
       *[other] Zone commune : { $n } cartes
    }
air-discard =
    { $n ->
        [0] Défausse : vide
        [one] Défausse : une carte
       *[other] Défausse : { $n } cartes
    }
air-discard-short = Défausse · { $n }
air-lane = Ma colonne { $colour } : { $cards }
air-empty = vide
air-pile =
    { $n ->
        [0] Grimoires { $colour } : épuisés
        [one] Grimoires { $colour } : il en reste un
       *[other] Grimoires { $colour } : il en reste { $n }
    }
air-in-column = dans ma colonne
air-in-common = dans la zone commune
air-in-discard = à la défausse
air-in-drawn = tirée de la pioche
air-in-hand = dans ma main
air-in-laid = posée
air-in-other = chez un autre
air-in-deck = dans la pioche
air-in-away = s’en va
air-hand = cartes en main
air-deck-name = Pioche
air-common-name = Zone commune
air-books-name = Grimoires à gagner
air-discard-name = Défausse
air-mine = { $name } : { $books ->
        [0] pas encore de grimoire
        [one] un grimoire
       *[other] { $books } grimoires
    }, { $colours } couleurs sur 5
air-seat = { $name } : { $hand } en main, { $books ->
        [one] { $books } grimoire
       *[other] { $books } grimoires
    } ; colonnes : { $columns }
air-seat-facts =
    { $hand ->
        [0] Aucune carte en main
        [one] Une carte en main
       *[other] { $hand } cartes en main
    }, { $books ->
        [0] aucun grimoire
        [one] un grimoire
       *[other] { $books } grimoires
    }.
risk-fits = { $n } % s’ajoute
risk-deposit = { $n } % trop basse
risk-crash = { $n } % chute
risk-cat = { $n } % chat noir
risk-lower =
    { $n ->
        [0] Aucune carte plus basse n’est cachée
        [one] Une carte plus basse est encore cachée
       *[other] { $n } cartes plus basses sont encore cachées
    }

# À propos
about-title = À propos d’Esbat
about-text = Un esbat, c’est la nuit où les sorcières se retrouvent sans raison grave : pour jouer. Cinq jeux, une table, une seule main pour les dessiner.
about-games = Les jeux
about-unofficial = Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs. Esbat n’est ni approuvé ni soutenu par eux ; aucune de leurs images ni aucun de leurs textes n’est repris ici. Si un jeu te plaît, achète sa boîte.
about-credits = Merci à
credit-icons = game-icons.net : les petits emblèmes (animaux, livres, bougie…), par Lorc, Delapouite et d’autres, licence CC BY 3.0.
credit-fell = Les caractères Fell : les titres (IM Fell English), numérisés par Igino Marini, licence SIL OFL 1.1.
credit-atkinson = Atkinson Hyperlegible Next : le texte, par le Braille Institute, licence SIL OFL 1.1.
credit-drawings = Couvertures, sorcières, toits et nuages : dessinés pour Esbat.
credit-software = Svelte, Vite, Fluent, Starlette, uvicorn, msgspec et leurs auteurs.
about-honest = Ce que nous savons, ce que nous avons reconstruit
about-honest-text = Chaque carte et chaque règle porte sa source. Quand le livret se tait, la règle est tranchée, numérotée et expliquée dans « Points tranchés » ; quand une donnée manque, elle est reconstruite et marquée comme telle.
about-private = Ta vie privée
about-private-text = Pas de compte, pas de traceur, aucun appel à un autre site. Tes places et tes réglages restent dans ce navigateur.
about-keys = Au clavier
about-keys-text = Tab va de coup en coup, les flèches parcourent la table, Entrée joue. U reprend, H demande conseil, R ouvre le tiroir, le point d’interrogation dit comment on joue. En revoyant une partie : espace lit, les flèches reculent et avancent, N et P vont au tour suivant et au précédent, T au tournant suivant, plus et moins changent la vitesse, L liste les coups. À l’oreille : V ma main, D cette chose, W ce qui l’entoure, O un rival, M mes coups, Y pourquoi pas, C les scores, P d’où viennent les points, Q la question, A encore ; J et K parcourent ce qui a été dit, B passe des événements aux questions et aux gens ; S passe ce qui bouge.

# Les choses imprimées, et d’où elles viennent
components = Dans la boîte
box-things = Tout ce qui est imprimé
origin-rulebook = Du livret de règles
origin-public = De pages publiques
origin-reconstructed = Reconstitué par nous
origin-other = D’un paquet
pack-title = Ce qui est imprimé
pack-note = Un paquet apporte d’autres choses imprimées, par exemple celles de ta propre boîte.
pack-ours = Le nôtre
pack-hash = empreinte { $hash }
pack-in-play = Joué avec le paquet « { $name } »

## Les leçons

lessons = Leçons
lessons-of = Apprendre { $game }
lessons-note = De courtes positions à la vraie table, huit minutes environ en tout. Chaque coup reçoit sa réponse ; tu peux partir et revenir quand tu veux.
lessons-start = Commencer
lessons-go-on = Continuer
lessons-again = Recommencer
lessons-done = finie
lessons-link = Apprendre en jouant
lesson-n = Leçon { $n } sur { $count }
lesson-step = étape { $n } sur { $count }
lesson-again = Reprendre cette étape
lesson-next = Leçon suivante
lesson-leave = Toutes les leçons
lesson-play = Jouer pour de bon
lessons-older = Tes leçons finies sont d’une édition plus ancienne du jeu ; elles comptent toujours.

## Le conseiller

coach = Le conseiller
coach-silence = Plus de conseils
coach-again = Appeler le conseiller

## Montre-moi

show-me = Montre-moi
show-try = Essayer
show-back = Revenir où j’étais
first-play = Pour ta première partie : { $options }. Tu peux le changer dans les options.
first-option = { $title } : { $value }

## Énigmes

puzzles = Énigmes du jour
puzzles-note = Une position par jour et par jeu, la même pour tout le monde : un coup vaut bien mieux que tous les autres. Chaque coup reçoit sa réponse. Quand toutes sont passées, elles recommencent.
puzzles-tally = Trouvées : { $found }, du premier coup : { $first } ; jours de suite : { $days }.
puzzle-new = à chercher
puzzle-open = pas encore trouvée
puzzle-at-once = trouvée du premier coup
puzzle-found = trouvée en { $n } coups
puzzle-solution = Lire la réponse
day-before = La veille
day-after = Le lendemain

## Le livre des règles

rulebook = Livre des règles
rulebook-of = { $game } : les règles
rulebook-note = Chaque chapitre commence par ce dont il s’agit ; ses règles numérotées sont dessous, les points que nous avons tranchés et nos sources à la fin.
rulebook-rules = { $n ->
    [one] Une règle
   *[other] { $n } règles
}
rulebook-open = Ouvrir toutes les règles
rulebook-shut = Seulement les résumés
rulebook-now = Sur la question posée à table
rulebook-contents = Chapitres
glossary = Mots et images
aid = Aide de jeu
aid-of = { $game } en une page
print = Imprimer
tap-to-see = Touche pour tout voir.
my-standing = Toi : { $n }

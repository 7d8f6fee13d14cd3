# Ce que disent toutes les façades : le titre des jeux, les erreurs, la fin d’une partie.
# Les noms des messages et leurs faits sont ceux du code ; voir docs/words.md pour les termes.

## Les cinq jeux

game-air =
    .title = Air Sorcière
    .tagline = Fais voler tes sorcières aussi haut que tu l’oses, et atterris avant la chute.
game-bal =
    .title = Le Bal des Sorcières
    .tagline = On danse, on se jette des sorts, et le miroir renvoie toujours les pires.
game-lancre =
    .title = Disque-monde : les Sorcières
    .tagline = Apprenties au pays de Lancre : soigne, répare, et garde-toi de ricaner.
game-witchstone =
    .title = Witchstone
    .tagline = Une boule de cristal, un chaudron, et tout ce qu’une seule tuile peut déclencher.
game-wildegrens =
    .title = Sorcellerie !
    .tagline = Seule contre les ténèbres et le tribunal, sauve le village qui te juge.

## Les robots

bot-random = Au hasard
    .text = joue ce qui lui tombe sous la main
bot-novice = Novice
    .text = se fie souvent au premier coup d’œil
bot-beginner = Débutante
    .text = se fie parfois au premier coup d’œil
bot-apprentice = Apprentie
    .text = pèse ses risques et compte ses cartes
bot-witch = Sorcière
    .text = imagine un instant ce que tu as en main
bot-crone = Vieille sorcière
    .text = pense à tout, et elle en a vu d’autres
bot-level = { $name } : { $text }
bots-shallow = Ici, les règles tournent en simple Python : la sorcière et la vieille sorcière ne font qu’un essai sur { $part }.
bots-shallow-air = La vieille sorcière n’y gagne guère plus souvent qu’une apprentie.
bots-shallow-bal = La vieille sorcière y reste bien plus forte qu’une apprentie.
bots-shallow-lancre = Contre d’autres, la vieille sorcière n’y vaut pas mieux qu’une apprentie ; seule, elle gagne plus souvent.
bots-shallow-witchstone = La vieille sorcière y reste aussi forte ; la sorcière y joue comme l’apprentie.
bots-shallow-wildegrens = La vieille sorcière n’y gagne qu’un peu plus souvent qu’une apprentie.
hint-why = Sur { $tries } essais, { $share } % de victoire ; juste derrière, « { $other } » : { $otherShare } %.
hint-why-unsure = Sur { $tries } essais, { $share } % de victoire ; « { $other } » en donnait { $otherShare }, trop peu de plus pour la faire changer d’avis.
hint-otherwise =
    .habit = Elle a sans doute répondu par habitude, sans compter : à y regarder de nouveau, en { $tries } essais, « { $other } » lui semblerait mieux, { $otherShare } % de victoire contre { $share }.
    .glance = Elle n’a jeté qu’un coup d’œil, ou répondu par habitude : à y regarder de nouveau, en { $tries } essais, « { $other } » lui semblerait mieux, { $otherShare } % de victoire contre { $share }.
    .careless = Elle n’y a pas pris garde, ou ses essais étaient tombés autrement : à y repenser, en { $tries } essais, « { $other } » lui semblerait mieux, { $otherShare } % de victoire contre { $share }.
    .luck = Ses essais étaient tombés autrement : à y repenser, en { $tries } essais, « { $other } » lui semblerait mieux, { $otherShare } % de victoire contre { $share }.
hint-share = Sur { $tries } essais, { $share } % de victoire.
hint-only = Il n’y a rien d’autre à faire.
hint-habit = Elle a répondu par habitude, sans compter.
hint-lot = Ce qu’elle a appris est illisible ici : elle a tiré au sort.
hint-because = Pour : { $reason }.
hint-because-both = Pour : { $reason }, puis { $second }.
hint-although = Contre : { $reason }.

## Une partie

refused = { $rule } : { $why }
play-over = La partie est finie.
question-hidden =
    { $count ->
        [0] La table attend.
        [one] { $names } choisit.
       *[other] { $names } choisissent.
    }
list-and = { $first } et { $last }
outcome-reason = { $reason } ({ $rule })
outcome-winners =
    { $count ->
        [0] { $seats ->
            [1] La partie est perdue.
           *[other] La partie est perdue pour tout le monde.
        }
        [1] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
outcome-together =
    { $count ->
        [0] Perdu, tous ensemble.
       *[other] Gagné, tous ensemble.
    }
outcome-seat =
    { $rank ->
        [0] –
       *[other] { $rank }.
    } { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
option-value =
    { $value ->
        [true] oui
        [false] non
       *[other] { $value }
    }

## La table ne peut pas être dressée

unknown-game = Aucun jeu ne s’appelle « { $game } » ; choisis parmi : { $known }.
bad-seats = Ce jeu se joue de { $fewest } à { $most } sièges, pas à { $seats }.
unknown-option = Aucune option ne s’appelle « { $option } » ; choisis parmi : { $known }.
bad-option-value = L’option « { $option } » ne peut pas valoir « { $value } » ; choisis parmi : { $known }.
unknown-bot = Aucun robot ne s’appelle « { $bot } » pour ce jeu ; choisis parmi : { $known }.

## Un coup illisible

unknown-move = Je ne comprends pas « { $text } » ; un coup commence par un de ces mots : { $verbs }.
move-needs-card = Je ne comprends pas « { $text } » : après « { $verb } » vient une carte, comme dans « { $verb } K7 ».
move-needs-colour = Je ne comprends pas « { $text } » : après « { $verb } » vient la lettre d’une couleur, comme dans « { $verb } K », ou « none ».
move-needs-diploma = Je ne comprends pas « { $text } » : un diplôme se demande avec une couleur et 3, 4 ou 5 cartes, comme « graduate K 4 » ({ $rule }).
move-takes-nothing = Je ne comprends pas « { $text } » : « { $verb } » s’écrit tout seul.
stale-version = La table a bougé entre-temps (elle en est à la version { $current }, pas { $version }) : regarde-la, puis choisis de nouveau.
nothing-to-undo = Rien à reprendre : ton dernier coup a appris quelque chose à quelqu’un, ou c’est déjà aux autres.

## Un enregistrement

record-foreign = Ligne { $line } : ce fichier n’est pas un enregistrement d’Esbat.
record-newer = Ligne { $line } : cet enregistrement est d’un format plus récent ({ $format }) ; mets Esbat à jour.
record-damaged = Ligne { $line } : l’enregistrement est abîmé à cet endroit.
record-truncated = Ligne { $line } : l’enregistrement est coupé, il lui manque la fin.
record-too-long = Ce fichier est trop gros pour un enregistrement (plus de { $most } caractères).
record-seal-broken = Ligne { $line } : la graine dévoilée ne correspond pas à l’engagement de la première ligne.
record-edition = Ligne { $line } : cette partie suit l’édition { $edition } des règles ; cet Esbat joue l’édition { $current }.
record-options = Ligne { $line } : les options ne sont pas toutes là.
record-goes-on = Ligne { $line } : la partie était finie avant ce coup.
record-illegal = Ligne { $line } : le coup « { $text } » est interdit. { $why }
record-bad-move = Ligne { $line } : le coup « { $text } » ne se lit pas. { $why }
record-spelling = Il ne s’écrit pas tout à fait ainsi.
record-outcome = Ligne { $line } : le résultat inscrit n’est pas celui que donne la partie rejouée.
record-unfinished = Ligne { $line } : un résultat est inscrit, mais la partie n’est pas finie.

## Paquets : chaque défaut commence par sa ligne.

pack-good = { $title } : le paquet est bon. Son empreinte commence par { $digest }.
pack-more-faults = Et { $many } autres défauts.
pack-unknown-deed = « { $text } » ne se fait pas avec un paquet ; choisis parmi : { $known }.
pack-none-here = { $game } ne prend pas de paquets.
pack-for-another-game = Ce paquet est pour { $other }, pas pour { $game }.
pack-too-long = Ligne { $line } : le fichier dépasse { $most } octets.
pack-not-text = Ligne { $line } : le fichier n’est pas du texte en UTF-8.
pack-not-toml = Ligne { $line } : ce n’est pas du TOML.
pack-no-game = Ligne { $line } : le paquet ne dit pas pour quel jeu il est (game = "…").
pack-format = Ligne { $line } : le paquet doit dire esbat = { $format }.
pack-edition = Ligne { $line } : le paquet doit être pour l’édition { $edition } de { $game }.
pack-unknown-section = Ligne { $line } : il n’y a pas de section [[{ $section }]] ici.
pack-missing-section = Ligne { $line } : il n’y a pas de [[{ $section }]].
pack-too-many-rows = Ligne { $line } : plus de { $most } lignes de [[{ $section }]].
pack-not-a-row = Ligne { $line } : ce n’est pas une ligne de [[{ $section }]].
pack-unknown-field = Ligne { $line } : [[{ $section }]] n’a pas de champ { $field }.
pack-missing-field = Ligne { $line } : { $field } manque.
pack-not-a-number = Ligne { $line } : { $field } doit être un nombre entier, pas { $value }.
pack-out-of-range = Ligne { $line } : { $field } vaut { $value } ; il faut de { $lowest } à { $highest }.
pack-not-a-word = Ligne { $line } : { $field } doit être un texte court sur une ligne.
pack-unknown-choice = Ligne { $line } : { $field } vaut { $value } ; choisis parmi : { $known }.
pack-bad-code = Ligne { $line } : { $field } vaut { $value } ; il faut des minuscules, suivies d’un chiffre au plus.
pack-twice = Ligne { $line } : { $value } figure deux fois.
pack-no-such = Ligne { $line } : aucun [[{ $section }]] n’a le code { $value }.
pack-other-things = Ligne { $line } : { $value } ne peut ni figurer ni manquer ici ; les règles connaissent { $known }, dans cet ordre.
pack-total = Ligne { $line } : { $what } dans [[{ $section }]] font { $many } ; il en faut { $needed }.
pack-lancre-total =
    Ligne { $line } : la boîte a { $needed } { $what ->
        [cards] cartes
        [small] Petits Problèmes
        [big] Gros Problèmes
        [green] carrés verts
       *[purple] carrés violets
    }, et ici il y en a { $many }.
pack-lancre-spaces = Ligne { $line } : il y a { $many } cases ; il en faut de { $lowest } à { $highest }.
pack-lancre-granny = Ligne { $line } : aucun lieu n’a le code { $value }, qu’il faut pour jouer seul.
pack-lancre-path = Ligne { $line } : le chemin de { $one } à { $other } relie un lieu à lui-même, ou existe déjà.
pack-lancre-unreachable = Ligne { $line } : aucun chemin ne mène à { $value }.
pack-lancre-bonus = Ligne { $line } : { $value } : un bonus, et lui seul, a un montant au-dessus de 0.
pack-lancre-foe = Ligne { $line } : { $value } : seul un bonus vaut contre quelqu’un.
pack-lancre-drawing = Ligne { $line } : { $many } cartes en font piocher ; plus de { $most } d’une sorte feraient des tours sans fin.
pack-lancre-powers = Ligne { $line } : { $many } noms du Pouvoir des Trois ; il peut y en avoir { $most }.
pack-lancre-choices = Ligne { $line } : cases, Balais et effets font { $many } choix ; il peut y en avoir { $most }.
pack-lancre-crossroads = Ligne { $line } : { $many } cases entourent { $value } ; il peut y en avoir { $most }.
pack-witchstone-what =
    { $what ->
        [locations] lieux
        [stones] Pierres des sorcières
        [towers] tours
        [roads] connexions
        [spaces] cases
        [tokens] jetons
        [pieces] cases à cristal
        [black] cases pour le cristal noir
        [exits] sorties
        [tiles] tuiles
        [hexes] tuiles spéciales
        [dark] cases foncées
        [owls] tuiles Hibou
       *[scrolls] parchemins
    }
pack-witchstone-total = Ligne { $line } : la boîte compte { $needed } { pack-witchstone-what }, et il y en a { $many }.
pack-witchstone-between = Ligne { $line } : il y a { $many } { pack-witchstone-what } ; il en faut de { $lowest } à { $highest }.
pack-witchstone-cell = Ligne { $line } : la case { $q },{ $r } n’existe pas, est prise, ou n’est pas au bord comme il le faut.
pack-witchstone-pair = Ligne { $line } : { $one } et { $other } doivent différer, et chaque paire ne vient qu’une fois.
pack-witchstone-owls = Ligne { $line } : il y a { $needed } cases orange, et des hiboux pour { $many } piles.
pack-witchstone-wand = Ligne { $line } : une case { $colour } de la baguette a un symbole et un nombre si elle est dark, un décompte et un nombre si elle est silver, rien si elle est light.
pack-witchstone-scroll = Ligne { $line } : { $value } ne nomme pas juste ce qu’il faut à un parchemin de la sorte { $kind }.
pack-witchstone-road = Ligne { $line } : la connexion de { $one } à { $other } relie un lieu à lui-même, ou existe déjà.
pack-witchstone-unreachable = Ligne { $line } : aucune connexion ne mène à { $value }.
pack-wildegrens-total =
    Ligne { $line } : la boîte contient { $needed } { $what ->
        [witches] Sorcières
        [jurors] Jurés
        [missions] Missions
        [challenges] Défis
        [convictions] Convictions
        [villagers] Villageois
        [moons] Sorcières marquées d’une lune
        [starters] Sorcières de l’Assemblée de départ
        [common] Défis communs
       *[zeros] Villageois marqué 0
    }, et il y en a ici { $many }.
pack-wildegrens-acts = Ligne { $line } : à { $value }, il faut une Mission de chaque acte.
pack-wildegrens-linked = Ligne { $line } : à { $value }, il faut { $needed } Défis ; il en a { $many }.
pack-wildegrens-effect = Ligne { $line } : l’effet { $value } est illisible.
pack-wildegrens-misplaced = Ligne { $line } : { $value } n’a pas sa place sous { $field }.
pack-wildegrens-number = Ligne { $line } : { $value } : le nombre va de { $least } à { $most }, et rien ne se fait 0 fois.
pack-wildegrens-plain-number = Ligne { $line } : { $value } : ce qui dure ou compte toujours prend un nombre, pas un compte.
pack-wildegrens-nobody-acts = Ligne { $line } : { $value } compte à partir de la Sorcière qui agit, et sous { $field } aucune n’agit.
pack-wildegrens-once = Ligne { $line } : { $value } figure une seconde fois sous { $field } ; il n’y a place que pour une.
pack-wildegrens-chained = Ligne { $line } : { $value } dure ou compte toujours ; cela ne se met ni avant ni après >.
pack-wildegrens-endless = Ligne { $line } : avec { $value } sous { $field }, un tour pourrait ne jamais finir.
pack-wildegrens-familiar = Ligne { $line } : { $value } : un Familier, et lui seul, a un moment et un effet de Familier.
record-pack = Ligne { $line } : le paquet de cet enregistrement est abîmé, ou n’est pas celui de la partie.

## Ce que contient une boîte

box-section =
    { $section ->
        [place] Lieux
        [path] Chemins
        [tile] Tuiles de problème
        [card] Cartes
        [colour] Couleurs
        [token] Pions de Farce
        [formula] Formules
       *[other] { $section }
    }

## D’où on le sait

source-rulebook =
    { $count ->
        [0] livret de règles
        [1] livret de règles, ligne { $lines }
       *[other] livret de règles, lignes { $lines }
    }
source-public =
    { $count ->
        [0] pages publiques
        [1] page publique ({ $pages })
       *[other] pages publiques ({ $pages })
    }
source-own = reconstitué par nous
source-after = { $said }, d’après : { $where }
source-of = { $what } : { $said }
source-other = D’un paquet : { $text }
source-part =
    { $part ->
        [name] nom
        [names] noms
        [character] personnage
        [effect] effet
        [difficulty] difficulté
        [points] points
        [copies] exemplaires
        [spaces] cases
        [colour] couleur
        [level] niveau
        [place] place
        [values] valeurs
        [most-values] la plupart des valeurs
        [numbers] nombres
        [kinds] sortes
        [the-kind] sorte
        [the-types] types
        [the-spread] répartition
        [spread] répartition
        [range] étendue
        [one-copy] un exemplaire
        [two-copies] deux exemplaires
        [four-copies] quatre exemplaires
        [the-rest] le reste
       *[other] {""}
    }
file-not-plain = { $path } n’est pas un simple fichier : mets d’abord son contenu dans un fichier.
file-keeps-nothing = { $path } n’est pas un simple fichier, rien ne peut y être gardé : choisis un autre nom.

## Ce que dit le recueil des règles

told-in-another = { $text } ({ $language })

## Expliquer une chose

explain-no-such-thing = Rien de tel n’est sur la table : « { $thing } ».

### La commande « esbat » : aide, refus, rapports.

## Aide

cli-usage = Usage :
cli-panel-arguments = À nommer
cli-panel-options = Options
cli-panel-commands = Commandes
cli-default = \[par défaut : {"{}"}]
cli-required = \[obligatoire]
cli-word-options = [OPTIONS]
cli-word-command = COMMANDE …
cli-word-game = jeu
cli-word-query = mots
cli-word-file = fichier
cli-word-things = objets

cli-command-esbat = Cinq jeux de sorcières : y jouer, lire leurs règles, y faire jouer des robots par milliers.
cli-epilog-esbat = Pour commencer : esbat play air
cli-command-play = S’asseoir à une table dans le terminal, avec des robots ou avec d’autres à côté de toi.
cli-epilog-play =
    Exemples : esbat play air --seats human,apprentice,novice · esbat play air --record soiree.jsonl
    Un numéro ou le texte d’un coup conviennent ; à la table, tape ? pour le reste.
cli-command-serve = Ouvrir la table dans le navigateur, jusqu’à ce qu’on l’arrête.
cli-epilog-serve = Exemple : esbat serve --open
cli-command-diary = Revoir ses propres parties au terminal.
cli-epilog-diary = Exemples : esbat diary · esbat diary wildegrens
cli-command-games = Montrer les jeux de l’étagère, leurs robots et leurs options de table.
cli-epilog-games = La même chose en Python : esbat.shelf()
cli-command-learn = Apprendre un jeu : ses leçons à la vraie table, là où tu en étais, ou en un écran comment on y joue.
cli-epilog-learn = Exemples : esbat learn air · esbat learn air --short · esbat learn bal --plain
cli-command-puzzle = Chercher l’énigme du jour : un coup vaut bien mieux que les autres.
cli-epilog-puzzle = Exemples : esbat puzzle air · esbat puzzle bal --day 2026-11-16
cli-command-rules = Lire les règles numérotées d’un jeu, les points que nous avons tranchés et leurs sources.
cli-epilog-rules = Exemples : esbat rules air · esbat rules air AIR-020 · esbat rules air chat noir · esbat rules air --short
cli-command-sim = Faire jouer des robots entre eux et compter ce qui arrive.
cli-epilog-sim = Exemple : esbat sim air --seats 3 --games 1000 --bots apprentice,novice --seed 7 --jobs 2 --json
cli-command-train = Apprendre ce que valent les tables d’un jeu, de parties entre robots.
cli-epilog-train = Exemple : esbat train air --plays 4000 --seed 1 --out air.json
cli-command-tune = Trouver de meilleurs nombres pour les réponses habituelles d’un jeu, en les faisant jouer entre elles.
cli-epilog-tune = Exemple : esbat tune air --seats 2 --plays 240000 --seed 1 --out air.json
cli-command-judge = Combien des réponses de chaque robot sont des bourdes, d’après le plus fort, qui pense dix fois plus.
cli-epilog-judge = Exemple : esbat judge air --questions 200 --seed 1
cli-command-rate = Classer les robots : une échelle avec ses marges d’erreur, un tableau et un dessin.
cli-epilog-rate =
    Exemples : esbat rate air --deals 500 --jobs 2 --out echelle · esbat rate air --bot mine.py --program "python bot.py"
    Avec --out, une série interrompue reprend où elle s’est arrêtée ; avec plus de --deals, elle va plus loin.
cli-command-replay = Raconter une partie enregistrée, telle qu’un siège ou un spectateur l’a vue.
cli-epilog-replay = Exemple : esbat replay soiree.jsonl --seat 0 --to 40
cli-command-verify = Contrôler un enregistrement : chaque coup, le hasard scellé, le résultat.
cli-epilog-verify = Un enregistrement faux reçoit une phrase qui nomme la première ligne fausse, et le code de sortie 2.
cli-command-lab = Regarder de près comment se joue un jeu, ou garder des parties en nombre : report, export.
cli-epilog-lab = Exemples : esbat lab report air --games 200 · esbat lab export air --games 1000 --bots random --out parties
cli-command-mcp = Faire asseoir un modèle de langage à une table, par l’entrée et la sortie standard.
cli-epilog-mcp = C’est le programme du modèle qui la lance : voir docs/research/text.md.
cli-command-bench = Mesurer en quelques secondes la vitesse de cette installation.
cli-epilog-bench = La comparaison avec d’autres moteurs est dans le dossier bench des sources.

cli-help-help = Montrer cette page.
cli-help-version = Dire quelle version c’est.
cli-help-lang = Parler l’une de ces langues : { $languages } ; sinon, comme le disent ESBAT_LANG ou la langue du système.
cli-help-game = Le code d’un jeu, tel que « esbat games » le donne.
cli-help-short = Seulement la page d’un écran : le but, un tour, la fin, qui gagne.
cli-help-lessons = Nommer les leçons, et dire lesquelles sont finies.
cli-help-summaries = Seulement ce dont parle chaque chapitre.
cli-help-glossary = Seulement les mots du jeu, et ce qu’ils veulent dire.
cli-rules-glossary = Les mots du jeu
cli-help-day = L’énigme de ce jour ; sinon, celle d’aujourd’hui.
cli-help-lesson = Commencer par cette leçon.
cli-help-query = Le numéro d’une règle (AIR-020, 20, R6) ou des mots qui s’y trouvent ; sans rien, tout.
cli-help-file = Un enregistrement, tel que « esbat play --record » l’écrit.
cli-help-players = Qui s’assied où : human, human:Agnès ou le nom d’un robot pour chaque siège ; sans cela, toi et les meilleurs robots.
cli-help-seed-play = Tirer le hasard de ce nombre, pour pouvoir refaire la même partie.
cli-help-option = Une option de table ; peut être donnée plusieurs fois.
cli-help-record = Où garder l’enregistrement de la partie.
cli-help-resume = Reprendre une partie interrompue : son enregistrement, ou last pour la plus récente.
cli-help-ask-everything = Poser toutes les questions, même quand une seule réponse est possible.
cli-help-daily = La partie du jour : le même hasard pour tous.
cli-help-plain = Ni couleurs ni dessins : pour les lecteurs d’écran et les redirections.
cli-help-seats = Combien de sièges ; sans cela, autant que de robots.
cli-help-games = Combien de parties.
cli-help-hidden = Combien de sommes cachées a le réseau.
cli-help-ends = Quelle part de ce que vaut une table vient de la fin de la partie, en pour cent ; le reste, de ce que promettaient les tables suivantes.
cli-help-by = Le robot dont on étudie les parties ; habits : les réponses habituelles des niveaux supérieurs, une fois accordées.
cli-help-weights = Où écrire les poids ; à l’écran sinon.
cli-help-bots = Qui joue ; s’il y a moins de robots que de sièges, ils se rasseyent dans le même ordre.
cli-help-seed = Le nombre dont vient tout le hasard de la série.
cli-help-jobs = Combien de processus se partagent le travail ; l’empreinte reste la même.
cli-help-cluster = L’adresse d’une grappe Ray dont les machines se partagent le travail (HÔTE:PORT, ou auto) ; l’empreinte reste la même.
cli-help-seats-rate = Combien de sièges ; sans cela deux, ou ce qui s’en approche le plus dans ce jeu.
cli-help-bots-rate = Qui est classé ; sans cela, tous les niveaux du jeu.
cli-help-bots-judge = Qui est jugé ; sans cela, tous les niveaux du jeu.
cli-help-questions = À combien de questions chaque robot répond.
cli-help-rungs = Seuls les voisins se rencontrent, dans l’ordre de --bots : moins de parties pour une longue échelle.
cli-help-among = Seulement une place de chaque autre robot parmi des places de celui-ci : jusqu’où va un robot fort.
cli-help-deals = Combien de donnes ; chacune est jouée à toutes les tables, dans tous les ordres de sièges.
cli-help-out = Garder parties, tableau, page et dessin dans ce dossier, et reprendre ce qui s’y trouve.
cli-help-bot = Un robot à toi, dans un fichier Python ; peut être donné plusieurs fois.
cli-help-program = Un robot à toi qui est un programme, interrogé en lignes JSON : COMMANDE ou NOM=COMMANDE ; peut être donné plusieurs fois.
cli-help-twin = Le même robot, à qui l’on montre la vraie table, pour voir ce que l’honnêteté lui coûte ; peut être donné plusieurs fois.
cli-help-patience = Les secondes qu’un robot à toi peut prendre pour répondre avant de perdre la partie par forfait.
cli-help-json = Écrire un objet JSON au lieu d’un tableau.
cli-help-seat = Par les yeux de ce siège (0 est le premier) ; sans cela, d’un spectateur.
cli-help-to = S’arrêter après ce nombre de coups.
cli-help-why = Dire ce qui plaidait pour ce coup, si un robot l’a joué et que la partie est finie.
cli-help-host = Où écouter ; sans cela, cette machine seule.
cli-help-port = Quel port ; sans cela, 8765 ou le premier libre après lui, et 0 prend n’importe lequel.
cli-help-db = Où garder les parties : sqlite:///fichier.db, sqlite:////dossier/fichier.db pour un chemin absolu, ou postgresql://nom@hôte/base ; sans cela, ton dossier de données.
cli-help-open = Ouvrir un navigateur à la table.
cli-help-log-level = Combien en dire sur ce qui se passe.
cli-help-behind-proxy = Croire les adresses que transmet un mandataire de cette machine.
cli-help-trust-proxy = Croire aussi les mandataires à ces adresses ou dans ces réseaux, par exemple 10.27.0.0/24.
cli-help-pace = Secondes entre les coups des robots.
cli-help-window = Secondes pendant lesquelles une fenêtre reste ouverte, quand personne ne doit savoir qui est consulté.
cli-help-packs = Proposer les paquets (*.toml) de ce dossier aux nouvelles tables.
cli-help-lines = Combien de tables ouvertes une même adresse peut regarder à la fois.
cli-help-metrics = Dire à Prometheus (/metrics) et à esbat admin (/people) comment vont les choses, sur ce port ; pour cette machine seule, sauf si une adresse vient avant.
cli-help-reach = Où les autres serveurs de la même base joignent celui-ci ; sans cela, là où il écoute, ou comme la base le voit.
cli-help-wake = Comment les serveurs d’une même base se réveillent : nats://hôte:4222 ; sans cela, par la base elle-même.
cli-help-processes = Combien de processus de cette machine servent ensemble, chacun menant sa part des tables : à peu près autant que de processeurs. Un seul, sans cela.
cli-help-backup = Où mettre les parties ; un fichier de ce nom est remplacé quand tout est écrit.
cli-help-restore = Un fichier écrit par « esbat backup ».
cli-help-admin-deed = Quoi faire : tables, disk, people, link, close, delete, end-abandoned, ban, unban, bans, export ou forget.
cli-help-admin-things = À quoi : le nom d’une partie, le numéro d’un siège, une adresse.
cli-help-days = Au bout de combien de jours sans un coup une partie passe pour abandonnée.
cli-help-most = Combien de tables montrer, les plus récentes d’abord.
cli-help-at = Où un serveur en marche a ses --metrics ; seul « people » y demande.

## Refus : une phrase chacun

cli-interrupted = Interrompu.
cli-our-mistake = Quelque chose a échoué qui n’aurait pas dû ({ $what }) ; avec ESBAT_TRACEBACK=1 on voit où, et merci de le signaler.
cli-unknown-language = Nous ne parlons pas « { $text } » ; choisis parmi : { $known }.
cli-unknown-command = Il n’y a pas de commande « { $text } » ; choisis parmi : { $known }.
cli-unknown-flag = Il n’y a pas d’option { $option } ; --help montre celles qui existent.
cli-unknown-flag-near = Il n’y a pas d’option { $option } ; voulais-tu dire { $near } ?
cli-missing = Il manque { $what } ; --help montre ce qui va à cet endroit.
cli-needs-value = L’option { $option } attend une valeur après elle.
cli-takes-no-value = L’option { $option } va seule et ne prend pas de valeur.
cli-bad-value = Ce qui est donné pour { $option } ne convient pas ; --help montre ce qui convient.
cli-usage-error = Ces mots ne font pas une commande ; --help montre comment ils vont.
cli-extra = « { $text } » est un mot de trop ; { $command } --help montre ce qui va à cet endroit.
cli-bad-number = { $option } prend un nombre entier, et « { $text } » n’en est pas un.
cli-out-of-range = { $option } prend un nombre de { $least } à { $most }.
cli-bad-choice = { $option } prend un de ces mots : { $known }.
cli-bad-names = { $option } prend des noms séparés par des virgules, et il en manque un dans « { $text } ».
cli-bad-pair = Une option de table s’écrit nom=valeur, ce que « { $text } » n’est pas.
cli-bad-place = { $option } prend un port, ou une adresse et un port (127.0.0.1:9180), ce que « { $text } » n’est pas.
cli-bad-network = { $option } prend des adresses ou des réseaux (10.27.0.0/24), ce que « { $text } » n’est pas.
cli-help-lab-deed = report pour une page avec images et données, export pour les parties et les coups en fichiers Parquet.
cli-help-lab-bots = Les robots : une série chacun pour report ; qui s’assoit où, dans l’ordre, pour export.
lab-unknown-deed = Le labo ne sait pas faire « { $text } » ; choisis parmi : { $known }.
cli-lab-title = Comment se joue { $title }
cli-lab-about = Entre parenthèses et en traits : les bornes d’une part à 95 % (Wilson). Un retournement est une partie gagnée par quelqu’un d’autre que le favori à la mi-temps, celui qui gagnerait le plus souvent si tout le monde finissait au hasard. Une échappée est une partie où quelqu’un mène au quart, à la moitié et aux trois quarts, et gagne.
cli-lab-series = { $bots } · options : { $options }
cli-lab-seat = siège { $seat }
cli-lab-plays = parties
cli-lab-length = coups par partie, médiane
cli-lab-branching = choix à chaque question, moyenne (maximum)
cli-lab-decisions = questions qui laissent le choix, par partie
cli-lab-scores = scores par siège
cli-lab-comebacks = retournements
cli-lab-runaways = échappées
cli-lab-wins = Victoires par siège
cli-lab-endings = Comment finissent les parties
cli-lab-lengths = Coups par partie
cli-lab-openings = Premier choix d’un siège, et combien de fois il a gagné
cli-lab-things = Cartes et tuiles dont un siège s’est servi, et combien de fois il a gagné
cli-lab-moves = Coups joués par un siège, et combien de fois il a gagné
cli-missing-extra = Il faut { $library }, qui n’est pas installé : lance { $command }.
cli-no-rule = Aucune règle de { $title } n’a le numéro ou tous les mots de « { $text } ».
cli-bad-seat = Il n’y a pas de siège { $seat } à cette table ; ses sièges vont de 0 à { $last }.
cli-bad-to = L’enregistrement compte { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 } : --to prend un nombre de 0 à { $moves }, pas { $to }.
cli-file-missing = Il n’y a pas de fichier { $path }.
cli-file-is-directory = { $path } est un dossier, et il faut un fichier.
cli-file-denied = Tu n’as pas le droit d’ouvrir { $path }.
cli-file-read-only = Impossible d’écrire { $path } : l’endroit est en lecture seule.
cli-file-no-room = Impossible d’écrire { $path } : il n’y a plus de place.
cli-file-trouble = Impossible de se servir de { $path } ({ $why }).

lab-no-bots = Nomme au moins un robot.
lab-too-many-bots = { $bots } robots ne tiennent pas sur { $seats } sièges ; nomme moins de robots ou plus de sièges.
lab-too-few = --{ $what } doit valoir au moins 1, pas { $number }.
train-more-than-whole = --ends est une part en pour cent : 100 au plus, pas { $number }.
train-no-habits = Personne n’a accordé les réponses habituelles de { $game } pour ses niveaux supérieurs : il reste à étudier les parties d’un robot (--by).
train-no-school = Rien à apprendre pour { $game } : son module dans esbat.bots n’a pas de SCHOOL.
tune-too-few = --plays doit valoir au moins { $least } (un pas), pas { $number }.
tune-no-weights = Rien à accorder pour { $game } : son SCHOOL dans esbat.bots n’a pas de poids.
lab-endless = La partie numéro { $number } de la série n’était pas finie après { $moves } coups.
lab-illegal = Le robot { $bot } a choisi « { $text } », qui n’est pas permis à ce moment.
lab-worker-lost = Un processus qui partageait le travail s’est perdu ; essaie avec moins de --jobs.
lab-jobs-and-cluster = --jobs vaut pour cette machine et --cluster pour d’autres ; donne l’un des deux.
lab-no-cluster = Aucune grappe Ray ne répond à { $address } ({ $text }).
lab-cluster-lost = La grappe de { $address } s’est perdue ; relance la même chose quand elle sera revenue.
lab-cluster-other = Une machine de la grappe fait tourner un autre Esbat, ou le même sous une autre forme ; installe le même partout.
lab-cluster-without = Une machine de la grappe n’a pas Esbat ; installe le même partout.
lab-few-bots = Une échelle demande au moins deux robots.
lab-other-ladder = { $path } contient les parties d’une autre échelle ; choisis un autre dossier pour --out.
lab-no-journal = { $path } n’est pas un journal de parties ; choisis un autre dossier pour --out.
lab-bad-journal = La ligne { $line } de { $path } est abîmée ; efface-la avec toutes les suivantes, et relance.
lab-busy-journal = Un autre calcul écrit déjà dans { $path } ; attends qu’il ait fini, ou choisis un autre dossier pour --out.
lab-seat = siège { $seat }
lab-guest-name = Deux robots ne peuvent pas s’appeler « { $bot } » ; donne un autre nom au tien.
lab-guest-bad-name = « { $bot } » ne peut pas être le nom d’un robot : prends jusqu’à 30 lettres, chiffres, - et _.
lab-file-fails = { $path } ne peut pas servir de robot ({ $what }).
lab-file-no-bot = { $path } doit contenir une seule classe de robot, et il en a { $many }.
lab-no-program = « { $text } » ne lance aucun programme.
lab-guest-ended = { $bot } s’est arrêté au milieu d’une partie (code de sortie { $code }).
lab-guest-silent = { $bot } n’a pas répondu pendant { $seconds } s.
lab-guest-nonsense = { $bot } a répondu « { $text } », qui n’est aucun des coups permis.
lab-guest-fails = { $bot } a échoué ({ $what }).

## Rapports

cli-number = { NUMBER($number) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1) } %
cli-form = { $form ->
    [compiled] Les règles tournent compilées.
   *[plain] Les règles tournent en Python simple ; compilées, elles vont bien plus vite.
 }

cli-games-seats = de { $fewest } à { $most } sièges
cli-games-bots = robots : { $bots }
cli-games-levels = Les robots, du plus faible au plus fort :

cli-learn-title = { $title } : { $heading }
cli-learn-part = { $heading } : { $text }

cli-rules-lines = (livret, ligne { $lines })
cli-rules-derived = (découle du livret, ligne { $lines })
cli-rules-rulings = Points tranchés
cli-rules-about = À propos de { $rules }.
cli-rules-option = Option de table : { $option }.
cli-rules-box = Dans la boîte

cli-train-progress = Leçons
cli-tune-progress = Accordage
cli-judge-progress = Jugement
cli-judge-title = { $game } : bourdes en { NUMBER($count) } questions
cli-judge-bot = robot
cli-judge-blunders = bourdes (95 %)
cli-judge-cost = coût moyen
cli-backup-done = { $plays ->
    [one] { NUMBER($plays) } partie
   *[other] { NUMBER($plays) } parties
 } et { NUMBER($acts) } coups, le tout dans { $path }.
cli-backup-doubtful = Cette version ne sait pas remettre en place { $plays ->
    [one] l’une d’elles
   *[other] { NUMBER($plays) } d’entre elles
 } ; elles sont gardées telles quelles : { $some }.
cli-restore-done = { $plays ->
    [one] { NUMBER($plays) } partie ramenée
   *[other] { NUMBER($plays) } parties ramenées
 }, avec { NUMBER($acts) } coups ; { NUMBER($known) } étaient déjà là.
cli-admin-table = { $play }  { $title } : { NUMBER($acts) } coups, le dernier { $days ->
    [0] aujourd’hui
    [one] hier
   *[other] il y a { NUMBER($days) } jours
 }
cli-admin-table-closed = { $play }  { $title } : { NUMBER($acts) } coups, fermée ; le dernier { $days ->
    [0] aujourd’hui
    [one] hier
   *[other] il y a { NUMBER($days) } jours
 }
cli-admin-tables = Tables montrées : { NUMBER($tables) }.
cli-admin-disk = Toutes les parties ensemble prennent { NUMBER($megabytes) } Mo sur le disque.
cli-admin-address = { $address } : { NUMBER($lines) }
cli-admin-people = Lignes ouvertes : { NUMBER($lines) }, depuis { NUMBER($addresses) } adresses.
cli-admin-closed = La table { $play } est fermée ; ce qui y a été joué reste.
cli-admin-deleted = Tout ce qui concernait la table { $play } est effacé.
cli-admin-ended = Tables fermées parce que rien ne s’y est passé depuis { NUMBER($days) } jours : { NUMBER($tables) }.
cli-admin-banned = { $address } ne peut plus entrer.
cli-admin-unbanned = { $address } peut de nouveau entrer.
cli-admin-bans = Adresses qui ne peuvent pas entrer : { NUMBER($addresses) }.
cli-admin-exported = Tout ce qui est gardé sur ce siège est dans { $path }.
cli-admin-forgotten = Le nom au siège { $seat } de { $play } est oublié ; la partie reste.

cli-sim-progress = Parties
cli-sim-title = { $title } : { $games ->
    [one] { NUMBER($games) } partie
   *[other] { NUMBER($games) } parties
 }
cli-sim-seat = siège
cli-sim-bot = robot
cli-sim-wins = victoires
cli-sim-share = part
cli-sim-score = score moyen
cli-sim-ending = { $times } × { $reason }
cli-forfeits = { $bot } a perdu { $times ->
    [one] une partie
   *[other] { NUMBER($times) } parties
 } par forfait. La première : { $reason }
cli-sim-speed = { NUMBER($moves) } coups, { NUMBER($mean) } par partie, en { NUMBER($seconds) } s : { NUMBER($speed) } coups par seconde.
cli-sim-digest = Empreinte de tous les enregistrements : { $digest }

cli-rate-title = { $title }, { $seats ->
    [one] un siège
   *[other] { $seats } sièges
 }{ $options } : { $deals ->
    [one] une donne
   *[other] { NUMBER($deals) } donnes
 }, { $plays ->
    [one] une partie
   *[other] { NUMBER($plays) } parties
 }
cli-rate-rating = cote
cli-rate-share = × part égale
cli-rate-won = gagnées
cli-rate-plays = parties
cli-rate-points = { NUMBER($number) }
cli-rate-interval = { $value } ({ $low } … { $high })
cli-rate-axis = points (400 de plus : dix fois plus de chances d’arriver en tête)
cli-rate-rung = { $bot } parmi { $other } : { $share } du pot ; la part égale serait { $even }.
cli-rate-rung-alone = { $bot } a fait mieux que { $other } sur { $share } des donnes.
cli-rate-worth = Les donnes sont en miroir : ce que { $plays ->
    [one] cette partie dit
   *[other] ces { NUMBER($plays) } parties disent
 } d’un robot contre un autre, { $worth ->
    [one] une partie à donne et sièges tirés au sort le dirait.
   *[other] { NUMBER($worth) } parties à donnes et sièges tirés au sort le diraient.
 }
cli-rate-unwon = { $plays ->
    [one] Une partie n’a été gagnée par personne ; son pot a été partagé.
   *[other] { NUMBER($plays) } parties n’ont été gagnées par personne ; leurs pots ont été partagés.
 }
cli-rate-about = Entre parenthèses : les bornes entre lesquelles un chiffre se trouve à 95 % (en retirant au sort les donnes). Les cotes sont celles du modèle de Plackett et Luce sur les classements entiers, en points autour du milieu de cette échelle.
cli-rate-matrix = La part du pot du robot de gauche, sur un seul siège parmi des sièges du robot du haut ; la part égale serait { $even }.
cli-rate-matrix-alone = Sur quelle part des donnes le robot de gauche a fait mieux que celui du haut ; une égalité compte pour moitié.
cli-rate-made = Fait par :
cli-rate-kept = Gardé : { $path }

cli-verify-good = L’enregistrement est juste : { $title }, { $seats } sièges, { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
 }, le sceau { $seal }… correspond à son secret et le résultat est bon.
cli-verify-adjourned = L’enregistrement est juste jusqu’ici : { $title }, { $seats } sièges, { $moves ->
    [one] { $moves } coup permis
   *[other] { $moves } coups permis
 }, le sceau { $seal }… correspond à son secret ; la partie a été interrompue.

cli-replay-title = { $title }, édition { $edition } : { $players }
cli-replay-eyes = Telle que { $name } l’a vue, au siège { $seat }.
cli-replay-onlooker = Telle qu’un spectateur l’a vue.
cli-replay-stopped = Après { $to ->
    [one] { $to } coup
   *[other] { $to } coups
 } sur { $moves } :
cli-replay-adjourned = La partie a été interrompue ici.
cli-why-not-over = La partie de cet enregistrement n’est pas finie : ses robots répondront à la fin.
cli-bad-why = Il n’y a pas de coup { $number } : l’enregistrement en a { $moves }.
cli-why-no-bot = Le coup { $number } n’a pas été joué par un robot de ce jeu.

cli-bench-progress = Mesure
cli-bench-title = { $title }, { $seats ->
    [one] un siège
   *[other] { $seats } sièges
 }, un cœur
cli-bench-what = quoi
cli-bench-each = µs
cli-bench-rate = par seconde
cli-bench-published = publié
cli-bench-share = rapport
cli-bench-native = coups au hasard, dans le moteur
cli-bench-python = coups au hasard, depuis Python
cli-bench-clone = copies d’une partie (clone)
cli-bench-imagine = inconnu redistribué (imagine)
cli-bench-machine = { $form ->
    [compiled] Chiffres publiés : règles compilées, un cœur de { $processor }, Python { $python }. 100 % : aussi vite que cette machine ; 50 % : deux fois moins vite.
   *[plain] Chiffres publiés : Python simple, comme ici, un cœur de { $processor }, Python { $python }. 100 % : aussi vite que cette machine ; 50 % : deux fois moins vite ; – : rien n’a été publié.
 }
cli-bench-more = Seul le temps de processeur de ce programme est compté. Tous les chiffres publiés, avec d’autres moteurs : bench/results/latest.md dans les sources.

cli-command-pack = Le contenu imprimé d’un jeu dans un fichier : exporter, corriger, vérifier, jouer avec --pack.
cli-epilog-pack = Exemple : esbat pack export lancre > mien.toml · esbat pack check mien.toml · esbat play lancre --pack mien.toml
cli-command-backup = Garder toutes les parties dans un seul fichier, même pendant qu’on joue.
cli-epilog-backup = Exemple : esbat backup parties.jsonl --db postgresql://esbat@db/esbat
cli-command-restore = Ramener les parties d’un tel fichier, dans une base de l’une ou l’autre sorte.
cli-epilog-restore = Les parties déjà présentes restent comme elles sont.
cli-command-admin = Prendre soin d’un serveur : ses tables, sa place sur le disque, qui peut entrer, ce qui est gardé sur qui.
cli-epilog-admin =
    esbat admin tables · disk · people · link · close PARTIE · delete PARTIE · end-abandoned --days 60
    esbat admin ban ADRESSE · unban ADRESSE · bans · export PARTIE SIÈGE FICHIER · forget PARTIE SIÈGE
cli-help-deed = export ou check
cli-help-thing = le code d’un jeu à exporter, ou un fichier à vérifier
cli-help-pack = Un fichier d’autres choses imprimées (voir esbat pack).
cli-word-deed = action
cli-word-thing = chose

## Le carnet

cli-daily-alone = --daily donne le hasard du jour : laisse --seed et --resume de côté.
cli-diary-empty = Rien encore dans ton carnet : finis une partie au terminal.
cli-diary-plays =
    { $plays ->
        [one] { $plays } partie
       *[other] { $plays } parties
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
cli-diary-streak = victoires de suite : { $streak } en ce moment, { $longest } au plus ; parties du jour : { $days }
cli-diary-play = { $day } : { $how }
cli-diary-daily = { $day } (partie du { $daily }) : { $how }

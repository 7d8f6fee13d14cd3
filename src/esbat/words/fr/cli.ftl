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
cli-command-learn = Lire en un écran comment on joue à un jeu : le but, un tour, la fin, qui gagne.
cli-epilog-learn = Exemples : esbat learn air --short · esbat learn bal --plain
cli-command-rules = Lire les règles numérotées d’un jeu, nos décisions de règle et leurs sources.
cli-epilog-rules = Exemples : esbat rules air · esbat rules air AIR-020 · esbat rules air chat noir
cli-command-sim = Faire jouer des robots entre eux et compter ce qui arrive.
cli-epilog-sim = Exemple : esbat sim air --seats 3 --games 1000 --bots apprentice,novice --seed 7 --jobs 2 --json
cli-command-replay = Raconter une partie enregistrée, telle qu’un siège ou un spectateur l’a vue.
cli-epilog-replay = Exemple : esbat replay soiree.jsonl --seat 0 --to 40
cli-command-verify = Contrôler un enregistrement : chaque coup, le hasard scellé, le résultat.
cli-epilog-verify = Un enregistrement faux reçoit une phrase qui nomme la première ligne fausse, et le code de sortie 2.
cli-command-bench = Mesurer en quelques secondes la vitesse de cette installation.
cli-epilog-bench = La comparaison avec d’autres moteurs est dans le dossier bench des sources.

cli-help-help = Montrer cette page.
cli-help-version = Dire quelle version c’est.
cli-help-lang = Parler l’une de ces langues : { $languages } ; sinon, comme le disent ESBAT_LANG ou la langue du système.
cli-help-game = Le code d’un jeu, tel que « esbat games » le donne.
cli-help-short = La page courte, d’un écran ; c’est ce qui vient aussi sans ce mot.
cli-help-query = Le numéro d’une règle (AIR-020, 20, R6) ou des mots qui s’y trouvent ; sans rien, tout.
cli-help-file = Un enregistrement, tel que « esbat play --record » l’écrit.
cli-help-players = Qui s’assied où : human, human:Agnès ou le nom d’un robot pour chaque siège ; sans cela, toi et les meilleurs robots.
cli-help-seed-play = Tirer le hasard de ce nombre, pour pouvoir refaire la même partie.
cli-help-option = Une option de table ; peut être donnée plusieurs fois.
cli-help-record = Où garder l’enregistrement de la partie.
cli-help-resume = Reprendre une partie interrompue : son enregistrement, ou last pour la plus récente.
cli-help-ask-everything = Pose toutes les questions, même quand une seule réponse est possible.
cli-help-daily = La partie du jour : le même hasard pour tous.
cli-help-plain = Ni couleurs ni dessins : pour les lecteurs d’écran et les tubes.
cli-help-seats = Combien de sièges ; sans cela, autant que de robots.
cli-help-games = Combien de parties.
cli-help-bots = Qui joue ; s’il y a moins de robots que de sièges, ils se rasseyent dans le même ordre.
cli-help-seed = Le nombre dont vient tout le hasard de la série.
cli-help-jobs = Combien de processus se partagent le travail ; l’empreinte reste la même.
cli-help-json = Écrire un objet JSON au lieu d’un tableau.
cli-help-seat = Par les yeux de ce siège (0 est le premier) ; sans cela, d’un spectateur.
cli-help-to = S’arrêter après ce nombre de coups.
cli-help-host = Où écouter ; sans cela, cette machine seule.
cli-help-port = Quel port ; sans cela, 8765 ou le premier libre après lui, et 0 prend n’importe lequel.
cli-help-db = Où garder les parties : sqlite:///fichier.db, sqlite:////dossier/fichier.db pour un chemin absolu, ou postgresql://nom@hôte/base ; sans cela, ton dossier de données.
cli-help-open = Ouvrir un navigateur à la table.
cli-help-log-level = Combien en dire sur ce qui se passe.
cli-help-behind-proxy = Croire les adresses que transmet un mandataire de cette machine.
cli-help-pace = Secondes entre les coups des robots.
cli-help-window = Secondes pendant lesquelles une fenêtre reste ouverte, quand personne ne doit savoir qui est consulté.
cli-help-packs = Propose les paquets (*.toml) de ce dossier aux nouvelles tables.
cli-help-lines = Combien de tables ouvertes une même adresse peut regarder à la fois.

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
lab-endless = La partie numéro { $number } de la série n’était pas finie après { $moves } coups.
lab-illegal = Le robot { $bot } a choisi « { $text } », qui n’est pas permis à ce moment.
lab-worker-lost = Un processus qui partageait le travail s’est perdu ; essaie avec moins de --jobs.

## Rapports

cli-number = { NUMBER($number) }
cli-percent = { NUMBER($share, minimumFractionDigits: 1) } %
cli-form = { $form ->
    [compiled] Les règles tournent compilées.
   *[plain] Les règles tournent en Python simple ; compilées, elles vont bien plus vite.
 }

cli-games-seats = de { $fewest } à { $most } sièges
cli-games-bots = robots : { $bots }

cli-learn-title = { $title } : { $heading }
cli-learn-part = { $heading } : { $text }

cli-rules-lines = (livret, ligne { $lines })
cli-rules-derived = (découle du livret, ligne { $lines })
cli-rules-rulings = Décisions de règle
cli-rules-about = À propos de { $rules }.
cli-rules-option = Option de table : { $option }.
cli-rules-box = Dans la boîte

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
cli-sim-speed = { NUMBER($moves) } coups, { NUMBER($mean) } par partie, en { NUMBER($seconds) } s : { NUMBER($speed) } coups par seconde.
cli-sim-digest = Empreinte de tous les enregistrements : { $digest }

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

cli-bench-progress = Mesure
cli-bench-title = { $title }, trois sièges, un cœur
cli-bench-what = quoi
cli-bench-rate = par seconde
cli-bench-native = coups au hasard, boucle dans le moteur
cli-bench-python = coups au hasard, boucle en Python
cli-bench-clone = copie (clone)
cli-bench-imagine = imagination (imagine)
cli-bench-more = Pour une comparaison avec d’autres moteurs, voir le dossier bench des sources.

cli-command-pack = Le contenu imprimé d’un jeu dans un fichier : exporter, corriger, vérifier, jouer avec --pack.
cli-epilog-pack = Exemple : esbat pack export lancre > mien.toml · esbat pack check mien.toml · esbat play lancre --pack mien.toml
cli-help-deed = export ou check
cli-help-thing = le code d’un jeu à exporter, ou un fichier à vérifier
cli-help-pack = Un fichier d’autres choses imprimées (voir esbat pack).
cli-word-deed = action
cli-word-thing = chose

## Le journal

cli-daily-alone = --daily donne le hasard du jour : laisse --seed et --resume de côté.
cli-diary-empty = Rien encore dans ton journal : finis une partie au terminal.
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

# Ce que seul le serveur dit : à une page qui a demandé quelque chose, ou à la personne qui l’a lancé.

server-open-at = Esbat est ouvert à l’adresse { $address } (Ctrl-C pour arrêter)
server-no-door = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
server-bad-host = « { $host } » n’est pas une adresse sur laquelle on peut écouter.
server-page-unbuilt = La page n’est pas encore construite : lance ./play, qui la construit, ou npm run build dans frontend.
bad-database = « { $address } » n’est pas une adresse de base de données connue ; écris sqlite:///fichier.db, sqlite:////dossier/fichier.db pour un chemin absolu, ou postgresql://nom@hôte/base.
database-unwritable = Les parties ne peuvent pas être gardées dans { $path } : { $reason }.
database-unreachable = La base de données { $path } ne nous laisse pas entrer : { $reason }.
database-in-use = Un autre esbat sert déjà les parties de { $path } : arrête-le d’abord, ou nomme un autre fichier avec --db.
database-no-driver = Pour PostgreSQL, il faut encore un paquet : pip install "{ $package }".
bad-wake = Les réveils passent par la base, ou par NATS : --wake nats://hôte:4222.
wake-alone = Les réveils servent à plusieurs serveurs d’une même base PostgreSQL ; celui-ci a ses parties pour lui seul.
wake-no-driver = Pour NATS, il faut encore un paquet : pip install "{ $package }".
backup-foreign = Ce fichier n’est pas une sauvegarde d’esbat.
backup-later = Cette sauvegarde vient d’une version plus récente d’esbat : ramène-la avec celle-là.
backup-damaged = La ligne { $line } de cette sauvegarde est abîmée, donc rien n’en a été pris.
backup-cut = Cette sauvegarde s’arrête après { $plays } parties, avant sa dernière ligne, donc rien n’en a été pris.
admin-unknown-deed = Il n’y a pas de « { $text } » ici ; choisis parmi : { $known }.
admin-needs = esbat admin { $deed } est suivi de : { $things }.
admin-no-table = Il n’y a pas de table ouverte { $play } dans cette base.
admin-no-seat = Il n’y a pas de siège { $seat } à une table { $play } dans cette base.
admin-not-banned = { $address } n’était pas exclue.
admin-no-server = Aucun serveur ne répond à { $at } : lance-le avec --metrics, et dis où avec --at.
admin-page-title = Tenir cette table
admin-page-closed = Ce lien ne vaut plus : demandes-en un autre avec esbat admin link.
admin-page-tables = Tables
admin-page-people = Lignes ouvertes
admin-page-banned = N’entrent pas
admin-page-close = Fermer
admin-page-delete = Effacer
admin-page-abandoned = Jours sans un coup après lesquels une partie inachevée est finie :
admin-page-end = Y mettre fin
admin-page-ban = Exclure
admin-page-unban = Laisser entrer

server-seat-name = Sorcière { $number }
server-undone = { $name } reprend un coup.
    .you = Tu reprends un coup.
server-no-choice = { $name } n’avait pas le choix : la table a continué toute seule.
    .you = Une seule chose était possible : la table l’a faite pour toi.
server-hint = Je choisirais : { $move }.

## Refus

server-hello-first = Dis d’abord à quelle table tu veux t’asseoir.
server-unknown-play = Ce lien n’ouvre aucune table ici.
server-unknown-code = Ce code de secours n’ouvre aucune place ici.
server-other-edition = Cette partie suit l’édition { $edition } des règles ; ce serveur joue l’édition { $current }.
server-damaged-play = Cette partie ne peut pas être remise en place : ce qui en a été gardé est abîmé.
server-closed-play = Cette table a été fermée par la personne qui tient ce serveur.
server-banned = La personne qui tient ce serveur ne laisse pas entrer ton adresse.
server-no-such-pack = Il n’y a pas ici de paquet pareil pour { $game }.
server-no-packs = Pas de dossier de paquets à { $folder } : { $reason }.
server-bad-pack = { $file } n’est pas proposé. { $why }
server-no-file = Ligne { $line } : ce n’est pas un fichier lisible.
server-many-packs = Seuls les { $most } premiers paquets ont été lus.
server-not-understood = Je ne comprends pas ce message.
server-too-fast = Pas si vite : réessaie dans un instant.
server-too-big = Ce message est trop gros.
server-head-too-big = La première ligne ou les en-têtes de cette demande sont trop longs.
server-too-late = La demande n’est pas arrivée entière à temps.
server-too-many-undos = Tu as déjà repris { $most } coups dans cette partie : c’est tout ce que l’on peut reprendre.
server-json-only = Envoie du JSON, s’il te plaît.
server-foreign-origin = Cette demande vient d’une autre page : elle est refusée.
server-other-host = Ce serveur ne répond pas à ce nom.
server-no-such-page = Il n’y a rien ici.
server-no-such-method = Cette adresse s’utilise autrement.
server-store-failed = Le disque n’en a pas voulu, donc rien ne s’est passé : réessaie.
server-store-away = La base de données ne répond pas pour l’instant : dès son retour, on verra si cela a été gardé.
server-store-gone = L’endroit où les parties sont gardées a disparu, donc rien ne peut être gardé : il faut relancer le serveur.
server-trouble = Quelque chose a mal tourné chez nous ; c’est noté dans le journal.
server-onlooker = Tu regardes : seuls ceux qui sont à table peuvent faire cela.
server-bot-sits = Un bot joue à ta place : reprends d’abord ta place.
server-bot-sits-there = Un bot est déjà assis là.
server-nobody-sits-in = Aucun bot ne joue à ta place.
server-still-here = Un bot ne peut remplacer que quelqu’un qui est absent depuis { $seconds } secondes.
server-no-such-seat = Il n’y a pas de telle place à donner.
server-name-unseen = Rien ne se voit dans ce nom : choisis-en un autre.
server-name-accents = Ce nom a trop d’accents sur une même lettre : choisis-en un autre.
server-name-taken = Quelqu’un à cette table s’appelle déjà « { $name } » : choisis un autre nom.
server-bad-seat = Les places sont de ces sortes : { $kinds }.
server-not-asked = On ne te demande rien en ce moment.
server-no-more-time = Personne n’attend ici, ou quelqu’un a déjà demandé un instant.
server-type-it = Tape la formule : ce n’est pas à toi de dire si elle est bien lue.
server-nothing-to-read = Tu n’as rien à lire en ce moment.
server-one-thing = Je réfléchis encore à ta dernière question.
server-legal = Tu peux faire cela maintenant.
server-not-over = La partie n’est pas encore finie.
server-no-such-move = On ne peut pas repartir de là : choisis un coup avant la fin (de 0 à { $last }).
server-too-deep = Cette partie a déjà été prolongée { $most } fois ; on ne va pas plus loin.

## Parties prolongées

record-origin = Ligne { $line } : dans la partie que celle-ci prolonge, le coup « { $text } » ne tient pas. { $why }
record-continued = Cette partie en prolonge une autre depuis son coup { $moves }, ce que la place { $seat } n’avait pas vu étant redistribué.
server-daily-alone = La partie du jour se joue seule, et { $game } ne se joue pas ainsi.
server-no-such-day = Ce jour n’existe pas : écris-le ainsi, 2026-11-16.

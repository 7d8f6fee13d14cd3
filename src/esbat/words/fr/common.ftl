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
    .tagline = Une boule de cristal, un chaudron, et tout ce qu’un seul tour peut déclencher.
game-wildegrens =
    .title = Sorcellerie !
    .tagline = Seule contre les ténèbres et le tribunal, sauve le village qui te juge.

## Les robots

bot-novice = Novice
bot-beginner = Débutante
    .text = joue au hasard, avec entrain
bot-apprentice = Apprentie
    .text = pèse ses risques et compte ses cartes

## Une partie

refused = { $rule } : { $why }
play-over = La partie est finie.
list-and = { $first } et { $last }
outcome-reason = { $reason } ({ $rule })
outcome-winners =
    { $count ->
        [0] La partie est perdue pour tout le monde.
        [1] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
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

# La table dans le terminal.

terminal-you = Toi
terminal-name =
    { $number ->
        [1] Agnès
        [2] Marie
        [3] Rose
        [4] Jeanne
        [5] Colette
       *[other] Odile
    }

## Accueil et fin

terminal-table = À la table : { $names }.
terminal-options = Options de table : { $options }.
terminal-option = { $title } : { $value }
terminal-sealed = Hasard scellé avant la première carte : { $commitment }
terminal-start = Appuie sur Entrée pour commencer.
terminal-resumed =
    { $moves ->
        [one] La partie reprend où elle en était, après { $moves } coup.
       *[other] La partie reprend où elle en était, après { $moves } coups.
    }
terminal-curtain = Au tour de { $name }. Quand { $name } est devant l’écran, sans personne d’autre, appuie sur Entrée.
terminal-record = La partie est gardée dans { $path }
terminal-verify = Pour la contrôler, coup par coup : esbat verify { $path }
terminal-not-kept = La partie n’a pas pu être gardée.

## Ce qu’on lit à chaque coup

terminal-log-empty = Rien ne s’est encore passé.
terminal-did = { $name } : { $what }.
terminal-no-choice = { $name } n’avait pas le choix : la table a continué toute seule.
    .you = Une seule chose était possible : la table l’a faite pour toi.
terminal-took-back = { $name } reprend un coup.
    .you = Tu reprends ton coup.
terminal-prompt = Ton choix (? pour l’aide) :
terminal-choice = { $number }. { $label }
terminal-read-prompt = Lis :
terminal-formula = Tape ceci : { $formula } ({ $seconds } s environ)
terminal-heard = Il était écrit : { $formula } – on a entendu : { $heard }
terminal-unheard = Il était écrit : { $formula } – on n’a rien entendu.
terminal-to-be-read = À lire à voix haute : { $formula }

## Réponses

terminal-help = Tape le numéro d’un coup, son texte (comme « take K7 ») ou quelques-uns de ses mots.
terminal-help-why = ? take K7 : pourquoi ce coup n’est pas permis, avec sa règle
terminal-help-hint = indice : ce que ferait le meilleur robot
terminal-help-undo = annuler : reprendre ton dernier coup, si personne n’a rien appris
terminal-help-rules = règles chat noir : les règles qui parlent de cela ; ou règles AIR-020
terminal-help-log = journal : tout ce qui s’est passé
terminal-help-table = table : revoir la table
terminal-help-save = sauver [FICHIER] : garder la partie
terminal-help-quit = quitter : garder la partie et s’en aller
terminal-number = Choisis un numéro de 1 à { $most }.
terminal-several = « { $text } » peut vouloir dire plusieurs coups : { $numbers }. Donne un numéro.
terminal-no-number = Aucun coup ne porte ce numéro : il y en a { $most }.
terminal-allowed = C’est permis : { $label }.
terminal-rule = { $rule } : { $text }
terminal-more-rules =
    { $count ->
        [one] … et { $count } autre ; précise ta demande, ou lis tout avec « esbat rules { $game } ».
       *[other] … et { $count } autres ; précise ta demande, ou lis tout avec « esbat rules { $game } ».
    }
terminal-no-rule = Aucune règle ne parle de « { $text } ».
terminal-hint = { $name } ferait ceci : { $number }. { $label }
terminal-saved = Gardé dans { $path }
terminal-adjourned = Partie gardée. Pour la reprendre : esbat play { $game } --resume { $path }
terminal-adjourned-nowhere = La partie s’arrête là, et elle n’a pu être gardée nulle part.

## Ce qui ne va pas

terminal-moved-place = Impossible d’écrire { $wanted } ; la partie est gardée dans { $path }
terminal-no-place = Impossible d’écrire { $wanted } ni ailleurs : la partie continue sans être gardée.
terminal-put-aside = Une partie inachevée s’y trouvait ; elle est maintenant dans { $path }
terminal-cannot-save = Impossible d’écrire { $path }.
terminal-occupied = Le fichier { $path } existe et n’est pas un enregistrement d’Esbat : choisis un autre nom.
terminal-no-file = Impossible de lire { $path }.
terminal-nothing-adjourned = Aucune partie inachevée ne t’attend.
terminal-other-game = Cette partie est une partie de { $title }, pas du jeu demandé.
terminal-finished = Cette partie est finie : « esbat replay { $path } » la raconte.
terminal-no-players = Il faut au moins un siège.
terminal-daily = La partie du { $day } : le même hasard pour tous ce jour-là.
terminal-diary =
    Dans ton carnet : { $plays ->
        [one] { $plays } partie
       *[other] { $plays } parties
    } de ce jeu, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.

## Les leçons

terminal-lesson = Leçon { $number } sur { $count } : { $title }
terminal-lesson-line =
    { $done ->
        [yes] { $number }. { $title } ({ $name }), finie
       *[no] { $number }. { $title } ({ $name })
    }
terminal-lesson-again = Tape « encore » pour reprendre cette étape.
terminal-lesson-next = Entrée pour la leçon suivante.
terminal-lesson-left = Pour continuer les leçons : esbat learn { $game }
terminal-lesson-kept = Les leçons finies sont gardées d’elles-mêmes.
terminal-lessons-over = Voilà toutes les leçons. Ta première partie : esbat play { $game }
terminal-lessons-unread = { $path } est illisible : les leçons recommencent du début.
terminal-lessons-older = Tu as fini des leçons de l’édition { $edition } du jeu ; elles comptent toujours, bien que ce soit maintenant l’édition { $current }.
terminal-help-again = encore : reprendre l’étape
terminal-help-next = suivante : passer à la leçon suivante
terminal-lesson-points = La leçon te montre : { $label }

terminal-show = Tape « montre { $rule } » pour essayer cette règle dans une position à elle.
terminal-show-try = Tape « essayer », ou Entrée.
terminal-show-seen = Voilà la règle à l’œuvre. Tape « quitter » pour repartir ; rien d’autre n’a changé.
terminal-no-show = « { $text } » ne désigne pas une règle qui se montre.
terminal-show-over = De retour à ta partie : rien n’a changé.
terminal-rules-more = Davantage : « règles » avec des mots ou un numéro ici ; esbat rules { $game } pour tout.
terminal-help-show = montre AIR-020 : essayer cette règle dans une position à elle, et revenir

## Énigmes

terminal-puzzle = { $title } : l’énigme du { $day }
terminal-puzzle-record = Énigmes trouvées jusqu’ici : { $total }, du premier coup : { $first }.
terminal-help-solution = suivant : renoncer, et lire la réponse

## Le conseiller

terminal-help-coach = conseiller : faire taire le conseiller, ou le rappeler
terminal-coach-back = Le conseiller t’accompagne à nouveau.
terminal-coach-silent = Le conseiller se tait. Tape « conseiller » pour le rappeler.
terminal-coach-none = Le conseiller n’accompagne que qui joue en solitaire ou parmi des robots.
terminal-help-look = regarde PIOCHE : ce que fait une chose sur la table, un exemple chiffré, ses règles (seul : la liste)
terminal-look-nothing = Rien sur la table ne s’appelle « { $text } ».
terminal-look-which = { $count } choses ; laquelle ? « regarde » et quelques mots de son nom :
terminal-look-rules = Règles : { $rules }

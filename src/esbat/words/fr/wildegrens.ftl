# Sorcellerie.
# Sorcières, Défis, Missions, Jurés et Convictions arrivent par leur code ; CARD($card) les dit en mots.
# Les noms sont ceux de games/wildegrens/tables_cards.py ; un test les compare.

wildegrens-card =
    { $code ->
        [curse] Malédiction
        [katherine] Katherine Kent
        [charlotte] Charlotte Kent
        [jane] Jane Kent
        [rosalind] Rosalind Kent
        [gwen] Gwen Hayes
        [jocelyn] Jocelyn Hayes
        [beatrice] Beatrice Hayes
        [eleanor] Eleanor Lilly
        [mercy] Mercy Lilly
        [sabrina] Sabrina Lilly
        [lenore] Lenore Lilly
        [phyllis] Phyllis Tancred
        [prudence] Prudence Tancred
        [winifred] Winifred Tancred
        [mary] Mary Perrin
        [constance] Constance Perrin
        [isolde] Isolde Perrin
        [amelia] Amelia Stephens
        [tabitha] Tabitha Stephens
        [clara] Clara Stephens
        [hannah] Hannah Miller
        [agnes] Agnes Miller
        [marie] Marie
        [josephine] Josephine
        [ursula] Ursula Hayes
        [judith] Judith Miller
        [nell] La Vieille Nell
        [isobel] Isobel
        [granary] Sauver les réserves de blé du village
        [barley] Lever le mal qui ronge l’orge
        [scarecrow] Brûler l’Épouvantail dans le champ moissonné
        [school] Protéger les enfants dans l’école
        [birchwood] Suivre les élèves perdus dans le bois de bouleaux
        [hut] Prendre d’assaut la hutte de Baba Yaga
        [bones] Remettre en terre les os levés par la charrue
        [camp] Détruire le camp des soldats perdus au vieux champ de bataille
        [horseman] Désarçonner le Cavalier sans tête au pont
        [chapel] Faire taire les murmures de la chapelle
        [household] Délivrer la maisonnée du sacristain
        [crypt] Chasser le Démon de la crypte
        [snow] Pister la bête dans la neige
        [traps] Poser les pièges d’argent avant la pleine lune
        [bloodmoon] Traquer le Loup-garou sous la lune de sang
        [well] Purifier le puits souillé
        [fever] Veiller dans la maison des fièvres
        [pit] Clouer le Vampire dans la fosse aux pestiférés
        [herd] Calmer le troupeau affolé
        [charm] Rompre le charme de la voleuse de lait
        [sleepers] Tirer les dormeurs du songe de la Vieille de la nuit
        [lanterns] Rallumer les lanternes de la chaussée
        [ferry] Ramener le bac à travers la brume
        [bride] Donner le repos à la Mariée noyée
        [linn] Linn
        [ansel] Ansel
        [roderick] Roderick
        [silas] Silas
        [greta] Greta
        [matthias] Matthias
        [ottilie] Ottilie
        [barnabas] Barnabas
        [nightjars1] Engoulevents (1)
        [nightjars2] Engoulevents (2)
        [nightjars3] Engoulevents (3)
        [mob1] Foule en colère (1)
        [mob2] Foule en colère (2)
        [mob3] Foule en colère (3)
        [boar1] Sanglier (1)
        [boar2] Sanglier (2)
        [evilwitch1] Sorcière Maléfique (1)
        [evilwitch2] Sorcière Maléfique (2)
        [evilwitch3] Sorcière Maléfique (3)
        [venerable1] Vénérable Sorcière (1)
        [venerable2] Vénérable Sorcière (2)
        [sprites1] Lutins des Bois (1)
        [sprites2] Lutins des Bois (2)
        [fox] Renard
        [cat] Chat noir
        [raven] Corbeau
        [owl] Chouette
        [toad] Crapaud
        [hens1] Poules Maudites (1)
        [hens2] Poules Maudites (2)
        [locusts1] Nuée de criquets (1)
        [locusts2] Nuée de criquets (2)
        [strawman] Homme de paille
        [changeling1] Changelin (1)
        [changeling2] Changelin (2)
        [skull1] Crâne-lanterne (1)
        [skull2] Crâne-lanterne (2)
        [mortar] Mortier de fer
        [skeleton1] Squelette (1)
        [skeleton2] Squelette (2)
        [skeleton3] Squelette (3)
        [drummer] Tambour spectral
        [steed] Destrier fantôme
        [possessed1] Possédé (1)
        [possessed2] Possédé (2)
        [possessed3] Possédé (3)
        [imp] Diablotin
        [hellhound] Molosse des enfers
        [wolf1] Loup (1)
        [wolf2] Loup (2)
        [bear] Ours
        [snare] Collet de braconnier
        [deerhound] Lévrier
        [rats1] Rats pesteux (1)
        [rats2] Rats pesteux (2)
        [bats] Nuée de chauves-souris
        [thrall1] Serf envoûté (1)
        [thrall2] Serf envoûté (2)
        [nightmare1] Cauchemar (1)
        [nightmare2] Cauchemar (2)
        [thief1] Voleuse de lait (1)
        [thief2] Voleuse de lait (2)
        [goat] Chèvre laitière
        [wisp1] Feu follet (1)
        [wisp2] Feu follet (2)
        [sailor1] Marin noyé (1)
        [sailor2] Marin noyé (2)
        [heron] Héron
        [linn1] Conviction 1 de Linn
        [linn2] Conviction 2 de Linn
        [ansel1] Conviction 1 d’Ansel
        [ansel2] Conviction 2 d’Ansel
        [roderick1] Conviction 1 de Roderick
        [roderick2] Conviction 2 de Roderick
        [silas1] Conviction 1 de Silas
        [silas2] Conviction 2 de Silas
        [greta1] Conviction 1 de Greta
        [greta2] Conviction 2 de Greta
        [matthias1] Conviction 1 de Matthias
        [matthias2] Conviction 2 de Matthias
        [ottilie1] Conviction 1 d’Ottilie
        [ottilie2] Conviction 2 d’Ottilie
        [barnabas1] Conviction 1 de Barnabas
        [barnabas2] Conviction 2 de Barnabas
       *[other] { $kind ->
            [a] Défi { $value } de la première Mission
            [b] Défi { $value } de la deuxième Mission
            [c] Défi { $value } de la troisième Mission
           *[other] { $code }
        }
    }

## Ce qui vient d’arriver. On joue seul : personne n’est nommé.

wildegrens-event-offered = { CARD($card) } ou { CARD($other) } ?
wildegrens-event-kept = { CARD($card) } rejoint l’Assemblée, { CARD($other) } les Recrues.
wildegrens-event-turn_began = Le tour { $count } commence.
wildegrens-event-played =
    { $side ->
        [hidden] { CARD($card) } entre en jeu, cachée.
       *[revealed] { CARD($card) } se révèle.
    }
wildegrens-event-chose = La Mission : { CARD($card) }.
wildegrens-event-resolved = { CARD($card) } ({ wildegrens-trigger }).
wildegrens-trigger =
    { $trigger ->
        [chosen] choisie
        [not_chosen] non choisie
        [success] réussite
       *[failure] échec
    }
wildegrens-event-turned_up = À découvert : { CARD($card) }.
wildegrens-event-discarded = { CARD($card) } va à la défausse.
wildegrens-event-moved = Le { CARD($spot) } devient le { CARD($to) }.
wildegrens-event-dealt =
    { $count ->
        [one] Un Défi de plus pour la Mission « { CARD($card) } ».
       *[other] { $count } Défis pour la Mission « { CARD($card) } ».
    }
wildegrens-event-captured = { CARD($card) } te rejoint.
wildegrens-event-overcame = { CARD($card) } : surmonté pour { $cost }.
wildegrens-event-absorbed = { CARD($card) } prend { $power } de puissance.
wildegrens-event-counted_power = Puissance : { $count }.
wildegrens-event-succeeded = Réussite : { CARD($card) }.
wildegrens-event-failed = Échec : { CARD($card) }.
wildegrens-event-persuaded = { CARD($card) } : persuasion +{ $count }, soit { $now }.
wildegrens-event-dismayed = { CARD($card) } : persuasion −{ $count }, soit { $now }.
wildegrens-event-drew = De l’Assemblée en main : { CARD($card) }.
wildegrens-event-reshuffled =
    { $count ->
        [one] L’unique carte de la défausse forme un nouveau paquet.
       *[other] Les { $count } cartes de la défausse, mélangées, forment un nouveau paquet.
    }
wildegrens-event-cursed =
    { $count ->
        [0] Une Malédiction frappe ; la pile est vide.
       *[other] Une Malédiction frappe ; il en reste { $count } dans la pile.
    }
wildegrens-event-lifted_curse = Une Malédiction est retirée ; { $count } dans la pile.
wildegrens-event-dropped = De la main à la défausse : { CARD($card) }.
wildegrens-event-recruited = { CARD($card) } rejoint l’Assemblée.
wildegrens-event-rescued = { CARD($card) } sort de Prison.
wildegrens-event-lost = { CARD($card) } est perdue.
wildegrens-event-imprisoned = { CARD($card) } va en Prison.
wildegrens-event-cleared =
    { $count ->
        [0] Aucune Sorcière cachée ne revient
        [one] { $count } Sorcière cachée revient
       *[other] { $count } Sorcières cachées reviennent
    } à l’Assemblée, { $other ->
        [0] aucune ne va en Prison.
        [one] { $other } va en Prison.
       *[other] { $other } vont en Prison.
    }
wildegrens-event-looked = On regarde : { CARD($card) }.
wildegrens-event-tossed = À l’écart : { CARD($card) }.
wildegrens-event-put_back = De retour au-dessus : { CARD($card) }.
wildegrens-event-lost_souls =
    { $count ->
        [one] { $count } Villageois perdu : { $now } en tout.
       *[other] { $count } Villageois perdus : { $now } en tout.
    }
wildegrens-event-nobody_lost = Aucun Villageois n’est perdu cette fois.
wildegrens-event-restored =
    { $count ->
        [one] { $count } Villageois revient : { $now } encore perdus.
       *[other] { $count } Villageois reviennent : { $now } encore perdus.
    }
wildegrens-event-unveiled = { CARD($paper) } : un { $count }.
wildegrens-event-struck = { CARD($paper) }, un { $count }, va à la défausse.
wildegrens-event-new_paper = { CARD($paper) } : une nouvelle carte, face cachée.
wildegrens-event-blanked = { CARD($card) } : l’effet « { wildegrens-trigger } » est annulé ce tour.
wildegrens-event-spared = { CARD($card) } ne fait pas de mal.
wildegrens-event-helped =
    { $help ->
        [ease_familiars] Les Familiers de la Mission choisie coûtent { $count } de moins.
        [ease_challenges] Les Défis de la Mission choisie coûtent { $count } de moins.
        [ease_mission] La Mission choisie est plus facile de { $count }.
        [ignore_blocks] Les blocages n’ont pas d’effet ce tour.
        [cancel_failures] Échecs à éviter : { $count }.
       *[draw_next] { $count ->
            [-2] Tu piocheras 2 cartes de moins à la récupération.
            [-1] Tu piocheras 1 carte de moins à la récupération.
            [1] Tu piocheras 1 carte de plus à la récupération.
            [2] Tu piocheras 2 cartes de plus à la récupération.
           *[other] Cartes piochées à la récupération : { $count }.
        }
    }
wildegrens-event-appeared = Une nouvelle Mission : { CARD($card) }.
wildegrens-event-summoned = Le procès est convoqué : ce tour est le dernier.
wildegrens-event-judged =
    { CARD($card) } : persuasion { $now }, conviction { $count }.
wildegrens-event-play_ended =
    { $reason ->
        [two-missions] { wildegrens-reason-two-missions }
        [lost-souls] { wildegrens-reason-lost-souls }
        [curses] { wildegrens-reason-curses }
        [no-witch] { wildegrens-reason-no-witch }
        [card] { wildegrens-reason-card }
       *[trial] { wildegrens-reason-trial }
    }

## Ce qu’on peut choisir

wildegrens-move-keep = Prendre { CARD($card) } dans l’Assemblée
wildegrens-move-hide = Jouer { CARD($card) } cachée
wildegrens-move-reveal = Révéler { CARD($card) }
wildegrens-move-done = C’est assez : passer à la suite
wildegrens-move-choose = Choisir : { CARD($card) }
wildegrens-move-resolve = D’abord : { CARD($card) }
wildegrens-move-use = Le faire
wildegrens-move-pass = S’en passer
wildegrens-move-uncover = Découvrir le { CARD($spot) }
wildegrens-move-discard = Défausser le { CARD($spot) }
wildegrens-move-replace = Remplacer le { CARD($spot) }
wildegrens-move-move = Déplacer le { CARD($spot) }
wildegrens-move-to = Là : { CARD($card) }
wildegrens-move-absorb = Prendre la puissance du { CARD($spot) }
wildegrens-move-capture = Capturer le { CARD($spot) }
wildegrens-move-beat = Surmonter le { CARD($spot) }
wildegrens-move-persuade = Persuader { CARD($card) }
wildegrens-move-dismay = Laisser douter { CARD($card) }
wildegrens-move-unveil = Découvrir { CARD($paper) }
wildegrens-move-swap = Échanger { CARD($paper) }
wildegrens-move-strike = Défausser { CARD($paper) }
wildegrens-move-trial = Aller au procès
wildegrens-move-onward = Continuer un tour
wildegrens-move-toss = Écarter { CARD($card) }
wildegrens-move-return = Remettre { CARD($card) }
wildegrens-move-rescue = Libérer { CARD($card) }
wildegrens-move-drop = Défausser { CARD($card) }
wildegrens-move-imprison = { CARD($card) } va en Prison
wildegrens-move-recruit = Recruter { CARD($card) }
wildegrens-move-blank = Annuler { CARD($card) } : { wildegrens-trigger }
wildegrens-move-spare = T’épargner { CARD($card) }
wildegrens-move-restore =
    { $number ->
        [one] Faire revenir { $number } Villageois
       *[other] Faire revenir { $number } Villageois
    }

## Ce qui est demandé

wildegrens-question-draft =
    .you = Quelle Sorcière rejoint ton Assemblée ?
    .other = On choisit l’Assemblée.
wildegrens-question-play =
    .you =
    { $part ->
        [1] Phase 1 : joue autant de Sorcières que tu veux.
        [3] Phase 3 : joue les Sorcières restantes.
       *[other] Elle doit être jouée aussitôt.
    }
    .other = On joue des Sorcières.
wildegrens-question-choose =
    .you = Phase 2 : quelle Mission choisis-tu ?
    .other = On choisit une Mission.
wildegrens-question-order =
    .you = Laquelle vient d’abord ?
    .other = On choisit l’ordre des effets.
wildegrens-question-use =
    .you = { CARD($source) } : { wildegrens-deed } ?
    .other = { CARD($source) } peut agir.
wildegrens-deed =
    { $primitive ->
        [swap_curse] échanger une Malédiction contre une carte
        [remove_curse] retirer une Malédiction
        [draw] piocher une carte
        [draw_next] une carte de plus à la récupération
        [recruit] recruter une Sorcière
        [recruit_pick] regarder les Recrues et en choisir une
        [scry_coven] regarder le dessus de l’Assemblée
        [scry_challenges] regarder le dessus des Défis
        [ease_familiars] rendre les Familiers plus faciles
        [ease_challenges] rendre les Défis plus faciles
        [ease_mission] rendre la Mission plus facile
        [ignore_blocks] ignorer tous les blocages
        [cancel_failures] éviter des échecs ce tour
        [gain_persuasion] persuader
       *[other] agir
    }
wildegrens-question-spots =
    .you =
    { $primitive ->
        [discard_challenge] { CARD($source) } : quel Défi défausser ?
        [replace_challenge] { CARD($source) } : quel Défi remplacer ?
        [move_challenge] { CARD($source) } : quel Défi déplacer ?
        [absorb_challenge] { CARD($source) } : quel Défi changer en puissance ?
        [capture_familiar] { CARD($source) } : quel Familier capturer ?
       *[other] { CARD($source) } : quel Défi découvrir ?
    }
    .other = { CARD($source) } s’occupe d’un Défi.
wildegrens-question-destination =
    .you = Vers quelle Mission ?
    .other = On déplace un Défi.
wildegrens-question-search =
    .you = { CARD($source) } : tous les Défis de quelle Mission ?
    .other = { CARD($source) } fouille une Mission.
wildegrens-question-beat =
    .you = Tu as { $available } de puissance. Quel Défi surmontes-tu ?
    .other = { $available } de puissance à dépenser.
wildegrens-question-reward =
    .you = Réussite. Qui persuades-tu ?
    .other = Un Juré se laisse persuader.
wildegrens-question-persuade =
    .you = { CARD($source) } : qui persuades-tu ?
    .other = Un Juré se laisse persuader.
wildegrens-question-dismay =
    .you = { CARD($source) } : quel Juré doute ?
    .other = Un Juré doute.
wildegrens-question-papers =
    .you =
    { $primitive ->
        [swap_conviction] { CARD($source) } : quelle Conviction échanger ?
        [discard_conviction] { CARD($source) } : quelle Conviction défausser ?
       *[other] { CARD($source) } : quelle Conviction découvrir ?
    }
    .other = { CARD($source) } lit les Jurés.
wildegrens-question-scry =
    .you = Écarter ou remettre ? La dernière remise est au-dessus.
    .other = On regarde des cartes.
wildegrens-question-pick =
    .you = Quelle Recrue rejoint l’Assemblée ?
    .other = On choisit une Recrue.
wildegrens-question-prisoners =
    .you = { CARD($source) } : qui sort de Prison ?
    .other = { CARD($source) } ouvre la Prison.
wildegrens-question-drop =
    .you = { CARD($source) } : quelle Sorcière défausses-tu ?
    .other = Une Sorcière est défaussée.
wildegrens-question-imprison =
    .you = { CARD($source) } : quelle Sorcière va en Prison ?
    .other = Une Sorcière va en Prison.
wildegrens-question-blank =
    .you = { CARD($source) } : quel effet annuler ?
    .other = { CARD($source) } annule un effet.
wildegrens-question-spare =
    .you = Quel Défi ne fera pas de mal ?
    .other = On évite un mal.
wildegrens-question-restore =
    .you = { CARD($source) } : qui revient ?
    .other = Des Villageois reviennent.
wildegrens-question-trial =
    .you = Phase 5 : aller au procès, ou continuer ?
    .other = On réfléchit au procès.

## Pourquoi non

wildegrens-move-needs =
    « { $text } » : { $verb } demande { $needs ->
        [spot] une place, comme a1 ou c3
        [paper] une Conviction, comme linn1
        [effect_box] une Mission et un type, comme granary success
        [number] un nombre
       *[card] une carte par son code
    }.
wildegrens-play-over = la partie est finie.
wildegrens-onlooker = on joue seul ; les autres regardent.
wildegrens-beat-later = les Défis se surmontent en phase 4.
wildegrens-no-passing = il n’y a rien à refuser ici.
wildegrens-compulsory = l’effet d’une carte ne se refuse pas.
wildegrens-asked-something-else =
    { $question ->
        [draft] choisis d’abord une Sorcière pour l’Assemblée.
        [play] c’est le moment de jouer des Sorcières.
        [choose] choisis d’abord une Mission.
        [order] dis quel effet vient d’abord.
        [use] dis d’abord si elle agit.
        [spots] choisis d’abord un Défi.
        [destination] dis d’abord où va le Défi.
        [search] choisis d’abord une Mission à fouiller.
        [beat] c’est le moment de surmonter des Défis.
        [reward] persuade d’abord un Juré.
        [persuade] persuade d’abord un Juré.
        [dismay] dis d’abord quel Juré doute.
        [papers] choisis d’abord une Conviction.
        [scry] remets ou écarte d’abord.
        [pick] choisis d’abord une Recrue.
        [prisoners] dis d’abord qui sort de Prison.
        [drop] défausse d’abord une Sorcière.
        [imprison] dis d’abord qui va en Prison.
        [blank] choisis d’abord un effet.
        [spare] dis d’abord quel Défi ne fera pas de mal.
        [restore] dis d’abord qui revient.
       *[trial] va au procès, ou continue.
    }
wildegrens-not-in-hand = { CARD($card) } n’est pas dans ta main.
wildegrens-play-them-all = toutes les Sorcières en main doivent être jouées.
wildegrens-too-many-revealed = nombre de Sorcières qu’on peut révéler maintenant, au plus : { $limit }.
wildegrens-not-in-the-row = cette Mission n’est pas dans la ligne : { CARD($card) }.
wildegrens-mission-failed = cette Mission a échoué : { CARD($card) }.
wildegrens-nothing-face-down = rien n’y est face cachée : { CARD($card) }.
wildegrens-same-mission = il y est déjà : { CARD($card) }.
wildegrens-mission-full = huit Défis y sont déjà : { CARD($card) }.
wildegrens-empty-spot = il n’y a pas de { CARD($spot) }.
wildegrens-other-mission = le { CARD($spot) } n’est pas à la Mission choisie.
wildegrens-too-dear = le { CARD($spot) } coûte { $cost }, et tu as { $power } de puissance.
wildegrens-blocked = un autre Défi bloque le { CARD($spot) }.
wildegrens-other-deed = ce n’est pas ce qui se fait ici ; écris { $deed }.
wildegrens-out-of-scope = l’effet n’atteint pas le { CARD($spot) }.
wildegrens-already-up = le { CARD($spot) } est déjà face visible.
wildegrens-no-familiar = le { CARD($spot) } n’est pas un Familier face visible.
wildegrens-nowhere-to-move = aucune autre Mission n’a de place pour le { CARD($spot) }.
wildegrens-not-a-juror = { CARD($card) } n’est pas parmi les Jurés.
wildegrens-paper-gone = { CARD($paper) } n’est plus là.
wildegrens-paper-up = { CARD($paper) } est déjà face visible.
wildegrens-other-paper-deed = ce n’est pas ce qui se fait ici aux Convictions.
wildegrens-no-such-soul = il n’y a pas de { $count } parmi les Âmes Perdues.
wildegrens-no-such-box = il n’y a pas d’effet à annuler ainsi : { CARD($card) }, { wildegrens-trigger }.
wildegrens-nothing-to-lose = { CARD($card) } n’a rien à perdre.
wildegrens-not-among-them = { CARD($card) } ne peut pas être choisi ici.

## La fin

wildegrens-reason-trial = Le procès est terminé.
wildegrens-reason-two-missions = La partie est perdue : deux Missions ont échoué.
wildegrens-reason-lost-souls = La partie est perdue : trop de Villageois sont perdus.
wildegrens-reason-curses = La partie est perdue : une Malédiction était due, et la pile est vide.
wildegrens-reason-no-witch = La partie est perdue : aucune Sorcière dans la nouvelle main.
wildegrens-reason-card = La partie est perdue : une carte le dit.
wildegrens-outcome-seat =
    { $name } : { $score ->
        [0] aucun Juré convaincu
        [one] { $score } Juré convaincu
       *[other] { $score } Jurés convaincus
    }, en { $turn ->
        [one] { $turn } tour
       *[other] { $turn } tours
    }.
wildegrens-grade =
    { $grade ->
        [innocent] Innocent : une victoire. Le village accueille l’Assemblée.
        [not-guilty] Non coupable : un match nul. Libres, mais parias.
        [guilty] Coupable : une défaite mineure. La chasse continue.
        [evil-reigns] Le Mal règne : une défaite majeure.
       *[defeat] Défaite avant le procès.
    }
wildegrens-grade-name =
    { $grade ->
        [innocent] Innocent
        [not-guilty] Non coupable
        [guilty] Coupable
        [evil-reigns] Le Mal règne
       *[defeat] Défaite
    }
wildegrens-option-difficulty =
    { $value ->
        [easy] facile
        [hard] difficile
       *[normal] normale
    }
wildegrens-option-coven =
    { $value ->
        [starter] l’Assemblée de départ
       *[draft] au choix, paire par paire
    }

## Les effets, pas à pas. n : un nombre ; count : ce qui se compte à la place ; last : le dernier argument.

wildegrens-do-then = { $first } ; { $second }
wildegrens-do-then-if = { $first } ; dans ce cas, { $second }
wildegrens-times =
    { $count ->
        [none] { $n ->
            [1] {""}
           *[other] {", "}{ $n } fois
        }
       *[other] , une fois par { wildegrens-counted }
    }
wildegrens-counted =
    { $count ->
        [fam] Sorcière de sa famille en jeu, elle comprise
        [kin] autre Sorcière de sa famille en jeu
        [others] autre Sorcière en jeu
        [hidden] Sorcière cachée en jeu
        [revealed] Sorcière révélée en jeu
        [familiars] Familier à toi
        [overcome] Défi surmonté ce tour
        [curses] Malédiction en main
       *[lost] Villageois perdu
    }
wildegrens-last-counted =
    { $last ->
        [fam] Sorcière de sa famille en jeu, elle comprise
        [kin] autre Sorcière de sa famille en jeu
        [others] autre Sorcière en jeu
        [hidden] Sorcière cachée en jeu
        [revealed] Sorcière révélée en jeu
        [familiars] Familier à toi
        [overcome] Défi surmonté ce tour
        [curses] Malédiction en main
       *[lost] Villageois perdu
    }
wildegrens-amount =
    { $count ->
        [none] { $n }
       *[other] 1 par { wildegrens-counted }
    }
wildegrens-where =
    { $last ->
        [one] {" "}d’une même Mission
        [chosen] {" "}de la Mission choisie
        [this] {" "}de cette Mission
        [others] {" "}des autres Missions
       *[any] {""}
    }
wildegrens-do-star = +{ $n } de puissance par { wildegrens-last-counted }
wildegrens-do-power = +{ $n } de puissance
wildegrens-do-absorb_challenge = Défausse un Défi et prends sa difficulté imprimée en puissance
wildegrens-do-reveal_challenge =
    { $count ->
        [all] Découvre tous les Défis d’une Mission
       *[other] Découvre un Défi{ wildegrens-where }{ wildegrens-times }
    }
wildegrens-do-expose_challenge = Découvre jusqu’à { $n } Défis d’une Mission, puis défausse l’un d’eux si tu veux
wildegrens-do-discard_challenge = Défausse un Défi{ wildegrens-where }{ wildegrens-times }
wildegrens-do-replace_challenge = Remplace un Défi{ wildegrens-where } par le suivant du paquet{ wildegrens-times }
wildegrens-do-move_challenge = Déplace un Défi{ wildegrens-where } vers une autre Mission{ wildegrens-times }
wildegrens-do-add_challenge =
    { $last ->
        [this] Ajoute { wildegrens-challenges } à cette Mission
       *[others] Ajoute { wildegrens-challenges } à chaque autre Mission
    }
wildegrens-challenges =
    { $n ->
        [1] un Défi
       *[other] { $n } Défis
    }
wildegrens-do-scry_challenges = Regarde les { $n } premiers Défis du paquet : écarte, remets
wildegrens-do-capture_familiar = Capture un Familier face visible{ wildegrens-times }
wildegrens-do-ease_familiars = Rends les Familiers de la Mission choisie moins chers de { wildegrens-amount }
wildegrens-do-ease_challenges = Rends les Défis de la Mission choisie moins chers de { wildegrens-amount }
wildegrens-do-ease_mission = Rends la Mission choisie plus facile de { wildegrens-amount }
wildegrens-do-harden_challenges = Les Défis d’ici coûtent { $n } de plus, sauf ceux de ce nom
wildegrens-do-harden_self = Plus difficile de { $n } par { wildegrens-last-counted }
wildegrens-do-harden_mission = La Mission est plus difficile de { $n }
wildegrens-do-block_challenges = Les Défis d’ici qui ne bloquent rien ne peuvent pas être surmontés
wildegrens-do-block_mission = La Mission ne peut pas réussir
wildegrens-do-limit_reveals =
    { $n ->
        [0] En phase 3, aucune Sorcière ne peut se révéler
        [1] En phase 3, une Sorcière au plus peut se révéler
       *[other] En phase 3, { $n } Sorcières au plus peuvent se révéler
    }
wildegrens-do-mute_witches = En phase 3, aucune Sorcière ne peut agir
wildegrens-do-ignore_blocks = Les blocages n’ont pas d’effet ce tour
wildegrens-do-cancel_effect = Annule pour ce tour un effet d’une Mission face visible{ wildegrens-times }
wildegrens-do-cancel_failures =
    { $n ->
        [1] Évite l’échec d’un Défi ce tour
       *[other] Évite l’échec de { $n } Défis ce tour
    }
wildegrens-do-draw = Pioche une carte{ wildegrens-times }
wildegrens-do-draw_next =
    { $less ->
        [yes] Pioche { $n } de moins à la récupération
       *[no] Pioche { $n } de plus à la récupération
    }
wildegrens-do-scry_coven = Regarde les { $n } premières cartes de l’Assemblée : écarte, remets
wildegrens-do-recruit = Recrute une Sorcière{ wildegrens-times }
wildegrens-do-recruit_pick = Regarde les { $n } premières Recrues et recrutes-en une
wildegrens-do-rescue =
    Libère une Sorcière de Prison{ wildegrens-times }, { $last ->
        [top] sur le dessus de l’Assemblée
        [hand] dans ta main
       *[discard] dans la défausse
    }
wildegrens-do-lose_hidden = Perds une Sorcière cachée, au hasard{ wildegrens-times }
wildegrens-do-lose_prisoner = Perds une Sorcière en Prison, au hasard{ wildegrens-times }
wildegrens-do-discard_witch = Défausse une Sorcière de ta main{ wildegrens-times }
wildegrens-do-imprison_hidden = Une Sorcière cachée de ton choix va en Prison{ wildegrens-times }
wildegrens-do-swap_curse = Défausse une Malédiction et pioche une carte{ wildegrens-times }
wildegrens-do-remove_curse = Retire une Malédiction{ wildegrens-times }
wildegrens-do-suffer_curse = Subis une Malédiction{ wildegrens-times }
wildegrens-do-lose_villager = Perds une carte Villageois{ wildegrens-times }
wildegrens-do-restore_villager = Fais revenir une carte des Âmes Perdues{ wildegrens-times }
wildegrens-do-uncover_conviction = Découvre une Conviction{ wildegrens-times }
wildegrens-do-swap_conviction = Échange une Conviction contre la suivante du paquet{ wildegrens-times }
wildegrens-do-discard_conviction = Défausse une Conviction{ wildegrens-times }
wildegrens-do-gain_persuasion =
    { $last ->
        [linked] Gagne { $n } de persuasion auprès du Juré lié
        [each] Gagne { $n } de persuasion auprès de chaque Juré
       *[choice] Gagne { $n } de persuasion auprès d’un Juré
    }
wildegrens-do-lose_persuasion =
    { $last ->
        [linked] Perds { $n } de persuasion auprès du Juré lié
        [each] Perds { $n } de persuasion auprès de chaque Juré
       *[choice] Perds { $n } de persuasion auprès d’un Juré
    }
wildegrens-do-must_trial = Ce tour finit par le procès
wildegrens-do-lose_game = La partie est perdue aussitôt

# Là où les pas se lisent mal ; `of` est l’effet dont on parle.

wildegrens-effect-camp-chosen = Tous les Défis d’ici coûtent 1 de plus.
    .of = harden_challenges(1)
wildegrens-effect-pit-chosen = La Mission est plus difficile de 1 par Malédiction en main.
    .of = harden_self(1, curses)

# Quand sert l’effet d’un Familier ; rien pour ceux qui comptent toujours.

wildegrens-when-familiar =
    { $moment ->
        [on_phase1] Début de la phase 1 :
        [on_choose] Aux tours suivants, une fois la Mission choisie :
        [on_recover] Phase 6, avant de piocher :
       *[power] {""}
    }

## La table au terminal

wildegrens-view-status = Tour { $turn }, phase { $part }. Malédictions { $curses }, Âmes Perdues { $souls } sur 5, échecs { $failures } sur 2.
wildegrens-view-piles = Assemblée { $coven } (défausse { $discard }), Prison { $prison }, Recrues { $recruits }, Défis { $challenges }, Missions à venir { $missions }.
wildegrens-view-power = Puissance { $total }, dépensée { $spent } : reste { $available }.
wildegrens-view-juror = { $juror } : persuasion { $persuasion }, Convictions { $papers } (convaincu à { $percent } %)
wildegrens-view-mission = { $place }. { $mission } · { $difficulty } · { $juror } { $linked }, autres { $other }
wildegrens-view-chosen = CHOISIE
wildegrens-view-failed = { $place }. échouée
wildegrens-view-nothing = { $place }. –
wildegrens-view-box = { $trigger } : { $text }
wildegrens-view-hidden-card = face cachée
wildegrens-view-spot = Défi { $number }
wildegrens-view-was = (imprimé { $difficulty })
wildegrens-view-familiar = Familier
wildegrens-view-blank = annulé
wildegrens-view-hand = Ta main
wildegrens-view-curses =
    { $count ->
        [one] { $count } Malédiction
       *[other] { $count } Malédictions
    }
wildegrens-view-in-play-hidden = Cachées
wildegrens-view-in-play-revealed = Révélées
wildegrens-view-familiars = Familiers
wildegrens-view-prison = Prison
wildegrens-view-side-hidden = cachée { $power }
wildegrens-view-side-revealed = révélée { $power }
wildegrens-view-nobody = rien
wildegrens-view-could-buy = Avec { $available } de puissance : { $things }
wildegrens-view-mission-word = la Mission ({ $cost })
wildegrens-source =
    { $source ->
        [RB] du livret
        [PUB] de pages publiques
       *[OWN] reconstituée
    }

## Ce qu’il y a dans la boîte

wildegrens-box-section =
    { $section ->
        [juror] Jurés
        [witch] Sorcières
        [mission] Missions
        [challenge] Défis
        [conviction] Convictions
       *[villager] Villageois
    }
wildegrens-box-conviction = Conviction { $value }
wildegrens-box-villager = Villageois { $value }

## Ce qu’un paquet a nommé

wildegrens-numbered = Conviction { $value } de { $name }

# Ce qu’un robot donne pour ses raisons
wildegrens-weighs =
    .jury = l’avis du jury
    .coven = la force de l’Assemblée
    .curses = les Malédictions
    .hand = la main
    .prison = celles qui sont en Prison
    .familiars = les Familiers
    .losses = les échecs et les Âmes Perdues
    .challenges = les Défis en place
    .missions = les Missions à portée

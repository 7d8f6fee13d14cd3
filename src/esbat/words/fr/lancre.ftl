# Disque-monde : les Sorcières.
# Cartes, lieux, tuiles et apprenties viennent par leur code ; CARD($card) les dit en toutes lettres.

lancre-card =
    { $code ->
        [town] Ville de Lancre
        [town1] Ville de Lancre (1)
        [town2] Ville de Lancre (2)
        [town3] Ville de Lancre (3)
        [castle] Château de Lancre
        [castle1] Château de Lancre (1)
        [castle2] Château de Lancre (2)
        [magrat] Chaumière de Magrat
        [badass] Trou-d’Ucques
        [culdesac] Cul-de-sac
        [gorge] Gorge de Lancre
        [oak] Chêne Foudroyé
        [creel] Sources Casier
        [slice] Tranche
        [razorback] Dodâne
        [granny] Chaumière de Mémé Ciredutemps
        [sunless] Là où le Soleil ne Brille Pas
        [longman] L’Homme Long
        [dancers] Les Danseurs
        [madstoat] Hermine-Folle
        [copperhead] Tête-de-Cuivre
        [bridge] Pont de Lancre
        [brassneck] Toupet
        [hollow] Creux-Glissant
        [madwolf] Loup-Fou
        [blackglass] Verre-Noir
        [treason] Chaumière de Mlle Trahison
        [level] Chaumière de Mlle Niveau
        [earwig] Chaumière de Mme Persoreille
        [trials] Pré des Épreuves
        [caves] Grottes de Lancre
        [dungeon] Donjon
        [fever] Fièvre
        [pig] Cochon Malade
        [sheep] Mouton Malade
        [arm] Bras Cassé
        [pregnancy] Grossesse
        [death] Décès
        [elves] Elfes
        [lankin] Déon l’Elfe
        [elfking] Roi des Elfes
        [elfqueen] Reine des Elfes
        [duke] Duc Kasqueth
        [lady] Lady Kasqueth
        [lacrimosa] Lacrimosa de Margopyr
        [vlad] Vlad de Margopyr
        [count] Comte de Margopyr
        [bela] Comte Bela de Margopyr
        [hiver] Le Rucheur
        [lily] Lily Ciredutemps
        [wintersmith] L’Hiverrier
        [cunning] Le Rusé
        [unknown] tuile cachée
        [esme1] Mémé Ciredutemps (1)
        [esme2] Mémé Ciredutemps (2)
        [atentdead] Mémé « pas morte »
        [nanny1] Nounou Ogg (1)
        [nanny2] Nounou Ogg (2)
        [cookery] Nounou aux fourneaux
        [garlick1] Magrat Goussedail (1)
        [garlick2] Magrat Goussedail (2)
        [armour] La reine Magrat en armure
        [agnes1] Agnès Crettine (1)
        [agnes2] Agnès Crettine (2)
        [perdita] Perdita X. Rêve
        [igor1] Igor et Résidus (1)
        [igor2] Igor et Résidus (2)
        [feegle1] Nac Mac Feegle (1)
        [feegle2] Nac Mac Feegle (2)
        [reaper1] La Mort (1)
        [reaper2] La Mort (2)
        [shambles1] Un Fourbi (1)
        [shambles2] Un Fourbi (2)
        [greebo1] Gredin (1)
        [greebo2] Gredin (2)
        [tick1] Mademoiselle Tique (1)
        [tick2] Mademoiselle Tique (2)
        [eumenides1] Mademoiselle Trahison (1)
        [eumenides2] Mademoiselle Trahison (2)
        [shawn1] Shawn Ogg (1)
        [shawn2] Shawn Ogg (2)
        [anybody] Rob Deschamps
        [wullie] Guiton Simpleut
        [jeannie] Jeannie la kelda
        [aching] Mémé Patraque
        [thunder] Tonnerre et Éclair
        [verence] Le roi Vérence
        [jason] Jason Ogg
        [troll] Le Troll du pont
        [kitten] Toi, le chaton
        [misslevel] Mademoiselle Niveau
        [oats] Le révérend Oats
        [gogol] Madame Gogol
        [preston] Preston
        [roland] Roland
        [casanunda] Giamo Casanabo
        [herne] Herne le Chassé
        [toad] Le Crapaud
        [eskarina] Eskarina
        [hodgesaargh] Hodgesaargh
        [whemper] Bobonne Pleurniche
        [dismass] La Mère Dismass
        [ridcully] Mustrum Ridculle
        [zakzak] La boutique de Zakzak
        [hilta] Hilta la marieuse
        [letice] Madame Persoreille
        [diamanda] Diamanda
        [fool] Le Fou
        [tiffany] Tiphaine Patraque
        [annagramma] Annagramma Falcone
        [petulia] Pétulia Tendon
        [dimity] Basine Brouhaha
       *[other] { $code }
    }

## Ce qui vient de se passer. `.you` : c’est toi ; `.brief` : après un nom et deux-points.

lancre-event-chose = { $name } joue { CARD($witch) }.
    .you = Tu joues { CARD($witch) }.
lancre-event-started = { $name } commence ici : { CARD($space) }.
    .you = Tu commences ici : { CARD($space) }.
lancre-event-turn_began = C’est à { $name }.
    .you = À toi.
    .brief = {""}
lancre-event-lifted =
    { $tile ->
        [unknown] Un Gros Problème va arriver, face cachée.
       *[other] Va arriver : { CARD($tile) }.
    }
lancre-event-shown = Ensuite dans sa case : { CARD($tile) }.
lancre-event-turned_up = On retourne { CARD($card) } : { CARD($location) }.
lancre-event-placed =
    { $tile ->
        [unknown] Un Gros Problème est face cachée : { CARD($space) }.
       *[other] { CARD($tile) } apparaît : { CARD($space) }.
    }
lancre-event-marked = Crise : { CARD($space) } ({ $count }).
lancre-event-reshuffled =
    { $count ->
        [one] La pioche est vide : la seule carte de la défausse la remplace.
       *[other] La pioche est vide : les { $count } cartes de la défausse, mélangées, la remplacent.
    }
lancre-event-walked = { $name } marche : { CARD($space) }.
    .you = Tu marches : { CARD($space) }.
    .brief = marche, { CARD($space) }
lancre-event-flew = { $name } se pose : { CARD($space) }.
    .you = Tu te poses : { CARD($space) }.
    .brief = se pose, { CARD($space) }
lancre-event-stayed = { $name } reste sur place : { CARD($space) }.
    .you = Tu restes sur place : { CARD($space) }.
    .brief = reste sur place
lancre-event-played = { $name } joue { CARD($card) } { lancre-feature }.
    .you = Tu joues { CARD($card) } { lancre-feature }.
    .brief = joue { CARD($card) }
lancre-feature =
    { $feature ->
        [symbol] pour son symbole
        [three] pour le Pouvoir des Trois
       *[effect] pour son effet
    }
lancre-event-spent = { $name } utilise { lancre-own-tile }.
    .you = Tu utilises { lancre-own-tile }.
    .brief = utilise { lancre-own-tile }
lancre-own-tile =
    { $witch ->
        [tiffany] la tuile Invisibilité
        [annagramma] la tuile Magie
       *[petulia] la tuile Cochon Malade
    }
lancre-event-looked = { $name } regarde une tuile ({ CARD($space) }) : { CARD($tile) }.
    .you = Tu regardes en secret ({ CARD($space) }) : { CARD($tile) }.
    .hidden = { $name } regarde une tuile en secret : { CARD($space) }.
lancre-event-revealed = { $name } retourne { CARD($tile) } : { CARD($space) }.
    .you = Tu retournes { CARD($tile) } : { CARD($space) }.
    .brief = retourne { CARD($tile) }
lancre-event-rolled = { $name } lance { lancre-one } et { lancre-other }.
    .you = Tu lances { lancre-one } et { lancre-other }.
    .brief = lance { lancre-one } et { lancre-other }
lancre-one =
    { $one ->
        [cackle] un Ricanage
       *[other] { $one }
    }
lancre-other =
    { $other ->
        [cackle] un Ricanage
       *[other] { $other }
    }
lancre-die =
    { $die ->
        [cackle] un Ricanage
       *[other] { $die }
    }
lancre-event-rerolled = { $name } relance un dé : { lancre-die }.
    .you = Tu relances un dé : { lancre-die }.
    .brief = relance : { lancre-die }
lancre-event-fled = { $name } fuit : { CARD($space) }.
    .you = Tu fuis : { CARD($space) }.
    .brief = fuit, { CARD($space) }
lancre-event-solved = { $name } résout { CARD($tile) } ({ lancre-points }).
    .you = Tu résous { CARD($tile) } ({ lancre-points }).
    .brief = résout { CARD($tile) }
lancre-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lancre-event-failed = { $name } échoue contre { CARD($tile) } : { $total } sur { $needed }.
    .you = Tu échoues contre { CARD($tile) } : { $total } sur { $needed }.
    .brief = échoue contre { CARD($tile) }
lancre-event-cackled = { $name } prend un Ricanage.
    .you = Tu prends un Ricanage.
    .brief = prend un Ricanage
lancre-event-robbed = La réserve est vide : { $name } prend un Ricanage à { $other }.
    .you = La réserve est vide : tu prends un Ricanage à { $other }.
    .at_you = La réserve est vide : { $name } te prend un Ricanage.
lancre-event-aliss_came = Aliss la Noire sourit à { $name }.
    .you = Aliss la Noire te sourit.
lancre-event-calmed = { $name } rend { lancre-cackles }.
    .you = Tu rends { lancre-cackles }.
    .brief = rend { lancre-cackles }
lancre-cackles =
    { $count ->
        [one] { $count } Ricanage
       *[other] { $count } Ricanages
    }
lancre-event-took_tea = { $name } s’arrête pour le thé : { CARD($space) }.
    .you = Tu t’arrêtes pour le thé : { CARD($space) }.
    .brief = prend le thé
lancre-event-relieved = { $name } apaise une crise : { CARD($space) }.
    .you = Tu apaises une crise : { CARD($space) }.
    .brief = apaise une crise, { CARD($space) }
lancre-event-drew = { $name } pioche { CARD($card) }.
    .you = Tu pioches { CARD($card) }.
    .hidden = { $name } pioche une carte.
lancre-event-discarded = { $name } défausse { CARD($card) }.
    .you = Tu défausses { CARD($card) }.
    .brief = défausse { CARD($card) }
lancre-event-set_aside = { $name } met de côté un Petit Problème.
    .you = Tu mets de côté un Petit Problème.
lancre-event-imprisoned = { $name } va au Donjon.
    .you = Tu vas au Donjon.
lancre-event-banished = { CARD($tile) } quitte la partie ({ CARD($space) }).
lancre-event-slipped_by = { $name } passe sans être vue : { CARD($space) }.
    .you = Tu passes sans être vue : { CARD($space) }.
    .brief = passe sans être vue
lancre-event-lost_step = { $name } perd une étape à sortir du Donjon.
    .you = Tu perds une étape à sortir du Donjon.
lancre-event-play_ended =
    { $reason ->
        [three-elves] { lancre-reason-three-elves }
        [no-crisis-left] { lancre-reason-no-crisis-left }
        [no-aliss-left] { lancre-reason-no-aliss-left }
       *[all-placed] { lancre-reason-all-placed }
    }

## Ce que tu peux choisir

lancre-move-choose = Jouer { CARD($witch) }
lancre-move-start = Commencer : { CARD($space) }
lancre-move-draw = Retourner une carte
lancre-move-put = Poser la tuile : { CARD($space) }
lancre-move-mark = Mettre la crise : { CARD($space) }
lancre-move-walk = Marcher : { CARD($space) }
lancre-move-stay = Rester sur place
lancre-move-fly = S’envoler avec { CARD($card) }
lancre-move-land = Se poser : { CARD($space) }
lancre-move-use = Utiliser { CARD($card) }
lancre-move-vanish = Utiliser la tuile Invisibilité
lancre-move-open = Retourner le Problème
lancre-move-roll = Lancer les deux premiers dés
lancre-move-tea = Prendre le thé
lancre-move-flee = Fuir : { CARD($space) }
lancre-move-symbol = Ajouter le symbole de { CARD($card) }
lancre-move-magic = Ajouter la tuile Magie
lancre-move-face = Faire face : lancer les deux derniers dés
lancre-move-settle = S’en tenir à ce total
lancre-move-heal = Soigner avec la tuile Cochon Malade
lancre-move-three = Invoquer le Pouvoir des Trois
lancre-move-join = Appeler { CARD($card) }
lancre-move-relieve = Apaiser la crise : { CARD($space) }
lancre-move-look = Regarder la tuile : { CARD($space) }
lancre-move-reveal = Retourner la tuile : { CARD($space) }
lancre-move-reroll =
    { $number ->
        [1] Relancer le premier dé
        [2] Relancer le second dé
       *[3] Relancer les deux dés
    }
lancre-move-discard = Défausser { CARD($card) }
lancre-move-done = C’est tout : piocher
lancre-move-rob = Le prendre à { $other }
lancre-move-onward = Passer tout de suite au second déplacement
lancre-move-return =
    { $number ->
        [0] Garder tous tes Ricanages
        [1] Rendre { $number } Ricanage
       *[other] Rendre { $number } Ricanages
    }
lancre-move-end = Finir ton tour

## Ce qu’on demande

lancre-question-choose =
    .you = Quelle apprentie es-tu ?
    .other = { $name } choisit une apprentie.
lancre-question-start =
    .you = Où commences-tu ?
    .other = { $name } choisit où commencer.
lancre-question-draw =
    .you =
    { $arriving ->
        [unknown] Un Gros Problème arrive. Retourne une carte pour savoir où.
       *[other] { CARD($arriving) } arrive. Retourne une carte pour savoir où.
    }
    .other = { $name } retourne une carte.
lancre-question-put =
    .you = Où apparaît le nouveau Problème ?
    .other = { $name } choisit où le Problème apparaît.
lancre-question-mark =
    .you = Quel Problème reçoit la crise ?
    .other = { $name } choisit quel Problème reçoit la crise.
lancre-question-move =
    .you =
    { $step ->
        [1] Première étape : où vas-tu ?
       *[2] Seconde étape : où vas-tu ?
    }
    .other = { $name } se déplace.
lancre-question-land =
    .you = Où te poses-tu ?
    .other = { $name } est en l’air.
lancre-question-arrive =
    .you =
    { $trying ->
        [none] Une sorcière est là : le thé est servi.
       *[other] { $tile ->
            [unknown] Un Problème est là, face cachée.
           *[other] { CARD($tile) } est là : il faut { $needed }.
        }
    }
    .other = { $name } arrive.
lancre-question-ready =
    .you = { CARD($tile) } : il faut { $needed }. On y va ?
    .other = { $name } est devant { CARD($tile) }.
lancre-question-facing =
    .you = { CARD($tile) } : { $total } pour l’instant, il faut { $needed }. Fuir, ou faire face ?
    .other = { $name } fait face à { CARD($tile) }, ou fuit.
lancre-question-total =
    .you = { CARD($tile) } : ton total est { $total }, il faut { $needed }. Autre chose ?
    .other = { $name } a { $total } contre { $needed }.
lancre-question-flight =
    .you = Où fuis-tu ?
    .other = { $name } fuit.
lancre-question-relieve =
    .you = Quelle crise apaises-tu ?
    .other = { $name } apaise une crise.
lancre-question-look =
    .you = Quelle tuile cachée regardes-tu ?
    .other = { $name } regarde une tuile cachée.
lancre-question-reveal =
    .you = Quelle tuile cachée retournes-tu ?
    .other = { $name } retourne une tuile cachée.
lancre-question-reroll =
    .you = Quels dés relances-tu ?
    .other = { $name } relance.
lancre-question-discard =
    .you = Quelle carte défausses-tu ? Tu en piocheras autant, plus une.
    .other = { $name } défausse et pioche.
lancre-question-join =
    .you = Quelle sorcière appelles-tu ?
lancre-question-rob =
    .you = La réserve est vide. À qui prends-tu le Ricanage ?
    .other = { $name } choisit à qui prendre un Ricanage.
lancre-question-return =
    .you = Combien de Ricanages rends-tu ?
    .other = { $name } rend des Ricanages.
lancre-question-end =
    .you = Autre chose avant la fin de ton tour ?
    .other = { $name } finit son tour.

## Pourquoi pas

lancre-move-needs-space = « { $text } » : { $verb } demande une case, comme town1 ou oak.
lancre-move-needs-one = « { $text } » : { $verb } demande une chose par son nom.
lancre-play-over = la partie est finie.
lancre-not-your-turn = ce n’est pas ton tour.
lancre-not-in-hand = { CARD($card) } n’est pas dans ta main.
lancre-asked-something-else =
    { $question ->
        [choose] choisis d’abord une apprentie.
        [start] pose d’abord ton pion.
        [draw] le nouveau Problème d’abord : retourne une carte.
        [put] dis d’abord où le Problème apparaît.
        [mark] dis d’abord quel Problème reçoit la crise.
        [move] c’est le moment de te déplacer.
        [land] dis d’abord où tu te poses.
        [arrive] fais d’abord ce que cette case demande.
        [ready] le Problème attend : lance les dés.
        [facing] fuis, ou fais face.
        [total] règle d’abord la tentative.
        [flight] tu dois fuir.
        [relieve] dis d’abord quelle crise tu apaises.
        [look] dis d’abord quelle tuile tu regardes.
        [reveal] dis d’abord quelle tuile tu retournes.
        [reroll] dis d’abord quels dés tu relances.
        [discard] finis d’abord la Transmutation.
        [join] nomme d’abord les trois sorcières.
        [rob] dis d’abord à qui tu prends le Ricanage.
        [return] dis d’abord combien de Ricanages tu rends.
       *[end] il ne reste que les effets, ou la fin de ton tour.
    }
lancre-no-broom = { CARD($card) } ne montre pas de Balai.
lancre-committed = tu as joué un symbole : tu fais face.
lancre-nowhere-to-flee = il n’y a nulle part où fuir : fais face.
lancre-too-late-for-symbols = les quatre dés sont lancés : trop tard pour les symboles.
lancre-broom-adds-nothing = le Balai de { CARD($card) } n’ajoute rien ici.
lancre-no-power = { CARD($card) } ne connaît pas le Pouvoir des Trois.
lancre-join-in-order = il faut trois sorcières différentes, nommées dans l’ordre ; { CARD($card) } ne convient pas.
lancre-no-cackle = tu n’as pas de Ricanage à rendre.
lancre-no-marker = il n’y a pas de crise sur le plateau.
lancre-nothing-hidden = aucune tuile n’est face cachée sur le plateau.
lancre-not-walking = { CARD($card) } sert à pied, quand tu te déplaces.
lancre-nothing-to-escape = il n’y a rien à fuir.
lancre-nothing-to-reroll = tu ne viens pas de lancer des dés.
lancre-bonus-for-another = { CARD($card) } vaut contre un autre Problème.
lancre-not-in-an-attempt = { CARD($card) } sert quand tu fais face à un Problème.
lancre-solves-another = { CARD($card) } résout un autre Problème.
lancre-already-invisible = tu es déjà invisible ici.
lancre-no-way-on = il n’y a pas moyen de continuer : tu dois t’arrêter ici.
lancre-nothing-to-pass = il n’y a rien ici à passer sans être vue.
lancre-start-on-a-tile = il y a un Problème ({ CARD($space) }) : commence ailleurs.
lancre-put-elsewhere = le Problème ne peut pas apparaître là : { CARD($space) }.
lancre-mark-elsewhere = aucune crise ne peut aller là : { CARD($space) }.
lancre-not-empty = la case n’est pas vide : { CARD($space) }.
lancre-already-there = tu y es déjà : { CARD($space) }.
lancre-no-marker-there = il n’y a pas de crise là : { CARD($space) }.
lancre-nothing-hidden-there = aucune tuile pour cela : { CARD($space) }.
lancre-imprisoned = tu es au Donjon : aucun chemin ne mène là, { CARD($space) }.
lancre-must-stop = tu dois t’arrêter ici, sans continuer : { CARD($space) }.
lancre-no-steps-left = tes chemins ne vont pas jusque-là : { CARD($space) }.
lancre-too-far =
    { $steps ->
        [one] c’est trop loin, ou derrière un obstacle ({ CARD($space) }) : tu as { $steps } chemin.
       *[other] c’est trop loin, ou derrière un obstacle ({ CARD($space) }) : tu as { $steps } chemins.
    }
lancre-not-beside = ce n’est pas à côté : { CARD($space) }.
lancre-witch-taken = { CARD($witch) } est déjà prise.
lancre-not-the-richest = prends-le à qui en a le plus.
lancre-too-many-cackles = tu peux en rendre { $most } au plus.
lancre-must-act = sans Invisibilité, tu fais ce que cette case demande.
lancre-open-it-first = retourne d’abord le Problème.
lancre-needs-three-names = il faut trois sorcières différentes du Pouvoir des Trois.
lancre-tea-is-served = pas de Problème ici : le thé est servi.
lancre-already-open = le Problème est déjà visible : lance les dés.
lancre-problem-first = le Problème passe d’abord.
lancre-not-your-tile = cette tuile est à { CARD($witch) }.
lancre-tile-used = cette tuile a déjà servi.
lancre-no-sick-pig = il n’y a pas de cochon malade ici.

## La fin

lancre-reason-all-placed = La partie est finie : tous les Problèmes sont arrivés.
lancre-reason-three-elves = La partie est perdue : trois Elfes rôdent.
lancre-reason-no-crisis-left = La partie est perdue : trop de crises.
lancre-reason-no-aliss-left = La partie est perdue : Aliss la Noire a le dernier mot.
lancre-outcome-seat =
    { $rank ->
        [0] { $name }
       *[other] { $rank }. { $name }
    } : { $together ->
        [yes] { lancre-outcome-sum }
       *[no] { $score ->
            [one] { $score } point
           *[other] { $score } points
        } ({ lancre-outcome-sum })
    }
lancre-outcome-sum =
    { $my_tiles ->
        [0] aucun Problème résolu
        [one] { $my_tiles } Problème résolu
       *[other] { $my_tiles } Problèmes résolus
    }, { $my_alisses ->
        [0] aucune Aliss la Noire
       *[other] { $my_alisses } Aliss la Noire
    }, { $my_cackles ->
        [0] aucun Ricanage
        [one] { $my_cackles } Ricanage
       *[other] { $my_cackles } Ricanages
    }
lancre-grade =
    { $grade ->
        [saved] Lancre est sauvé.
        [overrun] Lancre est submergé.
        [pig-farmer] Moins de 30 points : reste à épouser un éleveur de cochons.
        [witch] De 30 à 40 points : te voilà sorcière.
       *[honours] Plus de 40 points : sorcière, avec mention.
    }
lancre-grade-numbers =
    { $big_left ->
        [0] Plus un Gros Problème sur le plateau
        [one] { $big_left } Gros Problème reste sur le plateau
       *[other] { $big_left } Gros Problèmes restent sur le plateau
    } ; il en fallait moins de { $big_to_lose }.

## La table du terminal

lancre-symbol =
    { $symbol ->
        [headology] Tétologie
        [magic] Magie
       *[broom] Balai
    }
lancre-effect =
    { $effect ->
        [trick] Astuce de Sorcière : pioche deux cartes
        [costly_trick] Astuce de Sorcière : pioche deux cartes, prends un Ricanage
        [sound_mind] Bien dans sa tête : rends deux Ricanages
        [bonus] Bonus +{ $amount }{ $against ->
            [elf] {" "}contre les Elfes
            [magpyr] {" "}contre les Margopyr
            [lily] {" "}contre Lily
            [cunning_man] {" "}contre le Rusé
            [wintersmith] {" "}contre l’Hiverrier
            [any] {""}
           *[other] {" "}contre un adversaire
        }
        [local_knowledge] Connaissance du pays : deux chemins de plus
        [helping_hand] Coup de main : apaise une crise
        [escape] Évasion : fuis sans défaite
        [borrowing] Emprunt : regarde deux tuiles
        [shambles] Fourbi : retourne une tuile
        [invisibility] Invisibilité : passe un obstacle
        [necessary_male] Mâle nécessaire : résout un Décès
        [remedy] Remède : résout un Mouton Malade
        [second_chance] Seconde chance : relance des dés
       *[transmutation] Transmutation : défausse et pioche une de plus
    }
lancre-source =
    { $source ->
        [RB] du livret
        [PUB] de pages publiques
       *[OWN] reconstitué
    }
lancre-view-reserve = Réserve : { $cackles } Ricanages, { $crises } crises, { $alisses } Aliss. Cartes : { $deck } à piocher, { $discard } défaussées.
lancre-view-boxes = À venir : { $boxes }
lancre-view-box =
    { $small } { $small ->
        [one] petit
       *[other] petits
    }, { $big } gros
lancre-view-empty = plus rien
lancre-view-odds = { $plain } % aux dés, { $cards } % avec tes cartes
lancre-view-seat = { $name } ({ $witch }), { $place } : { $points } pts, { $cackles } Ricanages, { $alisses } Aliss, { $hand } cartes
lancre-view-nobody = pas encore posée
lancre-view-hand = Ta main
lancre-view-tile = { $tile } { $difficulty } ({ $points } pts)
lancre-view-hidden = face cachée
lancre-view-line-place = { $place } : { $things }
lancre-view-line-paths = { $place } mène à { $places }
lancre-view-crises =
    { $count ->
        [one] { $count } crise
       *[other] { $count } crises
    }
lancre-view-legend = ○ vide, ● Problème, ? caché, × crise, 1–4 sorcières
lancre-view-map-problems = Problèmes

## Ce que contient la boîte

lancre-box-path = { CARD($one) } – { CARD($other) }
lancre-effect-short =
    { $effect ->
        [bonus] Bonus +{ $amount }
        [trick] Astuce de Sorcière
        [costly_trick] Astuce ricanante
        [sound_mind] Bien dans sa tête
        [local_knowledge] Connaissance du pays
        [helping_hand] Coup de main
        [escape] Évasion
        [borrowing] Emprunt
        [shambles] Fourbi
        [invisibility] Invisibilité
        [necessary_male] Mâle nécessaire
        [remedy] Remède
        [second_chance] Seconde chance
       *[transmutation] Transmutation
    }
lancre-box-card =
    .short = { lancre-effect-short }
    .detail = { lancre-symbol } · { lancre-effect }
lancre-box-tile =
    .detail = Difficulté { $difficulty }, { lancre-points }
lancre-box-place =
    .detail =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }

# Ce qu’un robot donne pour ses raisons
lancre-weighs =
    .points = les points
    .cards = la main
    .cackles = les Ricanages
    .crises = les crises du pays
    .elves = les Elfes en vue
    .problems = les Problèmes résolus et à venir
    .rivals = la situation des autres

# Les lieux sur la carte du terminal, en court.
lancre-view-short =
    { $place ->
        [town] Ville
        [castle] Château
        [magrat] Magrat
        [badass] Ucques
        [culdesac] Cul-de-sac
        [gorge] Gorge
        [oak] Chêne
        [creel] Casier
        [slice] Tranche
        [razorback] Dodâne
        [granny] Mémé
        [sunless] Sans-Soleil
        [longman] L’Homme
        [dancers] Danseurs
        [madstoat] Hermine
        [copperhead] Cuivre
        [bridge] Pont
        [brassneck] Toupet
        [hollow] Creux
        [madwolf] Loup-Fou
        [blackglass] Verre-Noir
        [treason] Trahison
        [level] Niveau
        [earwig] Persor.
        [trials] Épreuves
        [caves] Grottes
       *[other] {""}
    }

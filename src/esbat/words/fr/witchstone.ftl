# Witchstone.
# Lieux, parchemins, symboles, tuiles et connexions arrivent sous leur code ; CARD($card) les dit en mots.

witchstone-card =
    { $code ->
        [stone] Pierre des sorcières
        [t1] Tour nord-est
        [t2] Tour sud-est
        [t3] Tour sud-ouest
        [t4] Tour nord-ouest
        [f1] Forêt nord
        [f2] Forêt est
        [f3] Forêt sud
        [f4] Forêt ouest
        [c1] Château nord-nord-est
        [c2] Château est-sud-est
        [c3] Château sud-sud-ouest
        [c4] Château ouest-nord-ouest
        [v1] Village est-nord-est
        [v2] Village sud-sud-est
        [v3] Village ouest-sud-ouest
        [v4] Village nord-nord-ouest
        [energy] énergie
        [witch] sorcière
        [pentagram] pentacle
        [crystal] cristal
        [wand] baguette
        [scroll] parchemin
        [points] 3 points
        [doubleenergy] Double sort d’énergie
        [doublewitch] Double sort de sorcière
        [doublepentagram] Double sort de pentacle
        [doublecrystal] Double sort de cristal
        [doublewand] Double sort de baguette
        [doublescroll] Double sort de parchemin
        [single] Sort simple
        [clusterenergy] Grand regroupement d’énergie
        [clusterwitch] Grand regroupement de sorcières
        [clusterpentagram] Grand regroupement de pentacles
        [clustercrystal] Grand regroupement de cristaux
        [clusterwand] Grand regroupement de baguettes
        [clusterscroll] Grand regroupement de parchemins
        [villages] Sorcières : villages
        [forests] Sorcières : forêts
        [castles] Sorcières : châteaux
        [towers] Sorcières : autres tours
        [forestfirst] Sorcières : forêt, village, château
        [villagefirst] Sorcières : village, château, forêt
        [castlefirst] Sorcières : château, forêt, village
        [towersjoined] Connexion : autre tour, autre tour, forêt
        [villagejoined] Connexion : village, château, autre tour
        [castlejoined] Connexion : château, forêt, village
        [onstone] Place sur la pierre
        [witchesout] Sorcières sur le plateau
        [witcheslying] Sorcières couchées
        [silvers] Cases argentées
        [hexesowned] Tuiles spéciales
        [scrollsowned] Parchemins
        [tokensowned] Jetons magiques
        [crystalsshelved] Cristaux sur les étagères
        [energy-witch] énergie/sorcière
        [energy-pentagram] énergie/pentacle
        [energy-crystal] énergie/cristal
        [energy-wand] énergie/baguette
        [energy-scroll] énergie/parchemin
        [witch-pentagram] sorcière/pentacle
        [witch-crystal] sorcière/cristal
        [witch-wand] sorcière/baguette
        [witch-scroll] sorcière/parchemin
        [pentagram-crystal] pentacle/cristal
        [pentagram-wand] pentacle/baguette
        [pentagram-scroll] pentacle/parchemin
        [crystal-wand] cristal/baguette
        [crystal-scroll] cristal/parchemin
        [wand-scroll] baguette/parchemin
        [t1-stone] Tour nord-est – Pierre des sorcières
        [t1-f1] Tour nord-est – Forêt nord
        [t1-f2] Tour nord-est – Forêt est
        [f1-stone] Forêt nord – Pierre des sorcières
        [t1-c1] Tour nord-est – Château nord-nord-est
        [t1-v1] Tour nord-est – Village est-nord-est
        [c1-v1] Château nord-nord-est – Village est-nord-est
        [v1-c2] Village est-nord-est – Château est-sud-est
        [f2-v1] Forêt est – Village est-nord-est
        [t2-stone] Tour sud-est – Pierre des sorcières
        [t2-f2] Tour sud-est – Forêt est
        [t2-f3] Tour sud-est – Forêt sud
        [f2-stone] Forêt est – Pierre des sorcières
        [t2-c2] Tour sud-est – Château est-sud-est
        [t2-v2] Tour sud-est – Village sud-sud-est
        [c2-v2] Château est-sud-est – Village sud-sud-est
        [v2-c3] Village sud-sud-est – Château sud-sud-ouest
        [f3-v2] Forêt sud – Village sud-sud-est
        [t3-stone] Tour sud-ouest – Pierre des sorcières
        [t3-f3] Tour sud-ouest – Forêt sud
        [t3-f4] Tour sud-ouest – Forêt ouest
        [f3-stone] Forêt sud – Pierre des sorcières
        [t3-c3] Tour sud-ouest – Château sud-sud-ouest
        [t3-v3] Tour sud-ouest – Village ouest-sud-ouest
        [c3-v3] Château sud-sud-ouest – Village ouest-sud-ouest
        [v3-c4] Village ouest-sud-ouest – Château ouest-nord-ouest
        [f4-v3] Forêt ouest – Village ouest-sud-ouest
        [t4-stone] Tour nord-ouest – Pierre des sorcières
        [t4-f4] Tour nord-ouest – Forêt ouest
        [t4-f1] Tour nord-ouest – Forêt nord
        [f4-stone] Forêt ouest – Pierre des sorcières
        [t4-c4] Tour nord-ouest – Château ouest-nord-ouest
        [t4-v4] Tour nord-ouest – Village nord-nord-ouest
        [c4-v4] Château ouest-nord-ouest – Village nord-nord-ouest
        [v4-c1] Village nord-nord-ouest – Château nord-nord-est
        [f1-v4] Forêt nord – Village nord-nord-ouest
        [x1] le bord Cristal
        [x1-black] le bord Cristal (cristal noir)
        [x2] le bord Baguette
        [x2-black] le bord Baguette (cristal noir)
        [x3] le bord Parchemin
        [x3-black] le bord Parchemin (cristal noir)
        [x4] le bord Énergie
        [x4-black] le bord Énergie (cristal noir)
        [x5] le bord Sorcière
        [x5-black] le bord Sorcière (cristal noir)
        [x6] le bord Pentacle
        [x6-black] le bord Pentacle (cristal noir)
        [energy-black] énergie (cristal noir)
        [witch-black] sorcière (cristal noir)
        [pentagram-black] pentacle (cristal noir)
        [crystal-black] cristal (cristal noir)
        [wand-black] baguette (cristal noir)
        [scroll-black] parchemin (cristal noir)
        [lowest] la plus basse
       *[other] { $code }
    }

## Ce qui vient de se passer. `.you` : c’était toi ; `.brief` : après un nom et deux points.

witchstone-event-turn_began = C’est à { $name } : manche { $number } sur 11.
    .you = C’est à toi : manche { $number } sur 11.
    .brief = {""}
witchstone-event-settled = { $name } s’installe : { CARD($location) }.
    .you = Tu t’installes : { CARD($location) }.
    .brief = s’installe : { CARD($location) }
witchstone-event-scored = { $name } : { witchstone-points } { witchstone-for }.
    .you = Toi : { witchstone-points } { witchstone-for }.
    .brief = { witchstone-points } { witchstone-for }
witchstone-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
witchstone-for =
    { $for ->
        [tower] pour la tour
        [connections] pour une connexion
        [witches] pour une sorcière
        [stone] pour la Pierre des sorcières
        [token] pour un jeton magique
        [ring] pour une pile de hiboux vide
        [wand] sur la baguette
        [spoiled] pour un cristal abîmé
        [owls] pour les tuiles Hibou
        [tokens] pour les jetons gardés
        [spells] pour les sorts inutilisés
       *[prophecies] pour une prophétie
    }
witchstone-event-picked = { $name } prend la tuile { CARD($tile) }.
    .you = Tu prends la tuile { CARD($tile) }.
    .brief = {""}
witchstone-event-laid = { $name } pose { CARD($tile) } sur { CARD($cell) } et { CARD($other) }.
    .you = Tu poses { CARD($tile) } sur { CARD($cell) } et { CARD($other) }.
    .brief = pose { CARD($tile) }
witchstone-event-began = { $name } commence : { $many } × { CARD($symbol) }.
    .you = Tu commences : { $many } × { CARD($symbol) }.
    .brief = { $many } × { CARD($symbol) }
witchstone-event-granted = { $name } gagne { $many } × { CARD($symbol) } { witchstone-source }.
    .you = Tu gagnes { $many } × { CARD($symbol) } { witchstone-source }.
    .brief = gagne { $many } × { CARD($symbol) }
witchstone-source =
    { $source ->
        [tile] grâce à la tuile
        [token] grâce à un jeton magique
        [hex] grâce à une tuile spéciale
        [shelf] grâce à une étagère
        [wand] grâce à la baguette
        [empty] grâce à une case vide du pentacle
       *[tower] grâce à la tour
    }
witchstone-event-lost = { $name } renonce à { $many } × { CARD($symbol) }.
    .you = Tu renonces à { $many } × { CARD($symbol) }.
    .brief = renonce à { $many } × { CARD($symbol) }
witchstone-event-charged = { $name } pose l’énergie { $filled } : { CARD($road) }.
    .you = Tu poses l’énergie { $filled } : { CARD($road) }.
    .brief = pose une énergie : { CARD($road) }
witchstone-event-connected = { $name } achève { CARD($road) }.
    .you = Tu achèves { CARD($road) }.
    .brief = achève { CARD($road) }
witchstone-event-summoned = { $name } couche une sorcière près de sa tour.
    .you = Tu couches une sorcière près de ta tour.
    .brief = couche une sorcière
witchstone-event-sent = { $name } envoie une sorcière : { CARD($location) }, pour { witchstone-actions }.
    .you = Tu envoies une sorcière : { CARD($location) }, pour { witchstone-actions }.
    .brief = envoie une sorcière : { CARD($location) }
witchstone-actions =
    { $cost ->
        [one] { $cost } action
       *[other] { $cost } actions
    }
witchstone-event-stone_reached = { $name } prend la place { $place } sur la Pierre.
    .you = Tu prends la place { $place } sur la Pierre.
    .brief = place { $place } sur la Pierre
witchstone-event-took_token = { $name } prend un jeton magique : { CARD($token) }.
    .you = Tu prends un jeton magique : { CARD($token) }.
    .brief = prend un jeton : { CARD($token) }
witchstone-event-spent_token = { $name } utilise un jeton : { $many } × { CARD($symbol) }.
    .you = Tu utilises un jeton : { $many } × { CARD($symbol) }.
    .brief = utilise un jeton : { $many } × { CARD($symbol) }
witchstone-event-lost_tokens =
    { $many ->
        [one] { $name } laisse { $many } jeton inutilisé.
       *[other] { $name } laisse { $many } jetons inutilisés.
    }
    .you =
        { $many ->
            [one] Tu laisses { $many } jeton inutilisé.
           *[other] Tu laisses { $many } jetons inutilisés.
        }
witchstone-event-advanced = { $name } avance jusqu’à la case { $space } du pentacle.
    .you = Tu avances jusqu’à la case { $space } du pentacle.
    .brief = pentacle { $space }
witchstone-event-took_owl = { $name } prend une tuile Hibou à { $points }.
    .you = Tu prends une tuile Hibou à { $points }.
    .brief = prend un hibou à { $points }
witchstone-event-took_hex = { $name } prend la tuile spéciale { CARD($hex) }.
    .you = Tu prends la tuile spéciale { CARD($hex) }.
    .brief = prend la tuile spéciale { CARD($hex) }
witchstone-event-turned_hex = Nouvelle tuile spéciale : { CARD($hex) }.
witchstone-event-used_hex = { $name } utilise { CARD($hex) } une fois, pour { CARD($symbol) }.
    .you = Tu utilises { CARD($hex) } une fois, pour { CARD($symbol) }.
    .brief = utilise { CARD($hex) } pour { CARD($symbol) }
witchstone-event-fixed_hex = { $name } pose { CARD($hex) } dans son chaudron, sur { CARD($cell) }.
    .you = Tu poses { CARD($hex) } dans ton chaudron, sur { CARD($cell) }.
    .brief = pose { CARD($hex) } sur { CARD($cell) }
witchstone-event-pushed =
    { $black ->
        [yes] { $name } pousse le cristal noir de { CARD($cell) } à { CARD($to) }.
       *[no] { $name } pousse un cristal de { CARD($cell) } à { CARD($to) }.
    }
    .you =
        { $black ->
            [yes] Tu pousses le cristal noir de { CARD($cell) } à { CARD($to) }.
           *[no] Tu pousses un cristal de { CARD($cell) } à { CARD($to) }.
        }
    .brief = pousse un cristal vers { CARD($to) }
witchstone-event-pushed_out =
    { $black ->
        [yes] { $name } sort le cristal noir : { CARD($exit) }.
       *[no] { $name } sort un cristal : { CARD($exit) }.
    }
    .you =
        { $black ->
            [yes] Tu sors le cristal noir : { CARD($exit) }.
           *[no] Tu sors un cristal : { CARD($exit) }.
        }
    .brief = sort un cristal
witchstone-event-shelved =
    { $black ->
        [yes] { $name } range le cristal noir, étagère { CARD($shelf) }.
       *[no] { $name } range un cristal, étagère { CARD($shelf) }.
    }
    .you =
        { $black ->
            [yes] Tu ranges le cristal noir, étagère { CARD($shelf) }.
           *[no] Tu ranges un cristal, étagère { CARD($shelf) }.
        }
    .brief = remplit une fiole : { CARD($shelf) }
witchstone-event-set_aside =
    { $black ->
        [yes] Les deux étagères sont pleines : { $name } garde le cristal noir.
       *[no] Les deux étagères sont pleines : { $name } garde le cristal.
    }
    .you =
        { $black ->
            [yes] Les deux étagères sont pleines : tu gardes le cristal noir.
           *[no] Les deux étagères sont pleines : tu gardes le cristal.
        }
witchstone-event-broke = { $name } retire le cristal de { CARD($cell) }, au prix de { $cost ->
        [1] 1 point
       *[other] { $cost } points
    }.
    .you = Tu retires le cristal de { CARD($cell) }, au prix de { $cost ->
        [1] 1 point
       *[other] { $cost } points
    }.
    .brief = retire un cristal : −{ $cost }
witchstone-event-strode =
    { $leads ->
        [yes] { $name } avance de { $steps } sur la baguette, jusqu’à la case { $space }, et mène.
       *[no] { $name } avance de { $steps } sur la baguette, jusqu’à la case { $space }.
    }
    .you =
        { $leads ->
            [yes] Tu avances de { $steps } sur la baguette, jusqu’à la case { $space }, et tu mènes.
           *[no] Tu avances de { $steps } sur la baguette, jusqu’à la case { $space }.
        }
    .brief = baguette { $space }
witchstone-event-took_scroll = { $name } prend le parchemin n° { $position } : { CARD($scroll) }.
    .you = Tu prends le parchemin n° { $position } : { CARD($scroll) }.
    .brief = prend un parchemin : { CARD($scroll) }
witchstone-event-shown_scroll = Nouveau parchemin : { CARD($scroll) }.
witchstone-event-boosted = { $name } lance un { witchstone-spell } : { $many } de plus pour { CARD($symbol) }.
    .you = Tu lances un { witchstone-spell } : { $many } de plus pour { CARD($symbol) }.
    .brief = lance un { witchstone-spell }
witchstone-spell =
    { $spell ->
        [single] sort simple
       *[other] double sort ({ CARD($spell) })
    }
witchstone-event-discarded = { $name } n’a plus de place : la tuile { CARD($tile) } quitte la partie.
    .you = Tu n’as plus de place : la tuile { CARD($tile) } quitte la partie.
witchstone-event-drew = { $name } pioche la tuile { CARD($tile) }.
    .you = Tu pioches la tuile { CARD($tile) }.
    .hidden = { $name } pioche une tuile.
witchstone-event-prophesied = { $name } : « { CARD($scroll) } » vaut { $points }.
    .you = « { CARD($scroll) } » te rapporte { $points }.
witchstone-event-play_ended =
    { $reason ->
       *[eleven-turns] { witchstone-reason-eleven-turns }
    }

## Ce que tu peux choisir

witchstone-move-settle = T’installer : { CARD($location) }
witchstone-move-lay = Poser la tuile { CARD($tile) }
witchstone-move-put = Premier symbole sur { CARD($cell) }
witchstone-move-join = Second symbole sur { CARD($cell) }
witchstone-move-begin = Commencer par { CARD($symbol) }
witchstone-move-charge = Énergie : { CARD($road) }
witchstone-move-summon = Coucher une sorcière près de ta tour
witchstone-move-send = Envoyer une sorcière : { CARD($location) }
witchstone-move-advance = Avancer d’une case
witchstone-move-push = Pousser le cristal de { CARD($cell) } vers { CARD($to) }
witchstone-move-shelve = Ranger le cristal sur son étagère : { CARD($rim) }
witchstone-move-lower = Ranger le cristal tout en bas, pour un jeton : { CARD($rim) }
witchstone-move-aside = Garder le cristal à côté de ton paravent : { CARD($rim) }
witchstone-move-pick = Prendre le jeton : { CARD($token) }
witchstone-move-spend = Utiliser le jeton : { CARD($owed) }
witchstone-move-stride =
    { $number ->
        [one] Avancer de { $number } case sur la baguette
       *[other] Avancer de { $number } cases sur la baguette
    }
witchstone-move-take = Prendre le parchemin n° { $number }
witchstone-move-boost = Lancer un { witchstone-spell }
witchstone-move-use = L’utiliser une fois, pour { CARD($symbol) }
witchstone-move-fix = La poser pour de bon sur { CARD($cell) }
witchstone-move-wish = Deux actions : { CARD($symbol) }
witchstone-move-break = Retirer le cristal de { CARD($cell) } : il en coûte des points
witchstone-move-discard = Renoncer à la tuile { CARD($tile) }
witchstone-move-done = Continuer sans le reste

## Ce qu’on te demande

witchstone-question-tower =
    .you = Choisis ta tour ; son jeton agit aussitôt.
    .other = { $name } choisit une tour.
witchstone-question-tile =
    .you = Manche { $number } sur 11. Choisis une tuile à poser.
    .other = { $name } choisit une tuile.
witchstone-question-cell =
    .you = Choisis la case du premier symbole : { CARD($tile) }.
    .other = { $name } pose { CARD($tile) }.
witchstone-question-neighbour =
    .you = Choisis la case du second symbole, à côté du premier.
    .other = { $name } pose { CARD($tile) }.
witchstone-question-order =
    .you = Choisis les actions à faire d’abord.
    .other = { $name } choisit par quoi commencer.
witchstone-question-act =
    .you =
        { $symbol ->
            [scroll] { $left ->
                [1] Prends le premier parchemin.{ witchstone-after }
               *[other] Prends un seul parchemin, parmi les { $left } premiers.{ witchstone-after }
            }
           *[other] { witchstone-order } : encore { $left }.{ witchstone-after }
        }
    .other = { $name } a { $left } × { CARD($symbol) } { witchstone-source }{ witchstone-then }.
witchstone-order =
    { $symbol ->
        [energy] Pose de l’énergie sur une connexion
        [witch] Couche une sorcière, ou envoie-en une
        [pentagram] Avance ton hibou autour du pentacle
        [crystal] Pousse un cristal
        [wand] Avance le long de la baguette
       *[scroll] Prends un parchemin
    }
witchstone-after =
    { $then ->
        [none] {""}
       *[other] {" "}Ensuite : { CARD($then) }.
    }
witchstone-then =
    { $then ->
        [none] {""}
       *[other] , puis { CARD($then) }
    }
witchstone-question-run =
    .you = Pousse le cristal plus loin, jusqu’à une case libre ou au bord : encore { $left }.
    .other = { $name } fait traverser le chaudron à un cristal.
witchstone-question-token =
    .you = Choisis un des jetons visibles.
    .other = { $name } choisit un jeton magique.
witchstone-question-hex =
    .you = Utilise la tuile spéciale { CARD($hex) } une fois, ou pose-la pour de bon dans ton chaudron.
    .other = { $name } a une tuile spéciale : { CARD($hex) }.
witchstone-question-wish =
    .you = Choisis un type : tu en as deux actions.
    .other = { $name } choisit deux actions.

## Pourquoi pas

witchstone-move-needs =
    { $needs ->
        [number] « { $text } » : { $verb } veut un nombre qui existe.
        [cell] « { $text } » : { $verb } veut une case : choisis-la parmi les coups offerts.
       *[other] « { $text } » : { $verb } veut une chose par son nom.
    }
witchstone-play-over = la partie est finie.
witchstone-not-your-turn = ce n’est pas à toi.
witchstone-asked-something-else =
    { $question ->
        [tower] choisis d’abord une tour.
        [tile] pose d’abord une tuile.
        [cell] dis où va le premier symbole.
        [neighbour] dis où va le second symbole.
        [order] dis quel type vient d’abord.
        [run] le cristal doit d’abord finir son trajet.
        [token] choisis d’abord un jeton visible.
        [hex] dis d’abord ce que devient la tuile spéciale.
        [wish] choisis d’abord le type de tes deux actions.
       *[act] finis d’abord les actions que tu as.
    }
witchstone-break-in-own-turn = on ne retire des cristaux que quand c’est à soi de jouer.
witchstone-crystal-runs = un cristal est au milieu de son trajet.
witchstone-no-crystal = tu n’as pas de cristal sur { CARD($cell) }.
witchstone-breaking-is-no-help = plus aucun cristal ne ferait de la place à une tuile.
witchstone-tower-taken = cette tour est prise : { CARD($what) }.
witchstone-not-in-hand = la tuile { CARD($what) } n’est pas derrière ton paravent.
witchstone-a-tile-can-be-laid = une tuile peut être posée, peut-être en retirant un cristal.
witchstone-no-room = il n’y a pas deux cases libres voisines : retire un cristal.
witchstone-not-on-tile = la tuile ne montre pas ce symbole : { CARD($symbol) }.
witchstone-not-on-hex = la tuile spéciale ne montre pas ce symbole : { CARD($symbol) }.
witchstone-no-such-token = aucun jeton visible de cette sorte : { CARD($what) }.
witchstone-printed-cell = un symbole est imprimé sur { CARD($cell) }.
witchstone-crystal-on-cell = un cristal occupe { CARD($cell) }.
witchstone-cell-covered = { CARD($cell) } est déjà couverte.
witchstone-no-free-neighbour = aucune case voisine de { CARD($cell) } n’est libre.
witchstone-not-beside = { CARD($cell) } n’est pas à côté du premier symbole.
witchstone-crystals-wait = range d’abord les cristaux du bord.
witchstone-no-token-owed = tu n’as pas ce jeton à utiliser maintenant ({ CARD($symbol) }, reste { $left }).
witchstone-no-such-spell = tu n’as pas de { witchstone-spell } pour { CARD($symbol) }.
witchstone-spell-for-another = un { witchstone-spell } ne va pas avec { CARD($symbol) }.
witchstone-spell-adds-nothing = un { witchstone-spell } n’ajouterait rien ici : { CARD($symbol) }.
witchstone-another-type = une autre action est en cours : { CARD($symbol) }, reste { $left }.
witchstone-no-actions-left = plus aucune action de ce type : { CARD($symbol) }, { $left }.
witchstone-no-witch-left = tu n’as plus de sorcière à coucher.
witchstone-road-taken = quelqu’un d’autre a entamé { CARD($road) }.
witchstone-road-complete = { CARD($road) } est achevée.
witchstone-finish-first = achève { CARD($begun) } avant { CARD($road) }.
witchstone-begin-at-tower = ta première énergie part de ta tour, pas de { CARD($road) }.
witchstone-not-linked = { CARD($road) } ne touche pas ton réseau.
witchstone-own-tower = ta grande sorcière est déjà là : { CARD($location) }.
witchstone-already-there = l’une de tes sorcières est déjà là : { CARD($location) }.
witchstone-nobody-lies = aucune de tes sorcières n’est couchée, prête pour { CARD($location) }.
witchstone-no-route = aucune suite de connexions achevées ne mène là : { CARD($location) }.
witchstone-too-dear = { CARD($location) } coûte { $cost }, et tu as { $left }.
witchstone-stop-on-printed = un cristal ne s’arrête pas sur { CARD($cell) }, imprimée, et n’a pas de quoi continuer.
witchstone-stop-on-free = un cristal s’arrête sur une case libre ou sur le bord : pas sur { CARD($cell) }.
witchstone-nobody-waits = aucun cristal n’attend là : { CARD($rim) }.
witchstone-shelf-full = l’étagère est pleine : { CARD($symbol) }.
witchstone-lowest-full = l’étagère la plus basse est pleine.
witchstone-upper-open = l’étagère a encore de la place : { CARD($symbol) }.
witchstone-lowest-open = l’étagère la plus basse a encore de la place ({ CARD($symbol) } est pleine).
witchstone-not-so-far =
    { $left ->
        [one] tu as { $left } case.
       *[other] tu as { $left } cases.
    }
witchstone-end-of-wand =
    { $left ->
        [one] la baguette finit après { $left } case.
       *[other] la baguette finit après { $left } cases.
    }
witchstone-not-so-many-scrolls =
    { $left ->
        [one] tu ne peux prendre que le premier parchemin ({ $left }).
       *[other] tu choisis parmi les { $left } premiers parchemins.
    }
witchstone-scrolls-few =
    { $left ->
        [one] il reste { $left } parchemin.
       *[other] il reste { $left } parchemins.
    }

## Les options

witchstone-option-first =
    { $value ->
        [random] au hasard
       *[other] siège { $value }
    }
witchstone-handicap =
    { $value ->
        [1] niveau 1 (difficile)
        [2] niveau 2 (moyen)
        [3] niveau 3 (facile)
       *[none] aucun
    }
witchstone-option-handicap_1 = { witchstone-handicap }
witchstone-option-handicap_2 = { witchstone-handicap }
witchstone-option-handicap_3 = { witchstone-handicap }
witchstone-option-handicap_4 = { witchstone-handicap }

## La fin

witchstone-reason-eleven-turns = La partie est finie : chacun a joué onze manches.
witchstone-outcome-seat = { $rank }. { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ witchstone-outcome-sum })
witchstone-outcome-sum =
    { $my_connections ->
        [one] { $my_connections } connexion
       *[other] { $my_connections } connexions
    }, { $my_standing ->
        [one] { $my_standing } sorcière placée
       *[other] { $my_standing } sorcières placées
    }, { $my_tokens ->
        [one] { $my_tokens } jeton
       *[other] { $my_tokens } jetons
    }, baguette { $my_wand }

## La table du terminal

witchstone-view-map = Boule de cristal
witchstone-view-legend = v village, c château, f forêt, t tour, T prise (#2 : par la joueuse 2) ; 1–4 sorcières ; = achevée, - entamée, . libre ; lettres entre crochets : jetons
witchstone-view-cauldron = Chaudron de { $name }
witchstone-view-cauldron-mine = Ton chaudron
witchstone-view-cauldron-legend = majuscules imprimées, minuscules tuiles, paires tuiles spéciales, o cristal, @ cristal noir, . libre
witchstone-view-letters = E énergie, W sorcière, P pentacle, C cristal, A baguette, S parchemin, 3 points
witchstone-view-ring = Pentacle : { $spaces } ; { $pile } tuiles spéciales dans la pioche
witchstone-view-wand = Baguette : { $spaces }
witchstone-view-kind =
    { $kind ->
        [stone] pierre
       *[other] { $kind }
    }
witchstone-view-counted =
    { $counts ->
        [connections] con
        [scrolls] par
        [crystals] cri
        [witches] sor
        [tokens] jet
       *[hexes] tui
    }
witchstone-view-scrolls = Parchemins : { $scrolls } ; { $pile } dans la pioche
witchstone-view-shelves = Étagères : { $shelves }
witchstone-view-tokens = Jetons visibles : { $tokens }
witchstone-view-seat = { $name } : { $score } pts, { $energy } énergies, sorcières : { $lying } couchées et { $standing } debout, pentacle { $ring }, baguette { $wand }, { $tokens } jetons, { $owls } hiboux, { $scrolls } parchemins, { $tiles } tuiles
witchstone-view-earned = Tes points : { $parts }
witchstone-view-earning =
    { $for ->
        [tower] tour
        [connections] connexions
        [witches] sorcières
        [stone] Pierre
        [token] jetons de points
        [ring] pentacle
        [wand] baguette
        [spoiled] cristaux abîmés
        [owls] hiboux
        [tokens] jetons gardés
        [spells] sorts
       *[prophecies] prophéties
    } { $points }
witchstone-view-owed = Encore dû : { $owed }
witchstone-view-batch = { $many } × { CARD($symbol) } { witchstone-source }
witchstone-view-hand = Tes tuiles : { $tiles }
witchstone-view-mine = Tes parchemins : { $scrolls }
witchstone-view-promised = { CARD($scroll) } ({ $points } pour l’instant)
witchstone-view-place = { $place } : { $things }
witchstone-view-token = jeton { CARD($token) }
witchstone-view-tower = tour de { $name }
witchstone-view-road = { CARD($road) } : { $filled } sur { $slots }, { $name }
witchstone-view-crystals = Cristaux : { $crystals } ; noir : { $black }
witchstone-view-cells = Dans ton chaudron : { $cells }
witchstone-view-gives = { $one } : { $one_actions }, { $other } : { $other_actions }
witchstone-view-gives-one = { $one } : { $one_actions }

## Ce que contient la boîte

witchstone-box-section =
    { $section ->
        [location] Lieux
        [road] Connexions
        [stone] Places sur la Pierre
        [token] Jetons magiques
        [cell] Cases du chaudron
        [exit] Sorties du chaudron
        [tile] Tuiles doubles
        [hex] Tuiles spéciales
        [ring] Cases du pentacle
        [owl] Tuiles Hibou
        [wand] Cases de la baguette
       *[scroll] Parchemins
    }
witchstone-box-road = { CARD($one) } – { CARD($other) }
witchstone-box-stone = Place à { $bonus }
witchstone-box-token = { CARD($kind) }
witchstone-box-cell = { CARD($cell) }
witchstone-box-exit = { CARD($code) }
witchstone-box-tile = { CARD($one) }/{ CARD($other) }
witchstone-box-hex = { CARD($one) }/{ CARD($other) }
witchstone-box-ring =
    { $colour ->
        [light] Case claire
        [dark] Case sombre
       *[orange] Case orange
    }
witchstone-box-owl = Hibou à { $points }
witchstone-box-wand =
    { $colour ->
        [light] Case claire
        [dark] Case sombre
       *[silver] Case argentée
    }

# Ce qu’un robot donne pour ses raisons
witchstone-weighs =
    .points = les points tout de suite
    .net = le réseau et ses sorcières
    .crystals = les cristaux
    .scrolls = les parchemins
    .pending = ce qui t’est encore dû
    .owl = le hibou
    .clusters = les regroupements du chaudron

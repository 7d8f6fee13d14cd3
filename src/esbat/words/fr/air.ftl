# Air Sorcière.
# Une carte arrive sous forme de code ; CARD($card) la dit en toutes lettres. Une couleur est sa lettre.

air-card = { $value } { $kind ->
        [W] blanc
        [K] noir
        [G] vert
        [V] violet
       *[O] orange
    }
air-colour =
    { $colour ->
        [W] blanc
        [K] noir
        [G] vert
        [V] violet
       *[O] orange
    }
air-colour-feminine =
    { $colour ->
        [W] blanche
        [K] noire
        [G] verte
        [V] violette
       *[O] orange
    }
air-colour-plural =
    { $colour ->
        [W] blancs
        [K] noirs
        [G] verts
        [V] violets
       *[O] orange
    }

## Ce qui vient de se passer. `.you` : c’est toi ; `.brief` : après un nom et deux-points.

air-event-turn_began = C’est à { $name }.
    .you = À toi.
    .brief = {""}
air-event-drew = { $name } pioche le { CARD($card) }.
    .you = Tu pioches le { CARD($card) }.
    .brief = pioche le { CARD($card) }
air-event-took = { $name } prend le { CARD($card) } dans la zone commune.
    .you = Tu prends le { CARD($card) } dans la zone commune.
    .brief = prend le { CARD($card) }
air-event-placed = { $name } pose le { CARD($card) }.
    .you = Tu poses le { CARD($card) } dans ta colonne.
    .brief = le pose
air-event-deposited = { $name } dépose le { CARD($card) } dans la zone commune.
    .you = Tu déposes le { CARD($card) } dans la zone commune.
    .brief = le dépose
air-event-landed =
    { $colour ->
        [none] Atterrissage forcé de { $name }, sans colonne à ramener.
       *[other] { $forced ->
            [yes] Atterrissage forcé de { $name }
           *[no] Atterrissage en douceur de { $name }
        } : la colonne { air-colour-feminine } vient en main ({ air-cards }).
    }
    .you =
    { $colour ->
        [none] Tu atterris de force, sans colonne à ramener.
       *[other] { $forced ->
            [yes] Tu atterris de force
           *[no] Tu atterris en douceur
        } : ta colonne { air-colour-feminine } vient en main ({ air-cards }).
    }
    .brief =
    { $colour ->
        [none] atterrit de force, sans rien
       *[other] atterrit { $forced ->
            [yes] de force
           *[no] en douceur
        } avec sa colonne { air-colour-feminine } ({ air-cards })
    }
air-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
air-event-crashed = Chute de { $name } : le { CARD($card) } emporte la colonne de sa couleur ({ air-lost }).
    .you = Tu chutes : le { CARD($card) } emporte ta colonne de sa couleur ({ air-lost }).
    .brief = chute ({ air-lost })
air-lost =
    { $lost ->
        [one] { $lost } carte perdue
       *[other] { $lost } cartes perdues
    }
air-event-kept = { $name } sauve le { CARD($card) } grâce au bonus du débutant.
    .you = Tu sauves le { CARD($card) } grâce au bonus du débutant.
    .brief = sauve le { CARD($card) }
air-event-declined = { $name } laisse le { CARD($card) } à la défausse.
    .you = Tu laisses le { CARD($card) } à la défausse.
    .brief = laisse le { CARD($card) } à la défausse
air-event-graduated = { $name } passe un diplôme { air-colour } : { $size } cartes contre { air-gained }.
    .you = Tu passes un diplôme { air-colour } : { $size } cartes contre { air-gained }.
    .brief = passe un diplôme { air-colour } ({ air-gained })
air-gained =
    { $gained ->
        [one] { $gained } grimoire
       *[other] { $gained } grimoires
    }
air-event-laid = { $name } défausse le { CARD($card) } pour le diplôme.
    .you = Tu défausses le { CARD($card) } pour le diplôme.
    .brief = y laisse le { CARD($card) }
air-event-cat_came = Un chat noir passe avec le { CARD($card) } : aucune main ne garde plus de cinq cartes.
air-event-shed = { $name } défausse le { CARD($card) } pour le chat noir.
    .you = Tu défausses le { CARD($card) } pour le chat noir.
air-event-reshuffled =
    { $count ->
        [one] La pioche est vide : la seule carte de la défausse la remplace.
       *[other] La pioche est vide : les { $count } cartes de la défausse, mélangées, la remplacent.
    }
air-event-stopped = { $name } s’arrête sans atterrir.
    .you = Tu t’arrêtes sans atterrir.
    .brief = s’arrête sans atterrir
air-event-play_ended =
    { $reason ->
        [witches-gone] { air-reason-witches-gone }
       *[grimoires-gone] La partie est finie : assez de piles de grimoires sont vides.
    }

## Ce que tu peux choisir

air-move-draw = Piocher une carte
air-move-take = Prendre le { CARD($card) }
air-move-place = La poser dans ta colonne
air-move-deposit = La déposer en zone commune
air-move-land =
    { $colour ->
        [none] Atterrir sans rien prendre
       *[other] Atterrir avec ta colonne { air-colour-feminine }
    }
air-move-stop = T’arrêter sans atterrir
air-move-graduate =
    Diplôme { air-colour } : { $size } cartes pour { $size ->
        [3] un grimoire
        [4] deux grimoires
       *[5] trois grimoires
    }
air-move-lay = Donner le { CARD($card) }
air-move-shed = Défausser le { CARD($card) }
air-move-keep = Sauver la carte
air-move-decline = La laisser à la défausse
air-move-end = Finir ton tour

## Ce qui est demandé

air-question-fly =
    .you =
    { $flown ->
        [0] À toi. Fais voler une première sorcière.
       *[other] { $deposited ->
            [yes] Encore une carte, au risque d’une chute, ou tu atterris avec ta colonne la plus courte ?
           *[no] Encore une carte, ou tu atterris avec la colonne de ton choix ?
        }
    }
    .other = C’est à { $name } de faire voler une sorcière ou d’atterrir.
air-question-settle =
    .you = Tu as pioché le { CARD($drawn) }. Où va-t-il ?
    .other = { $name } décide où va le { CARD($drawn) }.
air-question-cat =
    .you =
    Un chat noir passe : ta main ({ $my_hand_count } cartes) doit descendre à cinq. Laquelle défausses-tu{ $my_pending ->
        [0] {""}
       *[other] {" "}encore
    } ?
    .other = Un chat noir passe : les mains de plus de cinq cartes choisissent ce qu’elles défaussent.
air-question-bonus =
    .you = Tu n’as pas encore de grimoire de cette couleur : veux-tu sauver le { CARD($drawn) } ?
    .other = { $name } peut sauver le { CARD($drawn) }.
air-question-diploma =
    .you = Te voilà au sol. Passes-tu un diplôme ?
    .other = { $name } peut passer un diplôme.
# $colour est le numéro de la couleur, $left le nombre de cartes encore à nommer.
air-question-lay =
    .you =
    Diplôme { $colour ->
        [0] blanc
        [1] noir
        [2] vert
        [3] violet
       *[4] orange
    } : quelle carte donnes-tu ? { $left ->
        [one] C’est la dernière.
       *[other] Encore { $left }, de la plus basse à la plus haute, puis les jokers.
    }

## Pourquoi pas

air-play-over = la partie est finie.
air-not-your-turn = ce n’est pas à toi de jouer.
air-settle-first = règle d’abord le sort du { CARD($card) } que tu as pioché.
air-cat-first =
    { $left ->
        [one] le chat noir attend encore { $left } carte de ta main.
       *[other] le chat noir attend encore { $left } cartes de ta main.
    }
air-turn-crashed = tu as chuté ; il te reste à sauver le { CARD($card) } ou à le laisser.
air-cat-spares-you = le chat noir t’épargne : tu n’as pas plus de { $most } cartes en main.
air-cat-answered = tu as déjà choisi tes cartes pour le chat noir ; on attend les autres.
air-too-low = la colonne finit sur le { CARD($last) }, et le { CARD($card) } est plus bas.
air-nothing-to-draw = il n’y a plus rien à piocher : ni pioche, ni défausse.
air-fly-first = fais d’abord voler une sorcière.
air-nothing-drawn = tu n’as pas de carte piochée à poser ou à déposer.
air-land-before-diploma = un diplôme se passe après un atterrissage.
air-no-cat = aucun chat noir ne passe : tu gardes ta main.
air-no-crash = tu n’as pas chuté : il n’y a pas de carte à sauver.
air-land-to-end = ton tour finit par un atterrissage ou une chute : atterris.
air-not-in-common = le { CARD($card) } n’est pas dans la zone commune.
air-deposited-this-turn = tu viens de déposer le { CARD($card) } : il t’échappe jusqu’à la fin de ton tour.
air-stop-means-landing = à cette table, t’arrêter, c’est atterrir : choisis une colonne.
air-no-stop-after-deposit = tu as déposé une carte : l’atterrissage forcé est obligatoire.
air-land-a-column = un atterrissage ramène une colonne, et tu en as : choisis-en une.
air-no-such-column = tu n’as pas de colonne { air-colour-feminine }.
air-not-the-smallest = tu as déposé une carte : il faut l’une des plus courtes ({ $smallest }), et la { air-colour-feminine } en compte { $size }.
air-already-named = le { CARD($card) } est déjà choisi.
air-not-in-hand = le { CARD($card) } n’est pas dans ta main.
air-name-the-diploma = dis d’abord la couleur et la taille du diplôme.
air-landed-already = tu as atterri : plus de vol ce tour-ci, seulement un diplôme ou la fin du tour.
air-none-in-hand = tu n’as aucune sorcière { air-colour-feminine } en main.
air-too-few-grimoires =
    { $left ->
        [0] il ne reste aucun grimoire { air-colour }.
        [one] il ne reste qu’un grimoire { air-colour } : un diplôme de { $size } cartes ne peut pas être payé.
       *[other] il ne reste que { $left } grimoires { air-colour-plural } : un diplôme de { $size } cartes ne peut pas être payé.
    }
air-too-few-cards =
    { $held ->
        [one] avec { $held } sorcière { air-colour-feminine } et les jokers permis, tu n’arrives pas à { $size } cartes.
       *[other] avec { $held } sorcières de cette couleur et les jokers permis, tu n’arrives pas à { $size } cartes.
    }
air-finish-the-diploma =
    { $left ->
        [one] termine d’abord le diplôme : encore { $left } carte à nommer.
       *[other] termine d’abord le diplôme : encore { $left } cartes à nommer.
    }
air-lowest-first = les cartes se nomment de la plus basse à la plus haute, puis viennent les jokers : trop tard pour le { CARD($card) }.
air-could-not-finish = avec le { CARD($card) }, le diplôme ne pourrait plus être complété.
air-joker-not-owned = le { CARD($card) } ne peut pas servir de joker : tu n’as pas de grimoire { air-colour }.
air-witch-before-joker = il faut une sorcière de la couleur du diplôme avant un joker.
air-joker-too-low = un joker doit dépasser le { CARD($best) } ; le { CARD($card) } n’y arrive pas.
air-joker-colour-used = ce diplôme a déjà un joker { air-colour }.
air-jokers-in-order = les jokers se nomment dans l’ordre des couleurs ; reprends un coup (undo) pour ajouter le { CARD($card) }.

## La fin

air-reason-grimoires-gone =
    La partie est finie : { $seats ->
        [2] deux piles
        [3] deux piles
       *[other] trois piles
    } de grimoires sont vides.
air-reason-witches-gone = La partie est finie : il n’y a plus une sorcière à piocher.
air-outcome-seat =
    { $rank }. { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ air-outcome-sum }){ air-outcome-level }.
air-outcome-sum =
    { $my_grimoires_sum ->
        [0] aucun grimoire
        [one] { $my_grimoires_sum } grimoire, AIR-085
       *[other] { $my_grimoires_sum } grimoires, AIR-085
    }{ $my_grimoires_least ->
        [0] {""}
       *[other] {""} ; + { $option_bonus_per_set ->
            [yes] { $my_grimoires_least } pour les séries de cinq couleurs, AIR-R21
           *[no] 1 pour les cinq couleurs, AIR-086
        }
    }
air-outcome-level =
    { $tied ->
        [yes] {""} ; à égalité, { $my_hand_count ->
            [0] aucune carte en main (AIR-088)
            [one] { $my_hand_count } carte en main (AIR-088)
           *[other] { $my_hand_count } cartes en main (AIR-088)
        }
       *[no] {""}
    }

## Les options

air-option-first_player =
    { $value ->
        [random] au hasard
        [0] le premier siège
        [1] le deuxième siège
        [2] le troisième siège
        [3] le quatrième siège
       *[4] le cinquième siège
    }

## La table, en mots et en tableau

air-view-piles = Grimoires
air-view-common = Nuage
air-view-hand = main ({ $hand })
air-view-stock = Pioche : { $deck } · Défausse : { $discard }
air-view-held = (main { $hand })
air-view-owned =
    { $grimoires ->
        [one] { $grimoires } grimoire
       *[other] { $grimoires } grimoires
    }
air-view-line-stock =
    { $deck ->
        [0] La pioche est vide
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }, { $discard ->
        [0] rien dans la défausse
       *[other] { $discard } dans la défausse
    }.
air-view-line-piles = Grimoires restants : { $piles }.
air-view-line-common = Zone commune : { $cards }.
air-view-line-columns = { $name }, colonnes : { $columns }.
air-view-line-own = { $name }, grimoires : { $grimoires } ; { $hand ->
        [0] main vide
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }.
air-view-line-hand = Main de { $name } : { $cards }.
air-view-line-my-hand = Ta main : { $cards }.
air-view-line-drawn = Carte piochée : { CARD($card) }.
air-view-nothing = rien

## Ce que contient la boîte

air-box-colour =
    { $code ->
        [white] Blanc
        [black] Noir
        [green] Vert
        [violet] Violet
       *[orange] Orange
    }
    .detail = Sorcières de 1 à { $highest }, { $grimoires } grimoires

# Ce qu’un robot donne pour ses raisons
air-weighs =
    .hand = les cartes en main
    .flight = les sorcières en vol
    .colours = les couleurs qui vont ensemble
    .jokers = les jokers
    .waste = les cartes qui ne serviraient à rien
    .lead = l’avance en grimoires
    .end = la fin qui approche

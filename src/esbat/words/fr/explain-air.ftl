# Expliquer une chose sur la table d’Air Sorcière : son nom, et un exemple chiffré tiré de la position (français).

air-thing-deck = La pioche
    .example =
    { $n ->
        [0] La pioche est vide.
        [one] Il reste { $n } carte.
       *[other] Il reste { $n } cartes.
    } Sur { $unseen ->
        [one] { $unseen } carte qui peut venir
       *[other] { $unseen } cartes qui peuvent venir
    }, { $lower ->
        [0] 0 est trop basse pour tes colonnes
        [one] { $lower } est trop basse pour tes colonnes
       *[other] { $lower } sont trop basses pour tes colonnes
    }, et { $cats ->
        [0] 0 amène
        [one] { $cats } amène
       *[other] { $cats } amènent
    } le chat noir.
air-thing-discard = La défausse
    .example =
    { $n ->
        [0] 0 carte ici pour l’instant
        [one] { $n } carte ici, { $cats ->
            [0] pas un 15
           *[other] et c’est un 15
        }
       *[other] { $n } cartes ici, { $cats ->
            [0] aucun 15
           *[other] dont { $cats } fois le 15
        }
    } ; elles ne reviennent qu’après les { $deck } de la pioche.
air-thing-common =
    { $card ->
        [none] La zone commune
       *[other] { CARD($card) }, dans la zone commune
    }
    .example =
    { $card ->
        [none] { $n ->
            [0] 0 carte flotte ici.
            [one] { $n } carte flotte ici
           *[other] { $n } cartes flottent ici
        }{ $n ->
            [0] {""}
           *[other] { $fit ->
                [0] {" "}; 0 prolonge une de tes colonnes.
                [one] {" "}; { $fit } prolonge une de tes colonnes.
               *[other] {" "}; { $fit } prolongent une de tes colonnes.
            }
        }
       *[other] { $blocked ->
            [yes] Tu l’as déposée ce tour-ci : { $value } ou pas, elle n’est plus à toi avant ton prochain tour.
           *[no] { air-thing-landing }
        }
    }
air-thing-landing =
    { $n ->
        [0] Tu n’as pas de colonne { air-colour-feminine } : ce { $value } en ouvrirait une de 1 carte.
       *[other] { $fits ->
            [yes] Ta colonne { air-colour-feminine } finit sur { $top } : avec ce { $value }, elle aurait { $after } cartes.
           *[no] Ta colonne { air-colour-feminine } finit sur { $top } : ce { $value } est plus bas et n’y va pas.
        }
    }
air-thing-drawn = { CARD($card) }, qui vient d’être piochée
    .example = { air-thing-landing }
air-thing-column = La colonne { air-colour-feminine }
    .example =
    { $n ->
        [0] Vide : { $hidden ->
            [0] il n’y a plus de carte cachée (0) de cette couleur pour l’ouvrir.
            [one] { $hidden } carte encore cachée de cette couleur peut l’ouvrir.
           *[other] n’importe laquelle des { $hidden } cartes encore cachées de cette couleur peut l’ouvrir.
        }
       *[other] { $n ->
            [one] { $n } carte, un { $top }.
           *[other] { $n } cartes, jusqu’au { $top }.
        } { $lower ->
            [one] { $lower } carte plus basse est encore cachée.
           *[other] { $lower } cartes plus basses sont encore cachées.
        } Après un atterrissage, { $cards } en main avec { $hand ->
            [0] ce que tu as (0)
            [one] celle que tu as
           *[other] les { $hand } que tu as
        } : { air-thing-worth }
    }
air-thing-worth =
    { $gain ->
        [0] { $more ->
            [one] il en manque { $more } pour un diplôme.
           *[other] il en manque { $more } pour un diplôme.
        }
        [one] un diplôme de { $gain } grimoire.
       *[other] un diplôme de { $gain } grimoires.
    }
air-thing-pile = Les grimoires { air-colour-plural }
    .example =
    { $n ->
        [0] 0 grimoire ici : la pile est vide.
        [one] Il en reste { $n }.
       *[other] Il en reste { $n }.
    } { $cards ->
        [0] Tu n’as aucune carte de cette couleur en main
        [one] Tu as { $cards } carte de cette couleur en main
       *[other] Tu as { $cards } cartes de cette couleur en main
    } : { air-thing-worth } { $empty ->
        [one] { $empty } pile est vide
       *[other] { $empty } piles sont vides
    } ; à { $ends }, c’est la fin.
air-thing-hand = { CARD($card) }, en main
    .example =
    { $cards ->
        [one] Tu as { $cards } carte de cette couleur
       *[other] Tu as { $cards } cartes de cette couleur
    } : { air-thing-worth } { $left ->
        [one] La pile a encore { $left } grimoire.
       *[other] La pile a encore { $left } grimoires.
    }
air-thing-seat = { $who }
    .example =
    { $books ->
        [0] 0 grimoire
        [one] { $books } grimoire ({ $owned })
       *[other] { $books } grimoires ({ $owned })
    }{ $extra ->
        [0] , donc { air-thing-points } ; { $missing ->
            [one] il manque { $missing } couleur pour le point des cinq.
           *[other] il manque { $missing } couleurs pour le point des cinq.
        }
       *[other] {" "}et { $extra } pour les 5 couleurs : { air-thing-points }.
    } { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $air } en l’air.
air-thing-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
air-thing-owned =
    { $n ->
        [one] { $n } { air-colour }
       *[other] { $n } { air-colour-plural }
    }
air-thing-other = { CARD($card) }, devant { $who }
    .example =
    { $n ->
        [one] Cette colonne a { $n } carte et finit sur { $top } : à l’atterrissage, elle donnerait { $n } carte
       *[other] Cette colonne a { $n } cartes et finit sur { $top } : à l’atterrissage, elle donnerait { $n } cartes
    } à { $who }, qui en tient { $hand }.

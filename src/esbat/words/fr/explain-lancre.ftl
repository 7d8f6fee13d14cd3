# Expliquer une chose sur la table des Sorcières : son nom, et un exemple chiffré tiré de la position (français).

lancre-thing-space = { CARD($space) }
    .example =
    { $lies ->
        [problem] { CARD($tile) } : il faut { $needed }{ $crises ->
            [0] {""}
            [one] , { $crises } crise comprise
           *[other] , { $crises } crises comprises
        }, pour { lancre-thing-points }. { $odds ->
            [yes] { $plain } % aux dés seuls, { $cards } % avec ta main.
           *[no] {""}
        }
        [hidden] Un des { $unknown } Gros Problèmes pas encore vus : il faut entre { $least } et { $most }.
        [tea] { $witches ->
            [one] { $witches } sorcière ici
           *[other] { $witches } sorcières ici
        } : de tes { $cackles ->
            [one] { $cackles } Ricanage
           *[other] { $cackles } Ricanages
        }, le thé en reprendrait { $eased }, et jusqu’à { $others } chez l’autre.
       *[empty] { $ways ->
            [one] { $ways } chemin en part
           *[other] { $ways } chemins en partent
        }, dont { $beside } vers un Problème.
    }
lancre-thing-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
lancre-thing-hand = { CARD($card) }, en main
    .example =
    { $symbol ->
        [headology] Son symbole ajoute { $adds } au total
        [magic] Son symbole ajoute { $adds } au total et coûte un Ricanage (tu en aurais { $cackles })
       *[broom] Son Balai mène à n’importe quel lieu, dont { $free } sans Problème ni sorcière
    }{ $tried ->
        [yes] { $symbol ->
            [broom] {" "}; le total est { $total }, il faut { $needed }.
           *[other] {" "}: { $total } deviendrait { $after }, il faut { $needed }.
        }
       *[no] . Tu tiens { $held ->
            [one] { $held } carte
           *[other] { $held } cartes
        } pour une limite de { $limit }.
    }
lancre-thing-witch = { CARD($witch) }
    .example =
    { $who ->
        [none] Libre ; en tout, { $free } sur { $of } le sont.
       *[other] { $who } la joue ; { $taken } des { $of } apprenties sont prises.
    }
lancre-thing-chooser = Les apprenties
    .example = Prises : { $taken } sur { $of } ; libres : { $free }.
lancre-thing-own = Le talent de { CARD($witch) }
    .example =
    { $ready ->
        [yes] Prêt, pour 1 fois. { lancre-thing-gift }
       *[no] Déjà servi : il en reste 0. { lancre-thing-gift }
    }
lancre-thing-gift =
    { $witch ->
        [annagramma] Le total monte de { $adds }, les Ricanages à { $cackles }.
        [petulia] { $pigs ->
            [one] { $pigs } Cochon Malade est en vue.
           *[other] { $pigs } Cochons Malades sont en vue.
        }
       *[other] Un obstacle est passé sans s’arrêter.
    }
lancre-thing-deck = La pioche
    .example =
    { $n ->
        [one] Il reste { $n } carte
       *[other] Il reste { $n } cartes
    }, { $discard } à la défausse. Limite { $limit }, { $hand } en main : à la fin du tour, tu en piocherais { $draws }.
lancre-thing-discard = La défausse
    .example =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, dont { $brooms ->
        [one] { $brooms } Balai
       *[other] { $brooms } Balais
    } ; elles reviennent après les { $deck } de la pioche.
lancre-thing-attempt = Le Problème à résoudre
    .example =
    { $tried ->
        [yes] Total { $total }, il faut { $needed } ; { $rolled } dés sur { $dice } sont lancés.
       *[no] { $rolled } dés sur { $dice } sont lancés.
    }
lancre-thing-dice = Les dés
    .example =
    { $rolled } dés sur { $dice } sont lancés : { $sum }.{ $tried ->
        [yes] {" "}Avec le reste, le total est { $total } ; il faut { $needed }.
       *[no] {""}
    }
lancre-thing-die = Le dé { $at }
    .example =
    { $value ->
        [-1] Pas encore lancé : une face sur 6 est un Ricanage.
        [0] Un Ricanage : 0 au total{ lancre-thing-so-far }
       *[other] Il compte { $value }{ lancre-thing-so-far }
    }
lancre-thing-so-far =
    { $tried ->
        [yes] {" "}; le total est { $total }, il faut { $needed }.
       *[no] .
    }
lancre-thing-seat = { $who }
    .example =
    { lancre-thing-points } : { $small_points } pour { $small ->
        [one] { $small } Petit Problème
       *[other] { $small } Petits Problèmes
    }, { $big_points } pour { $big ->
        [one] { $big } Gros Problème
       *[other] { $big } Gros Problèmes
    }, { $lost } pour { $alisses } Aliss la Noire. { $cackles ->
        [one] { $cackles } Ricanage
       *[other] { $cackles } Ricanages
    }, { $hand ->
        [one] { $hand } carte.
       *[other] { $hand } cartes.
    }
lancre-thing-board =
    { $row ->
        [small] Les Petits Problèmes résolus
        [big] Les Gros Problèmes résolus
       *[all] Le plateau de l’apprentie
    }
    .example =
    { $row ->
        [small] { $small } sur { $of } : la limite de la main est { $limit }.
        [big] { $big } sur { $of } : chaque total monte de { $bonus }.
       *[all] { $small } petits et { $big } gros : { lancre-thing-points }, une limite de { $limit } cartes, +{ $bonus } à chaque total.
    }
lancre-thing-arriving = Le Problème qui arrive
    .example = { $free } des { $spaces } cases sont libres ; { $deck } cartes restent pour en nommer une.
lancre-thing-boxes = Les Problèmes à venir
    .example =
    { $n ->
        [one] Il en reste { $n }
       *[other] Il en reste { $n }
    }, un par tour : à { $seats }, encore { $turns } chacune au plus.
lancre-thing-box = La case { $at }
    .example =
    { $n ->
        [0] 0 Problème : la case est vide.
       *[other] { $small } petits, { $big } gros ; { $before ->
            [0] 0 avant : c’est d’ici que vient le prochain.
           *[other] { $before } viennent avant, des cases précédentes.
        }
    }
lancre-thing-crisis = Les marqueurs Crise
    .example = { $crises } en réserve, { $marked } sur le plateau : chacun rend son Problème plus dur de { $harder }.
lancre-thing-cackle = Les Ricanages
    .example = { $cackles } en réserve ; tu en as { $mine }, le plus haut est { $most }.
lancre-thing-aliss = Les tuiles Aliss la Noire
    .example = { $alisses } en réserve ; tu en as { $own }, donc { $own } de moins à la fin.
lancre-thing-elves = Les Elfes en vue
    .example = { $elves } maintenant ; à { $elves_lose }, tout est perdu.
lancre-thing-big = Les Gros Problèmes
    .example = { $big } sur le plateau ; il doit en rester moins de { $big_lose } à la fin.
lancre-thing-dungeon = Le Donjon
    .example =
    { $n ->
        [one] { $n } sorcière y est enfermée
       *[other] { $n } sorcières y sont enfermées
    }. Dans ta main, { $out } sur { $hand } ouvriraient la porte.

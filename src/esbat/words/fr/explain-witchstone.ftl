# Expliquer une chose sur la table de Witchstone : son nom, et un exemple chiffré tiré de la position (français).

witchstone-thing-place = { CARD($place) }
    .example =
    { $witches ->
        [one] { $witches } sorcière ici.
       *[other] { $witches } sorcières ici.
    } { $mine ->
        [tower] C’est ta tour : { $lying ->
            [one] { $lying } sorcière y est couchée.
           *[other] { $lying } sorcières y sont couchées.
        }
        [there] Une des tiennes y est : tu n’en mettras pas 2.
       *[none] { $type ->
            [stone] La prochaine rapporterait { $each } + { $bonus } = { $sum } points.
           *[other] La prochaine rapporterait { $each } points{ $token ->
                [none] , sans jeton.
                [points] , et le jeton de 3 points.
               *[other] , et le jeton { CARD($token) }.
            }
        } { $linked ->
            [yes] Relié à ta tour ; { $lying ->
                [one] { $lying } sorcière couchée attend.
               *[other] { $lying } sorcières couchées attendent.
            }
           *[no] Pas relié à ta tour.
        }
    }
witchstone-thing-road = Connexion { CARD($one) } – { CARD($other) }
    .example =
    { $filled } sur { $slots } : { $more ->
        [0] achevée, elle a rapporté { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
        [one] encore { $more } énergie pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; il t’en reste { $energy }.
       *[other] encore { $more } énergies pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; il t’en reste { $energy }.
    }{ $owner ->
        [none] {""}
        [you] {" "}Elle est à toi.
       *[other] {" "}Elle est à { $who }, et fermée aux autres.
    }
witchstone-thing-ring = Pentacle, case { $at }
    .example =
    { $steps ->
        [0] Ton hibou y est ({ $at } sur { $of }).
        [one] À { $steps } pas de ton hibou.
       *[other] À { $steps } pas de ton hibou.
    } { $colour ->
        [orange] { $owl ->
            [0] Plus de tuile Hibou : 2 points.
           *[other] Une tuile Hibou de { $owl }.
        }
        [dark] { $hex ->
            [none] Plus de tuile spéciale : 2 actions au choix.
           *[other] Une tuile spéciale { CARD($hex) }, 2 actions.
        }
       *[light] Rien à prendre.
    }
witchstone-thing-pentagram = Le pentacle
    .example =
    { $n ->
        [one] { $n } tuile spéciale dans la pile
       *[other] { $n } tuiles spéciales dans la pile
    }, { $shown } sur les cases ; ton hibou est en { $at } sur { $of }.
witchstone-thing-wand =
    { $at ->
        [0] Le manche de la baguette
       *[other] Baguette, case { $at }
    }
    .example =
    { $where ->
        [here] Tu y es ({ $at } sur { $of }).
        [ahead] À { $steps } pas devant toi.
       *[behind] Passée, { $behind } derrière toi.
    } { $colour ->
        [dark] { $amount } × { CARD($symbol) }, { $twice } pour qui est en tête.
        [silver] { $amount } par { witchstone-thing-counted } : tu en as { $owned }, donc { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] Rien ici.
    }
witchstone-thing-counted =
    { $counts ->
        [connections] connexion
        [scrolls] parchemin
        [crystals] cristal rangé
        [witches] sorcière
        [tokens] jeton
       *[hexes] tuile spéciale
    }
witchstone-thing-shelf =
    { $shelf ->
        [lowest] L’étagère la plus basse
       *[other] L’étagère { CARD($shelf) }
    }
    .example =
    { $filled } sur { $room }, dont { $mine } à toi. { $free ->
        [0] Plus de place : 0.
       *[other] { $shelf ->
            [lowest] Un cristal de plus y donnerait 1 des { $tokens } jetons visibles.
           *[other] Un cristal de plus y donnerait 2 actions.
        }
    }
witchstone-thing-token = Jeton visible, { CARD($token) }
    .example = { $n } des { $of } jetons visibles. Tu en as { $mine } : un de plus, { $kept } points de plus à la fin.
witchstone-thing-scroll = { CARD($scroll) }, au choix
    .example =
    { $at ->
        [one] Position { $at } sur { $of } : une seule action de parchemin suffit.
       *[other] Position { $at } sur { $of } : il faut { $at } actions de parchemin à la fois.
    } { $sort ->
        [spell] Inutilisé, { $kept } points à la fin.
       *[prophecy] De 1 à 7 points à la fin.
    }
witchstone-thing-pile = La pioche de parchemins
    .example =
    { $secret ->
        [yes] Nombre secret ; { $open } visibles.
       *[no] { $n ->
            [one] Il en reste { $n }, { $open } visibles.
           *[other] Il en reste { $n }, { $open } visibles.
        }
    }
witchstone-thing-seat = { $who }
    .example =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $parts ->
        [none] {""}
       *[other] {" "}: { $parts }
    }. { $turns ->
        [one] { $turns } manche
       *[other] { $turns } manches
    } sur 11 ; { $roads ->
        [one] { $roads } connexion
       *[other] { $roads } connexions
    }, { $standing ->
        [one] { $standing } sorcière debout
       *[other] { $standing } sorcières debout
    }, { $wand } sur la baguette.
witchstone-thing-part =
    { $part ->
        [cauldron] Le chaudron
        [ball] La boule de cristal
        [pentagram] Le pentacle, en entier
        [shelves] Les étagères
        [scrolls] Les parchemins
       *[wand] La baguette
    }
    .example =
    { $part ->
        [cauldron] { $crystals ->
            [one] { $crystals } cristal y est encore.
           *[other] { $crystals } cristaux y sont encore.
        }
        [ball] { $roads ->
            [one] { $roads } connexion
           *[other] { $roads } connexions
        } à toi, { $standing ->
            [one] { $standing } sorcière debout.
           *[other] { $standing } sorcières debout.
        }
        [pentagram] Ton hibou est en { $ring } sur { $spaces }.
        [shelves] { $shelved ->
            [one] { $shelved } cristal à toi y est rangé.
           *[other] { $shelved } cristaux à toi y sont rangés.
        }
        [scrolls] { $open } sont visibles.
       *[wand] Tu es en { $wand } sur { $end }.
    }
witchstone-thing-cell = { CARD($cell) }
    .example =
    { $lies ->
        [crystal] Un cristal, à { $away ->
            [one] { $away } poussée
           *[other] { $away } poussées
        } du bord ; le retirer coûterait { $cost ->
            [one] { $cost } point.
           *[other] { $cost } points.
        }
        [symbol] { $symbols } : ton plus grand regroupement en a { $largest }. À son contact, le prochain donnerait { $next } actions.
       *[free] Libre, comme { $beside ->
            [one] { $beside } de ses voisines
           *[other] { $beside } de ses voisines
        } ; { $free } cases libres en tout.
    }
witchstone-thing-crystal = Cristal : { CARD($cell) }
    .example =
    { $crystals ->
        [one] { $crystals } cristal dans ton chaudron
       *[other] { $crystals } cristaux dans ton chaudron
    } ; celui-ci est à { $away ->
        [one] { $away } poussée
       *[other] { $away } poussées
    } du bord.
witchstone-thing-break = Retirer le cristal : { CARD($cell) }
    .example =
    Cela coûterait { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, un de plus à chaque fois ; il en reste { $crystals }.
witchstone-thing-exit = Sortie { CARD($symbol) }
    .example =
    { $waiting ->
        [one] { $waiting } cristal attend ici
       *[other] { $waiting } cristaux attendent ici
    } ; l’étagère { CARD($symbol) } a { $filled } sur { $room }, ton chaudron { $crystals }.
witchstone-thing-tile = Tuile { CARD($one) }/{ CARD($other) }
    .example = Au contact de ton plus grand regroupement, { CARD($one) } ({ $one_now }) donnerait { $one_then } et { CARD($other) } ({ $other_now }) donnerait { $other_then } ; ailleurs, 1 chacun.
witchstone-thing-owed =
    { $token ->
        [none] Ce qui reste à faire
       *[other] Jeton à utiliser, { CARD($token) }
    }
    .example =
    { $token ->
        [none] { $left ->
            [one] { $left } action
           *[other] { $left } actions
        } en { $batches ->
            [one] { $batches } série
           *[other] { $batches } séries
        }, { $tokens ->
            [one] { $tokens } jeton.
           *[other] { $tokens } jetons.
        }
       *[other] { $n } à utiliser, { $times } fois ; gardé, { $kept } points à la fin.
    }
witchstone-thing-wish = { CARD($symbol) }, au choix
    .example = { $actions } actions tout de suite ; ton plus grand regroupement de ce symbole en a { $largest }.
witchstone-thing-own = { CARD($scroll) }, à toi
    .example = { witchstone-thing-worth }
witchstone-thing-worth =
    { $sort ->
        [spell] Il ajouterait { $adds ->
            [one] { $adds } action
           *[other] { $adds } actions
        } ; inutilisé, { $worth } points à la fin.
       *[prophecy] Tu en as { $n } ; dans cette position, { $worth ->
            [one] { $worth } point.
           *[other] { $worth } points.
        }
    }
witchstone-thing-look = { CARD($scroll) }
    .example = { witchstone-thing-worth }
witchstone-thing-spell = { CARD($scroll) }
    .example = { witchstone-thing-worth }
witchstone-thing-spent = { CARD($scroll) }, utilisé
    .example = 0 point à la fin, mais 1 parchemin de plus pour la baguette et les prophéties.
witchstone-thing-supply = Tes sorcières en réserve
    .example = En réserve : { $reserve } ; couchées : { $lying } ; debout : { $standing }.
witchstone-thing-energy = Ton énergie
    .example = Il t’en reste { $energy } ; tu as { $roads ->
        [one] { $roads } connexion.
       *[other] { $roads } connexions.
    }
witchstone-thing-lying = Tes sorcières couchées
    .example = Couchées : { $lying } ; debout, chacune rapporte 2 points : { $standing } le font.
witchstone-thing-tokens = Tes jetons
    .example =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, et { $token_points } à la fin.
witchstone-thing-owls = Tes tuiles Hibou
    .example =
    { $secret ->
        [yes] { $owls } gardées, aux points secrets.
       *[no] { $owls } gardées, et { $owl_points } à la fin.
    }
witchstone-thing-hexes = Tes tuiles spéciales
    .example = { $hexes } en tout, dont { $fixed } dans ton chaudron.
witchstone-thing-draws = Tes tuiles à venir
    .example = { $draws } à piocher, { $hand } en main.
witchstone-thing-scrolls = Tes parchemins
    .example = En tout { $scrolls }, dont sorts utilisés : { $spent }. Tes prophéties en sont à { $promised }.

# Expliquer une chose dans la salle du Bal des Sorcières : son nom, et un exemple chiffré tiré de la position (français).

bal-thing-seat = { $who }
    .example =
    { $lives ->
        [one] { $lives } Crapzouille
       *[other] { $lives } Crapzouilles
    } : il en reste { $own } sur { $start }, plus { $captives ->
        [one] { $captives } prisonnier
       *[other] { $captives } prisonniers
    } ({ $dead ->
        [one] { $dead } mort
       *[other] { $dead } morts
    }, { $taken ->
        [one] { $taken } capturé
       *[other] { $taken } capturés
    }). { $lives ->
        [0] Hors de la partie.
        [one] Une seule attaque qui passe, et c’est fini.
       *[other] Encore { $lives } attaques qui passent avant la fin.
    } { $hand ->
        [one] { $hand } carte pour parer.
       *[other] { $hand } cartes pour parer.
    }
bal-thing-coffer = Le coffre de { $who }
    .example =
    { $lives ->
        [one] { $lives } Crapzouille vivant
       *[other] { $lives } Crapzouilles vivants
    }, dont { $captives ->
        [one] { $captives } prisonnier
       *[other] { $captives } prisonniers
    } ; { $dead ->
        [one] { $dead } mort.
       *[other] { $dead } morts.
    } Un Grand Sabbat maintenant apporterait { $draws ->
        [one] { $draws } carte.
       *[other] { $draws } cartes.
    }
bal-thing-hand = { CARD($card) }, en main
    .example = Tu en tiens { $mine } sur { $hand } cartes. { bal-thing-copies }
bal-thing-copies =
    La boîte en a { $copies } ; { $discarded ->
        [one] { $discarded } est à la défausse
       *[other] { $discarded } sont à la défausse
    }, { $hidden } { $hidden ->
        [one] peut encore être chez les autres ou dans la pioche.
       *[other] peuvent encore être chez les autres ou dans la pioche.
    }
bal-thing-laid = { CARD($card) }, sur la piste
    .example =
    { $laid ->
        [one] { $laid } ici, et tu en tiens { $mine }.
       *[other] { $laid } ici, et tu en tiens { $mine }.
    } { bal-thing-copies }
bal-thing-deck = La pioche
    .example =
    { $n ->
        [one] Il reste { $n } carte.
       *[other] Il reste { $n } cartes.
    } Avec { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main, un Grand Sabbat maintenant t’en donnerait { $draws }.
bal-thing-discard = La défausse
    .example =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } : { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }, { $spells ->
        [one] { $spells } sort.
       *[other] { $spells } sorts.
    }
bal-thing-round = La manche
    .example =
    Manche { $round }, tour de table { $lap } sur 2 ; { $alive ->
        [one] { $alive } sorcière est encore en jeu.
       *[other] { $alive } sorcières sont encore en jeu.
    }
bal-thing-carabosse = Carabosse
    .example =
    Devant { $who }, qui peut attaquer { $others ->
        [one] { $others } sorcière
       *[other] { $others } sorcières
    } et tient { $cards ->
        [one] { $cards } carte.
       *[other] { $cards } cartes.
    }

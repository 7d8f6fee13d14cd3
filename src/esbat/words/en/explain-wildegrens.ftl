# Explaining a thing on a table of Sorcellerie !: its name, and an example in numbers from the position (English).

wildegrens-thing-hand = { CARD($card) }, in hand
    .example = Power available: { $now }. Hidden, she would bring it to { $if_hidden }; revealed, to { $if_revealed }, not counting stars.
wildegrens-thing-curse = Curses in hand
    .example = { $held } of the { $hand } cards in your hand; { $curses } in the pile.
wildegrens-thing-offer = { CARD($card) }, on offer
    .example = She would be number { $at } of { $of }: power { $hidden } hidden, { $revealed } revealed.
wildegrens-thing-looked = { CARD($card) }, looked at
    .example =
    { $shown ->
        [one] { $shown } card looked at
       *[other] { $shown } cards looked at
    }; { $sort ->
        [witch] she is worth { $hidden } hidden, { $revealed } revealed.
       *[other] { $cost ->
            [0] it is worth 0.
           *[other] its difficulty is { $cost }, with { $now } power available.
        }
    }
wildegrens-thing-played = { CARD($card) }, in play
    .example =
    { $side ->
        [hidden] Hidden
       *[revealed] Revealed
    }, she gives { $power } of the { $total } power of { $n ->
        [one] { $n } Witch in play.
       *[other] { $n } Witches in play.
    }
wildegrens-thing-half =
    { $side ->
        [hidden] In the shadow
       *[revealed] In the light
    }
    .example =
    { $n ->
        [one] { $n } Witch
       *[other] { $n } Witches
    }: power { $power }, of { $total } in play.
wildegrens-thing-familiar = { CARD($card) }, a Familiar
    .example =
    { $n ->
        [one] { $n } Familiar in play
       *[other] { $n } Familiars in play
    }; power is { $total } in all.
wildegrens-thing-prison =
    { $card ->
        [none] The Prison
       *[other] { CARD($card) }, in Prison
    }
    .example =
    { $prisoners ->
        [one] { $prisoners } Witch in Prison
       *[other] { $prisoners } Witches in Prison
    }{ $card ->
        [none] .
       *[other] ; free, she would be worth { $hidden } hidden, { $revealed } revealed.
    }
wildegrens-thing-mission = { CARD($card) }
    .example =
    { $failed ->
        [yes] Failed: { $failures } of { $failures_lose }, and at { $failures_lose } all is lost.
       *[no] Difficulty { $cost }, power { $power }: { wildegrens-thing-enough } A success would bring { CARD($juror) } to persuasion { $after } (+{ $linked }), or another Juror +{ $other }. { $challenges ->
            [one] { $challenges } Challenge here.
           *[other] { $challenges } Challenges here.
        }
    }
wildegrens-thing-enough =
    { $enough ->
        [yes] { $left } would be left.
       *[no] { $lacking } lacking.
    }
wildegrens-thing-box = { CARD($card) }: { $when }
    .example = Difficulty { $cost }, power { $power }: { wildegrens-thing-enough }
wildegrens-thing-spot =
    { $known ->
        [yes] { CARD($card) }, a Challenge
       *[no] Challenge { $at }, face down
    }
    .example =
    { $known ->
        [yes] Difficulty { $cost }, power { $power }: { wildegrens-thing-enough }
       *[no] { $n ->
            [one] { $n } Challenge
           *[other] { $n } Challenges
        } under this Mission, { $down } face down; power available: { $power }.
    }
wildegrens-thing-juror = { CARD($juror) }
    .example = { $down ->
        [0] The Convictions come to { $known }, persuasion stands at { $persuasion }.
       *[other] Known Convictions: { $known }, another { $down } face down; between { $least } and { $most } persuasion will be needed, and it stands at { $persuasion }.
    }
wildegrens-thing-paper = Conviction { $at } of { CARD($juror) }
    .example =
    { $known ->
        [yes] It is worth { $value }; persuasion stands at { $persuasion }.
       *[no] One of the { $hidden } not seen yet, between { $least } and { $most }; persuasion stands at { $persuasion }.
    }
wildegrens-thing-soul = Lost Villagers, { $value }
    .example = { $value } of { $souls } in all; at { $souls_lose } all is lost.
wildegrens-thing-souls = Lost Souls
    .example = { $souls } of { $souls_lose }; { $villagers ->
        [one] { $villagers } Villager card is left.
       *[other] { $villagers } Villager cards are left.
    }
wildegrens-thing-failures = Failed Missions
    .example = { $failures } of { $failures_lose }.
wildegrens-thing-curses = The Curse pile
    .example = { $curses } left; you have { $held } in hand.
wildegrens-thing-power = Power
    .example = { $total } in play from { $n ->
        [one] { $n } Witch
       *[other] { $n } Witches
    }, { $spent } spent: { $left } left.
wildegrens-thing-coven = The Coven
    .example = { $coven ->
        [one] { $coven } card
       *[other] { $coven } cards
    }; at the end of the turn you draw { $draws }, and after them come the { $discard } in the discard pile.
wildegrens-thing-discard = The discard pile
    .example = { $discard ->
        [one] { $discard } card
       *[other] { $discard } cards
    }, { $curses ->
        [one] { $curses } Curse
       *[other] { $curses } Curses
    } among them; { $coven } are still to be drawn first.
wildegrens-thing-recruits = Recruits
    .example = { $recruits } left.
wildegrens-thing-challenges = The Challenge deck
    .example = { $challenges } left; { $gone } in the discard pile.
wildegrens-thing-missions = Missions to come
    .example = { $missions } to come, { $row } face up now.
wildegrens-thing-convictions = The Conviction deck
    .example = { $convictions } left; { $struck } in the discard pile.

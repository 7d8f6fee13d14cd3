# Explaining a thing in the ballroom of The Witches’ Ball: its name, and an example in numbers from the position (English).

bal-thing-seat = { $who }
    .example =
    { $lives ->
        [one] { $lives } Crapzouille
       *[other] { $lives } Crapzouilles
    }: { $own } left of { $start }, { $captives ->
        [one] { $captives } prisoner
       *[other] { $captives } prisoners
    } ({ $dead } dead, { $taken } taken). { $lives ->
        [0] Out of the play.
        [one] One attack that gets through, and it is over.
       *[other] { $lives } more attacks that get through, and it is over.
    } { $hand ->
        [one] { $hand } card to parry with.
       *[other] { $hand } cards to parry with.
    }
bal-thing-coffer = The coffer of { $who }
    .example =
    { $lives ->
        [one] { $lives } living Crapzouille
       *[other] { $lives } living Crapzouilles
    }, { $captives ->
        [one] { $captives } of them a prisoner
       *[other] { $captives } of them prisoners
    }; { $dead } dead. A Grand Sabbat now would bring { $draws ->
        [one] { $draws } card.
       *[other] { $draws } cards.
    }
bal-thing-hand = { CARD($card) }, in hand
    .example = You hold { $mine } among { $hand } cards. { bal-thing-copies }
bal-thing-copies =
    The box has { $copies }; { $discarded ->
        [one] { $discarded } lies
       *[other] { $discarded } lie
    } in the discard, { $hidden } may still be with the others or in the deck.
bal-thing-laid = { CARD($card) }, on the floor
    .example = { $laid } here, and you hold { $mine }. { bal-thing-copies }
bal-thing-deck = The deck
    .example =
    { $n ->
        [one] { $n } card is left.
       *[other] { $n } cards are left.
    } With { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, a Grand Sabbat now would give you { $draws }.
bal-thing-discard = The discard
    .example =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }, { $spells ->
        [one] { $spells } spell.
       *[other] { $spells } spells.
    }
bal-thing-round = The round
    .example =
    Round { $round }, lap { $lap } of 2; { $alive ->
        [one] { $alive } witch is still in.
       *[other] { $alive } witches are still in.
    }
bal-thing-carabosse = Carabosse
    .example =
    Before { $who }, who may attack { $others ->
        [one] { $others } witch
       *[other] { $others } witches
    } and holds { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }

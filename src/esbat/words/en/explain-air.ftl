# Explaining a thing on a table of Witch Air: its name, and an example in numbers from the position (English).

air-thing-deck = The deck
    .example =
    { $n ->
        [0] The deck is empty.
        [one] 1 card is left.
       *[other] { $n } cards are left.
    } Of the { $unseen ->
        [one] { $unseen } card that may come
       *[other] { $unseen } cards that may come
    }, { $lower ->
        [one] 1 is too low for your columns
       *[other] { $lower } are too low for your columns
    }, and { $cats ->
        [one] 1 brings
       *[other] { $cats } bring
    } the black cat.
air-thing-discard = The discard
    .example =
    { $n ->
        [one] 1 card lies here
       *[other] { $n } cards lie here
    }, { $cats } of them a 15; they come back only once the { $deck } in the deck are gone.
air-thing-common =
    { $card ->
        [none] The common zone
       *[other] { CARD($card) }, in the common zone
    }
    .example =
    { $card ->
        [none] { $n ->
            [0] 0 cards float here.
            [one] 1 card floats here
           *[other] { $n } cards float here
        }{ $n ->
            [0] {""}
           *[other] { $fit ->
                [one] ; 1 continues one of your columns.
               *[other] ; { $fit } continue one of your columns.
            }
        }
       *[other] { $blocked ->
            [yes] You deposited it this turn: this { $value } is out of your reach until your next one.
           *[no] { air-thing-landing }
        }
    }
air-thing-landing =
    { $n ->
        [0] You have no { air-colour } column: this { $value } would open one, of 1 card.
       *[other] { $fits ->
            [yes] Your { air-colour } column ends at { $top }: with this { $value } it would have { $after } cards.
           *[no] Your { air-colour } column ends at { $top }: this { $value } is lower and does not fit.
        }
    }
air-thing-drawn = { CARD($card) }, just drawn
    .example = { air-thing-landing }
air-thing-column = The { air-colour } column
    .example =
    { $n ->
        [0] Empty: { $hidden ->
            [one] the 1 { air-colour } card still hidden may open it.
           *[other] any of the { $hidden } { air-colour } cards still hidden may open it.
        }
       *[other] { $n ->
            [one] 1 card, a { $top }.
           *[other] { $n } cards, up to { $top }.
        } { $lower ->
            [one] 1 lower card is still hidden.
           *[other] { $lower } lower cards are still hidden.
        } Landed, it would make { $cards } in hand with the { $hand } you have: { air-thing-worth }
    }
air-thing-worth =
    { $gain ->
        [0] { $more } more for a diploma.
        [one] a diploma of 1 grimoire.
       *[other] a diploma of { $gain } grimoires.
    }
air-thing-pile = The { air-colour } grimoires
    .example =
    { $n ->
        [0] 0 left: the pile is empty.
       *[other] { $n } left.
    } You hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of this colour: { air-thing-worth } { $empty ->
        [one] 1 pile is empty
       *[other] { $empty } piles are empty
    }; at { $ends } the play ends.
air-thing-hand = { CARD($card) }, in hand
    .example =
    You hold { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } of this colour: { air-thing-worth } Its pile still has { $left ->
        [one] 1 grimoire.
       *[other] { $left } grimoires.
    }
air-thing-seat = { $who }
    .example =
    { $books ->
        [0] 0 grimoires
        [one] 1 grimoire ({ $owned })
       *[other] { $books } grimoires ({ $owned })
    }{ $extra ->
        [0] , so { air-thing-points }; { $missing ->
            [one] 1 colour is missing for the point for all five.
           *[other] { $missing } colours are missing for the point for all five.
        }
       *[other] {" "}and { $extra } for all 5 colours: { air-thing-points }.
    } { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $air } in the air.
air-thing-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
air-thing-owned = { $n } { air-colour }
air-thing-other = { CARD($card) }, before { $who }
    .example =
    { $n ->
        [one] This column has 1 card and ends at { $top }: landed, it would give 1 card
       *[other] This column has { $n } cards and ends at { $top }: landed, it would give { $n } cards
    } to { $who }, who holds { $hand }.

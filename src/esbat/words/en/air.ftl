# Air Sorcière, Witch Air.
# A card comes as its code; CARD($card) says it in words. A colour is its letter.

air-card = { $kind ->
        [W] white
        [K] black
        [G] green
        [V] violet
       *[O] orange
    } { $value }
air-colour =
    { $colour ->
        [W] white
        [K] black
        [G] green
        [V] violet
       *[O] orange
    }
# French agrees its adjectives; English has one form for all three.
air-colour-feminine = { air-colour }
air-colour-plural = { air-colour }

## What has just happened. `.you`: it was you; `.brief`: after a name and a colon.

air-event-turn_began = { $name } is up.
    .you = Your turn.
    .brief = {""}
air-event-drew = { $name } draws the { CARD($card) }.
    .you = You draw the { CARD($card) }.
    .brief = draws the { CARD($card) }
air-event-took = { $name } takes the { CARD($card) } from the common zone.
    .you = You take the { CARD($card) } from the common zone.
    .brief = takes the { CARD($card) }
air-event-placed = { $name } places the { CARD($card) }.
    .you = You place the { CARD($card) } in your column.
    .brief = places it
air-event-deposited = { $name } deposits the { CARD($card) } in the common zone.
    .you = You deposit the { CARD($card) } in the common zone.
    .brief = deposits it
air-event-landed =
    { $colour ->
        [none] { $name } makes a forced landing, with no column to bring in.
       *[other] { $name } makes a { $forced ->
            [yes] forced
           *[no] soft
        } landing: the { air-colour } column comes to hand ({ air-cards }).
    }
    .you =
    { $colour ->
        [none] You make a forced landing, with no column to bring in.
       *[other] You make a { $forced ->
            [yes] forced
           *[no] soft
        } landing: your { air-colour } column comes to hand ({ air-cards }).
    }
    .brief =
    { $colour ->
        [none] makes a forced landing with nothing
       *[other] lands { $forced ->
            [yes] by force
           *[no] softly
        } with the { air-colour } column ({ air-cards })
    }
air-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
air-event-crashed = { $name } crashes: the { CARD($card) } takes the column of its colour along ({ air-lost }).
    .you = You crash: the { CARD($card) } takes your column of its colour along ({ air-lost }).
    .brief = crashes ({ air-lost })
air-lost =
    { $lost ->
        [one] { $lost } card lost
       *[other] { $lost } cards lost
    }
air-event-kept = { $name } saves the { CARD($card) } with the beginner’s bonus.
    .you = You save the { CARD($card) } with the beginner’s bonus.
    .brief = saves the { CARD($card) }
air-event-declined = { $name } leaves the { CARD($card) } to the discard.
    .you = You leave the { CARD($card) } to the discard.
    .brief = leaves the { CARD($card) } to the discard
air-event-graduated = { $name } earns a diploma in { air-colour }: { $size } cards for { air-gained }.
    .you = You earn a diploma in { air-colour }: { $size } cards for { air-gained }.
    .brief = earns a diploma in { air-colour } ({ air-gained })
air-gained =
    { $gained ->
        [one] { $gained } grimoire
       *[other] { $gained } grimoires
    }
air-event-laid = { $name } discards the { CARD($card) } for the diploma.
    .you = You discard the { CARD($card) } for the diploma.
    .brief = gives the { CARD($card) } for it
air-event-cat_came = A black cat comes with the { CARD($card) }: no hand keeps more than five cards.
air-event-shed = { $name } discards the { CARD($card) } for the black cat.
    .you = You discard the { CARD($card) } for the black cat.
air-event-reshuffled =
    { $count ->
        [one] The deck is empty: the only card of the discard replaces it.
       *[other] The deck is empty: the { $count } cards of the discard, shuffled, replace it.
    }
air-event-stopped = { $name } stops without landing.
    .you = You stop without landing.
    .brief = stops without landing
air-event-play_ended =
    { $reason ->
        [witches-gone] { air-reason-witches-gone }
       *[grimoires-gone] The play is over: enough piles of grimoires are empty.
    }

## What you may choose

air-move-draw = Draw a card
air-move-take = Take the { CARD($card) }
air-move-place = Place it in your column
air-move-deposit = Deposit it in the common zone
air-move-land =
    { $colour ->
        [none] Land with nothing
       *[other] Land with your { air-colour } column
    }
air-move-stop = Stop without landing
air-move-graduate =
    Diploma in { air-colour }: { $size } cards for { $size ->
        [3] one grimoire
        [4] two grimoires
       *[5] three grimoires
    }
air-move-lay = Give the { CARD($card) }
air-move-shed = Discard the { CARD($card) }
air-move-keep = Save the card
air-move-decline = Leave it to the discard
air-move-end = End your turn

## What is asked

air-question-fly =
    .you =
    { $flown ->
        [0] Your turn. Fly a first witch.
       *[other] { $deposited ->
            [yes] Another card, at the risk of a crash, or do you land with your shortest column?
           *[no] Another card, or do you land with the column of your choice?
        }
    }
    .other = { $name } is to fly a witch, or land.
air-question-settle =
    .you = You drew the { CARD($drawn) }. Where does it go?
    .other = { $name } decides where the { CARD($drawn) } goes.
air-question-cat =
    .you =
    A black cat comes: your hand ({ $my_hand_count } cards) must go down to five. Which{ $my_pending ->
        [0] {""}
       *[other] {" "}other
    } card do you discard?
    .other = A black cat comes: hands of more than five cards choose what they discard.
air-question-bonus =
    .you = You have no grimoire of this colour yet: will you save the { CARD($drawn) }?
    .other = { $name } may save the { CARD($drawn) }.
air-question-diploma =
    .you = You are on the ground. Do you earn a diploma?
    .other = { $name } may earn a diploma.
# $colour is the colour's number, $left how many cards are still to be named.
air-question-lay =
    .you =
    Diploma in { $colour ->
        [0] white
        [1] black
        [2] green
        [3] violet
       *[4] orange
    }: which card do you give? { $left ->
        [one] It is the last one.
       *[other] { $left } to go, from the lowest up, then the jokers.
    }

## Why not

air-play-over = the play is over.
air-not-your-turn = it is not your turn.
air-settle-first = first settle the { CARD($card) } you drew.
air-cat-first =
    { $left ->
        [one] the black cat is waiting for { $left } more card from your hand.
       *[other] the black cat is waiting for { $left } more cards from your hand.
    }
air-turn-crashed = you have crashed; you can only save the { CARD($card) } or leave it.
air-cat-spares-you = the black cat spares you: you hold no more than { $most } cards.
air-cat-answered = you have already chosen your cards for the black cat; we wait for the others.
air-too-low = the column ends in the { CARD($last) }, and the { CARD($card) } is lower.
air-nothing-to-draw = there is nothing left to draw: no deck, no discard.
air-fly-first = fly a witch first.
air-nothing-drawn = you have no drawn card to place or deposit.
air-land-before-diploma = a diploma comes after a landing.
air-no-cat = no black cat is here: you keep your hand.
air-no-crash = you have not crashed: there is no card to save.
air-land-to-end = your turn ends with a landing or a crash: land.
air-not-in-common = the { CARD($card) } is not in the common zone.
air-deposited-this-turn = you have just deposited the { CARD($card) }: it is out of your reach until your turn ends.
air-stop-means-landing = at this table, to stop is to land: choose a column.
air-no-stop-after-deposit = you have deposited a card: the forced landing is a duty.
air-land-a-column = a landing brings in a column, and you have one: choose it.
air-no-such-column = you have no { air-colour } column.
air-not-the-smallest = you have deposited a card: it must be a shortest column ({ $smallest }), and the { air-colour } one has { $size }.
air-already-named = the { CARD($card) } is already chosen.
air-not-in-hand = the { CARD($card) } is not in your hand.
air-name-the-diploma = name the diploma’s colour and size first.
air-landed-already = you have landed: no more flying this turn, only a diploma or the end of it.
air-none-in-hand = you have no { air-colour } witch in hand.
air-too-few-grimoires =
    { $left ->
        [0] no { air-colour } grimoire is left.
        [one] only one { air-colour } grimoire is left: a diploma of { $size } cards cannot be paid.
       *[other] only { $left } { air-colour } grimoires are left: a diploma of { $size } cards cannot be paid.
    }
air-too-few-cards =
    { $held ->
        [one] with { $held } { air-colour } witch and the jokers allowed, you do not get to { $size } cards.
       *[other] with { $held } { air-colour } witches and the jokers allowed, you do not get to { $size } cards.
    }
air-finish-the-diploma =
    { $left ->
        [one] finish the diploma first: { $left } more card to name.
       *[other] finish the diploma first: { $left } more cards to name.
    }
air-lowest-first = cards are named from the lowest up, then come the jokers: too late for the { CARD($card) }.
air-could-not-finish = with the { CARD($card) }, the diploma could no longer be completed.
air-joker-not-owned = the { CARD($card) } cannot serve as a joker: you have no { air-colour } grimoire.
air-witch-before-joker = a witch of the diploma’s colour must come before a joker.
air-joker-too-low = a joker must beat the { CARD($best) }; the { CARD($card) } does not.
air-joker-colour-used = this diploma already has a joker in { air-colour }.
air-jokers-in-order = jokers are named in the order of colours; take back a step (undo) to add the { CARD($card) }.

## The end

air-reason-grimoires-gone =
    The play is over: { $seats ->
        [2] two piles
        [3] two piles
       *[other] three piles
    } of grimoires are empty.
air-reason-witches-gone = The play is over: not one witch is left to draw.
air-outcome-seat =
    { $rank }. { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ air-outcome-sum }){ air-outcome-level }.
air-outcome-sum =
    { $my_grimoires_sum ->
        [0] no grimoire
        [one] { $my_grimoires_sum } grimoire, AIR-085
       *[other] { $my_grimoires_sum } grimoires, AIR-085
    }{ $my_grimoires_least ->
        [0] {""}
       *[other] ; + { $option_bonus_per_set ->
            [yes] { $my_grimoires_least } for sets of five colours, AIR-R21
           *[no] 1 for all five colours, AIR-086
        }
    }
air-outcome-level =
    { $tied ->
        [yes] ; level, with { $my_hand_count ->
            [0] no card in hand (AIR-088)
            [one] { $my_hand_count } card in hand (AIR-088)
           *[other] { $my_hand_count } cards in hand (AIR-088)
        }
       *[no] {""}
    }

## Options

air-option-first_player =
    { $value ->
        [random] at random
        [0] the first seat
        [1] the second seat
        [2] the third seat
        [3] the fourth seat
       *[4] the fifth seat
    }

## The table, in words and as a grid

air-view-piles = Grimoires
air-view-common = Cloud
air-view-hand = hand ({ $hand })
air-view-stock = Deck: { $deck } · Discard: { $discard }
air-view-held = (hand { $hand })
air-view-owned =
    { $grimoires ->
        [one] { $grimoires } grimoire
       *[other] { $grimoires } grimoires
    }
air-view-line-stock =
    { $deck ->
        [0] The deck is empty
        [one] { $deck } card in the deck
       *[other] { $deck } cards in the deck
    }, { $discard ->
        [0] nothing in the discard
       *[other] { $discard } in the discard
    }.
air-view-line-piles = Grimoires left: { $piles }.
air-view-line-common = Common zone: { $cards }.
air-view-line-columns = { $name }, columns: { $columns }.
air-view-line-own = { $name }, grimoires: { $grimoires }; { $hand ->
        [0] no card in hand
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }.
air-view-line-hand = { $name }’s hand: { $cards }.
air-view-line-my-hand = Your hand: { $cards }.
air-view-line-drawn = Card drawn: { CARD($card) }.
air-view-nothing = nothing

## What is in the box

air-box-colour =
    { $code ->
        [white] White
        [black] Black
        [green] Green
        [violet] Violet
       *[orange] Orange
    }
    .detail = Witches 1 to { $highest }, { $grimoires } grimoires

# What a bot gives as its reasons
air-weighs =
    .hand = the cards in hand
    .flight = the witches in flight
    .colours = colours that go together
    .jokers = the jokers
    .waste = cards that would come to nothing
    .lead = the lead in grimoires
    .end = how near the end is

"""A table that one seat cannot tell from the truth: what it does not know is dealt anew (AIR-093)."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, KIND
from esbat.games.air import effects, rules
from esbat.games.air.names import ASK_CAT, ASK_DIPLOMA, ASK_LAY, COLOURS, OPEN_HANDS, TURN_LARGEST
from esbat.games.air.state import Board
from esbat.games.air.tables import WITCHES
from esbat.parts.bag import Bag
from esbat.parts.bits import BIT


def imagine(copy: Board, truth: Board, seat: i64, chance: Chance) -> None:
    """AIR-093, AIR-R11, AIR-R25. Unseen witches are dealt anew; what others named for the cat is unknown.

    Everything is laid out in order of number first, so that two tables this seat cannot tell apart
    give, with the same luck, the same imagined table.
    """
    deck = copy.deck
    discard = copy.discard
    deck.count = 0
    discard.count = 0
    hidden = not truth.options & OPEN_HANDS
    unseen = unseen_by(truth, seat, hidden)
    for card in WITCHES:
        if unseen[card >> 4] & BIT[card & 15]:
            deck.add(card)
    thrown = sets_of(truth.discard)
    for card in WITCHES:
        if thrown[card >> 4] & BIT[card & 15]:
            discard.add(card)
    for other in range(truth.seats):
        if other == seat:
            continue
        at = other * COLOURS
        held = truth.hand_count(other)
        for colour in range(COLOURS):
            copy.chosen[at + colour] = 0
            if hidden:
                copy.hands[at + colour] = 0
        if hidden:
            for card_number in range(held):
                card = deck.draw(chance)
                copy.hands[at + (card >> 4)] |= BIT[card & 15]
    if truth.depth > 0:
        if truth.top(KIND) == ASK_CAT:
            copy.set_top(ASKED, effects.seats_to_shed(copy))
        elif truth.top(KIND) == ASK_LAY and truth.turn != seat:
            copy.pop()  # what was named is nobody else's business: the diploma is asked for again
        if copy.top(KIND) == ASK_DIPLOMA:
            copy.set_top(TURN_LARGEST, rules.largest_diplomas(copy, truth.turn))


def unseen_by(board: Board, seat: i64, hidden: bool) -> vec[i64]:
    """The witches this seat cannot see, by colour: the deck, and other hands if they are hidden."""
    members = sets_of(board.deck)
    if hidden:
        for other in range(board.seats):
            if other != seat:
                for colour in range(COLOURS):
                    members[colour] |= board.hands[other * COLOURS + colour]
    return members


def sets_of(bag: Bag) -> vec[i64]:
    """What is in a bag, by colour."""
    members = vec[i64]([0, 0, 0, 0, 0])
    things = bag.things
    for at in range(bag.count):
        card = things[at]
        members[card >> 4] |= BIT[card & 15]
    return members

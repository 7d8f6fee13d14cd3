"""Everything remembered between two moves; data, no rule.

Cards are numbers (colour * 16 + value). A set of cards of one colour is a number whose bit v stands for
the value v, so a hand, a flight zone or the common zone is five such numbers.
"""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State
from esbat.games.air.names import COLOURS
from esbat.parts.bag import Bag
from esbat.parts.bits import count, lowest


@mypyc_attr(acyclic=True)
class Board(State):
    """The table: deck, discard, common zone, columns, hands, grimoires, and whose turn it is."""

    __slots__ = (
        "bonus_per_set",
        "chosen",
        "columns",
        "common",
        "deck",
        "deposit_again",
        "deposited",
        "discard",
        "drawn",
        "flown",
        "grimoires",
        "hands",
        "open_hands",
        "piles",
        "reason",
        "several_diplomas",
        "stop_allowed",
        "turn",
    )

    def __init__(
        self,
        seats: i64,
        chance: Chance,
        stack: vec[i64],
        depth: i64,
        deck: Bag,
        discard: Bag,
        common: vec[i64],
        columns: vec[i64],
        hands: vec[i64],
        chosen: vec[i64],
        grimoires: vec[i64],
        piles: vec[i64],
    ) -> None:
        self.seats = seats
        self.chance = chance
        self.stack = stack
        self.depth = depth
        self.sink = None
        self.patient = False
        self.deck = deck
        self.discard = discard
        self.common = common  # by colour; then, by colour again, those of them deposited this turn
        self.columns = columns  # by seat * 5 + colour, as are the next three
        self.hands = hands
        self.chosen = chosen  # cards named for the cat, hidden until everybody has named theirs
        self.grimoires = grimoires  # how many
        self.piles = piles  # grimoires left, by colour
        self.turn: i64 = 0
        self.flown: i64 = 0  # cards flown this turn
        self.deposited: i64 = -1  # the last card deposited this turn
        self.drawn: i64 = -1  # the card drawn and not yet settled
        self.reason: i64 = 0  # why the play ended
        self.bonus_per_set = False
        self.several_diplomas = False
        self.stop_allowed = False
        self.deposit_again = False
        self.open_hands = False

    def hand_count(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        hands = self.hands
        at = seat * COLOURS
        return (
            count(hands[at])
            + count(hands[at + 1])
            + count(hands[at + 2])
            + count(hands[at + 3])
            + count(hands[at + 4])
        )

    def cards(self, zone: vec[i64], at: i64) -> list[int]:
        """The cards of five sets of a zone, beginning at this place, in order."""
        return cards_in(zone, at)

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [
            self.seats,
            self.turn,
            self.flown,
            self.deposited,
            self.drawn,
            self.reason,
            self.depth,
            int(self.bonus_per_set),
            int(self.several_diplomas),
            int(self.stop_allowed),
            int(self.deposit_again),
            int(self.open_hands),
        ]
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        for zone in (self.common, self.columns, self.hands, self.chosen, self.grimoires, self.piles):
            for number in zone:
                flat.append(number)
        flat.append(self.deck.count)
        flat.extend(self.deck.listed())
        flat.append(self.discard.count)
        flat.extend(self.discard.listed())
        return flat


def cards_in(sets: vec[i64], at: i64) -> list[int]:
    """The cards of five sets, beginning at this place, in order."""
    found: list[int] = []
    for colour in range(COLOURS):
        members = sets[at + colour]
        while members:
            found.append(colour * 16 + lowest(members))
            members &= members - 1
    return found

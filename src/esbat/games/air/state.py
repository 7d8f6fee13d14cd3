"""Everything remembered between two moves; data, no rule.

Cards are numbers (colour * 16 + value). A set of cards of one colour is a number whose bit v stands for
the value v, so a hand, a flight zone or the common zone is five such numbers.
"""

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.air.names import COLOURS
from esbat.games.air.state_fields import Fields
from esbat.parts.bits import count, lowest


@mypyc_attr(acyclic=True)
class Board(Fields):
    """The table: deck, discard, common zone, columns, hands, grimoires, and whose turn it is."""

    __slots__ = ()

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


def cards_in(sets: vec[i64], at: i64) -> list[int]:
    """The cards of five sets, beginning at this place, in order."""
    found: list[int] = []
    for colour in range(COLOURS):
        members = sets[at + colour]
        while members:
            found.append(colour * 16 + lowest(members))
            members &= members - 1
    return found

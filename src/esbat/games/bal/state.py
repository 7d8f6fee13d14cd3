"""Everything remembered between two moves; data, no rule.

A card is a kind; a hand or a pile is a count for every kind. The deck is a bag, since nobody knows its
order. What waits for an answer lies on the stack; answers given in secret lie in `answers`, cards being
put together by one seat in `chosen`, until they take effect.
"""

from typing import Final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import SEAT_BIT
from esbat.games.bal.names import KINDS, MOST_SEATS
from esbat.games.bal.state_fields import Fields

PIECES: Final[i64] = 44
"""Where the pieces of a Sortilège begin in the queue, after a double for each of `MOST_COPIES` mirrors."""
QUEUE: Final[i64] = 54
"""Numbers in the queue: each of five defenders of a Sortilège can send on a piece."""


@mypyc_attr(acyclic=True)
class Board(Fields):
    """The ballroom: deck, piles, hands, Crapzouilles, the round, the attack and the Farce under way."""

    __slots__ = ()

    def potions(self, seat: i64) -> i64:
        """How many potions a seat holds."""
        hands = self.hands
        at = seat * KINDS
        return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] + hands[at + 4]

    def holds(self, seat: i64, kind: i64) -> bool:
        return self.hands[seat * KINDS + kind] > 0

    def is_alive(self, seat: i64) -> bool:
        return (self.living & SEAT_BIT[seat]) != 0

    def cards(self, pile: vec[i64], at: i64) -> list[int]:
        """The cards of a hand or pile, beginning at this place, in order of kind."""
        found: list[int] = []
        for kind in range(KINDS):
            for copy in range(pile[at + kind]):
                found.append(kind)
        return found


def next_seat(board: Board, seat: i64) -> i64:
    """The seat on the left."""
    seat += 1
    return seat if seat < board.seats else 0


def next_alive(board: Board, seat: i64) -> i64:
    """The nearest living witch on the left; the seat itself if no other is alive."""
    left = next_seat(board, seat)
    while left != seat and not board.living & SEAT_BIT[left]:
        left = next_seat(board, left)
    return left


def previous_alive(board: Board, seat: i64) -> i64:
    """The nearest living witch on the right."""
    right = seat
    for turn in range(MOST_SEATS):
        right = right - 1 if right > 0 else board.seats - 1
        if board.living & SEAT_BIT[right]:
            return right
    return seat

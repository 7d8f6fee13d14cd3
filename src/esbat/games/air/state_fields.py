"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import NOTHING, ROW, State, every, in_row
from esbat.parts.bag import Bag


# fmt: off
@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    deck: Bag
    discard: Bag
    common: vec[i64]
    columns: vec[i64]
    hands: vec[i64]
    chosen: vec[i64]
    grimoires: vec[i64]
    piles: vec[i64]
    turn: i64
    flown: i64
    deposited: i64
    drawn: i64
    reason: i64
    options: i64

    __slots__ = (
        "chosen", "columns", "common", "deck", "deposited", "discard", "drawn", "flown", "grimoires", "hands",
        "options", "piles", "reason", "turn",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, 4, like)
        if like is None:
            self.deck = Bag(NOTHING, 0)
            self.discard = Bag(NOTHING, 0)
            self.common = self.columns = self.hands = self.chosen = self.grimoires = self.piles = NOTHING
            self.turn = self.flown = self.reason = self.options = 0
            self.deposited = self.drawn = -1
        else:
            self.deck, self.discard, self.common = like.deck.clone(), like.discard.clone(), like.common[:]
            self.columns, self.hands, self.chosen = like.columns[:], like.hands[:], like.chosen[:]
            self.grimoires, self.piles, self.turn = like.grimoires[:], like.piles[:], like.turn
            self.flown, self.deposited, self.drawn = like.flown, like.deposited, like.drawn
            self.reason, self.options = like.reason, like.options

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        return [
            self.seats, self.depth, *in_row(self.stack, self.depth * ROW), self.deck.count,
            *self.deck.listed(), self.discard.count, *self.discard.listed(), *every(self.common),
            *every(self.columns), *every(self.hands), *every(self.chosen), *every(self.grimoires),
            *every(self.piles), self.turn, self.flown, self.deposited, self.drawn, self.reason, self.options,
        ]

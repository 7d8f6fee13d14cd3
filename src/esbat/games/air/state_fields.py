"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State, in_row
from esbat.parts.bag import Bag

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (4 * ROW))


@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    __slots__ = (
        "chosen",
        "columns",
        "common",
        "deck",
        "deposited",
        "discard",
        "drawn",
        "flown",
        "grimoires",
        "hands",
        "options",
        "piles",
        "reason",
        "turn",
    )

    def __init__(self, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        self.seats = seats
        self.chance = chance
        self.sink = None
        self.patient = False
        if like is None:
            self.stack = NO_ROWS[:]
            self.depth = 0
            self.deck: Bag = Bag(NOTHING, 0)
            self.discard: Bag = Bag(NOTHING, 0)
            self.common: vec[i64] = NOTHING
            self.columns: vec[i64] = NOTHING
            self.hands: vec[i64] = NOTHING
            self.chosen: vec[i64] = NOTHING
            self.grimoires: vec[i64] = NOTHING
            self.piles: vec[i64] = NOTHING
            self.turn: i64 = 0
            self.flown: i64 = 0
            self.deposited: i64 = -1
            self.drawn: i64 = -1
            self.reason: i64 = 0
            self.options: i64 = 0
        else:
            self.stack = like.stack[:]
            self.depth = like.depth
            self.deck = like.deck.clone()
            self.discard = like.discard.clone()
            self.common = like.common[:]
            self.columns = like.columns[:]
            self.hands = like.hands[:]
            self.chosen = like.chosen[:]
            self.grimoires = like.grimoires[:]
            self.piles = like.piles[:]
            self.turn = like.turn
            self.flown = like.flown
            self.deposited = like.deposited
            self.drawn = like.drawn
            self.reason = like.reason
            self.options = like.options

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth, *in_row(self.stack, self.depth * ROW)]
        flat += [self.deck.count, *self.deck.listed()]
        flat += [self.discard.count, *self.discard.listed()]
        flat += in_row(self.common, len(self.common))
        flat += in_row(self.columns, len(self.columns))
        flat += in_row(self.hands, len(self.hands))
        flat += in_row(self.chosen, len(self.chosen))
        flat += in_row(self.grimoires, len(self.grimoires))
        flat += in_row(self.piles, len(self.piles))
        flat += [self.turn, self.flown, self.deposited, self.drawn, self.reason, self.options]
        return flat

"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State, in_row
from esbat.games.lancre.tables import Box
from esbat.parts.bag import Bag

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (10 * ROW))


@mypyc_attr(acyclic=True)
class Fields1(State):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "alisses",
        "at",
        "big_bag",
        "big_left",
        "big_row",
        "box",
        "cackles",
        "deck",
        "discard",
        "gone",
        "hands",
        "known",
        "markers",
        "owned",
        "small_bag",
        "small_left",
        "small_row",
        "special",
        "tiles",
        "tops",
        "witches",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields1 | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        self.seats = seats
        self.chance = chance
        self.sink = None
        self.patient = False
        self.box = box
        if like is None:
            self.stack = NO_ROWS[:]
            self.depth = 0
            self.deck: Bag = Bag(NOTHING, 0)
            self.discard: Bag = Bag(NOTHING, 0)
            self.small_bag: Bag = Bag(NOTHING, 0)
            self.big_bag: Bag = Bag(NOTHING, 0)
            self.tiles: vec[i64] = NOTHING
            self.markers: vec[i64] = NOTHING
            self.known: vec[i64] = NOTHING
            self.small_left: vec[i64] = NOTHING
            self.big_left: vec[i64] = NOTHING
            self.tops: vec[i64] = NOTHING
            self.hands: vec[i64] = NOTHING
            self.at: vec[i64] = NOTHING
            self.witches: vec[i64] = NOTHING
            self.special: vec[i64] = NOTHING
            self.cackles: vec[i64] = NOTHING
            self.alisses: vec[i64] = NOTHING
            self.small_row: vec[i64] = NOTHING
            self.big_row: vec[i64] = NOTHING
            self.owned: vec[i64] = NOTHING
            self.gone: vec[i64] = NOTHING
        else:
            self.stack = like.stack[:]
            self.depth = like.depth
            self.deck = like.deck.clone()
            self.discard = like.discard.clone()
            self.small_bag = like.small_bag.clone()
            self.big_bag = like.big_bag.clone()
            self.tiles = like.tiles[:]
            self.markers = like.markers[:]
            self.known = like.known[:]
            self.small_left = like.small_left[:]
            self.big_left = like.big_left[:]
            self.tops = like.tops[:]
            self.hands = like.hands[:]
            self.at = like.at[:]
            self.witches = like.witches[:]
            self.special = like.special[:]
            self.cackles = like.cackles[:]
            self.alisses = like.alisses[:]
            self.small_row = like.small_row[:]
            self.big_row = like.big_row[:]
            self.owned = like.owned[:]
            self.gone = like.gone[:]

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth, *in_row(self.stack, self.depth * ROW)]
        flat += [self.deck.count, *self.deck.listed()]
        flat += [self.discard.count, *self.discard.listed()]
        flat += [self.small_bag.count, *self.small_bag.listed()]
        flat += [self.big_bag.count, *self.big_bag.listed()]
        flat += in_row(self.tiles, len(self.tiles))
        flat += in_row(self.markers, len(self.markers))
        flat += in_row(self.known, len(self.known))
        flat += in_row(self.small_left, len(self.small_left))
        flat += in_row(self.big_left, len(self.big_left))
        flat += in_row(self.tops, len(self.tops))
        flat += in_row(self.hands, len(self.hands))
        flat += in_row(self.at, len(self.at))
        flat += in_row(self.witches, len(self.witches))
        flat += in_row(self.special, len(self.special))
        flat += in_row(self.cackles, len(self.cackles))
        flat += in_row(self.alisses, len(self.alisses))
        flat += in_row(self.small_row, len(self.small_row))
        flat += in_row(self.big_row, len(self.big_row))
        flat += in_row(self.owned, len(self.owned))
        flat += in_row(self.gone, len(self.gone))
        return flat


@mypyc_attr(acyclic=True)
class Fields(Fields1):
    """Everything remembered between two moves."""

    __slots__ = (
        "added",
        "aliss_reserve",
        "arriving",
        "cackle_reserve",
        "chosen_first",
        "committed",
        "crisis_reserve",
        "dice",
        "hidden",
        "magic_used",
        "marked",
        "on_foot",
        "options",
        "reason",
        "rolled",
        "step",
        "steps",
        "tiled",
        "turn",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(box, seats, chance, like)
        if like is None:
            self.dice: vec[i64] = NOTHING
            self.tiled: i64 = 0
            self.hidden: i64 = 0
            self.marked: i64 = 0
            self.cackle_reserve: i64 = 0
            self.crisis_reserve: i64 = 0
            self.aliss_reserve: i64 = 0
            self.chosen_first: i64 = 0
            self.turn: i64 = 0
            self.step: i64 = 0
            self.steps: i64 = 0
            self.on_foot: bool = False
            self.arriving: i64 = -1
            self.rolled: i64 = 0
            self.added: i64 = 0
            self.magic_used: i64 = 0
            self.committed: bool = False
            self.reason: i64 = 0
            self.options: i64 = 0
        else:
            self.dice = like.dice[:]
            self.tiled = like.tiled
            self.hidden = like.hidden
            self.marked = like.marked
            self.cackle_reserve = like.cackle_reserve
            self.crisis_reserve = like.crisis_reserve
            self.aliss_reserve = like.aliss_reserve
            self.chosen_first = like.chosen_first
            self.turn = like.turn
            self.step = like.step
            self.steps = like.steps
            self.on_foot = like.on_foot
            self.arriving = like.arriving
            self.rolled = like.rolled
            self.added = like.added
            self.magic_used = like.magic_used
            self.committed = like.committed
            self.reason = like.reason
            self.options = like.options

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += in_row(self.dice, len(self.dice))
        flat += [self.tiled, self.hidden, self.marked, self.cackle_reserve, self.crisis_reserve]
        flat += [self.aliss_reserve, self.chosen_first, self.turn, self.step, self.steps, int(self.on_foot)]
        flat += [self.arriving, self.rolled, self.added, self.magic_used, int(self.committed), self.reason]
        flat += [self.options]
        return flat

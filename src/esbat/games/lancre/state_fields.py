"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import NOTHING, ROW, State, every, in_row
from esbat.games.lancre.tables import Box
from esbat.parts.bag import Bag


# fmt: off
@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    box: Box
    deck: Bag
    discard: Bag
    small_bag: Bag
    big_bag: Bag
    tiles: vec[i64]
    markers: vec[i64]
    known: vec[i64]
    small_left: vec[i64]
    big_left: vec[i64]
    tops: vec[i64]
    hands: vec[i64]
    at: vec[i64]
    witches: vec[i64]
    special: vec[i64]
    cackles: vec[i64]
    alisses: vec[i64]
    small_row: vec[i64]
    big_row: vec[i64]
    owned: vec[i64]
    gone: vec[i64]
    dice: vec[i64]
    tiled: i64
    hidden: i64
    marked: i64
    cackle_reserve: i64
    crisis_reserve: i64
    aliss_reserve: i64
    chosen_first: i64
    turn: i64
    step: i64
    steps: i64
    on_foot: bool
    arriving: i64
    rolled: i64
    added: i64
    magic_used: i64
    committed: bool
    reason: i64
    options: i64

    __slots__ = (
        "added", "aliss_reserve", "alisses", "arriving", "at", "big_bag", "big_left", "big_row", "box",
        "cackle_reserve", "cackles", "chosen_first", "committed", "crisis_reserve", "deck", "dice", "discard",
        "gone", "hands", "hidden", "known", "magic_used", "marked", "markers", "on_foot", "options", "owned",
        "reason", "rolled", "small_bag", "small_left", "small_row", "special", "step", "steps", "tiled",
        "tiles", "tops", "turn", "witches",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, 10, like)
        self.box = box
        if like is None:
            self.deck = Bag(NOTHING, 0)
            self.discard = Bag(NOTHING, 0)
            self.small_bag = Bag(NOTHING, 0)
            self.big_bag = Bag(NOTHING, 0)
            self.tiles = self.markers = self.known = self.small_left = self.big_left = self.tops = NOTHING
            self.hands = self.at = self.witches = self.special = self.cackles = self.alisses = NOTHING
            self.small_row = self.big_row = self.owned = self.gone = self.dice = NOTHING
            self.tiled = self.hidden = self.marked = self.cackle_reserve = self.crisis_reserve = 0
            self.aliss_reserve = self.chosen_first = self.turn = self.step = self.steps = self.rolled = 0
            self.added = self.magic_used = self.reason = self.options = 0
            self.on_foot = self.committed = False
            self.arriving = -1
        else:
            self.deck, self.discard = like.deck.clone(), like.discard.clone()
            self.small_bag, self.big_bag = like.small_bag.clone(), like.big_bag.clone()
            self.tiles, self.markers, self.known = like.tiles[:], like.markers[:], like.known[:]
            self.small_left, self.big_left, self.tops = like.small_left[:], like.big_left[:], like.tops[:]
            self.hands, self.at, self.witches = like.hands[:], like.at[:], like.witches[:]
            self.special, self.cackles, self.alisses = like.special[:], like.cackles[:], like.alisses[:]
            self.small_row, self.big_row, self.owned = like.small_row[:], like.big_row[:], like.owned[:]
            self.gone, self.dice, self.tiled = like.gone[:], like.dice[:], like.tiled
            self.hidden, self.marked, self.cackle_reserve = like.hidden, like.marked, like.cackle_reserve
            self.crisis_reserve, self.aliss_reserve = like.crisis_reserve, like.aliss_reserve
            self.chosen_first, self.turn, self.step = like.chosen_first, like.turn, like.step
            self.steps, self.on_foot, self.arriving = like.steps, like.on_foot, like.arriving
            self.rolled, self.added, self.magic_used = like.rolled, like.added, like.magic_used
            self.committed, self.reason, self.options = like.committed, like.reason, like.options

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        return [
            self.seats, self.depth, *in_row(self.stack, self.depth * ROW), self.deck.count,
            *self.deck.listed(), self.discard.count, *self.discard.listed(), self.small_bag.count,
            *self.small_bag.listed(), self.big_bag.count, *self.big_bag.listed(), *every(self.tiles),
            *every(self.markers), *every(self.known), *every(self.small_left), *every(self.big_left),
            *every(self.tops), *every(self.hands), *every(self.at), *every(self.witches),
            *every(self.special), *every(self.cackles), *every(self.alisses), *every(self.small_row),
            *every(self.big_row), *every(self.owned), *every(self.gone), *every(self.dice), self.tiled,
            self.hidden, self.marked, self.cackle_reserve, self.crisis_reserve, self.aliss_reserve,
            self.chosen_first, self.turn, self.step, self.steps, int(self.on_foot), self.arriving,
            self.rolled, self.added, self.magic_used, int(self.committed), self.reason, self.options,
        ]

"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State
from esbat.games.lancre.tables import Box
from esbat.parts.bag import Bag

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (10 * ROW))


@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    __slots__ = (
        "added",
        "aliss_reserve",
        "alisses",
        "arriving",
        "at",
        "big_bag",
        "big_left",
        "big_row",
        "box",
        "cackle_reserve",
        "cackles",
        "choose_returns",
        "chosen_first",
        "committed",
        "cooperative",
        "crisis_reserve",
        "deck",
        "dice",
        "discard",
        "elves_at_once",
        "expert",
        "gone",
        "hands",
        "hidden",
        "known",
        "magic_used",
        "marked",
        "markers",
        "on_foot",
        "open_hands",
        "owned",
        "reason",
        "rolled",
        "small_bag",
        "small_left",
        "small_row",
        "special",
        "step",
        "steps",
        "tiled",
        "tiles",
        "tops",
        "turn",
        "witches",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
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
            self.cooperative: bool = False
            self.expert: bool = False
            self.choose_returns: bool = False
            self.open_hands: bool = False
            self.elves_at_once: bool = False
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
            self.cooperative = like.cooperative
            self.expert = like.expert
            self.choose_returns = like.choose_returns
            self.open_hands = like.open_hands
            self.elves_at_once = like.elves_at_once

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth]
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        flat.append(self.deck.count)
        flat.extend(self.deck.listed())
        flat.append(self.discard.count)
        flat.extend(self.discard.listed())
        flat.append(self.small_bag.count)
        flat.extend(self.small_bag.listed())
        flat.append(self.big_bag.count)
        flat.extend(self.big_bag.listed())
        for number in self.tiles:
            flat.append(number)
        for number in self.markers:
            flat.append(number)
        for number in self.known:
            flat.append(number)
        for number in self.small_left:
            flat.append(number)
        for number in self.big_left:
            flat.append(number)
        for number in self.tops:
            flat.append(number)
        for number in self.hands:
            flat.append(number)
        for number in self.at:
            flat.append(number)
        for number in self.witches:
            flat.append(number)
        for number in self.special:
            flat.append(number)
        for number in self.cackles:
            flat.append(number)
        for number in self.alisses:
            flat.append(number)
        for number in self.small_row:
            flat.append(number)
        for number in self.big_row:
            flat.append(number)
        for number in self.owned:
            flat.append(number)
        for number in self.gone:
            flat.append(number)
        for number in self.dice:
            flat.append(number)
        flat.append(self.tiled)
        flat.append(self.hidden)
        flat.append(self.marked)
        flat.append(self.cackle_reserve)
        flat.append(self.crisis_reserve)
        flat.append(self.aliss_reserve)
        flat.append(self.chosen_first)
        flat.append(self.turn)
        flat.append(self.step)
        flat.append(self.steps)
        flat.append(int(self.on_foot))
        flat.append(self.arriving)
        flat.append(self.rolled)
        flat.append(self.added)
        flat.append(self.magic_used)
        flat.append(int(self.committed))
        flat.append(self.reason)
        flat.append(int(self.cooperative))
        flat.append(int(self.expert))
        flat.append(int(self.choose_returns))
        flat.append(int(self.open_hands))
        flat.append(int(self.elves_at_once))
        return flat

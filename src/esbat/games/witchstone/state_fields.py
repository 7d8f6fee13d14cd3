"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State
from esbat.games.witchstone.tables_box import Box

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (32 * ROW))


@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    __slots__ = (
        "any_spell",
        "arrivals",
        "box",
        "face_up",
        "filled",
        "first",
        "free_roads",
        "hex_pile",
        "laid",
        "links",
        "on_stone",
        "open_tokens",
        "owed",
        "owls_left",
        "own",
        "private_scrolls",
        "racks",
        "reason",
        "road_owner",
        "scroll_pile",
        "scroll_row",
        "tokens_at",
        "turn",
        "waiting",
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
            self.own: vec[i64] = NOTHING
            self.laid: vec[i64] = NOTHING
            self.links: vec[i64] = NOTHING
            self.racks: vec[i64] = NOTHING
            self.filled: vec[i64] = NOTHING
            self.road_owner: vec[i64] = NOTHING
            self.tokens_at: vec[i64] = NOTHING
            self.open_tokens: vec[i64] = NOTHING
            self.face_up: vec[i64] = NOTHING
            self.owls_left: vec[i64] = NOTHING
            self.scroll_row: vec[i64] = NOTHING
            self.owed: vec[i64] = NOTHING
            self.waiting: vec[i64] = NOTHING
            self.hex_pile: i64 = 0
            self.scroll_pile: i64 = 0
            self.free_roads: i64 = 0
            self.on_stone: i64 = 0
            self.arrivals: i64 = 0
            self.turn: i64 = 0
            self.first: i64 = 0
            self.reason: i64 = 0
            self.private_scrolls: bool = False
            self.any_spell: bool = False
        else:
            self.stack = like.stack[:]
            self.depth = like.depth
            self.own = like.own[:]
            self.laid = like.laid[:]
            self.links = like.links[:]
            self.racks = like.racks[:]
            self.filled = like.filled[:]
            self.road_owner = like.road_owner[:]
            self.tokens_at = like.tokens_at[:]
            self.open_tokens = like.open_tokens[:]
            self.face_up = like.face_up[:]
            self.owls_left = like.owls_left[:]
            self.scroll_row = like.scroll_row[:]
            self.owed = like.owed[:]
            self.waiting = like.waiting[:]
            self.hex_pile = like.hex_pile
            self.scroll_pile = like.scroll_pile
            self.free_roads = like.free_roads
            self.on_stone = like.on_stone
            self.arrivals = like.arrivals
            self.turn = like.turn
            self.first = like.first
            self.reason = like.reason
            self.private_scrolls = like.private_scrolls
            self.any_spell = like.any_spell

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth]
        for at in range(self.depth * ROW):
            flat.append(self.stack[at])
        for number in self.own:
            flat.append(number)
        for number in self.laid:
            flat.append(number)
        for number in self.links:
            flat.append(number)
        for number in self.racks:
            flat.append(number)
        for number in self.filled:
            flat.append(number)
        for number in self.road_owner:
            flat.append(number)
        for number in self.tokens_at:
            flat.append(number)
        for number in self.open_tokens:
            flat.append(number)
        for number in self.face_up:
            flat.append(number)
        for number in self.owls_left:
            flat.append(number)
        for number in self.scroll_row:
            flat.append(number)
        for number in self.owed:
            flat.append(number)
        for number in self.waiting:
            flat.append(number)
        flat.append(self.hex_pile)
        flat.append(self.scroll_pile)
        flat.append(self.free_roads)
        flat.append(self.on_stone)
        flat.append(self.arrivals)
        flat.append(self.turn)
        flat.append(self.first)
        flat.append(self.reason)
        flat.append(int(self.private_scrolls))
        flat.append(int(self.any_spell))
        return flat

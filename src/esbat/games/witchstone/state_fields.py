"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW, State, in_row
from esbat.games.witchstone.tables_box import Box

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""
NO_ROWS: Final = vec[i64]([0] * (32 * ROW))


@mypyc_attr(acyclic=True)
class Fields1(State):
    """Everything remembered between two moves: a part of it."""

    __slots__ = (
        "box",
        "face_up",
        "filled",
        "laid",
        "links",
        "open_tokens",
        "owls_left",
        "own",
        "racks",
        "road_owner",
        "scroll_row",
        "tokens_at",
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

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = [self.seats, self.depth, *in_row(self.stack, self.depth * ROW)]
        flat += in_row(self.own, len(self.own))
        flat += in_row(self.laid, len(self.laid))
        flat += in_row(self.links, len(self.links))
        flat += in_row(self.racks, len(self.racks))
        flat += in_row(self.filled, len(self.filled))
        flat += in_row(self.road_owner, len(self.road_owner))
        flat += in_row(self.tokens_at, len(self.tokens_at))
        flat += in_row(self.open_tokens, len(self.open_tokens))
        flat += in_row(self.face_up, len(self.face_up))
        flat += in_row(self.owls_left, len(self.owls_left))
        flat += in_row(self.scroll_row, len(self.scroll_row))
        return flat


@mypyc_attr(acyclic=True)
class Fields(Fields1):
    """Everything remembered between two moves."""

    __slots__ = (
        "arrivals",
        "first",
        "free_roads",
        "hex_pile",
        "on_stone",
        "options",
        "owed",
        "reason",
        "scroll_pile",
        "turn",
        "waiting",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(box, seats, chance, like)
        if like is None:
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
            self.options: i64 = 0
        else:
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
            self.options = like.options

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        flat: list[int] = super().numbers()
        flat += in_row(self.owed, len(self.owed))
        flat += in_row(self.waiting, len(self.waiting))
        flat += [self.hex_pile, self.scroll_pile, self.free_roads, self.on_stone, self.arrivals, self.turn]
        flat += [self.first, self.reason, self.options]
        return flat

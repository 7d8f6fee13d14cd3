"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import NOTHING, ROW, State, every, in_row
from esbat.games.witchstone.tables_box import Box


# fmt: off
@mypyc_attr(acyclic=True)
class Fields(State):
    """Everything remembered between two moves."""

    box: Box
    own: vec[i64]
    laid: vec[i64]
    links: vec[i64]
    racks: vec[i64]
    filled: vec[i64]
    road_owner: vec[i64]
    tokens_at: vec[i64]
    open_tokens: vec[i64]
    face_up: vec[i64]
    owls_left: vec[i64]
    scroll_row: vec[i64]
    owed: vec[i64]
    waiting: vec[i64]
    hex_pile: i64
    scroll_pile: i64
    free_roads: i64
    on_stone: i64
    arrivals: i64
    turn: i64
    first: i64
    reason: i64
    options: i64

    __slots__ = (
        "arrivals", "box", "face_up", "filled", "first", "free_roads", "hex_pile", "laid", "links",
        "on_stone", "open_tokens", "options", "owed", "owls_left", "own", "racks", "reason", "road_owner",
        "scroll_pile", "scroll_row", "tokens_at", "turn", "waiting",
    )

    def __init__(self, box: Box, seats: i64, chance: Chance, like: "Fields | None" = None) -> None:
        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""
        super().__init__(seats, chance, 32, like)
        self.box = box
        if like is None:
            self.own = self.laid = self.links = self.racks = self.filled = self.road_owner = NOTHING
            self.tokens_at = self.open_tokens = self.face_up = self.owls_left = self.scroll_row = NOTHING
            self.owed = self.waiting = NOTHING
            self.hex_pile = self.scroll_pile = self.free_roads = self.on_stone = self.arrivals = 0
            self.turn = self.first = self.reason = self.options = 0
        else:
            self.own, self.laid, self.links = like.own[:], like.laid[:], like.links[:]
            self.racks, self.filled, self.road_owner = like.racks[:], like.filled[:], like.road_owner[:]
            self.tokens_at, self.open_tokens = like.tokens_at[:], like.open_tokens[:]
            self.face_up, self.owls_left = like.face_up[:], like.owls_left[:]
            self.scroll_row, self.owed, self.waiting = like.scroll_row[:], like.owed[:], like.waiting[:]
            self.hex_pile, self.scroll_pile = like.hex_pile, like.scroll_pile
            self.free_roads, self.on_stone, self.arrivals = like.free_roads, like.on_stone, like.arrivals
            self.turn, self.first, self.reason = like.turn, like.first, like.reason
            self.options = like.options

    def numbers(self) -> list[int]:
        """Every number of the state; bags as what is in them, since their order means nothing."""
        return [
            self.seats, self.depth, *in_row(self.stack, self.depth * ROW), *every(self.own),
            *every(self.laid), *every(self.links), *every(self.racks), *every(self.filled),
            *every(self.road_owner), *every(self.tokens_at), *every(self.open_tokens), *every(self.face_up),
            *every(self.owls_left), *every(self.scroll_row), *every(self.owed), *every(self.waiting),
            self.hex_pile, self.scroll_pile, self.free_roads, self.on_stone, self.arrivals, self.turn,
            self.first, self.reason, self.options,
        ]

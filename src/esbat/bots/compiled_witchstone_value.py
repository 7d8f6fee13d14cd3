"""What tells how a seat of Witchstone stands: points, what net, shelves and clusters promise, turns ahead."""

from typing import Final, cast

from esbat.bots.compiled_value import Reading, bounded, write_lead, write_turn
from esbat.bots.compiled_witchstone_weighing import Weighing
from esbat.engine.native import i64, vec
from esbat.engine.state import State
from esbat.games.witchstone import state as own_fields
from esbat.games.witchstone.flow import owl_points
from esbat.games.witchstone.rules import largest_cluster
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_box import TURNS_EACH
from esbat.parts.bits import wide_count

COUNTS: Final = vec[i64](
    [
        own_fields.COMPLETED,
        own_fields.LINKED,
        own_fields.STANDING,
        own_fields.CRYSTALS,
        own_fields.BLACK,
        own_fields.HEXES,
        own_fields.FIXED,
        own_fields.SCROLLS,
    ]
)
NUMBERS: Final = vec[i64](
    [
        own_fields.LYING,
        own_fields.RESERVE,
        own_fields.SUPPLY,
        own_fields.RING,
        own_fields.AHEAD,
        own_fields.TOKENS,
    ]
)
THEMES: Final = [
    *["points", "points", "points", "net", "crystals", "scrolls", "pending", "", "", "", "", "", ""],
    *["net", "net", "net", "crystals", "crystals", "clusters", "clusters", "scrolls"],
    *["net", "net", "net", "owl", "owl", "points"],
    *["clusters"] * 7,
]


class WitchstoneReading(Reading):
    """See `write`."""

    __slots__ = ()

    def clock(self, state: State) -> i64:
        board = cast(Board, state)
        return board.turn * 16 + board.own[own_fields.TURNS + board.turn]

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Points as they are, promises in tenths of a point, sets by their sizes."""
        board = cast(Board, state)
        own = board.own
        weighing = Weighing(board, seat)
        mine = own[own_fields.SCORE + seat] + 2 * own[own_fields.TOKENS + seat] + owl_points(board, seat)
        best: i64 = 0
        for other in range(board.seats):
            if other != seat:
                theirs = (
                    own[own_fields.SCORE + other]
                    + 2 * own[own_fields.TOKENS + other]
                    + owl_points(board, other)
                )
                if theirs > best:
                    best = theirs
        later = TURNS_EACH - own[own_fields.TURNS + seat]
        into[at] = bounded(mine)
        write_lead(into, at + 1, mine, best)
        into[at + 3] = bounded(weighing.net() // 10)
        into[at + 4] = bounded(weighing.crystals() // 10)
        into[at + 5] = bounded(weighing.scrolls() // 10)
        into[at + 6] = bounded(weighing.pending() // 10)
        into[at + 7] = later
        write_turn(into, at + 8, board.turn, seat, board.seats)
        into[at + 10] = 1 if later == 0 else 0
        into[at + 11] = 1 if later <= 2 else 0
        into[at + 12] = board.seats
        place = at + 13
        for field in COUNTS:
            into[place] = wide_count(own[field + seat])
            place += 1
        for field in NUMBERS:
            into[place] = bounded(own[field + seat])
            place += 1
        for symbol in range(6):
            into[place] = largest_cluster(board, seat, symbol)
            place += 1
        into[place] = bounded(later * weighing.clusters() // 100)

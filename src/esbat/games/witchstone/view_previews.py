"""What a tile would give, before it is laid: for each cell offered, the actions of either symbol."""

from typing import NamedTuple

from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.witchstone.names import (
    LAYING_CELL,
    LAYING_OTHER,
    LAYING_PICKED,
    SYMBOLS,
)
from esbat.games.witchstone.questions import QUESTIONS
from esbat.games.witchstone.questions.base import LAID, NOTHING_SETTLED, PICKED, PLACED
from esbat.games.witchstone.rules import cluster_size, free_cells, roomy_cells
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_grid import CELL_TEXTS, around
from esbat.parts.bits import WIDE_BIT, wide_listed


class Preview(NamedTuple):
    """A cell, and how many actions each symbol would give there; 0 for a symbol that is placed later."""

    cell: int
    one_symbol: int
    one: int
    other_symbol: int
    other: int

    def data(self) -> dict[str, object]:
        return {
            "cell": CELL_TEXTS[self.cell],
            "one": SYMBOLS[self.one_symbol],
            "one_actions": self.one,
            "other": SYMBOLS[self.other_symbol],
            "other_actions": self.other,
        }


def previews_of(board: Board, eyes: i64) -> list[Preview]:
    """WST-038, WST-040. For the seat that lays a tile: what each choice would give at this moment."""
    if board.depth == 0 or eyes != board.turn:
        return []
    settled = QUESTIONS[board.top(KIND)].settled
    if settled == NOTHING_SETTLED:
        return []
    tile = board.top(LAYING_PICKED)
    one = board.box.tile_one[tile]
    other = board.box.tile_other[tile]
    found: list[Preview] = []
    if settled == PICKED:
        for cell in wide_listed(roomy_cells(board, eyes)):
            size = int(cluster_size(board, eyes, one, cell))
            found.append(Preview(cell, int(one), size, int(other), 0))
        return found
    first = board.top(LAYING_CELL)
    size = int(cluster_size(board, eyes, one, first))
    seconds = [int(board.top(LAYING_OTHER))] if settled == LAID else []
    if settled == PLACED:
        seconds = wide_listed(around(WIDE_BIT[first]) & free_cells(board, eyes))
    for cell in seconds:
        found.append(Preview(cell, int(one), size, int(other), int(cluster_size(board, eyes, other, cell))))
    return found

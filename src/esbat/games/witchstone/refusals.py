"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.games.witchstone.moves import vocabulary
from esbat.games.witchstone.rules import crystals_in
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables_grid import CELL_TEXTS
from esbat.parts.bits import WIDE_BIT

Facts = dict[str, object]


def named(board: Board, move: i64) -> Facts:
    """What the move names, as it is written."""
    return {"what": vocabulary(board.box).named_text(move)}


def breaking_refusal(board: Board, seat: i64, cell: i64) -> Refusal:
    """WST-145, WST-236. No crystal there, or none is of any help."""
    if not crystals_in(board, seat) & WIDE_BIT[cell]:
        return Refusal("WST-145", "witchstone-no-crystal", {"cell": CELL_TEXTS[cell]})
    return Refusal("WST-236", "witchstone-breaking-is-no-help", {})


def cell_refusal(board: Board, seat: i64, cell: i64, for_hex: bool = False) -> Refusal:
    """WST-028, WST-029, WST-030, WST-108. Why that cell is not free for a tile, or for a special hex."""
    facts: Facts = {"cell": CELL_TEXTS[cell]}
    if board.box.printed_cells & WIDE_BIT[cell]:
        return Refusal("WST-108" if for_hex else "WST-028", "witchstone-printed-cell", facts)
    if crystals_in(board, seat) & WIDE_BIT[cell]:
        return Refusal("WST-108" if for_hex else "WST-029", "witchstone-crystal-on-cell", facts)
    return Refusal("WST-108" if for_hex else "WST-030", "witchstone-cell-covered", facts)

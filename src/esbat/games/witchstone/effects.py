"""What printed things do when they are used: magic tokens and special hexes."""

from esbat.engine.native import i64
from esbat.games.witchstone.events import EVENT_FIXED_HEX, EVENT_SPENT_TOKEN, EVENT_USED_HEX
from esbat.games.witchstone.names import ACT_TYPE, FROM_HEX, FROM_TOKEN, SIX, SYMBOL_WITCH
from esbat.games.witchstone.rules import enlarge, grant, lay_hex
from esbat.games.witchstone.state import HEXES, OWED_BY_CRYSTALS, OWED_BY_WITCHES, Board
from esbat.games.witchstone.tables_box import BLACK_ADDS, HEX_ACTIONS
from esbat.parts.bits import WIDE_BIT


def spend_token(board: Board, seat: i64, kind: i64) -> None:
    """WST-050, WST-051, WST-078, WST-079, WST-127, WST-133, WST-181, WST-182, WST-R07. A token's action.

    Of the type under way it enlarges the batch; of another it comes first, as a batch of its own.
    """
    under_way = board.top(ACT_TYPE)
    board.owed[(OWED_BY_WITCHES if under_way == SYMBOL_WITCH else OWED_BY_CRYSTALS) + kind] -= 1
    many: i64 = 1
    if kind >= SIX:
        many += BLACK_ADDS
        kind -= SIX
    board.note(EVENT_SPENT_TOKEN, seat, kind, many)
    if kind == under_way:
        enlarge(board, many)
    else:
        grant(board, seat, kind, many, FROM_TOKEN)


def use_hex(board: Board, seat: i64, hex: i64, symbol: i64) -> None:
    """WST-104, WST-105. Used once: actions of one of its symbols; it is kept beside the screen."""
    board.own[HEXES + seat] |= WIDE_BIT[hex]
    board.note(EVENT_USED_HEX, seat, hex, symbol)
    grant(board, seat, symbol, HEX_ACTIONS, FROM_HEX)


def fix_hex(board: Board, seat: i64, hex: i64, cell: i64) -> None:
    """WST-107, WST-110, WST-R12. Laid for good on a cell of the cauldron."""
    lay_hex(board, seat, hex, cell)
    board.note(EVENT_FIXED_HEX, seat, hex, cell)

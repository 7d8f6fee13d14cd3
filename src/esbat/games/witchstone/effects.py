"""What printed things do when they are used: magic tokens, special hexes, empty spaces, spells."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.witchstone import moves
from esbat.games.witchstone.events import EVENT_FIXED_HEX, EVENT_SPENT_TOKEN, EVENT_USED_HEX
from esbat.games.witchstone.names import (
    ACT_TYPE,
    CHOOSE_TOKEN_RIM,
    FROM_EMPTY_SPACE,
    FROM_HEX,
    FROM_TOKEN,
    PLACE_HEX_TAKEN,
    SIX,
    WITCH,
)
from esbat.games.witchstone.rules import enlarge, grant, lay_hex
from esbat.games.witchstone.rules_crystals import take_token
from esbat.games.witchstone.rules_spells import boost
from esbat.games.witchstone.state import HEXES, OWED_BY_CRYSTALS, OWED_BY_WITCHES, Board
from esbat.games.witchstone.tables_box import BLACK_ADDS, EMPTY_ACTIONS, HEX_ACTIONS
from esbat.parts.bits import WIDE_BIT


def answer_spending(board: Board, seat: i64, move: i64) -> None:
    """WST-050, WST-051, WST-078, WST-079, WST-127, WST-133, WST-181, WST-182, WST-R07. A token's action.

    Of the type under way it enlarges the batch; of another it comes first, as a batch of its own.
    """
    kind = argument_of(move)
    under_way = board.top(ACT_TYPE)
    board.owed[(OWED_BY_WITCHES if under_way == WITCH else OWED_BY_CRYSTALS) + kind] -= 1
    many: i64 = 1
    if kind >= SIX:
        many += BLACK_ADDS
        kind -= SIX
    board.note(EVENT_SPENT_TOKEN, seat, kind, many)
    if kind == under_way:
        enlarge(board, many)
    else:
        grant(board, seat, kind, many, FROM_TOKEN)


def answer_token(board: Board, seat: i64, move: i64) -> None:
    """WST-126. The token chosen for a crystal on the lowest shelf."""
    rim = board.top(CHOOSE_TOKEN_RIM)
    board.pop()
    take_token(board, seat, rim, argument_of(move))


def answer_hex(board: Board, seat: i64, move: i64) -> None:
    """WST-103, WST-104, WST-105, WST-107, WST-110, WST-R12. Used once, or laid for good."""
    hex = board.top(PLACE_HEX_TAKEN)
    board.pop()
    if verb_of(move) == moves.VERB_FIX:
        lay_hex(board, seat, hex, argument_of(move))
        board.note(EVENT_FIXED_HEX, seat, hex, argument_of(move))
        return
    board.own[HEXES + seat] |= WIDE_BIT[hex]
    board.note(EVENT_USED_HEX, seat, hex, argument_of(move))
    grant(board, seat, argument_of(move), HEX_ACTIONS, FROM_HEX)


def answer_wish(board: Board, seat: i64, move: i64) -> None:
    """WST-102. Two actions of one type, or none."""
    board.pop()
    if verb_of(move) == moves.VERB_WISH:
        grant(board, seat, argument_of(move), EMPTY_ACTIONS, FROM_EMPTY_SPACE)


def answer_boost(board: Board, seat: i64, move: i64) -> None:
    """WST-185. A spell is added to the batch on top."""
    boost(board, seat, argument_of(move))

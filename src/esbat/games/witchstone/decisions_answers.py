"""What the answers do. Each leaves a question or a step on the stack; `flow` carries on from there."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone import moves
from esbat.games.witchstone.decisions import owes_tokens
from esbat.games.witchstone.events import (
    EVENT_BEGAN,
    EVENT_DISCARDED,
    EVENT_LAID,
    EVENT_LOST,
    EVENT_LOST_TOKENS,
    EVENT_PICKED,
)
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ACT_TYPE,
    ASK_ACT,
    ASK_CELL,
    ASK_NEIGHBOUR,
    ASK_ORDER,
    ASK_TOKEN,
    CRYSTAL,
    ENERGY,
    FROM_TILE,
    LAYING_CELL,
    LAYING_OTHER,
    LAYING_PICKED,
    RUN_BLACK,
    RUN_CELL,
    RUN_START,
    SIX,
    STEP_SECOND,
    WITCH,
)
from esbat.games.witchstone.rules import another_open, cluster_size, lay_tile, pay, spoil
from esbat.games.witchstone.rules_ball import charge, send, settle, summon
from esbat.games.witchstone.rules_crystals import lift_crystal, push_crystal, put_aside, shelve
from esbat.games.witchstone.rules_scrolls import take_scroll
from esbat.games.witchstone.rules_tracks import advance, stride
from esbat.games.witchstone.state import GONE, HAND, OWED_BY_CRYSTALS, OWED_BY_WITCHES, Board
from esbat.parts.bits import WIDE_BIT


def become(board: Board, kind: i64, seats: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """The topmost row gives way to another."""
    board.pop()
    board.push(kind, seats, a, b, c)


# ---- laying a tile


def answer_tower(board: Board, seat: i64, move: i64) -> None:
    """WST-019, WST-020. The question is answered before the token's action is owed."""
    board.pop()
    settle(board, seat, argument_of(move))


def answer_tile(board: Board, seat: i64, move: i64) -> None:
    """WST-027, WST-236. The tile leaves the hand for the cauldron, or for the box."""
    tile = argument_of(move)
    board.own[HAND + seat] &= ~WIDE_BIT[tile]
    if verb_of(move) == moves.VERB_DISCARD:
        board.own[GONE + seat] |= WIDE_BIT[tile]
        board.note(EVENT_DISCARDED, seat, tile)
        board.pop()
        return
    board.note(EVENT_PICKED, seat, tile)
    become(board, ASK_CELL, SEAT_BIT[seat], tile)


def answer_cell(board: Board, seat: i64, move: i64) -> None:
    """WST-027. The first symbol's cell is chosen; its neighbour is asked for next."""
    become(board, ASK_NEIGHBOUR, SEAT_BIT[seat], board.top(LAYING_PICKED), argument_of(move))


def answer_neighbour(board: Board, seat: i64, move: i64) -> None:
    """WST-027, WST-031, WST-032. The tile lies; which type comes first is asked next."""
    tile = board.top(LAYING_PICKED)
    cell = board.top(LAYING_CELL)
    other = argument_of(move)
    lay_tile(board, seat, tile, cell, other)
    board.note(EVENT_LAID, seat, tile, cell, other)
    become(board, ASK_ORDER, SEAT_BIT[seat], tile, cell, other)


def answer_order(board: Board, seat: i64, move: i64) -> None:
    """WST-032, WST-033, WST-047. One type begins; the other waits below it, uncounted."""
    tile = board.top(LAYING_PICKED)
    cell = board.top(LAYING_CELL)
    other = board.top(LAYING_OTHER)
    board.pop()
    one = board.box.tile_one[tile]
    two = board.box.tile_other[tile]
    if argument_of(move) == one:
        board.push(STEP_SECOND, 0, two, other)
        begin(board, seat, one, cell)
    else:
        board.push(STEP_SECOND, 0, one, cell)
        begin(board, seat, two, other)


def begin(board: Board, seat: i64, symbol: i64, cell: i64) -> None:
    """WST-038, WST-047, WST-111, WST-112. A type of action begins: its cluster is counted now."""
    many = cluster_size(board, seat, symbol, cell)
    board.note(EVENT_BEGAN, seat, symbol, many)
    board.push(ASK_ACT, SEAT_BIT[seat], symbol, many, FROM_TILE, many)


# ---- actions


def answer_action(board: Board, seat: i64, move: i64) -> None:
    """WST-054, WST-068, WST-070, WST-093, WST-116, WST-149, WST-175. One action of the batch on top."""
    verb = verb_of(move)
    argument = argument_of(move)
    if verb == moves.VERB_CHARGE:
        pay(board, ENERGY, 1)
        charge(board, seat, argument)
    elif verb == moves.VERB_SUMMON:
        summon(board, seat)
    elif verb == moves.VERB_SEND:
        send(board, seat, argument)
    elif verb == moves.VERB_ADVANCE:
        advance(board, seat)
    elif verb == moves.VERB_PUSH:
        start = argument >> 6
        black = lift_crystal(board, seat, start)
        push_crystal(board, seat, start, argument & 63, start, black)
    elif verb == moves.VERB_STRIDE:
        stride(board, seat, argument)
    elif verb == moves.VERB_TAKE:
        board.pop()
        take_scroll(board, seat, argument - 1)
    elif verb == moves.VERB_SHELVE:
        shelve(board, seat, argument)
    elif verb == moves.VERB_LOWER:
        board.push(ASK_TOKEN, SEAT_BIT[seat], argument)
    elif verb == moves.VERB_ASIDE:
        put_aside(board, seat, argument)
    else:
        close(board, seat)


def answer_run(board: Board, seat: i64, move: i64) -> None:
    """WST-120, WST-129, WST-R27. The crystal runs on over occupied cells."""
    cell = board.top(RUN_CELL)
    black = board.top(RUN_BLACK)
    start = board.top(RUN_START)
    board.pop()
    push_crystal(board, seat, cell, argument_of(move) & 63, start, black)


def answer_break(board: Board, seat: i64, move: i64) -> None:
    """WST-145. Whatever is asked, it is asked again afterwards."""
    spoil(board, seat, argument_of(move))


def close(board: Board, seat: i64) -> None:
    """WST-048, WST-074, WST-R02, WST-R36, WST-R47, WST-R49. A batch ends; what is left of it is lost.

    Unused tokens of its type go with the last batch of that type; they are still worth points at the end.
    """
    symbol = board.top(ACT_TYPE)
    left = board.top(ACT_LEFT)
    if left > 0:
        board.note(EVENT_LOST, seat, symbol, left)
    if not another_open(board, symbol) and owes_tokens(board, symbol):
        forget_tokens(board, seat, symbol)
    board.pop()


def forget_tokens(board: Board, seat: i64, symbol: i64) -> None:
    """WST-R36. The tokens' actions are given up."""
    start = OWED_BY_WITCHES if symbol == WITCH else OWED_BY_CRYSTALS
    end = start + (2 * SIX if symbol == CRYSTAL else SIX)
    lost: i64 = 0
    for at in range(start, end):
        lost += board.owed[at]
        board.owed[at] = 0
    board.note(EVENT_LOST_TOKENS, seat, lost)

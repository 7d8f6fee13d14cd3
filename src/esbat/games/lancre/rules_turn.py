"""What an answer leaves on the stack: the question or step that takes its place, and what comes on top."""

from esbat.engine.native import i64
from esbat.engine.state import ASKED, FIRST, KIND, ROW, SEAT_BIT
from esbat.games.lancre import rules
from esbat.games.lancre.names import (
    AS_SYMBOL,
    ASK_FACING,
    ASK_LAND,
    ASK_RETURN,
    RETURNS_CHOSEN,
    SECOND,
    STEP_OWE,
    STEP_STEP_OVER,
)
from esbat.games.lancre.rules_piles import calm, play
from esbat.games.lancre.state import Board


def become(board: Board, kind: i64, seats: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
    """The open question is answered for good: this question or step takes its place."""
    row = (board.depth - 1) * ROW
    stack = board.stack
    stack[row + KIND] = kind
    stack[row + ASKED] = seats
    stack[row + FIRST] = a
    stack[row + SECOND] = b


def take_broom(board: Board, seat: i64, card: i64, where: i64) -> None:
    """LAN-062, LAN-079. A card with a Broom is played; where to is asked next."""
    play(board, seat, card, AS_SYMBOL)
    become(board, ASK_LAND, SEAT_BIT[seat], where)


def begin_attempt(board: Board, seat: i64) -> None:
    """LAN-076. The first two dice; then she faces the problem, or flees."""
    rules.roll(board, seat)
    become(board, ASK_FACING, SEAT_BIT[seat])


def end_attempt(board: Board, extra: i64) -> None:
    """LAN-068, LAN-084, LAN-R23. The attempt is over: its cackles are taken, then the step ends."""
    owed = rules.owed(board) + extra
    rules.clear_attempt(board)
    become(board, STEP_STEP_OVER)
    if owed:
        board.push(STEP_OWE, 0, owed)


def succeed(board: Board, seat: i64) -> None:
    """LAN-091, LAN-093. Solved: the tile is taken, then the cackles."""
    rules.solve(board, seat)
    end_attempt(board, 0)


def give_back(board: Board, seat: i64, most: i64) -> None:
    """LAN-119, LAN-142, LAN-192, LAN-R65. As many cackles as may be; with that option she says how many."""
    if not board.options & RETURNS_CHOSEN:
        calm(board, seat, most)
    elif board.cackles[seat]:
        board.push(ASK_RETURN, SEAT_BIT[seat], most if most < board.cackles[seat] else board.cackles[seat])

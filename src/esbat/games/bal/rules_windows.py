"""What windows, in which seats may play out of turn, have to do with the rest (`questions/windows.py`)."""

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal.names import NO_WINDOW
from esbat.games.bal.state import Board


def may_steal(board: Board, seat: i64) -> bool:
    """BAL-079, BAL-080, BAL-082, BAL-R27.

    Anyone but the holder of Carabosse, while the turn is not stolen yet.
    """
    return seat != board.turn and not board.stolen


def mirror_targets(board: Board, seat: i64) -> i64:
    """BAL-083, BAL-087, BAL-122, BAL-123, BAL-124, BAL-R33. Neither attacker nor defender nor oneself."""
    if board.hexing:
        return 0
    if board.alive == 2:
        return SEAT_BIT[board.target] if seat == board.attacker else 0
    return board.living & ~SEAT_BIT[board.attacker] & ~SEAT_BIT[board.target] & ~SEAT_BIT[seat]


def end_quiet(board: Board) -> None:
    """Something everybody can see has happened: the last window is known to be over."""
    board.quiet = NO_WINDOW

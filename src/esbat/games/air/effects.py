"""What printed things do beyond the turn itself: the black cat on each fifteen."""

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.air import rules
from esbat.games.air.events import EVENT_CAT_CAME
from esbat.games.air.names import ASK_CAT, STEP_SETTLING
from esbat.games.air.state import Board


def black_cat(board: Board, seat: i64) -> bool:
    """AIR-074, AIR-077, AIR-R09, AIR-R10, AIR-R11. Everybody with over five cards in hand is asked at once.

    Is anybody asked? The fifteen itself is in nobody's hand and does not count.
    """
    board.note(EVENT_CAT_CAME, seat, board.drawn)
    asked = seats_to_shed(board)
    if asked == 0:
        return False
    board.push(STEP_SETTLING, 0)
    board.push(ASK_CAT, asked)
    return True


def seats_to_shed(board: Board) -> i64:
    """AIR-074. The seats that must still name cards for the cat."""
    asked: i64 = 0
    for seat in range(board.seats):
        if rules.to_shed(board, seat) > 0:
            asked |= SEAT_BIT[seat]
    return asked

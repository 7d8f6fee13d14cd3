"""Reading aloud, for all who lay cards (`questions/reading.py` has the questions it asks).

Whatever lays cards calls `rules.say_cards` and then `read_aloud`; the row below on the stack goes on once
everything has been read, and looks at `annulled` (the go is void) and `silent` (cards that do not count).
With `incantation` off all of it is skipped.
"""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal.events import EVENT_READING_STOPPED
from esbat.games.bal.names import ASK_CHALLENGE, ASK_RECITE, OFF, TYPED
from esbat.games.bal.state import Board
from esbat.parts.bits import BIT

MOST_FAILED: Final[i64] = 60
"""BAL-R98. Readings of one play that may come to nothing."""


def read_aloud(board: Board) -> None:
    """BAL-051, BAL-R95, BAL-R98. The cards just laid are to be read, if the table reads, and still does."""
    if board.incantation == OFF or board.spoken[3] == 0 or board.failed_readings == MOST_FAILED:
        return
    if board.incantation == TYPED:
        board.push(ASK_RECITE, SEAT_BIT[board.speaker])
    else:
        ask_for_challenges(board)


def ask_for_challenges(board: Board) -> None:
    """BAL-054, BAL-R88. Between the laying of the cards and their effect all others may call a fault."""
    board.push(ASK_CHALLENGE, board.living & ~SEAT_BIT[board.speaker])


def count_failure(board: Board) -> None:
    """BAL-R98. A reading that was annulled or left a card unread counts; after the last one nobody reads."""
    if board.annulled or board.silent:
        board.failed_readings += 1
        if board.failed_readings == MOST_FAILED:
            board.note(EVENT_READING_STOPPED)


def unread(board: Board, place: i64) -> bool:
    """BAL-051. Was the card at this place among the spoken ones not read at all?"""
    return (board.silent & BIT[place]) != 0

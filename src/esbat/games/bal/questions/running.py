"""What happens by itself between two answers."""

from esbat.engine.state import KIND, ROW
from esbat.games.bal.names import WINDOW_SECOND_WAVE
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.questions.windows import WINDOWS
from esbat.games.bal.state import Board


def advance(board: Board) -> None:
    """Carry out the steps on top of the stack until a question is open or the play is over.

    A window in which nobody is asked is a question all the same: a patient play waits there (BAL-R97).
    """
    while board.depth > 0:
        top = QUESTIONS[board.stack[(board.depth - 1) * ROW + KIND]]
        if not top.is_step:
            return
        top.run(board)


def first_wave_open(board: Board) -> bool:
    """BAL-R97. Is a window open, before its last seat is asked?"""
    if board.depth == 0 or not QUESTIONS[board.top(KIND)].window:
        return False
    return board.top(WINDOW_SECOND_WAVE) == 0


def all_pass(board: Board) -> None:
    """BAL-R97. The open window passes, whoever is asked in it."""
    WINDOWS[QUESTIONS[board.top(KIND)].window].all_pass(board)

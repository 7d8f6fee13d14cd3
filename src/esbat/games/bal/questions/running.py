"""What happens by itself between two answers."""

from esbat.engine.state import KIND, ROW
from esbat.games.bal import flow
from esbat.games.bal.names import WINDOW_SECOND_WAVE
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.questions.windows import WINDOWS
from esbat.games.bal.state import Board
from esbat.games.bal.tables import Box


def begin(board: Board, box: Box, options: dict[str, str]) -> None:
    """From the set-up to the first question."""
    flow.lay_out(board, box.cards, box.tokens, options)
    advance(board)


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


def go_on(board: Board) -> None:
    """BAL-R97. Whatever comes after the open window, in which nobody is asked or all pass."""
    all_pass(board)
    advance(board)


def asks_on(board: Board) -> bool:
    """BAL-R97. If all who are asked in this window pass: is the seat that is asked last in it asked, too?"""
    all_pass(board)
    return QUESTIONS[board.top(KIND)].window != 0

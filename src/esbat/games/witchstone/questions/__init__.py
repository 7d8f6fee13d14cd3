"""All that may be asked at this table, by kind, and how one question leads to the next."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW
from esbat.games.witchstone.questions.act import Act
from esbat.games.witchstone.questions.base import NO_ROW, Question
from esbat.games.witchstone.questions.crystals import Run, Token
from esbat.games.witchstone.questions.laying import Cell, Neighbour, Order, Second, Tile, TurnOver
from esbat.games.witchstone.questions.pentagram import PlaceHex, Wish
from esbat.games.witchstone.questions.tower import SetUpNext, Tower
from esbat.games.witchstone.questions.unasked import Unasked
from esbat.games.witchstone.questions.wand import Cross
from esbat.games.witchstone.state import Board

QUESTIONS: Final = vec[Question](
    [
        Unasked(),
        Tower(),
        Tile(),
        Cell(),
        Neighbour(),
        Order(),
        Act(),
        Run(),
        Token(),
        PlaceHex(),
        Wish(),
        SetUpNext(),
        Second(),
        Cross(),
        TurnOver(),
    ]
)
"""In the order of their numbers; kind 0 is none."""


def begin(board: Board) -> None:
    """From the set-up to the first question."""
    advance(board, NO_ROW)


def answer(board: Board, seat: i64, move: i64) -> None:
    """Carry out a legal move, and everything up to the next question."""
    question = QUESTIONS[board.stack[(board.depth - 1) * ROW + KIND]]
    acted = question.acted(board, move)
    question.answer(board, seat, move)
    advance(board, acted)


def advance(board: Board, acted: i64) -> None:
    """WST-R17, WST-R18. Run what is on top of the stack until a question is open or the play is over.

    `acted` is the row of the batch whose action was just carried out, NO_ROW for none: only that one closes
    with its last action.
    """
    while board.depth > 0:
        question = QUESTIONS[board.stack[(board.depth - 1) * ROW + KIND]]
        if question.is_open(board, board.depth - 1 != acted):
            return
        question.run(board)

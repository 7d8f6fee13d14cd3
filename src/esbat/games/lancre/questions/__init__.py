"""All that may be asked at this table, and the steps between, by kind."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, KIND, ROW
from esbat.games.lancre import flow
from esbat.games.lancre.names import ELVES_AT_ONCE
from esbat.games.lancre.questions.arriving import Act, Arrive
from esbat.games.lancre.questions.attempt import Facing, Ready, Settled, Total
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.beginning import Choose, Start
from esbat.games.lancre.questions.cards import Discard, Join, Look, Relieve, Reroll, Return, Reveal
from esbat.games.lancre.questions.defeat import Defeated, Flight, Owe, Rob
from esbat.games.lancre.questions.ending import End, TurnOver
from esbat.games.lancre.questions.moving import Land, Move, StepBegins, StepOver
from esbat.games.lancre.questions.placing import Draw, Mark, PhaseOne, Put
from esbat.games.lancre.questions.unasked import Unasked
from esbat.games.lancre.state import Board

QUESTIONS: Final = vec[Question](
    [
        Unasked(),
        Choose(),
        Start(),
        Draw(),
        Put(),
        Mark(),
        Move(),
        Land(),
        Arrive(),
        Ready(),
        Facing(),
        Total(),
        Flight(),
        Relieve(),
        Look(),
        Reveal(),
        Reroll(),
        Discard(),
        Join(),
        Rob(),
        Return(),
        End(),
        PhaseOne(),
        Owe(),
        Act(),
        Defeated(),
        StepBegins(),
        StepOver(),
        Settled(),
        TurnOver(),
    ]
)
"""In the order of their numbers; kind 0 is none."""


def advance(board: Board) -> None:
    """Carry out the steps on top of the stack until somebody must be asked or the play is over."""
    if board.options & ELVES_AT_ONCE:
        flow.watch_for_elves(board)
    stack = board.stack
    while board.depth > 0:
        row = (board.depth - 1) * ROW
        if stack[row + ASKED] == 0:
            QUESTIONS[stack[row + KIND]].run(board)
        elif not answered_by_itself(board, stack[row + KIND]):
            return


def answered_by_itself(board: Board, kind: i64) -> bool:
    """Has a question with one answer that everybody can see been given it? Never with a card in hand."""
    seat = board.turn
    return board.hands[seat] == 0 and QUESTIONS[kind].answered_by_itself(board, seat)

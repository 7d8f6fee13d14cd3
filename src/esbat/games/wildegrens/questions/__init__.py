"""All that may be asked at this table, by kind; and how a play goes on to its next question."""

from typing import Final

from esbat.engine.native import vec
from esbat.engine.state import KIND, ROW
from esbat.games.wildegrens.questions.base import Question
from esbat.games.wildegrens.questions.beating import Beat, Spare
from esbat.games.wildegrens.questions.coven import Draft, Play
from esbat.games.wildegrens.questions.jury import Dismay, Papers, Persuade, Reward
from esbat.games.wildegrens.questions.looking import Pick, Scry
from esbat.games.wildegrens.questions.missions import Choose, Destination, Search
from esbat.games.wildegrens.questions.order import Order
from esbat.games.wildegrens.questions.spots import Spots
from esbat.games.wildegrens.questions.turn import Effect, Trial, Turn
from esbat.games.wildegrens.questions.unasked import Unasked
from esbat.games.wildegrens.questions.use import Use
from esbat.games.wildegrens.questions.village import Blank, Restore
from esbat.games.wildegrens.questions.witches import Drop, Imprison, Prisoners
from esbat.games.wildegrens.state import Board

QUESTIONS: Final = vec[Question](
    [
        Unasked(),
        Draft(),
        Play(),
        Choose(),
        Order(),
        Use(),
        Spots(),
        Destination(),
        Search(),
        Beat(),
        Reward(),
        Persuade(),
        Dismay(),
        Papers(),
        Scry(),
        Pick(),
        Prisoners(),
        Drop(),
        Imprison(),
        Blank(),
        Spare(),
        Restore(),
        Trial(),
        Turn(),
        Effect(),
    ]
)
"""In the order of their numbers; kind 0 is none."""


def advance(board: Board) -> None:
    """WIL-069. Carry out what needs no choice until there is one to make or the play is over."""
    while board.depth > 0 and not QUESTIONS[board.stack[(board.depth - 1) * ROW + KIND]].run(board):
        pass

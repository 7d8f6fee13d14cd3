"""What those are told who choose something without being asked, or when the play is over."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.games.wildegrens.questions.base import Question
from esbat.games.wildegrens.state import Board


class Unasked(Question):
    """WIL-070. One player plays, and nobody else."""

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        if board.depth == 0:
            return Refusal("WIL-070", "wildegrens-play-over", {})
        return Refusal("WIL-070", "wildegrens-onlooker", {})

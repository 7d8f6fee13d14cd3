"""What those are told who choose something without being asked, or when the play is over."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.state import Board


class Unasked(Question):
    """LAN-042, LAN-044. Somebody else is asked, or nothing more."""

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        if board.depth == 0:
            return Refusal("LAN-044", "lancre-play-over", {})
        return Refusal("LAN-042", "lancre-not-your-turn", {"seat": int(board.turn)})

"""What those are told who choose something without being asked, or when the play is over."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.witchstone.names import ASK_TOWER
from esbat.games.witchstone.questions.base import Question
from esbat.games.witchstone.state import Board


class Unasked(Question):
    """WST-018, WST-036, WST-216. Somebody else is asked, or nothing more."""

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        if board.depth == 0:
            return Refusal("WST-216", "witchstone-play-over", {})
        rule = "WST-018" if board.top(KIND) == ASK_TOWER else "WST-036"
        return Refusal(rule, "witchstone-not-your-turn", {"seat": int(board.turn)})

"""What those are told who choose something without being asked, or when the play is over."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.air.names import ASK_CAT
from esbat.games.air.questions.base import Question
from esbat.games.air.state import Board
from esbat.games.air.tables import HAND_UNDER_THE_CAT


class Unasked(Question):
    """AIR-012, AIR-074, AIR-083. Somebody else is asked, or nothing more."""

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        if board.depth == 0:
            return Refusal("AIR-083", "air-play-over", {})
        if board.top(KIND) == ASK_CAT and 0 <= seat < board.seats:
            if board.hand_count(seat) <= HAND_UNDER_THE_CAT:
                return Refusal("AIR-074", "air-cat-spares-you", {"most": int(HAND_UNDER_THE_CAT)})
            return Refusal("AIR-075", "air-cat-answered", {})
        return Refusal("AIR-012", "air-not-your-turn", {"seat": int(board.turn)})

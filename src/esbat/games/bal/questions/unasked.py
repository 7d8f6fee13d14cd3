"""What those are told who choose something without being asked, or when the play is over."""

from esbat.engine.errors import Refusal
from esbat.engine.move import verb_of
from esbat.engine.native import i64
from esbat.games.bal.moves import VERB_BALL, VERB_MINE, VERB_MIRROR
from esbat.games.bal.questions.base import Question
from esbat.games.bal.state import Board


class Unasked(Question):
    """BAL-001, BAL-027, BAL-060, BAL-080, BAL-101. Somebody else is asked; nothing here tells who."""

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        if board.depth == 0:
            return Refusal("BAL-001", "bal-play-over", {})
        if not 0 <= seat < board.seats or not board.is_alive(seat):
            return Refusal("BAL-060", "bal-eliminated", {})
        verb = verb_of(move)
        if verb == VERB_BALL and board.attacker >= 0:
            return Refusal("BAL-101", "bal-no-ball-in-an-attack", {})
        if verb == VERB_MINE:
            return Refusal("BAL-080", "bal-too-late-to-steal", {})
        if verb == VERB_MIRROR and board.hexing:
            return Refusal("BAL-124", "bal-mirror-and-hex", {})
        return Refusal("BAL-027", "bal-not-asked", {})

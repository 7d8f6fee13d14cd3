"""A crash: is the card kept?"""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.games.air import flow, rules
from esbat.games.air.moves import VERB_DECLINE, VERB_KEEP, card_text
from esbat.games.air.names import TURN_FIELDS
from esbat.games.air.questions.base import Question
from esbat.games.air.state import Board


class Bonus(Question):
    """AIR-056, AIR-R13. Keep the crashed card, or let it go."""

    def __init__(self) -> None:
        super().__init__("bonus", TURN_FIELDS, Shown("bonus", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_KEEP)
        offered.add(VERB_DECLINE)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """AIR-053, AIR-054. After a crash the turn is over: no landing, no diploma."""
        if move == VERB_KEEP:
            rules.keep_crashed(board, seat)
        else:
            rules.decline_crashed(board, seat)
        flow.end_turn(board)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """AIR-053. Nothing else is left to do in this turn."""
        return Refusal("AIR-053", "air-turn-crashed", {"card": card_text(board.drawn)})

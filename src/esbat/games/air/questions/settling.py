"""The drawn witch is settled: placed or deposited."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, verb_of
from esbat.engine.native import i64
from esbat.games.air import rules
from esbat.games.air.moves import VERB_DEPOSIT, VERB_PLACE, card_text
from esbat.games.air.questions.base import Question
from esbat.games.air.refusals import too_low
from esbat.games.air.state import Board


class Settle(Question):
    """AIR-026, AIR-027, AIR-R33. The drawn witch may be placed if she fits, or deposited."""

    def __init__(self) -> None:
        super().__init__("settle", None, Shown("settle", seats=True, single=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        if rules.fits(board, seat, board.drawn):
            offered.add(VERB_PLACE)
        offered.add(VERB_DEPOSIT)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """The flight goes on."""
        board.pop()
        if move == VERB_PLACE:
            rules.place(board, seat)
        else:
            rules.deposit(board, seat)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """AIR-016, AIR-020. She does not fit, or something else is to be done first."""
        if verb_of(move) == VERB_PLACE:
            return too_low(board, seat, board.drawn)
        return Refusal("AIR-016", "air-settle-first", {"card": card_text(board.drawn)})

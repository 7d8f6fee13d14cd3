"""Phase 3: the turn ends, and perhaps the play."""

from esbat.engine.decision import Shown
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.games.lancre import flow, rules
from esbat.games.lancre.moves import VERB_END, VERB_USE
from esbat.games.lancre.names import ALL_PLACED, STEP_TURN_OVER, THREE_ELVES
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import Moment, add_effects
from esbat.games.lancre.rules_piles import refill, tiles_left
from esbat.games.lancre.rules_turn import become
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import ELVES_TO_LOSE


class End(Moment):
    """LAN-040, LAN-043, LAN-R13. Before the turn ends: go on, or play effects."""

    def __init__(self) -> None:
        super().__init__("end", None, Shown("end", seats=True), "LAN-043", [VERB_END, VERB_USE])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_END)
        add_effects(board, seat, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """LAN-043. The turn ends, or an effect is played."""
        if move == VERB_END:
            become(board, STEP_TURN_OVER)
        else:
            self.use(board, seat, move)

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        become(board, STEP_TURN_OVER)
        return True


class TurnOver(Question):
    """LAN-042, LAN-043, LAN-129, LAN-130, LAN-182, LAN-202, LAN-R44, LAN-R54, LAN-R55. Refill, look for
    elves, go on.
    """

    def run(self, board: Board) -> None:
        seat = board.turn
        refill(board, seat)
        if rules.elves_in_sight(board) >= ELVES_TO_LOSE:
            flow.end_play(board, THREE_ELVES)
        elif tiles_left(board) == 0:
            flow.end_play(board, ALL_PLACED)
        else:
            board.pop()
            flow.begin_turn(board, (seat + 1) % board.seats)

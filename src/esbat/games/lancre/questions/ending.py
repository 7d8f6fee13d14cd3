"""Phase 3: the turn ends, and perhaps the play."""

from esbat.games.lancre import flow, rules
from esbat.games.lancre.moves import VERB_END
from esbat.games.lancre.names import ALL_PLACED, STEP_TURN_OVER, THREE_ELVES
from esbat.games.lancre.questions.base import Question
from esbat.games.lancre.questions.moment import Pause
from esbat.games.lancre.rules_piles import refill, tiles_left
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import ELVES_TO_LOSE


class End(Pause):
    """LAN-040, LAN-043, LAN-R13. Before the turn ends: go on, or play effects."""

    def __init__(self) -> None:
        super().__init__("end", VERB_END, STEP_TURN_OVER)


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

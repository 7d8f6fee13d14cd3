"""Set-up: the large witches go to their towers."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone import flow
from esbat.games.witchstone.moves import VERB_SETTLE
from esbat.games.witchstone.names import ASK_TOWER, SET_UP_NEXT_PLACED
from esbat.games.witchstone.questions.base import Question, Step
from esbat.games.witchstone.refusals import named
from esbat.games.witchstone.rules_ball import free_towers, settle
from esbat.games.witchstone.state import Board
from esbat.parts.listing import add_each_wide


class Tower(Question):
    """WST-018, WST-019. One of the towers nobody has taken."""

    def __init__(self) -> None:
        super().__init__("tower", "WST-018", None, Shown("tower", seats=True, single=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_SETTLE, free_towers(board))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WST-019, WST-020. The question is answered before the token's action is owed."""
        board.pop()
        settle(board, seat, argument_of(move))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-019. Another large witch stands there."""
        if verb_of(move) == VERB_SETTLE:
            return Refusal("WST-019", "witchstone-tower-taken", named(board, move))
        return self.refuse_other(board, seat, move)


class SetUpNext(Step):
    """WST-018, WST-026, WST-R44. Large witches go down in reverse order; then the first player begins."""

    def __init__(self) -> None:
        super().__init__("set_up_next", "", ["placed"])

    def run(self, board: Board) -> None:
        placed = board.top(SET_UP_NEXT_PLACED)
        if placed == board.seats:
            board.pop()
            flow.begin_turn(board, board.first)
            return
        board.set_top(SET_UP_NEXT_PLACED, placed + 1)
        board.turn = (board.first + board.seats - 1 - placed) % board.seats
        board.push(ASK_TOWER, SEAT_BIT[board.turn])

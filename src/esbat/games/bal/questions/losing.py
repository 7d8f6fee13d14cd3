"""Crapzouilles are lost one by one; their holder chooses where there is a choice."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import effects, rules
from esbat.games.bal.moves import VERB_LOSE
from esbat.games.bal.names import ASK_LOSE, LOSS_AMOUNT, LOSS_VICTIM
from esbat.games.bal.questions.base import Question, Step
from esbat.games.bal.state import Board


class Lose(Question):
    """BAL-091, BAL-R43, BAL-R83. A Crapzouille of any witch in the coffer."""

    def __init__(self) -> None:
        super().__init__("lose", None, Shown("lose", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        for owner in range(board.seats):
            if (owner == seat and board.own[seat] > 0) or board.captives[seat * 6 + owner] > 0:
                offered.add(VERB_LOSE, owner)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        effects.lose_token(board, argument_of(move))

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """BAL-045, BAL-091. One of those in the coffer has to go."""
        if verb_of(move) == VERB_LOSE:
            return Refusal("BAL-091", "bal-no-such-crapzouille", {})
        return Refusal("BAL-045", "bal-choose-a-loss", {})


class Loss(Step):
    """BAL-045, BAL-091, BAL-130, BAL-R43, BAL-R44. The victim chooses only where there is a choice."""

    def __init__(self) -> None:
        super().__init__("loss", ["victim", "amount", "captor", "eliminator"])

    def run(self, board: Board) -> None:
        victim = board.top(LOSS_VICTIM)
        if board.top(LOSS_AMOUNT) == 0 or not board.is_alive(victim):
            board.pop()
        elif rules.has_choice_of_loss(board, victim):
            board.push(ASK_LOSE, SEAT_BIT[victim])
        else:
            effects.lose_token(board, rules.some_token(board, victim))

"""What every kind of question of this game has: choices, an answer, refusals.

The board's own type stands here and not in the engine, so that calls are direct once compiled.
"""

from esbat.engine.decision import Kind
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.engine.state import ASKED, ROW
from esbat.games.air.state import Board


class Question(Kind):
    """Something a seat is asked; or a step, which nobody is asked, and which is carried out in its turn."""

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        """Write down the seat's legal moves in their fixed order."""
        raise NotImplementedError

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """Why a move that is not among the choices is refused."""
        raise NotImplementedError

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """Whom this seat believes to be asked by the question in that row, as a set of bits."""
        return board.stack[at * ROW + ASKED]

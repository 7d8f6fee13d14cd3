"""A kind of question, or of step: all there is to say about it stands in one class.

What may be chosen, what an answer does, why something else is refused, what those who are not asked may
know of it. Objects of these classes hold no state: what a question is about lies in its row on the stack.
Each game has a table of them, by kind (`QUESTIONS`), through which a play asks, answers and refuses.
"""

from typing import Generic, TypeVar

from esbat.engine.decision import HIDDEN, Kind, Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.engine.state import ASKED, ROW, State

Board = TypeVar("Board", bound=State)


class Question(Kind, Generic[Board]):
    """Something a seat is asked; or a step, which nobody is asked, and which is carried out in its turn."""

    __slots__ = ()

    def __init__(self, name: str, fields: list[str] | None = None, shown: Shown = HIDDEN) -> None:
        super().__init__(name, fields, shown)

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        """Write down the seat's legal moves in their fixed order."""
        raise NotImplementedError

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """Why a move that is not among the choices is refused."""
        raise NotImplementedError

    def run(self, board: Board) -> None:
        """Carry out a step: nobody is asked."""
        raise NotImplementedError

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """Whom this seat believes to be asked by the question in that row, as a set of bits."""
        return board.stack[at * ROW + ASKED]


def by_kind(kinds: dict[int, Question[Board]]) -> list[Question[Board]]:
    """The table through which a play asks and answers; there is no kind 0, and none may be left out."""
    table: list[Question[Board]] = [Question("")]
    for kind in range(1, len(kinds) + 1):
        table.append(kinds[kind])
    return table

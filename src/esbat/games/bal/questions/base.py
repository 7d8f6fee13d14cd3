"""What every kind of question or step of this game has.

The board's own type stands here and not in the engine, so that calls are direct once compiled.
"""

from esbat.engine.decision import HIDDEN, Kind, Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.engine.state import ASKED, ROW
from esbat.games.bal.names import NO_WINDOW
from esbat.games.bal.state import Board


class Question(Kind):
    """Something one or more seats are asked."""

    __slots__ = ("composes", "hides_answers", "is_step", "reads", "several", "window")

    def __init__(self, name: str = "", fields: list[str] | None = None, shown: Shown = HIDDEN) -> None:
        super().__init__(name, fields, shown)
        # The window in which it is put, if it is in one: nobody may know who is asked there.
        self.window: i64 = NO_WINDOW
        # Is it put to several at once, whose answers are hidden until the last one is in?
        self.several: bool = False
        # Does the seat name cards for it one by one, in private (`chosen`)?
        self.composes: bool = False
        # Is it about cards that are read aloud?
        self.reads: bool = False
        # Do the answers to a Sortilège wait in secret (BAL-R73) while it lies on the stack?
        self.hides_answers: bool = False
        # Is nobody asked, since it is carried out in its turn?
        self.is_step: bool = False

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        """Write down the seat's legal moves in their fixed order."""
        raise NotImplementedError

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """Carry out a legal move: change the board, and leave a step on the stack to go on from."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """Why a move that is not among the choices is refused."""
        raise NotImplementedError

    def run(self, board: Board) -> None:
        """Carry out a step."""
        raise NotImplementedError

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """Whom this seat believes to be asked by the question in that row, as a set of bits."""
        return board.stack[at * ROW + ASKED]


class Step(Question):
    """Something that needs no choice, and is carried out as soon as it is on top."""

    def __init__(self, name: str = "", fields: list[str] | None = None) -> None:
        super().__init__(name, fields)
        self.is_step = True

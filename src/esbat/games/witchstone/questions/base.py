"""What every kind of question of this game has: choices, an answer, refusals; and what steps have.

The board's own type stands here and not in the engine, so that calls are direct once compiled.
"""

from typing import Final

from esbat.engine.decision import HIDDEN, Kind, Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.witchstone.moves import VERB_BREAK
from esbat.games.witchstone.refusals import breaking_refusal
from esbat.games.witchstone.rules import crystals_in, spoil
from esbat.games.witchstone.state import TURNS, Board
from esbat.parts.listing import add_each_wide

NO_ROW: Final[i64] = -1

# What is settled of a tile that is being laid: nothing; the tile; its first cell; its second cell, too.
NOTHING_SETTLED: Final[i64] = 0
PICKED: Final[i64] = 1
PLACED: Final[i64] = 2
LAID: Final[i64] = 3


class Question(Kind):
    """Something a seat is asked; or a step, which nobody is asked, and which is carried out in its turn."""

    __slots__ = ("rule", "settled")

    def __init__(
        self, name: str = "", rule: str = "", fields: list[str] | None = None, shown: Shown = HIDDEN
    ) -> None:
        super().__init__(name, fields, shown)
        # The rule behind the question: whoever answers something else is told of it.
        self.rule = rule
        # What is settled of a tile that is being laid.
        self.settled: i64 = NOTHING_SETTLED

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        """Write down the seat's legal moves in their fixed order."""
        raise NotImplementedError

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """Carry out a legal move; steps and questions it leaves on the stack come next."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """Why a move that is not among the choices is refused."""
        raise NotImplementedError

    def refuse_other(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-R25. Something else is asked; crystals stay where they are until the first own turn."""
        if verb_of(move) == VERB_BREAK and board.own[TURNS + seat] == 0:
            return Refusal("WST-R25", "witchstone-break-in-own-turn", {})
        return Refusal(self.rule, "witchstone-asked-something-else", {"question": self.name})

    def acted(self, board: Board, move: i64) -> i64:
        """WST-R18. The row of the batch that this move is one action of, NO_ROW for none."""
        return NO_ROW

    def is_open(self, board: Board, resumed: bool) -> bool:
        """Is there something to answer? If not, it runs. `resumed` unless the last move acted in this row."""
        return True

    def run(self, board: Board) -> None:
        """Carry out what needs no choice."""
        raise NotImplementedError


class Step(Question):
    """Something that needs no choice: nobody is ever asked."""

    def is_open(self, board: Board, resumed: bool) -> bool:
        return False


class CrystalsMayBreak(Question):
    """WST-053, WST-145, WST-R25. A question before whose answer crystals may be lifted out."""

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WST-145. After a crystal was lifted out, the same is asked again."""
        if verb_of(move) == VERB_BREAK:
            spoil(board, seat, argument_of(move))
        else:
            self.carry_out(board, seat, move)

    def carry_out(self, board: Board, seat: i64, move: i64) -> None:
        """An answer of another kind."""
        raise NotImplementedError

    def refuse_other(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WST-145, WST-236. No crystal there, or it would be no help; or something else is asked."""
        if verb_of(move) == VERB_BREAK and board.own[TURNS + seat] > 0:
            return breaking_refusal(board, seat, argument_of(move))
        return super().refuse_other(board, seat, move)


def add_breaks(board: Board, seat: i64, offered: Moves) -> None:
    """WST-053, WST-145, WST-R25. Crystals may be lifted out, in the own turn only."""
    if board.own[TURNS + seat]:
        add_each_wide(offered, VERB_BREAK, crystals_in(board, seat))

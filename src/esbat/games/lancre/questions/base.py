"""What every kind of question of this game has: choices, an answer, refusals; or what a step does.

Legal lists are written in a fixed order: what goes on with the turn, then spaces, then cards. Whether a
question is asked never depends on which cards a hand holds, only on whether it holds any: nobody can read
a hand from the questions put to it. An answer leaves a question or a step on the stack.

The board's own type stands here and not in the engine, so that calls are direct once compiled.
"""

from esbat.engine.decision import HIDDEN, Kind, Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.lancre import refusals
from esbat.games.lancre.moves import WITH_A_CARD
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT


class Question(Kind):
    """Something a seat is asked; or a step, which nobody is asked, and which is carried out in its turn."""

    __slots__ = ("rule", "verbs")

    def __init__(
        self,
        name: str = "",
        fields: list[str] | None = None,
        shown: Shown = HIDDEN,
        rule: str = "",
        verbs: list[i64] | None = None,
    ) -> None:
        super().__init__(name, fields, shown)
        # The rule by which it is asked.
        self.rule = rule
        # Those that can answer it at all.
        self.verbs: list[i64] = [] if verbs is None else verbs

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        """Write down the seat's legal moves in their fixed order."""
        raise NotImplementedError

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def answered_by_itself(self, board: Board, seat: i64) -> bool:
        """Without a card in hand many questions have one answer; everybody can see that, so it is given.

        False if she must be asked all the same.
        """
        return False

    def run(self, board: Board) -> None:
        """Carry out a step of the seat whose turn it is."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """LAN-036, LAN-043. She does not hold the card, or something else is asked now; else as it says."""
        verb = verb_of(move)
        argument = argument_of(move)
        if verb in WITH_A_CARD and not board.hands[seat] & WIDE_BIT[argument]:
            return refusals.not_in_hand(board, argument)
        if verb not in self.verbs:
            return self.something_else()
        return self.why_not(board, seat, verb, argument)

    def why_not(self, board: Board, seat: i64, verb: i64, argument: i64) -> Refusal:
        """Why this move is not among the choices, though its verb could be an answer."""
        return self.something_else()

    def something_else(self) -> Refusal:
        """LAN-043. Something else is asked now."""
        return Refusal(self.rule, "lancre-asked-something-else", {"question": self.name})

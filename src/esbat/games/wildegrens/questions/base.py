"""What every kind of question of this game has: choices, an answer, refusals, and what needs no choice.

The board's own type stands here and not in the engine, so that calls are direct once compiled.
"""

from esbat.engine.decision import Kind, Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.games.wildegrens import refusals
from esbat.games.wildegrens.effects.base import done_in_full
from esbat.games.wildegrens.moves import VERB_DONE, VERB_PASS
from esbat.games.wildegrens.names import CHOICE_COUNT
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables_primitives import END_OF_EFFECT


class Question(Kind):
    """Something she is asked; or a step, which is carried out in its turn."""

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        """Write down the legal moves in their fixed order."""
        raise NotImplementedError

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """Why a move that is not among the choices is refused."""
        raise NotImplementedError

    def run(self, board: Board) -> bool:
        """Carry out what needs no choice. True if nothing does, so that she is asked."""
        raise NotImplementedError

    def primitive(self, board: Board) -> i64:
        """The primitive a question on top belongs to, where its name does not say it."""
        return END_OF_EFFECT


class Asked(Question):
    """A question. One with no choice left is answered by itself."""

    __slots__ = ("rule", "verbs")

    def __init__(self, name: str, rule: str, verbs: list[i64], fields: list[str] | None = None) -> None:
        super().__init__(name, fields, Shown(name, seats=True))
        # The rule behind it, and the verbs that can be an answer to it.
        self.rule = rule
        self.verbs = verbs

    def run(self, board: Board) -> bool:
        """What can be chosen in one way only is not asked; what cannot be chosen at all is over."""
        offered = Moves()
        self.choices(board, 0, offered)
        if offered.count > 1:
            return True
        move = offered.room[0]
        if offered.count == 1 and move != VERB_PASS and move != VERB_DONE:
            self.answer(board, 0, move)
        else:
            self.close(board)
        return False

    def close(self, board: Board) -> None:
        """Nothing more is chosen here."""
        board.pop()

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """WIL-R47. Something else is asked, passing is not allowed, or what is named cannot be."""
        verb = verb_of(move)
        if verb not in self.verbs:
            return refusals.another_question(self.name, self.rule, verb)
        if verb == VERB_PASS:
            return Refusal("WIL-R47", "wildegrens-compulsory", {})
        return self.explain(board, verb, argument_of(move))

    def explain(self, board: Board, verb: i64, named: i64) -> Refusal:
        """WIL-034, WIL-092, WIL-119, WIL-176, WIL-190. What is named is not there to be named."""
        return Refusal(self.rule, "wildegrens-not-among-them", {"card": board.box.card_codes[named]})


class Standing(Asked):
    """A question that is put to her even if there is just one answer to it."""

    def run(self, board: Board) -> bool:
        return True


class Counted(Asked):
    """What an effect asks about so many things, which she may decline if it is a Witch's or a Familiar's."""

    def __init__(self, name: str, rule: str, verbs: list[i64], what: str = "what") -> None:
        super().__init__(name, rule, [*verbs, VERB_PASS], ["count", what, "voluntary"])

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        if move == VERB_PASS:
            self.close(board)
        else:
            self.carry_out(board, verb_of(move), argument_of(move))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        """What becomes of the thing she has named."""
        raise NotImplementedError

    def count_down(self, board: Board) -> None:
        """One fewer to go; the last one closes the question."""
        left = board.top(CHOICE_COUNT) - 1
        board.set_top(CHOICE_COUNT, left)
        if left == 0:
            self.done(board)

    def done(self, board: Board) -> None:
        """The question is answered, and the step has been carried out in full."""
        board.pop()
        done_in_full(board)


def add_pass(offered: Moves, voluntary: i64) -> None:
    """WIL-079, WIL-081, WIL-R47. A Witch's action may be declined, card effects may not."""
    if voluntary:
        offered.add(VERB_PASS)

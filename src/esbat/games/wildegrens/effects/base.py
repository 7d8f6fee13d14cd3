"""What every word of the vocabulary has: how its step begins, whether it is possible, what it does.

The objects hold no state: what a step is about lies in the box's code and in the rows of the stack.
"""

from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.names import ASK_USE, EFFECT_DONE, STEP_EFFECT, VOLUNTARY
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE
from esbat.games.wildegrens.tables_effects import COUNTED
from esbat.games.wildegrens.tables_primitives import NUMBER, PRIMITIVES


class Primitive:
    """A step that is done as a whole, and asks nothing but whether it is done."""

    __slots__ = ("number", "one_by_one", "takes_a_number", "verb")

    def __init__(self, number: i64, verb: i64 = 0) -> None:
        self.number = number
        # What an answer to its question is called, where several steps share that question.
        self.verb = verb
        # Is it done so many times or by so much? If that is 0, it is not done at all.
        self.takes_a_number: bool = PRIMITIVES[number].takes[:1] == [NUMBER]
        # Is it done so many times, one at a time?
        self.one_by_one: bool = False

    def begin(self, board: Board, at: i64, source: i64, voluntary: i64) -> None:
        """The step at this place of the code is due: carry it out, or put the question it asks.

        Witches' actions and Familiars are voluntary; the effects of Missions and Challenges are compulsory as
        far as possible (WIL-R47).
        """
        code = board.box.code
        amount = amount_of(board, code[at + 1], source)
        if amount == 0 and self.takes_a_number:
            return  # WIL-081: nothing is done no times, and none of it is asked
        self.carry_out(board, at, amount, source, voluntary)

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        """So much of it: at once, or if she likes."""
        if not self.possible(board):
            return
        if voluntary:
            board.push(ASK_USE, 1, at, 1, VOLUNTARY, source)
        else:
            done_in_full(board)
            self.perform(board, amount, board.box.code[at + 2], source)

    def possible(self, board: Board) -> bool:
        """WIL-080, WIL-084, WIL-R22. Can the step be done at all? One that cannot is passed over."""
        return True

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        """Do it, once or as a whole."""
        raise NotImplementedError

    # What steps that share a question (about Challenges, about Conviction cards) have besides.

    def targets(self, board: Board, among: i64) -> i64:
        """Those among a set that it can concern."""
        return among

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        """Do it to one of them."""
        raise NotImplementedError


class OneByOne(Primitive):
    """A step that is done so many times: the outcome of one time is seen before the next."""

    def __init__(self, number: i64) -> None:
        super().__init__(number)
        self.one_by_one = True

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        """As often as it says, or as it can be."""
        if voluntary:
            if self.possible(board):
                board.push(ASK_USE, 1, at, amount, VOLUNTARY, source)
            return
        made: i64 = 0
        while made < amount and board.depth and self.possible(board):
            self.perform(board, 1, 0, source)
            made += 1
        if board.depth and made == amount:
            done_in_full(board)


class Choice(Primitive):
    """A step about something to be chosen: it asks what, and the question does the rest."""

    __slots__ = ("asks",)

    def __init__(self, number: i64, asks: i64, verb: i64 = 0) -> None:
        super().__init__(number, verb)
        # The kind of question.
        self.asks = asks

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        board.push(self.asks, 1, amount, board.box.code[at + 2], voluntary)


def amount_of(board: Board, number: i64, source: i64) -> i64:
    """WIL-012, WIL-084. The number of a step, fixed when the step begins: as written, or counted."""
    if number < COUNTED:
        return number
    return rules.counted(board, number - COUNTED, source if source < CURSE else -1)


def done_in_full(board: Board) -> None:
    """A step has been carried out in full: one that is bound to it may follow (`>`)."""
    if board.depth and board.top(KIND) == STEP_EFFECT:
        board.set_top(EFFECT_DONE, 1)

"""Is a step done that asks nothing else?"""

from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.games.wildegrens.effects import EFFECTS
from esbat.games.wildegrens.effects.base import amount_of, done_in_full
from esbat.games.wildegrens.moves import VERB_PASS, VERB_USE
from esbat.games.wildegrens.names import USE_CARD, USE_COUNT, USE_STEP, USE_VOLUNTARY
from esbat.games.wildegrens.questions.base import Standing, add_pass
from esbat.games.wildegrens.state import Board


class Use(Standing):
    """WIL-079, WIL-081. A step of a Witch's action or of a Familiar, to be done or declined."""

    def __init__(self) -> None:
        super().__init__("use", "WIL-079", [VERB_USE, VERB_PASS], ["step", "count", "voluntary", "card"])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_USE)
        add_pass(offered, board.top(USE_VOLUNTARY))

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """WIL-079, WIL-081, WIL-084, WIL-R18. One time more, or no more. The outcome of one is seen before
        the next.
        """
        if move == VERB_PASS:
            board.pop()
            return
        at = board.top(USE_STEP)
        left = board.top(USE_COUNT) - 1
        source = board.top(USE_CARD)
        effect = EFFECTS[board.box.code[at]]
        if effect.one_by_one:
            effect.perform(board, 1, 0, source)
            if board.depth == 0:
                return
            board.set_top(USE_COUNT, left)
            if left == 0:
                board.pop()
                done_in_full(board)
            elif not effect.possible(board):
                board.pop()
            return
        amount = amount_of(board, board.box.code[at + 1], source)
        board.pop()
        done_in_full(board)
        effect.perform(board, amount, board.box.code[at + 2], source)

    def primitive(self, board: Board) -> i64:
        return board.box.code[board.top(USE_STEP)]

"""The black cat: all who hold too many cards name some at once, hidden until the last one has."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.air import flow, rules
from esbat.games.air.moves import VERB_SHED, card_text
from esbat.games.air.names import COLOURS, STEP_SETTLING
from esbat.games.air.questions.base import Question
from esbat.games.air.state import Board
from esbat.parts.bits import BIT
from esbat.parts.listing import add_each


class Cat(Question):
    """AIR-075. Every hand card not yet named may go."""

    def __init__(self) -> None:
        super().__init__("cat", None, Shown("cat", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        at = seat * COLOURS
        for colour in range(COLOURS):
            add_each(offered, VERB_SHED, board.hands[at + colour] & ~board.chosen[at + colour], colour * 16)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """AIR-075, AIR-078, AIR-R11. A seat that has named enough is no longer asked; with the last one all
        are shed, and the fifteen is settled.
        """
        rules.choose_to_shed(board, seat, argument_of(move))
        if rules.to_shed(board, seat) == 0:
            board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
            if board.top(ASKED) == 0:
                board.pop()
                rules.shed_chosen(board)
        if board.top(KIND) == STEP_SETTLING:
            board.pop()
            flow.settle(board, board.turn)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        """AIR-075, AIR-078. One gives up cards one holds, each once, and nothing else happens meanwhile."""
        if verb_of(move) != VERB_SHED:
            return Refusal("AIR-078", "air-cat-first", {"left": int(rules.to_shed(board, seat))})
        card = argument_of(move)
        if board.chosen[seat * COLOURS + (card >> 4)] & BIT[card & 15]:
            return Refusal("AIR-075", "air-already-named", {"card": card_text(card)})
        return Refusal("AIR-075", "air-not-in-hand", {"card": card_text(card)})

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """AIR-R11. All who must choose: who has chosen already is not shown."""
        return rules.under_the_cat(board)


class Settling(Question):
    """AIR-078. A step that waits below the cat: the fifteen is still to be settled."""

"""Witches that an effect rescues, discards or imprisons: which of them?"""

from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.games.wildegrens.moves import VERB_DROP, VERB_IMPRISON, VERB_RESCUE
from esbat.games.wildegrens.names import CHOICE_VOLUNTARY, PRISONERS_DESTINATION
from esbat.games.wildegrens.questions.base import Counted, add_pass
from esbat.games.wildegrens.rules_piles import drop, imprison, rescue
from esbat.games.wildegrens.state import Board
from esbat.parts.listing import add_each_wide


class Prisoners(Counted):
    """WIL-190. Witches are rescued from Prison."""

    def __init__(self) -> None:
        super().__init__("prisoners", "WIL-190", [VERB_RESCUE], "destination")

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_RESCUE, board.prison)
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        destination = board.top(PRISONERS_DESTINATION)
        self.count_down(board)
        rescue(board, named, destination)


class Drop(Counted):
    """WIL-178. Witches are discarded from hand."""

    def __init__(self) -> None:
        super().__init__("drop", "WIL-178", [VERB_DROP])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_DROP, board.hand)
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        self.count_down(board)
        drop(board, named)


class Imprison(Counted):
    """WIL-044. Hidden Witches go to Prison."""

    def __init__(self) -> None:
        super().__init__("imprison", "WIL-044", [VERB_IMPRISON])

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_each_wide(offered, VERB_IMPRISON, board.hidden)
        add_pass(offered, board.top(CHOICE_VOLUNTARY))

    def carry_out(self, board: Board, verb: i64, named: i64) -> None:
        self.count_down(board)
        imprison(board, named)

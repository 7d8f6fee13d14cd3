"""Cards of the coven, Curses and Villagers: drawn, recruited, lost, won back."""

from typing import Final

from esbat.engine.native import i64
from esbat.games.wildegrens import rules_piles, tables_primitives
from esbat.games.wildegrens.effects.base import Choice, OneByOne, Primitive
from esbat.games.wildegrens.names import ASK_DROP, ASK_IMPRISON, ASK_PRISONERS, ASK_RESTORE
from esbat.games.wildegrens.rules_jury import lose_villager, suffer_curse
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE


class Draw(OneByOne):
    """WIL-084. Cards of the coven come into the hand."""

    def possible(self, board: Board) -> bool:
        return rules_piles.coven_left(board) > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        rules_piles.draw(board)


class Recruit(OneByOne):
    """WIL-045. The top Recruit joins the coven."""

    def possible(self, board: Board) -> bool:
        return rules_piles.recruits_left(board)

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        rules_piles.recruit(board)


class SwapCurse(OneByOne):
    """WIL-083, WIL-R18. A Curse in hand is discarded, and a card drawn."""

    def possible(self, board: Board) -> bool:
        return board.hand_curses > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        rules_piles.drop(board, CURSE)
        rules_piles.draw(board)


class RemoveCurse(OneByOne):
    """WIL-R22. A Curse in hand goes back to its pile."""

    def possible(self, board: Board) -> bool:
        return board.hand_curses > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        rules_piles.remove_curse(board)


class SufferCurse(OneByOne):
    """A Curse comes into the discard pile."""

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        suffer_curse(board)


class LoseVillager(OneByOne):
    """A Villager joins the Lost Souls."""

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        lose_villager(board)


class LoseHidden(OneByOne):
    """A hidden Witch, by lot."""

    def possible(self, board: Board) -> bool:
        return board.hidden != 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        rules_piles.lose_hidden(board)


class LosePrisoner(OneByOne):
    """A Witch in Prison, by lot."""

    def possible(self, board: Board) -> bool:
        return board.prison != 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        rules_piles.lose_prisoner(board)


OF_CARDS: Final[list[Primitive]] = [
    Draw(tables_primitives.DO_DRAW),
    Recruit(tables_primitives.DO_RECRUIT),
    SwapCurse(tables_primitives.DO_SWAP_CURSE),
    RemoveCurse(tables_primitives.DO_REMOVE_CURSE),
    SufferCurse(tables_primitives.DO_SUFFER_CURSE),
    LoseVillager(tables_primitives.DO_LOSE_VILLAGER),
    LoseHidden(tables_primitives.DO_LOSE_HIDDEN),
    LosePrisoner(tables_primitives.DO_LOSE_PRISONER),
    Choice(tables_primitives.DO_RESCUE, ASK_PRISONERS),
    Choice(tables_primitives.DO_DISCARD_WITCH, ASK_DROP),
    Choice(tables_primitives.DO_IMPRISON_HIDDEN, ASK_IMPRISON),
    Choice(tables_primitives.DO_RESTORE_VILLAGER, ASK_RESTORE),
]

"""Cards of the coven, Curses and Villagers: drawn, recruited, lost, won back."""

from typing import Final

from esbat.engine.native import i64
from esbat.games.wildegrens.effects.base import Choice, OneByOne, Primitive
from esbat.games.wildegrens.names import ASK_DROP, ASK_IMPRISON, ASK_PRISONERS, ASK_RESTORE
from esbat.games.wildegrens.rules_jury import lose_villager, suffer_curse
from esbat.games.wildegrens.rules_piles import (
    coven_left,
    draw,
    drop,
    lose_hidden,
    lose_prisoner,
    recruit,
    recruits_left,
    remove_curse,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE
from esbat.games.wildegrens.tables_primitives import (
    DO_DISCARD_WITCH,
    DO_DRAW,
    DO_IMPRISON_HIDDEN,
    DO_LOSE_HIDDEN,
    DO_LOSE_PRISONER,
    DO_LOSE_VILLAGER,
    DO_RECRUIT,
    DO_REMOVE_CURSE,
    DO_RESCUE,
    DO_RESTORE_VILLAGER,
    DO_SUFFER_CURSE,
    DO_SWAP_CURSE,
)


class Draw(OneByOne):
    """WIL-084. Cards of the coven come into the hand."""

    __slots__ = ()

    def possible(self, board: Board) -> bool:
        return coven_left(board) > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        draw(board)


class Recruit(OneByOne):
    """WIL-045. The top Recruit joins the coven."""

    __slots__ = ()

    def possible(self, board: Board) -> bool:
        return recruits_left(board)

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        recruit(board)


class SwapCurse(OneByOne):
    """WIL-083, WIL-R18. A Curse in hand is discarded, and a card drawn."""

    __slots__ = ()

    def possible(self, board: Board) -> bool:
        return board.hand_curses > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        drop(board, CURSE)
        draw(board)


class RemoveCurse(OneByOne):
    """WIL-R22. A Curse in hand goes back to its pile."""

    __slots__ = ()

    def possible(self, board: Board) -> bool:
        return board.hand_curses > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        remove_curse(board)


class SufferCurse(OneByOne):
    """A Curse comes into the discard pile."""

    __slots__ = ()

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        suffer_curse(board)


class LoseVillager(OneByOne):
    """A Villager joins the Lost Souls."""

    __slots__ = ()

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        lose_villager(board)


class LoseHidden(OneByOne):
    """A hidden Witch, by lot."""

    __slots__ = ()

    def possible(self, board: Board) -> bool:
        return board.hidden != 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        lose_hidden(board)


class LosePrisoner(OneByOne):
    """A Witch in Prison, by lot."""

    __slots__ = ()

    def possible(self, board: Board) -> bool:
        return board.prison != 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        lose_prisoner(board)


OF_CARDS: Final[list[Primitive]] = [
    Draw(DO_DRAW),
    Recruit(DO_RECRUIT),
    SwapCurse(DO_SWAP_CURSE),
    RemoveCurse(DO_REMOVE_CURSE),
    SufferCurse(DO_SUFFER_CURSE),
    LoseVillager(DO_LOSE_VILLAGER),
    LoseHidden(DO_LOSE_HIDDEN),
    LosePrisoner(DO_LOSE_PRISONER),
    Choice(DO_RESCUE, ASK_PRISONERS),
    Choice(DO_DISCARD_WITCH, ASK_DROP),
    Choice(DO_IMPRISON_HIDDEN, ASK_IMPRISON),
    Choice(DO_RESTORE_VILLAGER, ASK_RESTORE),
]

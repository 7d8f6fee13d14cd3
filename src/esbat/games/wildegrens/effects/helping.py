"""What lasts until the turn ends, or ends the play."""

from typing import Final

from esbat.engine.native import i64
from esbat.games.wildegrens.effects.base import Primitive
from esbat.games.wildegrens.events import EVENT_HELPED, EVENT_SUMMONED
from esbat.games.wildegrens.names import A_CARD_SAYS_SO
from esbat.games.wildegrens.rules_jury import end_play
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables_primitives import (
    DO_CANCEL_FAILURES,
    DO_DRAW_NEXT,
    DO_EASE_CHALLENGES,
    DO_EASE_FAMILIARS,
    DO_EASE_MISSION,
    DO_IGNORE_BLOCKS,
    DO_LOSE_GAME,
    DO_MUST_TRIAL,
)


class Helping(Primitive):
    """WIL-114, WIL-R26, WIL-R31. A help for this turn; the like adds up."""

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        self.help(board, amount)
        board.note(EVENT_HELPED, self.number, amount)

    def help(self, board: Board, amount: i64) -> None:
        """So much of it from now on."""
        raise NotImplementedError


class EaseFamiliars(Helping):
    """Challenges with a Familiar are easier."""

    def help(self, board: Board, amount: i64) -> None:
        board.ease_familiars += amount


class EaseChallenges(Helping):
    """Challenges are easier."""

    def help(self, board: Board, amount: i64) -> None:
        board.ease_challenges += amount


class EaseMission(Helping):
    """The Mission is easier."""

    def help(self, board: Board, amount: i64) -> None:
        board.ease_mission += amount


class IgnoreBlocks(Helping):
    """Nothing blocks."""

    def help(self, board: Board, amount: i64) -> None:
        board.ignore_blocks = True


class CancelFailures(Helping):
    """So many FAILURE effects are spared."""

    def help(self, board: Board, amount: i64) -> None:
        board.spared += amount


class DrawNext(Helping):
    """More or fewer cards at the next recovery."""

    def help(self, board: Board, amount: i64) -> None:
        board.extra += amount


class MustTrial(Primitive):
    """WIL-148. The trial is held at the end of this turn."""

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        board.must_trial = True
        board.note(EVENT_SUMMONED)


class LoseGame(Primitive):
    """WIL-147. The play is lost at once."""

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        end_play(board, A_CARD_SAYS_SO)


OF_THE_TURN: Final[list[Primitive]] = [
    EaseFamiliars(DO_EASE_FAMILIARS),
    EaseChallenges(DO_EASE_CHALLENGES),
    EaseMission(DO_EASE_MISSION),
    IgnoreBlocks(DO_IGNORE_BLOCKS),
    CancelFailures(DO_CANCEL_FAILURES),
    DrawNext(DO_DRAW_NEXT),
    MustTrial(DO_MUST_TRIAL),
    LoseGame(DO_LOSE_GAME),
]

"""Jurors, their Conviction cards, and the boxes of Missions."""

from typing import Final

from esbat.engine.native import i64
from esbat.games.wildegrens import rules
from esbat.games.wildegrens.effects.base import Choice, Primitive
from esbat.games.wildegrens.moves import VERB_STRIKE, VERB_SWAP, VERB_UNVEIL
from esbat.games.wildegrens.names import (
    ASK_BLANK,
    ASK_DISMAY,
    ASK_PAPERS,
    ASK_PERSUADE,
    WHO_CHOICE,
    WHO_EACH,
)
from esbat.games.wildegrens.rules_jury import deal_paper, dismay, persuade, strike, unveil
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import FIRST_CHALLENGE, FIRST_MISSION, JURY
from esbat.games.wildegrens.tables_primitives import (
    DO_CANCEL_EFFECT,
    DO_DISCARD_CONVICTION,
    DO_GAIN_PERSUASION,
    DO_LOSE_PERSUASION,
    DO_SWAP_CONVICTION,
    DO_UNCOVER_CONVICTION,
)


class Markers(Primitive):
    """WIL-063. The markers of Jurors move: of one to be chosen, of the linked one, or of each."""

    __slots__ = ("asks",)

    def __init__(self, number: i64, asks: i64) -> None:
        super().__init__(number)
        self.asks = asks

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        if board.box.code[at + 2] == WHO_CHOICE:
            board.push(self.asks, 1, amount, WHO_CHOICE, voluntary)
        else:
            super().carry_out(board, at, amount, source, voluntary)

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        linked = linked_place(board, source)
        for place in range(JURY):
            if second == WHO_EACH or place == linked:
                self.move(board, place, amount)

    def move(self, board: Board, place: i64, amount: i64) -> None:
        """The marker of the Juror at this place."""
        raise NotImplementedError


class GainPersuasion(Markers):
    """WIL-063. They go up."""

    def move(self, board: Board, place: i64, amount: i64) -> None:
        persuade(board, place, amount)


class LosePersuasion(Markers):
    """WIL-063. They go down."""

    def move(self, board: Board, place: i64, amount: i64) -> None:
        dismay(board, place, amount)


class OnPapers(Choice):
    """WIL-064, WIL-179. Something is done to Conviction cards: one question for all of these."""

    def carry_out(self, board: Board, at: i64, amount: i64, source: i64, voluntary: i64) -> None:
        board.push(self.asks, 1, amount, self.number, voluntary)


class UncoverConviction(OnPapers):
    """WIL-064, WIL-186. One that lies face down is turned up."""

    def targets(self, board: Board, among: i64) -> i64:
        return among & ~board.papers_up

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        unveil(board, target)


class SwapConviction(OnPapers):
    """WIL-179. It is exchanged for another, face down."""

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        strike(board, target)
        deal_paper(board, target)


class DiscardConviction(OnPapers):
    """WIL-064. It is gone."""

    def do_to(self, board: Board, target: i64, source: i64) -> None:
        strike(board, target)


def linked_place(board: Board, source: i64) -> i64:
    """WIL-116. Where the Juror sits whose symbol the card bears; -1 if it bears none."""
    if source >= FIRST_MISSION:
        return rules.linked_juror(board, source - FIRST_MISSION)
    if source >= FIRST_CHALLENGE:
        return rules.juror_place(board, board.box.challenge_link[source - FIRST_CHALLENGE])
    return -1


OF_THE_JURY: Final[list[Primitive]] = [
    GainPersuasion(DO_GAIN_PERSUASION, ASK_PERSUADE),
    LosePersuasion(DO_LOSE_PERSUASION, ASK_DISMAY),
    UncoverConviction(DO_UNCOVER_CONVICTION, ASK_PAPERS, VERB_UNVEIL),
    SwapConviction(DO_SWAP_CONVICTION, ASK_PAPERS, VERB_SWAP),
    DiscardConviction(DO_DISCARD_CONVICTION, ASK_PAPERS, VERB_STRIKE),
    Choice(DO_CANCEL_EFFECT, ASK_BLANK),
]

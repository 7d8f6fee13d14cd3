"""Looking at the top cards of a deck, as many as there are; then it is asked what becomes of them."""

from typing import Final

from esbat.engine.native import i64
from esbat.games.wildegrens.effects.base import Primitive
from esbat.games.wildegrens.events import EVENT_LOOKED
from esbat.games.wildegrens.names import ASK_PICK, ASK_SCRY, FROM_CHALLENGES, FROM_COVEN
from esbat.games.wildegrens.rules_piles import (
    challenges_left,
    coven_left,
    recruits_left,
    take_challenge,
    take_coven,
    take_recruit,
)
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import CURSE, FIRST_CHALLENGE
from esbat.games.wildegrens.tables_primitives import DO_RECRUIT_PICK, DO_SCRY_CHALLENGES, DO_SCRY_COVEN
from esbat.parts.bits import WIDE_BIT


class ScryCoven(Primitive):
    """WIL-176. The coven's deck."""

    def possible(self, board: Board) -> bool:
        return coven_left(board) > 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        for turn in range(amount):
            card = take_coven(board)
            if card < 0:
                break
            if card == CURSE:
                board.looked_curses += 1
            else:
                board.looked |= WIDE_BIT[card]
            board.note(EVENT_LOOKED, card)
        board.push(ASK_SCRY, 1, FROM_COVEN)


def look_at(board: Board, number: i64, card: i64) -> None:
    """One more of those she looks at: by its number in its pile, and by that of the card."""
    board.looked |= WIDE_BIT[number]
    board.note(EVENT_LOOKED, card)


class ScryChallenges(Primitive):
    """WIL-176. The deck of Challenges, or its discard pile."""

    def possible(self, board: Board) -> bool:
        return challenges_left(board) > 0 or board.challenge_discard != 0

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        for turn in range(amount):
            number = take_challenge(board)
            if number < 0:
                break
            look_at(board, number, number + FIRST_CHALLENGE)
        board.push(ASK_SCRY, 1, FROM_CHALLENGES)


class RecruitPick(Primitive):
    """WIL-045, WIL-176. The Recruits, one of whom joins the coven."""

    def possible(self, board: Board) -> bool:
        return recruits_left(board)

    def perform(self, board: Board, amount: i64, second: i64, source: i64) -> None:
        for turn in range(amount):
            witch = take_recruit(board)
            if witch < 0:
                break
            look_at(board, witch, witch)
        board.push(ASK_PICK, 1)


OF_LOOKING: Final[list[Primitive]] = [
    ScryCoven(DO_SCRY_COVEN),
    ScryChallenges(DO_SCRY_CHALLENGES),
    RecruitPick(DO_RECRUIT_PICK),
]

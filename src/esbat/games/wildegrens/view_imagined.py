"""A table that the player cannot tell from the truth: what lies face down is dealt anew."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64
from esbat.games.wildegrens.state import Board
from esbat.games.wildegrens.tables import JURY, PAPERS_A_JUROR, SPOTS_IN_ALL
from esbat.parts.bits import WIDE_BIT, wide_count, wide_nth


def imagine(copy: Board, chance: Chance) -> None:
    """WIL-025, WIL-031, WIL-056, WIL-R33. What lies face down is dealt anew.

    Most of it has not been drawn yet and comes with the new luck. What a reshuffle had to settle is
    gathered lot by lot, in order of number, and dealt again.
    """
    for lot in range(1, copy.lots_made + 1):
        deal_challenges_anew(copy, lot, chance)
        deal_papers_anew(copy, lot, chance)


def deal_challenges_anew(board: Board, lot: i64, chance: Chance) -> None:
    """Face-down Challenges that were settled together change places among themselves."""
    cards: i64 = 0
    for spot in range(SPOTS_IN_ALL):
        if board.lots[spot] == lot and not board.seen & WIDE_BIT[spot]:
            cards |= WIDE_BIT[board.spots[spot]]
    for spot in range(SPOTS_IN_ALL):
        if board.lots[spot] == lot and not board.seen & WIDE_BIT[spot]:
            card = wide_nth(cards, chance.pick(wide_count(cards)))
            cards &= ~WIDE_BIT[card]
            board.spots[spot] = card


def deal_papers_anew(board: Board, lot: i64, chance: Chance) -> None:
    """The same for Conviction cards."""
    values: list[int] = []
    for paper in range(JURY * PAPERS_A_JUROR):
        if board.paper_lots[paper] == lot:
            values.append(board.papers[paper])
    values.sort()
    for paper in range(JURY * PAPERS_A_JUROR):
        if board.paper_lots[paper] == lot:
            board.papers[paper] = values.pop(chance.pick(len(values)))

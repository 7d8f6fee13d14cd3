"""How the numbers of Lancre's usual answers are tuned: how far each is tried, and between which bounds.

Thoughts that the apprentice does not have stand at numbers that change nothing: bounds bring them near.
"""

from typing import Final

from esbat.bots.compiled_lancre_weights import EFFECTS, MOST, TOGETHER
from esbat.bots.usual import Range
from esbat.engine.state import State
from esbat.games.lancre.rules import big_on_the_board
from esbat.games.lancre.state import Board

PERCENT: Final = 100
ENOUGH_POINTS: Final = 30
"""What must be had to win alone."""


def ranges(kind: str) -> list[Range]:
    """All that is tuned for a kind of play."""
    return [*prizes(kind), *dangers(), *places(), *cards(), *habits()]


def prizes(kind: str) -> list[Range]:
    together = kind.startswith(TOGETHER)
    shared = [
        Range("small_fading", 1.5, lowest=0, highest=8),
        Range("behind", 60),
        Range("enough", 25, lowest=0, highest=2 * PERCENT),
    ]
    return [
        *(shared if together else [Range("point", 15, lowest=20)]),
        Range("small", 50),
        Range("big_first", 150),
        Range("big_more", 400, lowest=0),
        Range("last_turns", 1.2, lowest=1, highest=16),
        Range("hidden", 100),
        *(Range("small_card", 8, (place,)) for place in (0, 1)),
        *(Range("big_card", 8, (place,)) for place in (0, 1)),
        Range("elf", 60, (0,)),
        Range("elf", 100, (1,)),
        Range("urgency", 80, (0, 1, 2), lowest=0),
        Range("urgency", 50, (3, 4, 5), lowest=0),
        Range("urgency", 25, (6, 7, 8), lowest=0),
        Range("urgency", 12, (9, 10, 11, 12), lowest=0),
        Range("unmarked", 120, lowest=0),
    ]


def dangers() -> list[Range]:
    return [
        Range("cackle", 60, (0,), lowest=0),
        Range("cackle", 35, (1,), lowest=0),
        Range("cackle", 35, (2,), lowest=0),
        Range("cackle", 25, (3, 4), lowest=0),
        Range("cackle", 20, tuple(range(5, MOST + 1)), lowest=0),
        *(Range("aliss", 150, (place,)) for place in (0, 1, 2)),
        Range("aliss", 60, (3,)),
        Range("aliss", 60, tuple(range(4, MOST + 1))),
        Range("cackle_fading", 1.5, lowest=0, highest=12),
        Range("own_share", 20, lowest=0, highest=150),
        Range("relief", 15, lowest=0),
        Range("failure", 30),
        Range("hidden_failure", 40),
        *(Range("consequence", 50, places) for places in ((4,), (5,), (6, 7), (8, 9), (10,), (11,))),
        Range("rolling", 15, lowest=0),
        Range("facing", 12, lowest=0),
    ]


def places() -> list[Range]:
    return [
        *(Range("stake_point", 25, (place,)) for place in (0, 1)),
        Range("stake", 40, (0,)),
        Range("stake", 80, (1,)),
        Range("stake_pressure", 25),
        *(Range("flight", 40, (place,)) for place in (0, 1)),
        *(Range("trust", 12, (place,), lowest=0, highest=PERCENT) for place in (0, 1, 2)),
        Range("middling", 0.7, lowest=12, highest=24),
        Range("empty", 8, lowest=0),
        Range("follow", 10),
        Range("tea_follow", 10),
        Range("tea_toll", 25),
        Range("tea_for_others", 20),
        Range("near_another", 8, lowest=-PERCENT, highest=90),
    ]


def cards() -> list[Range]:
    return [
        Range("card", 20, lowest=0),
        Range("card_fading", 1.5, lowest=0, highest=12),
        *(Range("keep", 15, (effect,)) for effect in range(EFFECTS)),
        Range("keep_named", 12),
        Range("keep_broom", 10),
        Range("keep_symbol", 6),
        Range("magic_tile", 30),
        *(Range("price", 20, (place,), lowest=0, highest=3 * PERCENT) for place in range(5)),
    ]


def habits() -> list[Range]:
    return [
        Range("enough_cards", 1.2, lowest=3, highest=20),
        Range("low_reserve", 1, lowest=0, highest=12),
        Range("calm_from", 0.5, lowest=1, highest=4),
        Range("three_points", 0.8, lowest=1, highest=9),
        Range("three_odds", 10, lowest=0, highest=130),
        Range("three_hidden", 15, lowest=0, highest=PERCENT),
        Range("helping", 0.7, lowest=0, highest=2),
        Range("thrown", 12, lowest=0),
        Range("again_die", 0.7, lowest=0, highest=6),
        Range("again_odds", 8, lowest=0, highest=PERCENT),
        Range("again_total", 0.8, lowest=2, highest=20),
        Range("reroll", 0.5, lowest=0, highest=5),
    ]


def came_to(state: State) -> int:
    """What a play without opponents came to besides being won, in ten-thousandths of a win.

    Alone the points of a play that ended well; together what was left to do, and the Black Alisses left if
    nothing was.
    """
    assert isinstance(state, Board)
    outcome = state.outcome()
    assert outcome is not None
    if state.seats == 1:
        well = outcome.reason == "all-placed"
        return 7_000 * outcome.scores[0] // ENOUGH_POINTS if well else 0
    tiles = sum(int(left) for left in state.small_left) + sum(int(left) for left in state.big_left)
    big = int(big_on_the_board(state)) + sum(int(left) for left in state.big_left)
    spare = 140 * min(5, int(state.aliss_reserve)) if tiles == 0 else 0
    return spare - 420 * big - 210 * tiles

"""Why a bot chose as it did, in its own numbers: what its value sees differ between two moves.

Both moves are tried again at a few imagined tables. Theme by theme, what the tables differ in is exchanged;
what that changes in the score is what the theme weighs.
"""

from typing import Final

from esbat.bots.compiled_search import Search
from esbat.bots.mind import Mind
from esbat.engine.chance import Seeded
from esbat.engine.state import State

TABLES: Final = 8
"""How many are imagined: enough to tell what weighs most."""
MOST_REASONS: Final = 2
SLIGHT: Final = 4
"""What weighs so many times less than the weightiest is not worth a word."""


def compared(search: Search, mind: Mind, best: int, other: int) -> dict[str, int]:
    """For each theme how much it speaks for the first move; below zero, for the other."""
    value = search.value
    themes = value.reading.themes
    weights = {theme: 0 for theme in themes if theme}
    for table in range(TABLES):
        dream = mind.imagine()
        number = 1 + int(mind.chance.pick(1_000_000))
        one, two = (carried(search, mind, dream, move, number) for move in (best, other))
        if one.depth == 0 or two.depth == 0:
            continue  # what is over is not weighed, but counted
        features, others = value.look(one, mind.seat), value.look(two, mind.seat)
        whole = value.score(one, features)
        for theme in weights:
            swapped = [
                other if about == theme else mine
                for mine, other, about in zip(features, others, themes, strict=True)
            ]
            weights[theme] += whole - value.score(one, swapped)
    return weights


def carried(search: Search, mind: Mind, dream: State, move: int, number: int) -> State:
    """Where the move leads from that table, with that luck."""
    state = dream.clone()
    state.chance = Seeded(0, number * 1_000_003)
    began = search.value.reading.clock(dream)
    state.apply(mind.seat, move)
    search.carry_on(mind, state, began, Seeded(0, number * 1_000_033))
    return state


def reasons(weights: dict[str, int]) -> list[str]:
    """What speaks most for it."""
    return weightiest(weights, MOST_REASONS)


def doubts(weights: dict[str, int]) -> list[str]:
    """What speaks most against it, if that is much."""
    against = {theme: -weight for theme, weight in weights.items()}
    most = max([0, *weights.values()])
    return [theme for theme in weightiest(against, 1) if against[theme] * SLIGHT >= most]


def weightiest(weights: dict[str, int], many: int) -> list[str]:
    order = sorted(weights, key=lambda theme: -weights[theme])
    least = max([1, *[weight // SLIGHT for weight in weights.values()]])
    return [theme for theme in order if weights[theme] >= least][:many]

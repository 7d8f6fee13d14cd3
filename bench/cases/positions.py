"""Positions of Air to copy: met in random play, early and late, so that no single one decides."""

from typing import Any

from esbat.engine.chance import seeded
from esbat.engine.playout import play_out
from esbat.games import game

POSITIONS = 20
APART = 25


def positions(seats: int) -> list[Any]:
    """Plays stopped after 0, 25, 50 … moves."""
    found = []
    for number in range(POSITIONS):
        state = game("air").new(seats, {}, seeded(number))
        play_out(state, seeded(number + 1), number * APART)
        found.append(state)
    return found

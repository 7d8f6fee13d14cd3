"""Positions to copy: met in random play, early and late, so that no single one decides."""

from typing import Any

from esbat.engine.chance import seeded
from esbat.engine.playout import play_out
from esbat.games import game

POSITIONS = 20
APART = 25


def asked_for(argument: str) -> tuple[int, str, bool]:
    """`4`, `4 python`, `4 witchstone`: seats, the game (Air if none is named), and whether Python loops."""
    seats, *words = argument.split()
    codes = [word for word in words if word != "python"]
    return (int(seats), codes[0] if codes else "air", "python" in words)


def positions(seats: int, code: str) -> list[Any]:
    """Plays stopped after 0, 25, 50 … moves."""
    found = []
    for number in range(POSITIONS):
        state = game(code).new(seats, {}, seeded(number))
        play_out(state, seeded(number + 1), number * APART)
        found.append(state)
    return found


def first_choices(seats: int, code: str) -> list[Any]:
    """Plays just set up, each at the first question that leaves a choice."""
    found = []
    for number in range(POSITIONS):
        state = game(code).new(seats, {}, seeded(number))
        chooser = seeded(number + 1)
        while state.depth and len(state.legal(state.mover())) < 2:
            play_out(state, chooser, 1)
        found.append(state)
    return found

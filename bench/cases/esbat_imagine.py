"""`imagine` of positions: in the engine's own loop, or (argument `4 python`) from Python."""

from cases.positions import POSITIONS, asked_for, positions
from esbat.engine.chance import seeded
from esbat.engine.playout import imagined

TIMES = 20


class Work:
    """Every position twenty times a chunk, through the eyes of seat 0."""

    def __init__(self, argument: str) -> None:
        seats, code, self.from_python = asked_for(argument)
        self.positions = positions(seats, code)
        self.chance = seeded(99)

    def chunk(self) -> None:
        for state in self.positions:
            if self.from_python:
                for _ in range(TIMES):
                    state.imagine(0, self.chance)
            else:
                imagined(state, 0, self.chance, TIMES)

    def done(self) -> int:
        return POSITIONS * TIMES

"""`clone` of positions: in the engine's own loop, or (argument `4 python`) from Python."""

from cases.positions import POSITIONS, asked_for, positions
from esbat.engine.playout import clones

TIMES = 50


class Work:
    """Every position fifty times a chunk."""

    def __init__(self, argument: str) -> None:
        seats, code, self.from_python = asked_for(argument)
        self.positions = positions(seats, code)

    def chunk(self) -> None:
        for state in self.positions:
            if self.from_python:
                for _ in range(TIMES):
                    state.clone()
            else:
                clones(state, TIMES)

    def done(self) -> int:
        return POSITIONS * TIMES

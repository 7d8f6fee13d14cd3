"""`clone` of positions of Air: in the engine's own loop, or (argument `4 python`) from Python."""

from cases.positions import POSITIONS, positions
from esbat.engine.playout import clones

TIMES = 50


class Work:
    """Every position fifty times a chunk."""

    def __init__(self, argument: str) -> None:
        seats, *from_python = argument.split()
        self.positions = positions(int(seats))
        self.from_python = bool(from_python)

    def chunk(self) -> None:
        for state in self.positions:
            if self.from_python:
                for _ in range(TIMES):
                    state.clone()
            else:
                clones(state, TIMES)

    def done(self) -> int:
        return POSITIONS * TIMES

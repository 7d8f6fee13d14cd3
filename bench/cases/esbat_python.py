"""Random self-play from a loop in interpreted Python: `mover()`, `legal()`, a choice, `apply()`."""

from random import Random

from cases.positions import asked_for
from esbat.engine.chance import seeded
from esbat.games import game


class Work:
    """One whole play a chunk."""

    def __init__(self, argument: str) -> None:
        self.seats, code, _ = asked_for(argument)
        self.game = game(code)
        self.random = Random(7).random
        self.seed = 0
        self.moves = 0

    def chunk(self) -> None:
        random = self.random
        self.seed += 1
        state = self.game.new(self.seats, {}, seeded(self.seed))
        moves = 0
        seat = state.mover()
        while seat >= 0:
            legal = state.legal(seat)
            state.apply(seat, legal[int(random() * len(legal))])
            moves += 1
            seat = state.mover()
        self.moves = moves

    def done(self) -> int:
        return self.moves

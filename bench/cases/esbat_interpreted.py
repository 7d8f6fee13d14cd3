"""Random self-play with nothing compiled: `mover()`, `generate()`, a choice, `apply()`.

The choice is made with Python's own `random`, as Catanatron's `RandomPlayer` makes its: what is measured
is the rules, not how a chooser's luck is computed.
"""

from random import Random

from cases.positions import asked_for
from esbat.engine import state as engine_state
from esbat.engine.chance import seeded
from esbat.engine.move import Moves
from esbat.games import game


class Work:
    """One whole play a chunk, set-up included."""

    def __init__(self, argument: str) -> None:
        assert str(engine_state.__file__).endswith(".py"), "this case measures plain Python"
        self.seats, code, _ = asked_for(argument)
        self.game = game(code)
        self.random = Random(7).random
        self.seed = 0
        self.moves = 0

    def chunk(self) -> None:
        random = self.random
        offered = Moves()
        self.seed += 1
        state = self.game.new(self.seats, {}, seeded(self.seed))
        moves = 0
        seat = state.mover()
        while seat >= 0:
            state.generate(seat, offered)
            state.apply(seat, offered.room[int(random() * offered.count)])
            moves += 1
            seat = state.mover()
        self.moves = moves

    def done(self) -> int:
        return self.moves

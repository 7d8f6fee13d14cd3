"""Random self-play, legal moves included, in the engine's own loop (compiled where the engine is)."""

from esbat.engine.chance import seeded
from esbat.engine.playout import play_out
from esbat.games import game

PLAYS = 5
FAR = 1_000_000


class Work:
    """A few whole plays a chunk, each with its own seed, set-up included."""

    def __init__(self, argument: str) -> None:
        seats, _, rest = argument.partition(" ")
        code, _, level = rest.partition(" ")
        self.seats = int(seats)
        self.game = game(code or "air")
        self.options = {"level": level} if level else {}
        self.seed = 0
        self.moves = 0

    def chunk(self) -> None:
        moves = 0
        for _ in range(PLAYS):
            self.seed += 1
            state = self.game.new(self.seats, self.options, seeded(self.seed))
            moves += play_out(state, seeded(1_000_003 * self.seed), FAR)
        self.moves = moves

    def done(self) -> int:
        return self.moves

"""The tree of our search as others have theirs: no learning, one random playout a try. Moves applied."""

from cases.positions import asked_for, first_choices, positions
from esbat.bots import mind_of
from esbat.bots.compiled_tree import Wanderer
from esbat.engine.chance import seeded
from esbat.games import game
from esbat.lab.training import school_of

TRIES = 50
WIDTH = 14_000
"""How curious it is: 1.4 pots, as the peer."""
LATER = "later"


class Work:
    """A search at every position a chunk, for whoever is asked there.

    At the first choice after the set-up, as the peer's are after the deal; with `later` early and late in a
    play, where fewer moves are left and every one asks for more.
    """

    def __init__(self, argument: str) -> None:
        seats, code, _ = asked_for(argument.removesuffix(LATER))
        value = school_of(code).value()
        assert value is not None
        self.game = game(code)
        # Of the value it asks nothing, and the first move is as usual as any.
        self.search = Wanderer(value, lambda mind: mind.legal[0], TRIES, 1, 0, 0, WIDTH)
        found = positions(seats, code) if argument.endswith(LATER) else first_choices(seats, code)
        self.positions = [state for state in found if state.acting()]
        self.chance = seeded(99)
        self.before = 0

    def chunk(self) -> None:
        self.before = self.search.applied
        for state in self.positions:
            mind = mind_of(self.game, state, state.acting()[0], self.chance)
            if len(mind.legal) > 1:
                self.search.weigh(mind)

    def done(self) -> int:
        return int(self.search.applied - self.before)

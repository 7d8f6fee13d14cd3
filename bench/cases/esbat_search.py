"""Tries of the search that the thinking levels share: `2 air 1` is Air with two seats, one turn deep."""

from cases.positions import positions
from esbat.bots import mind_of
from esbat.bots.compiled_search import Search
from esbat.engine.chance import seeded
from esbat.games import game
from esbat.lab.training import school_of

TRIES = 50


class Work:
    """A search at every position a chunk, for whoever is asked there."""

    def __init__(self, argument: str) -> None:
        seats, code, depth = argument.split()
        school = school_of(code)
        value = school.value()
        assert value is not None
        self.game = game(code)
        self.search = Search(value, school.answer, TRIES, int(depth), 10)
        self.positions = [state for state in positions(int(seats), code) if state.acting()]
        self.chance = seeded(99)
        self.tries = 0

    def chunk(self) -> None:
        self.tries = 0
        for state in self.positions:
            mind = mind_of(self.game, state, state.acting()[0], self.chance)
            if len(mind.legal) > 1:
                self.tries += sum(int(trial.tries) for trial in self.search.weigh(mind))

    def done(self) -> int:
        return self.tries

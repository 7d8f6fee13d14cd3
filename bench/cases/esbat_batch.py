"""1,024 tables stepped at once, each with its observation and mask; any legal action is chosen."""

from esbat.engine.chance import seeded
from esbat.engine.options import settled
from esbat.games import game
from esbat.research.compiled_batch import Tables
from esbat.research.observers import observer_of

TABLES = 1024
STEPS = 10


class Work:
    """Ten steps of every table a chunk, new plays included."""

    def __init__(self, argument: str) -> None:
        seats, code = argument.split()
        title = game(code)
        options = settled(title.options, {})
        observer = observer_of(title, int(seats), options)
        self.tables = Tables(title, int(seats), options, observer, list(range(TABLES)), 0)
        self.chooser = seeded(1)

    def chunk(self) -> None:
        for _ in range(STEPS):
            self.tables.choose_evenly(self.chooser)
            self.tables.step_chosen()

    def done(self) -> int:
        return STEPS * TABLES

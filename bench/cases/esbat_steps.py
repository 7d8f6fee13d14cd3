"""1,024 tables stepped with actions from numpy, as a learner steps them: any legal action is chosen."""

from esbat.research.batch import Batch

TABLES = 1024
STEPS = 10


class Work:
    """Ten steps of every table a chunk: observations, masks, rewards and new plays included."""

    def __init__(self, argument: str) -> None:
        seats, code = argument.split()
        self.batch = Batch(code, TABLES, seats=int(seats))

    def chunk(self) -> None:
        for _ in range(STEPS):
            self.batch.step(self.batch.random_actions())

    def done(self) -> int:
        return STEPS * TABLES

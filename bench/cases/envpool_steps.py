"""1,024 tables of one of EnvPool's card and board games, on one thread: any legal action is chosen."""

import envpool
import numpy as np

TABLES = 1024
STEPS = 10
CHOICES = 64


class Work:
    """Ten steps of every table a chunk. Choosing takes little beside a step: numbers are drawn beforehand."""

    def __init__(self, argument: str) -> None:
        self.tables = envpool.make(argument, env_type="gymnasium", num_envs=TABLES, num_threads=1, seed=1)
        self.mask = self.tables.reset()[1]["legal_action_mask"].astype(bool)
        luck = np.random.default_rng(1)
        self.luck = luck.random((CHOICES, *self.mask.shape), dtype=np.float32) + np.float32(1e-6)
        self.turn = 0

    def chunk(self) -> None:
        for _ in range(STEPS):
            self.turn += 1
            actions = (self.mask * self.luck[self.turn % CHOICES]).argmax(axis=1).astype(np.int32)
            self.mask = self.tables.step(actions)[4]["legal_action_mask"].astype(bool)

    def done(self) -> int:
        return STEPS * TABLES

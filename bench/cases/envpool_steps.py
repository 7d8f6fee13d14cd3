"""1,024 tables of one of EnvPool's card and board games, on one thread: any legal action is chosen."""

import envpool
import numpy as np

TABLES = 1024
STEPS = 10
CHOICES = 64
MASK = "legal_action_mask"


class Work:
    """Ten steps of every table a chunk. Choosing takes little beside a step: numbers are drawn beforehand.

    `GAME` steps all tables at once, `GAME 256` those 256 that are ready first (its own asynchronous way).
    """

    def __init__(self, argument: str) -> None:
        name, _, together = argument.partition(" ")
        self.together = int(together or TABLES)
        self.tables = envpool.make(
            name,
            env_type="gymnasium",
            num_envs=TABLES,
            batch_size=self.together,
            num_threads=1,
            seed=1,
        )
        self.tables.async_reset()
        self.told = self.tables.recv()[4]
        luck = np.random.default_rng(1)
        self.luck = luck.random((CHOICES, *self.told[MASK].shape), dtype=np.float32) + np.float32(1e-6)
        self.turn = 0

    def chunk(self) -> None:
        for _ in range(STEPS * TABLES // self.together):
            self.turn += 1
            mask = self.told[MASK].astype(bool)
            actions = (mask * self.luck[self.turn % CHOICES]).argmax(axis=1).astype(np.int32)
            self.tables.send(actions, self.told["env_id"])
            self.told = self.tables.recv()[4]

    def done(self) -> int:
        return STEPS * TABLES

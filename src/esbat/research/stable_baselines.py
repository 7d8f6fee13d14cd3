"""Many tables at once for Stable-Baselines3 and sb3-contrib: what MaskablePPO learns at.

    learner = MaskablePPO("MlpPolicy", SeatTables("air", 64, bots="random"))

It is `SeatVectorEnv` in the form that those libraries know. Masks are where MaskablePPO looks for them
(`action_masks`), and what a play came to is in its last info (`episode`), where their logs look. `plays`
remembers all of them, after how many steps each ended and what it came to, however steps are paid
(`shaping`): so a curve of learning can be drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from esbat.research.needs import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
    from stable_baselines3.common.vec_env import VecEnv
except ImportError:
    raise MissingExtra("stable_baselines3") from None

from esbat.research.gymnasium import RANDOM, SeatVectorEnv, Seen

Infos = list[dict[str, object]]
Stepped = tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], Infos]


class SeatTables(VecEnv):  # type: ignore[misc]
    """Tables where one seat learns and bots sit at the others."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        shaping: float = 0.0,
        gamma: float = 1.0,
    ) -> None:
        self.inner = SeatVectorEnv(
            game,
            tables,
            seats,
            seat=seat,
            bots=bots,
            options=options,
            features=True,
            shaping=shaping,
            gamma=gamma,
        )
        self.inner.reset(seed=seed)
        self.chosen: npt.NDArray[np.int64] = np.zeros(tables, dtype=np.int64)
        self.steps: npt.NDArray[np.int64] = np.zeros(tables, dtype=np.int64)
        self.taken = 0
        self.plays: list[tuple[int, float]] = []
        super().__init__(tables, self.inner.single_observation_space, self.inner.single_action_space)

    def reset(self) -> Seen:
        """All tables begin: with the seeds they were asked to have, if they were."""
        self.steps[:] = 0
        seeds = self._seeds if any(seed is not None for seed in self._seeds) else None
        self._reset_seeds()
        return self.inner.reset(seed=seeds)[0]

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        self.chosen = actions

    def step_wait(self) -> Stepped:
        """The seat chooses at every table, then the bots."""
        seen, rewards, ends, _, info = self.inner.step(self.chosen)
        results = info["result"]
        self.steps += 1
        self.taken += self.num_envs
        infos: Infos = [{} for _ in range(self.num_envs)]
        for table in np.flatnonzero(ends).tolist():
            infos[table] = {
                "episode": {"r": float(results[table]), "l": int(self.steps[table]), "t": 0.0},
                "terminal_observation": seen[table],
                "TimeLimit.truncated": False,
            }
            self.plays.append((self.taken, float(results[table])))
            self.steps[table] = 0
        return seen, rewards, ends, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What the seat may choose at each table."""
        return self.inner.action_masks().copy()  # torch wants to be able to write

    def close(self) -> None:
        self.inner.close()

    # ---- what else a VecEnv is asked

    def env_method(self, name: str, *given: object, indices: object = None, **named: object) -> list[object]:
        """By table: only masks can be asked for."""
        if name != "action_masks":
            raise AttributeError(f"tables of a batch have no {name}")
        return [self.action_masks()[table] for table in self._get_indices(indices)]

    def get_attr(self, name: str, indices: object = None) -> list[object]:
        return [getattr(self.inner, name) for _ in self._get_indices(indices)]

    def set_attr(self, name: str, value: object, indices: object = None) -> None:
        raise AttributeError(f"tables of a batch cannot be told their {name}")

    def env_is_wrapped(self, wrapper: object, indices: object = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

"""The same table with PettingZoo's usual guards, all in one place: what `env()` gives.

It does what PettingZoo's wrappers do that enforce the order of calls, assert that actions are in their space
and end the play at an illegal one; only that three wrappers around a table take three times as long as the
table itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np
import numpy.typing as npt
from pettingzoo.utils.env_logger import EnvLogger

from esbat.engine.facts import Facts
from esbat.research.layout import Observations
from esbat.research.pettingzoo.seats import maker
from esbat.research.pettingzoo.table import TableEnv

ILLEGAL: Final = -1.0
"""What an illegal action costs whoever chose it; it ends the play, and nobody else wins or loses anything."""


class GuardedTableEnv(TableEnv):
    """A table that is told what it is asked in the wrong order, and survives any action."""

    def _bound(self, max_cycles: int) -> None:
        super()._bound(max_cycles)
        self._moved = False
        del self.agents, self.infos  # nobody is there before the first reset

    def reset(self, seed: int | None = None, options: Facts | None = None) -> None:
        super().reset(seed, options)
        self._moved = True

    def observe(self, agent: str) -> Observations:
        if not self._begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> npt.NDArray[np.uint8]:
        if not self._begun:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | None:
        if not self._begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, again and again; somebody must have moved in between."""
        if not self._begun:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[str]:
        for _ in range(most):
            if not self.agents:
                return
            assert self._moved, "need to call step() or reset() in a loop over `agent_iter`"
            self._moved = False
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        """The agent whose turn it is chooses. What may not be chosen ends the play, and costs 1."""
        if not self._begun:
            EnvLogger.error_step_before_reset()
        self._must_be_open()
        self._moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            assert action is None or self.action_spaces[agent].contains(action), (
                "action is not in action space"
            )
            self._was_dead_step(action)
            return
        assert self.action_spaces[agent].contains(action), "action is not in action space"
        if self.infos[agent]["action_mask"][action]:
            super().step(action)
        else:
            self._end_illegally(agent)

    def _end_illegally(self, agent: str) -> None:
        """The play is over and broken off for all, as PettingZoo has it."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()


def guarded(game: str, name: str) -> Callable[..., GuardedTableEnv]:
    """How to make a table of a game with all guards."""
    return maker(GuardedTableEnv, game, name)

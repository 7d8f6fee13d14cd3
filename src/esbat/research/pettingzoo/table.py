"""One table for PettingZoo's agents: they are asked one at a time, as the rules ask them.

Observations are plain arrays (`layout` says what they mean), and what an agent may choose is in its info,
under `action_mask`. A sample of the action space is an action that may be chosen now.
"""

from __future__ import annotations

from collections.abc import Callable

from pettingzoo import AECEnv

from esbat.engine.facts import Facts
from esbat.research.layout import Observations
from esbat.research.pettingzoo.seats import Seats, maker


class TableEnv(Seats, AECEnv):  # type: ignore[misc]
    """A table at which agents are asked one after another."""

    def _bound(self, max_cycles: int) -> None:
        """After `max_cycles` steps an agent, on average, a play is broken off."""
        self._table.most_steps = max_cycles * self.eyes.seats

    def reset(self, seed: int | None = None, options: Facts | None = None) -> None:
        """A new play: of this seed, the next one of the seed before, or at first of any."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_mask} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """The turn of whoever is asked now."""
        seat = self._table.turn
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.eyes.mask(self._table.state, seat)}

    def observe(self, agent: str) -> Observations:
        """What this agent sees, whoever is asked."""
        self._must_be_open()
        return self.eyes.observation(self._table.state, self._seat[agent])

    def step(self, action: int | None) -> None:
        """The agent whose turn it is chooses. An IllegalAction, which is a ValueError, changes nothing."""
        self._must_be_open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action: None is for agents whose play is over")
        table = self._table
        table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_mask}
        if table.over or table.truncated:
            self._end()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The play is over or broken off, for all at once."""
        over = self._table.over
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self._accumulate_rewards()
        self._deads_step_first()

    def _shown_to(self) -> int:
        return self._seat.get(self.agent_selection, 0)


def raw(game: str, name: str) -> Callable[..., TableEnv]:
    """How to make a bare table of a game: the quickest form."""
    return maker(TableEnv, game, name)

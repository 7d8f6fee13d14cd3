"""One table for PettingZoo's agents: they are asked one at a time, as the rules ask them.

Observations are plain arrays (`layout` says what they mean), and what an agent may choose is in its info,
under `action_mask`. A sample of the action space is an action that may be chosen now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import numpy as np
import numpy.typing as npt
from gymnasium.error import ClosedEnvironmentError
from gymnasium.spaces import Box
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from esbat.engine.facts import Facts
from esbat.research.compiled_sheet import LARGEST
from esbat.research.layout import Observations
from esbat.research.one import Eyes, Mask, OneTable
from esbat.research.spaces import LegalActions, any_seed
from esbat.research.text import told

RENDER_MODES: Final = ["human", "ansi"]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table at which agents `player_0` … sit."""

    def __init__(
        self,
        game: str,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """At a table of so many. After `max_cycles` steps an agent, on average, a play is broken off."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.eyes = Eyes(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.eyes.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = OneTable(self.eyes, max_cycles * self.eyes.seats)
        self._begun = False
        self._closed = False
        self._no_mask: Mask = np.zeros(len(self.eyes.actions), dtype=np.int8)
        size = self.eyes.layout.size
        sees = {agent: Box(0, int(LARGEST), (size,), np.uint8) for agent in self.possible_agents}
        self.observation_spaces = sees
        self.action_spaces = {
            agent: LegalActions(len(self.eyes.actions), partial(self._mask_of, agent))
            for agent in self.possible_agents
        }
        self.state_space = Box(0, int(LARGEST), (size * self.eyes.seats,), np.uint8)

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def _mask_of(self, agent: str) -> Mask:
        """What an agent may choose now: nothing unless it is asked."""
        return self.infos[agent]["action_mask"] if agent in self.agents else self._no_mask

    def reset(self, seed: int | None = None, options: Facts | None = None) -> None:
        """A new play: of this seed, the next one of the seed before, or at first of any."""
        self._must_be_open()
        if seed is not None:
            self._table.begin(seed)
        elif self._begun:
            self._table.next_play()
        else:
            self._table.begin(any_seed())
        self._begun = True
        self.agents = self.possible_agents[:]
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

    def _must_be_open(self) -> None:
        if self._closed:
            raise ClosedEnvironmentError("this table is closed")

    def observe(self, agent: str) -> Observations:
        """What this agent sees, whoever is asked."""
        self._must_be_open()
        return self.eyes.observation(self._table.state, self._seat[agent])

    def state(self) -> npt.NDArray[np.uint8]:
        """What all agents see, one after another: all that is known to anybody at the table."""
        self._must_be_open()
        table = self._table.state
        return np.concatenate([self.eyes.observation(table, seat) for seat in range(self.eyes.seats)])

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

    def render(self) -> str | None:
        """The table as the agent sees whose turn it is: printed, or as text; nothing without a mode."""
        self._must_be_open()
        if self.render_mode is None:
            return None
        seat = self._seat.get(self.agent_selection, 0)
        text = told(self.eyes.game, self._table.state, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing more can be asked of this table; closing twice does no harm."""
        self._closed = True


def raw(game: str, name: str) -> Callable[..., TableEnv]:
    """How to make a bare table of a game: the quickest form."""

    def raw_env(
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> TableEnv:
        return TableEnv(game, name, seats, options, max_cycles, render_mode)

    return raw_env


def wrapped(raw_env: Callable[..., TableEnv]) -> Callable[..., AECEnv]:
    """The same in PettingZoo's usual wrappers: an illegal move ends the play and costs 1."""

    def env(
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> AECEnv:
        bare = raw_env(seats, options, max_cycles, render_mode)
        return wrappers.OrderEnforcingWrapper(
            wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))
        )

    return env

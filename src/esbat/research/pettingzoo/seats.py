"""What both forms of a table for PettingZoo have in common: agents, spaces, luck, what is drawn, the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

import numpy as np
import numpy.typing as npt
from gymnasium.error import ClosedEnvironmentError
from gymnasium.spaces import Box

from esbat.research.compiled_sheet import LARGEST
from esbat.research.one import Eyes, Mask, OneTable
from esbat.research.spaces import LegalActions, any_seed
from esbat.research.text import rendered

RENDER_MODES: Final = ["human", "ansi"]
Form = TypeVar("Form")


def maker(form: Callable[..., Form], game: str, name: str) -> Callable[..., Form]:
    """How to make a table of a game in this form."""

    def env(
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> Form:
        return form(game, name, seats, options, max_cycles, render_mode)

    return env


class Seats:
    """A table at which agents `player_0` … sit."""

    more_actions = 0
    """Those that are no moves of the game's."""

    def __init__(
        self,
        game: str,
        name: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """At a table of so many. After `max_cycles` steps of each a play is broken off, unless that is 0."""
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode}")
        self.eyes = Eyes(game, seats, options)
        self.render_mode = render_mode
        self.metadata = {"name": name, "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.eyes.seats)]
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Mask]] = {}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = OneTable(self.eyes)
        self._begun = False
        self._closed = False
        many = len(self.eyes.actions) + self.more_actions
        self._no_mask: Mask = np.zeros(many, dtype=np.int8)
        size = self.eyes.layout.size
        self.observation_spaces = {
            agent: Box(0, int(LARGEST), (size,), np.uint8) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: LegalActions(many, partial(self._mask_of, agent)) for agent in self.possible_agents
        }
        self.state_space = Box(0, int(LARGEST), (size * self.eyes.seats,), np.uint8)
        self._bound(max_cycles)

    def _bound(self, max_cycles: int) -> None:
        """How long a play may last, and what else the form has to have ready."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    def _mask_of(self, agent: str) -> Mask:
        """What an agent may choose now: nothing unless it is asked."""
        return self.infos[agent]["action_mask"] if self._begun and agent in self.agents else self._no_mask

    def _begin(self, seed: int | None) -> None:
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

    def _must_be_open(self) -> None:
        if self._closed:
            raise ClosedEnvironmentError("this table is closed")

    def state(self) -> npt.NDArray[np.uint8]:
        """What all agents see, one after another: all that is known to anybody at the table."""
        self._must_be_open()
        table = self._table.state
        return np.concatenate([self.eyes.observation(table, seat) for seat in range(self.eyes.seats)])

    def _shown_to(self) -> int:
        """Through whose eyes the table is drawn: those of the seat whose turn it is."""
        return max(self._table.turn, 0)

    def render(self) -> str | None:
        """The table as the agent sees whose turn it is: printed, or as text; nothing without a mode."""
        self._must_be_open()
        return rendered(self.render_mode, self.eyes.game, self._table.state, self._shown_to())

    def close(self) -> None:
        """Nothing more can be asked of this table; closing twice does no harm."""
        self._closed = True

"""The same table in PettingZoo's parallel form, for games that ask several at once: all act in every step.

Whoever is not asked waits: that is an action of its own, the last, and then the only one that may be chosen.
Those who are asked answer the same question in secret, so none is told what the others have chosen before
all have. Where an answer closes the question for the others, theirs come to nothing, as at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from pettingzoo import ParallelEnv

from esbat.engine.facts import Facts
from esbat.engine.state import ASKED, ROW
from esbat.research.compiled_batch import IllegalAction
from esbat.research.layout import Observations
from esbat.research.one import Mask
from esbat.research.pettingzoo.seats import Seats, maker

Info = dict[str, Mask]
Told = dict[str, Observations]


class ParallelTableEnv(Seats, ParallelEnv):  # type: ignore[misc]
    """A table at which all agents who are asked answer in the same step."""

    more_actions = 1

    def _bound(self, max_cycles: int) -> None:
        self.wait = len(self.eyes.actions)
        self.max_cycles = max_cycles
        self._cycles = 0
        self._waits = self._no_mask.copy()
        self._waits[self.wait] = 1

    def reset(self, seed: int | None = None, options: Facts | None = None) -> tuple[Told, dict[str, Info]]:
        """A new play: of this seed, the next one of the seed before, or at first of any."""
        self._begin(seed)
        self._cycles = 0
        return self._seen()

    def _seen(self) -> tuple[Told, dict[str, Info]]:
        """What all agents see, and what they may do."""
        state = self._table.state
        asked = state.acting()
        told: Told = {}
        self.infos = {}
        for agent in self.agents:
            seat = self._seat[agent]
            told[agent] = self.eyes.observation(state, seat)
            mask = self._waits
            if seat in asked:
                mask = np.append(self.eyes.mask(state, seat), np.int8(0))
            self.infos[agent] = {"action_mask": mask}
        return told, self.infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """All agents choose. An IllegalAction, or a ValueError for an agent left out, changes nothing."""
        self._must_be_open()
        if not self.agents:
            raise ValueError("no play is under way: call reset() first")
        if set(actions) != set(self.agents):
            raise ValueError(f"an action for each of {', '.join(self.agents)} is needed")
        for agent, action in actions.items():
            mask = self.infos[agent]["action_mask"]
            if not 0 <= action < len(mask) or not mask[action]:
                raise IllegalAction(0, int(action), self._seat[agent])
        self._answer({self._seat[agent]: int(action) for agent, action in actions.items()})
        self._cycles += 1
        over = self._table.over
        truncated = not over and 0 < self.max_cycles <= self._cycles
        agents = self.agents
        told, infos = self._seen()
        if over or truncated:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        rewards = dict(zip(agents, self._table.rewards(), strict=True))
        return told, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, truncated), infos

    def _answer(self, actions: Mapping[int, int]) -> None:
        """Those who are asked answer, seat by seat, as long as it is the same question."""
        state = self._table.state
        question = self._question()
        for seat in state.acting():
            if self._question() == question and seat in state.acting():
                state.apply(seat, self.eyes.actions.moves[actions[seat]])

    def _question(self) -> list[int]:
        """The open question without those who have yet to answer it: where it lies, and all its numbers."""
        state = self._table.state
        if state.depth == 0:
            return []
        start = int((state.depth - 1) * ROW)
        numbers = [int(state.stack[at]) for at in range(start, start + int(ROW)) if at != start + int(ASKED)]
        return [int(state.depth), *numbers]


def parallel(game: str, name: str) -> Callable[..., ParallelTableEnv]:
    """How to make a table of a game in the parallel form."""
    return maker(ParallelTableEnv, game, name)

"""One table: what the doors that step one play at a time have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.research.actions import Actions
from esbat.research.compiled_batch import SEEDS, IllegalAction, luck_of, rewards_of
from esbat.research.compiled_legal import Legal
from esbat.research.layout import Layout, Observations, setting

Mask = npt.NDArray[np.int8]


class AlikeTables:
    """Tables of one kind: the game, how many sit, what was decided, and what arrays mean there."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        table = setting(game, seats, options)
        self.game = table.game
        self.seats = table.seats
        self.options = table.options
        self.layout = Layout(table)
        self.actions = Actions(table.game)
        self._observer = table.observer


class Eyes(AlikeTables):
    """What a seat sees and may do, at tables of one kind, as arrays."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(game, seats, options)
        self._sheet = self._observer.sheet(1)
        self._legal = Legal(self.game, 1)

    def new(self, chance: Chance) -> State:
        """A fresh play."""
        return self.game.set_up(self.seats, self.options, chance)

    def observation(self, state: State, seat: int) -> Observations:
        """What this seat sees."""
        self._observer.write(state, seat, self._sheet, 0)
        return rows_of(self._sheet.words, np.dtype("<i8"), np.uint8)

    def standing(self, state: State, seat: int) -> int:
        """The points of a seat as they lie open now."""
        return int(self._observer.standing(state, seat))

    def legal(self, state: State, seat: int) -> list[int]:
        """The actions that this seat may choose now, in the order of its legal moves."""
        self._legal.look(state, seat)
        return self._legal.listed()

    def may(self, state: State, seat: int, action: int) -> bool:
        """May this seat choose this action now?"""
        self._legal.look(state, seat)
        return self._legal.has(0, action)

    def mask(self, state: State, seat: int) -> Mask:
        """What it may choose as a number an action: 1 if so."""
        self._legal.look(state, seat)
        return rows_of(self._legal.masks, np.dtype(np.uint8), np.int8)[: len(self.actions)]


def rows_of(numbers: object, written: np.dtype[Any], kind: type[Any]) -> npt.NDArray[Any]:
    """A copy of what was written in numbers of this kind, as bytes; in plain Python they are a list."""
    if isinstance(numbers, list):
        return np.array(numbers, dtype=written).view(kind)
    return np.frombuffer(numbers, dtype=kind).copy()  # type: ignore[call-overload, no-any-return]


class OneTable:
    """A play under way and the one after it. Seeds are whole numbers from 0 to 2**64 - 1, as in batches."""

    def __init__(self, eyes: Eyes, most_steps: int = 0) -> None:
        self.eyes = eyes
        self.most_steps = most_steps
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new play from a seed; ValueError if it is none."""
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        self.seed = seed
        self.plays = 0
        self.deal()

    def next_play(self) -> None:
        """The next play of the same seed, as a table of a batch goes on."""
        self.plays += 1
        self.deal()

    def deal(self) -> None:
        self.state = self.eyes.new(luck_of(self.seed, self.plays))
        self.steps = 0

    @property
    def turn(self) -> int:
        """Whose turn it is; -1 when the play is over."""
        return int(self.state.mover())

    @property
    def over(self) -> bool:
        return self.state.depth == 0

    @property
    def truncated(self) -> bool:
        """Has the play been broken off?"""
        return not self.over and 0 < self.most_steps <= self.steps

    def act(self, action: int) -> None:
        """The seat whose turn it is chooses; IllegalAction, and nothing happens, if it may not."""
        seat = self.turn
        if not 0 <= action < len(self.eyes.actions) or not self.eyes.may(self.state, seat, action):
            raise IllegalAction(0, int(action), seat)
        self.state.apply(seat, self.eyes.actions.moves[action])
        self.steps += 1

    def rewards(self) -> list[float]:
        """What each seat gets, once it is over; nothing before."""
        outcome = self.state.outcome()
        return [0.0] * self.eyes.seats if outcome is None else rewards_of(outcome)

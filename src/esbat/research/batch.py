"""Many tables stepped at once, into arrays that are made once.

    >>> from esbat.research.batch import Batch
    >>> batch = Batch("air", tables=4, seats=2, seeds=7)
    >>> batch.step(batch.random_actions())
    >>> batch.observations.shape, batch.masks.shape
    ((4, 664), (4, 253))

Compiled, the arrays are what the tables write into: nothing is copied, and nobody else can write there. In a
checkout, where nothing is compiled, they are filled anew after every step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final

from esbat.research.needs import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise MissingExtra("numpy") from None

from esbat.engine.chance import Chance, seeded
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.research.compiled_batch import LEAVE, SEEDS, IllegalAction, Tables
from esbat.research.layout import BadChoice
from esbat.research.one import AlikeTables

__all__ = ["LEAVE", "BadChoice", "Batch", "Closed", "IllegalAction"]

MOST_TABLES: Final = 2**20


class Closed(RuntimeError):
    """Nothing more can be asked of this batch."""


def seeds_for(tables: int, seeds: int | Sequence[int]) -> list[int]:
    """A seed for every table: those given, or so many from one on; ValueError for any that is no seed."""
    found = (
        [seeds + table for table in range(tables)] if isinstance(seeds, int) else [index(s) for s in seeds]
    )
    if len(found) != tables:
        raise ValueError(f"{len(found)} seeds for {tables} tables")
    for seed in found:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    return found


class Batch(AlikeTables):
    """So many tables of one game. Arrays go by table; all of them are read-only.

    - `observations`: what the seat whose turn it is sees (`layout.describe()`), bytes from 0 to 127;
    - `masks`: which actions that seat may choose;
    - `turns`: whose turn it is;
    - `rewards`: by seat, not 0 only where a play has just ended: 1 for the winner, -1 for the last;
    - `scores`: by seat, the points of a play that has just ended;
    - `ends`, `truncations`: has the last step ended the play, or was it broken off after `most_steps`? The
      next one has begun, and everything else tells of it;
    - `lengths`: steps of the play so far.
    """

    def __init__(
        self,
        game: str | Game,
        tables: int,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seeds: int | Sequence[int] = 0,
        most_steps: int = 0,
    ) -> None:
        if not 1 <= tables <= MOST_TABLES:
            raise ValueError(f"a batch has from 1 to {MOST_TABLES} tables, not {tables}")
        if most_steps < 0:
            raise ValueError(f"most_steps is 0 for no bound, or more, not {most_steps}")
        super().__init__(game, seats, options)
        self.tables = tables
        self._chooser = seeded(0)
        self._tables: Tables | None = Tables(
            self.game, self.seats, self.options, self._observer, seeds_for(tables, seeds), most_steps
        )
        self._shown = not isinstance(self._tables.turns, list)
        self._show()

    def _show(self) -> None:
        """The arrays: windows onto what the tables write into, or copies of it where it is a plain list."""
        tables = self._open()
        many = self.tables
        seen = self._array(tables.sheet.words, np.dtype("<i8"))  # of each word the first byte is the lowest
        self.observations = seen.view(np.uint8).reshape(many, -1)[:, : self.layout.size]
        legal = self._array(tables.legal.masks, np.uint8)
        self.masks = legal.view(np.bool_).reshape(many, -1)[:, : len(self.actions)]
        self.turns = self._array(tables.turns, np.int64)
        self.rewards = self._array(tables.rewards, np.float64).reshape(many, self.seats)
        self.scores = self._array(tables.scores, np.int64).reshape(many, self.seats)
        self.ends = self._array(tables.ends, np.bool_)
        self.truncations = self._array(tables.truncations, np.bool_)
        self.lengths = self._array(tables.lengths, np.int64)

    def _array(self, numbers: object, kind: npt.DTypeLike) -> npt.NDArray[Any]:
        if self._shown:
            return np.frombuffer(numbers, dtype=kind)  # type: ignore[call-overload, no-any-return]
        found: npt.NDArray[Any] = np.array(numbers, dtype=kind)
        found.flags.writeable = False
        return found

    def _open(self) -> Tables:
        if self._tables is None:
            raise Closed("this batch is closed")
        return self._tables

    def reset(self, seeds: int | Sequence[int] | None = None) -> None:
        """All tables begin again: with the seeds they had, or with these."""
        tables = self._open()
        wanted = tables.seeds[:] if seeds is None else seeds_for(self.tables, seeds)
        for table, seed in enumerate(wanted):
            tables.restart(table, seed)
        if not self._shown:
            self._show()

    def step(self, actions: Sequence[int] | npt.NDArray[np.integer]) -> None:
        """One action a table, LEAVE (-1) where a table is to wait.

        IllegalAction, which is a ValueError, if the seat whose turn it is may not choose one of them: then
        nothing has happened at any table.
        """
        tables = self._open()
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise ValueError(
                f"step() takes {self.tables} whole numbers, not {chosen.dtype} of {chosen.shape}"
            )
        tables.step(chosen.data if chosen.dtype == np.int64 else chosen.tolist())
        if not self._shown:
            self._show()

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every table, each as likely as the others; always the same at first."""
        tables = self._open()
        tables.choose_evenly(self._chooser)
        return np.array(tables.chosen, dtype=np.int64)

    def others_actions(self, seat: int, luck: Chance) -> npt.NDArray[np.int64]:
        """The same, but LEAVE where it is this seat's turn."""
        tables = self._open()
        tables.choose_for_others(seat, luck)
        return np.array(tables.chosen, dtype=np.int64)

    def standings(self) -> npt.NDArray[np.int64]:
        """By table and seat, points as they lie open while a play goes on: worked out when asked for."""
        tables = self._open()
        tables.weigh()
        return np.array(tables.standings, dtype=np.int64).reshape(self.tables, self.seats)

    def state(self, table: int) -> State:
        """The play at a table, for a referee or to make a bot's mind of: it holds all secrets."""
        return self._open().states[table]

    def random_steps(self, steps: int) -> None:
        """So many steps of random actions, without leaving compiled code in between."""
        tables = self._open()
        for _ in range(steps):
            tables.choose_evenly(self._chooser)
            tables.step_chosen()
        if not self._shown:
            self._show()

    def close(self) -> None:
        """Nothing more can be asked of it; closing twice does no harm."""
        self._tables = None

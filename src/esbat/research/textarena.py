"""The five games in TextArena's form: reset, get_observation, step, close.

    >>> from esbat.research.textarena import TableEnv
    >>> env = TableEnv("air")
    >>> env.reset(num_players=2, seed=1)
    >>> player, text = env.get_observation()
    >>> done, info = env.step(text.splitlines()[-1])

It needs nothing of TextArena itself; with TextArena installed, `register_all()` makes the games known to its
`make` as `Esbat-air-v0` and so on. Its own `State` is not used: that one seeds Python's global luck.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from esbat.games import SHELF
from esbat.research.desk import Mistake, TextTable
from esbat.research.needs import needed

MOST_MISTAKES: Final = 3
"""Refused moves in a row that lose the play, unless said otherwise."""


class TableEnv:
    """A table at which every seat reads and writes."""

    def __init__(
        self,
        game: str = "air",
        options: Mapping[str, str] | None = None,
        language: str | None = None,
        mistakes: int = MOST_MISTAKES,
    ) -> None:
        if mistakes < 1:
            raise ValueError(f"mistakes is 1 or more, not {mistakes}")
        self.game = game
        self.options = dict(options or {})
        self.language = language
        self.mistakes = mistakes
        self.table: TextTable | None = None

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new play at a table of so many; ValueError for a number of players or a seed there is not."""
        self.table = TextTable(
            self.game, num_players, None, self.options, 0 if seed is None else seed, self.language
        )
        self.refused = 0
        self.why = ""
        self.loser: int | None = None

    def _open(self) -> TextTable:
        if self.table is None:
            raise RuntimeError("no play is under way: call reset() first")
        return self.table

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and all that they may know and do; first why a move was refused, if one was."""
        table = self._open()
        seat = max(table.turn, 0)
        return seat, f"{self.why}\n{table.look(seat)}" if self.why else table.look(seat)

    def step(self, action: str) -> tuple[bool, dict[str, object]]:
        """A move by its text. A refused one is asked for again; too many in a row lose the play."""
        table = self._open()
        if table.over or self.loser is not None:
            raise RuntimeError("the play is over: call reset() first")
        seat = table.turn
        try:
            table.choose(seat, action)
        except Mistake as mistake:
            self.refused += 1
            self.why = str(mistake)
            if self.refused >= self.mistakes:
                self.loser = seat
            return self.loser is not None, {"player": seat, "refused": self.why}
        self.refused = 0
        self.why = ""
        return table.over, {"player": seat}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, object]]]:
        """What each seat gets: who was refused too often loses, and nobody else wins or loses anything."""
        table = self._open()
        if self.loser is None:
            rewards = table.rewards()
        else:
            rewards = [-1.0 if seat == self.loser else 0.0 for seat in range(table.state.seats)]
        self.table = None
        infos: dict[int, dict[str, object]] = {
            seat: {"refused": seat == self.loser} for seat in range(len(rewards))
        }
        return dict(enumerate(rewards)), infos


def register_all() -> list[str]:
    """Make the games known to TextArena; their names."""
    textarena = needed("textarena")
    names: list[str] = []
    for code in SHELF:
        names.append(f"Esbat-{code}-v0")
        textarena.register(id=names[-1], entry_point=TableEnv, game=code)
    return names

"""What the thinking levels of a game share: how its tables are read, the usual answers, and the learned nets.

The nets are data files beside this module, `weights/<code>.json` and what a school names besides, each with
the command that made it. A file that is missing or damaged is named in the log, and the level below plays at
the tables it is for.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from esbat.bots.compiled_net import Net
from esbat.bots.compiled_value import Reading, Value
from esbat.bots.mind import Mind
from esbat.bots.usual import APART, ByWeights, Range, Usual
from esbat.engine.state import State

DUEL = "duel"
TOGETHER = "together"
KINDS = (APART, DUEL, TOGETHER)
"""For each of these kinds of tables a net may be learned."""


BOX = files("esbat.bots") / "weights"
"""Where the nets of the box are."""


def nowhere(mind: Mind) -> bool:
    """No table is like that."""
    return False


def apart(mind: Mind) -> str:
    """All tables are of one kind."""
    return APART


@dataclass(eq=False)
class School:
    """One game's: made once, when its bots are first asked for."""

    code: str
    reading: Reading
    answer: Callable[[Mind], int]
    lessons: list[tuple[int, dict[str, str]]]
    """the tables it learns from: seats and options"""
    by_habit: Callable[[Mind], bool] | None = None
    """where not to think"""
    duels: bool = False
    """does it learn a net of its own for two?"""
    weights: Callable[[str], Any] | None = None
    """what the usual answers believe things to be worth at a kind of table, where that can be tuned"""
    by_weights: ByWeights | None = None
    """the usual answer by such weights"""
    kind: Callable[[Mind], str] = apart
    """the kind of a table"""
    ranges: Callable[[str], list[Range]] | None = None
    """how its numbers are tuned for a kind of table; each by itself, by a part of itself, if left out"""
    came_to: Callable[[State], int] | None = None
    """what a play without opponents came to besides being won, in ten-thousandths of a win"""
    besides: str = ""
    """a second file of nets, which hold instead of the first one's of the same name"""
    besides_at: Callable[[Mind], bool] = nowhere
    """the tables that the second file is for: nothing is believed there without it"""
    folder: Traversable = BOX
    """where the files are"""

    def answer_at(self, mind: Mind) -> Callable[[Mind], int]:
        """The usual answers for all tables like this one: what a search asks thousands of times."""
        return self.answer.at(mind) if isinstance(self.answer, Usual) else self.answer

    def value(self) -> Value | None:
        """What was learned; None if its own file cannot be used."""
        return self._value if self.code in self._files else None

    def value_at(self, mind: Mind) -> Value | None:
        """What was learned for tables like this one; None if the file that is for them cannot be used."""
        name = self.besides if self.besides and self.besides_at(mind) else self.code
        return self._value if name in self._files else None

    @cached_property
    def _value(self) -> Value | None:
        found: dict[str, Net] = {}
        for nets in self._files.values():
            found |= nets
        return value_of(self.reading, found) if found else None

    @cached_property
    def _files(self) -> dict[str, dict[str, Net]]:
        """The nets of each file that can be used; read when they are first asked for."""
        found: dict[str, dict[str, Net]] = {}
        for name in filter(None, (self.code, self.besides)):
            try:
                text = (self.folder / f"{name}.json").read_text(encoding="utf-8")
                found[name] = nets_in(self.reading, text)
            except (OSError, ValueError, KeyError, TypeError) as trouble:
                said = "weights-damaged file=%s.json why=%s; the level below plays at the tables it is for"
                logging.getLogger("esbat").warning(said, name, trouble)
        return found


def nets_in(reading: Reading, text: str) -> dict[str, Net]:
    """The nets that a file of weights holds; ValueError, KeyError or TypeError if they do not fit."""
    nets = json.loads(text)["nets"]
    found = {name: net_of(reading, nets[name]) for name in KINDS if name in nets}
    if not found:
        raise ValueError("no net in it")
    return found


def value_of(reading: Reading, found: dict[str, Net]) -> Value:
    """The value that such nets make together."""
    apart = found.get(APART, next(iter(found.values())))
    return Value(reading, apart, found.get(TOGETHER, apart), found.get(DUEL, apart))


def net_of(reading: Reading, numbers: dict[str, list[int]]) -> Net:
    """A net whose rows fit the features of this game."""
    size = int(reading.size)
    rows = [[whole(number) for number in numbers[name]] for name in ("straight", "inner", "outer")]
    straight, inner, outer = rows
    if len(straight) != size + 1 or len(inner) != len(outer) * (size + 1):
        raise ValueError(f"its rows are not for {size} features")
    return Net(size, straight, inner, outer)


def whole(number: object) -> int:
    if not isinstance(number, int) or abs(number) > 2**24:
        raise ValueError(f"{number} is no weight")
    return number

"""What the thinking levels of a game share: how its tables are read, the usual answers, and the learned nets.

The nets are data files beside this module, `weights/<code>.json`, each with the command that made it. A file
that is missing or damaged is named in the log, and the level below plays.
"""

import json
import logging
from collections.abc import Callable
from importlib.resources import files

from esbat.bots.compiled_net import Net
from esbat.bots.compiled_value import Reading, Value
from esbat.bots.mind import Mind

APART = "apart"
DUEL = "duel"
TOGETHER = "together"


class School:
    """One game's: made once, when its bots are first asked for."""

    def __init__(
        self,
        code: str,
        reading: Reading,
        answer: Callable[[Mind], int],
        lessons: list[tuple[int, dict[str, str]]],
        by_habit: Callable[[Mind], bool] | None = None,
        duels: bool = False,
    ) -> None:
        """`lessons` are the tables it learns from: seats and options. `by_habit` says where not to think.
        `duels`: does it learn a net of its own for two?
        """
        self.code = code
        self.reading = reading
        self.answer = answer
        self.lessons = lessons
        self.by_habit = by_habit
        self.duels = duels
        self.__value: Value | None = None
        self.__sought = False

    def value(self) -> Value | None:
        """What was learned; None if its file cannot be used."""
        if not self.__sought:
            self.__sought = True
            name = f"{self.code}.json"
            try:
                text = (files("esbat.bots") / "weights" / name).read_text(encoding="utf-8")
                self.__value = learned(self.reading, text)
            except (OSError, ValueError, KeyError, TypeError) as trouble:
                logging.getLogger("esbat").warning("weights-damaged file=%s why=%s", name, trouble)
        return self.__value


def learned(reading: Reading, text: str) -> Value:
    """The value that a file of weights describes; ValueError, KeyError or TypeError if it does not fit."""
    nets = json.loads(text)["nets"]
    found = {name: net_of(reading, nets[name]) for name in (APART, DUEL, TOGETHER) if name in nets}
    if not found:
        raise ValueError("no net in it")
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

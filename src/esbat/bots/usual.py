"""The usual answers of a game by numbers that were tuned (`esbat tune`): what the upper levels lean on.

The numbers are data files beside the nets, `weights/<code>-usual.json`: a set for each kind of table, with
how it was found. A file that is missing or damaged is named in the log, and the answers are the apprentice's.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from importlib.resources import files
from typing import Any, Protocol

from esbat.bots.mind import Mind

Numbers = dict[str, list[int]]
"""What things are worth, by name: one number or a row of them."""
APART = "apart"
MOST = 1 << 30
"""No number is larger."""


@dataclass(frozen=True)
class Range:
    """How a number is tuned: tried so much higher and lower, and kept between these bounds. Several of a row
    go up and down together.
    """

    name: str
    step: float
    places: tuple[int, ...] = (0,)
    lowest: int = 1 - MOST
    highest: int = MOST - 1


class ByWeights(Protocol):
    """The usual answer of a game, if this is what things are worth."""

    def __call__(self, mind: Mind, weights: Any) -> int: ...


class Usual:
    """Answers by the numbers for tables of this kind; `weights` gives the apprentice's own for a kind."""

    def __init__(
        self,
        code: str,
        answer: ByWeights,
        weights: Callable[[str], Any],
        kind: Callable[[Mind], str] = lambda mind: APART,
    ) -> None:
        self.code = code
        self.answer = answer
        self.weights = weights
        self.kind = kind
        self.found: dict[str, Any] = {}

    def __call__(self, mind: Mind) -> int:
        return self.answer(mind, self.weights_at(mind))

    def at(self, mind: Mind) -> Callable[[Mind], int]:
        """The same for all tables like this one."""
        return partial(self.answer, weights=self.weights_at(mind))

    def weights_at(self, mind: Mind) -> Any:
        """What things are worth at a table like this: as tuned, else as the apprentice believes."""
        kind = self.kind(mind)
        if kind not in self.found:
            tuned = self.tuned
            self.found[kind] = tuned[kind] if kind in tuned else self.weights(kind)
        return self.found[kind]

    @cached_property
    def tuned(self) -> dict[str, Any]:
        """Read when it is first asked for."""
        name = f"{self.code}-usual.json"
        try:
            text = (files("esbat.bots") / "weights" / name).read_text(encoding="utf-8")
            return tuned_weights(text, self.weights)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as trouble:
            logging.getLogger("esbat").warning("weights-damaged file=%s why=%s", name, trouble)
            return {}


def tuned_weights(text: str, weights: Callable[[str], Any]) -> dict[str, Any]:
    """The weights of every kind of table in a file; ValueError and the like if it does not fit."""
    found = {}
    for kind, tuned in json.loads(text).items():
        found[kind] = weights(kind)
        put_numbers(found[kind], tuned["numbers"])
    return found


def numbers_in(weights: Any) -> Numbers:
    """All numbers of a game's weights, by name."""
    rows: Numbers = {}
    for name in sorted(dir(weights)):
        value = getattr(weights, name)
        if not name.startswith("_") and not callable(value):
            rows[name] = [value] if isinstance(value, int) else [int(number) for number in value]
    return rows


def put_numbers(weights: Any, numbers: Numbers) -> None:
    """Give weights these numbers; ValueError if they are not for such weights."""
    present = numbers_in(weights)
    if {name: len(row) for name, row in numbers.items()} != {name: len(row) for name, row in present.items()}:
        raise ValueError("its numbers are those of another version")
    for name, row in numbers.items():
        if not all(type(number) is int and abs(number) < MOST for number in row):
            raise ValueError(f"what {name} holds is no number")
        if isinstance(getattr(weights, name), int):
            setattr(weights, name, row[0])
        else:
            into = getattr(weights, name)
            for at, number in enumerate(row):
                into[at] = number

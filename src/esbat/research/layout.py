"""What the numbers of an observation mean: named, in order, and versioned.

    >>> from esbat.research.layout import layout
    >>> air = layout("air", seats=2)
    >>> air.name
    'air/1'
    >>> air.section("piles").labels
    ['W', 'K', 'G', 'V', 'O']

The version goes up whenever the same table would give other numbers. Only what the table decides changes the
length of a row: how many sit there, and options that lay something open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from esbat.research.needs import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
except ImportError:
    raise MissingExtra("numpy") from None

from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.engine.options import settled
from esbat.games import game as on_the_shelf
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_parts import CHOICES, CODES, COUNTS, FLAGS
from esbat.research.observers import observer_of
from esbat.words import language_for, words_for

WORD: Final = 8

Observations = npt.NDArray[np.uint8]
Features = npt.NDArray[np.float32]


class BadChoice(ValueError):
    """A game, a number of seats, an option or a pack that there is not, said in a sentence."""


class Section(NamedTuple):
    """Neighbours in a row: where they begin, what they hold, what each is about, and its largest value."""

    name: str
    holds: str
    start: int
    labels: list[str]
    largest: list[int]

    @property
    def places(self) -> slice:
        """Where they stand in a row: `observations[:, section.places]`."""
        return slice(self.start, self.start + len(self.labels))


class Setting(NamedTuple):
    """A table that can be laid: the game, its seats, every option with its value, and who looks at it."""

    game: Game
    seats: int
    options: dict[str, str]
    observer: Observer


def setting(game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None) -> Setting:
    """A table for so many, with these options; the fewest and the usual ones if nothing is said."""
    try:
        title = on_the_shelf(game) if isinstance(game, str) else game
        many = title.fewest if seats is None else seats
        if not isinstance(many, int) or not title.fewest <= many <= title.most:
            facts = {"game": title.code, "seats": many, "fewest": title.fewest, "most": title.most}
            raise BadSetting("bad-seats", facts)
        chosen = settled(title.options, dict(options or {}))
        title.set_up(many, chosen, seeded(0))  # some values are good at some sizes of table only
    except BadSetting as error:
        raise BadChoice(words_for(language_for(None)).error(error)) from None
    return Setting(title, many, chosen, observer_of(title, many, chosen))


class Layout:
    """The sections of a row, one after another."""

    def __init__(self, table: Setting) -> None:
        self.game = table.game.code
        self.seats = table.seats
        self.version = table.observer.version
        self.name = f"{self.game}/{self.version}"
        self.sections: list[Section] = []
        start = 0
        for part in table.observer.parts:
            self.sections.append(Section(part.name, part.holds, start, part.labels, part.largest))
            start += part.words() * WORD
        self.size = start

    def section(self, name: str) -> Section:
        """The section of this name; KeyError if there is none."""
        for found in self.sections:
            if found.name == name:
                return found
        raise KeyError(name)

    def describe(self) -> dict[str, object]:
        """All of it as plain data, ready for JSON."""
        whose: dict[str, object] = {"layout": self.name, "game": self.game, "version": self.version}
        return {
            **whose,
            "seats": self.seats,
            "size": self.size,
            "type": "uint8",
            "sections": [section._asdict() for section in self.sections],
        }

    def read(self, row: Observations) -> dict[str, dict[str, int]]:
        """One row for people: by section, what is not 0."""
        found: dict[str, dict[str, int]] = {}
        for section in self.sections:
            numbers = row[section.places]
            named = {
                label: int(number) for label, number in zip(section.labels, numbers, strict=True) if number
            }
            if named:
                found[section.name] = named
        return found

    # ---- for learners

    def width(self) -> int:
        """How many numbers `features` gives for a row."""
        return sum(sum(s.largest) if s.holds == CHOICES else len(s.labels) for s in self.sections)

    def features(self, rows: Observations) -> Features:
        """The same as numbers from 0 to 1: choices spread out, one number for each; counts as shares."""
        found = np.zeros((len(rows), self.width()), dtype=np.float32)
        at = 0
        for section in self.sections:
            numbers = rows[:, section.places]
            if section.holds == CHOICES:
                starts = at + np.cumsum([0, *section.largest[:-1]])
                row, column = np.nonzero(numbers)
                found[row, starts[column] + numbers[row, column] - 1] = 1
                at += sum(section.largest)
            else:
                many = len(section.labels)
                found[:, at : at + many] = numbers / np.array(section.largest, dtype=np.float32)
                at += many
        return found


def layout(game: str, seats: int | None = None, options: Mapping[str, str] | None = None) -> Layout:
    """The layout of observations at such a table."""
    return Layout(setting(game, seats, options))


__all__ = [
    "CHOICES",
    "CODES",
    "COUNTS",
    "FLAGS",
    "BadChoice",
    "Layout",
    "Section",
    "Setting",
    "layout",
    "setting",
]

"""How a row of small numbers is declared: part by part, each beside the code that writes it."""

from typing import Final

FLAGS: Final = "flags"
"""Each 0 or 1: yes or no, in or out."""
COUNTS: Final = "counts"
"""How many, or how much."""
CHOICES: Final = "choices"
"""One of several things that have no order; 0 for none."""
CODES: Final = "codes"
"""The number of one of very many things; 0 for none."""


class Part:
    """Neighbours in a row of numbers: their name, what they hold, what each is about, and its largest."""

    __slots__ = ("holds", "labels", "largest", "name", "remembered")

    def __init__(
        self, name: str, holds: str, labels: list[str], largest: list[int], remembered: int = 0
    ) -> None:
        self.name, self.holds = name, holds
        self.labels, self.largest = labels, largest
        # How many whole numbers a row remembers of it: the sets that stand there already.
        self.remembered = remembered

    def words(self) -> int:
        """How many words it takes: every part begins with one of its own."""
        return (len(self.labels) + 7) // 8


def flags(name: str, labels: list[str]) -> Part:
    """A set: a number for every possible member."""
    return Part(name, FLAGS, labels, [1] * len(labels), 1 if len(labels) <= 64 else 2)


def few(name: str, labels: list[str]) -> Part:
    """A set of up to eight possible members: it is one word, and written anew as quickly as compared."""
    if len(labels) > 8:
        raise ValueError(f"{name}: {len(labels)} members do not fit into a word")
    return Part(name, FLAGS, labels, [1] * len(labels))


def counts(name: str, labels: list[str], largest: int = 127) -> Part:
    return Part(name, COUNTS, labels, [largest] * len(labels))


def choices(name: str, labels: list[str], largest: list[int]) -> Part:
    """Things by their number from 1 on."""
    return Part(name, CHOICES, labels, largest)


def codes(name: str, labels: list[str]) -> Part:
    """Things by their number, which are too many to be spread out."""
    return Part(name, CODES, labels, [127] * len(labels))


def seat_name(around: int) -> str:
    """A seat as the one who looks calls it: itself, or so many to the left."""
    return "me" if around == 0 else f"left{around}"


def seat_names(seats: int) -> list[str]:
    return [seat_name(around) for around in range(seats)]

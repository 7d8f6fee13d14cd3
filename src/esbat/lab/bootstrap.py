"""How sure a figure is: worked out anew from deals drawn again and again from those that were played.

Whole deals are drawn, with all their tables, since plays of one deal share its luck. This is done twice:
once with the deals alone, once with a few imagined ones among them in which everybody came out even, as
many as give everybody two wins; the wider bounds hold. Without those a bot that won every play would seem
to be certain of it, however few there were (Agresti and Coull's old remedy for shares).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor
from operator import mul

from esbat.engine.chance import Chance, seeded

RESAMPLES = 1000
TAIL = 0.025
"""What lies outside at each end: the interval holds 95 %."""

Draw = list[int]
"""How often each deal was drawn."""


@dataclass(frozen=True)
class Interval:
    """A figure, and between which bounds it lies with 95 %."""

    value: float
    low: float
    high: float

    def data(self, digits: int) -> list[float]:
        return [round(number, digits) for number in (self.value, self.low, self.high)]


class Urn:
    """The draws from so many deals, and from as many and some imagined ones: the same for the same seed."""

    def __init__(self, deals: int, imagined: int, seed: int, times: int = RESAMPLES) -> None:
        self.imagined = imagined
        chance = seeded(seed)
        self.plain = [drawn(deals, 0, chance) for turn in range(times)]
        self.padded = [drawn(deals, imagined, chance) for turn in range(times)]

    def mean(self, values: Sequence[float], even: float) -> Interval:
        """The mean of one value a deal; an imagined deal gives the even one."""
        plain = [weighed(draw, values) / len(values) for draw in self.plain]
        both = [*values, *[even] * self.imagined]
        padded = [weighed(draw, both) / len(both) for draw in self.padded]
        return bounds(sum(values) / len(values), plain, padded)


def drawn(deals: int, imagined: int, chance: Chance) -> Draw:
    """As many deals as there are, each as likely as the others every time; imagined ones come last."""
    draw = [0] * (deals + imagined)
    for pick in range(len(draw)):
        draw[chance.pick(len(draw))] += 1
    return draw


def weighed(draw: Sequence[int], values: Sequence[float]) -> float:
    """The sum over all deals drawn."""
    total: float = sum(map(mul, draw, values))
    return total


def bounds(value: float, *others: Sequence[float]) -> Interval:
    """The interval around a figure from what it came to in each kind of draws: the widest bounds."""
    low = high = value
    for found in others:
        inner = sorted(found)
        low = min(low, quantile(inner, TAIL))
        high = max(high, quantile(inner, 1 - TAIL))
    return Interval(value, low, high)


def quantile(inner: Sequence[float], share: float) -> float:
    """Between the two nearest of sorted numbers."""
    place = share * (len(inner) - 1)
    at = floor(place)
    above = inner[min(at + 1, len(inner) - 1)]
    return inner[at] + (place - at) * (above - inner[at])


def variance(values: Sequence[float]) -> float:
    """The variance of a population of which these are a sample; nothing is known from one alone."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)

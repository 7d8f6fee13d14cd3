"""A small net of whole numbers: what a seat's features say about how the play will end.

One hidden layer beside a straight sum. It runs in whole numbers, so that the same table gives the same worth
on every machine, interpreted or compiled; it is trained in fractions (`compiled_training`) and rounded once.
"""

from math import exp
from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec

UNIT: Final[i64] = 4096
"""One, as the net counts."""
FINE: Final[i64] = 64
"""What a hidden sum is divided by before it is weighed again, so that nothing outgrows a whole number."""
SURE: Final[i64] = 10_000
"""The whole pot: a seat that wins alone has all of it."""

STEP: Final[i64] = 64
"""Scores are told apart by sixty-fourths of one when they become shares."""
EXP: Final = vec[i64]([round(1_000_000 * exp(-at / float(STEP))) for at in range(896)])
"""How likely a score is that lies so far below the best."""


@final
@mypyc_attr(acyclic=True)
class Net:
    """The weights: `inner` is a row of `size + 1` numbers for each hidden sum (its own first), `outer` what
    each counts, `straight` what the features count by themselves (again after one of its own).
    """

    __slots__ = ("hidden", "inner", "outer", "size", "straight")

    def __init__(self, size: i64, straight: list[int], inner: list[int], outer: list[int]) -> None:
        self.size = size
        self.hidden: i64 = len(outer)
        self.inner = vec[i64](inner)
        self.outer = vec[i64](outer)
        self.straight = vec[i64](straight)

    def score(self, features: vec[i64], at: i64) -> i64:
        """How well a seat stands, in units; only the distance to other scores means anything."""
        size = self.size
        straight = self.straight
        total: i64 = straight[0]
        for place in range(size):
            total += straight[1 + place] * features[at + place]
        inner = self.inner
        outer = self.outer
        more: i64 = 0
        row: i64 = 0
        for neuron in range(self.hidden):
            sum: i64 = inner[row]
            for place in range(size):
                sum += inner[row + 1 + place] * features[at + place]
            row += size + 1
            if sum > 0:
                more += outer[neuron] * (sum // FINE)
        return total + (more * FINE) // UNIT


def share_of(scores: vec[i64], seats: i64, seat: i64) -> i64:
    """What part of the pot a seat may expect if chances go by scores; alone, against a score of 0."""
    best: i64 = scores[0]
    for other in range(seats):
        if scores[other] > best:
            best = scores[other]
    if seats == 1 and best < 0:
        best = 0
    whole: i64 = 0
    for other in range(seats):
        whole += likelihood(best - scores[other])
    if seats == 1:
        whole += likelihood(best)
    return SURE * likelihood(best - scores[seat]) // whole


def likelihood(below: i64) -> i64:
    at = below * STEP // UNIT
    return EXP[at] if at < len(EXP) else 0

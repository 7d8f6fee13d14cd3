"""What a table is worth to a seat, learned from plays: a game's `Reading` finds features, nets weigh them."""

from esbat.bots.compiled_net import SURE, Net, share_of
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome
from esbat.engine.state import State


@mypyc_attr(acyclic=True)
class Reading:
    """The features of a game: small whole numbers that tell how a seat stands. One file a game has them.

    They are read from imagined tables, where every card has a place, and from true ones only in the lab.
    """

    __slots__ = ("size",)

    def __init__(self, size: i64) -> None:
        self.size = size

    def write(self, state: State, seat: i64, into: vec[i64], at: i64) -> None:
        """Write a seat's features down, beginning there: numbers from 0 to 255."""
        raise NotImplementedError

    def clock(self, state: State) -> i64:
        """A number that changes when a turn ends: that is where tables are weighed."""
        raise NotImplementedError

    def alone(self, state: State) -> bool:
        """Does everybody win or lose together here?"""
        return state.seats == 1


@mypyc_attr(acyclic=True)
class Value:
    """A reading and its nets: one for tables where seats compete, one for those without opponents."""

    __slots__ = ("apart", "features", "reading", "scores", "together")

    def __init__(self, reading: Reading, apart: Net, together: Net) -> None:
        self.reading = reading
        self.apart = apart
        self.together = together
        self.features = vec[i64]([0] * reading.size)
        self.scores = vec[i64]([0] * 6)

    def estimate(self, state: State, seat: i64) -> i64:
        """The share of the pot this seat may expect, in ten-thousandths."""
        if state.depth == 0:
            outcome = state.outcome()
            return 0 if outcome is None else settled(outcome, seat)
        reading = self.reading
        if reading.alone(state):
            reading.write(state, seat, self.features, 0)
            self.scores[0] = self.together.score(self.features, 0)
            return share_of(self.scores, 1, 0)
        for other in range(state.seats):
            reading.write(state, other, self.features, 0)
            self.scores[other] = self.apart.score(self.features, 0)
        return share_of(self.scores, state.seats, seat)


def settled(outcome: Outcome, seat: i64) -> i64:
    """A seat's part of the pot at the end: winners share it; alone or together it is all or nothing."""
    ranks = outcome.ranks
    if ranks[seat] != 1:
        return 0
    if outcome.together:
        return SURE
    winners: i64 = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    return SURE // winners


def bounded(number: i64) -> i64:
    """A number as a feature may be."""
    if number < 0:
        return 0
    return number if number < 255 else 255

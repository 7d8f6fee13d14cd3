"""What a table is worth to a seat, learned from plays: a game's `Reading` finds features, nets weigh them."""

from esbat.bots.compiled_net import SURE, Net, share_of
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome
from esbat.engine.state import State


class Reading:
    """The features of a game: small whole numbers that tell how a seat stands. One file a game has them.

    They are read from imagined tables, where every card has a place, and from true ones only in the lab.
    `themes` says for each feature what it is about, in a word of the game's: a bot's reasons are told by
    these. Empty for what no move changes.
    """

    __slots__ = ("size", "themes")

    def __init__(self, themes: list[str]) -> None:
        self.themes = themes
        self.size: i64 = len(themes)

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
    """A reading and its nets: for tables where seats compete, perhaps another where only two do, and for
    those without opponents.
    """

    __slots__ = ("apart", "duel", "features", "reading", "scores", "together")

    def __init__(self, reading: Reading, apart: Net, together: Net, duel: Net) -> None:
        self.reading = reading
        self.apart = apart
        self.together = together
        self.duel = duel
        self.features = vec[i64]([0] * reading.size)
        self.scores = vec[i64]([0] * 6)

    def estimate(self, state: State, seat: i64) -> i64:
        """The share of the pot this seat may expect, in ten-thousandths."""
        if state.depth == 0:
            outcome = state.outcome()
            return 0 if outcome is None else settled(outcome, seat)
        if self.reading.alone(state):
            self.score_seat(state, seat, 0)
            return share_of(self.scores, 1, 0)
        self.score_seats(state)
        return share_of(self.scores, state.seats, seat)

    def weigh(self, state: State, shares: vec[i64]) -> None:
        """The shares of all seats, into their places."""
        if state.depth == 0 or self.reading.alone(state):
            for seat in range(state.seats):
                shares[seat] = self.estimate(state, seat)
            return
        self.score_seats(state)
        for seat in range(state.seats):
            shares[seat] = share_of(self.scores, state.seats, seat)

    def score_seats(self, state: State) -> None:
        for seat in range(state.seats):
            self.score_seat(state, seat, seat)

    def score_seat(self, state: State, seat: i64, place: i64) -> None:
        self.reading.write(state, seat, self.features, 0)
        self.scores[place] = self.net(state).score(self.features, 0)

    def net(self, state: State) -> Net:
        """The one for tables like this."""
        if self.reading.alone(state):
            return self.together
        return self.duel if state.seats == 2 else self.apart

    def look(self, state: State, seat: int) -> list[int]:
        """A seat's features."""
        self.reading.write(state, seat, self.features, 0)
        return [int(number) for number in self.features]

    def score(self, state: State, features: list[int]) -> int:
        """What the net for tables like this makes of such features."""
        return int(self.net(state).score(vec[i64](features), 0))


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


def write_lead(into: vec[i64], at: i64, mine: i64, best: i64) -> None:
    """Two features: how far a seat leads the best of the others, and how far it lags."""
    into[at] = bounded(mine - best)
    into[at + 1] = bounded(best - mine)


def write_turn(into: vec[i64], at: i64, turn: i64, seat: i64, seats: i64) -> None:
    """Two features: is it this seat's turn, and is it next?"""
    away = (seat - turn) % seats
    into[at] = 1 if away == 0 else 0
    into[at + 1] = 1 if away == 1 else 0


def bounded(number: i64) -> i64:
    """A number as a feature may be."""
    if number < 0:
        return 0
    return number if number < 255 else 255

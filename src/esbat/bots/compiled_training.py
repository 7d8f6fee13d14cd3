"""How a net learns: many small steps towards what the plays came to (Adam, in fractions of our own order).

Plain loops, so that the same examples in the same order give the same net on the same machine, and nearly
the same on any other.
"""

from math import exp, sqrt
from typing import Final, final

from esbat.bots.compiled_net import SURE, UNIT, Net
from esbat.bots.compiled_value import Reading, settled
from esbat.engine.chance import seeded
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome
from esbat.engine.state import State

SCALE: Final = 0.125
"""Features are small numbers; so much of one goes into the sums while learning."""
FADE: Final = 0.9
FADE_SQUARES: Final = 0.999
TINY: Final = 1e-8
BATCH: Final[i64] = 64


@final
@mypyc_attr(acyclic=True)
class Example:
    """One table of a play: the features of its seats one after the other, and each one's share in the end."""

    __slots__ = ("features", "seats", "shares")

    def __init__(self, seats: i64, features: bytes, shares: list[float]) -> None:
        self.seats = seats
        self.features = features
        self.shares = shares


@final
class Pupil:
    """A net in fractions, all its weights in one row: straight, then for each hidden sum its row and its
    weight.
    """

    __slots__ = ("first", "given", "hidden", "second", "seen", "size", "slope", "step", "sums", "weights")

    def __init__(self, size: i64, hidden: i64, seed: int) -> None:
        self.size = size
        self.hidden = hidden
        many = int(size + 1 + hidden * (size + 2))
        luck = seeded(seed)
        spread = 1.0 / sqrt(float(size))
        weights: list[float] = [0.0] * many
        for neuron in range(int(hidden)):
            start = int(size + 1 + neuron * (size + 2))
            for place in range(1, int(size) + 1):
                weights[start + place] = (float(luck.pick(2001)) / 1000.0 - 1.0) * spread
            weights[start + int(size) + 1] = (float(luck.pick(2001)) / 1000.0 - 1.0) * 0.1
        self.weights = vec[float](weights)
        self.slope = vec[float]([0.0] * many)
        self.first = vec[float]([0.0] * many)
        self.second = vec[float]([0.0] * many)
        self.sums = vec[float]([0.0] * int(hidden * 6 + 1))
        self.given = vec[float]([0.0] * 6)
        self.seen = vec[float]([0.0] * int(size * 6))
        self.step: i64 = 0

    def forward(self, example: Example) -> None:
        """The shares this net expects, into `given`."""
        size = self.size
        hidden = self.hidden
        weights = self.weights
        seen = self.seen
        features = example.features
        for seat in range(example.seats):
            at = seat * size
            for place in range(size):
                seen[at + place] = float(features[at + place]) * SCALE
            total: float = weights[0]
            for place in range(size):
                total += weights[1 + place] * seen[at + place]
            start = size + 1
            for neuron in range(hidden):
                sum: float = weights[start]
                for place in range(size):
                    sum += weights[start + 1 + place] * seen[at + place]
                if sum < 0.0:
                    sum = 0.0
                self.sums[seat * hidden + neuron] = sum
                total += weights[start + size + 1] * sum
                start += size + 2
            self.given[seat] = total
        self.spread(example.seats)

    def spread(self, seats: i64) -> None:
        """Scores become shares."""
        given = self.given
        if seats == 1:
            given[0] = 1.0 / (1.0 + exp(-given[0]))
            return
        best: float = given[0]
        for seat in range(seats):
            if given[seat] > best:
                best = given[seat]
        whole: float = 0.0
        for seat in range(seats):
            given[seat] = exp(given[seat] - best)
            whole += given[seat]
        for seat in range(seats):
            given[seat] = given[seat] / whole

    def backward(self, example: Example) -> None:
        """Add what this example teaches to the slope."""
        size = self.size
        hidden = self.hidden
        weights = self.weights
        slope = self.slope
        seen = self.seen
        for seat in range(example.seats):
            at = seat * size
            error: float = self.given[seat] - example.shares[seat]
            slope[0] += error
            for place in range(size):
                slope[1 + place] += error * seen[at + place]
            start = size + 1
            for neuron in range(hidden):
                sum: float = self.sums[seat * hidden + neuron]
                if sum > 0.0:
                    slope[start + size + 1] += error * sum
                    inner: float = error * weights[start + size + 1]
                    slope[start] += inner
                    for place in range(size):
                        slope[start + 1 + place] += inner * seen[at + place]
                start += size + 2

    def move(self, rate: float, decay: float) -> None:
        """One step down the slope (Adam)."""
        self.step += 1
        grown: float = 1.0 - FADE ** float(self.step)
        grown_squares: float = 1.0 - FADE_SQUARES ** float(self.step)
        weights = self.weights
        slope = self.slope
        first = self.first
        second = self.second
        for at in range(len(weights)):
            lean: float = slope[at] / float(BATCH) + decay * weights[at]
            slope[at] = 0.0
            first[at] = FADE * first[at] + (1.0 - FADE) * lean
            second[at] = FADE_SQUARES * second[at] + (1.0 - FADE_SQUARES) * lean * lean
            weights[at] -= rate * (first[at] / grown) / (sqrt(second[at] / grown_squares) + TINY)

    def learn(self, examples: list[Example], order: list[int], rate: float, decay: float) -> None:
        """Go once through the examples in this order."""
        waiting: i64 = 0
        for number in order:
            example = examples[number]
            self.forward(example)
            self.backward(example)
            waiting += 1
            if waiting == BATCH:
                self.move(rate, decay)
                waiting = 0

    def surprise(self, examples: list[Example]) -> float:
        """The mean squared distance between expected and final shares."""
        total: float = 0.0
        many: float = 0.0
        for example in examples:
            self.forward(example)
            for seat in range(example.seats):
                error: float = self.given[seat] - example.shares[seat]
                total += error * error
                many += 1.0
        return total / many if many > 0.0 else 0.0

    def rounded(self) -> Net:
        """The net in whole numbers."""
        size = int(self.size)
        inner: list[int] = []
        outer: list[int] = []
        whole = float(UNIT)
        straight: list[int] = [round(self.weights[0] * whole)]
        for place in range(size):
            straight.append(round(self.weights[1 + place] * SCALE * whole))
        start = size + 1
        for neuron in range(int(self.hidden)):
            inner.append(round(self.weights[start] * whole))
            for place in range(size):
                inner.append(round(self.weights[start + 1 + place] * SCALE * whole))
            outer.append(round(self.weights[start + size + 1] * whole))
            start += size + 2
        return Net(self.size, straight, inner, outer)


def features_of(reading: Reading, state: State) -> bytes:
    """The features of every seat one after the other; of the first alone where all win or lose together."""
    size = reading.size
    seats: i64 = 1 if reading.alone(state) else state.seats
    numbers = vec[i64]([0] * (size * seats))
    for seat in range(seats):
        reading.write(state, seat, numbers, seat * size)
    flat: list[int] = []
    for number in numbers:
        flat.append(number)
    return bytes(flat)


def example_of(reading: Reading, features: bytes, outcome: Outcome) -> Example:
    """What these features came to in the end."""
    seats: i64 = len(features) // reading.size
    shares: list[float] = []
    for seat in range(seats):
        shares.append(float(settled(outcome, seat)) / float(SURE))
    return Example(seats, features, shares)

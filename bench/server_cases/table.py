"""A table as its players see it: who moved when, and when the others saw it."""

import random
from collections.abc import Callable
from time import perf_counter

SEATS = 4


class Tally:
    """What all tables together have done. Times count only while `open`; nobody moves before `playing`."""

    def __init__(self) -> None:
        self.playing = False
        self.open = False
        self.waiting: list[Callable[[], None]] = []
        self.moves = 0
        self.states = 0
        self.bytes = 0
        self.refused = 0
        self.delays: list[float] = []
        self.trouble = ""

    def begin(self) -> None:
        """Everybody has sat down: those who are asked move."""
        self.playing = True
        for move in self.waiting:
            move()
        self.waiting.clear()


class Table:
    """One table: its version, and the moves whose arrival at the others is awaited."""

    def __init__(self, tally: Tally, number: int) -> None:
        self.tally = tally
        self.luck = random.Random(number)
        self.version = -1
        self.sent: list[tuple[int, int, float]] = []  # the version a move leads to, who moved, when
        self.heard = [0] * SEATS  # for each seat, how many of those have been seen

    def moved(self, seat: int, version: int) -> None:
        """A seat sends a move in answer to this version."""
        self.sent.append((version + 1, seat, perf_counter()))

    def seen(self, seat: int, version: int, size: int) -> None:
        """A seat has received the state of this version."""
        now = perf_counter()
        tally = self.tally
        if tally.open:
            tally.states += 1
            tally.bytes += size
        if version > self.version:
            if tally.open and self.version >= 0:
                tally.moves += version - self.version
            self.version = version
        sent, at = self.sent, self.heard[seat]
        while at < len(sent) and sent[at][0] <= version:
            _, mover, when = sent[at]
            if mover != seat and tally.open:
                tally.delays.append(now - when)
            at += 1
        self.heard[seat] = at

    def begin_anew(self) -> None:
        """A new play at the same table."""
        self.version = -1
        self.sent.clear()
        self.heard = [0] * SEATS

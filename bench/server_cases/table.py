"""A table as its players see it: who moved when, and when the others saw it."""

import random
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any

SEATS = 4
"""Lines a table has."""
ALL = ["air", "bal", "lancre", "witchstone", "wildegrens"]
SEATED = {"wildegrens": 1}
"""How many sit at a table, if not as many as it has lines: the others watch."""
NAMES = ("Agnes", "Bea", "Cora", "Dot")
Sent = tuple[int, float]
"""Who moved, and when."""


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
    """One table: what each seat has seen, and the moves whose arrival there is awaited.

    Every seat counts the moves of which it may know. One of which nobody else is told is awaited by nobody.
    """

    def __init__(self, tally: Tally, number: int) -> None:
        self.tally = tally
        self.number = number
        self.luck = random.Random(number)
        self.pages: dict[int, Any] = {}  # by seat
        self.begin_anew()

    def begin_anew(self) -> None:
        """A new play at the same table."""
        self.versions = [-1] * SEATS
        self.awaited: list[deque[Sent]] = [deque() for _ in range(SEATS)]
        self.under_way = False
        self.turns: deque[Callable[[], None]] = deque()

    def when_free(self, move: Callable[[], None]) -> None:
        """One move at a time: where several are asked at once they take turns, so that times are true."""
        self.turns.append(move)
        self.next_turn()

    def next_turn(self) -> None:
        while self.turns and not self.under_way:
            self.turns.popleft()()

    def moved(self, seat: int) -> None:
        """A seat sends a move."""
        self.under_way = True
        sent = (seat, perf_counter())
        for awaited in self.awaited:
            awaited.append(sent)

    def seen(self, seat: int, version: int, size: int, silent: bool = False) -> None:
        """A seat has received the state of this version; `silent` if it shows nothing happening."""
        now = perf_counter()
        tally = self.tally
        if tally.open:
            tally.states += 1
            tally.bytes += size
        before, self.versions[seat] = self.versions[seat], version
        awaited = self.awaited[seat]
        if before < 0:
            awaited.clear()  # just come: what was played before is in this first state
        for _ in range(version - before if before >= 0 else 0):
            if not awaited:
                break
            sent = awaited.popleft()
            mover, when = sent
            if mover == seat:
                tally.moves += tally.open
                self.under_way = False
                if silent:
                    self.forget(sent)
            elif tally.open:
                tally.delays.append(now - when)

    def noted(self, seat: int) -> None:
        """What a seat has answered in a window is noted, and told to nobody before the window is over."""
        mine = [sent for sent in self.awaited[seat] if sent[0] == seat]
        if mine:
            self.tally.moves += self.tally.open
            self.forget(mine[-1])
            self.under_way = False
            self.next_turn()

    def forget(self, sent: Sent) -> None:
        """Nobody else is told of this move."""
        for awaited in self.awaited:
            if sent in awaited:
                awaited.remove(sent)

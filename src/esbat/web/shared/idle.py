"""Connections that ask for nothing: so many an address, so many in all; the longest idle makes room."""

from collections import OrderedDict
from typing import Protocol


class Waiting(Protocol):
    """A connection without a whole request."""

    address: str

    def make_room(self) -> None:
        """Hang up: others want to come in."""
        ...


class Idle:
    """All connections that wait for a request, the longest waiting first."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self.all: OrderedDict[Waiting, None] = OrderedDict()
        self.by_address: dict[str, OrderedDict[Waiting, None]] = {}

    def __len__(self) -> int:
        return len(self.all)

    def add(self, one: Waiting) -> None:
        """One more waits; if that is one too many, the one that waited longest is sent away."""
        self.remove(one)
        self.all[one] = None
        neighbours = self.by_address.setdefault(one.address, OrderedDict())
        neighbours[one] = None
        if len(neighbours) > self.each:
            self.send_away(next(iter(neighbours)))
        elif len(self.all) > self.most:
            self.send_away(next(iter(self.all)))

    def remove(self, one: Waiting) -> None:
        """It waits no longer."""
        if one not in self.all:
            return
        del self.all[one]
        neighbours = self.by_address[one.address]
        del neighbours[one]
        if not neighbours:
            del self.by_address[one.address]

    def send_away(self, one: Waiting) -> None:
        self.remove(one)
        one.make_room()

"""A view as JSON, entry by entry, so that a page is told only what has changed."""

from typing import Final

from esbat.engine.native import i64, mypyc_attr
from esbat.engine.state import State
from esbat.engine.view import View
from esbat.web.wire import encoder

encode: Final = encoder.encode
MOST_SEATS: Final = 8
BEFORE: Final = [b"{}," * seats + b"{" for seats in range(MOST_SEATS)]
"""Seats of which there is nothing to tell, and the beginning of one of which there is."""
AFTER: Final = [b"}" + b",{}" * seats + b"]" for seats in range(MOST_SEATS)]
"""The end of the last seat of which there is something to tell, and those after it."""


def entry(name: str, value: object) -> bytes:
    """One entry of an object."""
    return b'"%b":%b' % (name.encode(), encode(value))


def fields(facts: dict[str, object]) -> bytes:
    """Some entries of an object, without its braces."""
    return encode(facts)[1:-1]


def plainly(view: View) -> "Parts":
    """Any view, all in one."""
    return Parts([fields(view.data())])


@mypyc_attr(acyclic=True)
class Parts:
    """The entries of a view, written as `"name":value`, always as many and in the same order.

    Several names may share one place, if they change together. The last of them are those of `seats`, where a
    game has that entry: as many for each seat, one seat after another.
    """

    __slots__ = ("each", "entries", "seats", "text")

    def __init__(self, entries: list[bytes], seats: int = 0, each: int = 1) -> None:
        self.entries = entries
        self.seats = seats
        self.each = each  # so many entries a seat
        self.text = b""

    def whole(self) -> bytes:
        """All of the view."""
        if not self.text:
            open_to_all = len(self.entries) - self.seats * self.each
            text = b"{" + b",".join(self.entries[:open_to_all])
            if self.seats:
                one = self.each
                seats = self.entries[open_to_all:]
                each = [b",".join(seats[at : at + one]) for at in range(0, len(seats), one)]
                text += b',"seats":[{' + b"},{".join(each) + b"}]"
            self.text = text + b"}"
        return self.text

    def told_apart(self, before: "Parts") -> bool:
        """Can be said what has changed? Not of a view that is written all in one."""
        return len(self.entries) > 1 and len(self.entries) == len(before.entries)

    def since(self, before: "Parts") -> list[bytes]:
        """What is no longer as it was, if that is `told_apart`; what is missing is, and of seats likewise.

        In pieces: they are put together with the rest of what is told.
        """
        pieces: list[bytes] = []
        entries, olds = self.entries, before.entries
        each: i64 = self.each
        open_to_all: i64 = len(entries) - self.seats * each
        for at in range(open_to_all):
            entry = entries[at]
            if entry is not olds[at] and entry != olds[at]:
                pieces.append(b"," if pieces else b"{")
                pieces.append(entry)
        told: i64 = -1  # of this seat something was told last
        place = open_to_all
        for seat in range(self.seats):
            for at in range(place, place + each):
                entry = entries[at]
                if entry is not olds[at] and entry != olds[at]:
                    if told == seat:
                        pieces.append(b",")
                    else:
                        if told < 0:
                            pieces.append(b',"seats":[' if pieces else b'{"seats":[')
                        else:
                            pieces.append(b"},")
                        pieces.append(BEFORE[seat - told - 1])
                        told = seat
                    pieces.append(entry)
            place += each
        if told >= 0:
            pieces.append(AFTER[self.seats - 1 - told])
        pieces.append(b"}" if pieces else b"{}")
        return pieces

    def same(self, other: "Parts") -> bool:
        return self is other or self.entries == other.entries


class Memory:
    """What a game's own writer remembers of a play from one moment to the next."""


class Sheet:
    """What views of one moment share as it is written, and the newest view, with which later ones share."""

    __slots__ = ("memory", "moment", "newest", "now", "shared")

    def __init__(self) -> None:
        self.newest: View | None = None
        self.now = False  # which is of this moment
        self.shared: dict[str, bytes] = {}  # of this moment alone
        self.memory: Memory | None = None  # of moments before
        self.moment = 0  # how many there have been

    def view(self, state: State, eyes: int) -> View:
        """What these eyes see; what is open and still the same is shared with views before."""
        newest = self.newest
        found = state.view(eyes) if newest is None else state.view_beside(eyes, newest, self.now)
        self.newest, self.now = found, True
        return found

    def begin(self) -> None:
        """Another moment."""
        self.shared = {}
        self.now = False
        self.moment += 1

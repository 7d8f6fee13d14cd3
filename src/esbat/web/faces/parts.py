"""A view as JSON, entry by entry, so that a page is told only what has changed."""

from typing import Final

from esbat.engine.state import State
from esbat.engine.view import Part, View
from esbat.web.wire import encoder

encode: Final = encoder.encode


def entry(name: str, value: object) -> bytes:
    """One entry of an object."""
    return b'"%b":%b' % (name.encode(), encode(value))


def fields(facts: dict[str, object]) -> bytes:
    """Some entries of an object, without its braces."""
    return encode(facts)[1:-1]


def plainly(view: View) -> "Parts":
    """Any view, all in one."""
    return Parts([fields(view.data())])


class Parts:
    """The entries of a view, written as `"name":value`, always as many and in the same order.

    Several names may share one place, if they change together. The entries of `seats`, which comes last, are
    kept for each seat by itself; None where a game has no such entry.
    """

    __slots__ = ("entries", "seats", "text")

    def __init__(self, entries: list[bytes], seats: list[list[bytes]] | None = None) -> None:
        self.entries = entries
        self.seats = seats
        self.text = b""

    def whole(self) -> bytes:
        """All of the view."""
        if not self.text:
            pieces = [b"{", b",".join(self.entries)]
            if self.seats is not None:
                pieces.append(b',"seats":[')
                pieces.append(b",".join([b"{" + b",".join(seat) + b"}" for seat in self.seats]))
                pieces.append(b"]")
            pieces.append(b"}")
            self.text = b"".join(pieces)
        return self.text

    def told_apart(self, before: "Parts") -> bool:
        """Can be said what has changed? Not of a view that is written all in one."""
        return len(self.entries) > 1 and len(self.entries) == len(before.entries)

    def since(self, before: "Parts") -> bytes:
        """What is no longer as it was, if that is `told_apart`; what is missing is, and of seats likewise."""
        old = before.entries
        changed: list[bytes] = []
        for at, entry in enumerate(self.entries):
            if entry is not old[at] and entry != old[at]:
                changed.append(entry)
        if self.seats is not None and before.seats is not None and self.seats != before.seats:
            pieces: list[bytes] = []
            for at, seat in enumerate(self.seats):
                pieces.append(b"{" + seat_since(seat, before.seats[at]) + b"}")
            changed.append(b'"seats":[' + b",".join(pieces) + b"]")
        return b"{" + b",".join(changed) + b"}"

    def same(self, other: "Parts") -> bool:
        return self is other or (self.entries == other.entries and self.seats == other.seats)


def seat_since(entries: list[bytes], old: list[bytes]) -> bytes:
    """The entries of one seat that are no longer as they were."""
    if entries is old:
        return b""
    changed: list[bytes] = []
    for at, entry in enumerate(entries):
        if entry is not old[at] and entry != old[at]:
            changed.append(entry)
    return b",".join(changed) if changed else b""


class Kept:
    """Something written, and all on which it depends: a part of views, and some numbers."""

    __slots__ = ("numbers", "part", "text")

    def __init__(self, part: Part, numbers: list[int], text: bytes) -> None:
        self.part = part
        self.numbers = numbers
        self.text = text


class Sheet:
    """What views of one moment share as it is written, and the newest view, with which later ones share."""

    __slots__ = ("kept", "newest", "now", "shared")

    def __init__(self) -> None:
        self.newest: View | None = None
        self.now = False  # which is of this moment
        self.shared: dict[str, bytes] = {}  # of this moment alone
        self.kept: dict[str, Kept] = {}  # for as long as nothing changes on which it depends

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

"""An open question, as shown to readers of the state.

Inside the state the questions lie as rows of numbers on one flat stack (quick to copy, nothing to
forget); a `Decision` is a picture of one row. It never changes, and holds numbers, never functions.
"""


class Decision:
    """A question open to one or more seats, or a step that waits below one (no seats)."""

    __slots__ = ("a", "b", "c", "d", "kind", "name", "seats")

    def __init__(self, kind: int, name: str, seats: list[int], a: int, b: int, c: int, d: int) -> None:
        self.kind = kind
        self.name = name
        self.seats = seats
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __repr__(self) -> str:
        return f"Decision({self.name}, seats={self.seats}, {self.a}, {self.b}, {self.c}, {self.d})"

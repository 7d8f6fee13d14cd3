"""An open question, as shown to readers of the state.

Inside the state the questions lie as rows of numbers on one flat stack (quick to copy, nothing to
forget); a `Decision` is a picture of one row. It never changes, and holds numbers, never functions.

Those who are asked see their own question whole. All others, onlookers among them, see of it only what
the game declares open for its kind (`Shown`, beside the names of its questions), which is nothing unless
it says so: see `State.question_for`.
"""

from typing import Final


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

    def to(self, seats: list[int]) -> "Decision":
        """The same with these for the seats that are asked."""
        return Decision(self.kind, self.name, seats, self.a, self.b, self.c, self.d)

    def as_shown(self, shown: "Shown", seats: list[int]) -> "Decision":
        """What is shown of it, and whom others believe to be asked.

        Under another name than its own it keeps its kind to itself.
        """
        return Decision(
            self.kind if shown.name == self.name else 0,
            shown.name,
            seats,
            self.a if "a" in shown.numbers else 0,
            self.b if "b" in shown.numbers else 0,
            self.c if "c" in shown.numbers else 0,
            self.d if "d" in shown.numbers else 0,
        )

    def __repr__(self) -> str:
        return f"Decision({self.name}, seats={self.seats}, {self.a}, {self.b}, {self.c}, {self.d})"


class Shown:
    """What those who are not asked may know of a kind of question: what is not said here is hidden."""

    __slots__ = ("below", "name", "numbers", "seats")

    def __init__(self, name: str = "", seats: bool = False, numbers: str = "", below: bool = False) -> None:
        # What it is called before them: its own name, or one that it shares with others.
        self.name = name
        # May they know who is asked (`State.awaited`)?
        self.seats = seats
        # The letters of those of its numbers that lie open.
        self.numbers = numbers
        # Is it not there at all for them, the question below it being the open one?
        self.below = below


HIDDEN: Final = Shown()
"""Something is being decided: nothing else is known of it."""
BELOW: Final = Shown(below=True)
"""Being thought over in private, while the question below is still open."""

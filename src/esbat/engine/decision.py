"""An open question, as shown to readers of the state.

Inside the state the questions lie as rows of numbers on one flat stack (quick to copy, nothing to
forget); a `Decision` is a picture of one row. It never changes, and holds numbers, never functions.

Those who are asked see their own question whole. All others, onlookers among them, see of it only what
the game declares open for its kind (`Shown`, beside the names of its questions), which is nothing unless
it says so: see `State.question_for`.
"""

from typing import Final

from esbat.engine.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Decision:
    """A question open to one or more seats, or a step that waits below one (no seats).

    Its numbers have names, which the game declares for each kind (`FIELDS`).
    """

    __slots__ = ("fields", "kind", "name", "numbers", "seats")

    def __init__(self, kind: int, name: str, seats: list[int], fields: list[str], numbers: list[int]) -> None:
        self.kind = kind
        self.name = name
        self.seats = seats
        self.fields = fields
        self.numbers = numbers

    def number(self, field: str) -> int:
        """The number of this name; a question of this kind must have it."""
        return self.numbers[self.fields.index(field)]

    def named(self) -> dict[str, int]:
        """Its numbers by their names."""
        return dict(zip(self.fields, self.numbers, strict=True))

    def as_shown(self, shown: "Shown", seats: list[int]) -> "Decision":
        """What is shown of it, and whom others believe to be asked.

        Under another name than its own it keeps its kind to itself.
        """
        fields: list[str] = []
        numbers: list[int] = []
        for at, field in enumerate(self.fields):
            if field in shown.numbers:
                fields.append(field)
                numbers.append(self.numbers[at])
        return Decision(self.kind if shown.name == self.name else 0, shown.name, seats, fields, numbers)

    def __repr__(self) -> str:
        numbers = "".join([f", {field}={self.number(field)}" for field in self.fields])
        return f"Decision({self.name}, seats={self.seats}{numbers})"


class Shown:
    """What those who are not asked may know of a kind of question: what is not said here is hidden."""

    __slots__ = ("below", "name", "numbers", "seats", "single")

    def __init__(
        self,
        name: str = "",
        seats: bool = False,
        numbers: list[str] | None = None,
        below: bool = False,
        single: bool = False,
    ) -> None:
        # What it is called before them: its own name, or one that it shares with others.
        self.name = name
        # May they know who is asked (`State.awaited`)?
        self.seats = seats
        # The names of those of its numbers that lie open.
        self.numbers: list[str] = [] if numbers is None else numbers
        # Is it not there at all for them, the question below it being the open one?
        self.below = below
        # Can they always tell whether there is only one answer to it?
        self.single = single


HIDDEN: Final = Shown()
"""Something is being decided: nothing else is known of it."""
BELOW: Final = Shown(below=True)
"""Being thought over in private, while the question below is still open."""


class Kind:
    """A kind of question or step: its name, what the numbers of its rows are called, what of it is shown.

    A game's kinds are classes in its `questions`, each with what may be chosen, what an answer does, and why
    something else is refused. Their objects hold no state: what a question is about lies in its row. One that
    gives no name is called as its class is: `TurnOver` is "turn_over".
    """

    __slots__ = ("fields", "name", "shown")

    def __init__(self, name: str = "", fields: list[str] | None = None, shown: Shown = HIDDEN) -> None:
        self.name = name if name else in_small_letters(type(self).__name__)
        self.fields: list[str] = [] if fields is None else fields
        self.shown = shown


def in_small_letters(name: str) -> str:
    """A class's name as questions are named: `TurnOver` as "turn_over"."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]

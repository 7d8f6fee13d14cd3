"""What one seat may see now, added up from nothing and never cut down from the state."""

from typing import Final

ONLOOKER: Final = -1
"""The seat number of someone who watches without a seat."""


class Part:
    """Something in views that lies open to all eyes: views of one play share it as long as it stays as it is.

    `told` is for those who make the same thing of it many times a second; nobody else looks at it.
    """

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: list[bytes] = []


class View:
    """The base of every game's view: whose eyes, and plain data for pages and comparisons."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> dict[str, object]:
        """The view as plain lists, words and numbers, the same for equal views."""
        raise NotImplementedError

    def fact(self, name: str) -> object:
        """One entry of the data, for those who need no more of it; None if there is none."""
        return self.data().get(name)

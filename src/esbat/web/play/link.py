"""Somebody connected to a table, as the table knows them."""

from typing import Protocol

from esbat.web.telling.message import Moment


class Link(Protocol):
    """They are woken when there is something new, and fetch it themselves."""

    seat: int

    def wake(self, moment: Moment | None = None, anew: bool = False) -> None: ...

    def dismiss(self, key: str) -> None:
        """There is nothing for them here any more; why is said in a sentence."""
        ...

    def reroute(self) -> None:
        """The table is led by another server now."""
        ...

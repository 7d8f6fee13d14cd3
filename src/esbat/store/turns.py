"""Whose turn it is to write to one SQLite file, where several processes of one server do.

SQLite itself would let whoever finds the file taken sleep for a while and try again. Here they stand in
line, and the system wakes the next one at once; it also lets go for a process that ended in its turn.
"""

import os
from typing import Final


class Turns:
    """For whoever has the file to itself: it is always its turn."""

    def take(self) -> None:
        """Wait until nobody else writes."""

    def give(self) -> None:
        """Let the others."""


class TurnsByFile(Turns):
    """A lock on a file that all of them know, each through an opening of its own."""

    def __init__(self, path: str) -> None:
        self.file = os.open(path, os.O_RDONLY)

    def take(self) -> None:
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_EX)

    def give(self) -> None:
        import fcntl

        fcntl.flock(self.file, fcntl.LOCK_UN)


ALONE: Final = Turns()

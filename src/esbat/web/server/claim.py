"""One server a database file: two would not tell one another of moves."""

import contextlib
import os
import tempfile
from pathlib import Path
from typing import IO

from esbat.store.address import is_postgres, path_of, usual_address
from esbat.store.interface import BadDatabase


class Claim:
    """Locks, each on a file of its own: the system lets go of them however a server ends.

    Never on the database itself: SQLite's own locks there are lost with any descriptor that is closed.
    """

    def __init__(self) -> None:
        self.files: list[IO[bytes]] = []

    def lock(self, path: str, whose: Path, mode: int) -> None:
        """BadDatabase if somebody holds it; OSError if there can be no such file."""
        import fcntl

        flags = os.O_RDWR | os.O_CREAT | os.O_NONBLOCK | os.O_NOFOLLOW
        file = os.fdopen(os.open(path, flags, mode), "rb")
        self.files.append(file)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()
            raise BadDatabase("database-in-use", {"path": str(whose)}) from None
        except OSError:  # a file system that knows no locks
            pass

    def close(self) -> None:
        while self.files:
            self.files.pop().close()


def claim(database: str | None) -> Claim | None:
    """Hold this database until the claim is closed; BadDatabase if another server holds it.

    By a file beside it, and by one that stands for the database under all its names, also when somebody has
    deleted the first. None where there is nothing to hold: PostgreSQL sees to its own, and a folder we may
    not write to is told of later.
    """
    address = database or usual_address()
    if is_postgres(address) or os.name == "nt":  # on Windows the file itself cannot be opened twice for long
        return None
    path = path_of(address)
    held = Claim()
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        if not database:
            path.parent.mkdir(parents=True, exist_ok=True)
        path = path.resolve()
        held.lock(f"{path}.lock", path, 0o666)
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        held.lock(known_by(path), path, 0o600)
    return held if held.files else None


def known_by(path: Path) -> str:
    """A file on this machine for whatever file this is a name of; it is made if it is not there yet.

    Made anew or not at all: one that is there may be open, and is not touched.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o644))
    found = os.stat(path)
    return os.path.join(tempfile.gettempdir(), f"esbat-{found.st_dev:x}-{found.st_ino:x}.lock")

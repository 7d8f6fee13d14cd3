"""One server a database file: two would not tell one another of moves."""

import contextlib
from pathlib import Path
from typing import IO

from esbat.store.address import is_postgres, path_of, usual_address
from esbat.store.interface import BadDatabase


def claim(database: str | None) -> IO[bytes] | None:
    """Hold this database for as long as the answer stays open; BadDatabase if another server holds it.

    The claim is a lock on a file beside it, which the system lets go of however a server ends. None where
    there is nothing to hold: PostgreSQL sees to its own, and a folder we may not write to is told of later.
    """
    address = database or usual_address()
    if is_postgres(address):
        return None
    try:
        import fcntl
    except ImportError:  # on Windows the file itself cannot be opened twice for long
        return None
    path = path_of(address)
    held = None
    with contextlib.suppress(OSError, ValueError, RuntimeError):
        if not database:
            path.parent.mkdir(parents=True, exist_ok=True)
        path = path.resolve()
        held = open(Path(f"{path}.lock"), "ab")  # noqa: SIM115 - for as long as the server runs
    if held is None:
        return None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        held.close()
        raise BadDatabase("database-in-use", {"path": str(path)}) from None
    except OSError:  # a file system that knows no locks
        pass
    return held

"""How tests wait: for what they wait for, never for a time.

A bound there must be, so that a test that waits in vain ends at all. It judges nothing: it is longer than
the busiest machine needs.
"""

import asyncio
import socket
import sys
import time
from collections.abc import Callable

PATIENCE = 180.0
"""Seconds after which what has not come will not come."""


def until(so: Callable[[], object], what: str = "") -> None:
    """Wait until this is so."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, f"it never came to that: {what}"
        time.sleep(0.01)


async def until_so(so: Callable[[], object], what: str = "") -> None:
    """The same, while the loop goes on."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, f"it never came to that: {what}"
        await asyncio.sleep(0.005)


KEPT_DOORS: list[socket.socket] = []


def own_port() -> int:
    """A port that stays ours as long as the tests run, whether or not a server of ours listens there.

    A bound socket that does not listen keeps it: the system gives the port to nobody who asks for any, and a
    server that asks for this one, as servers do that start again, gets it all the same.
    """
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", 0))
    port: int = door.getsockname()[1]
    if sys.platform == "linux":
        KEPT_DOORS.append(door)
    else:  # there a second socket would be refused
        door.close()
    return port

"""Several processes of one server, on one machine: begun, watched over, begun anew, and ended together.

All of them take in whoever calls at the one door. Each leads the plays whose names fall to it
(`store/sqlite_parts`), and hands the lines of pages that sit elsewhere over to where their table is led
(`connection/handing`): a process more is nearly a processor more.
"""

import logging
import os
import secrets
import signal
import socket
import tempfile
from collections.abc import Callable
from time import monotonic, sleep
from types import FrameType

from esbat.store.interface import Leader
from esbat.web.logs import note

BREATH = 0.5
"""Seconds before a process that ended is begun anew."""
SOON = 10.0
MOST = 3
"""So often in a row one may end so soon after it began: then something is wrong that no beginning mends."""


class Family:
    """The one who watches; it serves nobody itself."""

    def __init__(self, doors: list[socket.socket], places: list[str]) -> None:
        self.doors = doors  # at which these processes reach one another
        self.leaders = [
            Leader(str(part), place, secrets.token_urlsafe(32)) for part, place in enumerate(places)
        ]
        self.channels = channels(len(doors))
        self.turns_file = tempfile.NamedTemporaryFile(prefix="esbat-turns-")  # noqa: SIM115 - as long as we live
        self.turns = self.turns_file.name
        self.alone, self.held = os.pipe()
        self.living: dict[int, tuple[int, float]] = {}  # by process: which part it is, and since when
        self.soon = [0] * len(doors)  # how often in a row each has ended soon
        self.stopping = False
        self.code = 0

    def begin(self, work: Callable[[int], None]) -> None:
        """Begin them all. A part that ends by itself is begun anew, with the same work."""
        self.work = work
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.stop)
        for part in range(len(self.leaders)):
            self.begin_one(part)

    def begin_one(self, part: int) -> None:
        process = os.fork()
        if process:
            self.living[process] = (part, monotonic())
            note("process-begun", part=part, process=process)
            if self.stopping:  # it was not there yet when all were told
                os.kill(process, signal.SIGTERM)
            return
        code = 1
        try:
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, signal.SIG_DFL)
            os.close(self.held)  # or it would never be noticed that nobody watches any more
            if not self.stopping:
                self.work(part)
            code = 0
        except Exception as trouble:
            note("process-trouble", logging.ERROR, part=part, trouble=type(trouble).__name__)
        finally:
            logging.shutdown()
            os._exit(code)

    def stop(self, number: int, frame: FrameType | None) -> None:
        """Each ends well by itself."""
        self.stopping = True
        for process in list(self.living):
            os.kill(process, signal.SIGTERM)

    def watch(self) -> int:
        """Until all have ended; the exit code."""
        while self.living:
            process, status = os.wait()
            if process not in self.living:
                continue
            part, began = self.living.pop(process)
            if not self.stopping:
                self.go_on(part, began, os.waitstatus_to_exitcode(status))
        self.turns_file.close()
        return self.code

    def go_on(self, part: int, began: float, code: int) -> None:
        """One has ended that nobody told to."""
        note("process-ended", logging.ERROR, part=part, code=code)
        self.soon[part] = self.soon[part] + 1 if monotonic() - began < SOON else 0
        if self.soon[part] >= MOST:
            self.code = 1
            self.stop(0, None)
            return
        sleep(BREATH)
        if not self.stopping:
            self.begin_one(part)


def channels(parts: int) -> list[dict[str, socket.socket]]:
    """A line between every two of them, for whole letters; by part, and by the name of the other."""
    found: list[dict[str, socket.socket]] = [{} for _ in range(parts)]
    for one in range(parts):
        for other in range(one):
            found[one][str(other)], found[other][str(one)] = socket.socketpair(
                socket.AF_UNIX, socket.SOCK_DGRAM
            )
    for lines in found:
        for line in lines.values():
            line.setblocking(False)
    return found

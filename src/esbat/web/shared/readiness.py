"""Can the server do its work? Whoever asks learns whether the database answers and the disk takes what is
written; the log is told when that changes. One look at a time, shared by all who ask meanwhile."""

import asyncio
import logging
from time import monotonic

from esbat.store.interface import Gone, Store, StoreFailed
from esbat.web.logs import note

FRESH = 1.0
"""Seconds for which what was found is told again: each look writes to the disk."""
PATIENCE = 2.0
"""Seconds after which a store that has not answered counts as away."""
OK = "ok"


class Found:
    """How things stand with the database and the disk, in a word each."""

    def __init__(self, database: str = OK, disk: str = OK) -> None:
        self.database = database
        self.disk = disk

    @property
    def ready(self) -> bool:
        return self.database == OK and self.disk == OK

    def told(self) -> dict[str, str]:
        status = "ready" if self.ready else "not ready"
        return {"status": status, "database": self.database, "disk": self.disk}


class Readiness:
    """Looks after the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found = Found()
        self.looked = -FRESH
        self.task: asyncio.Task[Found] | None = None

    async def look(self, writing: bool = True) -> Found:
        """How things stand now; without writing, nothing new is learned about the disk."""
        if writing and monotonic() - self.looked < FRESH:
            return self.found
        if self.task is None:
            self.task = asyncio.create_task(self.asked(writing))
            self.task.add_done_callback(self.rest)
        task = self.task
        await asyncio.wait((task,), timeout=PATIENCE)
        self.enter(task.result() if task.done() else Found("away", "unknown"))
        if writing and task.done():
            self.looked = monotonic()
        return self.found

    def rest(self, done: "asyncio.Task[Found]") -> None:
        self.task = None

    async def asked(self, writing: bool) -> Found:
        try:
            await self.store.check_reading()
        except Gone:
            return Found("gone", "unknown")
        except StoreFailed:
            return Found("away", "unknown")
        if not writing:
            return Found(OK, OK if self.found.disk == "unknown" else self.found.disk)
        try:
            await self.store.check_writing()
        except StoreFailed:
            return Found(OK, "refuses")
        return Found()

    def enter(self, found: Found) -> None:
        """What is new is said in the log."""
        before, self.found = self.found, found
        if found.told() != before.told():
            level = logging.INFO if found.ready else logging.ERROR
            note("ready" if found.ready else "not-ready", level, database=found.database, disk=found.disk)

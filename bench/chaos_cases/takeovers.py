"""How long tables wait for another server when theirs is gone, as the database sees it."""

import asyncio
from collections.abc import Callable
from time import monotonic

import asyncpg

from .fleet import Server

OFTEN = 0.05
"""Seconds between two looks."""
AT_MOST = 30.0
"""Seconds after which a table is not waited for any more; where people still sit there, it took so long."""
LED = """
SELECT l.play, l.epoch FROM esbat.leases l JOIN esbat.servers s ON s.id = l.server WHERE s.address = $1
"""
TAKEN = """
SELECT was.play FROM unnest($1::text[], $2::bigint[]) AS was (play, epoch)
JOIN esbat.leases l ON l.play = was.play WHERE l.epoch > was.epoch AND l.server <> ''
"""


class Takeovers:
    """Whose tables are waited for, since when, and how long it took."""

    def __init__(self, address: str, sat_at: Callable[[str], bool]) -> None:
        self.address = address
        self.sat_at = sat_at  # does anybody still play there?
        # By play: who led it, its epoch, since when, and what struck its server.
        self.waiting: dict[str, tuple[Server, int, float, str]] = {}
        self.took: dict[str, list[float]] = {}  # by what struck
        self.line: asyncpg.Connection | None = None
        self.watching: asyncio.Task[None] | None = None

    async def note(self, server: Server, kind: str) -> None:
        """This server is about to be killed, stopped or frozen."""
        if self.line is None:
            self.line = await asyncpg.connect(self.address)
            self.asking = asyncio.Lock()
            self.watching = asyncio.create_task(self.watch())
        async with self.asking:
            rows = await self.line.fetch(LED, f"127.0.0.1:{server.gate.port}")
        now = monotonic()
        for play, epoch in rows:
            self.waiting[play] = (server, epoch, now, kind)

    def spare(self, server: Server) -> None:
        """It goes on: what nobody has taken over meanwhile is its own."""
        self.waiting = {play: known for play, known in self.waiting.items() if known[0] is not server}

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(OFTEN)
            if self.waiting:
                await self.look()

    async def look(self) -> None:
        assert self.line is not None
        plays = list(self.waiting)
        epochs = [self.waiting[play][1] for play in plays]
        async with self.asking:
            rows = await self.line.fetch(TAKEN, plays, epochs)
        now = monotonic()
        for (play,) in rows:
            known = self.waiting.pop(play, None)
            if known is not None:
                self.took.setdefault(known[3], []).append(now - known[2])
        for play, known in list(self.waiting.items()):
            if now - known[2] >= AT_MOST:
                del self.waiting[play]
                if self.sat_at(play):
                    self.took.setdefault(known[3], []).append(now - known[2])

    async def close(self) -> None:
        """The storm is over."""
        if self.watching is not None:
            self.watching.cancel()
            await asyncio.gather(self.watching, return_exceptions=True)
        if self.line is not None:
            await self.line.close()

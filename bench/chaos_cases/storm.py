"""A whole run: tables are laid, faults strike one after the other, and the judge speaks."""

import asyncio
import contextlib
import math
import random
import signal
import sys
from collections import Counter
from pathlib import Path
from time import monotonic

import asyncpg

from esbat.store.address import open_store

from .fleet import Fleet, Server
from .hall import Hall
from .judge import Verdict, judged
from .pages import now
from .takeovers import Takeovers

WINDOW = ["--window", "0.3"]
CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = 'esbat' AND datname = current_database() AND pid <> pg_backend_pid()
ORDER BY random() LIMIT 4
"""
KINDS = ("freeze", "database", "peers", "freeze", "kill", "database", "peers", "stop")


class Storm:
    """What is done to the servers."""

    def __init__(self, fleet: Fleet, hall: Hall, address: str, luck: random.Random, log: Path | None) -> None:
        self.log = log
        self.fleet = fleet
        self.address = address
        self.luck = luck
        self.struck: Counter[str] = Counter()
        self.mending: set[asyncio.Task[None]] = set()
        self.trouble: BaseException | None = None  # a server that did not start again
        self.takeovers = Takeovers(address, hall.sat_at)

    async def strike(self, kind: str) -> None:
        """One fault; whatever has to be put right afterwards is under way when this returns."""
        if self.trouble is not None:
            raise self.trouble
        if kind == "database":
            self.note(kind)
            await self.cut_database()
        elif kind == "peers":
            self.luck.choice(self.fleet.servers).gate.cut()
        else:
            server = await self.victim()
            self.note(f"{kind} server{self.fleet.servers.index(server)}")
            await self.takeovers.note(server, kind)
            work = {"freeze": self.freeze, "kill": self.kill, "stop": self.stop}[kind](server)
            task = asyncio.create_task(work)
            self.mending.add(task)
            task.add_done_callback(self.mended)
        self.struck[kind] += 1

    def note(self, what: str) -> None:
        """For whoever has to find out afterwards what led to what."""
        if self.log is not None:
            with self.log.open("a", encoding="utf-8") as lines:
                lines.write(f"{now()} {what}\n")

    def mended(self, done: "asyncio.Task[None]") -> None:
        self.mending.discard(done)
        self.trouble = self.trouble or (None if done.cancelled() else done.exception())

    async def victim(self) -> Server:
        """One of those that are well, if it is not the last."""
        while True:
            well = [server for server in self.fleet.servers if server.well]
            if len(well) > 1:
                return self.luck.choice(well)
            await asyncio.sleep(0.05)

    async def freeze(self, server: Server) -> None:
        """Held up for a moment, or for so long that others take over; then it goes on where it stopped."""
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.luck.choice((0.4, 1.0, 4.5)))
        self.note(f"wakes server{self.fleet.servers.index(server)}")
        self.takeovers.spare(server)
        with contextlib.suppress(ProcessLookupError):
            server.send(signal.SIGCONT)

    async def kill(self, server: Server) -> None:
        await server.end(signal.SIGKILL)
        await server.start()

    async def stop(self, server: Server) -> None:
        await server.end(signal.SIGTERM)
        await server.start()

    async def cut_database(self) -> None:
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute(CUT)
        finally:
            await connection.close()

    async def pass_over(self) -> None:
        """Until all servers are there again."""
        while self.mending:
            await asyncio.gather(*self.mending)
        await self.takeovers.close()


async def run(
    address: str,
    tables: int,
    faults: int,
    apart: float,
    seed: int,
    pace: float = 0.1,
    servers: int = 3,
    kinds: tuple[str, ...] = KINDS,
    interpreter: str = sys.executable,
    minutes: float = math.inf,
    logs: Path | None = None,
) -> Verdict:
    """So many tables of all five games, so many faults, so many seconds apart; fewer if time runs out."""
    luck = random.Random(seed)
    fleet = Fleet(address, servers, WINDOW, interpreter, logs)
    await fleet.start()
    hall = Hall(fleet.door.port, seed, pace)
    storm = Storm(fleet, hall, address, luck, None if logs is None else logs / "storm.log")
    try:
        await hall.open(tables)
        until = monotonic() + 60 * minutes
        for number in range(faults):
            if monotonic() > until:
                break
            await asyncio.sleep(apart * luck.uniform(0.5, 1.5))
            await storm.strike(kinds[number % len(kinds)])
        await storm.pass_over()
        await asyncio.sleep(3 * apart)
    finally:
        await hall.close()
        codes = await fleet.end()
    if any(codes):
        raise RuntimeError(f"a server did not end well: {codes}")
    store = open_store(address)
    try:
        return await judged(store, hall.pages, dict(storm.struck), storm.takeovers.took)
    finally:
        await store.close()

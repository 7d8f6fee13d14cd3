"""What whoever keeps a server does with the plays in a SQLite file."""

import asyncio
import json
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time
from typing import Any

from esbat.store.interface import Mark, Store, StoreFailed, Work
from esbat.store.writer import Given, Job, Writer

TABLES = ("acts", "answers", "keys", "seats")
"""All that belongs to a play besides its own row."""


class SqliteKeeping(Store):
    """The half of a store that operators use; the other half is `SqliteStore`."""

    path: Path
    writer: Writer
    reading: sqlite3.Connection
    reader: ThreadPoolExecutor

    async def ids(self, after: str, most: int) -> list[str]:
        rows = await self.rows("SELECT id FROM plays WHERE id > ? ORDER BY id LIMIT ?", (after, most))
        return [row[0] for row in rows]

    async def untouched(self, before: float, after: str, most: int) -> list[str]:
        rows = await self.rows(
            "SELECT id FROM plays WHERE id > ? AND closed = 0 AND created < ? AND NOT EXISTS "
            "(SELECT 1 FROM acts WHERE play = id AND at > ?) ORDER BY id LIMIT ?",
            (after, before, int(before), most),
        )
        return [row[0] for row in rows]

    async def marks(self, plays: list[str]) -> dict[str, Mark]:
        rows = await self.rows(
            "SELECT id, changed, closed FROM plays WHERE id IN (SELECT value FROM json_each(?))",
            (json.dumps(plays),),
        )
        return {id: Mark(changed, closed > 0) for id, changed, closed in rows}

    async def close_play(self, play: str, when: float) -> bool:
        return await self.changed("UPDATE plays SET closed = ? WHERE id = ? AND closed = 0", (when, play))

    async def delete(self, play: str) -> bool:
        return bool(await self.writer.do(lambda connection: remove(connection, [play])))

    async def forget_name(self, play: str, seat: int) -> bool:
        def job(connection: sqlite3.Connection) -> int:
            connection.execute("UPDATE plays SET changed = changed + 1 WHERE id = ?", (play,))
            gone = connection.execute("UPDATE seats SET name = '' WHERE play = ? AND seat = ?", (play, seat))
            return gone.rowcount

        return bool(await self.writer.do(job))

    async def bans(self) -> list[str]:
        return [row[0] for row in await self.rows("SELECT address FROM bans ORDER BY address", ())]

    async def ban(self, address: str, banned: bool) -> bool:
        if banned:
            return await self.changed("INSERT OR IGNORE INTO bans VALUES (?, ?)", (address, time()))
        return await self.changed("DELETE FROM bans WHERE address = ?", (address,))

    async def size(self) -> int:
        return sum(
            os.path.getsize(path)
            for path in (f"{self.path}{end}" for end in ("", "-wal", "-shm"))
            if os.path.exists(path)
        )

    async def changed(self, statement: str, facts: tuple[object, ...]) -> bool:
        """Carry it out; has it changed anything?"""
        return bool(await self.writer.do(lambda connection: connection.execute(statement, facts).rowcount))

    def work(self) -> Work:
        return Work(self.writer.kept, self.writer.commits, self.writer.seconds)

    # ---- reading

    async def rows(self, question: str, facts: tuple[object, ...]) -> list[Any]:
        return await self.read(lambda connection: connection.execute(question, facts).fetchall())

    async def read(self, job: Job[Given]) -> Given:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, job, self.reading)
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreFailed(str(error)) from None


def remove(connection: sqlite3.Connection, plays: list[str]) -> int:
    """Everything about these plays, and the packs that no other play was made with; how many there were."""
    gone = [(play,) for play in plays]
    for table in TABLES:
        connection.executemany(f"DELETE FROM {table} WHERE play = ?", gone)
    packs = [
        row
        for each in gone
        for row in connection.execute("SELECT pack FROM plays WHERE id = ? AND pack IS NOT NULL", each)
    ]
    found = connection.executemany("DELETE FROM plays WHERE id = ?", gone).rowcount
    connection.executemany(
        "DELETE FROM packs WHERE digest = ? AND NOT EXISTS (SELECT 1 FROM plays WHERE pack = digest)",
        packs,
    )
    return found

"""What whoever keeps a server does with the plays in a PostgreSQL database."""

import asyncio
from time import time
from typing import Any

import asyncpg

from esbat.store.interface import Mark, Store, StoreFailed, Work
from esbat.store.postgres_connection import TROUBLES, Connection, DatabaseConnection, failed
from esbat.store.postgres_wake import NOTIFY
from esbat.store.postgres_writer import GroupWriter
from esbat.store.wake import LOOK

TABLES = ("acts", "answers", "keys", "leases", "seats")
"""All that belongs to a play besides its own row."""
UNLED = "UPDATE esbat.leases SET server = '', epoch = epoch + 1 WHERE play = $1"
SIZE = """
SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
WHERE relnamespace = to_regnamespace('esbat') AND relkind = 'r'
"""
UNTOUCHED = """
SELECT id FROM esbat.plays WHERE id > $1 AND closed = 0 AND created < $2
AND NOT EXISTS (SELECT 1 FROM esbat.acts WHERE play = id AND at > $3) ORDER BY id LIMIT $4
"""
SPARE_PACKS = """
DELETE FROM esbat.packs WHERE digest = ANY($1)
AND NOT EXISTS (SELECT 1 FROM esbat.plays WHERE pack = digest)
"""


class PostgresKeeping(Store):
    """The half of a store that operators use; the other half is `PostgresStore`."""

    writer: GroupWriter
    free: "asyncio.LifoQueue[DatabaseConnection]"

    async def ids(self, after: str, most: int) -> list[str]:
        rows = await self.rows("SELECT id FROM esbat.plays WHERE id > $1 ORDER BY id LIMIT $2", after, most)
        return [row[0] for row in rows]

    async def untouched(self, before: float, after: str, most: int) -> list[str]:
        return [row[0] for row in await self.rows(UNTOUCHED, after, before, int(before), most)]

    async def marks(self, plays: list[str]) -> dict[str, Mark]:
        rows = await self.rows("SELECT id, changed, closed FROM esbat.plays WHERE id = ANY($1)", plays)
        return {id: Mark(changed, closed > 0) for id, changed, closed in rows}

    async def close_play(self, play: str, when: float) -> bool:
        async def job(connection: Connection) -> bool:
            await connection.execute(NOTIFY, LOOK)
            # Whoever leads it can write no more.
            await connection.execute(UNLED, play)
            return await changed(
                connection, "UPDATE esbat.plays SET closed = $1 WHERE id = $2 AND closed = 0", when, play
            )

        return bool(await self.writer.do(job))

    async def delete(self, play: str) -> bool:
        async def job(connection: Connection) -> int:
            await connection.execute(NOTIFY, LOOK)
            return await remove(connection, [play])

        return bool(await self.writer.do(job))

    async def forget_name(self, play: str, seat: int) -> bool:
        async def job(connection: Connection) -> bool:
            await connection.execute(NOTIFY, LOOK)
            await connection.execute("UPDATE esbat.plays SET changed = changed + 1 WHERE id = $1", play)
            return await changed(
                connection, "UPDATE esbat.seats SET name = '' WHERE play = $1 AND seat = $2", play, seat
            )

        return bool(await self.writer.do(job))

    async def bans(self) -> list[str]:
        return [row[0] for row in await self.rows("SELECT address FROM esbat.bans ORDER BY address")]

    async def ban(self, address: str, banned: bool) -> bool:
        async def job(connection: Connection) -> bool:
            await connection.execute(NOTIFY, LOOK)
            if banned:
                insert = "INSERT INTO esbat.bans VALUES ($1, $2) ON CONFLICT DO NOTHING"
                return await changed(connection, insert, address, time())
            return await changed(connection, "DELETE FROM esbat.bans WHERE address = $1", address)

        return bool(await self.writer.do(job))

    async def size(self) -> int:
        return int((await self.rows(SIZE))[0][0])

    def work(self) -> Work:
        return Work(self.writer.kept, self.writer.commits, self.writer.seconds)

    # ---- reading

    async def rows(self, question: str, *facts: object) -> list[Any]:
        if self.writer.closed:
            raise StoreFailed("the store is closed")
        line = await self.free.get()
        try:
            kept = line.connection is not None
            try:
                return await fetched(line, question, *facts)
            except TROUBLES as error:
                # A line that was laid long ago may have been cut since: reading does no harm, so it is asked
                # once more on a new one. Whoever did not answer in time would not now.
                if not kept or isinstance(error, asyncpg.DataError | TimeoutError):
                    raise
            return await fetched(line, question, *facts)
        except TROUBLES as error:
            raise failed(error) from None
        finally:
            self.free.put_nowait(line)


async def fetched(line: DatabaseConnection, question: str, *facts: object) -> list[Any]:
    """What it answers; a line that breaks is let go."""
    try:
        connection = await line.open()
        return await connection.fetch(question, *facts)  # type: ignore[no-any-return]
    except TROUBLES as error:
        # A question that PostgreSQL could answer with an error is no reason to hang up.
        if not isinstance(error, asyncpg.DataError):
            line.drop()
        raise


async def changed(connection: Connection, statement: str, *facts: object) -> bool:
    """Carry it out; has it changed anything?"""
    return not str(await connection.execute(statement, *facts)).endswith(" 0")


async def remove(connection: Connection, plays: list[str]) -> int:
    """Everything about these plays, and the packs that no other play was made with; how many there were."""
    for table in TABLES:
        await connection.execute(f"DELETE FROM esbat.{table} WHERE play = ANY($1)", plays)
    gone = await connection.fetch("DELETE FROM esbat.plays WHERE id = ANY($1) RETURNING pack", plays)
    packs = [row[0] for row in gone if row[0] is not None]
    if packs:
        await connection.execute(SPARE_PACKS, packs)
    return len(gone)

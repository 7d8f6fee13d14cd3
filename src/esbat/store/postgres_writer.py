"""The group-commit writer for PostgreSQL: while one commit is under way, the next acts gather.

All acts that have gathered travel in one statement. What else there is to keep goes along in one transaction.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TypeVar, cast

import asyncpg

from esbat.store.interface import Conflict, Displaced, StoreFailed
from esbat.store.postgres_connection import Connection, DatabaseConnection, failed, reason

Given = TypeVar("Given")
Job = Callable[[Connection], Awaitable[Given]]
"""Some statements on a connection; they belong together."""
Row = tuple[str, int, int, str, int]
"""An act: play, version, seat, text, and the epoch under which the server leads the play."""

MOST_TOGETHER = 512
# Whoever wants to take over one of these plays waits until it is kept; whoever has done so is noticed here.
INSERT_ACTS = """
WITH led AS MATERIALIZED (
    SELECT play, epoch FROM esbat.leases WHERE play = ANY($1::text[]) AND server = $6 FOR SHARE
)
INSERT INTO esbat.acts (play, version, seat, text, at)
SELECT play, version, seat, text, floor(extract(epoch FROM now()))::bigint
FROM unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::bigint[])
    AS act (play, version, seat, text, epoch)
JOIN led USING (play, epoch)
ON CONFLICT DO NOTHING RETURNING play, version
"""
STILL_LED = "SELECT play, epoch FROM esbat.leases WHERE play = ANY($1::text[]) AND server = $2"
# Classes of errors that one job brings upon all: bad data, a broken constraint, a deadlock.
ONE_SPOILS_ALL = ("22", "23", "40")


class Waiting:
    """An act or a job, and who waits for it."""

    __slots__ = ("answer", "future", "job", "row", "trouble")

    def __init__(self, row: Row | None, job: Job[object] | None, future: "asyncio.Future[object]") -> None:
        self.row = row
        self.job = job
        self.future = future
        self.answer: object = None
        self.trouble: StoreFailed | None = None

    def resolve(self) -> None:
        if self.future.done():
            return
        if self.trouble is None:
            self.future.set_result(self.answer)
        else:
            self.future.set_exception(self.trouble)


class GroupWriter:
    """One line, one transaction at a time; a task runs only while there is something to write."""

    def __init__(self, line: DatabaseConnection, server: str) -> None:
        self.line = line
        self.server = server
        self.queue: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None
        self.closed = False
        self.commits = 0
        self.kept = 0
        self.seconds = 0.0

    async def append(self, row: Row) -> None:
        """Keep an act; when this returns, it is on disk."""
        await self.enter(row, None)

    async def do(self, job: Job[Given]) -> Given:
        """Carry out the job; when this returns, it is on disk."""
        return cast(Given, await self.enter(None, job))

    async def enter(self, row: Row | None, job: Job[object] | None) -> object:
        if self.closed:
            raise StoreFailed("the store is closed")
        waiting = Waiting(row, job, asyncio.get_running_loop().create_future())
        self.queue.append(waiting)
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        return await waiting.future

    async def run(self) -> None:
        """Take what has gathered, commit it, tell those who wait; until nobody waits."""
        try:
            while self.queue:
                batch = self.queue[:MOST_TOGETHER]
                del self.queue[:MOST_TOGETHER]
                began = monotonic()
                await self.commit(batch)
                self.seconds += monotonic() - began
                for waiting in batch:
                    waiting.resolve()
        finally:
            self.task = None

    async def commit(self, batch: list[Waiting]) -> None:
        """Keep the batch. What one job spoils is tried again one by one; a lost line fails all."""
        try:
            connection = await self.line.open()
            await carry_out(connection, batch, self.server)
            self.commits += 1
            self.kept += len(batch)
        except Exception as error:  # whatever it was, those who wait must hear of it
            state = error.sqlstate if isinstance(error, asyncpg.PostgresError) else None
            if state is not None and state[:2] in ONE_SPOILS_ALL:
                if len(batch) > 1:
                    for waiting in batch:
                        waiting.trouble = None
                        await self.commit([waiting])
                    return
            else:
                self.line.drop()
            for waiting in batch:
                waiting.trouble = waiting.trouble or failed(error)

    async def close(self) -> None:
        """Finish what is queued, then let go."""
        self.closed = True
        if self.task is not None:
            await self.task
        await self.line.close()


async def carry_out(connection: Connection, batch: list[Waiting], server: str) -> None:
    """One transaction for the batch. Acts alone need but one statement, which is its own transaction."""
    acts = [waiting for waiting in batch if waiting.row is not None]
    if len(acts) == len(batch):
        await insert_acts(connection, acts, server)
        return
    async with connection.transaction():
        if acts:
            await insert_acts(connection, acts, server)
        for waiting in batch:
            if waiting.job is not None:
                await try_job(connection, waiting, waiting.job)


async def insert_acts(connection: Connection, acts: list[Waiting], server: str) -> None:
    """All these acts; those whose version is there already are in conflict, unless the play is another's."""
    firsts: dict[tuple[str, int], Waiting] = {}
    for waiting in acts:
        assert waiting.row is not None
        firsts.setdefault(waiting.row[:2], waiting)
    # In this order, so that two servers never wait for one another.
    rows = [firsts[place].row for place in sorted(firsts)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    kept = {(row[0], row[1]) for row in await connection.fetch(INSERT_ACTS, *columns, server)}
    left = [
        each for each in acts if each.row and (firsts[each.row[:2]] is not each or each.row[:2] not in kept)
    ]
    if not left:
        return
    rows = await connection.fetch(STILL_LED, columns[0], server)
    led = {(row[0], row[1]) for row in rows}
    for waiting in left:
        assert waiting.row is not None
        play, version, epoch = waiting.row[0], waiting.row[1], waiting.row[4]
        if (play, epoch) in led:
            waiting.trouble = Conflict(f"version {version} of this play is kept already")
        else:
            waiting.trouble = Displaced("another server leads this play by now")


async def try_job(connection: Connection, waiting: Waiting, job: Job[object]) -> None:
    """A job that is in conflict undoes only itself."""
    try:
        async with connection.transaction():
            waiting.answer = await job(connection)
    except asyncpg.IntegrityConstraintViolationError as error:
        waiting.trouble = Conflict(reason(error))
    except Displaced as error:
        waiting.trouble = error

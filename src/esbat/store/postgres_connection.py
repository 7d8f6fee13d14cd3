"""A line to PostgreSQL: opened when it is first needed, and opened again when it was lost."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import TypeAlias

import asyncpg

from esbat.store.interface import StoreFailed

PATIENCE = 10.0
"""Seconds that the server may take to let us in, or to carry out one statement."""

TROUBLES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""All that a line may raise."""


Connection: TypeAlias = asyncpg.Connection
Mark = tuple[int, datetime]
"""Who serves a line at the other end: the process, and when it began."""
WHO = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"


class DatabaseConnection:
    """One connection, used by one task at a time."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: Connection | None = None
        self.mark: Mark | None = None
        self.lost: list[Mark] = []  # who may still carry out what was sent on lines that broke

    async def open(self) -> Connection:
        """The connection, new if there is none or if the server has gone away meanwhile."""
        if self.connection is None or self.connection.is_closed():
            self.drop()
            self.connection = await connected(self.address)
            self.mark = await self.connection.fetchrow(WHO)
        if self.lost:
            await end_all(self.connection, self.lost)
            self.lost.clear()
        return self.connection

    def drop(self) -> None:
        """Let go at once: nobody knows what state it is in, nor what the other end makes of it."""
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None
        if self.mark is not None:
            self.lost.append(self.mark)
            self.mark = None

    async def close(self) -> None:
        """Say goodbye, if there is anybody to say it to."""
        if self.connection is not None:
            try:
                await self.connection.close(timeout=PATIENCE)
            except TROUBLES:
                self.drop()
            self.connection = self.mark = None


async def connected(address: str) -> Connection:
    """A connection whose commits wait for the disk, whatever is usual on that server."""
    connection = await asyncpg.connect(
        address,
        timeout=PATIENCE,
        command_timeout=PATIENCE,
        # A server that is held up in the middle of a transaction holds up nobody else for long.
        server_settings={"application_name": "esbat", "idle_in_transaction_session_timeout": "2s"},
    )
    await connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false) "
        "WHERE current_setting('synchronous_commit') = 'off'"
    )
    return connection


async def end_all(connection: Connection, lost: list[Mark]) -> None:
    """See to it that nobody carries out any more what was sent on lines that broke.

    A server that was held up goes on where it stopped: without this, an act could be kept after it was
    found missing.
    """
    async with asyncio.timeout(PATIENCE):
        for pid, began in lost:
            while await connection.fetch(END, pid, began):
                await asyncio.sleep(0.02)


def reason(error: BaseException) -> str:
    """Why it failed, in one line, without the rows that PostgreSQL likes to quote."""
    if isinstance(error, TimeoutError):
        return f"no answer within {PATIENCE:.0f} seconds"
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return text.strip().splitlines()[0].rstrip(".")


def failed(error: BaseException) -> StoreFailed:
    return error if isinstance(error, StoreFailed) else StoreFailed(reason(error))


def run_apart(work: Callable[[], Coroutine[object, object, None]]) -> None:
    """Run it in a loop of its own and wait, also where a loop is running already."""
    trouble: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work())
        except BaseException as error:
            trouble.append(error)

    thread = threading.Thread(target=run, name="esbat-opening")
    thread.start()
    thread.join()
    if trouble:
        raise trouble[0]

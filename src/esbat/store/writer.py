"""The group-commit writer: while one fsync runs, the next jobs gather, and are then committed together.

So every act waits for its own place on disk, and yet thousands a second get there.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from esbat.store.interface import Conflict, StoreFailed

Job = Callable[[sqlite3.Connection], Any]
"""Some statements; they belong together."""

MOST_TOGETHER = 512


class Waiting:
    """A job, and who waits for it."""

    __slots__ = ("answer", "future", "job", "loop", "trouble")

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop, future: "asyncio.Future[Any]") -> None:
        self.job = job
        self.loop = loop
        self.future = future
        self.answer: Any = None
        self.trouble: StoreFailed | None = None


class Writer:
    """One thread, one connection, one transaction at a time."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self.closed = False
        self.commits = 0
        self.thread = threading.Thread(target=self.run, name="esbat-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job) -> Any:
        """Carry out the job; when this returns, it is on disk."""
        if self.closed:
            raise StoreFailed("the store is closed")
        loop = asyncio.get_running_loop()
        waiting = Waiting(job, loop, loop.create_future())
        self.queue.put(waiting)
        return await waiting.future

    def run(self) -> None:
        """The thread's whole life: take what has gathered, commit it, tell those who wait."""
        going = True
        while going:
            first = self.queue.get()
            batch: list[Waiting] = []
            going = self.gather(first, batch)
            if batch:
                self.commit(batch)
                self.tell(batch)
        self.connection.close()

    def gather(self, first: Waiting | None, batch: list[Waiting]) -> bool:
        """Put all that waits into the batch; False once the end is asked for."""
        waiting = first
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MOST_TOGETHER or self.queue.empty():
                return True
            waiting = self.queue.get()
        return False

    def commit(self, batch: list[Waiting]) -> None:
        """One transaction for the batch. A job that fails undoes only itself; a failed commit fails all."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                self.carry_out(waiting)
            self.connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            for waiting in batch:
                waiting.trouble = waiting.trouble or StoreFailed(str(error))
            self.roll_back()

    def carry_out(self, waiting: Waiting) -> None:
        self.connection.execute("SAVEPOINT job")
        try:
            waiting.answer = waiting.job(self.connection)
        except sqlite3.IntegrityError as error:
            waiting.trouble = Conflict(str(error))
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            # The connection is beyond help; the next transaction says so to its own callers.
            pass

    def tell(self, batch: list[Waiting]) -> None:
        """Resolve the futures, with one knock at each loop's door."""
        loops: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        for waiting in batch:
            loops.setdefault(waiting.loop, []).append(waiting)
        for loop, those in loops.items():
            try:
                loop.call_soon_threadsafe(resolve, those)
            except RuntimeError:
                # Their loop is closed: nobody waits any more, and what was to be kept is kept.
                continue

    def close(self) -> None:
        """Finish what is queued, then stop. Blocks until it is done."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
        self.thread.join()


def resolve(batch: list[Waiting]) -> None:
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.trouble is None:
            waiting.future.set_result(waiting.answer)
        else:
            waiting.future.set_exception(waiting.trouble)

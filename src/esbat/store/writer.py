"""The group-commit writer: while one fsync runs, the next jobs gather, and are then committed together.

So every act waits for its own place on disk, and yet thousands a second get there. Acts are rows and not
jobs: those that have gathered go in with one statement, during which the loop's thread is not in our way.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from esbat.store.interface import Conflict, Done, StoreFailed

Job = Callable[[sqlite3.Connection], Any]
"""Some statements; they belong together."""
Row = tuple[str, int, int, str]
"""An act: play, version, seat, text."""

MOST_TOGETHER = 512
AT_ONCE = (256, 64, 16, 4, 1)
"""How many rows one statement takes: few sizes, so that each is prepared once and kept."""
TOLD_AT_ONCE = 16
"""How many are told of their commit before the loop turns to others."""

NOT_KEPT = (sqlite3.IntegrityError, ValueError, ArithmeticError, LookupError, TypeError)
"""What is wrong with one thing to be kept, and no reason to turn away the others: it is there already, or
holds what no database takes, such as half a character. (A disk that is full is everybody's trouble.)"""


class Waiting:
    """A job or an act, and who waits for it."""

    __slots__ = ("answer", "done", "future", "job", "loop", "row", "trouble")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.job: Job | None = None
        self.row: Row | None = None
        self.future: asyncio.Future[Any] | None = None
        self.done: Done | None = None
        self.answer: Any = None
        self.trouble: StoreFailed | None = None

    def tell(self) -> None:
        """On the loop: it is decided."""
        if self.done is not None:
            self.done(self.trouble)
        elif self.future is not None and not self.future.done():
            if self.trouble is None:
                self.future.set_result(self.answer)
            else:
                self.future.set_exception(self.trouble)


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
        waiting = Waiting(asyncio.get_running_loop())
        waiting.job = job
        return await self.wait_for(waiting)

    async def insert(self, row: Row) -> None:
        """Keep an act; when this returns, it is on disk."""
        waiting = Waiting(asyncio.get_running_loop())
        waiting.row = row
        await self.wait_for(waiting)

    async def wait_for(self, waiting: Waiting) -> Any:
        if self.closed:
            raise StoreFailed("the store is closed")
        waiting.future = waiting.loop.create_future()
        self.queue.put(waiting)
        return await waiting.future

    def insert_soon(self, row: Row, done: Done) -> None:
        """Keep an act, and say so when it is on disk."""
        waiting = Waiting(asyncio.get_running_loop())
        waiting.row = row
        waiting.done = done
        if self.closed:
            waiting.trouble = StoreFailed("the store is closed")
            waiting.loop.call_soon(waiting.tell)
        else:
            self.queue.put(waiting)

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
            self.insert_rows([waiting for waiting in batch if waiting.row is not None])
            for waiting in batch:
                if waiting.job is not None:
                    self.carry_out(waiting, waiting.job)
            self.connection.execute("COMMIT")
            self.commits += 1
        except Exception as error:  # whatever it is, the thread lives on and everybody hears of it
            for waiting in batch:
                waiting.trouble = waiting.trouble or StoreFailed(str(error))
            self.roll_back()

    def insert_rows(self, acts: list[Waiting]) -> None:
        """As many rows a statement as may be; if one of them will not go in, one by one."""
        at = 0
        for size in AT_ONCE:
            while len(acts) - at >= size:
                self.insert_together(acts[at : at + size])
                at += size

    def insert_together(self, acts: list[Waiting]) -> None:
        values = [value for act in acts for value in act.row or ()]
        try:
            # A statement that fails undoes itself and leaves the transaction as it was.
            self.connection.execute(INSERT[len(acts)], values)
        except NOT_KEPT as error:
            if len(acts) == 1:
                acts[0].trouble = trouble_with(error)
                return
            for act in acts:
                self.insert_together([act])

    def carry_out(self, waiting: Waiting, job: Job) -> None:
        self.connection.execute("SAVEPOINT job")
        try:
            waiting.answer = job(self.connection)
        except NOT_KEPT as error:
            waiting.trouble = trouble_with(error)
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
        """Let those who wait know, with one knock at each loop's door."""
        loops: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
        for waiting in batch:
            loops.setdefault(waiting.loop, []).append(waiting)
        for loop, those in loops.items():
            try:
                loop.call_soon_threadsafe(resolve, those, 0)
            except RuntimeError:
                # Their loop is closed: nobody waits any more, and what was to be kept is kept.
                continue

    def close(self) -> None:
        """Finish what is queued, then stop. Blocks until it is done."""
        if not self.closed:
            self.closed = True
            self.queue.put(None)
        self.thread.join()


INSERT = {size: "INSERT INTO acts VALUES " + ", ".join(["(?, ?, ?, ?)"] * size) for size in AT_ONCE}


def trouble_with(error: Exception) -> StoreFailed:
    """What whoever wanted this kept is told."""
    return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else StoreFailed(str(error))


def resolve(batch: list[Waiting], at: int) -> None:
    """Tell some of them; the rest when the loop has been round."""
    if at + TOLD_AT_ONCE < len(batch):
        batch[0].loop.call_soon(resolve, batch, at + TOLD_AT_ONCE)
    for waiting in batch[at : at + TOLD_AT_ONCE]:
        try:
            waiting.tell()
        except Exception as error:
            # Whatever one of them makes of it, the others hear of theirs.
            waiting.loop.call_exception_handler({"message": "a commit told of", "exception": error})

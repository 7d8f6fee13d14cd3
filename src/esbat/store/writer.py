"""The group-commit writer: while one fsync runs, the next jobs gather, and are then committed together.

So every act waits for its own place on disk, and yet thousands a second get there. Acts are rows and not
jobs: those that have gathered go in with one statement that is a transaction of its own, so that the loop's
thread and this one get in each other's way as seldom as may be.
"""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from time import monotonic, sleep
from typing import TypeVar, cast

from esbat.store.interface import Conflict, Displaced, Done, Gone, StoreFailed
from esbat.store.turns import ALONE, Turns

Given = TypeVar("Given")
Job = Callable[[sqlite3.Connection], Given]
"""Some statements; they belong together."""
Row = tuple[str, int, int, str]
"""An act: play, version, seat, text."""
Noted = tuple[str, int, int, str]
"""What is noted of a window: play, seat, place, text."""

MOST_TOGETHER = 512
AT_ONCE = (1, 4, 16, 64, 256, MOST_TOGETHER)
"""How many rows one statement takes: few sizes, so that each is prepared once and kept."""
NO_ROW = (None, None, None, None)
"""Fills up a statement that takes more rows than there are."""
MANY = 24
BREATH = 0.003
"""When so many acts went in together, seconds until the next are taken: fewer and larger commits."""
TOLD_AT_ONCE = 64
"""How many are told of their commit before the loop turns to others."""

NOT_KEPT = (sqlite3.IntegrityError, ValueError, ArithmeticError, LookupError, TypeError)
"""What is wrong with one thing to be kept, and no reason to turn away the others: it is there already, or
holds what no database takes, such as half a character. (A disk that is full is everybody's trouble.)"""


class Waiting:
    """A job or an act, what is noted with it or alone, and who waits for it."""

    __slots__ = ("answer", "done", "future", "job", "loop", "noted", "row", "trouble")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.job: Job[object] | None = None
        self.row: Row | None = None
        self.noted: Noted | None = None
        self.future: asyncio.Future[object] | None = None
        self.done: Done | None = None
        self.answer: object = None
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


class File:
    """The file as it was opened, and what SQLite keeps beside it for as long as anybody has it open.

    One that was deleted or replaced takes writes that nobody finds again; so does its log, and processes that
    do not share one index write over one another's.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        found = os.stat(path)
        self.device = found.st_dev
        self.number = found.st_ino
        real = os.path.realpath(path)  # SQLite follows links before it names the others
        self.log = f"{real}-wal"
        self.index = f"{real}-shm"
        self.log_number = number_of(self.log)
        self.index_number = number_of(self.index)
        self.left = False

    def gone(self) -> bool:
        return self.left or self.replaced() or self.log_gone() or self.index_gone()

    def replaced(self) -> bool:
        try:
            found = os.stat(self.path)
        except OSError:
            return True
        return found.st_ino != self.number or found.st_dev != self.device

    def log_gone(self) -> bool:
        return self.log_number != 0 and number_of(self.log) != self.log_number

    def index_gone(self) -> bool:
        return self.index_number != 0 and number_of(self.index) != self.index_number

    def log_anew(self) -> bool:
        """Has somebody else begun another log?"""
        try:
            return os.stat(self.log).st_size > 0
        except OSError:
            return False


def number_of(path: str) -> int:
    """By what the system knows this file; 0 if there is none."""
    try:
        return os.stat(path).st_ino
    except OSError:
        return 0


class Writer:
    """One thread, one connection, one transaction at a time."""

    def __init__(
        self, connection: sqlite3.Connection, file: File, let_go: Callable[[], object], turns: Turns = ALONE
    ) -> None:
        self.connection = connection
        self.file = file
        self.let_go = let_go
        self.turns = turns
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.closed = False
        self.commits = 0
        self.kept = 0
        self.seconds = 0.0
        self.gathered: list[Waiting] = []  # handed over once the loop has been round
        self.thread = threading.Thread(target=self.run, name="esbat-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job[Given]) -> Given:
        """Carry out the job; when this returns, it is on disk."""
        waiting = Waiting(asyncio.get_running_loop())
        waiting.job = job
        return cast(Given, await self.wait_for(waiting))

    async def insert(self, row: Row | None, noted: Noted | None = None) -> None:
        """Keep an act, or what is noted, or both together; when this returns, it is on disk."""
        waiting = Waiting(asyncio.get_running_loop())
        waiting.row = row
        waiting.noted = noted
        await self.wait_for(waiting)

    async def wait_for(self, waiting: Waiting) -> object:
        if self.closed:
            raise StoreFailed("the store is closed")
        waiting.future = waiting.loop.create_future()
        self.queue.put([waiting])
        return await waiting.future

    def insert_soon(self, row: Row, done: Done, noted: Noted | None = None) -> None:
        """Keep an act, and what is noted with it; say so when it is on disk."""
        waiting = Waiting(asyncio.get_running_loop())
        waiting.row = row
        waiting.noted = noted
        waiting.done = done
        if self.closed:
            waiting.trouble = StoreFailed("the store is closed")
            waiting.loop.call_soon(waiting.tell)
            return
        if not self.gathered or self.gathered[-1].loop is not waiting.loop:
            waiting.loop.call_soon(self.hand_over)
        self.gathered.append(waiting)

    def hand_over(self) -> None:
        """To the thread, all acts that came in one round of the loop: each knock at its door costs time."""
        if self.gathered:
            self.queue.put(self.gathered)
            self.gathered = []

    def run(self) -> None:
        """The thread's whole life: take what has gathered, commit it, tell those who wait."""
        going = True
        while going:
            batch: list[Waiting] = []
            going = self.gather(self.queue.get(), batch)
            for at in range(0, len(batch), MOST_TOGETHER):
                together = batch[at : at + MOST_TOGETHER]
                self.turns.take()
                began = monotonic()
                self.commit(together)
                self.seconds += monotonic() - began
                self.turns.give()
                self.tell(together)
            if len(batch) > MANY:
                sleep(BREATH)
        self.connection.close()

    def gather(self, first: list[Waiting] | None, batch: list[Waiting]) -> bool:
        """Put all that waits into the batch; False once the end is asked for."""
        waiting = first
        while waiting is not None:
            batch += waiting
            if len(batch) >= MOST_TOGETHER or self.queue.empty():
                return True
            waiting = self.queue.get()
        return False

    def commit(self, batch: list[Waiting]) -> None:
        """One transaction for the batch. A job that fails undoes only itself; a failed commit fails all."""
        try:
            self.look()
            jobs = [waiting for waiting in batch if waiting.job is not None]
            notes = [waiting for waiting in batch if waiting.noted is not None]
            acts = [waiting for waiting in batch if waiting.row is not None] if jobs or notes else batch
            if jobs or notes or not self.insert_together(acts):
                self.commit_apart(jobs, acts, notes)
            self.look()
            self.commits += 1
            self.kept += len(batch)
        except Exception as error:  # whatever it is, the thread lives on and everybody hears of it
            trouble = error if isinstance(error, StoreFailed) else StoreFailed(str(error))
            for waiting in batch:
                waiting.trouble = waiting.trouble or trouble
            self.roll_back()

    def look(self) -> None:
        """Before a commit, and once more before anybody is told of it."""
        if self.file.gone():
            self.save()
            raise Gone("the file is gone")

    def save(self) -> None:
        """What stands in a log that lost its name nobody finds again: into the file with it while it is open.

        Then all is closed: whoever opens the file next begins a log of their own, if nobody has done so yet.
        """
        file = self.file
        if file.left or file.replaced() or not file.log_gone() or file.log_anew():
            return
        if self.connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()[0] == 0:
            file.left = True
            self.connection.close()
            self.let_go()

    def insert_together(self, acts: list[Waiting]) -> bool:
        """All in one statement, which is kept or not as a whole; False if one of them will not go in."""
        size = next(size for size in AT_ONCE if size >= len(acts))
        values = [value for act in acts for value in act.row or NO_ROW]
        values += NO_ROW * (size - len(acts))
        try:
            kept = self.connection.execute(INSERT[size], values).rowcount
        except NOT_KEPT:
            return False
        if kept < len(acts):
            # Some play takes nothing any more; what others did is kept by now.
            for act in acts:
                if self.connection.execute(IS_KEPT, act.row or NO_ROW).fetchone() is None:
                    act.trouble = displaced()
        return True

    def commit_apart(self, jobs: list[Waiting], acts: list[Waiting], notes: list[Waiting]) -> None:
        """In one transaction, each so that it can fail alone. Nothing is in both that waits for the other.

        Acts go in with one statement here, too, if they can: after each, this thread would wait for its turn.
        """
        self.connection.execute("BEGIN IMMEDIATE")
        for waiting in jobs:
            if waiting.job is not None:
                self.carry_out(waiting, waiting.job)
        if acts and not self.insert_together(acts):
            self.insert_one_by_one(acts)
        self.note_all([note for note in notes if note.trouble is None])
        self.connection.execute("COMMIT")

    def note_all(self, notes: list[Waiting]) -> None:
        """What is noted, in place of what was noted before; where one will not go in, each by itself."""
        try:
            self.connection.executemany(NOTE, [note.noted or NO_ROW for note in notes])
        except NOT_KEPT:
            for note in notes:
                try:
                    self.connection.execute(NOTE, note.noted or NO_ROW)
                except NOT_KEPT as error:
                    note.trouble = trouble_with(error)

    def insert_one_by_one(self, acts: list[Waiting]) -> None:
        for act in acts:
            try:
                # A statement that fails undoes itself and leaves the transaction as it was.
                if self.connection.execute(INSERT[1], act.row or NO_ROW).rowcount == 0:
                    act.trouble = displaced()
            except NOT_KEPT as error:
                act.trouble = trouble_with(error)

    def carry_out(self, waiting: Waiting, job: Job[object]) -> None:
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
        """On the loop: finish what is queued, then stop. Whoever wants to know when joins the thread."""
        if not self.closed:
            self.closed = True
            self.hand_over()
            self.queue.put(None)


INSERT = {
    # A play that was closed or deleted meanwhile takes no acts; nor does the row that fills up a statement.
    size: "INSERT INTO acts (play, version, seat, text, at) "
    "SELECT column1, column2, column3, column4, CAST(strftime('%s', 'now') AS INTEGER) "
    f"FROM (VALUES {', '.join(['(?, ?, ?, ?)'] * size)}) "
    "WHERE column1 IN (SELECT id FROM plays WHERE closed = 0)"
    for size in AT_ONCE
}


NOTE = "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)"
IS_KEPT = "SELECT 1 FROM acts WHERE play = ? AND version = ? AND seat = ? AND text = ?"


def displaced() -> Displaced:
    return Displaced("the play was closed or deleted")


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

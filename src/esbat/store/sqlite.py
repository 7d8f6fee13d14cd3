"""The store in one SQLite file: write-ahead log, a real fsync for every commit, one writer thread."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from esbat.store.interface import (
    BadDatabase,
    Done,
    Gone,
    KeptAct,
    KeptAnswer,
    KeptKey,
    KeptPlay,
    KeptSeat,
    Store,
    StoreFailed,
    Summary,
)
from esbat.store.writer import File, Writer

LAYOUT = 3
ORDERS = "ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';"
"""From layout 1 to 2: standing orders are kept with the seat."""
ANSWERS = """
CREATE TABLE IF NOT EXISTS answers (
    play TEXT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (play, seat)
) WITHOUT ROWID;
"""
"""From layout 2 to 3: answers noted in an open window are kept."""
TABLES = f"""{ANSWERS}
CREATE TABLE IF NOT EXISTS plays (
    id TEXT PRIMARY KEY, head BLOB NOT NULL, secret BLOB NOT NULL, created REAL NOT NULL, after TEXT UNIQUE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS acts (
    play TEXT NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (play, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
    play TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    sitting INTEGER NOT NULL, joined INTEGER NOT NULL, orders TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (play, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keys (
    number INTEGER PRIMARY KEY, play TEXT NOT NULL, hash BLOB NOT NULL, opens TEXT NOT NULL,
    seat INTEGER NOT NULL, UNIQUE (play, hash)
);
CREATE INDEX IF NOT EXISTS keys_by_hash ON keys (hash);
"""


FORGOTTEN_AT_ONCE = 100
"""Plays forgotten in one go: whoever plays meanwhile waits for no longer than that takes."""


class SqliteStore(Store):
    """Plays in one file. Reading goes on beside the writer, on a connection of its own."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        try:
            writing = connected(path)
            lay_out(writing)
            patient(writing)
            self.reading = connected(path)
            patient(self.reading)
            file = File(str(self.path))
        except (sqlite3.Error, OSError) as error:
            raise BadDatabase("database-unwritable", {"path": str(path), "reason": str(error)}) from None
        self.writer = Writer(writing, file)
        self.reader = ThreadPoolExecutor(1, "esbat-reader")

    async def create(self, play: KeptPlay) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO plays VALUES (?, ?, ?, ?, ?)",
                (play.id, play.head, play.secret, play.created, play.after),
            )
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (
                        play.id,
                        seat.seat,
                        seat.kind,
                        seat.name,
                        seat.bot,
                        seat.sitting,
                        seat.joined,
                        seat.orders,
                    )
                    for seat in play.seats
                ],
            )
            insert_keys(connection, play.id, play.keys)
            connection.executemany(
                "INSERT INTO acts VALUES (?, ?, ?, ?)",
                [(play.id, version, act.seat, act.text) for version, act in enumerate(play.acts, start=1)],
            )

        await self.writer.do(job)

    async def append(self, play: str, version: int, act: KeptAct) -> None:
        await self.writer.insert((play, version, act.seat, act.text))

    def append_soon(self, play: str, version: int, act: KeptAct, done: Done) -> None:
        self.writer.insert_soon((play, version, act.seat, act.text), done)

    async def note(self, play: str, answer: KeptAnswer) -> None:
        row = (play, answer.seat, answer.place, answer.text)

        def job(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)", row)

        await self.writer.do(job)

    async def load(self, play: str) -> KeptPlay | None:
        if self.writer.file.gone():
            # What can still be read was perhaps written when it was gone already.
            raise Gone("the file is gone")
        return await self.read(lambda connection: loaded(connection, play))  # type: ignore[no-any-return]

    async def following(self, play: str) -> str | None:
        rows = await self.rows("SELECT id FROM plays WHERE after = ?", (play,))
        return rows[0][0] if rows else None

    async def plays(self, most: int) -> list[Summary]:
        rows = await self.rows(
            "SELECT id, head, created, (SELECT count(*) FROM acts WHERE play = id) FROM plays "
            "ORDER BY created DESC LIMIT ?",
            (most,),
        )
        return [Summary(*row) for row in rows]

    async def keep_seat(self, play: str, seat: KeptSeat) -> None:
        row = (seat.kind, seat.name, seat.bot, seat.sitting, seat.joined, seat.orders, play, seat.seat)

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seats SET kind = ?, name = ?, bot = ?, sitting = ?, joined = ?, orders = ? "
                "WHERE play = ? AND seat = ?",
                row,
            )

        await self.writer.do(job)

    async def add_keys(self, play: str, keys: list[KeptKey], most: int) -> list[KeptKey]:
        def job(connection: sqlite3.Connection) -> list[KeptKey]:
            insert_keys(connection, play, keys)
            for key in keys:
                connection.execute(
                    "DELETE FROM keys WHERE play = ?1 AND opens = ?2 AND seat = ?3 AND number NOT IN ("
                    "SELECT number FROM keys WHERE play = ?1 AND opens = ?2 AND seat = ?3 "
                    "ORDER BY number DESC LIMIT ?4)",
                    (play, key.opens, key.seat, most),
                )
            return keys_of(connection, play)

        return await self.writer.do(job)  # type: ignore[no-any-return]

    async def find_key(self, hash: bytes, opens: str) -> tuple[str, int] | None:
        rows = await self.rows(
            "SELECT play, seat FROM keys WHERE hash = ? AND opens = ? ORDER BY number DESC LIMIT 1",
            (hash, opens),
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def forget_unplayed(self, before: float, spared: list[str]) -> int:
        def job(connection: sqlite3.Connection) -> int:
            old = connection.execute(
                "SELECT id FROM plays WHERE created < ? AND NOT EXISTS (SELECT 1 FROM acts WHERE play = id) "
                "AND NOT EXISTS (SELECT 1 FROM answers WHERE play = id)",
                (before,),
            ).fetchall()
            gone = [row for row in old if row[0] not in spared][:FORGOTTEN_AT_ONCE]
            connection.executemany("DELETE FROM keys WHERE play = ?", gone)
            connection.executemany("DELETE FROM seats WHERE play = ?", gone)
            connection.executemany("DELETE FROM plays WHERE id = ?", gone)
            return len(gone)

        return await self.writer.do(job)  # type: ignore[no-any-return]

    async def check_reading(self) -> None:
        if self.writer.file.gone():
            raise Gone("the file is gone")
        await self.rows("SELECT 1 FROM plays LIMIT 1", ())

    async def check_writing(self) -> None:
        await self.writer.do(write_anything)

    async def close(self) -> None:
        self.writer.close()
        await asyncio.to_thread(self.writer.thread.join)
        self.reader.shutdown(wait=True)
        self.reading.close()

    # ---- reading

    async def rows(self, question: str, facts: tuple[Any, ...]) -> list[Any]:
        return await self.read(lambda connection: connection.execute(question, facts).fetchall())  # type: ignore[no-any-return]

    async def read(self, job: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, job, self.reading)
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreFailed(str(error)) from None


def connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)


def patient(connection: sqlite3.Connection) -> None:
    """Readers beside the writer, and a commit that waits for the disk."""
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # A thousand tables write to a thousand pages in turn: keep them at hand, and tidy the log less often.
    connection.execute("PRAGMA cache_size = -32000")
    connection.execute("PRAGMA wal_autocheckpoint = 4000")


def lay_out(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse one that is laid out otherwise."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    strangers = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if found not in (0, 1, 2, LAYOUT) or (found == 0 and strangers):
        raise sqlite3.DatabaseError("this file belongs to another program or another version of esbat")
    missing = {0: TABLES, 1: ORDERS + ANSWERS, 2: ANSWERS}.get(found)
    if missing is not None:
        connection.executescript(f"BEGIN IMMEDIATE; {missing} PRAGMA user_version = {LAYOUT}; COMMIT;")
    # So that a file that takes no writes is noticed now and not at the first move.
    write_anything(connection)


def write_anything(connection: sqlite3.Connection) -> None:
    """A write that changes nothing: a transaction without one is granted on a read-only file, too."""
    connection.execute(f"PRAGMA user_version = {LAYOUT}")


def insert_keys(connection: sqlite3.Connection, play: str, keys: list[KeptKey]) -> None:
    connection.executemany(
        "INSERT INTO keys (play, hash, opens, seat) VALUES (?, ?, ?, ?)",
        [(play, key.hash, key.opens, key.seat) for key in keys],
    )


def keys_of(connection: sqlite3.Connection, play: str) -> list[KeptKey]:
    rows = connection.execute("SELECT hash, opens, seat FROM keys WHERE play = ? ORDER BY number", (play,))
    return [KeptKey(*row) for row in rows]


def loaded(connection: sqlite3.Connection, play: str) -> KeptPlay | None:
    """Everything about one play, as of one moment."""
    connection.execute("BEGIN")
    try:
        head = connection.execute(
            "SELECT id, head, secret, created, after FROM plays WHERE id = ?", (play,)
        ).fetchone()
        if head is None:
            return None
        seats = connection.execute(
            "SELECT seat, kind, name, bot, sitting, joined, orders FROM seats WHERE play = ? ORDER BY seat",
            (play,),
        ).fetchall()
        acts = connection.execute(
            "SELECT seat, text FROM acts WHERE play = ? ORDER BY version", (play,)
        ).fetchall()
        answers = connection.execute(
            "SELECT seat, place, text FROM answers WHERE play = ? ORDER BY seat", (play,)
        ).fetchall()
        return KeptPlay(
            id=head[0],
            head=head[1],
            secret=head[2],
            created=head[3],
            after=head[4],
            seats=[
                KeptSeat(number, kind, name, bot, bool(sitting), bool(joined), orders)
                for number, kind, name, bot, sitting, joined, orders in seats
            ],
            keys=keys_of(connection, play),
            acts=[KeptAct(seat, text) for seat, text in acts],
            answers=[KeptAnswer(*row) for row in answers],
        )
    finally:
        connection.execute("COMMIT")

"""The store in one SQLite file: write-ahead log, a real fsync for every commit, one writer thread."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

from esbat.store import interface
from esbat.store.packs import digest_of, joined, parted
from esbat.store.sqlite_keeping import SqliteKeeping, remove
from esbat.store.sqlite_layout import keep_pack, lay_out, write_anything
from esbat.store.turns import ALONE, Turns
from esbat.store.writer import File, Noted, Writer

FORGOTTEN_AT_ONCE = 100
"""Plays forgotten in one go: whoever plays meanwhile waits for no longer than that takes."""
PAGE = 1024
"""Bytes of a page."""
LOG = 16_000_000
"""Bytes of the write-ahead log before it is tidied."""


class SqliteStore(SqliteKeeping):
    """Plays in one file. Reading goes on beside the writer, on a connection of its own."""

    def __init__(self, path: Path, turns: Turns = ALONE) -> None:
        self.path = path.absolute()
        try:
            writing = connected(path)
            lay_out(writing)
            patient(writing)
            self.reading = connected(path)
            patient(self.reading)
            for connection in (writing, self.reading):
                connection.execute("SELECT 1 FROM plays LIMIT 1")  # so that the log is there, and stays
            file = File(str(self.path))
        except (sqlite3.Error, OSError) as error:
            raise interface.BadDatabase(
                "database-unwritable", {"path": str(path), "reason": str(error)}
            ) from None
        self.reader = ThreadPoolExecutor(1, "esbat-reader")
        self.writer = Writer(writing, file, self.let_go, turns)

    async def create(self, play: interface.KeptPlay) -> None:
        head, pack = parted(play.head)

        def job(connection: sqlite3.Connection) -> None:
            if pack is not None:
                keep_pack(connection, pack)
            digest = None if pack is None else digest_of(pack)
            closed = time() if play.mark.closed else 0.0
            connection.execute(
                "INSERT INTO plays (id, head, secret, created, after, closed, pack) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                (play.id, head, play.secret, play.created or time(), play.after, closed, digest),
            )
            connection.executemany(
                "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [(play.id, seat.seat, *seat.row()) for seat in play.seats],
            )
            insert_keys(connection, play.id, play.keys)
            now = int(time())
            connection.executemany(
                "INSERT INTO acts (play, version, seat, text, at) VALUES (?, ?, ?, ?, ?)",
                [
                    (play.id, version, act.seat, act.text, now)
                    for version, act in enumerate(play.acts, start=1)
                ],
            )
            connection.executemany(
                "INSERT INTO answers VALUES (?, ?, ?, ?)",
                [(play.id, answer.seat, answer.place, answer.text) for answer in play.answers],
            )

        await self.writer.do(job)

    async def append(
        self, play: str, version: int, act: interface.KeptAct, passed: interface.KeptAnswer | None = None
    ) -> None:
        await self.writer.insert((play, version, act.seat, act.text), noted(play, passed))

    def append_soon(
        self,
        play: str,
        version: int,
        act: interface.KeptAct,
        done: interface.Done,
        passed: interface.KeptAnswer | None = None,
    ) -> None:
        self.writer.insert_soon((play, version, act.seat, act.text), done, noted(play, passed))

    async def note(self, play: str, answer: interface.KeptAnswer) -> None:
        await self.writer.insert(None, noted(play, answer))

    async def load(self, play: str) -> interface.KeptPlay | None:
        # What can still be read was perhaps written when it was gone already.
        await self.check_there()
        return await self.read(lambda connection: loaded(connection, play))

    async def following(self, play: str) -> str | None:
        rows = await self.rows("SELECT id FROM plays WHERE after = ?", (play,))
        return rows[0][0] if rows else None

    async def plays(self, most: int) -> list[interface.Summary]:
        rows = await self.rows(
            "SELECT id, head, created, (SELECT count(*) FROM acts WHERE play = id), "
            "max(created, (SELECT coalesce(max(at), 0) FROM acts WHERE play = id)), closed FROM plays "
            "ORDER BY created DESC LIMIT ?",
            (most,),
        )
        return [interface.Summary(*row) for row in rows]

    async def keep_seat(self, play: str, seat: interface.KeptSeat) -> None:
        row = (*seat.row(), play, seat.seat)

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seats SET kind = ?, name = ?, bot = ?, sitting = ?, joined = ?, orders = ? "
                "WHERE play = ? AND seat = ?",
                row,
            )

        await self.writer.do(job)

    async def add_keys(self, play: str, keys: list[interface.KeptKey], most: int) -> list[interface.KeptKey]:
        def job(connection: sqlite3.Connection) -> list[interface.KeptKey]:
            insert_keys(connection, play, keys)
            for key in keys:
                connection.execute(
                    "DELETE FROM keys WHERE play = :play AND opens = :opens AND seat = :seat "
                    "AND number NOT IN (SELECT number FROM keys WHERE play = :play AND opens = :opens "
                    "AND seat = :seat ORDER BY number DESC LIMIT :most)",
                    {"play": play, "opens": key.opens, "seat": key.seat, "most": most},
                )
            return keys_of(connection, play)

        return await self.writer.do(job)

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
                "AND NOT EXISTS (SELECT 1 FROM answers WHERE play = id AND seat >= 0)",
                (before,),
            ).fetchall()
            gone = [play for (play,) in old if play not in spared and self.mine(play)]
            return remove(connection, gone[:FORGOTTEN_AT_ONCE])

        return await self.writer.do(job)

    async def check_reading(self) -> None:
        await self.check_there()
        await self.rows("SELECT 1 FROM plays LIMIT 1", ())

    async def check_there(self) -> None:
        """Gone if the file is; the writer then saves what can be saved."""
        if self.writer.file.gone():
            await self.check_writing()

    async def check_writing(self) -> None:
        await self.writer.do(write_anything)

    def let_go(self) -> None:
        """For the writer: nothing more is to be read, either."""
        self.reader.submit(self.reading.close)

    async def close(self) -> None:
        self.writer.close()
        await asyncio.to_thread(self.writer.thread.join)
        self.reader.shutdown(wait=True)
        self.reading.close()


def connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)


def patient(connection: sqlite3.Connection) -> None:
    """Readers beside the writer, and a commit that waits for the disk."""
    # An act changes a page of its play, and the whole page is written: small ones in a file that is new.
    connection.execute(f"PRAGMA page_size = {PAGE}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # A thousand tables write to a thousand pages in turn: keep them at hand, and tidy the log less often.
    connection.execute("PRAGMA cache_size = -32000")
    page: int = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG // page}")


def noted(play: str, answer: interface.KeptAnswer | None) -> Noted | None:
    return None if answer is None else (play, answer.seat, answer.place, answer.text)


def insert_keys(connection: sqlite3.Connection, play: str, keys: list[interface.KeptKey]) -> None:
    connection.executemany(
        "INSERT INTO keys (play, hash, opens, seat) VALUES (?, ?, ?, ?)",
        [(play, key.hash, key.opens, key.seat) for key in keys],
    )


def keys_of(connection: sqlite3.Connection, play: str) -> list[interface.KeptKey]:
    rows = connection.execute("SELECT hash, opens, seat FROM keys WHERE play = ? ORDER BY number", (play,))
    return [interface.KeptKey(*row) for row in rows]


def loaded(connection: sqlite3.Connection, play: str) -> interface.KeptPlay | None:
    """Everything about one play, as of one moment."""
    connection.execute("BEGIN")
    try:
        head = connection.execute(
            "SELECT id, head, secret, created, after, changed, closed, data FROM plays "
            "LEFT JOIN packs ON digest = pack WHERE id = ?",
            (play,),
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
        return interface.KeptPlay(
            id=head[0],
            head=joined(head[1], head[7]),
            secret=head[2],
            created=head[3],
            after=head[4],
            seats=[
                interface.KeptSeat(number, kind, name, bot, bool(sitting), bool(joined), orders)
                for number, kind, name, bot, sitting, joined, orders in seats
            ],
            keys=keys_of(connection, play),
            acts=[interface.KeptAct(seat, text) for seat, text in acts],
            answers=[interface.KeptAnswer(*row) for row in answers],
            mark=interface.Mark(head[5], head[6] > 0),
        )
    finally:
        connection.execute("COMMIT")

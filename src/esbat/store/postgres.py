"""The store in PostgreSQL: one line for writing, a few for reading, in the loop that first uses them."""

import asyncio
from time import time

from esbat.store import interface
from esbat.store.packs import digest_of, joined, parted
from esbat.store.postgres_connection import (
    TROUBLES,
    Connection,
    DatabaseConnection,
    connected,
    reason,
    run_apart,
)
from esbat.store.postgres_keeping import remove
from esbat.store.postgres_layout import KEEP_PACK, lay_out
from esbat.store.postgres_leases import BEGIN, PostgresLeases, alive
from esbat.store.postgres_wake import PostgresBell
from esbat.store.postgres_writer import GroupWriter

READERS = 4
# One statement, so everything is as of one moment.
LOAD = """
SELECT id, head, secret, created, after, changed, closed, data,
    ARRAY(SELECT (seat, kind, name, bot, sitting, joined, orders)
        FROM esbat.seats WHERE play = id ORDER BY seat),
    ARRAY(SELECT (hash, opens, seat) FROM esbat.keys WHERE play = id ORDER BY number),
    ARRAY(SELECT (seat, text) FROM esbat.acts WHERE play = id ORDER BY version),
    ARRAY(SELECT (seat, place, text) FROM esbat.answers WHERE play = id ORDER BY seat)
FROM esbat.plays LEFT JOIN esbat.packs ON digest = pack WHERE id = $1
"""
NEWEST = """
SELECT id, head, created, (SELECT count(*) FROM esbat.acts WHERE play = id),
    greatest(created, (SELECT max(at) FROM esbat.acts WHERE play = id)), closed
FROM esbat.plays ORDER BY created DESC LIMIT $1
"""
NOTE = """
INSERT INTO esbat.answers (play, seat, place, text) VALUES ($1, $2, $3, $4)
ON CONFLICT (play, seat) DO UPDATE SET place = excluded.place, text = excluded.text
"""
TRIM_KEYS = """
DELETE FROM esbat.keys WHERE play = $1 AND opens = $2 AND seat = $3 AND number NOT IN (
    SELECT number FROM esbat.keys WHERE play = $1 AND opens = $2 AND seat = $3 ORDER BY number DESC LIMIT $4)
"""


UNPLAYED = f"""
SELECT id FROM esbat.plays WHERE created < $1 AND id <> ALL ($2)
AND NOT EXISTS (SELECT 1 FROM esbat.acts WHERE play = id)
AND NOT EXISTS (SELECT 1 FROM esbat.answers WHERE play = id AND seat >= 0)
AND NOT EXISTS (
    SELECT 1 FROM esbat.leases l JOIN esbat.servers s ON s.id = l.server
    WHERE l.play = esbat.plays.id AND s.id <> $3 AND {alive("s.until", "$4")})
LIMIT 100 FOR UPDATE
"""
"""Plays that another server leads are for that one to forget."""


class PostgresStore(PostgresLeases):
    """Plays in a PostgreSQL database. `place` is its address without secrets."""

    def __init__(self, address: str, place: str) -> None:
        self.place = place
        self.address = address
        try:
            run_apart(lambda: prepare(address, place))
        except (ValueError, OverflowError):
            # What asyncpg cannot read may hold a password, so its own words are not repeated.
            raise interface.BadDatabase("bad-database", {"address": place}) from None
        except TROUBLES as error:
            raise interface.BadDatabase(
                "database-unreachable", {"path": place, "reason": reason(error)}
            ) from None
        self.begin_leading()
        self.writer = GroupWriter(DatabaseConnection(address), self.server)
        self.lines = [DatabaseConnection(address) for number in range(READERS)]
        # The last one back is the first one out: with little to do, one line is all there is.
        self.free: asyncio.LifoQueue[DatabaseConnection] = asyncio.LifoQueue()
        for line in self.lines:
            self.free.put_nowait(line)

    async def create(self, play: interface.KeptPlay) -> None:
        head, pack = parted(play.head)

        async def job(connection: Connection) -> int | None:
            if pack is not None:
                await connection.execute(KEEP_PACK, digest_of(pack), pack)
            await connection.execute(
                "INSERT INTO esbat.plays (id, head, secret, created, after, closed, pack) "
                "VALUES ($1, $2, $3, coalesce(nullif($4, 0::float8), extract(epoch FROM now())), $5, $6, $7)",
                play.id,
                head,
                play.secret,
                play.created,
                play.after,
                time() if play.mark.closed else 0.0,
                None if pack is None else digest_of(pack),
            )
            await connection.executemany(
                "INSERT INTO esbat.seats (play, seat, kind, name, bot, sitting, joined, orders) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                [(play.id, seat.seat, *seat.row()) for seat in play.seats],
            )
            await insert_keys(connection, play.id, play.keys)
            await connection.executemany(
                "INSERT INTO esbat.acts (play, version, seat, text, at) "
                "VALUES ($1, $2, $3, $4, floor(extract(epoch FROM now()))::bigint)",
                [(play.id, version, act.seat, act.text) for version, act in enumerate(play.acts, start=1)],
            )
            await connection.executemany(
                NOTE, [(play.id, answer.seat, answer.place, answer.text) for answer in play.answers]
            )
            # Whoever begins a play leads it; a closed one nobody does.
            return None if play.mark.closed else await connection.fetchval(BEGIN, play.id, self.server)

        asked = self.steady()
        epoch = await self.writer.do(job)
        if epoch is not None:
            self.won(play.id, epoch, asked)

    async def append(
        self, play: str, version: int, act: interface.KeptAct, passed: interface.KeptAnswer | None = None
    ) -> None:
        epoch = self.led.get(play) or await self.epoch_of(play)
        try:
            await self.writer.append((play, version, act.seat, act.text, epoch))
        except interface.Displaced:
            self.lose(play, epoch)
            raise
        if passed is not None:
            await self.note(play, passed)

    async def note(self, play: str, answer: interface.KeptAnswer) -> None:
        epoch = await self.epoch_of(play)

        async def job(connection: Connection) -> None:
            await self.hold(connection, play, epoch)
            await connection.execute(NOTE, play, answer.seat, answer.place, answer.text)

        await self.writer.do(job)

    async def load(self, play: str) -> interface.KeptPlay | None:
        if self.writer.line.lost:
            # What was sent on a line that broke may still be on its way.
            await self.writer.do(nothing)
        rows = await self.rows(LOAD, play)
        if not rows:
            return None
        id, head, secret, created, after, changed, closed, pack, seats, keys, acts, answers = rows[0]
        return interface.KeptPlay(
            id=id,
            head=joined(head, pack),
            secret=secret,
            created=created,
            after=after,
            seats=[interface.KeptSeat(*seat) for seat in seats],
            keys=[interface.KeptKey(*key) for key in keys],
            acts=[interface.KeptAct(*act) for act in acts],
            answers=[interface.KeptAnswer(*answer) for answer in answers],
            mark=interface.Mark(changed, closed > 0),
        )

    async def following(self, play: str) -> str | None:
        rows = await self.rows("SELECT id FROM esbat.plays WHERE after = $1", play)
        return rows[0][0] if rows else None

    async def plays(self, most: int) -> list[interface.Summary]:
        return [interface.Summary(*row) for row in await self.rows(NEWEST, most)]

    async def keep_seat(self, play: str, seat: interface.KeptSeat) -> None:
        epoch = await self.epoch_of(play)

        async def job(connection: Connection) -> None:
            await self.hold(connection, play, epoch)
            await connection.execute(
                "UPDATE esbat.seats SET kind = $1, name = $2, bot = $3, sitting = $4, joined = $5, "
                "orders = $6 WHERE play = $7 AND seat = $8",
                *seat.row(),
                play,
                seat.seat,
            )

        await self.writer.do(job)

    async def add_keys(self, play: str, keys: list[interface.KeptKey], most: int) -> list[interface.KeptKey]:
        epoch = await self.epoch_of(play)

        async def job(connection: Connection) -> list[interface.KeptKey]:
            await self.hold(connection, play, epoch)
            await insert_keys(connection, play, keys)
            await connection.executemany(TRIM_KEYS, [(play, key.opens, key.seat, most) for key in keys])
            rows = await connection.fetch(
                "SELECT hash, opens, seat FROM esbat.keys WHERE play = $1 ORDER BY number", play
            )
            return [interface.KeptKey(*row) for row in rows]

        return await self.writer.do(job)

    async def find_key(self, hash: bytes, opens: str) -> tuple[str, int] | None:
        rows = await self.rows(
            "SELECT play, seat FROM esbat.keys WHERE hash = $1 AND opens = $2 ORDER BY number DESC LIMIT 1",
            hash,
            opens,
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def time(self) -> float:
        rows = await self.rows("SELECT extract(epoch FROM clock_timestamp())::float8")
        found: float = rows[0][0]
        return found

    async def forget_unplayed(self, before: float, spared: list[str]) -> int:
        async def job(connection: Connection) -> int:
            rows = await connection.fetch(UNPLAYED, before, spared, self.server, self.lease)
            return await remove(connection, [row[0] for row in rows])

        return await self.writer.do(job)

    def bell(self) -> PostgresBell:
        return PostgresBell(self.server, self.address)

    async def check_reading(self) -> None:
        await self.rows("SELECT 1 FROM esbat.plays LIMIT 1")

    async def check_writing(self) -> None:
        await self.writer.do(write_anything)

    async def close(self) -> None:
        await self.writer.close()
        for line in self.lines:
            await line.close()


async def nothing(connection: Connection) -> None:
    """To be carried out when all that was sent before has come in, or never will."""


async def write_anything(connection: Connection) -> None:
    """A write that changes nothing but has to reach the disk."""
    await connection.execute("UPDATE esbat.layout SET number = number")


async def prepare(address: str, place: str) -> None:
    """Is it there, does it let us in, are our tables in it?"""
    connection = await connected(address)
    try:
        await lay_out(connection, place)
    finally:
        await connection.close()


async def insert_keys(connection: Connection, play: str, keys: list[interface.KeptKey]) -> None:
    await connection.executemany(
        "INSERT INTO esbat.keys (play, hash, opens, seat) VALUES ($1, $2, $3, $4)",
        [(play, key.hash, key.opens, key.seat) for key in keys],
    )

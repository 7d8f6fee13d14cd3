"""The tables in PostgreSQL, in a schema of their own: whatever else the database holds is left alone."""

from typing import Any

from esbat.store.interface import BadDatabase

LAYOUT = 3
# Ids are compared byte for byte: quicker, and no system update can change the order of an index.
# From layout 2 to 3: answers noted in an open window are kept.
ANSWERS = """
CREATE TABLE esbat.answers (
    play TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (play, seat)
);
"""
TABLES = f"""{ANSWERS}
CREATE TABLE esbat.layout (number INTEGER NOT NULL);
INSERT INTO esbat.layout VALUES ({LAYOUT});
CREATE TABLE esbat.plays (
    id TEXT COLLATE "C" PRIMARY KEY, head BYTEA NOT NULL, secret BYTEA NOT NULL,
    created DOUBLE PRECISION NOT NULL, after TEXT COLLATE "C" UNIQUE
);
CREATE INDEX plays_by_age ON esbat.plays (created);
CREATE TABLE esbat.acts (
    play TEXT COLLATE "C" NOT NULL, version INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (play, version)
);
CREATE TABLE esbat.seats (
    play TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    bot TEXT NOT NULL, sitting BOOLEAN NOT NULL, joined BOOLEAN NOT NULL,
    orders TEXT NOT NULL DEFAULT '', PRIMARY KEY (play, seat)
);
CREATE TABLE esbat.keys (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, play TEXT COLLATE "C" NOT NULL,
    hash BYTEA NOT NULL, opens TEXT NOT NULL, seat INTEGER NOT NULL, UNIQUE (play, hash)
);
CREATE INDEX keys_by_hash ON esbat.keys (hash);
"""
# From layout 1 to 2: standing orders are kept with the seat.
ORDERS = """
ALTER TABLE esbat.seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';
"""
NEWER = {1: ORDERS + ANSWERS, 2: ANSWERS}
"""What tables of an older layout lack."""
# Any number will do, as long as every server of ours takes the same.
LOCK = 0x65736261


async def lay_out(connection: Any, place: str) -> None:
    """Make our tables if there are none yet; refuse those that are laid out otherwise."""
    if await connection.fetchval("SHOW server_encoding") != "UTF8":
        raise unfit(place, "its encoding is not UTF8")
    async with connection.transaction():
        # Two servers may be started at the same moment.
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        if await connection.fetchval("SELECT to_regnamespace('esbat') IS NULL"):
            await connection.execute("CREATE SCHEMA esbat")
        there = await connection.fetchval(
            "SELECT count(*) FROM pg_class WHERE relnamespace = to_regnamespace('esbat')"
        )
        if not there:
            await connection.execute(TABLES)
        elif await connection.fetchval("SELECT to_regclass('esbat.layout') IS NULL"):
            raise unfit(place, "its schema esbat belongs to another program")
        elif (found := await connection.fetchval("SELECT max(number) FROM esbat.layout")) in NEWER:
            await connection.execute(f"{NEWER[found]} UPDATE esbat.layout SET number = {LAYOUT};")
        elif found != LAYOUT:
            raise unfit(place, "its schema esbat belongs to another version of esbat")
        # A write that changes nothing, so that a read-only server is noticed now and not at the first move.
        await connection.execute("DELETE FROM esbat.acts WHERE false")


def unfit(place: str, reason: str) -> BadDatabase:
    return BadDatabase("database-unwritable", {"path": place, "reason": reason})

"""The tables in PostgreSQL, in a schema of their own: whatever else the database holds is left alone."""

from time import time

from esbat.store.interface import BadDatabase
from esbat.store.packs import digest_of, parted
from esbat.store.postgres_connection import Connection

LAYOUT = 4
# Ids are compared byte for byte: quicker, and no system update can change the order of an index.
# From layout 2 to 3: answers noted in an open window are kept.
ANSWERS = """
CREATE TABLE esbat.answers (
    play TEXT COLLATE "C" NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (play, seat)
);
"""
# From layout 3 to 4: when something was done, tables closed or changed by hand, packs kept once, bans; which
# servers there are, and which of them leads a play.
KEEPING = """
ALTER TABLE esbat.acts ADD COLUMN at BIGINT NOT NULL DEFAULT {now};
ALTER TABLE esbat.plays ADD COLUMN closed DOUBLE PRECISION NOT NULL DEFAULT 0,
    ADD COLUMN changed INTEGER NOT NULL DEFAULT 0, ADD COLUMN pack BYTEA;
CREATE INDEX plays_by_pack ON esbat.plays (pack) WHERE pack IS NOT NULL;
CREATE TABLE esbat.packs (digest BYTEA PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE esbat.bans (address TEXT COLLATE "C" PRIMARY KEY, since DOUBLE PRECISION NOT NULL);
CREATE TABLE esbat.servers (
    id TEXT COLLATE "C" PRIMARY KEY, address TEXT NOT NULL, key TEXT NOT NULL, editions TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
CREATE TABLE esbat.leases (
    play TEXT COLLATE "C" PRIMARY KEY, epoch BIGINT NOT NULL, server TEXT COLLATE "C" NOT NULL
) WITH (fillfactor = 70);
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
NEWER = {1: ORDERS + ANSWERS + KEEPING, 2: ANSWERS + KEEPING, 3: KEEPING}
"""What tables of an older layout lack."""
WITH_PACKS = "SELECT id, head FROM esbat.plays WHERE position('\"pack\":{'::bytea IN head) > 0"
KEEP_PACK = "INSERT INTO esbat.packs (digest, data) VALUES ($1, $2) ON CONFLICT DO NOTHING"
# Any number will do, as long as every server of ours takes the same.
LOCK = 0x65736261


async def lay_out(connection: Connection, place: str) -> None:
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
            await connection.execute(TABLES + KEEPING.format(now=0))
        elif await connection.fetchval("SELECT to_regclass('esbat.layout') IS NULL"):
            raise unfit(place, "its schema esbat belongs to another program")
        elif (found := await connection.fetchval("SELECT max(number) FROM esbat.layout")) in NEWER:
            missing = NEWER[found].format(now=int(time()))
            await connection.execute(f"{missing} UPDATE esbat.layout SET number = {LAYOUT};")
            await part_packs(connection)
        elif found is not None and found > LAYOUT:
            raise unfit(place, "it was laid out by a later version of esbat, so this one leaves it alone")
        elif found != LAYOUT:
            raise unfit(place, "its schema esbat belongs to another version of esbat")
        # A write that changes nothing, so that a read-only server is noticed now and not at the first move.
        await connection.execute("DELETE FROM esbat.acts WHERE false")


async def part_packs(connection: Connection) -> None:
    """Heads of older layouts hold their packs themselves."""
    rows = await connection.fetch(WITH_PACKS)
    for play, whole in rows:
        head, pack = parted(whole)
        if pack is not None:
            digest = digest_of(pack)
            await connection.execute(KEEP_PACK, digest, pack)
            await connection.execute(
                "UPDATE esbat.plays SET head = $1, pack = $2 WHERE id = $3", head, digest, play
            )


def unfit(place: str, reason: str) -> BadDatabase:
    return BadDatabase("database-unwritable", {"path": place, "reason": reason})

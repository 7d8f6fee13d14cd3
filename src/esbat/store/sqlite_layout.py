"""The tables in a SQLite file, and how a file of an older layout is brought up to date."""

import sqlite3
from time import time

from esbat.store.packs import digest_of, parted

LAYOUT = 4
ORDERS = "ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '';"
"""From layout 1 to 2: standing orders are kept with the seat."""
ANSWERS = """
CREATE TABLE IF NOT EXISTS answers (
    play TEXT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (play, seat)
) WITHOUT ROWID;
"""
"""From layout 2 to 3: answers noted in an open window are kept."""
KEEPING = """
ALTER TABLE acts ADD COLUMN at INTEGER NOT NULL DEFAULT {now};
ALTER TABLE plays ADD COLUMN closed REAL NOT NULL DEFAULT 0;
ALTER TABLE plays ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE plays ADD COLUMN pack BLOB;
CREATE INDEX plays_by_pack ON plays (pack) WHERE pack IS NOT NULL;
CREATE TABLE packs (digest BLOB PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE bans (address TEXT PRIMARY KEY, since REAL NOT NULL) WITHOUT ROWID;
"""
"""From layout 3 to 4: when something was done, tables closed or changed by hand, packs kept once, bans."""
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
STEPS = {0: TABLES + KEEPING, 1: ORDERS + ANSWERS + KEEPING, 2: ANSWERS + KEEPING, 3: KEEPING}
"""What a file of each older layout lacks; 0 is a new one."""


def lay_out(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file; refuse one that is laid out otherwise."""
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    strangers = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if found not in (*STEPS, LAYOUT) or (found == 0 and strangers):
        later = isinstance(found, int) and found > LAYOUT
        raise sqlite3.DatabaseError(
            "it was laid out by a later version of esbat, so this one leaves it alone"
            if later
            else "this file belongs to another program or another version of esbat"
        )
    if found != LAYOUT:
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have done the same while this one waited.
            found = connection.execute("PRAGMA user_version").fetchone()[0]
            if found != LAYOUT:
                for statement in STEPS[found].format(now=int(time())).split(";"):
                    connection.execute(statement)
                part_packs(connection)
                connection.execute(f"PRAGMA user_version = {LAYOUT}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
    # So that a file that takes no writes is noticed now and not at the first move.
    write_anything(connection)


def part_packs(connection: sqlite3.Connection) -> None:
    """Heads of older layouts hold their packs themselves."""
    heads = connection.execute("SELECT id, head FROM plays WHERE instr(head, CAST('\"pack\":{' AS BLOB))")
    for play, whole in heads.fetchall():
        head, pack = parted(whole)
        if pack is not None:
            keep_pack(connection, pack)
            connection.execute(
                "UPDATE plays SET head = ?, pack = ? WHERE id = ?", (head, digest_of(pack), play)
            )


def keep_pack(connection: sqlite3.Connection, pack: bytes) -> None:
    connection.execute("INSERT OR IGNORE INTO packs VALUES (?, ?)", (digest_of(pack), pack))


def write_anything(connection: sqlite3.Connection) -> None:
    """A write that changes nothing: a transaction without one is granted on a read-only file, too."""
    connection.execute(f"PRAGMA user_version = {LAYOUT}")

"""A file of an older layout is brought up to date when it is opened; one of a later layout is left alone."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from esbat.store import open_store
from esbat.store.interface import BadDatabase, KeptAnswer, KeptKey, KeptPlay, KeptSeat, Store
from esbat.store.sqlite_layout import LAYOUT
from tests.store.plays import with_store
from tests.store.postgres_server import asked

pytestmark = pytest.mark.once

THIRD = """
DROP INDEX plays_by_pack;
ALTER TABLE acts DROP COLUMN at;
ALTER TABLE plays DROP COLUMN closed;
ALTER TABLE plays DROP COLUMN changed;
ALTER TABLE plays DROP COLUMN pack;
DROP TABLE packs;
DROP TABLE bans;
PRAGMA user_version = 3;
"""
"""What turns a file of the present layout into one of the third."""
THIRD_POSTGRES = """
ALTER TABLE esbat.acts DROP COLUMN at;
ALTER TABLE esbat.plays DROP COLUMN closed, DROP COLUMN changed, DROP COLUMN pack;
DROP TABLE esbat.packs, esbat.bans, esbat.servers, esbat.leases;
UPDATE esbat.layout SET number = 3
"""
OLD_SEATS = f"""{THIRD}
ALTER TABLE seats RENAME TO new_seats;
CREATE TABLE seats (
    play TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    sitting INTEGER NOT NULL, joined INTEGER NOT NULL, PRIMARY KEY (play, seat)
) WITHOUT ROWID;
INSERT INTO seats SELECT play, seat, kind, name, bot, sitting, joined FROM new_seats;
DROP TABLE new_seats;
DROP TABLE answers;
PRAGMA user_version = 1;
"""


def kept() -> KeptPlay:
    seats = [KeptSeat(0, "me", "Anne", joined=True), KeptSeat(1, "bot", "", "random")]
    return KeptPlay("play", b"{}", bytes(16), 1.0, None, seats, [KeptKey(b"h", "token", 0)], [])


def test_a_file_of_the_first_layout_gets_room_for_standing_orders(tmp_path: Path) -> None:
    path = tmp_path / "plays.db"

    async def first() -> None:
        store = open_store(f"sqlite:///{path}")
        await store.create(kept())
        await store.close()

    async def again() -> KeptPlay | None:
        store = open_store(f"sqlite:///{path}")
        found = await store.load("play")
        assert found is not None
        assert [seat.orders for seat in found.seats] == ["", ""]
        found.seats[0].orders = '[{"answer":"pass"}]'
        await store.keep_seat("play", found.seats[0])
        found = await store.load("play")
        await store.close()
        return found

    asyncio.run(first())
    old = sqlite3.connect(path)
    old.executescript(OLD_SEATS)
    old.close()
    found = asyncio.run(again())
    assert found is not None
    assert found.seats[0] == KeptSeat(0, "me", "Anne", joined=True, orders='[{"answer":"pass"}]')
    assert found.seats[1] == kept().seats[1]


def test_a_database_of_a_later_layout_is_refused_in_a_sentence(address: str) -> None:
    with_store(address, lambda store: store.create(kept()))
    if address.startswith("sqlite"):
        later = sqlite3.connect(address.removeprefix("sqlite:///"))
        later.execute(f"PRAGMA user_version = {LAYOUT + 1}")
        later.close()
    else:
        asyncio.run(asked(address, f"UPDATE esbat.layout SET number = {LAYOUT + 1}"))
    with pytest.raises(BadDatabase) as trouble:
        open_store(address)
    assert "later version" in str(trouble.value.facts["reason"])


@pytest.mark.parametrize(
    "head", [b'{"game":"air","pack":{"name":"n","rows":{"a":[1,2]}},"settles":true}', b"{}"]
)
def test_packs_of_the_third_layout_are_kept_once_from_then_on(address: str, head: bytes) -> None:
    """Two plays with the same pack: it is kept once, and both heads come back byte for byte."""

    async def two(store: Store) -> None:
        for name in ("one", "two"):
            play = kept()
            play.id, play.head, play.keys = name, head, []
            await store.create(play)

    async def heads(store: Store) -> list[bytes]:
        return [play.head for name in ("one", "two") if (play := await store.load(name)) is not None]

    with_store(address, two)
    packs = 1 if b'"pack"' in head else 0
    if address.startswith("sqlite"):
        file = sqlite3.connect(address.removeprefix("sqlite:///"))
        file.executescript(THIRD)
        file.execute("UPDATE plays SET head = ?", (head,))
        file.commit()
        assert with_store(address, heads) == [head, head]
        assert file.execute("SELECT count(*) FROM packs").fetchone() == (packs,)
        assert file.execute("SELECT count(*) FROM plays WHERE instr(head, 'rows')").fetchone() == (0,)
        file.close()
    else:
        for statement in [*THIRD_POSTGRES.split(";"), f"UPDATE esbat.plays SET head = '\\x{head.hex()}'"]:
            asyncio.run(asked(address, statement))
        assert with_store(address, heads) == [head, head]
        assert asyncio.run(asked(address, "SELECT count(*) FROM esbat.packs"))[0][0] == packs


@pytest.mark.parametrize("older", [1, 2])
def test_older_layouts_get_room_for_answers_in_windows(address: str, older: int) -> None:
    """Both databases, from each layout there has been; what was kept stays."""
    with_store(address, lambda store: store.create(kept()))
    if address.startswith("sqlite"):
        old = sqlite3.connect(address.removeprefix("sqlite:///"))
        old.executescript(OLD_SEATS if older == 1 else f"{THIRD}DROP TABLE answers; PRAGMA user_version = 2;")
        old.close()
    else:
        for statement in [*THIRD_POSTGRES.split(";"), "DROP TABLE esbat.answers"]:
            asyncio.run(asked(address, statement))
        if older == 1:
            asyncio.run(asked(address, "ALTER TABLE esbat.seats DROP COLUMN orders"))
        asyncio.run(asked(address, f"UPDATE esbat.layout SET number = {older}"))

    async def answered(store: Store) -> KeptPlay | None:
        for answer in (KeptAnswer(1, 3, "ball"), KeptAnswer(0, 3, "pass"), KeptAnswer(1, 3, "")):
            await store.note("play", answer)
        return await store.load("play")

    found = with_store(address, answered)
    assert found is not None and found.seats == kept().seats
    assert found.answers == [KeptAnswer(0, 3, "pass"), KeptAnswer(1, 3, "")]
    assert with_store(address, lambda store: store.load("play")) == found

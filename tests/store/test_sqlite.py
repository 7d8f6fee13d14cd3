"""Plays on disk: kept whole, kept once, kept before anyone is told."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from esbat.store import BadDatabase, Conflict, KeptAct, KeptKey, KeptPlay, KeptSeat, StoreFailed, open_store
from esbat.store.address import path_of, usual_address
from esbat.store.sqlite import SqliteStore

Answer = TypeVar("Answer")


def a_play(id: str = "k7", after: str | None = None) -> KeptPlay:
    seats = [KeptSeat(0, "me", "Agnès", joined=True), KeptSeat(1, "bot", "Circé", "novice")]
    keys = [KeptKey(b"h" * 32, "token", 0), KeptKey(b"o" * 32, "onlooker", -1)]
    return KeptPlay(id, b"{}", b"s" * 16, time.time(), after, seats, keys, [KeptAct(0, "draw")])


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[Answer]]) -> Answer:
    async def main() -> Answer:
        store = SqliteStore(path)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())


def test_a_play_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    play = a_play()

    async def keep(store: SqliteStore) -> None:
        await store.create(play)
        await store.append("k7", 2, KeptAct(1, "place"))
        await store.keep_seat("k7", KeptSeat(0, "me", "Ève", "apprentice", sitting=True, joined=True))

    async def load(store: SqliteStore) -> KeptPlay | None:
        assert await store.load("other") is None
        assert [summary.acts for summary in await store.plays(5)] == [2]
        return await store.load("k7")

    with_store(tmp_path / "plays.db", keep)
    found = with_store(tmp_path / "plays.db", load)
    assert found is not None
    assert found.acts == [KeptAct(0, "draw"), KeptAct(1, "place")]
    assert found.seats[0] == KeptSeat(0, "me", "Ève", "apprentice", sitting=True, joined=True)
    assert (found.head, found.secret, found.keys) == (play.head, play.secret, play.keys)


def test_a_version_is_kept_once(tmp_path: Path) -> None:
    async def twice(store: SqliteStore) -> None:
        await store.create(a_play())
        await store.append("k7", 2, KeptAct(0, "place"))
        with pytest.raises(Conflict):
            await store.append("k7", 2, KeptAct(0, "deposit"))
        with pytest.raises(Conflict):
            await store.create(a_play())
        found = await store.load("k7")
        assert found is not None and found.acts[1:] == [KeptAct(0, "place")]

    with_store(tmp_path / "plays.db", twice)


def test_a_play_has_one_successor(tmp_path: Path) -> None:
    async def two(store: SqliteStore) -> None:
        await store.create(a_play())
        await store.create(a_play("k8", after="k7"))
        with pytest.raises(Conflict):
            await store.create(a_play("k9", after="k7"))
        assert await store.following("k7") == "k8"
        assert await store.load("k9") is None

    with_store(tmp_path / "plays.db", two)


def test_acts_of_many_plays_share_a_commit_and_a_bad_one_spoils_only_itself(tmp_path: Path) -> None:
    async def many(store: SqliteStore) -> None:
        await store.create(a_play())
        before = store.writer.commits
        jobs = [store.append("k7", version, KeptAct(0, "draw")) for version in range(2, 302)]
        jobs.append(store.append("k7", 5, KeptAct(0, "rival")))
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(answers[-1], Conflict)
        assert answers[:-1] == [None] * 300
        assert store.writer.commits - before < 30
        found = await store.load("k7")
        assert found is not None and len(found.acts) == 301

    with_store(tmp_path / "plays.db", many)


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    async def look(store: SqliteStore) -> None:
        def settings(connection: sqlite3.Connection) -> list[object]:
            names = ("synchronous", "journal_mode")
            return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

        with pytest.raises(StoreFailed):
            # Asked inside a transaction, as the writer always is; the answer comes from outside one.
            await store.writer.do(lambda connection: connection.execute("no such words"))
        assert await store.read(settings) == [2, "wal"]

    with_store(tmp_path / "plays.db", look)


def test_the_newest_keys_stay(tmp_path: Path) -> None:
    async def many(store: SqliteStore) -> None:
        await store.create(a_play())
        for number in range(5):
            keys = await store.add_keys("k7", [KeptKey(bytes([number]) * 32, "token", 0)], 3)
        assert [key.hash[0] for key in keys if key.opens == "token"] == [2, 3, 4]
        assert await store.find_key(bytes([4]) * 32, "token") == ("k7", 0)
        assert await store.find_key(bytes([4]) * 32, "recovery") is None
        assert await store.find_key(bytes([0]) * 32, "token") is None

    with_store(tmp_path / "plays.db", many)


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(tmp_path / "plays.db")
        await store.close()
        with pytest.raises(StoreFailed):
            await store.append("k7", 1, KeptAct(0, "draw"))
        with pytest.raises(StoreFailed):
            await store.load("k7")

    asyncio.run(main())


@pytest.mark.parametrize(
    "address",
    [
        "",
        "plays.db",
        "sqlite://plays.db",
        "sqlite:///",
        "sqlite:///a/",
        "mysql://a:geheim@b/c",
        "sqlite:///a?b",
    ],
)
def test_what_is_no_address_is_refused_without_telling_a_password(address: str) -> None:
    with pytest.raises(BadDatabase) as trouble:
        path_of(address)
    assert "geheim" not in str(trouble.value.facts)


def test_three_slashes_are_relative_and_four_absolute() -> None:
    assert path_of("sqlite:///plays.db") == Path("plays.db")
    assert path_of("sqlite:////var/plays.db") == Path("/var/plays.db")
    assert usual_address().endswith("esbat/esbat.db")


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase):
        open_store(f"sqlite:///{tmp_path}/no/such/folder/plays.db")
    foreign = tmp_path / "notes.txt"
    foreign.write_text("dear diary, " * 100)
    with pytest.raises(BadDatabase):
        open_store(f"sqlite:///{foreign}")
    assert foreign.read_text().startswith("dear diary")


def test_another_programs_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE things (a)")
    other.commit()
    other.close()
    before = path.read_bytes()
    with pytest.raises(BadDatabase):
        open_store(f"sqlite:///{path}")
    assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="a superuser may write anywhere")
def test_a_read_only_file_is_noticed_at_once(tmp_path: Path) -> None:
    path = tmp_path / "plays.db"
    with_store(path, lambda store: store.create(a_play()))
    path.chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        with pytest.raises(BadDatabase):
            open_store(f"sqlite:///{path}")
    finally:
        tmp_path.chmod(0o700)

"""What is special about plays in a file."""

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine
from pathlib import Path

import pytest

from esbat.store import BadDatabase, KeptAct, Store, StoreFailed, open_store
from esbat.store.address import path_of, usual_address
from esbat.store.interface import Conflict, Gone
from esbat.store.sqlite import SqliteStore
from tests.store.plays import a_play, with_store

pytestmark = pytest.mark.once


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    async def look(store: Store) -> None:
        assert isinstance(store, SqliteStore)

        def settings(connection: sqlite3.Connection) -> list[object]:
            names = ("synchronous", "journal_mode")
            return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

        with pytest.raises(StoreFailed):
            # Asked inside a transaction, as the writer always is; the answer comes from outside one.
            await store.writer.do(lambda connection: connection.execute("no such words"))
        assert await store.read(settings) == [2, "wal"]

    with_store(f"sqlite:///{tmp_path}/plays.db", look)


def test_one_that_cannot_be_kept_harms_nobody_else(tmp_path: Path) -> None:
    """Half a character and a number too large, in the same transaction as others' acts: only they fail."""

    async def look(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.create(a_play("p1"))
        before = store.writer.commits
        acts = [KeptAct(0, "draw"), KeptAct(0, "\ud800"), KeptAct(2**70, "draw"), KeptAct(0, "draw")]
        writing = [store.append("p1", version, act) for version, act in enumerate(acts, start=40)]
        trouble = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(each) for each in trouble] == [type(None), StoreFailed, StoreFailed, type(None)]

        def broken(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM acts")
            raise LookupError("a mistake of ours")

        with pytest.raises(StoreFailed):
            await store.writer.do(broken)
        await store.append("p1", 50, KeptAct(1, "draw"))
        assert store.writer.commits > before
        rows = await store.rows("SELECT version FROM acts WHERE play = 'p1' AND version >= 40", ())
        assert rows == [(40,), (43,), (50,)]

    with_store(f"sqlite:///{tmp_path}/plays.db", look)


def test_acts_beside_jobs_are_one_statement_and_fail_alone(tmp_path: Path) -> None:
    """A play is made while others are played: their acts go in at once, or fail alone."""

    async def look(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        await store.create(a_play("p1"))
        said: list[str] = []

        def listen(connection: sqlite3.Connection) -> None:
            connection.set_trace_callback(said.append)

        await store.writer.do(listen)
        said.clear()

        async def together(first: int, others: int) -> list[object]:
            """Acts and a job that the writer finds at its door all at once."""
            acts = [
                store.append("p1", version, KeptAct(0, "draw")) for version in range(first, first + others)
            ]
            return await asyncio.gather(store.create(a_play(f"made {first}")), *acts, return_exceptions=True)

        assert await held_up(store, together(40, 10)) == [None] * 11
        assert sum("column1" in each for each in said) == 1
        trouble = await held_up(store, together(48, 4))
        assert [type(each) for each in trouble[1:]] == [Conflict, Conflict, type(None), type(None)]
        rows = await store.rows("SELECT version FROM acts WHERE play = 'p1' AND version >= 40", ())
        assert rows == [(version,) for version in range(40, 52)]
        assert len(await store.rows("SELECT id FROM plays", ())) == 3

    with_store(f"sqlite:///{tmp_path}/plays.db", look)


async def held_up(store: SqliteStore, work: Coroutine[object, object, list[object]]) -> list[object]:
    """Let the writer be busy until all of this waits for it."""
    free = threading.Event()
    busy = asyncio.create_task(store.writer.do(lambda connection: free.wait()))
    while not store.writer.queue.empty():
        await asyncio.sleep(0)
    working = asyncio.create_task(work)
    for _ in range(20):  # all of it comes to the writer's door
        await asyncio.sleep(0)
    free.set()
    await busy
    return await working


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_was_deleted_or_replaced_takes_nothing_more(tmp_path: Path, replaced: bool) -> None:
    """Whatever were written now, nobody would find it again; put back, it is the file that was opened."""
    path = tmp_path / "plays.db"

    async def look(store: Store) -> None:
        await store.create(a_play("p1"))
        away = path.rename(tmp_path / "away.db")
        if replaced:
            path.write_bytes(away.read_bytes())
        for work in (store.append("p1", 2, KeptAct(0, "deposit")), store.load("p1"), store.check_reading()):
            with pytest.raises(Gone):
                await work
        away.replace(path)
        await store.check_reading()
        kept = await store.load("p1")
        assert kept is not None and kept.acts == a_play().acts

    with_store(f"sqlite:///{path}", look)


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

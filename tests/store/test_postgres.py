"""What is special about plays in PostgreSQL: addresses with passwords, lines that break, several servers."""

import asyncio
import random
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import asyncpg
import pytest

from esbat.games import game
from esbat.store import BadDatabase, Conflict, KeptAct, KeptSeat, Store, StoreFailed, open_store
from esbat.store.address import named, place_of, shown
from esbat.store.postgres import PostgresStore
from esbat.table.verify import verified
from tests.store.plays import a_play, with_store
from tests.store.postgres_server import PostgresServer, asked
from tests.waiting import PATIENCE
from tests.web.kit import ME, RANDOM, Page, wired
from tests.web.process import Process, lose_nothing_when_killed

pytestmark = pytest.mark.wheel

SECRET = "geheim"
NOBODY_THERE = "postgresql://agnes:geheim@127.0.0.1:1/plays"


def with_user(address: str, who: str) -> str:
    parts = urlsplit(address)
    return parts._replace(netloc=f"{who}@{parts.netloc.rpartition('@')[2]}").geturl()


def with_setting(address: str, setting: str) -> str:
    parts = urlsplit(address)
    return parts._replace(query="&".join(filter(None, [parts.query, setting]))).geturl()


# ---- addresses


@pytest.mark.parametrize(
    "address",
    [
        "postgresql:/agnes:geheim@127.0.0.1/plays",
        "postgres:agnes:geheim",
        "postgresql://agnes:geheim",
        "postgresql://agnes:geheim@/a/b",
        "postgresql://agnes:pass/geheim@127.0.0.1/plays",
        "postgresql://agnes:pass?geheim@127.0.0.1/plays",
        "postgresql://agnes:pass#geheim@127.0.0.1/plays",
        "postgresql://agnes:pass@geheim@127.0.0.1/plays",
        "postgresql://host/plays?password=pass@geheim",
        "postgresql://host:port/geheim",
        "postgresql://agnes:geheim@127.0.0.1:port/plays",
        "postgresql://agnes:geheim@127.0.0.1/plays?sslmode=sometimes",
        "postgresql://agnes:geheim@127.0.0.1/plays?novalue",
        "postgresql://agnes:geheim@127.0.0.1:99999/plays",
        "Postgresql://agnes:geheim@127.0.0.1/plays",
        "agnes:geheim@127.0.0.1",
    ],
)
def test_what_is_no_address_is_refused_without_telling_a_password(address: str) -> None:
    with pytest.raises(BadDatabase) as trouble:
        open_store(address)
    assert trouble.value.key == "bad-database"
    assert SECRET not in str(trouble.value.facts)


def test_a_name_that_is_left_empty_comes_from_the_environment() -> None:
    """`postgresql:///` is what a container says whose PGDATABASE holds the name."""
    assert named("postgresql:///") == "postgresql://"
    assert named("postgresql:///?host=/run") == "postgresql://?host=/run"
    assert named("postgresql://a@b:1/") == "postgresql://a@b:1"
    for whole in ("postgresql:///esbat", "postgresql://a@b/esbat?sslmode=require", "postgresql://a@b"):
        assert named(whole) == whole


def test_an_address_is_shown_without_its_secrets() -> None:
    full = "postgres://agnes:geheim@one:5432,[::1]:5433/plays?password=geheim&sslmode=require"
    assert shown(full) == place_of(full) == "postgresql://one:5432,[::1]:5433/plays"
    assert shown("postgresql://") == "postgresql://"
    assert shown("postgresql:///plays?host=/run/postgresql") == "postgresql:///plays"


def test_a_server_that_does_not_let_us_in_is_named_without_the_password(postgres_address: str) -> None:
    stranger = with_user(postgres_address, f"stranger:{SECRET}")
    missing = postgres_address.replace("/esbat_test_", "/missing_")
    for address in (NOBODY_THERE, stranger, missing):
        with pytest.raises(BadDatabase) as trouble:
            open_store(address)
        assert trouble.value.key == "database-unreachable"
        assert SECRET not in str(trouble.value.facts) and "\n" not in str(trouble.value.facts["reason"])


WITHOUT_DRIVER = (
    "import runpy, sys; sys.modules['asyncpg'] = None; runpy.run_module('esbat.web', run_name='__main__')"
)


@pytest.mark.parametrize(
    ("start", "said"),
    [(["-m", "esbat.web"], "127.0.0.1:1/plays"), (["-c", WITHOUT_DRIVER], "esbat[postgres]")],
)
def test_the_server_says_in_one_sentence_what_is_missing(start: list[str], said: str) -> None:
    ended = subprocess.run(
        [sys.executable, *start, "--port", "0", "--lang", "en", "--db", NOBODY_THERE],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 2, ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1 and said in ended.stderr
    assert SECRET not in ended.stderr + ended.stdout


# ---- tables


@pytest.mark.parametrize(
    "theirs",
    ["CREATE TABLE esbat.things (a TEXT)", "CREATE TABLE esbat.layout AS SELECT 99 AS number"],
)
def test_what_belongs_to_another_program_or_version_is_left_alone(postgres_address: str, theirs: str) -> None:
    asyncio.run(asked(postgres_address, "CREATE SCHEMA esbat"))
    asyncio.run(asked(postgres_address, theirs))
    with pytest.raises(BadDatabase) as trouble:
        open_store(postgres_address)
    assert trouble.value.key == "database-unwritable"
    tables = asyncio.run(asked(postgres_address, "SELECT 1 FROM pg_tables WHERE schemaname = 'esbat'"))
    assert len(tables) == 1


def test_a_server_that_takes_no_writes_is_noticed_at_once(postgres_address: str) -> None:
    with_store(postgres_address, lambda store: store.create(a_play()))
    with pytest.raises(BadDatabase):
        open_store(with_setting(postgres_address, "default_transaction_read_only=on"))


def test_servers_may_start_at_the_same_moment(postgres_address: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(open_store, [postgres_address] * 4))
    assert len(stores) == 4


# ---- writing


def test_commits_wait_for_the_disk_whatever_the_server_is_used_to(postgres_address: str) -> None:
    async def look(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        setting = await store.writer.do(lambda line: line.fetchval("SHOW synchronous_commit"))
        assert setting == "on"

    with_store(with_setting(postgres_address, "synchronous_commit=off"), look)


def test_what_cannot_be_kept_spoils_only_itself(postgres_address: str) -> None:
    async def many(store: Store) -> None:
        await store.create(a_play())
        jobs = [store.append("k7", version, KeptAct(0, "draw")) for version in range(2, 12)]
        jobs.append(store.append("k7", 12, KeptAct(0, "no\0pe")))
        jobs.append(store.keep_seat("k7", KeptSeat(0, "me", "Ève\0")))
        jobs.append(store.keep_seat("k7", KeptSeat(1, "me", "Ève")))
        jobs.append(store.create(a_play()))
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers[10:]] == [StoreFailed, StoreFailed, type(None), Conflict]
        assert answers[:10] == [None] * 10
        found = await store.load("k7")
        assert found is not None and len(found.acts) == 11
        assert [seat.name for seat in found.seats] == ["Agnès", "Ève"]

    with_store(postgres_address, many)


def test_a_line_that_breaks_is_laid_again(postgres: PostgresServer, postgres_address: str) -> None:
    hang_up = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'esbat' AND datname = current_database()"
    )

    async def breaking(store: Store) -> None:
        await store.create(a_play())
        assert await store.load("k7") is not None
        assert len(await asked(postgres_address, hang_up)) == 2
        # The first may find out only now; what it was told is true either way.
        try:
            await store.append("k7", 2, KeptAct(0, "place"))
        except StoreFailed:
            await store.append("k7", 2, KeptAct(0, "place"))
        found = await store.load("k7")  # the line that reads asks once more by itself
        assert found is not None and len(found.acts) == 2

    async def broken_while_reading(store: Store) -> None:
        """A line that was laid before is laid again, once; one that breaks at its first question is not."""
        assert isinstance(store, PostgresStore)
        await store.load("k7")
        (line,) = [line for line in store.lines if line.mark is not None]
        assert line.mark is not None
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = pg_backend_pid()"
        assert await store.rows(f"{cut} AND pid = $1", line.mark[0]) == []
        with pytest.raises(StoreFailed):
            await store.rows(cut)
        assert await store.load("k7") is not None

    async def broken_while_writing(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        with pytest.raises(StoreFailed):
            await store.writer.do(lambda line: line.execute(hang_up))
        await store.append("k7", 3, KeptAct(0, "draw"))

    with_store(postgres_address, breaking)
    with_store(postgres_address, broken_while_reading)
    with_store(postgres_address, broken_while_writing)


def test_what_was_found_missing_never_comes_in_later(postgres_address: str) -> None:
    """An act is held up at the other end when its line breaks: whoever reads then learns the final truth."""

    async def held_up(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.create(a_play())
        rival = await asyncpg.connect(postgres_address)
        holding = rival.transaction()
        await holding.start()
        await rival.execute("INSERT INTO esbat.acts VALUES ('k7', 2, 1, 'rival')")
        writing = asyncio.create_task(store.append("k7", 2, KeptAct(0, "place")))
        waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ 'esbat.acts'"
        while not await asked(postgres_address, waiting):
            await asyncio.sleep(0.01)
        store.writer.line.drop()
        with pytest.raises(StoreFailed):
            await writing
        found = await store.load("k7")
        assert found is not None and len(found.acts) == 1
        await holding.rollback()
        await rival.close()
        await store.append("k7", 2, KeptAct(0, "deposit"))
        found = await store.load("k7")
        assert found is not None and found.acts[1:] == [KeptAct(0, "deposit")]

    with_store(postgres_address, held_up)


# ---- the whole server


async def play_to_the_end(base: str, play: str, token: str) -> None:
    async with wired(base) as wire:
        page = Page(wire)
        await page.say(t="hello", play=play, token=token, lang="en", since=0)
        # A real server takes twenty messages a second from one page, and asks for patience beyond that.
        await page.play_on(random.Random(1), pause=0.05)


@pytest.mark.slow
def test_a_whole_play_over_a_real_server(postgres_address: str) -> None:
    parts = urlsplit(postgres_address)
    password = parts.password or SECRET
    address = with_user(postgres_address, f"{parts.username or ''}:{password}")
    wish = {"game": "air", "seats": [ME, RANDOM, RANDOM, RANDOM, RANDOM], "lang": "en"}
    server = Process(address, log_level="debug")
    try:
        granted = server.post("/api/plays", wish).json()
        play, token = granted["play"], granted["seats"][0]["token"]
        asyncio.run(play_to_the_end(server.base, play, token))
        record = server.post("/api/record", {"play": play, "secret": token}).text
    finally:
        ended = server.end(signal.SIGTERM)
    assert ended == 0
    assert "listening" in server.log and password not in server.log
    table = verified(record, game)
    kept = with_store(address, lambda store: store.load(play))
    assert table.over and kept is not None
    assert [(act.seat, act.text) for act in kept.acts] == table.acts


@pytest.mark.slow
def test_no_move_that_was_told_is_lost_when_the_server_is_killed(postgres_address: str) -> None:
    lose_nothing_when_killed(postgres_address, rounds=2)

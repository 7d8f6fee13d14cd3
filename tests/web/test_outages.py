"""The database is away, read-only, full or gone: it is said, waited for, and nothing is lost or made up."""

import asyncio
import logging
import signal
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from esbat.store import Gone, KeptAct, KeptAnswer, KeptPlay, Store, StoreFailed
from esbat.store.sqlite import SqliteStore
from esbat.web.shared.readiness import FRESH
from tests.waiting import PATIENCE
from tests.web.bystander import noted
from tests.web.kit import FRIEND, ME, Data, Page, house
from tests.web.process import Process


class Distant(SqliteStore):
    """A store that is away while it is told to be."""

    append_soon = Store.append_soon
    away = False

    async def append(self, play: str, version: int, act: KeptAct, passed: KeptAnswer | None = None) -> None:
        if self.away:
            raise StoreFailed("away")
        await super().append(play, version, act, passed)

    async def load(self, play: str) -> KeptPlay | None:
        if self.away:
            raise StoreFailed("away")
        return await super().load(play)

    async def check_reading(self) -> None:
        if self.away:
            raise StoreFailed("away")


def test_a_page_opened_meanwhile_gets_its_state_without_anybody_acting(tmp_path: Path) -> None:
    async def main() -> None:
        disk = Distant(tmp_path / "plays.db")
        async with house(tmp_path, store=disk) as server:
            granted = await server.open(ME, FRIEND, options={"first_player": "0"})
            play, token = granted["play"], granted["seats"][0]["token"]
            disk.away = True
            # Not in memory yet: the line is held.
            async with server.page(play, token) as page:
                assert "does not answer" in (await page.until("no"))["text"]
                await page.say(t="ping")
                await page.until("pong")
                disk.away = False
                await page.until("state")
                # In memory, and out of order.
                disk.away = True
                await page.move("draw")
                said = (await page.until("no"))["text"]
                assert "does not answer" in said and "not happened" not in said
                async with server.page(play, granted["onlooker"]) as watcher:
                    assert "does not answer" in (await watcher.until("no"))["text"]
                    disk.away = False
                    assert (await watcher.until("state"))["version"] == 0
                await page.until("state")
                # Nobody else comes meanwhile: whoever moved in vain still hears when it is back.
                disk.away = True
                await page.move("draw")
                await page.until("no")
                disk.away = False
                assert (await page.until("state"))["version"] == 0
                await page.move("draw")
                await page.reach(1)

    asyncio.run(main())


@pytest.mark.long
def test_readiness_tells_database_and_disk_and_health_only_life(tmp_path: Path) -> None:
    async def main() -> None:
        disk = Distant(tmp_path / "plays.db")
        async with house(tmp_path, store=disk) as server:

            async def told(status: int) -> Data:
                while True:
                    answer = await server.client.get("/readyz")
                    if answer.status_code == status:
                        found: Data = answer.json()
                        return found

            assert await told(200) == {"status": "ready", "database": "ok", "disk": "ok"}
            disk.away = True
            assert await told(503) == {"status": "not ready", "database": "away", "disk": "unknown"}
            assert (await server.client.get("/healthz")).status_code == 200
            disk.away = False
            assert (await told(200))["status"] == "ready"
            # Somebody else writes and does not stop: the disk takes nothing.
            other = sqlite3.connect(tmp_path / "plays.db", isolation_level=None)
            other.execute("BEGIN EXCLUSIVE")
            assert await told(503) == {"status": "not ready", "database": "away", "disk": "unknown"}
            other.execute("ROLLBACK")
            other.close()
            assert (await told(200))["status"] == "ready"

    asyncio.run(main())


def test_readiness_tells_that_the_disk_takes_nothing(tmp_path: Path) -> None:
    """All that is kept can be read, nothing more can be written; the log says when that begins and ends."""

    async def main() -> None:
        disk = SqliteStore(tmp_path / "plays.db")
        async with house(tmp_path, store=disk) as server:

            async def told() -> tuple[int, Data]:
                server.desk.readiness.looked = -FRESH  # what was found before is not told again
                answer = await server.client.get("/readyz")
                return (answer.status_code, answer.json())

            assert (await told())[0] == 200
            with noted() as lines:
                disk.writer.connection.execute("PRAGMA query_only = ON")
                assert await told() == (503, {"status": "not ready", "database": "ok", "disk": "refuses"})
                assert (await server.client.get("/healthz")).status_code == 200
                disk.writer.connection.execute("PRAGMA query_only = OFF")
                assert (await told())[0] == 200
            said = [(level, event) for level, event, _ in lines if event in ("not-ready", "ready")]
            assert said == [(logging.ERROR, "not-ready"), (logging.INFO, "ready")]

    asyncio.run(main())


@pytest.mark.long
def test_a_deleted_file_is_noticed_and_moves_are_refused_rather_than_lost(tmp_path: Path) -> None:
    path = tmp_path / "plays.db"
    server = Process(f"sqlite:///{path}")
    try:
        wish = {"game": "air", "seats": [ME, {"kind": "local"}], "options": {"first_player": "0"}}
        granted = server.post("/api/plays", wish).json()
        asyncio.run(refused_when_gone(server, path, granted))
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["database"]) == (503, "gone")
        assert server.post("/api/plays", wish).status_code == 503
        assert server.get("/healthz").status_code == 200
    finally:
        server.end(signal.SIGTERM)
    assert '"event": "not-ready"' in server.log and '"database": "gone"' in server.log


async def refused_when_gone(server: Process, path: Path, granted: Data) -> None:
    async with connect(server.base.replace("http", "ws") + "/ws", max_size=None) as wire:
        page = Page(wire)
        await page.say(
            t="hello", play=granted["play"], token=granted["seats"][0]["token"], lang="en", since=0
        )
        await page.until("state")
        away = path.with_suffix(".away")
        path.rename(away)
        await page.move("draw")
        assert "is gone" in (await page.until("no"))["text"]
        # Put back, it goes on where it was.
        away.rename(path)
        assert (await page.until("state"))["version"] == 0
        await page.move("draw")
        await page.reach(1)
        path.unlink()
        await page.move("deposit")
        assert "is gone" in (await page.until("no"))["text"]


@pytest.mark.long
@pytest.mark.parametrize(("end", "away"), [("-wal", True), ("-wal", False), ("-shm", True)])
def test_a_log_deleted_beneath_the_server_is_noticed_and_nothing_that_was_told_is_lost(
    tmp_path: Path, end: str, away: bool
) -> None:
    """Also not when the server is killed afterwards, and somebody has looked into the file meanwhile."""
    path = tmp_path / "plays.db"
    database = f"sqlite:///{path}"
    server = Process(database)
    try:
        wish = {"game": "air", "seats": [ME, {"kind": "local"}], "options": {"first_player": "0"}}
        granted = server.post("/api/plays", wish).json()
        play, token = granted["play"], granted["seats"][0]["token"]
        asyncio.run(refused_without_log(server, Path(f"{path}{end}"), granted, away))
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["database"]) == (503, "gone")
        assert server.post("/api/plays", wish).status_code == 503
    finally:
        server.end(signal.SIGKILL)
    server = Process(database)
    try:
        assert asyncio.run(version_told(server, play, token)) == 1
    finally:
        server.end(signal.SIGTERM)


async def refused_without_log(server: Process, beside: Path, granted: Data, away: bool) -> None:
    async with connect(server.base.replace("http", "ws") + "/ws", max_size=None) as wire:
        page = Page(wire)
        await page.say(
            t="hello", play=granted["play"], token=granted["seats"][0]["token"], lang="en", since=0
        )
        await page.until("state")
        await page.move("draw")
        await page.reach(1)
        beside.unlink()
        if not away:
            beside.touch()  # as whoever opens the file makes it
        await page.move("deposit")
        assert "is gone" in (await page.until("no"))["text"]


async def version_told(server: Process, play: str, token: str) -> object:
    async with connect(server.base.replace("http", "ws") + "/ws", max_size=None) as wire:
        page = Page(wire)
        await page.say(t="hello", play=play, token=token, lang="en", since=0)
        return (await page.until("state"))["version"]


def test_what_stands_in_a_deleted_log_is_saved_by_whoever_asks_how_things_stand(tmp_path: Path) -> None:
    """And once it is, others may have the file: nobody here writes into it any more."""

    async def main() -> None:
        path = tmp_path / "plays.db"
        disk = SqliteStore(path)
        await disk.ban("192.0.2.1", True)
        Path(f"{path}-wal").unlink()
        with pytest.raises(Gone):
            await disk.check_reading()
        other = SqliteStore(path)
        assert await other.bans() == ["192.0.2.1"]
        await other.ban("192.0.2.2", True)
        for _ in range(2):
            with pytest.raises(Gone):
                await disk.ban("192.0.2.3", True)
            with pytest.raises(StoreFailed):
                await disk.bans()
        await disk.close()
        assert await other.bans() == ["192.0.2.1", "192.0.2.2"]
        await other.close()

    asyncio.run(main())


READ_ONLY = """
import os, sys
import esbat.store.sqlite
from esbat.web.server.run import serve
from esbat.words import words_for
words_for("en").say("database-unwritable", path="", reason="")
if os.geteuid() == 0:
    os.setgroups([]); os.setgid(65534); os.setuid(65534)
sys.exit(serve(port=0, database=sys.argv[1], language="en"))
"""


def test_a_read_only_file_is_one_sentence_at_the_start() -> None:
    """In a folder that anybody may write to; a superuser may write to any file, so she lets nobody try."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        path = Path(folder) / "plays.db"
        asyncio.run(SqliteStore(path).close())
        path.chmod(0o444)
        made = path.read_bytes()
        program = [sys.executable, "-c", READ_ONLY, f"sqlite:///{path}"]
        ended = subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert ended.returncode == 2, ended.stderr
        assert len(ended.stderr.strip().splitlines()) == 1 and "readonly" in ended.stderr
        assert path.read_bytes() == made

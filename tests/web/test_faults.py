"""Disks that refuse, readers that do not read, bots that hang, servers that are killed."""

import asyncio
import contextlib
import json
import os
import platform
import random
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from esbat.store import KeptAct, KeptAnswer, Store, StoreFailed
from esbat.store.sqlite import SqliteStore
from esbat.web.thinking.long_turns import CALLS
from tests.waiting import PATIENCE, until, until_so
from tests.web.kit import FRIEND, ME, RANDOM, Page, house, quick, wired
from tests.web.process import Process, lose_nothing_when_killed

pytestmark = pytest.mark.wheel


class WeakDisk(SqliteStore):
    """A store whose disk is full for a while; what it refuses may or may not have been written."""

    full = False
    written_all_the_same = False
    append_soon = Store.append_soon

    async def append(self, play: str, version: int, act: KeptAct, passed: KeptAnswer | None = None) -> None:
        if self.full:
            if self.written_all_the_same:
                await super().append(play, version, act, passed)
            raise StoreFailed("disk full")
        await super().append(play, version, act, passed)


def test_what_the_disk_refuses_has_not_happened(tmp_path: Path) -> None:
    async def main() -> None:
        disk = WeakDisk(tmp_path / "plays.db")
        async with house(tmp_path, store=disk) as server:
            granted = await server.open(ME, FRIEND, options={"first_player": "0"})
            play, token = granted["play"], granted["seats"][0]["token"]
            async with server.page(play, token) as page, server.page(play, granted["onlooker"]) as watcher:
                await page.until("state")
                disk.full = True
                await page.move("draw")
                assert "disk" in (await page.until("no"))["text"]
                await page.say(t="lang", lang="fr")
                state = await page.until("state")
                assert state["version"] == 0 and state["view"]["drawn"] is None
                disk.full = False
                await page.move("draw")
                assert (await page.reach(1))["view"]["drawn"]
                drawn = page.state["view"]["drawn"]
                # The disk says no, but has it all the same: what is on disk is right, and told.
                disk.full = disk.written_all_the_same = True
                page.heard.clear()
                await page.move("deposit")
                assert (await page.reach(2))["view"]["common"] == [drawn]
                assert not [text for text in page.heard if json.loads(text)["t"] == "no"]
                disk.full = False
                await watcher.reach(2)
                versions = [json.loads(text)["version"] for text in watcher.heard]
                assert versions == sorted(versions)
            kept = await disk.load(play)
            assert kept is not None and [act.text for act in kept.acts] == ["draw", "deposit"]

    asyncio.run(main())


def test_a_slow_reader_never_blocks_a_table(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(slow=1.0)) as server:
            granted = await server.open(ME, {"kind": "local"})
            play = granted["play"]
            tokens = [seat["token"] for seat in granted["seats"]]
            host, port = server.base.removeprefix("http://").split(":")
            # A page that says hello, asks for a lot, and never reads.
            reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(
                f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            hello = {"t": "hello", "play": play, "token": granted["onlooker"], "lang": "fr", "since": 0}
            writer.write(frame(json.dumps(hello)))
            async with server.page(play, tokens[0]) as one, server.page(play, tokens[1]) as two:
                chooser = random.Random(6)
                writing = asyncio.create_task(babble(writer))
                await asyncio.gather(one.play_on(chooser), two.play_on(chooser))
                lines = server.desk.lines
                await until_so(lambda: sum(lines.values()) == 2, "the one who does not read is let go")
                writing.cancel()
            writer.close()
            assert reader is not None

    asyncio.run(main())


async def babble(writer: asyncio.StreamWriter) -> None:
    """Ask for the whole story again and again, without ever reading an answer."""
    while True:
        for _ in range(50):
            writer.write(frame(json.dumps({"t": "lang", "lang": random.choice(["fr", "en"])})))
        await asyncio.sleep(0.02)


def frame(text: str) -> bytes:
    """A masked text frame."""
    body = text.encode()
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0xFE]) + len(body).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + body


READY = """
import sys, time
print('{"move": null}', flush=True)
"""
HANGING = "for line in sys.stdin: open(sys.argv[1], 'w').close(); time.sleep(600)"
NONSENSE = """
for line in sys.stdin:
    print('{"move": "fly to the moon"}', flush=True)
"""
DYING = "sys.stdin.readline()"


def thinking(program: str, *arguments: str) -> list[str]:
    return [sys.executable, "-c", program, *arguments]


@pytest.mark.parametrize(("program", "killed"), [(NONSENSE, 0), (DYING, 2)])
def test_a_bot_that_dies_or_talks_nonsense_is_replaced(tmp_path: Path, program: str, killed: int) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(thinker=thinking(READY + program))) as server:
            granted = await server.open(ME, RANDOM, options={"first_player": "1"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.reach(1)
            assert (server.desk.pool.killed >= 2) == (killed >= 2)
        assert not server.desk.pool.all

    asyncio.run(main())


def turn_of(process: int) -> float:
    """How long its turn at the processor is; 0 where the kernel has all turns alike, or does not tell."""
    version = platform.release().split(".")
    if (
        sys.platform != "linux"
        or platform.machine() not in CALLS
        or (int(version[0]), int(version[1])) < (6, 12)
    ):
        return 0.0
    with contextlib.suppress(OSError):
        told = Path(f"/proc/{process}/sched").read_text(encoding="ascii")
        found = re.search(r"se\.slice\s*:\s*([\d.]+)", told)
        return float(found[1]) if found else 0.0
    return 0.0


def test_thinking_stands_back_behind_people(tmp_path: Path) -> None:
    """However many bots think, the server is served before them."""

    async def main() -> None:
        async with house(tmp_path) as server:
            granted = await server.open(ME, RANDOM, options={"first_player": "1"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.reach(1)
            ours = os.getpriority(os.PRIO_PROCESS, 0)
            thinkers = [worker.process.pid for worker in server.desk.pool.all]
            assert thinkers
            assert all(os.getpriority(os.PRIO_PROCESS, thinker) > ours for thinker in thinkers)
            if hasattr(os, "sched_getaffinity"):
                first, *others = sorted(os.sched_getaffinity(0))
                left = set(others) or {first}  # who has one processor only shares it
                assert all(os.sched_getaffinity(thinker) == left for thinker in thinkers)
            if (turn := turn_of(os.getpid())) > 0:
                assert all(turn_of(thinker) > turn for thinker in thinkers), "they are interrupted at once"

    asyncio.run(main())


def test_a_bot_that_hangs_holds_up_nobody_and_is_replaced(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def main() -> None:
        async with house(tmp_path, quick(thinker=thinking(READY + HANGING, str(asked)))) as server:
            granted = await server.open(ME, RANDOM, options={"first_player": "1"})
            pool = server.desk.pool
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                await until_so(asked.exists, "the bot is asked, and hangs")
                # The loop goes on meanwhile.
                assert (await page.sync())["version"] == 0
                # The next one has hardly any time; the first is helped out of it.
                server.desk.config.think = 0.1
                for worker in list(pool.all):
                    worker.process.kill()
                await page.reach(1)
            assert pool.killed >= 2
        assert not pool.all

    asyncio.run(main())


def test_a_bot_that_never_wakes_up_is_replaced(tmp_path: Path) -> None:
    """Loading takes its time on a busy machine and is not thinking, but it has an end, too."""

    async def main() -> None:
        config = quick(waking=0.1, thinker=thinking("import time; time.sleep(600)"))
        async with house(tmp_path, config) as server:
            granted = await server.open(ME, RANDOM, options={"first_player": "1"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.reach(1)
            assert server.desk.pool.killed >= 2
        assert not server.desk.pool.all

    asyncio.run(main())


LOADING = "import os, sys, time\nwhile not os.path.exists(sys.argv[1]): time.sleep(0.01)\n"
DRAWING = """
for line in sys.stdin:
    print('{"move": "draw"}', flush=True)
"""


def test_a_bot_may_load_longer_than_it_may_think(tmp_path: Path) -> None:
    """The time to think is counted from when it is ready: a busy machine kills no bots."""
    loaded = tmp_path / "loaded"

    async def main() -> None:
        config = quick(think=0.0, thinker=thinking(LOADING + READY + DRAWING, str(loaded)))
        async with house(tmp_path, config) as server:
            granted = await server.open(ME, RANDOM, options={"first_player": "1"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                live = await server.desk.plays.find(granted["play"])
                await until_so(lambda: live.driver.task is not None, "the bot is asked")
                await page.sync()
                config.think = PATIENCE
                loaded.touch()
                await page.reach(1)
            assert server.desk.pool.killed == 0

    asyncio.run(main())


def test_silence_is_noticed(tmp_path: Path) -> None:
    async def main() -> None:
        async with house(tmp_path, quick(silence=0.3)) as server:
            granted = await server.open(ME, FRIEND)
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                assert await page.closed() == 4002

    asyncio.run(main())


# ---- a real process, killed


@pytest.mark.long
def test_no_move_that_was_told_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    lose_nothing_when_killed(f"sqlite:///{tmp_path}/plays.db", rounds=4)


def test_a_server_told_to_stop_closes_its_lines_and_ends_well(tmp_path: Path) -> None:
    server = Process(f"sqlite:///{tmp_path}/plays.db")
    granted = server.post("/api/plays", {"game": "air", "seats": [ME, RANDOM]}).json()

    async def main() -> int:
        async with wired(server.base) as wire:
            page = Page(wire)
            await page.say(t="hello", play=granted["play"], token=granted["seats"][0]["token"])
            await page.until("state")
            server.child.terminate()
            return await page.closed()

    try:
        assert asyncio.run(main()) == 1012
    finally:
        ended = server.end(signal.SIGTERM)
    assert ended == 0


def answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


def test_whoever_is_impatient_stops_it_as_well(tmp_path: Path) -> None:
    """Ctrl-C twice: it ends as after one, and the log has nothing to say."""
    server = Process(f"sqlite:///{tmp_path}/plays.db")
    assert server.get("/healthz").status_code == 200
    server.child.send_signal(signal.SIGINT)
    until(lambda: not answers(server.port), "its door is shut")
    ended = server.end(signal.SIGINT)
    assert (ended, server.log) == (0, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--db", "mysql://somewhere"],
        ["--db", "sqlite:////no/such/folder/plays.db"],
        ["--host", "203.0.113.7"],
    ],
)
def test_what_cannot_be_opened_is_said_in_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    base = ["--db", f"sqlite:///{tmp_path}/plays.db"] if "--db" not in arguments else []
    ended = subprocess.run(
        [sys.executable, "-m", "esbat.web", "--lang", "en", "--port", "0", *base, *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 2
    assert len(ended.stderr.strip().splitlines()) == 1 and "Traceback" not in ended.stderr

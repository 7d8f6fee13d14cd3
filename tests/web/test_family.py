"""Several processes of one server: one door, each leads its share of the tables, lines change hands."""

import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from esbat.store.sqlite_parts import part_of
from tests.cli.console import refused
from tests.waiting import PATIENCE, own_port, until
from tests.web.kit import ME, Data, Page, wired
from tests.web.process import Process, play_until_killed, where_it_stands
from tests.web.test_servers import in_turn

pytestmark = pytest.mark.wheel

PARTS = 2
LOCAL = {"kind": "local"}
UPGRADE = (
    "GET /ws HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@contextlib.contextmanager
def a_family(folder: Path) -> Iterator[Process]:
    server = Process(
        f"sqlite:///{folder}/plays.db", own_port(), "info", more=["--processes", str(PARTS), "--no-open"]
    )
    try:
        yield server
    finally:
        if server.child.poll() is None:
            server.end(Process.TERM)


def told(server: Process) -> list[Data]:
    """What the log has said so far."""
    size = os.fstat(server.stderr.fileno()).st_size
    lines = os.pread(server.stderr.fileno(), size, 0).decode().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def happened(server: Process, event: str, **facts: object) -> list[Data]:
    return [line for line in told(server) if line["event"] == event and facts.items() <= line.items()]


def a_table(server: Process, part: int | None = None, **more: Any) -> Data:
    """A new table for two at one screen; led by this part, if it is to be."""
    while True:
        wish = {"game": "air", "seats": [ME, LOCAL], "options": {"first_player": "0"}, "lang": "en", **more}
        granted: Data = server.post("/api/plays", wish).json()
        if part is None or part_of(granted["play"], PARTS) == part:
            return granted


@contextlib.asynccontextmanager
async def seated(server: Process, table: Data, seat: int = 0) -> AsyncIterator[Page]:
    async with wired(server.base) as wire:
        page = Page(wire)
        token = table["seats"][seat]["token"]
        await page.say(t="hello", play=table["play"], token=token, lang="en", since=0, changes=True)
        yield page


async def called(server: Process, table: Data, handed_over: bool) -> tuple[Any, Page]:
    """A page that sits at the table, having called at the process that leads it, or at another."""
    while True:
        before = len(happened(server, "taken-in"))
        wire = await wired(server.base)
        page = Page(wire)
        token = table["seats"][0]["token"]
        await page.say(t="hello", play=table["play"], token=token, lang="en", since=0, changes=True)
        await page.until("state")
        if (len(happened(server, "taken-in")) > before) is handed_over:
            return (wire, page)
        await wire.close()


async def goes_on(page: Page, play: str, table: Data) -> None:
    """The page goes on to this play over its line; its key is that of the table."""
    token = table["seats"][0]["token"]
    await page.say(t="hello", play=play, token=token, lang="en", since=0, changes=True)
    assert (await page.until("at"))["play"] == play
    page.state, page.lines = {}, []
    await page.until("state")


def test_a_line_changes_hands_and_nobody_notices(tmp_path: Path) -> None:
    """Whichever process a page has called, it hears the same bytes, and plays on at the same table."""

    async def main(server: Process) -> None:
        table = a_table(server)
        stayed_wire, stayed = await called(server, table, handed_over=False)
        changed_wire, changed = await called(server, table, handed_over=True)
        assert stayed.heard[-1] == changed.heard[-1], "of the one who came last both are told the same"
        before = len(changed.heard)
        async with seated(server, table, 1) as other:
            await other.until("state")
            await in_turn([changed, other], random.Random(3), 20)
            await stayed.reach(changed.state["version"])
            assert changed.state["version"] > 10
            same = changed.heard[before:]
            assert stayed.heard[-len(same) :] == same
            await changed.say(t="ping")
            await changed.until("pong")
            await changed.move("no such move")
            assert (await changed.until("no"))["text"]
        for wire in (stayed_wire, changed_wire):
            await wire.close()
        assert not happened(server, "led-on"), "no line goes by way of another process"
        assert not happened(server, "line-trouble")

    with a_family(tmp_path) as server:
        asyncio.run(main(server))
        assert server.end(Process.TERM) == 0
    assert "Traceback" not in server.log


def test_whoever_says_more_than_hello_is_led_on(tmp_path: Path) -> None:
    """A line on which more has come already cannot change hands: it is led on, and answered all the same."""

    async def main(server: Process) -> None:
        for part in range(PARTS):
            table = a_table(server, part)
            hello = {"t": "hello", "play": table["play"], "token": table["seats"][0]["token"], "lang": "en"}
            said = framed(json.dumps(hello).encode()) + framed(b'{"t":"ping"}')
            for _ in range(12):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(UPGRADE.format(port=server.port).encode())
                await reader.readuntil(b"\r\n\r\n")
                writer.write(said)
                async with asyncio.timeout(PATIENCE):
                    heard = b""
                    while b'"pong"' not in heard or b'"state"' not in heard:
                        heard += await reader.read(1 << 16)
                writer.close()
        until(lambda: happened(server, "led-on"), "some lines are led on")

    with a_family(tmp_path) as server:
        asyncio.run(main(server))


def framed(text: bytes) -> bytes:
    """A page's message, with a mask that changes nothing."""
    size = len(text)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
    return head + bytes(4) + text


def test_requests_reach_the_process_that_leads_the_table(tmp_path: Path) -> None:
    """Asked by whoever takes the call: who sits there, an invitation, a lost key, a name to be forgotten."""
    with a_family(tmp_path) as server:
        for part in range(PARTS):
            table = a_table(server, part, seats=[ME, {"kind": "friend"}])
            play = table["play"]
            for _ in range(4):
                assert server.get(f"/api/plays/{play}/public").json()["names"][0] == "Agnès"
            asked = {"play": play, "secret": table["seats"][1]["invite"], "name": "Berthe"}
            joined = server.post("/api/join", asked).json()
            for _ in range(4):
                assert server.get(f"/api/plays/{play}/public").json()["names"] == ["Agnès", "Berthe"]
            code = {"code": joined["recovery"]}
            assert [server.post("/api/recover", code).json()["seat"] for _ in range(3)] == [1, 1, 1]
            mine = {"seats": [{"play": play, "token": joined["token"]}]}
            assert server.post("/api/forget", mine).status_code == 200
            until_forgotten(server, play, "Berthe")


def until_forgotten(server: Process, play: str, name: str) -> None:
    until(lambda: name not in server.get(f"/api/plays/{play}/public").json()["names"], "the name is gone")


def test_the_next_play_is_led_where_its_people_are(tmp_path: Path) -> None:
    """After the end they go on to another play over the same line; with pauses, as a real server asks for."""

    async def main(server: Process) -> None:
        solo = {"game": "wildegrens", "seats": [ME], "options": {}}
        for part in range(PARTS):
            table = a_table(server, part, **solo)
            wire, page = await called(server, table, handed_over=True)
            await page.play_on(random.Random(1), pause=0.02)
            await page.say(t="again")
            again = await page.until("again")
            assert part_of(again["play"], PARTS) == part
            before = len(happened(server, "taken-in"))
            await goes_on(page, again["play"], table)
            assert len(happened(server, "taken-in")) == before
            assert await page.play_on(random.Random(1), most=3, pause=0.02) == 3
            await wire.close()

    with a_family(tmp_path) as server:
        asyncio.run(main(server))


def test_going_on_to_another_table_may_change_hands_once_more(tmp_path: Path) -> None:
    async def main(server: Process) -> None:
        tables = [a_table(server, part) for part in range(PARTS)]
        wire, page = await called(server, tables[0], handed_over=True)
        for table in (tables[1], tables[0], tables[1]):
            before = len(happened(server, "taken-in"))
            await goes_on(page, table["play"], table)
            assert len(happened(server, "taken-in")) == before + 1
        await page.settled()
        await page.move(page.state["legal"][0]["move"])
        await page.reach(1)
        await wire.close()

    with a_family(tmp_path) as server:
        asyncio.run(main(server))


def test_a_process_that_is_killed_is_begun_anew(tmp_path: Path) -> None:
    """Those at its tables call again and find all they were told of; the others notice nothing."""

    async def main(server: Process) -> None:
        tables = [a_table(server, part) for part in range(PARTS)]
        begun = {line["part"]: line["process"] for line in happened(server, "process-begun")}
        async with seated(server, tables[1]) as bystander:
            await bystander.until("state")
            wire, page = await called(server, tables[0], handed_over=True)
            await page.move(page.state["legal"][0]["move"])
            seen = (await page.reach(1))["version"]
            os.kill(begun[0], signal.SIGKILL)
            assert await page.closed() == 1006
            await wire.close()
            async with seated(
                server, tables[0]
            ) as again:  # whoever took the call waits until it is led again
                await again.until("state")
                assert again.state["version"] >= seen
                await again.settled()
            await bystander.move(bystander.state["legal"][0]["move"])
            await bystander.reach(1)
        assert happened(server, "process-ended", part=0)
        assert [line["part"] for line in happened(server, "process-begun")] == [0, 1, 0]

    with a_family(tmp_path) as server:
        asyncio.run(main(server))
        assert server.end(Process.TERM) == 0


def test_nothing_is_lost_however_often_processes_are_killed(tmp_path: Path) -> None:
    """People play on at tables of both; whoever is killed, nobody is shown less than they had seen."""

    async def main(server: Process) -> None:
        tables = [a_table(server, part) for part in (0, 1, 0, 1)]
        seen = [[[0], [0]] for _ in tables]
        chooser = random.Random(11)

        async def plays_on(table: Data, seat: int, told: list[int]) -> None:
            for seed in itertools.count():
                token = table["seats"][seat]["token"]
                await play_until_killed(server.base, table["play"], token, told, seed)
                await asyncio.sleep(0.02)

        playing = [
            asyncio.create_task(plays_on(table, seat, seen[number][seat]))
            for number, table in enumerate(tables)
            for seat in range(2)
        ]
        for killed, part in enumerate((0, 1, 1, 0)):
            while len(happened(server, "process-begun")) < PARTS + killed:
                await asyncio.sleep(0.005)
            aims = [told[0][0] + 1 for told in seen]
            while not all(told[0][0] >= aim or told[0][0] > 60 for told, aim in zip(seen, aims, strict=True)):
                await asyncio.sleep(0.005)
            await asyncio.sleep(chooser.random() * 0.1)
            os.kill(happened(server, "process-begun", part=part)[-1]["process"], signal.SIGKILL)
            for task in playing:
                assert not task.done(), task.exception()
        while len(happened(server, "process-begun")) < PARTS + 4:
            await asyncio.sleep(0.01)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for number, table in enumerate(tables):
            for seat in range(2):
                stands = await where_it_stands(server.base, table["play"], table["seats"][seat]["token"])
                assert stands >= seen[number][seat][0] > 0

    with a_family(tmp_path) as server:
        asyncio.run(main(server))


def test_nobody_serves_on_when_the_one_who_watches_is_gone(tmp_path: Path) -> None:
    with a_family(tmp_path) as server:
        begun = [line["process"] for line in happened(server, "process-begun")]
        assert len(begun) == PARTS
        server.end(signal.SIGKILL)
        until(lambda: not any(map(lives, begun)), "they end")


def lives(process: int) -> bool:
    """Is it there still? One that has ended and whom nobody has asked how is not."""
    with contextlib.suppress(OSError):
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
        return status.rsplit(") ", 1)[1][0] != "Z"
    return False


def two_ports() -> int:
    """A port that is free, and the next one, too."""
    while True:
        port = own_port()
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port + 1)):
            return port


def test_each_tells_its_figures_at_a_port_of_its_own(tmp_path: Path) -> None:
    port = two_ports()
    more = ["--processes", str(PARTS), "--metrics", str(port)]
    server = Process(f"sqlite:///{tmp_path}/plays.db", own_port(), "info", more=more)

    async def main() -> None:
        async with contextlib.AsyncExitStack() as stack:
            for part in range(PARTS):
                page = await stack.enter_async_context(seated(server, a_table(server, part)))
                await page.until("state")
            for part in range(PARTS):
                figures = httpx.get(f"http://127.0.0.1:{port + part}/metrics", timeout=PATIENCE).text
                assert "\nesbat_tables_watched 1\n" in figures

    try:
        asyncio.run(main())
    finally:
        assert server.end(Process.TERM) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--processes", "0"], "--processes"),
        (["--processes", "65"], "--processes"),
        (["--processes", "two"], "--processes"),
        (["--processes", "2", "--db", "postgresql://u@127.0.0.1/x"], "--processes"),
        (["--processes", "2", "--wake", "nats://127.0.0.1"], "--processes"),
        (["--processes", "2", "--reach", "127.0.0.1:99"], "--processes"),
        (["--processes", "2", "--db", "sqlite:////no/such/folder/plays.db"], "/no/such/folder"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: list[str], said: str) -> None:
    assert said in refused("serve", "--port", "0", *words)

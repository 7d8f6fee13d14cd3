"""The server as a process of its own, which may be killed."""

import asyncio
import random
import signal
import subprocess
import sys
import tempfile
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.waiting import PATIENCE, own_port
from tests.web.kit import ME, Page, wired


class Process:
    """`python -m esbat.web` on a port of its own."""

    TERM = signal.SIGTERM

    def __init__(
        self,
        database: str,
        port: int = 0,
        log_level: str = "warning",
        packs: str | None = None,
        more: list[str] | None = None,
        program: list[str] | None = None,
        settles: bool = False,
    ) -> None:
        command = program or [sys.executable, "-m", "esbat.web"]
        command = [*command, "--port", str(port), "--pace", "0", "--lang", "en"]
        command += ["--db", database, "--log-level", log_level, "--lines-per-address", "400"]
        command += [] if settles else ["--ask-everything"]
        command += [] if packs is None else ["--packs", packs]
        command += more or []
        self.log = ""
        # Into a file: a pipe that nobody reads would in the end hold the server up.
        self.stderr = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `end`
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.stderr, text=True)
        assert self.child.stdout is not None
        said = self.child.stdout.readline()
        if " at " not in said:
            self.end(signal.SIGKILL)
            raise AssertionError(self.log)
        self.base = said.split(" at ")[1].split("/ ")[0]
        self.port = int(self.base.rsplit(":", 1)[1])

    def post(self, path: str, body: object) -> httpx.Response:
        return httpx.post(self.base + path, json=body, timeout=PATIENCE, verify=False)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.base + path, timeout=PATIENCE, verify=False)

    def end(self, how: signal.Signals) -> int:
        self.child.send_signal(how)
        try:
            self.child.wait(PATIENCE)
        finally:
            self.child.kill()
        assert self.child.stdout is not None
        self.child.stdout.close()
        self.stderr.seek(0)
        self.log = self.stderr.read().decode()
        self.stderr.close()
        return self.child.returncode


async def play_until_killed(base: str, play: str, token: str, seen: list[int], seed: int) -> None:
    """Play on, noting the newest version that this page was told of."""
    chooser = random.Random(seed)
    try:
        async with wired(base) as wire:
            page = Page(wire)
            await page.say(t="hello", play=play, token=token, lang="en", since=0)
            while True:
                message = await page.hear()
                if message["t"] != "state":
                    continue
                assert message["version"] >= seen[0], "a version that was told is never lost"
                seen[0] = message["version"]
                if message["outcome"]:
                    return
                if message["question"]["mine"]:
                    await page.move(chooser.choice(message["legal"])["move"])
    except (ConnectionClosed, WebSocketException, OSError, TimeoutError):
        return


async def where_it_stands(base: str, play: str, secret: str) -> int:
    async with wired(base) as wire:
        page = Page(wire)
        await page.say(t="hello", play=play, token=secret, lang="en", since=0)
        version: int = (await page.until("state"))["version"]
        return version


def lose_nothing_when_killed(database: str, rounds: int) -> None:
    """Play, kill the server, start it again: all that anybody was told of is still there."""
    chooser = random.Random(8)
    server = Process(database, own_port())
    wish: dict[str, Any] = {"game": "air", "seats": [ME, {"kind": "local"}], "lang": "en"}
    granted = server.post("/api/plays", wish).json()
    tokens = [granted["seats"][0]["token"], granted["seats"][1]["token"]]
    seen = [[0], [0]]

    async def one_round(seed: int) -> None:
        playing = [
            asyncio.create_task(play_until_killed(server.base, granted["play"], token, seen[seat], seed))
            for seat, token in enumerate(tokens)
        ]
        aim = max(seen[0][0], seen[1][0]) + chooser.randint(2, 12)
        while max(seen[0][0], seen[1][0]) < aim and not all(task.done() for task in playing):
            await asyncio.sleep(0.005)
        await asyncio.sleep(chooser.random() * 0.1)
        server.child.kill()
        await asyncio.gather(*playing)

    try:
        for number in range(rounds):
            asyncio.run(one_round(number))
            server.end(signal.SIGKILL)
            server = Process(database, server.port)
            for seat, token in enumerate(tokens):
                # Each counts what they may know of.
                assert asyncio.run(where_it_stands(server.base, granted["play"], token)) >= seen[seat][0]
        assert max(seen[0][0], seen[1][0]) >= 2 * rounds
    finally:
        ended = server.end(signal.SIGTERM)
    assert ended == 0

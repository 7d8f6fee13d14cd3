"""A real server on a loopback port, and pages that speak to it over real sockets."""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from esbat.store import Store, open_store
from esbat.store.wake import Bell
from esbat.web.config import Config, Limits
from esbat.web.server.app import make_app
from esbat.web.server.run import listening, uvicorn_config
from esbat.web.shared.desk import Desk
from esbat.web.thinking.pool import Pool
from esbat.web.wire import defined
from tests.waiting import PATIENCE, until_so
from tests.web.changes import brought

Data = dict[str, Any]
GENEROUS = {
    "messages": 1e6,
    "messages_burst": 1_000_000,
    "requests": 1e6,
    "requests_burst": 1_000_000,
    "plays": 1e6,
    "plays_burst": 1_000_000,
    "recoveries": 1e6,
    "recoveries_burst": 1_000_000,
    "boxes": 1e6,
    "boxes_burst": 1_000_000,
    "codes": 1e6,
    "codes_burst": 1_000_000,
    "undos": 1e6,
    "undos_burst": 1_000_000,
    "undos_most": 1_000_000,
    "gestures": 1e6,
    "gestures_burst": 1_000_000,
    "idle": 10_000,
    "idle_most": 10_000,
}
ME = {"kind": "me", "name": "Agnès"}
FRIEND = {"kind": "friend"}
RANDOM = {"kind": "bot", "bot": "random"}


def quick(**settings: Any) -> Config:
    """Settings for tests: bots play at once, nobody is held to a rate unless a test says so."""
    limits = Limits(**{**GENEROUS, **settings.pop("limits", {})})
    usual = {
        "pace": 0.0,
        "settles": False,
        "workers": 1,
        "absence": 0.0,
        "again": 0.02,
        "think": PATIENCE,
        "silence": 2 * PATIENCE,  # these pages have no heartbeat, and may wait long for one another
        "limits": limits,
    }
    return Config(**{**usual, **settings})


def wired(base: str, **more: Any) -> connect:
    """A line to the server at this address, on which only the server hangs up."""
    address = base.replace("http", "ws") + "/ws"
    return connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE, ping_interval=None, **more)


class House:
    """A running server."""

    def __init__(self, base: str, desk: Desk, client: httpx.AsyncClient) -> None:
        self.base = base
        self.desk = desk
        self.client = client

    async def post(self, path: str, body: object, expect: int = 200) -> Any:
        answer = await self.client.post(path, json=body)
        assert answer.status_code == expect, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else answer.text

    async def open(self, *seats: Data, **more: Any) -> Data:
        wish = {"game": "air", "seats": list(seats), "lang": "en", **more}
        granted: Data = await self.post("/api/plays", wish, 201)
        return granted

    @contextlib.asynccontextmanager
    async def page(self, play: str, token: str, lang: str = "en", since: int = 0) -> AsyncIterator["Page"]:
        async with wired(self.base) as wire:
            page = Page(wire)
            await page.say(t="hello", play=play, token=token, lang=lang, since=since, changes=True)
            yield page

    async def deserted(self, play: str) -> None:
        """Until the server has noticed that nobody is connected to this play any more."""
        live = await self.desk.plays.find(play)
        await until_so(lambda: not live.links, "everybody has left")


class Page:
    """One page at a table, as simple as can be."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.heard: list[str] = []
        self.state: Data = {}
        self.lines: list[Data] = []
        self.events: list[Data] = []

    async def say(self, **message: Any) -> None:
        await self.wire.send(json.dumps(message))

    async def hear(self, patience: float = PATIENCE) -> Data:
        """The next message, whatever it is."""
        async with asyncio.timeout(patience):
            text = await self.wire.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Data = json.loads(text)
        if message["t"] == "state":
            assert defined(text.encode()).decode() == text
            if not message["whole"]:
                message["view"] = brought(self.state["view"], message["view"])
            self.state = message
            self.events += message["events"]
            first = message["lines"][0]["n"] if message["lines"] else len(self.lines) + 1
            self.lines = [line for line in self.lines if line["n"] < first] + message["lines"]
        return message

    async def until(self, kind: str, patience: float = PATIENCE) -> Data:
        """The next message of this kind."""
        while True:
            message = await self.hear(patience)
            if message["t"] == kind:
                return message

    async def reach(self, version: int) -> Data:
        """The first state of this version or a later one."""
        while not self.state or self.state["version"] < version:
            await self.hear()
        return self.state

    async def sync(self) -> Data:
        """Until all is heard that was said before now; what a seat may not know of is not told to it."""
        await self.say(t="ping")
        await self.until("pong")
        return self.state

    async def settled(self) -> Data:
        """Until I am asked, or it is over."""
        while not self.state or not (self.state["outcome"] or self.state["question"]["mine"]):
            await self.hear()
        return self.state

    async def move(self, text: str, version: int | None = None) -> None:
        await self.say(t="move", version=self.state["version"] if version is None else version, move=text)

    async def play_on(self, chooser: random.Random, most: int = 10_000, pause: float = 0.0) -> int:
        """Play legal moves whenever asked; how many were played. A real server asks for pauses."""
        made = 0
        while made < most:
            state = await self.settled()
            if state["outcome"]:
                break
            await asyncio.sleep(pause)
            await self.move(chooser.choice(state["legal"])["move"])
            await self.reach(state["version"] + 1)
            made += 1
        return made

    async def closed(self, patience: float = PATIENCE) -> int:
        """The code with which the server closes the line."""
        try:
            while True:
                await self.hear(patience)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


@contextlib.asynccontextmanager
async def house(
    folder: Path,
    config: Config | None = None,
    store: Store | None = None,
    pool: Pool | None = None,
    short: bool = True,
    port: int = 0,
    reach: bool | str = False,
    bell: Bell | None = None,
) -> AsyncIterator[House]:
    """A server until the block ends; its plays are in the folder. Without the short way it is plain ASGI.

    With `reach` it is one of several servers of the same store, reached there or where it listens.
    """
    door = listening("127.0.0.1", port)
    settings = config or quick()
    place = f"127.0.0.1:{door.getsockname()[1]}" if reach is True else reach or None
    kept = store or open_store(f"sqlite:///{folder}/plays.db")
    app = make_app(kept, settings, pool, reach=place, bell=bell)
    served = uvicorn_config(app, settings)
    served.timeout_graceful_shutdown = 2
    if not short:
        served.ws = "websockets-sansio"
    server = uvicorn.Server(served)
    serving = asyncio.create_task(server._serve([door]))
    await until_so(lambda: server.started or serving.done(), "the server serves")
    if serving.done():
        await serving  # which says what went wrong
    base = f"http://127.0.0.1:{door.getsockname()[1]}"
    try:
        # Nobody here shows a certificate: reading all that are known takes longer than most tests.
        async with httpx.AsyncClient(base_url=base, timeout=PATIENCE, verify=False) as client:
            yield House(base, app.state.desk, client)
    finally:
        server.should_exit = True
        await serving

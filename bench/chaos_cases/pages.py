"""Pages that play on whatever happens, and remember all they have sent and all they were told."""

import asyncio
import contextlib
import json
import random
import urllib.request
from datetime import UTC, datetime
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

PATIENCE = 1.5
"""Seconds without an answer after which a page calls again."""


class Page:
    """One seat: it plays a random legal move whenever it is asked."""

    def __init__(self, port: int, play: str, seat: int, token: str, luck: random.Random, pace: float) -> None:
        self.port = port
        self.play = play
        self.seat = seat
        self.token = token
        self.luck = luck
        self.pace = pace
        self.sent: list[tuple[int, str]] = []  # version and move, each once
        # What was taken, one entry an act. Where a first move was refused and a second sent while the table
        # stood as before, a repetition of the first may have been taken meanwhile: either of them, then.
        self.acknowledged: list[frozenset[str]] = []
        self.refused: set[tuple[int, str]] = set()
        self.waits: list[float] = []  # how long it took from a move to its acknowledgement
        self.version = 0
        self.since = 0
        self.went_back: list[str] = []  # versions told that were older than one told before: when, and how
        self.over = False
        self.pending: tuple[int, str] | None = None
        self.asked_at = 0.0
        self.stopping = False

    async def run(self) -> None:
        """Until the play is over or it is told to stop."""
        while not self.over and not self.stopping:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException, EOFError):
                async with connect(
                    f"ws://127.0.0.1:{self.port}/ws",
                    compression=None,
                    max_size=None,
                    open_timeout=PATIENCE,
                    close_timeout=0.1,
                    ping_interval=None,
                    proxy=None,
                ) as wire:
                    await self.converse(wire)
            await asyncio.sleep(0.05)

    async def converse(self, wire: Any) -> None:
        hello = {"t": "hello", "play": self.play, "token": self.token, "lang": "en", "since": self.since}
        await wire.send(json.dumps(hello))
        greeted = True
        while not self.over and not self.stopping:
            try:
                async with asyncio.timeout(PATIENCE):
                    message = json.loads(await wire.recv())
            except TimeoutError:
                if self.pending is not None or greeted:
                    raise
                await wire.send('{"t":"ping"}')
                continue
            if message["t"] == "no" and self.pending is not None and message.get("move") == self.pending[1]:
                self.refused.add(self.pending)
                self.pending = None
            elif message["t"] == "state":
                await self.look(wire, message, greeted)
                greeted = False

    async def look(self, wire: Any, state: dict[str, Any], greeted: bool) -> None:
        version = state["version"]
        if version < self.version:
            told = "greeted" if greeted else "told"
            self.went_back.append(f"{now()} {self.play}/{self.seat} {told} {version} after {self.version}")
        self.version = max(self.version, version)
        if state["lines"]:
            self.since = state["lines"][-1]["n"]
        if self.pending is not None and version > self.pending[0]:
            self.waits.append(monotonic() - self.asked_at)
            self.acknowledged.append(frozenset(move for at, move in self.sent if at == self.pending[0]))
            self.pending = None
        self.over = state["outcome"] is not None
        if self.over or not state["question"] or not state["question"]["mine"] or not state["legal"]:
            return
        if state["pause"] is not None:
            # In a window an answer is noted, and perhaps not played: nobody is promised anything.
            if state["noted"] is None:
                move = self.luck.choice(state["legal"])["move"]
                self.sent.append((version, move))
                await wire.send(json.dumps({"t": "move", "version": version, "move": move}))
            return
        if self.pending is None:
            await asyncio.sleep(self.luck.random() * 2 * self.pace)
            self.pending = (version, self.luck.choice(state["legal"])["move"])
            self.sent.append(self.pending)
            self.asked_at = monotonic()
        elif not greeted:
            return  # it is under way
        await wire.send(json.dumps({"t": "move", "version": self.pending[0], "move": self.pending[1]}))


def now() -> str:
    """As the servers' logs write it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def opened(port: int, game: str, seats: int, options: dict[str, str]) -> dict[str, Any]:
    """A new table, asked for at the one address until somebody grants it."""
    kinds = [{"kind": "me"}] + [{"kind": "local"}] * (seats - 1)
    wish = {"game": game, "seats": kinds, "lang": "en", "options": options}
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/plays",
        json.dumps(wish).encode(),
        {"content-type": "application/json"},
    )
    for attempt in range(20):
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                found: dict[str, Any] = json.loads(answer.read())
                return found
        except HTTPError as refused:
            if refused.code < 500:
                raise RuntimeError(refused.read().decode()) from None
            sleep(0.5)
        except OSError:
            sleep(0.5)
    raise RuntimeError("nobody opens a table")

"""Twenty thousand malformed messages: none gets a 5xx, none brings the server down."""

import asyncio
import io
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from esbat.web import logs
from tests.web.kit import FRIEND, ME, House, Page, house, quick, wired

IN_A_PLAY = 13_000
AT_THE_DOOR = 1_000
OVER_HTTP = 6_000

leaves = (
    st.none()
    | st.booleans()
    | st.integers(-(10**25), 10**25)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["draw", "undo", "land W", "take K7", "\ud800", "\0", "fr", "𝕱", "x" * 300, "-1", "é"])
)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
STRANGE: list[Any] = []


@settings(max_examples=40)
@given(st.lists(values, min_size=10, max_size=30))
def gather(found: list[Any]) -> None:
    """Hypothesis thinks of strange values; the messages below are full of them."""
    STRANGE.extend(found)


def spoilt(good: dict[str, Any], chooser: random.Random) -> bytes:
    """A message with something wrong: a value, a key, its type, or its bytes."""
    message: Any = dict(good)
    way = chooser.randrange(8)
    if way <= 3:
        message[chooser.choice(list(message))] = chooser.choice(STRANGE)
    elif way == 4:
        del message[chooser.choice(list(message))]
    elif way == 5:
        message[str(chooser.choice(STRANGE))[:20]] = chooser.choice(STRANGE)
    elif way == 6:
        message = chooser.choice([chooser.choice(STRANGE), [message], {"t": message}])
    text = json.dumps(message).encode("utf-8", "replace")
    if way == 7:
        cut = chooser.randrange(len(text))
        junk = bytes(chooser.randrange(256) for _ in range(chooser.randrange(4)))
        text = chooser.choice([text[:cut], text[:cut] + junk + text[cut:], b"[" * 3000, b"", junk * 40])
    return text


MESSAGES: list[dict[str, Any]] = [
    {"t": "hello", "play": "abc", "token": "x", "lang": "fr", "since": 0},
    {"t": "move", "version": 0, "move": "draw"},
    {"t": "why", "version": 0, "move": "land W"},
    {"t": "look", "thing": "column:W"},
    {"t": "undo", "version": 1},
    {"t": "hint", "version": 99},
    {"t": "name", "name": "Agnès"},
    {"t": "lang", "lang": "en"},
    {"t": "sit_bot", "seat": 5},
    {"t": "take_back"},
    {"t": "again"},
    {"t": "ping"},
]


async def in_a_play(server: House, chooser: random.Random, codes: Counter[int]) -> None:
    """Over an open line, every kind of message, spoilt in every way."""
    granted = await server.open(ME, FRIEND)
    left = IN_A_PLAY
    while left > 0:
        try:
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                while left > 0:
                    for _ in range(40):
                        body = spoilt(chooser.choice(MESSAGES), chooser)
                        await send(page.wire, body, chooser)
                        left -= 1
                    await page.sync()
        except ConnectionClosed as closed:
            codes[closed.rcvd.code if closed.rcvd else 1006] += 1


async def send(wire: ClientConnection, body: bytes, chooser: random.Random) -> None:
    try:
        await wire.send(body if chooser.random() < 0.1 else body.decode())
    except UnicodeDecodeError:
        await wire.send(body)


async def at_the_door(server: House, chooser: random.Random, codes: Counter[int]) -> None:
    """Calls that begin with nonsense get a sentence and a clean close."""
    for _ in range(AT_THE_DOOR):
        async with wired(server.base) as wire:
            await send(wire, spoilt(MESSAGES[0], chooser), chooser)
            codes[await Page(wire).closed()] += 1


REQUESTS: list[tuple[str, dict[str, Any]]] = [
    (
        "/api/plays",
        {"game": "air", "seats": [ME, {"kind": "bot", "bot": "random"}], "options": {}, "lang": "fr"},
    ),
    ("/api/join", {"play": "abc", "secret": "x", "name": "y"}),
    ("/api/recover", {"code": "AAAA-BBBB-CCCC"}),
    ("/api/qr", {"text": "hello"}),
    ("/api/replay", {"play": "abc", "secret": "x", "lang": "en"}),
    ("/api/replay/frame", {"play": "abc", "secret": "x", "at": 1, "eyes": "all", "lang": "fr"}),
    ("/api/replay/blunders", {"play": "abc", "secret": "x", "lang": "fr"}),
    ("/api/replay/why", {"play": "abc", "secret": "x", "at": 1, "lang": "fr"}),
    ("/api/continue", {"play": "abc", "secret": "x", "at": 1, "seat": 0, "lang": "fr"}),
    ("/api/record", {"play": "abc", "secret": "x"}),
    ("/api/plays/abc/public", {}),
    ("/api/rules/air", {"lang": "fr"}),
    ("/api/nothing", {"a": 1}),
]


async def over_http(server: House, chooser: random.Random, statuses: Counter[int]) -> None:
    """Bodies, methods, paths and headers spoilt, one after another over kept connections."""
    host, port = server.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for _ in range(OVER_HTTP):
        path, good = chooser.choice(REQUESTS)
        body = spoilt(good or {"a": 1}, chooser)
        if chooser.random() < 0.1:
            path += chooser.choice(["/", "?lang=%ff", "/%00", "/..%2f..%2fetc", "?lang=" + "x" * 500])
        method = (
            "POST" if chooser.random() < 0.9 else chooser.choice(["GET", "PUT", "DELETE", "OPTIONS", "HEAD"])
        )
        kind = "application/json" if chooser.random() < 0.95 else "text/plain"
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: {kind}\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        statuses[int(answer.split(" ", 2)[1])] += 1
        size = next((int(row[15:]) for row in answer.split("\r\n") if row.startswith("content-length:")), 0)
        if method != "HEAD":
            await reader.readexactly(size)
        if "connection: close" in answer:
            writer.close()
            reader, writer = await asyncio.open_connection(host, int(port))
    writer.close()


@pytest.mark.long
def test_twenty_thousand_malformed_messages(tmp_path: Path) -> None:
    gather()
    written = io.StringIO()
    logs.set_up("warning", written)
    codes: Counter[int] = Counter()
    statuses: Counter[int] = Counter()

    async def main() -> None:
        async with house(tmp_path, quick()) as server:
            chooser = random.Random(20_000)
            await asyncio.gather(
                in_a_play(server, chooser, codes),
                at_the_door(server, chooser, codes),
                over_http(server, chooser, statuses),
            )
            assert (await server.client.get("/healthz")).json()["status"] == "ok"
            granted = await server.open(ME, FRIEND, options={"first_player": "0"})
            async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
                await page.until("state")
                await page.move("draw")
                await page.reach(1)

    asyncio.run(main())
    logs.set_up("error")
    assert IN_A_PLAY + AT_THE_DOOR + OVER_HTTP >= 20_000
    assert sum(statuses.values()) == OVER_HTTP
    assert max(statuses) < 500, statuses
    assert set(codes) <= {1000, 4000, 4001, 1007, 1009}, codes
    assert not [line for line in written.getvalue().splitlines() if json.loads(line)["level"] == "error"]

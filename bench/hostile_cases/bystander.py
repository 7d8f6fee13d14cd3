"""Somebody who only wants to play: opens a table from an address of their own, asks, and notes each wait."""

import asyncio
import json
from dataclasses import dataclass, field
from time import perf_counter

from websockets.asyncio.client import connect

from .house import Server

HERE = "127.0.0.7"
APART = 0.06
"""Seconds between two questions: a page may ask twenty times a second."""
WISH = {"game": "air", "seats": [{"kind": "me"}, {"kind": "local"}], "lang": "en"}


@dataclass
class Waits:
    """What was waited, in seconds, and how much of a processor the server took meanwhile."""

    seconds: list[float] = field(default_factory=list)
    busy: float = 0.0

    def below(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)

    def told(self) -> dict[str, float]:
        return {
            "answers": len(self.seconds),
            "p50": self.below(0.5),
            "p95": self.below(0.95),
            "longest": self.below(1.0),
            "busy": round(self.busy, 2),
        }


async def opened(port: int) -> tuple[str, str]:
    """A new table: its play and the token of its first seat."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HERE, 0))
    body = json.dumps(WISH).encode()
    head = f"POST /api/plays HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\ncontent-type: application/json\r\n"
    writer.write(f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body)
    answer = await reader.read()
    writer.close()
    granted = json.loads(answer.partition(b"\r\n\r\n")[2])
    return (granted["play"], granted["seats"][0]["token"])


async def looked_on(server: Server, seconds: float) -> Waits:
    """Ask for so many seconds, the attack being under way."""
    play, token = await opened(server.port)
    waits = Waits()
    address = f"ws://127.0.0.1:{server.port}/ws"
    async with connect(
        address, local_addr=(HERE, 0), compression=None, max_size=None, ping_interval=None, proxy=None
    ) as line:
        await line.send(json.dumps({"t": "hello", "play": play, "token": token, "lang": "en", "since": 0}))
        await line.recv()
        await asyncio.sleep(2.0)  # until the attack has begun in earnest
        began, before = perf_counter(), server.seconds()
        while perf_counter() < began + seconds:
            asked = perf_counter()
            await line.send('{"t":"ping"}')
            while json.loads(await line.recv())["t"] != "pong":
                pass
            waits.seconds.append(perf_counter() - asked)
            await asyncio.sleep(APART)
        waits.busy = (server.seconds() - before) / (perf_counter() - began)
    return waits

"""Pages and a server for the benches: real sockets, written as small as they can be."""

import asyncio
import contextlib
import json
import socket
from asyncio.subprocess import DEVNULL, PIPE, Process
from pathlib import Path
from typing import Any

UPGRADE = (
    "GET /ws HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A
SMALL = 4096
"""Bytes a slow page's system takes in advance."""


class Server:
    """One `esbat serve` with its plays in a temporary file."""

    def __init__(self, process: Process, port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]) * 4096


async def started(interpreter: str, folder: str, lines: int) -> Server:
    command = [interpreter, "-m", "esbat", "serve", "--port", "0", "--pace", "0", "--lang", "en"]
    command += [
        "--db",
        f"sqlite:///{folder}/plays.db",
        "--log-level",
        "error",
        "--lines-per-address",
        str(lines),
    ]
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=DEVNULL)
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    return Server(process, int(said.split(" at ")[1].split("/ ")[0].rsplit(":", 1)[1]))


def people(many: int) -> list[dict[str, str]]:
    """The seats of a table at one screen."""
    return [{"kind": "me"}] + [{"kind": "local"}] * (many - 1)


class Http:
    """A connection that is kept for many requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def opened(self, seats: list[dict[str, str]], game: str = "air") -> dict[str, Any]:
        """A new table, as asked for by a page."""
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        body = json.dumps({"game": game, "seats": seats, "lang": "en"}).encode()
        head = (
            f"POST /api/plays HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        )
        self.writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.split("content-length: ")[1].split("\r\n")[0])
        found: dict[str, Any] = json.loads(await self.reader.readexactly(size))
        if "play" not in found:
            raise RuntimeError(str(found))
        return found


def framed(text: bytes, kind: int = TEXT) -> bytes:
    """A message as it goes over a line."""
    size = len(text)
    head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE]) + size.to_bytes(2, "big")
    return head + bytes(4) + text


class Page:
    """A socket that says hello and reads states."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, message: dict[str, Any]) -> None:
        self.send(json.dumps(message).encode())

    def send(self, text: bytes, kind: int = TEXT) -> None:
        self.writer.write(framed(text, kind))

    async def state(self) -> dict[str, Any]:
        """The next state; whatever else comes is passed over."""
        while True:
            kind, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            data = await self.reader.readexactly(size)
            if kind == PING:
                self.send(data, PONG)
            found: dict[str, Any] = json.loads(data) if kind == TEXT else {"t": "control"}
            if found["t"] == "state":
                return found

    async def listen(self) -> None:
        """Answer the server's pings until the line is gone."""
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                await self.state()


async def page(port: int, play: str, token: str, slow: bool = False) -> Page:
    line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    line.setblocking(False)
    if slow:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=SMALL if slow else 1 << 20)
    writer.write(UPGRADE.format(port=port).encode())
    await reader.readuntil(b"\r\n\r\n")
    found = Page(reader, writer)
    found.say({"t": "hello", "play": play, "token": token, "lang": "en", "since": 0})
    return found

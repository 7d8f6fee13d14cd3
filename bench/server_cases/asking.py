"""A few HTTP requests on kept-alive loopback connections: only what opening tables takes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

Made = TypeVar("Made")


class Client:
    """One connection, one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
        self.reader = reader
        self.writer = writer
        self.port = port

    async def post(self, path: str, body: object) -> Any:
        """The answer to a request, from JSON to JSON; RuntimeError if it is refused."""
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        length = int(answer.split("content-length:", 1)[1].split("\r\n", 1)[0])
        content = await self.reader.readexactly(length)
        if not answer.startswith("http/1.1 2"):
            raise RuntimeError(f"{path} was answered with {answer.split()[1]}")
        return msgspec.json.decode(content)


@asynccontextmanager
async def client(port: int) -> AsyncIterator[Client]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield Client(reader, writer, port)
    finally:
        writer.close()


async def many(
    port: int, count: int, make: Callable[[Client], Awaitable[Made]], together: int = 16
) -> list[Made]:
    """So many things made by requests, a few at a time."""
    made: list[Made] = []
    left = iter(range(count))

    async def work() -> None:
        async with client(port) as mine:
            for _ in left:
                made.append(await make(mine))

    await asyncio.gather(*(work() for _ in range(min(together, count))))
    return made

"""Somebody who only wants to play while others misbehave.

How long they wait is told in processor time of the server's own thread: what the server did before it came
to them. A busy machine makes clocks run on, but not that. Attackers are threads of their own.
"""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from time import thread_time
from typing import Any, TypeVar

from esbat.web.logs import log
from tests.waiting import PATIENCE
from tests.web.kit import ME, RANDOM, House

T = TypeVar("T")
AT_MOST = 0.1
"""Seconds that nineteen of twenty answers may take."""
ENOUGH = 40


class Bystander:
    """Waits, asked by asked."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def p95(self) -> float:
        return sorted(self.waits)[int(len(self.waits) * 0.95)]


@contextlib.asynccontextmanager
async def bystander(server: House) -> AsyncIterator[Bystander]:
    """Somebody at a table, who asks again and again until the block ends, and often enough."""
    granted = await server.open(ME, RANDOM)
    watched = Bystander()
    there, over = asyncio.Event(), asyncio.Event()

    async def ask() -> None:
        async with server.page(granted["play"], granted["seats"][0]["token"]) as page:
            await page.until("state")
            there.set()
            while not over.is_set() or len(watched.waits) < ENOUGH:
                began = thread_time()
                await page.say(t="ping")
                await page.until("pong", 60)
                watched.waits.append(thread_time() - began)
                await asyncio.sleep(0.002)

    asking = asyncio.create_task(ask())
    await asyncio.wait([asking, asyncio.create_task(there.wait())], return_when=asyncio.FIRST_COMPLETED)
    try:
        yield watched
    finally:
        over.set()
        await asking


@contextlib.contextmanager
def noted(level: int = logging.INFO) -> Iterator[list[tuple[int, str, dict[str, Any]]]]:
    """What is written in the log meanwhile: level, event, facts. Also what uvicorn itself has to say."""
    lines: list[tuple[int, str, dict[str, Any]]] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append((record.levelno, record.getMessage(), getattr(record, "facts", {})))

    handler = Handler()
    loggers = [log, logging.getLogger("uvicorn.error")]
    before = [logger.level for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.setLevel(level)
    try:
        yield lines
    finally:
        for logger, was in zip(loggers, before, strict=True):
            logger.removeHandler(handler)
            logger.setLevel(was)


def events(lines: list[tuple[int, str, dict[str, Any]]]) -> set[str]:
    return {event for _, event, _ in lines}


class Raw:
    """A connection that sends whatever it likes; a server that hangs up is no trouble."""

    def __init__(self, server: House) -> None:
        self.socket = socket.create_connection(("127.0.0.1", int(server.base.rsplit(":", 1)[1])))
        self.socket.settimeout(PATIENCE)

    def send(self, data: bytes) -> bool:
        """Whether there was anybody to send it to."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def answer(self) -> bytes:
        """All that comes until the server hangs up."""
        found = b""
        with contextlib.suppress(OSError):
            while part := self.socket.recv(65536):
                found += part
        return found

    def close(self) -> None:
        self.socket.close()


async def beside(deed: Callable[[], T]) -> T:
    """Do it in a thread of its own."""
    return await asyncio.to_thread(deed)

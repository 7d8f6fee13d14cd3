"""Several servers of one database behind one address: each may be killed, frozen, cut off and restarted."""

import asyncio
import contextlib
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from pathlib import Path

HEALTHY = 1.0
"""Seconds in which a server that is well says so."""
SIZE = 65536
TRIES = 5
"""How often a server is started that finds no database, or a machine too busy to let it in."""
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Gate:
    """A port whose connections lead to wherever it is told, and may all be cut."""

    def __init__(self, aim: Callable[[], Awaitable[Streams | None]]) -> None:
        self.aim = aim
        self.open: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.enter, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await self.aim()
        if there is None:
            writer.transport.abort()
            return
        both = {writer, there[1]}
        self.open |= both
        await asyncio.gather(pumped(reader, there[1]), pumped(there[0], writer))
        self.open -= both

    def cut(self) -> int:
        """Break all that goes through here; how much that was."""
        found = list(self.open)
        for writer in found:
            writer.transport.abort()
        return len(found)

    def close(self) -> None:
        self.cut()
        if self.server is not None:
            self.server.close()


async def pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """From one end to the other, until one of them breaks."""
    with contextlib.suppress(OSError):
        while data := await reader.read(SIZE):
            writer.write(data)
            await writer.drain()
    writer.transport.abort()


class Server:
    """One process, and the gate through which the other servers reach it."""

    def __init__(self, address: str, more: list[str], interpreter: str, log: Path | None) -> None:
        self.address = address
        self.more = more
        self.log = log  # all its processes write there, one after the other
        self.interpreter = interpreter
        self.port = 0
        self.process: Process | None = None
        self.frozen = False
        self.well = False
        self.gate = Gate(self.reached)

    async def reached(self) -> Streams | None:
        try:
            return await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return None

    async def start(self) -> None:
        """As whatever keeps services running does: one that cannot come up is started once more."""
        if not self.gate.port:
            await self.gate.start()
        for _ in range(TRIES - 1):
            with contextlib.suppress(RuntimeError):
                await self.start_once()
                return
        await self.start_once()

    async def start_once(self) -> None:
        command = [self.interpreter, "-m", "esbat.web", "--lang", "en", "--db", self.address, "--pace", "0"]
        command += ["--port", str(self.port), "--reach", f"127.0.0.1:{self.gate.port}", "--ask-everything"]
        command += ["--log-level", "error" if self.log is None else "info", "--lines-per-address", "5000"]
        with contextlib.ExitStack() as opened:
            log = DEVNULL if self.log is None else opened.enter_context(self.log.open("ab"))
            self.process = await asyncio.create_subprocess_exec(*command, *self.more, stdout=PIPE, stderr=log)
        assert self.process.stdout is not None
        said = (await self.process.stdout.readline()).decode()
        if " at " not in said:
            raise RuntimeError(f"a server does not start: {said}")
        self.port = int(said.split(" at ")[1].split("/ ")[0].rsplit(":", 1)[1])
        self.well = await self.looked_at()

    def send(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        if how in (signal.SIGSTOP, signal.SIGCONT):
            self.frozen = how == signal.SIGSTOP
        if how != signal.SIGCONT:
            self.well = False

    async def end(self, how: signal.Signals) -> int:
        """Until it is gone; its exit code."""
        self.send(how)
        assert self.process is not None
        return await self.process.wait()

    async def looked_at(self) -> bool:
        """Does it answer?"""
        try:
            async with asyncio.timeout(HEALTHY):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                try:
                    writer.write(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
                    return b" 200 " in await reader.readline()
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            return False


class Fleet:
    """All servers, and the one address before them: the next one that is well gets the next connection."""

    def __init__(
        self,
        address: str,
        many: int,
        more: list[str],
        interpreter: str = sys.executable,
        logs: Path | None = None,
    ) -> None:
        self.servers = [
            Server(address, more, interpreter, None if logs is None else logs / f"server{number}.log")
            for number in range(many)
        ]
        self.door = Gate(self.next)
        self.turn = 0
        self.watching: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await asyncio.gather(*[server.start() for server in self.servers])
        await self.door.start()
        self.watching = asyncio.create_task(self.watch())

    async def watch(self) -> None:
        """As a load balancer does: look at each now and then."""
        while True:
            await asyncio.sleep(0.3)
            found = await asyncio.gather(*[server.looked_at() for server in self.servers])
            for server, well in zip(self.servers, found, strict=True):
                server.well = well and not server.frozen

    async def next(self) -> Streams | None:
        for _ in range(10):
            for _ in self.servers:
                self.turn += 1
                server = self.servers[self.turn % len(self.servers)]
                if server.well and (streams := await server.reached()) is not None:
                    return streams
            await asyncio.sleep(0.1)
        return None

    async def end(self) -> list[int]:
        """Stop them all; their exit codes."""
        if self.watching is not None:
            self.watching.cancel()
        codes = []
        for server in self.servers:
            if server.process is not None and server.process.returncode is None:
                server.send(signal.SIGCONT)
                codes.append(await server.end(signal.SIGTERM))
            server.gate.close()
        self.door.close()
        return codes

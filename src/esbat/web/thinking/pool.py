"""The bots' worker processes: a few that stay, each asked one thing at a time, killed when they hang."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable

import msgspec

from esbat.web.config import Config
from esbat.web.logs import note
from esbat.web.thinking.questions import Answer, Thought, answers

ATTEMPTS = 2
NOTHING = Answer(None)


class Worker:
    """One process and its two pipes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.awake = False

    async def wake(self) -> None:
        """Wait until it has loaded what it needs, of which its first line tells."""
        if not self.awake:
            await self.line()
            self.awake = True

    async def ask(self, thought: Thought) -> Answer:
        """The answer, without a move if the bot could not find one. Trouble with the pipes is an OSError."""
        into = self.process.stdin
        assert into is not None
        into.write(msgspec.json.encode(thought) + b"\n")
        await into.drain()
        return answers.decode(await self.line())

    async def line(self) -> bytes:
        out = self.process.stdout
        assert out is not None
        line = await out.readline()
        if not line:
            raise ConnectionResetError("the worker is gone")
        return line

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        if self.process.stdin is not None:
            self.process.stdin.close()
        await self.process.wait()


class Pool:
    """Workers in waiting. They start when first needed, and a dead one is replaced by the next need."""

    def __init__(self, config: Config, luck: Callable[[], int] | None = None) -> None:
        self.config = config
        self.luck = luck or (lambda: secrets.randbits(128))
        self.free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(config.workers):
            self.free.put_nowait(None)
        self.all: set[Worker] = set()
        self.closed = False
        self.killed = 0

    async def choose(self, thought: Thought) -> str | None:
        """A bot's move, or None if two workers in turn have failed: then the caller must help itself."""
        return (await self.advise(thought)).move

    async def advise(self, thought: Thought) -> Answer:
        """The same with what speaks for it."""
        answer = NOTHING
        for _ in range(ATTEMPTS):
            answer = await self.attempt(thought)
            if answer.move is not None or self.closed:
                break
        return answer

    async def attempt(self, thought: Thought) -> Answer:
        worker = await self.free.get()
        try:
            if worker is None:
                worker = await self.start()
            # On a busy machine loading may take longer than any bot may think: it is not the bot's fault.
            async with asyncio.timeout(self.config.waking):
                await worker.wake()
            async with asyncio.timeout(self.config.think):
                return await worker.ask(thought)
        except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as error:
            note("bot-worker-replaced", logging.WARNING, trouble=type(error).__name__, bot=thought.bot)
            await self.discard(worker)
            worker = None
            return NOTHING
        except asyncio.CancelledError:
            # Its answer would be taken for that to the next question.
            await self.discard(worker)
            worker = None
            raise
        finally:
            self.free.put_nowait(worker)

    async def start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *self.config.thinker,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        worker = Worker(process)
        self.all.add(worker)
        return worker

    async def discard(self, worker: Worker | None) -> None:
        if worker is not None:
            self.all.discard(worker)
            self.killed += 1
            await worker.kill()

    async def warm(self) -> None:
        """Start one worker before it is needed."""
        worker = await self.free.get()
        try:
            if worker is None and not self.closed:
                worker = await self.start()
        except OSError:
            worker = None
        finally:
            self.free.put_nowait(worker)

    async def close(self) -> None:
        self.closed = True
        for worker in list(self.all):
            await worker.kill()
        self.all.clear()

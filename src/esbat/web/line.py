"""One page's line to a table: reads messages, answers each with a sentence or a state, notices silence.

Writing is done by a task of its own. News is not queued: a link that has something to hear is marked, and
the newest state is composed when the page can take it, so a slow reader holds up nobody.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from esbat.engine.errors import EsbatError, Refused
from esbat.engine.view import ONLOOKER as NO_SEAT
from esbat.store.interface import ONLOOKER, TOKEN, StoreFailed
from esbat.web import scene, wire
from esbat.web.desk import Desk
from esbat.web.keys import share_secret
from esbat.web.limits import Bucket
from esbat.web.live import LivePlay
from esbat.web.logs import note
from esbat.web.people import faces
from esbat.web.story import shown, told
from esbat.web.talk import language_of
from esbat.words import words_for

# Why we close a line.
BAD_HELLO = 4000
UNKNOWN = 4001
SILENT = 4002
TOO_SLOW = 4008
TOO_MANY = 4029

MOST_EVENTS = 80
"""Events worth moving on a board; a page that missed more is shown where things stand."""
CHUNK = 40
"""Lines told in one go before others get their turn."""


class Hangup(Exception):
    """The line is to be closed, with this code and perhaps a last sentence."""

    def __init__(self, code: int, key: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.key = key


class Line:
    """A connection with its seat, its language, and how much of the story it has heard."""

    def __init__(self, socket: WebSocket, desk: Desk) -> None:
        self.socket = socket
        self.desk = desk
        self.config = desk.config
        self.play: LivePlay | None = None
        self.seat = NO_SEAT
        self.token = ""
        self.language = desk.config.language
        self.place = 0  # in the story
        self.count = 0  # of what this viewer may see
        self.quiet = True  # nothing shown yet: what is old need not move on the board
        self.dirty = False
        self.outbox: deque[str] = deque()
        self.bell = asyncio.Event()
        limits = desk.config.limits
        self.bucket = Bucket(limits.messages, limits.messages_burst, monotonic())
        self.beyond = 0
        self.address = desk.address_of(socket)
        self.errands: set[asyncio.Task[None]] = set()
        self.reader: asyncio.Task[None] | None = None
        self.too_slow = False

    # ---- the whole call

    async def run(self) -> None:
        """From the first word to the last."""
        self.reader = asyncio.create_task(self.read())
        writer = asyncio.create_task(self.write())
        try:
            await asyncio.wait((self.reader, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.play is not None:
                self.play.leave(self)
            code, key = self.ending(self.reader, writer)
            tasks = [self.reader, writer, *self.errands]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.hang_up(code, key)

    def ending(self, reader: "asyncio.Task[None]", writer: "asyncio.Task[None]") -> tuple[int, str]:
        """Why it is over: the page left, we hung up, or something unforeseen happened."""
        if self.too_slow:
            return (TOO_SLOW, "")
        for task in (reader, writer):
            if not task.done() or task.cancelled():
                continue
            trouble = task.exception()
            if isinstance(trouble, Hangup):
                return (trouble.code, trouble.key)
            if trouble is not None and not isinstance(trouble, (WebSocketDisconnect, OSError, RuntimeError)):
                note("line-trouble", logging.ERROR, trouble=type(trouble).__name__)
                return (1011, "")
        return (1000, "")

    async def hang_up(self, code: int, key: str) -> None:
        """Say goodbye if the page still listens. One that does not read is not waited for."""
        if WebSocketState.DISCONNECTED in (self.socket.client_state, self.socket.application_state):
            return
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1.0):
                if key:
                    text = words_for(self.language).say(key)
                    await self.socket.send_text(wire.said(wire.Bye(code, text)))
                await self.socket.close(code)

    # ---- writing

    def wake(self, anew: bool = False) -> None:
        """There is something new at the table."""
        self.dirty = True
        if anew:
            self.place = self.count = 0
            self.quiet = True
        self.bell.set()

    def say(self, message: Any) -> None:
        """Send a small message. Too many waiting means that the page does not read: the line is closed."""
        if len(self.outbox) >= self.config.limits.outbox:
            self.too_slow = True
            if self.reader is not None:
                self.reader.cancel()
            return
        self.outbox.append(wire.said(message))
        self.bell.set()

    def refuse(self, key: str, **facts: object) -> None:
        self.say(wire.No(words_for(self.language).say(key, **facts)))

    async def write(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            while self.outbox:
                await self.send(self.outbox.popleft())
            if self.dirty and self.play is not None:
                self.dirty = False
                text = await self.compose(self.play)
                if text is not None:
                    await self.send(text)

    async def send(self, text: str) -> None:
        try:
            async with asyncio.timeout(self.config.slow):
                await self.socket.send_text(text)
        except TimeoutError:
            raise Hangup(TOO_SLOW) from None

    async def compose(self, play: LivePlay) -> str | None:
        """The newest state as this viewer may see it, under the table's lock."""
        async with play.lock:
            try:
                await play.mend()
            except (StoreFailed, EsbatError):
                self.refuse("server-store-failed")
                return None
            message = await self.state_message(play)
        return wire.said(message)

    async def state_message(self, play: LivePlay) -> wire.StateMessage:
        table, eyes, language = play.table, self.seat, self.language
        names = play.names_for(language)
        lines, events = await self.news(play, names)
        view = table.state.view(eyes).data()
        question = scene.asked(table.game, table.state, eyes, language, names, view)
        return wire.StateMessage(
            version=table.version,
            game=table.game.code,
            view=view,
            seat=None if eyes == NO_SEAT else eyes,
            seats=faces(play.seats, names, play.here(), eyes),
            question=question,
            waiting="" if question is None or question.mine else question.text,
            legal=scene.legal_moves(table.game, table.state, eyes, language, view),
            lines=lines,
            events=events,
            outcome=scene.ended(table.game, table.state, language, names),
            can_undo=scene.can_undo(table, eyes),
            onlooker=eyes == NO_SEAT,
            next=None if play.next is None else wire.Next(play.next, self.token),
            share=share_secret(bytes.fromhex(play.head.private)) if table.over else None,
        )

    async def news(
        self, play: LivePlay, names: tuple[str, ...]
    ) -> tuple[list[wire.Line], list[dict[str, object]]]:
        """What this viewer has not heard yet, in words and as data."""
        entries, game = play.story.entries, play.game
        lines: list[wire.Line] = []
        events: list[dict[str, object]] = []
        for told_so_far, entry in enumerate(entries[self.place :], start=1):
            seen = shown(game, entry, self.seat, self.count + 1)
            if seen is not None:
                self.count += 1
                line = told(game, entry, self.seat, self.count, self.language, names)
                if line is not None:
                    lines.append(line)
                if not self.quiet:
                    events.append(seen)
            if told_so_far % CHUNK == 0:
                await asyncio.sleep(0)
        self.place = len(entries)
        self.quiet = False
        return (lines, events if len(events) <= MOST_EVENTS else [])

    # ---- reading

    async def read(self) -> None:
        await self.greet(await self.hear(10.0))
        while True:
            if self.outbox:
                # Several messages may have come at once: the writer has its turn between them.
                await asyncio.sleep(0)
            message = await self.hear(self.config.silence)
            if message is None:
                self.refuse("server-not-understood")
            elif isinstance(message, wire.Ping):
                self.say(wire.Pong())
            else:
                await self.answer(message)

    async def hear(self, patience: float) -> wire.Message | None:
        """The next message; None if it is none of ours. Those beyond the rate are dropped unread."""
        while True:
            try:
                async with asyncio.timeout(patience):
                    frame = await self.socket.receive()
            except TimeoutError:
                raise Hangup(SILENT) from None
            if frame["type"] != "websocket.receive":
                raise WebSocketDisconnect(frame.get("code", 1005))
            if self.bucket.take(monotonic()):
                text = frame.get("text")
                return None if text is None or len(text) > self.config.limits.frame else wire.heard(text)
            self.beyond += 1
            if self.beyond == 1:
                self.refuse("server-too-fast")
            if self.beyond > self.config.limits.patience:
                raise Hangup(TOO_MANY, "server-too-fast")

    async def greet(self, message: wire.Message | None) -> None:
        """The first message says which play, and shows the secret that opens it."""
        if not isinstance(message, wire.Hello):
            raise Hangup(BAD_HELLO, "server-hello-first")
        self.language = language_of(message.lang, self.desk.config.language)
        try:
            play, key = await self.desk.tables.opened(message.play, message.token, (TOKEN, ONLOOKER))
        except EsbatError as error:
            known = error.key in ("server-unknown-play", "server-other-edition")
            raise Hangup(UNKNOWN, "server-unknown-play" if known else "server-damaged-play") from None
        except StoreFailed:
            raise Hangup(1013, "") from None
        self.token = message.token
        self.seat = key.seat
        self.place, self.count = play.story.after(self.seat, message.since)
        self.quiet = message.since == 0
        self.play = play
        play.arrive(self)

    async def answer(self, message: wire.Message) -> None:
        """Do what is asked, or say in a sentence why not."""
        assert self.play is not None
        try:
            await self.dispatch(self.play, message)
        except Refused as refused:
            text = words_for(self.language).refusal(self.play.game, refused.refusal)
            self.say(wire.No(text, refused.refusal.rule, getattr(message, "move", None)))
        except EsbatError as error:
            self.say(wire.No(words_for(self.language).error(error), None, getattr(message, "move", None)))
            if error.key == "stale-version":
                self.wake()
        except StoreFailed:
            self.refuse("server-store-failed")

    async def dispatch(self, play: LivePlay, message: wire.Message) -> None:
        handler = HANDLERS.get(type(message))
        if handler is None:
            self.refuse("server-not-understood")
        elif self.seat == NO_SEAT and not isinstance(message, wire.Speak):
            self.refuse("server-onlooker")
        else:
            await handler(self, play, message)

    def errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes its time, one at a time, while the line goes on listening."""
        if self.errands:
            work.close()
            self.refuse("server-one-thing")
            return
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def speak(self, language: str) -> None:
        """Another language: the story is told anew in it."""
        self.language = language_of(language, self.language)
        self.wake(anew=True)


HANDLERS: dict[type, Callable[[Line, LivePlay, Any], Any]] = {}
"""What is done for each kind of message; `handlers` fills it in."""

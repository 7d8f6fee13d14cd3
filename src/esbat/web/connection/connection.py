"""One page's line to a table: reads messages, answers each with a sentence or a state, notices silence.

News is not queued: a link that has something to hear is marked, and the newest state is composed when the
page can take it, so a slow reader holds up nobody. Where the server offers a short way (`short`), moves are
taken and states sent on it at once if nothing stands in the way; all else is left to a reading and a writing
task.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine, MutableMapping
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from esbat.engine.errors import EsbatError, Refused
from esbat.engine.view import ONLOOKER as NO_SEAT
from esbat.store.interface import Displaced, StoreFailed
from esbat.web import wire
from esbat.web.connection.routing import UNKNOWN, Relay, Shut, go_on, greet, let_go, pass_on, reroute
from esbat.web.connection.short import short_of
from esbat.web.logs import note
from esbat.web.play.acts import Chosen
from esbat.web.play.live import LivePlay
from esbat.web.play.repair import said_of, watch
from esbat.web.shared.desk import Desk
from esbat.web.shared.language import language_of
from esbat.web.shared.limits import Bucket
from esbat.web.telling.message import Hearing, Moment
from esbat.words import words_for

# Why we close a line; see `routing` for the others.
SILENT = 4002
TOO_SLOW = 4008
TOO_MANY = 4029

CHUNK = 40
"""Entries of the story told in one go before others get their turn."""


class Connection:
    """A connection with its seat, its language, and how much of the story it has heard."""

    def __init__(self, socket: WebSocket, desk: Desk, peer: bool = False) -> None:
        self.socket = socket
        self.desk = desk
        self.config = desk.config
        self.play: LivePlay | None = None
        self.seat = NO_SEAT
        self.token = ""
        self.language = desk.config.language
        self.hearing = Hearing()
        self.dirty = False
        self.writing = False  # the writing task has something in hand
        self.answering = False  # so has the reading task
        self.spoke = monotonic()
        self.short = short_of(socket.scope)
        self.outbox: deque[bytes] = deque()
        self.bell = asyncio.Event()
        limits = desk.config.limits
        self.bucket = Bucket(limits.messages, limits.messages_burst, monotonic())
        self.beyond = 0
        self.longest = limits.frame
        self.address = desk.address_of(socket)
        self.errands: set[asyncio.Task[None]] = set()
        self.reader: asyncio.Task[None] | None = None
        self.farewell: tuple[int, str] | None = None  # why we hang up, if we do
        self.put_off = False  # the page was told that the store does not answer
        self.handed_over = False  # the page has its line still, and another process has it now
        self.peer = peer  # another server speaks, for a page of its own
        self.hello: wire.Hello | None = None
        self.since = 0  # how far the page was told, when it was last asked where its table is led
        self.settled = asyncio.Event()  # it is known where that is: here, or there
        self.relay: Relay | None = None
        self.routing: asyncio.Task[None] | None = None
        self.pending: wire.Message | None = None  # handed on, or made, and not yet answered

    # ---- the whole call

    async def run(self) -> None:
        """From the first word to the last."""
        self.reader = asyncio.create_task(self.read())
        writer = asyncio.create_task(self.write())
        cancelled: asyncio.CancelledError | None = None
        try:
            await asyncio.wait((self.reader, writer), return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError as error:
            cancelled = error
        if self.short is not None:
            self.short.listener = None
            self.short = None
        if self.play is not None:
            self.play.leave(self)
        code, key = self.ending(self.reader, writer)
        tasks = [self.reader, writer, *self.errands, *let_go(self)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if cancelled is not None:
            raise cancelled
        if not self.handed_over:
            await self.hang_up(code, key)

    def ending(self, reader: "asyncio.Task[None]", writer: "asyncio.Task[None]") -> tuple[int, str]:
        """Why it is over: the page left, we hung up, or something unforeseen happened."""
        if self.farewell is not None or self.handed_over:
            return self.farewell or (1000, "")
        for task in (reader, writer):
            if not task.done() or task.cancelled():
                continue
            trouble = task.exception()
            if isinstance(trouble, Shut):
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

    def wake(self, moment: Moment | None = None, anew: bool = False) -> None:
        """There is something new at the table."""
        self.dirty = True
        if anew:
            self.hearing = Hearing(changes=self.hearing.changes)
        if moment is None or not self.tell_at_once(moment):
            self.bell.set()
        if self.peer and self.play is not None:
            self.desk.ring(self.play.id, self.play.table.version)

    def tell_at_once(self, moment: Moment) -> bool:
        """`tell` without a wait, if nothing stands in the way; False if the writing task must.

        Nobody acts at a table in between, so this is as good as having its lock.
        """
        if not self.clear() or self.hearing.behind(moment) > CHUNK:
            return False
        try:
            pieces = self.hearing.in_pieces(moment, self.seat, self.language, self.token)
            if pieces is not None and self.short is not None:
                self.short.push_pieces(pieces)
        except Exception:
            # The writing task will meet the same trouble, and hang up.
            note("short-way-trouble", logging.WARNING)
            return False
        self.dirty = False
        return True

    def news(self, moment: Moment) -> bytes | None:
        """The newest state as this viewer may see it; None if they have it already."""
        return self.hearing.newest(moment, self.seat, self.language, self.token)

    def clear(self) -> bool:
        """Is the short way there and free, and nothing under way that would have to come first?"""
        return self.short is not None and not self.writing and not self.outbox and self.short.ready()

    def push(self, text: bytes) -> None:
        """Write at once; only if `clear`."""
        assert self.short is not None
        self.short.push(text)

    def say(self, message: object) -> None:
        """Send a small message. Too many waiting means that the page does not read: the line is closed."""
        if len(self.outbox) >= self.config.limits.outbox:
            self.leave(TOO_SLOW, "")
            return
        text = wire.encoder.encode(message)
        if self.clear():
            self.push(text)
            return
        self.outbox.append(text)
        self.bell.set()

    def leave(self, code: int, key: str) -> None:
        """Hang up as soon as may be."""
        self.farewell = (code, key)
        if self.reader is not None:
            self.reader.cancel()

    def dismiss(self, key: str) -> None:
        self.leave(UNKNOWN, key)

    def reroute(self) -> None:
        reroute(self)

    def make_room(self, play: LivePlay) -> None:
        """A seat has so many lines: for one more, the one silent for longest is closed."""
        if self.seat == NO_SEAT:
            return
        lines = [
            each
            for each in play.links
            if isinstance(each, Connection) and each.seat == self.seat and each.farewell is None
        ]
        if len(lines) < self.config.limits.seat_lines:
            return
        note("seat-lines-limited", play=play.id, seat=self.seat)
        silent = lines[0]
        for each in lines:
            if each.spoke < silent.spoke:
                silent = each
        silent.leave(TOO_MANY, "server-seat-crowded")

    def refuse(self, key: str, **facts: object) -> None:
        self.say(wire.No(words_for(self.language).say(key, **facts)))

    async def write(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            self.writing = True
            while self.outbox:
                await self.send(self.outbox.popleft())
            if self.dirty and self.play is not None:
                await self.tell(self.play)
            self.writing = False

    async def tell(self, play: LivePlay) -> None:
        """Send the newest state, when the table can be read and the page can take it."""
        self.dirty = False
        text = await self.compose(play)
        if text is not None:
            await self.send(text)

    async def send(self, text: bytes) -> None:
        try:
            async with asyncio.timeout(self.config.slow):
                await self.socket.send_text(text.decode())
        except TimeoutError:
            raise Shut(TOO_SLOW, "") from None

    async def compose(self, play: LivePlay) -> bytes | None:
        """The news, under the table's lock."""
        async with play.lock:
            if play.lost or self.play is not play:
                return None
            try:
                await play.mend()
            except (StoreFailed, EsbatError) as trouble:
                self.refuse(said_of(trouble))
                watch(play)
                return None
            moment = Moment(play)
            hearing = self.hearing
            while hearing.behind(moment) > CHUNK:
                # A long story is told in pieces, so that others get their turn.
                hearing.hear(moment, self.seat, self.language, CHUNK)
                await asyncio.sleep(0)
            # Meanwhile the page may have been led elsewhere, and hears the rest from there.
            return self.news(moment) if self.play is play else None

    # ---- reading

    async def read(self) -> None:
        await greet(self, await self.hear(10.0))
        while True:
            if self.outbox:
                # Several messages may have come at once: the writer has its turn between them.
                await asyncio.sleep(0)
            message = await self.hear(self.config.silence)
            if message is None:
                self.refuse("server-not-understood")
            elif isinstance(message, wire.Hello):
                await go_on(self, message)
            elif self.play is None:
                await pass_on(self, message)
            elif isinstance(message, wire.Ping):
                self.say(wire.Pong())
            else:
                self.answering = True
                await self.answer(message)
                self.answering = False

    def hear_now(self, text: bytes) -> bool:
        """A message has come: if it is a move that can be made at once, make it. Else it is the reader's."""
        play = self.play
        if play is None or self.answering or self.seat == NO_SEAT or len(text) > self.longest:
            return False
        message = wire.heard(text)
        if not isinstance(message, wire.Move):
            return False
        now = monotonic()
        if not self.bucket.take(now):
            return False
        if not play.act_at_once(Chosen(self.seat, message.move, message.version), self.not_kept):
            self.bucket.give_back()
            return False
        self.pending = message
        self.spoke = now
        return True

    def not_kept(self, trouble: StoreFailed) -> None:
        # Where it was not kept because another server leads the table, it is said again there: see `routing`.
        if not isinstance(trouble, Displaced):
            self.pending = None
            self.refuse(said_of(trouble))

    async def hear(self, patience: float) -> wire.Message | None:
        """The next message; None if it is none of ours. Those beyond the rate are dropped unread."""
        while True:
            self.spoke = monotonic()
            frame = await self.next_frame(patience)
            if frame["type"] != "websocket.receive":
                raise WebSocketDisconnect(frame.get("code", 1005))
            if self.bucket.take(monotonic()):
                text = frame.get("text")
                return None if text is None or len(text) > self.longest else wire.heard(text)
            self.beyond += 1
            if self.beyond == 1:
                self.refuse("server-too-fast")
            if self.beyond > self.config.limits.patience:
                raise Shut(TOO_MANY, "server-too-fast")

    async def next_frame(self, patience: float) -> MutableMapping[str, Any]:
        """What comes next. Silence is measured from the last word, whichever way it came."""
        while True:
            try:
                async with asyncio.timeout(self.spoke + patience - monotonic()):
                    return await self.socket.receive()
            except TimeoutError:
                if monotonic() - self.spoke >= patience:
                    raise Shut(SILENT, "") from None

    async def wait_out(self, seconds: float) -> None:
        """Let the time pass, and notice meanwhile whether the page is still there."""
        until = monotonic() + seconds
        while monotonic() < until:
            try:
                message = await self.hear(until - monotonic())
            except Shut as hangup:
                if hangup.code != SILENT:
                    raise
                return
            if isinstance(message, wire.Ping):
                self.say(wire.Pong())

    async def answer(self, message: wire.Message) -> None:
        """Do what is asked, or say in a sentence why not."""
        play = self.play
        displaced = play is None
        try:
            if play is not None:
                await self.dispatch(play, message)
        except Refused as refused:
            assert play is not None
            text = words_for(self.language).refusal(play.game, refused.refusal)
            self.say(wire.No(text, refused.refusal.rule, getattr(message, "move", None)))
        except EsbatError as error:
            self.say(wire.No(words_for(self.language).error(error), None, getattr(message, "move", None)))
            if error.key == "stale-version":
                self.hearing.owed = True
                self.wake()
        except Displaced:
            displaced = True
        except StoreFailed as trouble:
            self.refuse(said_of(trouble))
        if displaced and not self.peer:
            await pass_on(self, message)

    async def dispatch(self, play: LivePlay, message: wire.Message) -> None:
        handler = HANDLERS.get(type(message))
        if handler is None:
            self.refuse("server-not-understood")
        elif self.seat == NO_SEAT and not isinstance(message, (wire.Speak, wire.Look)):
            self.refuse("server-onlooker")
        else:
            await handler(self, play, message)

    def errand(self, work: Coroutine[object, object, None]) -> None:
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


Handler = Callable[[Connection, LivePlay, Any], Any]
HANDLERS: dict[type, Handler] = {}
"""What is done for each kind of message; `handlers` fills it in."""

"""Where a page's table is led: on this server, or on another, to which its line is led on.

The page notices nothing of it. Its own server keeps its line, hands on what it says, and hands back what the
leader tells it, byte for byte and at once, so that a line that is led on learns neither more nor sooner. If
the leader is gone, whoever gets the lease leads next: the page's server asks who that is, greets anew from
where the page stands, and says again what was not answered. What had been done already is done once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from esbat.engine.errors import EsbatError
from esbat.store.interface import ONLOOKER, TOKEN, Displaced, KeptKey, Leader, StoreFailed
from esbat.web import wire
from esbat.web.connection.handing import HandedOver, hand_over
from esbat.web.logs import note
from esbat.web.play.live import LivePlay
from esbat.web.play.plays import Elsewhere
from esbat.web.play.repair import said_of
from esbat.web.shared.desk import PEER_ADDRESS, PEER_KEY
from esbat.web.shared.language import language_of
from esbat.web.telling.message import Hearing

if TYPE_CHECKING:
    from esbat.web.connection.connection import Connection

BAD_HELLO: Final = 4000
UNKNOWN: Final = 4001
SILENT: Final = 4002
ELSEWHERE: Final = 4010
"""A server hangs up on another so: the table is led elsewhere by now."""
AGAIN: Final = 0.1
SELDOM: Final = 0.3
"""Seconds before it is asked again who leads a table: at first, and after a while."""
PATIENCE: Final = 1.0
"""Seconds in which another server is to pick up: much less than a lease, so that whoever waits for one that
is frozen asks again soon after its lease has run out."""
QUIET: Final = 0.3
PROOF: Final = 1.5
"""Seconds in which a line is to bring something of what has happened, or else an answer to a ping."""
FOR_THE_PAGE: Final = (UNKNOWN, SILENT, 4008, 4029, 1007, 1008, 1009)
"""With these the leader hangs up on the page itself."""
SHUT_OUT: Final = {
    "server-unknown-play": "server-unknown-play",
    "server-other-edition": "server-edition-elsewhere",
    "server-closed-play": "server-closed-play",
}
"""What is said to a page whose table cannot be opened, by the reason why; for any other, it is damaged."""
ANSWERED: Final = (wire.Move, wire.Undo, wire.Say)
"""What is said again to the next leader, unless it was answered."""

Wait = Callable[[float], Awaitable[None]]


class Numbered(msgspec.Struct):
    """A line of the history, by its number."""

    n: int


class Passing(msgspec.Struct):
    """As much of what a leader tells a page as its own server has to know."""

    t: str
    version: int = -1
    lines: list[Numbered] = []
    noted: str | None = None


passing: "msgspec.json.Decoder[Passing]" = msgspec.json.Decoder(Passing)


class Shut(Exception):
    """There is nothing to be opened; why stands in a sentence."""

    def __init__(self, code: int, key: str) -> None:
        super().__init__(code)
        self.code = code
        self.key = key


class Relay:
    """A page's line as it goes on, to the server that leads its table."""

    def __init__(
        self, connection: "Connection", play: str, leader: Leader, upstream: ClientConnection
    ) -> None:
        self.connection = connection
        self.play = play
        self.leader = leader
        self.upstream = upstream
        self.heard = 0  # messages of the leader
        self.version = 0  # so far the line is known to be good
        self.proving: asyncio.Task[None] | None = None
        self.task = asyncio.create_task(self.listen())
        connection.desk.relays.add(self)

    async def send(self, message: wire.Message) -> bool:
        """Hand on what the page says; False if nobody is there to hear it."""
        try:
            await self.upstream.send(wire.encoder.encode(message).decode())
        except (OSError, WebSocketException):
            return False
        return True

    async def listen(self) -> None:
        """Hand back what the leader tells, until one of the two hangs up."""
        try:
            while True:
                text = await self.upstream.recv(decode=False)
                self.heard += 1
                await self.hand_back(text)
        except (OSError, WebSocketException):
            pass
        self.ended(self.upstream.close_code or 1006)

    async def hand_back(self, text: bytes) -> None:
        connection = self.connection
        while len(connection.outbox) >= connection.config.limits.outbox:
            # A page that does not read: the leader is to notice, and tells it only the newest when it does.
            await asyncio.sleep(0.05)
        if connection.relay is not self:
            return  # its table is led elsewhere by now: this is older than what it hears from there
        overhear(connection, text)
        if connection.clear():
            connection.push(text)
        else:
            connection.outbox.append(text)
            connection.bell.set()

    def ended(self, code: int) -> None:
        """The leader has hung up, or is gone."""
        connection = self.connection
        connection.desk.relays.discard(self)
        if self.proving is not None:
            self.proving.cancel()
        if connection.relay is not self:
            return
        connection.relay = None
        if code in FOR_THE_PAGE:
            connection.leave(code, "")
        else:
            begin(connection)

    def woken(self, version: int) -> None:
        """So far has the table come, says somebody else: is the line still good?"""
        if version > self.version and self.proving is None:
            self.proving = asyncio.create_task(self.prove(version))
            self.proving.add_done_callback(self.proved)

    async def prove(self, version: int) -> None:
        """A line that silently leads nowhere is found out; one on which something comes is good."""
        before = self.heard
        await asyncio.sleep(QUIET)
        if self.heard == before:
            try:
                async with asyncio.timeout(PROOF):
                    await (await self.upstream.ping())
            except (OSError, TimeoutError, WebSocketException):
                note("silent-line", play=self.play)
                self.proving = None
                self.drop()
                return
        self.version = version

    def proved(self, done: "asyncio.Task[None]") -> None:
        if self.proving is done:
            self.proving = None

    def drop(self) -> None:
        """Its server is not heard of any more: do not wait for the line to break."""
        self.task.cancel()
        self.upstream.transport.abort()
        self.ended(1006)


def overhear(connection: "Connection", text: bytes) -> None:
    """How far has the page been told, and has it got its answer?"""
    told = passing.decode(text)
    if told.lines:
        connection.since = max(connection.since, told.lines[-1].n)
    waiting = connection.pending
    if waiting is not None and (
        told.t == "no" or told.version > getattr(waiting, "version", 0) or told.noted is not None
    ):
        connection.pending = None


# ---- the first word


async def greet(connection: "Connection", message: wire.Message | None) -> None:
    """The first message says which play, and shows the secret that opens it."""
    if not isinstance(message, wire.Hello):
        raise Shut(BAD_HELLO, "server-hello-first")
    connection.language = language_of(message.lang, connection.desk.config.language)
    connection.hello = message
    connection.since = message.since
    await route(connection, message, connection.wait_out)


async def route(connection: "Connection", hello: wire.Hello, wait: Wait) -> None:
    """Until it is settled where the table is led; Shut if it cannot be opened anywhere."""
    nap = AGAIN
    while True:
        pause = nap
        try:
            found = await connection.desk.plays.opened(hello.play, hello.token, (TOKEN, ONLOOKER))
            if not found[0].lost:
                sit_down(connection, hello, *found)
                return
        except Elsewhere as elsewhere:
            if connection.peer:
                raise Shut(ELSEWHERE, "") from None
            if hand_over(connection, hello, elsewhere.leader):
                raise HandedOver from None
            if await led_on(connection, hello, elsewhere.leader):
                return
        except EsbatError as error:
            raise Shut(UNKNOWN, SHUT_OUT.get(error.key, "server-damaged-play")) from None
        except Displaced:
            # This server stops: another leads the table in a moment, and the line is closed in another.
            if connection.peer:
                raise Shut(ELSEWHERE, "") from None
        except StoreFailed as trouble:
            # It stays on the line: as soon as the store answers it gets its state.
            if not connection.put_off:
                connection.refuse(said_of(trouble))
            connection.put_off = True
            pause = connection.config.again
        connection.desk.waited += pause
        await wait(pause)
        nap = min(1.5 * nap, SELDOM)


async def go_on(connection: "Connection", hello: wire.Hello) -> None:
    """The page goes on to another play over the same line, as a rule to the next of the same people."""
    play = connection.play
    connection.play = connection.pending = None
    connection.dirty = False
    connection.settled.clear()
    if connection.short is not None:
        connection.short.listener = None
    if play is not None:
        play.leave(connection)
    tasks = [*connection.errands, *let_go(connection)]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    connection.say(wire.AtMessage(hello.play))
    await greet(connection, hello)


def sit_down(connection: "Connection", hello: wire.Hello, play: LivePlay, key: KeptKey) -> None:
    """The table is led here."""
    connection.token = hello.token
    connection.seat = key.seat
    connection.make_room(play)
    place, count = play.story.after(connection.seat, connection.since)
    connection.hearing = Hearing(place, count, connection.since == 0, hello.changes)
    connection.play = play
    if connection.short is not None:
        connection.short.listener = connection.hear_now
    note("sat-down", play=play.id, seat=connection.seat, version=play.table.version, led_on=connection.peer)
    play.arrive(connection)
    connection.settled.set()


async def led_on(connection: "Connection", hello: wire.Hello, leader: Leader) -> bool:
    """The table is led there; False if nobody picks up."""
    greeting = msgspec.structs.replace(hello, since=connection.since, lang=connection.language)
    try:
        upstream = await connect(
            f"ws://{leader.address}/peer",
            additional_headers={PEER_KEY: leader.key, PEER_ADDRESS: connection.address},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.2,
            ping_interval=None,
            proxy=None,
        )
    except (OSError, TimeoutError, WebSocketException):
        return False
    said = [greeting] if connection.pending is None else [greeting, connection.pending]
    try:
        for message in said:
            await upstream.send(wire.encoder.encode(message).decode())
    except (OSError, WebSocketException):
        upstream.transport.abort()
        return False
    except asyncio.CancelledError:
        upstream.transport.abort()  # the page is gone, and nobody would hang up for it
        raise
    # From here on it is this line that the page hears, and no other: two would tell it old things after new.
    connection.relay = Relay(connection, hello.play, leader, upstream)
    connection.settled.set()
    note("led-on", play=hello.play)
    return True


# ---- when it is led elsewhere


def begin(connection: "Connection") -> None:
    """Find out anew who leads the table, while the page keeps its line."""
    if connection.hello is None or connection.farewell is not None:
        return
    connection.settled.clear()
    if connection.routing is None:
        connection.routing = asyncio.create_task(route_again(connection, connection.hello))
        connection.routing.add_done_callback(lambda done: arrived(connection, done))


def arrived(connection: "Connection", done: "asyncio.Task[None]") -> None:
    connection.routing = None
    if done.cancelled():
        return
    trouble = done.exception()
    if isinstance(trouble, Shut):
        connection.leave(trouble.code, trouble.key)
    elif trouble is not None:
        connection.leave(1011, "")
    elif connection.play is None and connection.relay is None:
        begin(connection)  # it was lost again in the very moment


async def route_again(connection: "Connection", hello: wire.Hello) -> None:
    await route(connection, hello, asyncio.sleep)
    waiting = connection.pending
    if waiting is not None and connection.play is not None:
        connection.pending = None
        await connection.answer(waiting)


def reroute(connection: "Connection") -> None:
    """This server does not lead the table any more."""
    play = connection.play
    if play is not None:
        play.links.discard(connection)
        connection.play = None
        connection.since = max(connection.since, connection.hearing.count)
    if connection.short is not None:
        connection.short.listener = None
    if connection.peer:
        connection.leave(ELSEWHERE, "")
    else:
        begin(connection)


async def pass_on(connection: "Connection", message: wire.Message) -> None:
    """Let whoever leads the table hear this, as soon as it is settled who that is."""
    if isinstance(message, wire.Speak):
        connection.language = language_of(message.lang, connection.language)
        connection.since = 0  # the story is told anew
    while True:
        try:
            async with asyncio.timeout(connection.config.silence):
                await connection.settled.wait()
        except TimeoutError:
            raise Shut(SILENT, "") from None  # the page may be gone: it calls again if it is not
        relay = connection.relay
        if connection.play is not None:
            await connection.answer(message)
            return
        if relay is not None:
            if isinstance(message, ANSWERED):
                connection.pending = message
            if await relay.send(message):
                return
        await asyncio.sleep(AGAIN)


def let_go(connection: "Connection") -> "list[asyncio.Task[None]]":
    """The page is gone: so is its line to another server. What is still to be waited for."""
    tasks = [] if connection.routing is None else [connection.routing]
    relay, connection.relay = connection.relay, None
    if relay is not None:
        relay.ended(1000)
        relay.upstream.transport.abort()
        tasks.append(relay.task)
    return tasks

"""A page's line, handed over from one process of a server to another that leads its table.

The page notices nothing: it is the same socket, and behind it somebody else. Whoever takes the line in hears
the page's call and its first word once more, as if it had called there; only that it is not told twice
that it was accepted. Where a line cannot be handed over it is led on (`routing`), as between servers.
"""

import logging
import socket
from asyncio import BaseTransport, Transport, create_task, get_running_loop
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
import uvicorn
from uvicorn.server import ServerState

from esbat.engine.facts import Facts
from esbat.store.interface import Leader
from esbat.web import wire
from esbat.web.connection.frames import MASKED, TEXT
from esbat.web.connection.short import Short
from esbat.web.logs import note

if TYPE_CHECKING:
    from esbat.web.connection.connection import Connection

LONGEST: Final = 128 * 1024
"""Bytes of a letter: a request's head, written as letters are, and a page's first word."""
AT_ONCE: Final = 64
"""Letters read before others get their turn."""
UNDER_WAY: "set[Any]" = set()


class HandedOver(Exception):
    """The page's line is another process's now: here nobody hangs up."""


class Letter(msgspec.Struct):
    """What goes with a line: how the page called, and its first word."""

    head: bytes
    hello: wire.Hello


letters: "msgspec.json.Decoder[Letter]" = msgspec.json.Decoder(Letter)


def hand_over(connection: "Connection", hello: wire.Hello, leader: Leader) -> bool:
    """Let that process have the page's line; False if it cannot, or not now."""
    brother = connection.desk.brothers.get(leader.server)
    way = connection.short
    if brother is None or way is None or way.transport is None or connection.routing is not None:
        return False
    if connection.outbox or connection.writing or not way.at_rest():
        return False
    greeting = msgspec.structs.replace(hello, since=connection.since, lang=connection.language)
    transport = way.transport
    transport.pause_reading()
    try:
        letter = wire.encoder.encode(Letter(way.head, greeting))
        socket.send_fds(brother, [letter], [transport.get_extra_info("socket").fileno()])
    except OSError as trouble:
        note("not-handed-over", logging.WARNING, trouble=type(trouble).__name__)
        transport.resume_reading()
        return False
    connection.handed_over = True
    transport.abort()  # our end of it; the other process has its own by now
    return True


def take_in(brother: socket.socket, config: uvicorn.Config, state: ServerState, app_state: Facts) -> None:
    """Another process has handed lines over."""
    for _ in range(AT_ONCE):
        try:
            data, lines, _, _ = socket.recv_fds(brother, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError as trouble:
            note("not-taken-in", logging.WARNING, trouble=type(trouble).__name__)
            return
        for line in lines:
            page = socket.socket(fileno=line)
            page.setblocking(False)
            letter = letters.decode(data)
            note("taken-in", play=letter.hello.play)
            task = create_task(taken_in(page, TakenIn(letter, config, state, app_state)))
            UNDER_WAY.add(task)
            task.add_done_callback(UNDER_WAY.discard)


async def taken_in(page: socket.socket, protocol: "TakenIn") -> None:
    try:
        await get_running_loop().connect_accepted_socket(lambda: protocol, page)
    except OSError:  # the page is gone already
        page.close()


class TakenIn(Short):
    """A line whose page was accepted elsewhere, and has said its first word there."""

    def __init__(self, letter: Letter, config: uvicorn.Config, state: ServerState, app_state: Facts) -> None:
        super().__init__(config, state, app_state)
        self.letter = letter

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.transport = cast(Transport, Unsaid(self, cast(Transport, transport)))
        self.data_received(self.letter.head)
        self.data_received(said_by_page(wire.encoder.encode(self.letter.hello)))


class Unsaid:
    """A transport whose first word stays unsaid: that the page is accepted, which it was told already."""

    def __init__(self, protocol: TakenIn, transport: Transport) -> None:
        self.protocol = protocol
        self.inner = transport

    def write(self, data: bytes) -> None:
        self.protocol.transport = self.inner

    def __getattr__(self, name: str) -> object:
        return getattr(self.inner, name)


def said_by_page(text: bytes) -> bytes:
    """A text message as a page's frame, with a mask that changes nothing."""
    size = len(text)
    if size < 126:
        return bytes([TEXT, MASKED | size]) + bytes(4) + text
    return bytes([TEXT, MASKED | 126]) + size.to_bytes(2, "big") + bytes(4) + text

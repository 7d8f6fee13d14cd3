"""The short way between a table and a page: whole text messages in and out without a task in between.

uvicorn's own protocol does everything else: handshake, parsing, pings, closing, and every message that is
not taken here. What goes out the short way is written at once or not at all: nobody waits for a slow reader.
Frames are counted before they are parsed: a page that sends too many of them is hung up on.
"""

from asyncio import AbstractEventLoop
from collections.abc import Callable, MutableMapping
from time import monotonic
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from esbat.engine.facts import Facts
from esbat.web.connection.frames import TEXT, Meter, all_whole, frame_at, framed, unmasked
from esbat.web.logs import note
from esbat.web.shared.desk import Desk
from esbat.web.shared.limits import Bucket

EXTENSION = "esbat.short"
"""Under this name a connection's scope holds its `Short`, if the server gives it one."""

Listener = Callable[[bytes], bool]
"""Takes a text message if it can be dealt with at once; False if it is to go the usual way."""


TOO_MANY = 1008
NOT_UTF8 = 1007
SPARE = 40
"""Messages beyond those for which a line is patient: it closes itself, with a sentence, if it can."""


class Short(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way."""

    listener: Listener | None = None
    paused = False
    whole = False
    """So far all has come in whole frames. Once something comes in pieces, the usual way is the only one."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: Facts,
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        desk: Desk = app_state["desk"]
        limits, now = desk.config.limits, monotonic()
        self.goodbye_time = limits.goodbye_time
        self.meter = Meter()
        self.messages = Bucket(limits.messages, limits.messages_burst + limits.patience + SPARE, now)
        self.others = Bucket(limits.controls, limits.controls_burst, now)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast(Facts, self.scope["extensions"])
            extensions[EXTENSION] = self

    def pause_writing(self) -> None:
        super().pause_writing()
        self.paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.paused = False

    def ready(self) -> bool:
        """Can a message be written now? Not to one who reads too slowly, or leaves."""
        return not (self.paused or self.close_sent or self.transport.is_closing())

    def push(self, text: bytes) -> None:
        """Write a text message; only if `ready`."""
        self.transport.write(framed(text))

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.whole = data.endswith(b"\r\n\r\n")
        elif not self.within_limits(data):
            self.hang_up()
            return
        elif self.whole:
            if self.listener is not None and data[0] == TEXT and self.taken(data, self.listener):
                return
            self.whole = all_whole(data)
        super().data_received(data)

    def within_limits(self, data: bytes) -> bool:
        """May so many frames come now?"""
        messages, others = self.meter.count(data, self.messages.burst + self.others.burst)
        now = monotonic()
        return self.messages.take(now, messages) and self.others.take(now, others)

    def hang_up(self) -> None:
        """Too many frames: they are not read, and one who does not read is not waited for."""
        if self.close_sent or self.transport.is_closing():
            return
        note("too-many-frames")
        self.conn.fail(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(self.goodbye_time, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. One that is no text is its sender's business, not an error of ours."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                note("not-utf8")
                self.conn.send_close(NOT_UTF8)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def taken(self, data: bytes, listener: Listener) -> bool:
        """Is this one text message, and was it dealt with? What came before goes first."""
        found = frame_at(data, 0)
        if found is None or found[1] != len(data) or self.close_sent or not self.queue.empty():
            return False
        begins = found[0]
        return listener(unmasked(data[begins:], data[begins - 4 : begins]))


def short_of(scope: MutableMapping[str, Any]) -> Short | None:
    """The short way of an accepted connection, if there is one: a compressed line has its own way."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Short) and not found.conn.extensions else None

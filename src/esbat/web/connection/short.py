"""The short way between a table and a page: whole text messages in and out without a task in between.

uvicorn's own protocol does everything else: handshake, parsing, pings, closing, and every message that is
not taken here. What goes out the short way is written at once or not at all: nobody waits for a slow reader.
Frames are counted before they are parsed: a page that sends too many of them is hung up on.
"""

from asyncio import AbstractEventLoop, BaseTransport, Transport
from collections.abc import MutableMapping
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from esbat.engine.facts import Facts
from esbat.web.connection.way import TAKEN, TOO_MANY, Way
from esbat.web.logs import note
from esbat.web.shared.desk import Desk

EXTENSION = "esbat.short"
"""Under this name a connection's scope holds its `Way`, if the server gives it one."""

POLICY = 1008
NOT_UTF8 = 1007


class Short(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: Facts,
        _loop: AbstractEventLoop | None = None,
    ) -> None:
        desk: Desk = app_state["desk"]
        limits = desk.config.limits
        self.way = Way(limits)
        super().__init__(config, server_state, app_state, _loop)
        self.way.queue = self.queue
        self.goodbye_time = limits.goodbye_time

    @property
    def close_sent(self) -> bool:
        """Was goodbye said? uvicorn sets it, and the short way has to know."""
        return self.way.closing

    @close_sent.setter
    def close_sent(self, value: bool) -> None:
        self.way.closing = value

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.way.transport = cast(Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # The way and what waits for its transport would hold on to one another.
        self.way.transport = None
        self.way.listener = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.conn.extensions:
            # A compressed line has its own way.
            extensions = cast(Facts, self.scope["extensions"])
            extensions[EXTENSION] = self.way

    def pause_writing(self) -> None:
        super().pause_writing()
        self.way.paused = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.way.paused = False

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self.way.whole = data.endswith(b"\r\n\r\n")
            self.way.head = data
        else:
            verdict = self.way.heard(data)
            if verdict == TAKEN:
                return
            if verdict == TOO_MANY:
                self.hang_up()
                return
        super().data_received(data)

    def hang_up(self) -> None:
        """Too many frames: they are not read, and one who does not read is not waited for."""
        if self.close_sent or self.transport.is_closing():
            return
        note("too-many-frames")
        self.conn.fail(POLICY)
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


def short_of(scope: MutableMapping[str, Any]) -> Way | None:
    """The short way of an accepted connection, if there is one."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Way) else None

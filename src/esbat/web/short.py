"""The short way between a table and a page: whole text messages in and out without a task in between.

uvicorn's own protocol does everything else: handshake, parsing, pings, closing, and every message that is
not taken here. What goes out the short way is written at once or not at all: nobody waits for a slow reader.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from esbat.web.frames import TEXT, all_whole, frame_at, framed, unmasked

EXTENSION = "esbat.short"
"""Under this name a connection's scope holds its `Short`, if the server gives it one."""

Listener = Callable[[bytes], bool]
"""Takes a text message if it can be dealt with at once; False if it is to go the usual way."""


class Short(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way."""

    listener: Listener | None = None
    paused = False
    whole = False
    """So far all has come in whole frames. Once something comes in pieces, the usual way is the only one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

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
        elif self.whole:
            if self.listener is not None and data[0] == TEXT and self.taken(data, self.listener):
                return
            self.whole = all_whole(data)
        super().data_received(data)

    def taken(self, data: bytes, listener: Listener) -> bool:
        """Is this one text message, and was it dealt with? What came before goes first."""
        found = frame_at(data, 0)
        if found is None or found[1] != len(data) or self.close_sent or not self.queue.empty():
            return False
        begins = found[0]
        return listener(unmasked(data[begins:], data[begins - 4 : begins]))


def short_of(scope: Any) -> Short | None:
    """The short way of an accepted connection, if there is one: a compressed line has its own way."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Short) and not found.conn.extensions else None

"""The short way between a table and a page: whole text messages in and out without a task in between.

uvicorn's own protocol does everything else: handshake, parsing, pings, closing, and every message that is
not taken here. What goes out the short way is written at once or not at all: nobody waits for a slow reader.
"""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "esbat.short"
"""Under this name a connection's scope holds its `Short`, if the server gives it one."""

Listener = Callable[[bytes], bool]
"""Takes a text message if it can be dealt with at once; False if it is to go the usual way."""

TEXT = 0x81
MEDIUM = 126
LARGE = 127


def framed(text: bytes) -> bytes:
    """One text message as a server's frame: final, without a mask (RFC 6455, 5.2)."""
    size = len(text)
    if size < MEDIUM:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, MEDIUM)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, LARGE)) + size.to_bytes(8, "big") + text


class Short(WebSocketsSansIOProtocol):
    """uvicorn's protocol, with a short way."""

    listener: Listener | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope["extensions"][EXTENSION] = self

    def ready(self) -> bool:
        """Can a message be written now? Not to one who has not come yet, reads too slowly or leaves."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and not self.conn.extensions  # a compressed line has its own way
            and not self.transport.is_closing()
        )

    def push(self, text: bytes) -> None:
        """Write a text message; only if `ready`."""
        self.transport.write(framed(text))

    def handle_text(self, event: Frame) -> None:
        if (
            self.listener is not None
            and event.fin
            and not self.close_sent
            and self.queue.empty()  # what came before goes first
            and self.listener(bytes(event.data))
        ):
            return
        super().handle_text(event)


def short_of(scope: Any) -> Short | None:
    """The short way of a connection, if there is one."""
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Short) else None

"""The short way between a table and a page: whole text messages in and out without a task in between.

uvicorn's own protocol does everything else: handshake, parsing, pings, closing, and every message that is
not taken here. What goes out the short way is written at once or not at all: nobody waits for a slow reader.
"""

from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "esbat.short"
"""Under this name a connection's scope holds its `Short`, if the server gives it one."""

Listener = Callable[[bytes], bool]
"""Takes a text message if it can be dealt with at once; False if it is to go the usual way."""

TEXT = 0x81
MEDIUM = 126
LARGE = 127
MASKED = 0x80
SMALL_HEAD = Struct("!BB")
MEDIUM_HEAD = Struct("!BBH")
LARGE_HEAD = Struct("!BBQ")
WHOLE = (TEXT, 0x88, 0x89, 0x8A)
"""Text, close, ping, pong, each complete in itself."""


def framed(text: bytes) -> bytes:
    """One text message as a server's frame: final, without a mask (RFC 6455, 5.2)."""
    size = len(text)
    if size < MEDIUM:
        return SMALL_HEAD.pack(TEXT, size) + text
    if size < 1 << 16:
        return MEDIUM_HEAD.pack(TEXT, MEDIUM, size) + text
    return LARGE_HEAD.pack(TEXT, LARGE, size) + text


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where a page's frame that begins here has its payload, and where it ends; None if it is not all here.

    Only final frames are known, and masked ones, as a page has to send them.
    """
    if len(data) < at + 6 or data[at] not in WHOLE or data[at + 1] < MASKED:
        return None
    size = data[at + 1] - MASKED
    begins = at + 6
    if size >= MEDIUM:
        wide = 2 if size == MEDIUM else 8
        size = int.from_bytes(data[at + 2 : at + 2 + wide], "big")
        begins += wide
    return (begins, begins + size) if begins + size <= len(data) else None


def all_whole(data: bytes) -> bool:
    """Does this begin with a frame, end with a frame, and hold nothing in pieces?"""
    at = 0
    while at < len(data):
        found = frame_at(data, at)
        if found is None:
            return False
        at = found[1]
    return True


def unmasked(data: bytes, mask: bytes) -> bytes:
    """What a page has masked (RFC 6455, 5.3), as one large number."""
    size = len(data)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(data, "big") ^ key).to_bytes(size, "big")


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

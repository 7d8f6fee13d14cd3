"""Frames of the websocket protocol (RFC 6455, 5), as far as the short way knows them: whole text messages."""

from struct import Struct
from typing import Final

from esbat.engine.native import i64

TEXT: Final = 0x81
BINARY: Final = 0x82
MEDIUM: Final = 126
LARGE: Final = 127
MASKED: Final = 0x80
SMALL_HEAD: Final = Struct("!BB")
MEDIUM_HEAD: Final = Struct("!BBH")
LARGE_HEAD: Final = Struct("!BBQ")
KEPT_HEADS: Final = 4096
HEADS: Final[list[bytes | None]] = [None] * KEPT_HEADS
"""What stands before a message, by its size."""
WHOLE: Final = (TEXT, 0x88, 0x89, 0x8A)
"""Text, close, ping, pong, each complete in itself."""


def framed(pieces: list[bytes]) -> bytes:
    """One text message as a server's frame: final, without a mask (RFC 6455, 5.2). It comes in pieces."""
    size: i64 = 0
    for piece in pieces:
        size += len(piece)
    return b"".join([head_written(size), *pieces])


def head_written(size: i64) -> bytes:
    """What stands before so many bytes of text."""
    if size >= KEPT_HEADS:
        return LARGE_HEAD.pack(TEXT, LARGE, size) if size >= 1 << 16 else MEDIUM_HEAD.pack(TEXT, MEDIUM, size)
    found = HEADS[size]
    if found is None:
        small = size < MEDIUM
        found = HEADS[size] = SMALL_HEAD.pack(TEXT, size) if small else MEDIUM_HEAD.pack(TEXT, MEDIUM, size)
    return found


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


class Meter:
    """Counts the frames of a connection before anybody parses them, wherever the bytes are cut."""

    __slots__ = ("begun", "left")

    def __init__(self) -> None:
        self.left = 0  # bytes of payload still to come
        self.begun = b""  # the beginning of a frame's head

    def between(self) -> bool:
        """Has the last frame come whole, and not even the head of another?"""
        return self.left == 0 and not self.begun

    def count(self, data: bytes, most: int) -> tuple[int, int]:
        """How many whole messages begin here, and how many other frames; beyond `most` it gives up."""
        if self.begun:
            data = self.begun + data
            self.begun = b""
        whole = others = 0
        at = 0
        size = len(data)
        while True:
            if self.left >= size - at:
                self.left -= size - at
                return (whole, others)
            at += self.left
            self.left = 0
            if whole + others > most:
                return (whole, others)
            need = 2
            length = 0
            if size - at >= 2:
                length = data[at + 1] & 0x7F
                wide = 0 if length < MEDIUM else 2 if length == MEDIUM else 8
                need = 2 + wide + (4 if data[at + 1] >= MASKED else 0)
            if size - at < need:
                self.begun = data[at:]
                return (whole, others)
            if length >= MEDIUM:
                length = int.from_bytes(data[at + 2 : at + 2 + (2 if length == MEDIUM else 8)], "big")
            if data[at] == TEXT or data[at] == BINARY:
                whole += 1
            else:
                others += 1
            at += need
            self.left = length

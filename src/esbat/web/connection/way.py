"""The short way of one line, as far as every move goes over it: compiled with the rules in a wheel."""

from asyncio import Queue, Transport
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from esbat.web.config import Limits
from esbat.web.connection.frames import TEXT, Meter, all_whole, frame_at, framed, unmasked
from esbat.web.shared.limits import Bucket

Listener = Callable[[bytes], bool]
"""Takes a text message if it can be dealt with at once; False if it is to go the usual way."""

SPARE: Final = 40
"""Messages beyond those for which a line is patient: it closes itself, with a sentence, if it can."""

USUAL: Final = 0
"""What has come goes the usual way."""
TAKEN: Final = 1
"""What has come is dealt with."""
TOO_MANY: Final = 2
"""So many frames may not come now."""


class Way:
    """What was heard of a page and can be told it without a task in between."""

    __slots__ = (
        "closing",
        "head",
        "listener",
        "messages",
        "meter",
        "most",
        "others",
        "paused",
        "queue",
        "transport",
        "whole",
    )

    def __init__(self, limits: Limits) -> None:
        now = monotonic()
        self.transport: Transport | None = None
        self.head = b""  # the request with which the page has called
        self.queue: Queue[Any] | None = None  # what goes the usual way and was not fetched yet
        self.listener: Listener | None = None
        self.paused = False  # the page reads too slowly
        self.closing = False  # goodbye was said
        # So far all has come in whole frames. Once something comes in pieces, the usual way is the only one.
        self.whole = False
        self.meter = Meter()
        self.messages = Bucket(limits.messages, limits.messages_burst + limits.patience + SPARE, now)
        self.others = Bucket(limits.controls, limits.controls_burst, now)
        self.most = self.messages.burst + self.others.burst

    def ready(self) -> bool:
        """Can a message be written now? Not to one who reads too slowly, or leaves."""
        if self.paused or self.closing or self.transport is None:
            return False
        return not self.transport.is_closing()

    def at_rest(self) -> bool:
        """Has all been read that has come, in whole messages, and has all gone that was written?"""
        if self.transport is None or not self.whole or not self.ready() or not self.meter.between():
            return False
        return (self.queue is None or self.queue.empty()) and self.transport.get_write_buffer_size() == 0

    def push(self, text: bytes) -> None:
        """Write a text message; only if `ready`."""
        self.push_pieces([text])

    def push_pieces(self, pieces: list[bytes]) -> None:
        """Write a text message that is not put together yet; only if `ready`."""
        assert self.transport is not None
        self.transport.write(framed(pieces))

    def heard(self, data: bytes) -> int:
        """Something has come: is it dealt with?"""
        if not self.within_limits(data):
            return TOO_MANY
        if self.whole:
            if self.listener is not None and data[0] == TEXT and self.taken(data, self.listener):
                return TAKEN
            self.whole = all_whole(data)
        return USUAL

    def within_limits(self, data: bytes) -> bool:
        """May so many frames come now?"""
        messages, others = self.meter.count(data, self.most)
        now = monotonic()
        # A bucket from which nothing is taken is never too empty.
        if messages and not self.messages.take(now, messages):
            return False
        return not others or self.others.take(now, others)

    def taken(self, data: bytes, listener: Listener) -> bool:
        """Is this one text message, and was it dealt with? What came before goes first."""
        found = frame_at(data, 0)
        if found is None or found[1] != len(data) or self.closing:
            return False
        if self.queue is not None and not self.queue.empty():
            return False
        begins = found[0]
        return listener(unmasked(data[begins:], data[begins - 4 : begins]))

"""HTTP as uvicorn speaks it, within limits: how large a request's head may be, and what stands around the
pieces of its body, how long it may take to come whole, how long its answer may take to be read, and how many
connections may stand about without asking.

What is wrong with a request is the client's business: the log tells of it at level info.
"""

from asyncio import TimerHandle, Transport
from http import HTTPStatus

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from esbat.web.http.headers import HEADERS
from esbat.web.logs import note
from esbat.web.shared.desk import Desk, network_of
from esbat.web.wire import encoder
from esbat.words import words_for

# How far a request has come.
NOTHING = 0
HEAD = 1
BODY = 2
KEYS = {400: "server-not-understood", 408: "server-too-late", 431: "server-head-too-big"}


class TooMuch(Exception):
    """Raised within the parser, to stop it: with this status, or 0 to hang up without a word."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Door(HttpToolsProtocol):
    """One connection, from its first byte until it closes or becomes a socket."""

    # ---- the connection

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.desk: Desk = self.app_state["desk"]
        self.limits = self.desk.config.limits
        self.stage = NOTHING
        self.head = 0  # bytes of a head that is not whole yet, then of what stands around pieces of the body
        self.body = 0  # bytes of a body
        self.measured = 0  # bytes of all whole heads and bodies so far
        self.deadline: TimerHandle | None = None
        # Behind a proxy all come from one address: then only how many there are in all is looked at.
        self.address = network_of(self.client[0]) if self.client else "?"
        self.expect(self.limits.request_time)
        self.desk.idle.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.calm()
        self.desk.idle.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.calm()
        self.desk.idle.remove(self)
        super().handle_websocket_upgrade()

    def make_room(self) -> None:
        """See `idle`: too many stand about, and this one has done so for longest."""
        note("idle-sent-away", stage=self.stage)
        self.calm()
        self.transport.abort()

    # ---- time

    def expect(self, seconds: float) -> None:
        """The next step is to come within so much time."""
        self.calm()
        self.deadline = self.loop.call_later(seconds, self.late)

    def calm(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def late(self) -> None:
        """The request did not come whole, or its answer was not read."""
        self.deadline = None
        note("request-late", stage=self.stage)
        started = self.cycle is not None and not self.cycle.response_complete and self.cycle.response_started
        if self.stage == NOTHING or started:
            self.transport.abort()
        else:
            self.refuse(408)

    # ---- reading

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        measured = self.measured
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
            note("upgrade-unknown")
        except httptools.HttpParserCallbackError as stopped:
            self.refuse(stopped.__context__.status if isinstance(stopped.__context__, TooMuch) else 400)
            return
        except httptools.HttpParserError:
            self.refuse(400)
            return
        # Sizes of pieces and all that is appended to them, and a trailer that does not end, nobody else sees.
        self.head += max(0, len(data) - (self.measured - measured))
        if self.head > self.limits.head:
            self.refuse(431)
            return
        if self.deadline is None:
            self.expect(self.limits.request_time)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.stage = HEAD
        self.head = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        # After the body it is a trailer, which would stand among the headers that were looked at already.
        if self.stage == BODY:
            raise TooMuch(400)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self.limits.head:
            raise TooMuch(431)
        if len(self.pipeline) >= self.limits.pipeline:
            raise TooMuch(0)
        self.head = self.body = 0
        self.measured += size
        self.stage = BODY
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        # Who was told that it is too big and sends on is not listened to for long.
        self.body += len(body)
        self.measured += len(body)
        if self.body > 4 * self.limits.body and self.cycle is not None and self.cycle.response_complete:
            raise TooMuch(0)
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stage = NOTHING
        if self.cycle is None or self.cycle.response_complete:
            self.expect(self.limits.request_time)
        else:
            self.desk.idle.remove(self)
            self.expect(self.limits.answer_time)

    def on_response_complete(self) -> None:
        more = bool(self.pipeline)
        super().on_response_complete()
        if self.transport.is_closing() or self.stage == BODY:
            return
        if more:
            self.expect(self.limits.answer_time)
            return
        if self.stage == NOTHING:
            self.calm()  # uvicorn's own clock runs between two requests
        else:
            self.expect(self.limits.request_time)
        self.desk.idle.add(self)

    # ---- refusing

    def refuse(self, status: int) -> None:
        """Say why in a sentence, unless an answer is under way, and hang up."""
        note("request-refused", status=status, stage=self.stage)
        self.calm()
        cycle = self.cycle
        if self.stage == BODY:  # it would be the answer to this very request, in its turn
            answered = self.pipeline or (cycle is not None and cycle.response_started)
        else:
            answered = self.pipeline or (cycle is not None and not cycle.response_complete)
        if status and not answered:
            self.transport.write(written(status, self.desk.config.language))
        self.transport.close()
        # One that does not read is not waited for.
        self.deadline = self.loop.call_later(self.limits.goodbye_time, self.transport.abort)


def written(status: int, language: str) -> bytes:
    """A refusal, byte by byte: there is no request that it could be the answer to."""
    body = encoder.encode({"error": KEYS[status], "text": words_for(language).say(KEYS[status])})
    head = {
        **HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "cache-control": "no-store",
        "connection": "close",
    }
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{n}: {v}" for n, v in head.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body

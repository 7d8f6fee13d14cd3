"""Four pages at a table of Esbat: each plays a random legal move as soon as it sees that it is asked."""

import asyncio
from itertools import count
from typing import Any

import msgspec
from asking import Client
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from table import SEATS, Table

FRAME = 1 << 24
PATIENCE = 60.0
NOTHING = msgspec.Raw(b"null")


class Choice(Struct):
    move: str


class Heard(Struct):
    """The few fields a player of this bench looks at, of any message."""

    t: str
    version: int = -1
    legal: list[Choice] = []
    events: list[msgspec.Raw] = []
    outcome: msgspec.Raw = NOTHING
    play: str = ""
    token: str = ""
    text: str = ""


numbers = count(1)
decode = msgspec.json.Decoder(Heard).decode


async def opened(client: Client) -> Any:
    """A new table of four people, whose names no other table has; what its seats need to sit down."""
    number = next(numbers)
    seats = [{"kind": "me", "name": f"Agnes {number}"}]
    seats += [{"kind": "local", "name": f"{name} {number}"} for name in ("Bea", "Cora", "Dot")]
    granted = await client.post("/api/plays", {"game": "air", "seats": seats, "lang": "en"})
    return [(granted["play"], seat["token"]) for seat in granted["seats"]]


class Page(WSListener):  # type: ignore[misc]
    """One seat's page."""

    def __init__(self, table: Table, seat: int, play: str, token: str, port: int) -> None:
        self.table = table
        self.seat = seat
        self.play = play
        self.token = token
        self.port = port
        self.answered = -1
        self.over = False
        self.leaving = False
        self.newest = Heard("")

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        hello = {"t": "hello", "play": self.play, "token": self.token, "lang": "en", "since": 0}
        transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            self.table.tally.trouble = self.table.tally.trouble or "the server hung up"

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_memoryview()
        heard = decode(data)
        if heard.t == "state":
            self.look(heard, len(data))
        elif heard.t == "no":
            self.table.tally.refused += 1
        elif heard.t == "again":
            self.go_on(heard.play, heard.token)

    def look(self, heard: Heard, size: int) -> None:
        table = self.table
        self.newest = heard
        table.seen(self.seat, heard.version, size, silent=not heard.events)
        if not table.tally.playing:
            table.tally.waiting.append(self.take_turn)
        elif heard.legal or heard.outcome != NOTHING:
            self.take_turn()
        else:
            table.next_turn()

    def take_turn(self) -> None:
        self.table.when_free(self.play_on)

    def play_on(self) -> None:
        heard = self.newest
        if self.leaving:
            return
        if heard.legal and heard.version > self.answered:
            self.answered = heard.version
            move = self.table.luck.choice(heard.legal).move
            self.table.moved(self.seat)
            text = b'{"t":"move","version":%d,"move":"%b"}' % (heard.version, move.encode())
            self.transport.send(WSMsgType.TEXT, text)
        elif heard.outcome != NOTHING and self.seat == 0 and not self.over:
            self.over = True
            self.transport.send(WSMsgType.TEXT, b'{"t":"again"}')

    def go_on(self, play: str, token: str) -> None:
        """The play is over and another begins: call there, as a page does."""
        if self.leaving:
            return
        self.leaving = True
        if self.seat == 0:
            self.table.begin_anew()
        self.transport.disconnect()
        following = asyncio.ensure_future(seated(self.table, self.seat, (play, token), self.port))
        following.add_done_callback(lambda task: task.cancelled() or task.exception())


async def seated(table: Table, seat: int, ticket: Any, port: int) -> None:
    """A page for this seat, connected."""
    play, token = ticket
    await ws_connect(
        lambda: Page(table, seat, play, token, port),
        f"ws://127.0.0.1:{port}/ws",
        max_frame_size=FRAME,
        websocket_handshake_timeout=PATIENCE,
    )


__all__ = ["SEATS", "opened", "seated"]

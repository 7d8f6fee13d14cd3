"""Four pages at a table of Esbat: each plays a random legal move as soon as it sees that it is asked.

Tables of several games take turns among them. Where a game has fewer than four seats, others watch: every
table has four lines.
"""

from itertools import count
from typing import Any, Final

import msgspec
from asking import Client
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from table import ALL, NAMES, SEATED, SEATS, Table

FRAME = 1 << 24
PATIENCE = 60.0
NOTHING = msgspec.Raw(b"null")


class Choice(Struct):
    move: str


class Window(Struct):
    n: int


class Heard(Struct):
    """The few fields a player of this bench looks at, of any message."""

    t: str
    version: int = -1
    legal: list[Choice] = []
    events: list[msgspec.Raw] = []
    outcome: msgspec.Raw = NOTHING
    pause: Window | None = None
    noted: str | None = None
    play: str = ""
    token: str = ""
    text: str = ""


AIR: Final = ["air"]
games: list[str] = AIR
numbers = count(1)
decode = msgspec.json.Decoder(Heard).decode


async def opened(client: Client) -> Any:
    """A new table of people whose names no other table has; what its lines need to sit down, or to watch."""
    number = next(numbers)
    game = games[number % len(games)]
    names = [f"{name} {number}" for name in NAMES[: SEATED.get(game, SEATS)]]
    seats = [{"kind": "local" if at else "me", "name": name} for at, name in enumerate(names)]
    granted = await client.post("/api/plays", {"game": game, "seats": seats, "lang": "en"})
    tokens = [seat["token"] for seat in granted["seats"]]
    return [(granted["play"], token) for token in (tokens + SEATS * [granted["onlooker"]])[:SEATS]]


class Page(WSListener):  # type: ignore[misc]
    """One seat's page."""

    def __init__(self, table: Table, seat: int, play: str, token: str, port: int) -> None:
        self.table = table
        self.seat = seat
        self.play = play
        self.token = token
        self.port = port
        self.answered = (-1, 0)
        self.over = False
        self.leaving = False
        self.newest = Heard("")

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.greet()

    def greet(self) -> None:
        hello = {"t": "hello", "play": self.play, "token": self.token, "lang": "en", "changes": True}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.tally.trouble = self.table.tally.trouble or "the server hung up"

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_memoryview()
        heard = decode(data)
        if heard.t == "state" and not self.leaving:
            self.look(heard, len(data))
        elif heard.t == "no":
            self.table.tally.refused += 1
        elif heard.t == "again":
            self.go_on(heard.play, heard.token)
        elif heard.t == "at":
            self.leaving = False

    def look(self, heard: Heard, size: int) -> None:
        table = self.table
        self.newest = heard
        table.seen(self.seat, heard.version, size, silent=not heard.events)
        if heard.noted is not None:
            table.noted(self.seat)
        if not table.tally.playing:
            table.tally.waiting.append(self.take_turn)
        elif heard.legal or heard.outcome != NOTHING:
            self.take_turn()
        else:
            table.next_turn()

    def take_turn(self) -> None:
        self.table.when_free(self.play_on)

    def play_on(self) -> None:
        if self.leaving:
            return
        heard = self.newest
        asked = (heard.version, 0 if heard.pause is None else heard.pause.n)
        if heard.legal and heard.noted is None and asked > self.answered:
            self.answered = asked
            move = self.table.luck.choice(heard.legal).move
            self.table.moved(self.seat)
            text = b'{"t":"move","version":%d,"move":"%b"}' % (heard.version, move.encode())
            self.transport.send(WSMsgType.TEXT, text)
        elif heard.outcome != NOTHING and self.seat == 0 and not self.over:
            self.over = True
            self.transport.send(WSMsgType.TEXT, b'{"t":"again"}')

    def go_on(self, play: str, token: str) -> None:
        """The play is over and another begins: go on there over the same line, as a page does."""
        if self.leaving:
            return
        self.leaving = True  # until the server says that it tells of the new play
        if self.seat == 0:
            self.table.begin_anew()
        self.play, self.token = play, token
        self.answered, self.over = (-1, 0), False
        self.greet()


async def seated(table: Table, seat: int, ticket: Any, port: int) -> None:
    """A page for this seat, connected."""
    play, token = ticket
    await ws_connect(
        lambda: Page(table, seat, play, token, port),
        f"ws://127.0.0.1:{port}/ws",
        max_frame_size=FRAME,
        websocket_handshake_timeout=PATIENCE,
    )


__all__ = ["ALL", "SEATS", "opened", "seated"]

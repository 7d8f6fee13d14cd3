"""Four clients at a match of boardgame.io: its socket.io protocol, as its own client speaks it.

Each client moves as soon as it sees that it is its turn: fly twice, then land. When a match is over, the
first seat asks for another one, as its lobby does, and all sit down there.
"""

import asyncio
from typing import Any

import msgspec
from asking import Client, client
from msgspec import Struct, field
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from table import SEATS, Table

FRAME = 1 << 24
PATIENCE = 60.0
SPACE = "/flight,"
UPDATE = b'42/flight,["update"'
SYNC = b'42/flight,["sync"'
PREFIX = len(b"42/flight,")


class Context(Struct):
    currentPlayer: str
    gameover: Any = None


class Board(Struct):
    flown: int


class State(Struct):
    """The few fields a player of this bench looks at."""

    G: Board
    ctx: Context
    number: int = field(name="_stateID")


class Synced(Struct):
    state: State


decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


async def opened(client: Client) -> Any:
    """A new match of four people; what its seats need to sit down."""
    return await joined(client, (await client.post("/games/flight/create", {"numPlayers": SEATS}))["matchID"])


async def joined(client: Client, match: str) -> Any:
    """All four sit down at a match."""
    tickets = []
    for seat, name in enumerate(("Agnes", "Bea", "Cora", "Dot")):
        found = await client.post(f"/games/flight/{match}/join", {"playerID": str(seat), "playerName": name})
        tickets.append((match, found["playerCredentials"]))
    return tickets


async def begin_again(page: "Page") -> None:
    """Another match for the same table: asked for, joined, and everybody goes on there over their line."""
    async with client(page.port) as mine:
        wish = {"playerID": str(page.seat), "credentials": page.credentials}
        match = (await mine.post(f"/games/flight/{page.match}/playAgain", wish))["nextMatchID"]
        tickets = await joined(mine, match)
    table = page.table
    table.begin_anew()
    for seat, ticket in enumerate(tickets):
        table.pages[seat].go_on(*ticket)


class Page(WSListener):  # type: ignore[misc]
    """One seat's client."""

    def __init__(self, table: Table, seat: int, match: str, credentials: str, port: int) -> None:
        self.table = table
        self.seat = seat
        self.match = match
        self.credentials = credentials
        self.port = port
        self.answered = -1
        self.greeted = False
        self.over = False
        table.pages[seat] = self

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.tally.trouble = self.table.tally.trouble or "the server hung up"

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        if data.startswith(UPDATE):
            update = decode_update(data[PREFIX:])
            if update[1] == self.match:
                self.look(update[2], len(data))
        elif data.startswith(SYNC):
            sync = decode_sync(data[PREFIX:])
            if sync[1] == self.match:
                self.look(sync[2].state, len(data))
        elif data == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif data.startswith(b"0"):
            transport.send(WSMsgType.TEXT, f"40{SPACE}".encode())
        elif data.startswith(b"40") and not self.greeted:
            self.greeted = True
            self.sync()

    def sync(self) -> None:
        self.say(["sync", self.match, str(self.seat), self.credentials, SEATS])

    def go_on(self, match: str, credentials: str) -> None:
        """Another match over the same line, as boardgame.io's own client does (`updateMatchID`)."""
        self.match, self.credentials = match, credentials
        self.answered, self.over = -1, False
        self.sync()

    def say(self, message: list[Any]) -> None:
        self.transport.send(WSMsgType.TEXT, f"42{SPACE}".encode() + msgspec.json.encode(message))

    def look(self, state: State, size: int) -> None:
        self.table.seen(self.seat, state.number, size)
        if not self.table.tally.playing:
            self.newest = state
            self.table.tally.waiting.append(lambda: self.play_on(self.newest))
        else:
            self.play_on(state)

    def play_on(self, state: State) -> None:
        if state.ctx.gameover is not None:
            if self.seat == 0 and not self.over:
                self.over = True
                following = asyncio.ensure_future(begin_again(self))
                following.add_done_callback(lambda task: task.cancelled() or task.exception())
        elif state.ctx.currentPlayer == str(self.seat) and state.number > self.answered:
            self.answered = state.number
            payload = {
                "type": "fly" if state.G.flown < 2 else "land",
                "args": [],
                "playerID": str(self.seat),
                "credentials": self.credentials,
            }
            self.table.moved(self.seat)
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.say(["update", action, state.number, self.match, str(self.seat)])


async def seated(table: Table, seat: int, ticket: Any, port: int) -> None:
    """A client for this seat, connected."""
    match, credentials = ticket
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    await ws_connect(
        lambda: Page(table, seat, match, credentials, port),
        address,
        max_frame_size=FRAME,
        websocket_handshake_timeout=PATIENCE,
    )

"""Four clients at a match of boardgame.io: its socket.io protocol, as its own client speaks it.

Each client moves as soon as it sees that it is its turn: fly twice, then land, in the small game of cards.
When a match is over, the first seat asks for another one, as its lobby does, and all sit down there.
Tables of several games take turns among them; where a game has fewer than four seats, others watch.
"""

import asyncio
from itertools import count
from typing import Any, Final

import msgspec
from asking import Client, client
from msgspec import Struct, field
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from table import ALL, NAMES, SEATED, SEATS, Table

FRAME = 1 << 24
PATIENCE = 60.0
FLIGHT: Final = ["flight"]
games: list[str] = FLIGHT
numbers = count(1)


class Context(Struct):
    currentPlayer: str
    gameover: Any = None


class Board(Struct):
    flown: int = 0


class State(Struct):
    """The few fields a player of this bench looks at."""

    G: Board
    ctx: Context
    number: int = field(name="_stateID")


class Synced(Struct):
    state: State


class Change(Struct):
    """One step from a state to the next, where a game sends those (`deltaState`)."""

    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


decode_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode
decode_patch = msgspec.json.Decoder(tuple[str, str, int, int, list[Change], msgspec.Raw]).decode
decode_name = msgspec.json.Decoder(str).decode


async def opened(client: Client) -> Any:
    """A new match of as many people as its game is for; what its lines need to sit down, or to watch."""
    game = games[next(numbers) % len(games)]
    made = await client.post(f"/games/{game}/create", {"numPlayers": SEATED.get(game, SEATS)})
    return await joined(client, game, made["matchID"])


async def joined(client: Client, game: str, match: str) -> Any:
    """All sit down at a match; lines that are left over watch, and have no credentials."""
    tickets = []
    for seat, name in enumerate(NAMES[: SEATED.get(game, SEATS)]):
        wish = {"playerID": str(seat), "playerName": name}
        found = await client.post(f"/games/{game}/{match}/join", wish)
        tickets.append((game, match, found["playerCredentials"]))
    return (tickets + SEATS * [(game, match, None)])[:SEATS]


async def begin_again(page: "Page") -> None:
    """Another match for the same table: asked for, joined, and everybody goes on there over their line."""
    async with client(page.port) as mine:
        wish = {"playerID": str(page.seat), "credentials": page.credentials}
        path = f"/games/{page.game}/{page.match}/playAgain"
        tickets = await joined(mine, page.game, (await mine.post(path, wish))["nextMatchID"])
    table = page.table
    table.begin_anew()
    for seat, (_, match, credentials) in enumerate(tickets):
        table.pages[seat].go_on(match, credentials)


class Page(WSListener):  # type: ignore[misc]
    """One seat's client."""

    def __init__(
        self, table: Table, seat: int, game: str, match: str, credentials: str | None, port: int
    ) -> None:
        self.table = table
        self.seat = seat
        self.player = None if credentials is None else str(seat)
        self.game = game
        self.space = f"/{game},".encode()
        self.prefix = len(self.space) + 2
        self.match = match
        self.credentials = credentials
        self.port = port
        self.greeted = False
        self.begin()
        table.pages[seat] = self

    def begin(self) -> None:
        """Nothing is known of the match yet."""
        self.number = self.answered = -1
        self.current = ""
        self.flown = 0
        self.finished = self.over = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.tally.trouble = self.table.tally.trouble or "the server hung up"

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        if data.startswith(b"42"):
            self.hear(data[self.prefix :], len(data))
        elif data == b"2":
            transport.send(WSMsgType.TEXT, b"3")
        elif data.startswith(b"0"):
            transport.send(WSMsgType.TEXT, b"40" + self.space)
        elif data.startswith(b"40") and not self.greeted:
            self.greeted = True
            self.sync()

    def hear(self, message: bytes, size: int) -> None:
        """A state, whole or as what has changed of the one before."""
        if message.startswith(b'["patch"'):
            _, match, before, number, changes, _ = decode_patch(message)
            if match == self.match:
                self.patch(before, number, changes, size)
        elif message.startswith(b'["update"'):
            update = decode_update(message)
            if update[1] == self.match:
                self.know(update[2], size)
        elif message.startswith(b'["sync"'):
            sync = decode_sync(message)
            if sync[1] == self.match:
                self.know(sync[2].state, size)

    def sync(self) -> None:
        self.say(["sync", self.match, self.player, self.credentials, SEATED.get(self.game, SEATS)])

    def go_on(self, match: str, credentials: str | None) -> None:
        """Another match over the same line, as boardgame.io's own client does (`updateMatchID`)."""
        self.match, self.credentials = match, credentials
        self.begin()
        self.sync()

    def say(self, message: list[Any]) -> None:
        self.transport.send(WSMsgType.TEXT, b"42" + self.space + msgspec.json.encode(message))

    def know(self, state: State, size: int) -> None:
        self.number = state.number
        self.current = state.ctx.currentPlayer
        self.flown = state.G.flown
        self.finished = state.ctx.gameover is not None
        self.look(size)

    def patch(self, before: int, number: int, changes: list[Change], size: int) -> None:
        """As its own client does: whoever has missed a state asks for a whole one."""
        if before != self.number:
            if number > self.number:
                self.sync()
            return
        self.number = number
        for change in changes:
            if change.path == "/ctx/currentPlayer":
                self.current = decode_name(change.value)
            elif change.path == "/ctx/gameover":
                self.finished = True
        self.look(size)

    def look(self, size: int) -> None:
        self.table.seen(self.seat, self.number, size)
        if not self.table.tally.playing:
            self.table.tally.waiting.append(self.play_on)
        else:
            self.play_on()

    def play_on(self) -> None:
        if self.finished:
            if self.seat == 0 and not self.over:
                self.over = True
                # Kept: a task that nobody else knows may be cleared away while it waits.
                self.following = asyncio.ensure_future(begin_again(self))
                self.following.add_done_callback(self.gone_on)
        elif self.current == self.player and self.number > self.answered:
            self.answered = self.number
            payload = {
                "type": self.move(),
                "args": [],
                "playerID": self.player,
                "credentials": self.credentials,
            }
            self.table.moved(self.seat)
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.say(["update", action, self.number, self.match, self.player])

    def gone_on(self, task: "asyncio.Task[None]") -> None:
        """A table that stands still would go unnoticed."""
        if not task.cancelled() and task.exception() is not None:
            self.table.tally.trouble = f"another {self.game} could not begin: {task.exception()!r}"

    def move(self) -> str:
        """A counterpart has one move; in the small game of cards one flies twice, then lands."""
        if self.game not in FLIGHT:
            return "play"
        return "fly" if self.flown < 2 else "land"


async def seated(table: Table, seat: int, ticket: Any, port: int) -> None:
    """A client for this seat, connected."""
    game, match, credentials = ticket
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    await ws_connect(
        lambda: Page(table, seat, game, match, credentials, port),
        address,
        max_frame_size=FRAME,
        websocket_handshake_timeout=PATIENCE,
    )


__all__ = ["ALL", "opened", "seated"]

"""A page without a picture: speaks the protocol over one plain socket, for what need not be looked at."""

import contextlib
import json
import random
import time
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

Data = dict[str, Any]
# A player who gets on with it, by the first word of a move.
EAGERNESS = {"graduate": 60, "lay": 20, "place": 8, "land": 4, "take": 3, "draw": 2}

MOST = 5000  # moves after which no play goes on
AT_ONCE = 60  # moves a line may send before the server asks it to slow down; then we call anew


class Seat:
    """Somebody's line to a table."""

    def __init__(self, url: str, play: str, token: str, since: int = 0) -> None:
        self.url = url
        self.play = play
        self.token = token
        self.state: Data = {}
        self.told: dict[int, str] = {}
        self.said = 0
        self.lines = contextlib.ExitStack()
        self.wire: ClientConnection = self.call(since)

    def call(self, since: int = 0) -> ClientConnection:
        """Call, or call again."""
        address = self.url.replace("http", "ws") + "ws"
        line = connect(address, max_size=None, open_timeout=PATIENCE, ping_interval=None)
        self.wire = self.lines.enter_context(line)
        hello = {"t": "hello", "play": self.play, "token": self.token, "lang": "en", "since": since}
        self.wire.send(json.dumps(hello))
        return self.wire

    def hear(self, patience: float = PATIENCE) -> Data:
        message: Data = json.loads(self.wire.recv(timeout=patience))
        if message["t"] == "state":
            self.state = message
            self.told |= {line["n"]: line["text"] for line in message["lines"]}
        return message

    def reach(self, version: int) -> Data:
        """A state at least so far on."""
        while not self.state or self.state["version"] < version:
            self.hear()
        return self.state

    def sync(self) -> Data:
        """Hear all that was said until now; what a seat may not know of is not told to it."""
        self.speak()
        self.wire.send(json.dumps({"t": "ping"}))
        while self.hear()["t"] != "pong":
            pass
        return self.state

    def speak(self) -> None:
        """One more message on this line; when it has said enough at once, another line is called."""
        self.said += 1
        if self.said % AT_ONCE == 0:
            self.close()
            self.call()
            while self.hear()["t"] != "state":
                pass

    def move(self, text: str) -> None:
        self.speak()
        self.wire.send(json.dumps({"t": "move", "version": self.state["version"], "move": text}))

    def choice(self, luck: random.Random) -> str:
        """One of the legal moves, in the manner of somebody who wants to get to the end."""
        moves: list[str] = [entry["move"] for entry in self.state["legal"]]
        return luck.choices(moves, [EAGERNESS.get(move.split()[0], 1) for move in moves])[0]

    def close(self) -> None:
        self.lines.close()


def over(state: Data) -> bool:
    return bool(state["outcome"])


def play_out(url: str, grant: Data, luck: random.Random, so: Callable[[Data], bool] = over) -> list[Seat]:
    """Everybody plays until it is over, or the first seat's state is so; each with a line of their own."""
    seats = [Seat(url, grant["play"], each["token"]) for each in grant["seats"] if each.get("token")]
    for seat in seats:
        seat.reach(0)
    for _ in range(MOST):
        for seat in seats:
            seat.sync()
        if so(seats[0].state):
            break
        asked = [seat for seat in seats if seat.state["question"] and seat.state["question"]["mine"]]
        if not asked:
            if over(seats[0].state):
                break
            time.sleep(0.01)
            continue
        asked[0].move(asked[0].choice(luck))
        asked[0].reach(asked[0].state["version"] + 1)
    return seats

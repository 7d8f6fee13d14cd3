"""Wake-ups between the servers of one store: at these tables something has happened, look.

They may be lost, doubled or late, and nothing rests on them: whoever missed one finds out by asking the store
for versions, once a second. What is said within a moment goes out together, in one message for many tables,
because each message has its price (a notification of PostgreSQL takes a lock for its whole database).
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import DecodeError, Struct, ValidationError, json

GATHERED = 0.02
"""Seconds in which wake-ups gather before they go out together."""
AGAIN = 1.0
"""Seconds before a line that broke is laid again."""
TOGETHER = 150
"""Tables in one message: PostgreSQL takes fewer than 8,000 bytes."""
CHANNEL = "esbat"


class Call(Struct):
    """What goes over the line: who calls, and the versions of some tables; none if all is to be looked at."""

    server: str = ""
    plays: dict[str, int] = {}


Heard = Callable[[dict[str, int]], None]
LOOK = json.encode(Call()).decode()
"""Whoever keeps a server has changed something: look at once and not in a second."""
read_call: "json.Decoder[Call]" = json.Decoder(Call)


class Bell(ABC):
    """One line of a server, for all wake-ups it says and hears. `troubles` are what its line may raise."""

    troubles: tuple[type[BaseException], ...] = (OSError, TimeoutError)

    def __init__(self, server: str) -> None:
        self.server = server
        self.news: dict[str, int] = {}
        self.rung = asyncio.Event()
        self.said = 0  # messages sent
        self.up = False

    def ring(self, play: str, version: int) -> None:
        """Something has happened there. Costs next to nothing, and never waits."""
        self.news[play] = version
        self.rung.set()

    async def run(self, heard: Heard) -> None:
        """Say and hear until cancelled; a line that breaks is laid again."""
        while True:
            try:
                await self.open(lambda text: self.hear(text, heard))
                self.up = True
                await self.speak()
            except self.troubles as trouble:
                if self.up:
                    logging.getLogger("esbat").warning("wake-ups: %s", type(trouble).__name__)
            finally:
                self.up = False
                await self.shut()
            await asyncio.sleep(AGAIN)

    async def speak(self) -> None:
        while True:
            await self.rung.wait()
            await asyncio.sleep(GATHERED)
            if self.broken():
                return
            self.rung.clear()
            news, self.news = self.news, {}
            plays = list(news)
            for at in range(0, len(plays), TOGETHER):
                told = {play: news[play] for play in plays[at : at + TOGETHER]}
                await self.send(json.encode(Call(self.server, told)).decode())
                self.said += 1

    def hear(self, text: str | bytes, heard: Heard) -> None:
        """Somebody has called. One's own calls come back, too; what is none of ours is passed over."""
        try:
            call = read_call.decode(text)
        except (DecodeError, ValidationError):
            return
        if call.server != self.server:
            heard(call.plays)

    @abstractmethod
    async def open(self, hear: Callable[[str | bytes], None]) -> None:
        """Lay the line; `hear` is told of every call from then on."""

    @abstractmethod
    def broken(self) -> bool:
        """Is the line gone? Whoever notices that it is sets `rung`."""

    @abstractmethod
    async def send(self, text: str) -> None:
        """Call everybody; one of `troubles` if the line is broken."""

    @abstractmethod
    async def shut(self) -> None:
        """Let go of the line, if there is one."""

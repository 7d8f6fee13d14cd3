"""What every request shares: the plays, the bots, the settings, and how much each address has asked."""

import asyncio
import contextlib
import hmac
import secrets
import socket
from collections import Counter
from time import monotonic
from typing import Final, Protocol

from starlette.requests import HTTPConnection

from esbat.engine.errors import EsbatError
from esbat.store.interface import Leader, Store, StoreFailed
from esbat.store.wake import Bell
from esbat.web.config import Config
from esbat.web.play.plays import Plays
from esbat.web.shared.codes import Drawings
from esbat.web.shared.idle import Idle
from esbat.web.shared.limits import Buckets
from esbat.web.shared.readiness import Readiness
from esbat.web.telling.replay import Reels
from esbat.web.thinking.pool import Pool

PEER_KEY: Final = "x-esbat-key"
PEER_ADDRESS: Final = "x-esbat-address"
"""What a server shows to another: that it is one, and for whom it speaks."""


class Led(Protocol):
    """A line that is led on to another server."""

    @property
    def leader(self) -> Leader: ...

    @property
    def play(self) -> str: ...

    def drop(self) -> None: ...

    def woken(self, version: int) -> None: ...


class Desk:
    """The server's memory, in one place."""

    def __init__(
        self,
        store: Store,
        config: Config,
        pool: Pool | None = None,
        key: str | None = None,
        brothers: dict[str, socket.socket] | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.pool = pool or Pool(config)
        self.plays = Plays(store, self.pool, config)
        self.reels = Reels()
        self.drawings = Drawings()
        self.readiness = Readiness(store)
        limits = config.limits
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.new_plays = Buckets(limits.plays, limits.plays_burst)
        self.recoveries = Buckets(limits.recoveries, limits.recoveries_burst)
        self.boxes = Buckets(limits.boxes, limits.boxes_burst)
        self.codes = Buckets(limits.codes, limits.codes_burst)
        self.undos = Buckets(limits.undos, limits.undos_burst)
        self.gestures = Buckets(limits.gestures, limits.gestures_burst)
        self.lines: Counter[str] = Counter()
        self.ended = 0  # lines that have ended, and plays dropped from memory
        self.statuses: Counter[int] = Counter()  # answers over HTTP
        # Shown by servers that hand on what their pages say.
        self.key = key or secrets.token_urlsafe(32)
        self.brothers = brothers or {}  # other processes of this server, to which lines can be handed over
        self.relays: set[Led] = set()
        self.bell: Bell | None = None  # wake-ups between servers
        self.waited = 0.0  # seconds that pages have waited for somebody to lead their table
        self.looking: asyncio.Task[None] | None = None
        self.banned: frozenset[str] = frozenset()  # addresses, or networks of them
        self.idle = Idle(limits.idle_most if config.proxy else limits.idle, limits.idle_most)

    def address_of(self, request: HTTPConnection) -> str:
        """Who asks; if another server does for somebody, who that is."""
        if self.is_peer(request):
            return request.headers.get(PEER_ADDRESS, "?")
        return network_of(request.client.host) if request.client else "?"

    def is_peer(self, request: HTTPConnection) -> bool:
        """Is it another server that asks? Only those who read the database know our key."""
        shown = request.headers.get(PEER_KEY)
        return shown is not None and hmac.compare_digest(shown.encode(), self.key.encode())

    async def stay(self) -> None:
        """Say that this server is there, and notice which others are not: what they led is free."""
        await self.plays.stay()
        if self.relays:
            alive = await self.store.alive()
            for relay in [each for each in self.relays if each.leader.server not in alive]:
                relay.drop()
            # Whoever missed a wake-up finds out here.
            self.woken(await self.store.versions(list({each.play for each in self.relays})))

    def ring(self, play: str, version: int) -> None:
        """Something has happened at a table led here that pages of other servers sit at."""
        if self.bell is not None:
            self.bell.ring(play, version)

    def woken(self, plays: dict[str, int]) -> None:
        """Something has happened at these tables; with none, whoever keeps the servers has done something."""
        for relay in [each for each in self.relays if each.play in plays]:
            relay.woken(plays[relay.play])
        if not plays and self.looking is None:
            self.looking = asyncio.create_task(self.look_now())

    async def look_now(self) -> None:
        with contextlib.suppress(StoreFailed, EsbatError):  # in a second it is looked again
            await self.look_after()
        self.looking = None

    async def leave(self) -> None:
        """Hand all plays over: what is under way is kept first."""
        await self.plays.leave()

    async def look_after(self) -> None:
        """What whoever keeps the server has decided since: bans, tables closed, deleted or changed."""
        banned = frozenset(await self.store.bans())
        if banned - self.banned:
            for play in list(self.plays.live.values()):
                for link in list(play.links):
                    if getattr(link, "address", "") in banned:
                        link.dismiss("server-banned")
        self.banned = banned
        await self.plays.look()

    def may_ask(self, address: str) -> bool:
        return self.requests.take(address, monotonic())

    def may_create(self, address: str, pack: bool = False) -> bool:
        """May they begin a play? One with a pack takes more room."""
        now = monotonic()
        return self.new_plays.take(address, now) and (not pack or self.boxes.take(address, now))

    def may_recover(self, address: str) -> bool:
        return self.recoveries.take(address, monotonic())

    def may_draw(self, address: str) -> bool:
        return self.codes.take(address, monotonic())

    def may_undo(self, play: str, seat: int) -> bool:
        return self.undos.take(f"{play}/{seat}", monotonic())

    def may_gesture(self, play: str, seat: int) -> bool:
        return self.gestures.take(f"{play}/{seat}", monotonic())


def network_of(host: str) -> str:
    """Who an address belongs to. An IPv6 customer has a whole network of them: the first half counts."""
    return ":".join(host.split(":")[:4]) if ":" in host and host != "::1" else host

"""What every request shares: the plays, the bots, the settings, and how much each address has asked."""

from collections import Counter
from time import monotonic

from starlette.requests import HTTPConnection

from esbat.store.interface import Store
from esbat.web.config import Config
from esbat.web.play.plays import Plays
from esbat.web.shared.codes import Drawings
from esbat.web.shared.idle import Idle
from esbat.web.shared.limits import Buckets
from esbat.web.shared.readiness import Readiness
from esbat.web.telling.replay import Reels
from esbat.web.thinking.pool import Pool


class Desk:
    """The server's memory, in one place."""

    def __init__(self, store: Store, config: Config, pool: Pool | None = None) -> None:
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
        self.lines: Counter[str] = Counter()
        self.idle = Idle(limits.idle_most if config.proxy else limits.idle, limits.idle_most)

    def address_of(self, request: HTTPConnection) -> str:
        """Who asks."""
        return network_of(request.client.host) if request.client else "?"

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


def network_of(host: str) -> str:
    """Who an address belongs to. An IPv6 customer has a whole network of them: the first half counts."""
    return ":".join(host.split(":")[:4]) if ":" in host and host != "::1" else host

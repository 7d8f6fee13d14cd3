"""What every request shares: the plays, the bots, the settings, and how much each address has asked."""

from collections import Counter
from time import monotonic

from starlette.requests import HTTPConnection

from esbat.store.interface import Store
from esbat.web.config import Config
from esbat.web.limits import Buckets
from esbat.web.pool import Pool
from esbat.web.readiness import Readiness
from esbat.web.replay import Reels
from esbat.web.tables import Tables


class Desk:
    """The server's memory, in one place."""

    def __init__(self, store: Store, config: Config, pool: Pool | None = None) -> None:
        self.config = config
        self.store = store
        self.pool = pool or Pool(config)
        self.tables = Tables(store, self.pool, config)
        self.reels = Reels()
        self.readiness = Readiness(store)
        limits = config.limits
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.plays = Buckets(limits.plays, limits.plays_burst)
        self.recoveries = Buckets(limits.recoveries, limits.recoveries_burst)
        self.lines: Counter[str] = Counter()

    def address_of(self, request: HTTPConnection) -> str:
        """Who asks. An IPv6 customer has a whole network of addresses: the first half counts."""
        host = request.client.host if request.client else "?"
        return ":".join(host.split(":")[:4]) if ":" in host and host != "::1" else host

    def may_ask(self, address: str) -> bool:
        return self.requests.take(address, monotonic())

    def may_create(self, address: str) -> bool:
        return self.plays.take(address, monotonic())

    def may_recover(self, address: str) -> bool:
        return self.recoveries.take(address, monotonic())

"""Where plays are kept: one interface, SQLite by default, PostgreSQL for those who have it.

State is never stored: a play is its head, its secret, and the acts in order. `(play, version)` is unique,
so an act is kept once whatever is retried.
"""

from esbat.store.address import open_store
from esbat.store.interface import (
    BadDatabase,
    Conflict,
    Displaced,
    Gone,
    KeptAct,
    KeptAnswer,
    KeptKey,
    KeptPlay,
    KeptSeat,
    Leader,
    Mark,
    NotKept,
    Store,
    StoreFailed,
    Summary,
)

__all__ = [
    "BadDatabase",
    "Conflict",
    "Displaced",
    "Gone",
    "KeptAct",
    "KeptAnswer",
    "KeptKey",
    "KeptPlay",
    "KeptSeat",
    "Leader",
    "Mark",
    "NotKept",
    "Store",
    "StoreFailed",
    "Summary",
    "open_store",
]

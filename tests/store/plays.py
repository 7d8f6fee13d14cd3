"""Plays to keep, and a store to keep them in."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from esbat.store import KeptAct, KeptKey, KeptPlay, KeptSeat, Store, open_store

Answer = TypeVar("Answer")


def a_play(id: str = "k7", after: str | None = None) -> KeptPlay:
    seats = [KeptSeat(0, "me", "Agnès", joined=True), KeptSeat(1, "bot", "Circé", "random")]
    keys = [KeptKey(b"h" * 32, "token", 0), KeptKey(b"o" * 32, "onlooker", -1)]
    return KeptPlay(id, b"{}", b"s" * 16, time.time(), after, seats, keys, [KeptAct(0, "draw")])


def with_store(address: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do the work with the store at this address, then close it."""

    async def main() -> Answer:
        store = open_store(address)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(main())

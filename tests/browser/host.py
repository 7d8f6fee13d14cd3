"""A server for tests that share one: nobody is held to a rate, bots do not wait, and luck is known.

The same wish for a table always gets the same luck, and so do the bots: what was seen to happen once happens
again. In all else it is the server that people use.
"""

import argparse
import asyncio
import hashlib
import signal
import sys
from pathlib import Path

from esbat.store import KeptPlay
from esbat.store.sqlite import SqliteStore
from esbat.web import logs
from esbat.web.play.heads import heads
from esbat.web.thinking.pool import Pool
from tests.web.kit import house, quick

LUCK = 20_261_116


class KnownLuck(SqliteStore):
    """Deals the same to whoever wishes for the same table."""

    async def create(self, play: KeptPlay) -> None:
        head = heads.decode(play.head)
        if head.origin is None and play.after is None and head.pack is None and head.lesson is None:
            wish = f"{LUCK} {head.game} {head.seats} {sorted(head.options.items())}"
            play.secret = hashlib.sha256(wish.encode()).digest()[: len(play.secret)]
        await super().create(play)


async def serve(folder: Path, port: int, pace: float, window: float) -> None:
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, enough.set)
    config = quick(pace=pace, window=window, workers=2, limits={"lines": 2000})
    store = KnownLuck(folder / "plays.db")
    async with house(folder, config, store, Pool(config, lambda: LUCK), port=port):
        await enough.wait()


if __name__ == "__main__":
    wishes = argparse.ArgumentParser()
    for name, kind in (("folder", Path), ("port", int), ("pace", float), ("window", float)):
        wishes.add_argument(name, type=kind)
    logs.set_up("warning", sys.stderr)
    asyncio.run(serve(**vars(wishes.parse_args())))

"""Unfinished plays in which nobody has done anything for a long time: whoever keeps the server ends them."""

import asyncio

from esbat.engine.errors import EsbatError
from esbat.store.interface import KeptPlay, Store
from esbat.web.play.heads import laid

AT_ONCE = 200


async def end_abandoned(store: Store, age: float) -> int:
    """Close the unfinished plays in which nothing has been done for so long; how many. They stay kept."""
    closed = 0
    last = ""
    now = await store.time()
    while found := await store.untouched(now - age, last, AT_ONCE):
        last = found[-1]
        for id in found:
            play = await store.load(id)
            if play is not None and not await asyncio.to_thread(over, play):
                closed += await store.close_play(id, now)
    return closed


def over(play: KeptPlay) -> bool:
    """Has it come to its end? One that cannot be laid has not, whatever it is: nobody can play on."""
    try:
        return laid(play).over
    except EsbatError:
        return False

"""When the store refuses, or does not answer: what is kept is asked of it, and memory is laid from that.

That something has not happened is said only when the store has said so. While it is away, it is asked again
and again as long as anybody waits, and everybody gets their state when it is back.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from esbat.engine.errors import EsbatError
from esbat.store.interface import (
    Conflict,
    Displaced,
    Gone,
    KeptAct,
    KeptAnswer,
    KeptPlay,
    KeptSeat,
    NotKept,
    Store,
    StoreFailed,
)
from esbat.web.logs import note

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay


def said_of(trouble: Exception) -> str:
    """The key of the sentence for those whose wish the store did not take."""
    if isinstance(trouble, NotKept):
        return "server-store-failed"
    return "server-store-gone" if isinstance(trouble, Gone) else "server-store-away"


def refused(play: str, trouble: StoreFailed) -> None:
    note("write-failed", logging.ERROR, play=play, trouble=type(trouble).__name__)


# ---- asking what is kept


async def act_kept(play: "LivePlay", version: int, act: KeptAct, trouble: StoreFailed) -> None:
    """Under the lock: memory is ahead of the disk by an act, perhaps. NotKept if it is not kept."""
    await lay_anew(play, trouble)
    acts = play.table.acts
    if len(acts) < version or KeptAct(*acts[version - 1]) != act:
        raise NotKept(str(trouble)) from trouble


async def keep_seat(play: "LivePlay", seat: KeptSeat) -> None:
    """Under the lock: replace what is known about a seat's player, on disk and then in memory."""
    try:
        await play.store.keep_seat(play.id, seat)
    except StoreFailed as trouble:
        await lay_anew(play, trouble)
        if play.seats[seat.seat] != seat:
            raise NotKept(str(trouble)) from trouble
    play.reseat(seat)


async def lay_anew(play: "LivePlay", trouble: StoreFailed) -> None:
    """Under the lock: memory and disk may differ. If the disk does not tell, this trouble is raised again."""
    if isinstance(trouble, Displaced):
        displaced(play)
        raise trouble
    play.broken = True
    refused(play.id, trouble)
    try:
        await play.mend()
    except (StoreFailed, EsbatError) as worse:
        watch(play)
        raise worse if isinstance(worse, Gone) else trouble from None


async def answer_kept(play: "LivePlay", answer: KeptAnswer, trouble: StoreFailed) -> None:
    """An answer in a window was refused: NotKept if it is not kept. Nobody else hears of any of this."""
    if isinstance(trouble, Displaced):
        displaced(play)
        raise trouble
    refused(play.id, trouble)
    try:
        kept = await play.store.load(play.id)
    except StoreFailed as worse:
        play.doubts.add(answer.seat)
        watch(play)
        raise worse if isinstance(worse, Gone) else trouble from None
    if kept is None or answer not in kept.answers:
        raise NotKept(str(trouble)) from trouble


async def create(store: Store, play: KeptPlay) -> None:
    """Keep a new play; NotKept if it is known not to be kept."""
    try:
        await store.create(play)
    except Conflict:
        raise
    except StoreFailed as trouble:
        refused(play.id, trouble)
        try:
            found = await store.load(play.id)
        except StoreFailed as worse:
            raise worse if isinstance(worse, Gone) else trouble from None
        if found is None:
            raise NotKept(str(trouble)) from trouble


def displaced(play: "LivePlay") -> None:
    """Another server leads the play: nothing that is here counts any more, and everybody goes there."""
    if play.lost:
        return
    play.lost = play.broken = True
    note("play-lost", play=play.id)
    play.driver.close()
    for link in list(play.links):
        link.reroute()


# ---- mending


async def kept_play(play: "LivePlay") -> KeptPlay:
    kept = await play.store.load(play.id)
    if kept is None:
        raise StoreFailed("the play is gone")
    return kept


def watch(play: "LivePlay") -> None:
    """The store did not answer: ask it again until it does."""

    def rest(done: "asyncio.Task[None]") -> None:
        play.healing = None

    if play.healing is None and not play.pool.closed:
        play.healing = asyncio.create_task(heal(play))
        play.healing.add_done_callback(rest)


async def heal(play: "LivePlay") -> None:
    """Ask again and again until memory and disk are one, as long as anybody is there to be told."""
    while play.links and (play.broken or play.doubts):
        await asyncio.sleep(play.config.again)
        try:
            async with play.lock:
                await play.mend()
                if play.doubts:
                    await look_up_answers(play)
        except (StoreFailed, EsbatError):
            continue
    play.driver.nudge()


async def look_up_answers(play: "LivePlay") -> None:
    """Under the lock: of some answers nobody knew whether they are kept. Each seat hears of its own."""
    play.remember((await kept_play(play)).answers)
    for seat in sorted(play.doubts):
        play.recall(seat)
        play.tell(only=seat)
    play.doubts.clear()

"""When the server looks for garbage that only a search finds: rings of things that hold on to one another.

A move leaves none. Lines and requests that have ended do, and plays that were dropped; most of it dies young
and is found by short looks. All that has lived for a second is set aside, so that no look goes through a
hundred plays in the middle of a move (`gc.freeze` takes no time, whatever there is). What becomes garbage
there is counted by what has ended, and found by one long look: when nobody acts, or when much has ended.
"""

import asyncio
import gc
from time import monotonic

from esbat.web.shared.desk import Desk

YOUNG = 25_000
"""So many new things more than there were, and the young are looked through."""
NEVER = 1_000_000_000
EVERY = 1.0
"""Seconds between two times of setting aside."""
SOME = 50
"""So many lines and plays have ended that a long look is worth it, when nobody has acted for a while."""
MANY = 2_000
"""So many that it is, whoever acts: with each line some tens of kilobytes stay."""


def begin() -> None:
    """What is loaded by now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)


class Tidying:
    """Sets aside, and now and then looks through all."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.looked = 0  # so much had ended when all was last looked through

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.round(monotonic())

    def round(self, now: float) -> bool:
        """One time round: whether all was looked through."""
        ended = self.desk.ended - self.looked
        long = ended >= MANY or (ended >= SOME and self.quiet(now))
        if long:
            self.looked = self.desk.ended
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        return long

    def quiet(self, now: float) -> bool:
        """Has nobody acted, come or gone for as long as it takes to get here again?"""
        return all(play.used < now - EVERY for play in self.desk.plays.live.values())

"""The time at a table, handed in so that tests can hold it still."""

import asyncio
from time import monotonic
from typing import Protocol


class Clock(Protocol):
    """Says what time it is, in seconds, and waits."""

    def now(self) -> float: ...

    async def until(self, when: float, stirred: asyncio.Event | None = None) -> None:
        """Wait until then, or until something stirs."""
        ...


class WallClock:
    """The time everybody shares."""

    def now(self) -> float:
        return monotonic()

    async def until(self, when: float, stirred: asyncio.Event | None = None) -> None:
        left = max(0.0, when - monotonic())
        if stirred is None:
            await asyncio.sleep(left)
            return
        try:
            async with asyncio.timeout(left):
                await stirred.wait()
        except TimeoutError:
            pass


WALL = WallClock()

"""A lock that can be waited for, or taken at once by those who cannot wait. First come, first served."""

import asyncio
from collections import deque


class Turn:
    """Whose turn it is at a table: one at a time reads or changes it."""

    __slots__ = ("held", "waiters")

    def __init__(self) -> None:
        self.held = False
        self.waiters: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.held

    def take(self) -> bool:
        """Take it if it is free: it is never free while somebody waits."""
        if self.held:
            return False
        self.held = True
        return True

    def give(self) -> None:
        """Hand it to the one who has waited longest; without such a one it is free."""
        while self.waiters:
            waiter = self.waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self.waiters.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                # It was ours in the very moment in which we stopped waiting.
                self.give()
            raise

    async def __aexit__(self, *trouble: object) -> None:
        self.give()

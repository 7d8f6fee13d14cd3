"""What time it is: a clock that only runs on, and a calendar that does not follow a clock that jumps."""

import time
from collections.abc import Callable
from typing import Final

Seconds = Callable[[], float]
JUMP: Final = 60.0
"""Seconds by which a clock may be put right without anybody calling it a jump."""
SINCE_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", None)


def steady() -> float:
    """Seconds that have passed, whoever sets whatever clock; where it can be had, also while asleep."""
    return time.monotonic() if SINCE_BOOT is None else time.clock_gettime(SINCE_BOOT)


class Calendar:
    """What time it is by a clock that is looked at now and then, as long as that clock runs as clocks do."""

    def __init__(self, steady: Seconds = steady) -> None:
        self.steady = steady
        self.ahead: float | None = None  # of the steady clock, when it last ran as clocks do
        self.jumped = 0.0  # by so many seconds, and has not come back yet

    def look(self, shown: float) -> None:
        """The clock shows this now. What it was put right by is believed, what it jumped by is not."""
        ahead = shown - self.steady()
        jumped = 0.0 if self.ahead is None else ahead - self.ahead
        self.jumped = jumped if abs(jumped) > JUMP else 0.0
        if not self.jumped:
            self.ahead = ahead

    def now(self) -> float:
        """What time it is, jumps apart; look first."""
        assert self.ahead is not None
        return self.steady() + self.ahead

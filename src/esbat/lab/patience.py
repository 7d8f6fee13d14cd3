"""Stopping somebody else's code that does not answer."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class OutOfPatience(BaseException):
    """It took too long. Not an `Exception`, so that code which swallows those does not swallow this."""


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """What is done inside is broken off after so many seconds, where the system can wake us.

    Where it cannot (Windows, or any thread but the first) there is no limit.
    """
    wakes = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not wakes:
        yield
        return

    def wake(number: int, frame: FrameType | None) -> None:
        raise OutOfPatience

    before = signal.signal(signal.SIGALRM, wake)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

"""Sharing work between processes: pieces go out in order, and what they gave comes back in order."""

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.util import Finalize
from typing import TypeVar

from esbat.engine.errors import BadSetting, EsbatError

Wish = TypeVar("Wish")
Piece = TypeVar("Piece")
Found = TypeVar("Found")
Worker = TypeVar("Worker")

PIECES_WAITING = 4
"""Pieces handed out in advance for every process: enough to keep it busy, little to remember."""


def check_crew(jobs: int, cluster: str) -> None:
    """Processes of this machine, or a cluster; BadSetting if it is to be both."""
    if jobs < 1:
        raise BadSetting("lab-too-few", {"what": "jobs", "number": jobs})
    if cluster and jobs > 1:
        raise BadSetting("lab-jobs-and-cluster", {})


def shared(
    jobs: int,
    begin: Callable[[Wish], None],
    wish: Wish,
    deed: Callable[[Piece], Found],
    work: Iterator[Piece],
) -> Iterator[Found]:
    """Do each piece of work in one of several processes, each of which has begun with the wish.

    Few pieces are under way at a time, however many there are.
    """
    context = multiprocessing.get_context(way_to_start())
    executor = ProcessPoolExecutor(jobs, mp_context=context, initializer=begun, initargs=(begin, wish))
    waiting: deque[Future[Found]] = deque()
    try:
        for piece in work:
            waiting.append(executor.submit(deed, piece))
            if len(waiting) >= jobs * PIECES_WAITING:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise EsbatError("lab-worker-lost", {}) from None
    finally:
        executor.shutdown(cancel_futures=True)


def way_to_start() -> str:
    """How a working process comes to be.

    Forking starts at once and asks nothing of the caller's script. On other systems it is unsafe or unknown;
    and so it is where Ray was used: what runs for it does not come along, and the process crashes.
    """
    return "fork" if sys.platform == "linux" and "ray" not in sys.modules else "spawn"


def begun(begin: Callable[[Wish], None], wish: Wish) -> None:
    """Begin a working process. Ctrl-C ends it without a word: the first process speaks for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    begin(wish)


@contextmanager
def left_after(leave: Callable[[], object]) -> Iterator[None]:
    """Whoever has come leaves again, however it ends."""
    try:
        yield
    finally:
        leave()


def take_seat(seats: list[Worker], worker: Worker, leave: Callable[[], object]) -> None:
    """In a working process: this one does all its work, and leaves at the end."""
    seats[:] = [worker]
    at_the_end(leave)


def at_the_end(deed: Callable[[], object]) -> None:
    """In a working process: what is to be done when it has no more work."""
    Finalize(None, deed, exitpriority=0)

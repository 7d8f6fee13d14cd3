"""Self-play: many plays between bots, on one core or several, with one digest over all their records.

The digest is the SHA-256 of the records' texts one after the other, in the order of their numbers. It is
the same for the same settings, however many processes share the work, interpreted or compiled.
"""

import multiprocessing
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256

from esbat.engine.errors import BadSetting, EsbatError
from esbat.games import game
from esbat.lab.playing import Player, play_some
from esbat.lab.report import Report
from esbat.lab.series import Series, settled_series
from esbat.lab.tally import Tally

Progress = Callable[[int, int], None]
"""Told from time to time how many plays are done, and of how many."""

NOVICES_AT_ONCE = 32
"""Plays in a piece of work; where bots think, each play is a piece of its own."""

PIECES_WAITING = 4
"""Pieces handed out in advance for every process: enough to keep it busy, little to remember."""


def simulate(
    code: str,
    seats: int,
    games: int,
    bots: list[str],
    seed: int,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    progress: Progress | None = None,
    pack: str = "",
) -> Report:
    """Let bots play so many plays; fewer bots than seats sit down again in the same order."""
    series = settled_series(code, seats, bots, seed, options, pack)
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise BadSetting("lab-too-few", {"what": name, "number": number})
    total = Tally(seats)
    digest = sha256()
    began = time.perf_counter()
    for tally in tallies(series, pieces(series, games), jobs):
        for text in tally.texts:
            digest.update(text.encode())
        total.add(tally)
        if progress is not None:
            progress(total.plays, games)
    seconds = time.perf_counter() - began
    return Report(series, game(code).edition, total, seconds, digest.hexdigest(), jobs)


def pieces(series: Series, games: int) -> Iterator[tuple[int, int]]:
    """The plays in pieces of work: the first number, and how many."""
    size = NOVICES_AT_ONCE if series.only_novices else 1
    return ((first, min(size, games - first)) for first in range(0, games, size))


def tallies(series: Series, work: Iterator[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """What each piece of work gave, in order."""
    if jobs > 1:
        yield from shared(series, work, jobs)
        return
    player = Player(series)
    for first, count in work:
        yield play_some(player, first, count)


# ---- several processes


def shared(series: Series, work: Iterator[tuple[int, int]], jobs: int) -> Iterator[Tally]:
    """The same over several processes. Few pieces are under way at a time, whatever the series' length."""
    # Forking starts at once and asks nothing of the caller's script; elsewhere it is unsafe or unknown.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    executor = ProcessPoolExecutor(jobs, mp_context=context, initializer=sit_down, initargs=(series,))
    waiting: deque[Future[Tally]] = deque()
    try:
        for first, count in work:
            waiting.append(executor.submit(play_piece, first, count))
            if len(waiting) >= jobs * PIECES_WAITING:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool:
        raise EsbatError("lab-worker-lost", {}) from None
    finally:
        executor.shutdown(cancel_futures=True)


SEATED: list[Player] = []
"""In a working process: the one player it keeps for all its pieces of work."""


def sit_down(series: Series) -> None:
    """Begin a working process. Ctrl-C ends it without a word: the first process speaks for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    SEATED[:] = [Player(series)]


def play_piece(first: int, count: int) -> Tally:
    """In a working process: one piece of work."""
    return play_some(SEATED[0], first, count)

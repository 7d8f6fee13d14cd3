"""Self-play: many plays between bots, on one core or several, with one digest over all their records.

The digest is the SHA-256 of the records' texts one after the other, in the order of their numbers. It is
the same for the same settings, however many processes or machines share the work, interpreted or compiled.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

from esbat.engine.errors import BadSetting
from esbat.games import game
from esbat.lab.cluster import Errand, spread
from esbat.lab.guests import Guest
from esbat.lab.jobs import check_crew, left_after, take_seat
from esbat.lab.playing import Player, play_some
from esbat.lab.report import Report
from esbat.lab.series import Series, settled_series
from esbat.lab.tally import Tally

Progress = Callable[[int, int], None]
"""Told from time to time how many plays are done, and of how many."""

RANDOM_AT_ONCE = 32
"""Plays in a piece of work; where bots think, each play is a piece of its own."""


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
    guests: Sequence[Guest] = (),
    cluster: str = "",
) -> Report:
    """Let bots play so many plays; fewer bots than seats sit down again in the same order.

    With the address of a Ray cluster, its machines share the work.
    """
    series = settled_series(code, seats, bots, seed, options, pack, guests)
    if games < 1:
        raise BadSetting("lab-too-few", {"what": "games", "number": games})
    check_crew(jobs, cluster)
    total = Tally(seats)
    digest = sha256()
    began = time.perf_counter()
    for tally in tallies(series, pieces(series, games), jobs, cluster):
        for text in tally.texts:
            digest.update(text.encode())
        total.add(tally)
        if progress is not None:
            progress(total.plays, games)
    seconds = time.perf_counter() - began
    return Report(series, game(code).edition, total, seconds, digest.hexdigest(), jobs)


def pieces(series: Series, games: int) -> Iterator[tuple[int, int]]:
    """The plays in pieces of work: the first number, and how many."""
    size = RANDOM_AT_ONCE if series.only_random else 1
    return ((first, min(size, games - first)) for first in range(0, games, size))


def tallies(series: Series, work: Iterator[tuple[int, int]], jobs: int, cluster: str = "") -> Iterator[Tally]:
    """What each piece of work gave, in order."""
    if cluster or jobs > 1:
        yield from spread(Errand(sit_down, series, play_piece), work, jobs, cluster)
        return
    player = Player(series)
    with left_after(player.company.leave):
        for first, count in work:
            yield play_some(player, first, count)


# ---- several processes, here or elsewhere


SEATED: list[Player] = []
"""In a working process: the one player it keeps for all its pieces of work."""


def sit_down(series: Series) -> None:
    """Begin a working process."""
    player = Player(series)
    take_seat(SEATED, player, player.company.leave)


def play_piece(piece: tuple[int, int]) -> Tally:
    """In a working process: one piece of work."""
    return play_some(SEATED[0], *piece)

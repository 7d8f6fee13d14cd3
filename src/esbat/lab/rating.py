"""Rating bots: all plays of a ladder, on one core or several, kept on disk if wished."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from esbat.engine.errors import BadSetting
from esbat.lab.cluster import Errand, spread
from esbat.lab.jobs import check_crew, left_after, take_seat
from esbat.lab.journal import Journal, journal
from esbat.lab.ladder import Climber, Ladder, Result
from esbat.lab.selfplay import Progress


def climbed(
    ladder: Ladder,
    deals: int,
    jobs: int = 1,
    folder: Path | None = None,
    progress: Progress | None = None,
    cluster: str = "",
) -> list[Result]:
    """All plays of so many deals. With a folder, those that it has already are not made again."""
    if deals < 1:
        raise BadSetting("lab-too-few", {"what": "deals", "number": deals})
    check_crew(jobs, cluster)
    plays = deals * len(ladder.seatings)
    nowhere: tuple[Journal | None, list[Result]] = (None, [])
    with nullcontext(nowhere) if folder is None else journal(folder, ladder) as (book, results):
        for result in played(ladder, iter(range(len(results), plays)), jobs, cluster):
            results.append(result)
            if book is not None:
                book.note(result)
            if progress is not None:
                progress(len(results), plays)
    return results[:plays]


def played(ladder: Ladder, work: Iterator[int], jobs: int, cluster: str = "") -> Iterator[Result]:
    """The plays with these numbers, in order."""
    if cluster or jobs > 1:
        yield from spread(Errand(sit_down, ladder, play_one), work, jobs, cluster)
        return
    climber = Climber(ladder)
    with left_after(climber.company.leave):
        for place in work:
            yield climber.play(place)


# ---- several processes, here or elsewhere

SEATED: list[Climber] = []
"""In a working process: who makes all its plays."""


def sit_down(ladder: Ladder) -> None:
    """Begin a working process."""
    climber = Climber(ladder)
    take_seat(SEATED, climber, climber.company.leave)


def play_one(place: int) -> Result:
    """In a working process: one play."""
    return SEATED[0].play(place)

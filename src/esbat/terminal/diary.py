"""A person's own plays, kept on their own machine: what was played, how it ended, and the play of the day.

One line of JSON a play, in the folder where plays are kept. Lines that cannot be read are passed over.
"""

import contextlib
import json
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from esbat.table.table import Table
from esbat.terminal.seating import secret_of

FILE: Final = "diary.jsonl"
DAYS_BACK: Final = 31
"""A play of the day may be finished so many days later."""


@dataclass(frozen=True)
class Entry:
    """One play: when, what, how it went. `daily` is the day whose play it was, or empty."""

    day: str
    game: str
    reason: str
    won: bool
    grade: str = ""
    score: int = 0
    daily: str = ""
    record: str = ""
    options: dict[str, str] = field(default_factory=dict)


def daily_seed(day: date) -> int:
    """The number everybody's luck is made of that day: its date, written as one."""
    return int(day.strftime("%Y%m%d"))


def day_of(secret: bytes, today: date) -> str:
    """The day whose play has this secret, if it is one of the last; empty otherwise."""
    for back in range(DAYS_BACK):
        day = today - timedelta(days=back)
        if secret == secret_of(daily_seed(day)):
            return day.isoformat()
    return ""


def entry_of(table: Table, seat: int, today: date, record: str) -> Entry:
    """What is worth remembering of a finished play, for the person at this seat."""
    outcome = table.state.outcome()
    assert outcome is not None
    return Entry(
        day=today.isoformat(),
        game=table.game.code,
        reason=outcome.reason,
        won=outcome.ranks[seat] == 1,
        grade=outcome.grade,
        score=outcome.scores[seat],
        daily=day_of(table.secret, today),
        record=record,
        options=dict(table.options),
    )


def keep(folder: Path, entry: Entry) -> bool:
    """Write a play into the diary; False if that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / FILE).open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(asdict(entry), ensure_ascii=False) + "\n")
    except OSError:
        return False
    return True


def entries(folder: Path, code: str = "") -> list[Entry]:
    """The plays of a game, or of all, oldest first."""
    found: list[Entry] = []
    try:
        lines = (folder / FILE).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return found
    for line in lines:
        with contextlib.suppress(ValueError, TypeError):
            entry = Entry(**json.loads(line))
            if not code or entry.game == code:
                found.append(entry)
    return found


@dataclass(frozen=True)
class Statistics:
    """What the plays of one game come to."""

    plays: int
    won: int
    streak: int
    longest: int
    days: int
    grades: list[tuple[str, int]]
    reasons: list[tuple[str, int]]


def statistics(plays: list[Entry]) -> Statistics:
    """Wins, the run of wins that goes on and the longest one, days of daily plays, grades and endings."""
    streak = longest = 0
    for entry in plays:
        streak = streak + 1 if entry.won else 0
        longest = max(longest, streak)
    return Statistics(
        plays=len(plays),
        won=sum(1 for entry in plays if entry.won),
        streak=streak,
        longest=longest,
        days=len({entry.daily for entry in plays if entry.daily}),
        grades=counted([entry.grade for entry in plays if entry.grade]),
        reasons=counted([entry.reason for entry in plays]),
    )


def counted(words: list[str]) -> list[tuple[str, int]]:
    """Each word with how often it stands there, most frequent first."""
    return sorted(((word, words.count(word)) for word in set(words)), key=lambda pair: (-pair[1], pair[0]))

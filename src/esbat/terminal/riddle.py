"""The puzzle of the day at the terminal, and one's own record of them."""

import contextlib
import json
import os
from datetime import date
from pathlib import Path
from typing import TextIO

from esbat.engine.errors import BadSetting
from esbat.lessons import Puzzle, Told, puzzles_of
from esbat.lessons.telling import solution
from esbat.terminal import keeping
from esbat.terminal.lecture import SAID, Lecture, Skipped
from esbat.terminal.screen import Screen
from esbat.terminal.visit import DONE, INTERRUPTED, hush
from esbat.words import words_for

FILE = "puzzles.json"


class Riddle(Lecture):
    """A sitting at which a move is to be found; it counts the moves that were not it."""

    misses = 0
    counted = -1

    def speak(self, now: Told) -> None:
        if now.missed and self.counted != len(self.table.happenings):
            self.misses += 1
            self.counted = len(self.table.happenings)
        super().speak(now)

    def help(self) -> None:
        super().help()
        self.screen.say("  " + self.words.say("terminal-help-solution"))


class Record:
    """By day and game: which puzzle, how many moves it took, and whether it was found or only read."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self.days: dict[str, dict[str, object]] = {}
        with contextlib.suppress(OSError, ValueError):
            read = json.loads(self.path.read_text(encoding="utf-8"))
            if isinstance(read, dict) and all(isinstance(row, dict) for row in read.values()):
                self.days = read

    def note(self, day: date, puzzle: Puzzle, moves: int, found: bool) -> bool:
        """The first answer of a day counts; False if it cannot be written down."""
        key = f"{day.isoformat()} {puzzle.code}"
        if not self.days.get(key, {}).get("found"):
            self.days[key] = {"id": puzzle.row.id, "moves": moves, "found": found}
        try:
            keeping.write(self.path, json.dumps(self.days, indent=1) + "\n")
        except OSError:
            return False
        return True

    def counts(self) -> tuple[int, int]:
        """Puzzles found, and those of them at the first move."""
        found = [row for row in self.days.values() if row.get("found")]
        return len(found), sum(row.get("moves") == 1 for row in found)


def solve(
    code: str,
    day: date,
    language: str,
    plain: bool,
    source: TextIO | None = None,
    out: TextIO | None = None,
    home: Path | None = None,
) -> int:
    """The puzzle of that day until it is found, given up or left; the exit code."""
    words, screen = words_for(language), Screen(plain, source, out)
    found = puzzles_of(code)
    puzzle = found.of(day)
    for trouble in found.troubles:
        screen.say(words.error(trouble), "yellow")
    if puzzle is None:
        raise BadSetting("puzzle-none", {"title": words.title(code)})
    folder = keeping.data_folder(os.environ) if home is None else home
    record = Record(folder)
    riddle = Riddle(puzzle, keeping.Keeper([folder]), screen, words)
    screen.say(words.say("terminal-puzzle", title=words.title(code), day=day.isoformat()), f"bold {SAID}")
    try:
        solved = False
        try:
            solved = riddle.teach()
            if not solved:
                return DONE
        except Skipped:
            screen.say(solution(puzzle, words), SAID)
        if not record.note(day, puzzle, riddle.misses + 1, solved):
            screen.say(words.say("terminal-cannot-save", path=str(record.path)), "yellow")
        total, first = record.counts()
        screen.say(words.say("terminal-puzzle-record", total=total, first=first))
    except KeyboardInterrupt:
        screen.say()
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads us any more
        hush(screen.out)
    return DONE

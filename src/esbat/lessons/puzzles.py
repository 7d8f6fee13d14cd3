"""Puzzles of the day: positions in which one move is far better than all others, the same for everybody.

`tools/puzzles` finds them in plays of bots and checks them by search; `puzzles/<code>.toml` has for each the
play so far, what every legal move came to, and what speaks for the best. A day has one puzzle a game.
"""

import tomllib
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.games import game
from esbat.lessons.laying import laid_at
from esbat.lessons.lesson import Lesson, Position, Step
from esbat.lessons.shows import Play

FOLDER = Path(__file__).parent / "puzzles"
PUZZLE = "puzzle"
"""The name of the one step, and the beginning of a puzzle's own name."""


class PuzzleRow(Play, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One puzzle as its file says it: every legal move with its share of the win in percent, the best first.

    `reason` is what the best move is better for, and `stands` what that comes to after it and after the next.
    """

    id: str
    seat: int
    reason: str
    stands: tuple[float, float]
    worth: list[tuple[str, float]]


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: int
    puzzles: list[PuzzleRow] = []


class Puzzle(Lesson):
    """A position whose only step is to find the move."""

    __slots__ = ("row",)

    def __init__(self, code: str, row: PuzzleRow, edition: int) -> None:
        best = row.worth[0][0]
        step = Step(PUZZLE, [best], does=[best], at_once=True)
        position = Position(
            edition, row.seats, row.seed, [step], row.seat, bot="apprentice", options=row.options
        )
        super().__init__(code, 0, f"{PUZZLE}-{row.id}", position, row.acts(None))
        self.row = row
        self.file = f"puzzles/{code}.toml, {row.id}"

    @property
    def best(self) -> str:
        return self.row.worth[0][0]

    @property
    def other(self) -> str:
        """The next best move."""
        return self.row.worth[1][0]

    def worth(self, move: str) -> float:
        """What a move came to, in percent of the win."""
        return dict(self.row.worth)[move]


class Puzzles:
    """The puzzles of a game in the order of days, and what is wrong with those that are left out."""

    __slots__ = ("checked", "puzzles", "troubles")

    def __init__(self, puzzles: list[Puzzle], troubles: list[EsbatError]) -> None:
        self.puzzles = puzzles
        self.troubles = troubles
        self.checked: dict[str, bool] = {}  # those that were wanted: can they be laid?

    def of(self, day: date) -> Puzzle | None:
        """That day's, wherever and whenever it is asked for; None if there are none.

        One that cannot be laid is named, and the next takes its place.
        """
        for later in range(len(self.puzzles)):
            puzzle = self.puzzles[(day.toordinal() + later) % len(self.puzzles)]
            if self.can_be_laid(puzzle):
                return puzzle
        return None

    def can_be_laid(self, puzzle: Puzzle) -> bool:
        known = self.checked.get(puzzle.name)
        if known is None:
            try:
                check(puzzle)
                known = True
            except EsbatError:
                self.troubles.append(BadText("lesson-damaged", {"file": puzzle.file}))
                known = False
            self.checked[puzzle.name] = known
        return known

    def named(self, name: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzles if puzzle.name == name), None)


def puzzles_in(folder: Path, code: str) -> Puzzles:
    """What a folder has of this game; a file or a puzzle that cannot be used is named and left out."""
    path, title = folder / f"{code}.toml", game(code)
    file = f"puzzles/{path.name}"
    found = Puzzles([], [])
    try:
        read = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), PuzzleFile)
    except FileNotFoundError:
        return found
    except (OSError, ValueError):
        found.troubles.append(BadText("lesson-damaged", {"file": file}))
        return found
    if read.edition != title.edition:
        facts = {"file": file, "edition": read.edition, "current": title.edition}
        found.troubles.append(BadText("lesson-outdated", facts))
        return found
    for row in read.puzzles:
        try:
            found.puzzles.append(sound(code, row, read.edition))
        except (EsbatError, ValueError):
            found.troubles.append(BadText("lesson-damaged", {"file": f"{file}, {row.id}"}))
    return found


def sound(code: str, row: PuzzleRow, edition: int) -> Puzzle:
    """The puzzle, if its moves are weighed; ValueError if not. Whether it can be laid is seen on its day."""
    if len(row.worth) < 2 or not 0 <= row.seat < row.seats:
        raise ValueError(row.id)
    return Puzzle(code, row, edition)


def check(puzzle: Puzzle) -> None:
    """Can it be laid, and are its moves the legal ones? An error of the rules if not."""
    table = laid_at(puzzle)
    legal = {table.game.text(move) for move in table.state.legal(puzzle.learner)}
    if legal != {text for text, _ in puzzle.row.worth}:
        raise BadText("lesson-damaged", {"file": puzzle.file})


@cache
def puzzles_of(code: str) -> Puzzles:
    """The puzzles that come with the game; BadSetting if there is no such game."""
    return puzzles_in(FOLDER, code)


def day_of(text: str) -> date:
    """A day, written as 2026-11-17; BadSetting if it is none."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadSetting("server-no-such-day", {}) from None

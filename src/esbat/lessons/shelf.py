"""The lessons of each game, read once; a damaged or outdated file is named and left out."""

from functools import cache
from pathlib import Path

from esbat.engine.errors import BadSetting, BadText, EsbatError
from esbat.games import game
from esbat.lessons.laying import laid_at
from esbat.lessons.lesson import Lesson, read_lesson
from esbat.lessons.puzzles import puzzles_of
from esbat.lessons.shows import read_shows, show_of
from esbat.lessons.walk import walked

FOLDER = Path(__file__).parent


class Found:
    """The lessons of a game in their order, and what is wrong with the files that are left out."""

    __slots__ = ("lessons", "troubles")

    def __init__(self, lessons: list[Lesson], troubles: list[EsbatError]) -> None:
        self.lessons = lessons
        self.troubles = troubles

    def named(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)


def lessons_in(folder: Path, code: str) -> Found:
    """What a folder has of this game; the file of positions that show its rules is named here, too."""
    title = game(code)
    found = Found([], [])
    for path in sorted((folder / code).glob("*.toml")):
        try:
            lesson = read_lesson(path, title)
            check(lesson)
            found.lessons.append(lesson)
        except EsbatError as trouble:
            found.troubles.append(trouble)
    try:
        read_shows(folder / "shows", code)
    except BadText as trouble:
        found.troubles.append(trouble)
    return found


def check(lesson: Lesson) -> None:
    """Does it lead, as told, from its position through all its steps? An error of the rules if not."""
    for step in range(len(lesson.steps) + 1):
        walk = walked(lesson, laid_at(lesson, step))
        if walk.step != step:
            raise BadText("lesson-damaged", {"file": lesson.file})


@cache
def lessons_of(code: str) -> Found:
    """The lessons that come with the game; BadSetting if there is no such game."""
    return lessons_in(FOLDER, code)


def lesson_named(code: str, name: str) -> Lesson:
    """The lesson or puzzle of this name, or the position that shows this rule; else BadSetting."""
    found = lessons_of(code).named(name) or show_of(code, name) or puzzles_of(code).named(name)
    if found is None:
        known = ", ".join(lesson.name for lesson in lessons_of(code).lessons)
        raise BadSetting("lesson-unknown", {"lesson": name, "known": known or "-"})
    return found

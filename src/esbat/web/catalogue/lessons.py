"""The lessons of a game, and the puzzles of a day, as a page lists them."""

from datetime import date
from functools import cache

from esbat.games import SHELF, game
from esbat.lessons import lessons_of, puzzles_of, shows_of
from esbat.lessons.telling import title_of
from esbat.web.wire import encoder
from esbat.web.wire_http import LessonLine, LessonsAnswer, PuzzleLine, PuzzlesAnswer
from esbat.words import words_for


@cache
def lessons(code: str, language: str) -> bytes:
    """All there are, in their order; BadSetting if there is no such game."""
    words, title, found = words_for(language), game(code), lessons_of(code)
    lines = [LessonLine(lesson.name, title_of(lesson, words), len(lesson.steps)) for lesson in found.lessons]
    troubles = [words.error(trouble) for trouble in found.troubles]
    return encoder.encode(
        LessonsAnswer(code, words.title(code), title.edition, lines, sorted(shows_of(code).rules), troubles)
    )


def puzzles(day: date, language: str) -> PuzzlesAnswer:
    """One a game that has any, the same for everybody who asks for this day."""
    words = words_for(language)
    lines: list[PuzzleLine] = []
    troubles: list[str] = []
    for code in SHELF:
        found = puzzles_of(code)
        puzzle = found.of(day)
        if puzzle is not None:
            lines.append(PuzzleLine(code, words.title(code), puzzle.name, len(found.puzzles)))
        troubles += [words.error(trouble) for trouble in found.troubles]
    return PuzzlesAnswer(day.isoformat(), lines, troubles)

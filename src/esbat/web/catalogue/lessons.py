"""The lessons of a game as a page lists them."""

from functools import cache

from esbat.games import game
from esbat.lessons import lessons_of, shows_of
from esbat.lessons.telling import title_of
from esbat.web.wire import encoder
from esbat.web.wire_http import LessonLine, LessonsAnswer
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

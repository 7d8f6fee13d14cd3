"""A play that is a lesson: what its learner is told besides, and when there is nothing left to do in it."""

from esbat.engine.errors import EsbatError
from esbat.lessons import Lesson, Puzzle, Show, lesson_named, lessons_of, luck_of, pointed_at, told, walked
from esbat.lessons.telling import solution
from esbat.table.table import Table
from esbat.web.wire import LessonFact, encoder
from esbat.words import words_for


class Teaching:
    """The lesson of a play."""

    __slots__ = ("lesson",)

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    def fact(self, table: Table, language: str, seats: list[str]) -> bytes:
        """What is asked and answered now, written out; the seats go by these names."""
        lesson = self.lesson
        walk, words = walked(lesson, table), words_for(language)
        now = told(lesson, walk, words, seats)
        puzzle = lesson if isinstance(lesson, Puzzle) else None
        names = [other.name for other in lessons_of(lesson.code).lessons]
        place = names.index(lesson.name) if lesson.name in names else len(names)
        return encoder.encode(
            LessonFact(
                id=lesson.name,
                title=now.title,
                number=place + 1,
                count=len(names),
                step=walk.step,
                steps=len(lesson.steps),
                text=now.asked,
                answer=now.answer,
                missed=now.missed,
                done=now.done,
                next=names[place + 1] if place + 1 < len(names) else None,
                move=pointed_at(lesson, walk),
                rule=lesson.rule if isinstance(lesson, Show) else None,
                refused=lesson.steps[0].told[0] if isinstance(lesson, Show) and lesson.refused else None,
                puzzle=puzzle is not None,
                solution=solution(puzzle, words, seats) if puzzle is not None and now.missed else None,
            )
        )

    def done(self, table: Table) -> bool:
        """Is everything achieved, or is the position to stand? Then nobody plays on by themselves."""
        return self.lesson.stands or walked(self.lesson, table).step == len(self.lesson.steps)

    def luck(self, table: Table, seat: int) -> int:
        return luck_of(table, seat)


def teaching_of(code: str, name: str | None) -> Teaching | None:
    """What a play teaches; nothing if it is no lesson, or one that there is no more."""
    try:
        return None if name is None else Teaching(lesson_named(code, name))
    except EsbatError:
        return None

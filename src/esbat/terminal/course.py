"""Learning a game at the terminal: its lessons one after the other, from where one left off."""

import os
import sys
from pathlib import Path
from typing import TextIO

from esbat.games import game
from esbat.lessons import Lesson, Show, lesson_named, lessons_of
from esbat.lessons.first import first_options
from esbat.lessons.telling import title_of
from esbat.terminal import keeping
from esbat.terminal.lecture import SAID, Lecture, Skipped, shown_aside
from esbat.terminal.progress import Progress
from esbat.terminal.screen import Screen
from esbat.terminal.visit import DONE, INTERRUPTED, hush
from esbat.words import words_for


class Course:
    """Somebody learns a game."""

    def __init__(
        self,
        code: str,
        language: str,
        plain: bool,
        source: TextIO | None = None,
        out: TextIO | None = None,
        home: Path | None = None,
    ) -> None:
        self.title = game(code)
        self.words = words_for(language)
        self.screen = Screen(plain, source, out)
        self.home = keeping.data_folder(os.environ) if home is None else home
        self.progress = Progress(self.home)
        self.lessons = lessons_of(code).lessons

    def run(self, wanted: str | None = None) -> int:
        """From this lesson on, or from the first that is not finished; the exit code."""
        code = self.title.code
        self.tell_troubles()  # before all else: what is asked for may be in a file that was left out
        first = lesson_named(code, wanted) if wanted else None
        if isinstance(first, Show):
            return self.show(first)
        start = self.first() if first is None else self.lessons.index(first)
        try:
            for lesson in self.lessons[start:]:
                if not self.hold(lesson):
                    self.screen.say(self.words.say("terminal-lesson-left", game=code))
                    return DONE
            easier = [f"--option {name}={value}" for name, value in first_options(code).items()]
            said = self.words.say("terminal-lessons-over", game=" ".join([code, *easier]))
            self.screen.say(said, SAID)
        except KeyboardInterrupt:
            self.screen.say()
            return INTERRUPTED
        except BrokenPipeError:  # nobody reads us any more
            hush(self.screen.out)
        return DONE

    def show(self, show: Show) -> int:
        """A position in which a rule decides, until the learner has seen enough."""
        try:
            shown_aside(show, keeping.Keeper([self.home]), self.screen, self.words)
        except KeyboardInterrupt:
            self.screen.say()
            return INTERRUPTED
        except BrokenPipeError:
            hush(self.screen.out)
        return DONE

    def first(self) -> int:
        """The first lesson that is not finished; the first of all when all are."""
        done = self.progress.done(self.title.code)
        for at, lesson in enumerate(self.lessons):
            if lesson.name not in done:
                return at
        return 0

    def tell_troubles(self) -> None:
        """Files that were left out, and progress from before."""
        for trouble in lessons_of(self.title.code).troubles:
            print(self.words.error(trouble), file=sys.stderr)
        before = self.progress.edition(self.title.code)
        if self.progress.damaged:
            self.screen.say(self.words.say("terminal-lessons-unread", path=str(self.progress.path)), "yellow")
        elif before is not None and before != self.title.edition:
            said = self.words.say("terminal-lessons-older", edition=before, current=self.title.edition)
            self.screen.say(said, "yellow")

    def hold(self, lesson: Lesson) -> bool:
        """One lesson; False if the learner leaves."""
        self.screen.clear()
        self.screen.say(
            self.words.say(
                "terminal-lesson",
                number=self.lessons.index(lesson) + 1,
                count=len(self.lessons),
                title=title_of(lesson, self.words),
            ),
            f"bold {SAID}",
        )
        lecture = Lecture(lesson, keeping.Keeper([self.home]), self.screen, self.words)
        try:
            if not lecture.teach():
                return False
            if not self.progress.finish(lesson.code, self.title.edition, lesson.name):
                said = self.words.say("terminal-cannot-save", path=str(self.progress.path))
                self.screen.say(said, "yellow")
            if lesson is not self.lessons[-1]:
                self.screen.ask(self.words.say("terminal-lesson-next"))
        except Skipped:
            return True
        except EOFError:
            return False
        return True


def listed(code: str, language: str, home: Path | None = None) -> list[str]:
    """A line for each lesson, with a mark at those that are finished."""
    words = words_for(language)
    done = Progress(keeping.data_folder(os.environ) if home is None else home).done(code)
    return [
        words.say(
            "terminal-lesson-line",
            number=number,
            name=lesson.name,
            title=title_of(lesson, words),
            done=lesson.name in done,
        )
        for number, lesson in enumerate(lessons_of(code).lessons, start=1)
    ]

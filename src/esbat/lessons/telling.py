"""What a learner is told now, in their language."""

from esbat.games import game
from esbat.lessons.lesson import Lesson
from esbat.lessons.shows import Show
from esbat.lessons.walk import GONE, OTHER, Walk
from esbat.rulebook import book
from esbat.words import Words


class Told:
    """The lesson's title, what is asked, what is said to the last move, whether to go on or to try again."""

    __slots__ = ("answer", "asked", "done", "missed", "title")

    def __init__(self, title: str, asked: str, answer: str, missed: bool, done: bool) -> None:
        self.title = title
        self.asked = asked
        self.answer = answer
        self.missed = missed
        self.done = done


def told(lesson: Lesson, walk: Walk, words: Words) -> Told:
    """All of it. A step that was achieved may have a word of its own; the last one always has."""
    if isinstance(lesson, Show):
        return shown(lesson, walk, words)
    key = f"lesson-{lesson.code}-{lesson.name}"
    done = walk.step == len(lesson.steps)
    asked = "" if done else words.say(f"{key}.{lesson.steps[walk.step].name}")
    answer = ""
    if walk.achieved >= 0:
        achieved = f"{key}.{lesson.steps[walk.achieved].name}-done"
        answer = words.say(achieved) if words.has(achieved) else words.say("lesson-well")
    elif walk.slip in (OTHER, GONE):
        answer = words.say(f"lesson{walk.slip}")
    elif walk.slip:
        answer = words.say(f"{key}.{lesson.steps[walk.step].name}-{walk.slip}")
    return Told(words.say(f"{key}.title"), asked, answer, bool(walk.slip), done)


def shown(show: Show, walk: Walk, words: Words) -> Told:
    """The rule, and what to try."""
    title = game(show.code)
    rule = book(show.code).rule(show.rule)
    text = "" if rule is None else rule.said(words.language)
    names = [words.say("lesson-seat", number=seat + 1) for seat in range(show.position.seats)]
    label = words.move(title, title.parse(show.steps[0].told[0]), names)
    done = walk.step == 1
    key = "show-done" if done else "show-refused" if show.refused else "show-try"
    said = words.say(key, label=label)
    return Told(show.rule, text if done else f"{text} {said}", said if done else "", bool(walk.slip), done)


def title_of(lesson: Lesson, words: Words) -> str:
    """What a lesson is called; a position that shows a rule, by that rule."""
    if isinstance(lesson, Show):
        return lesson.rule
    return words.say(f"lesson-{lesson.code}-{lesson.name}.title")

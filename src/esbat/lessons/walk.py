"""How far a learner has come, worked out from the moves that stand: one that is taken back counts no more."""

from fnmatch import fnmatchcase

from esbat.lessons.lesson import Lesson, Step
from esbat.table.lines import event_text
from esbat.table.table import CHOSEN, Happening, Table

OTHER = "-other"
"""A legal move that the lesson does not speak of."""
GONE = "-gone"
"""The same, when the learner is not asked any more, so that the step must be tried again."""


class Walk:
    """The step the learner is at, and what was made of the last move."""

    __slots__ = ("achieved", "made", "slip", "step")

    def __init__(self) -> None:
        self.step = 0
        self.made: list[str] = []  # the learner's moves since the step began
        self.achieved = -1  # the step that the last move achieved
        self.slip = ""  # what is said to the last move: a name of the step's `slips`, OTHER, GONE, or nothing


def walked(lesson: Lesson, table: Table) -> Walk:
    """Everything since the position, judged move by move."""
    walk = Walk()
    for happening in table.standing[len(lesson.before) :]:
        if walk.step == len(lesson.steps):
            break
        judge(walk, lesson, table, happening)
    if walk.slip == OTHER and lesson.learner not in table.state.acting():
        walk.slip = GONE
    return walk


def pointed_at(lesson: Lesson, walk: Walk) -> str | None:
    """The move that the lesson points at, as long as the learner follows."""
    if walk.step == len(lesson.steps) or not lesson.steps[walk.step].points:
        return None
    return told_next(lesson.steps[walk.step], walk.made)


def told_next(step: Step, made: list[str]) -> str | None:
    """What comes next as told, for somebody who has done everything as told in this step."""
    at = len(made)
    return step.told[at] if at < len(step.told) and made == step.told[:at] else None


def judge(walk: Walk, lesson: Lesson, table: Table, happening: Happening) -> None:
    """One move: has it achieved the step? If not, is it on the way, a mistake we know, or something else?"""
    step = lesson.steps[walk.step]
    mine = happening.seat == lesson.learner and happening.alone == CHOSEN
    late = step.at_once and bool(walk.made)
    if not late and (
        (mine and matches(happening.text, step.does)) or happened(lesson, table, happening, step)
    ):
        walk.achieved = walk.step
        walk.step += 1
        walk.made = []
        walk.slip = ""
        return
    if not mine:
        return
    as_told = told_next(step, walk.made) == happening.text
    walk.made.append(happening.text)
    walk.achieved = -1
    walk.slip = "" if as_told else slip_of(step, happening.text)


def slip_of(step: Step, text: str) -> str:
    """What is said to a move that was not told: a mistake we know, nothing if it does no harm, or OTHER."""
    for name, moves in step.slips.items():
        if matches(text, moves):
            return name
    return "" if matches(text, step.way) else OTHER


def happened(lesson: Lesson, table: Table, happening: Happening, step: Step) -> bool:
    """Is one of the things that the step wants among what came of this move?"""
    names = lesson.names()
    return any(matches(str(event_text(table.game, event, names)), step.happens) for event in happening.events)


def matches(text: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in patterns)

"""What a learner is told now, in their language."""

from collections.abc import Sequence
from typing import NamedTuple

from esbat.games import game
from esbat.lessons.lesson import Lesson
from esbat.lessons.puzzles import Puzzle
from esbat.lessons.shows import Show
from esbat.lessons.walk import GONE, OTHER, Walk
from esbat.rulebook import book
from esbat.words import Words


class Told(NamedTuple):
    """The lesson's title, what is asked, what is said to the last move, whether to go on or to try again."""

    title: str
    asked: str
    answer: str
    missed: bool
    done: bool


Names = Sequence[str]
"""What the learner's table calls its seats; none where nobody sits at one."""


def told(lesson: Lesson, walk: Walk, words: Words, names: Names = ()) -> Told:
    """All of it. A step that was achieved may have a word of its own; the last one always has."""
    if isinstance(lesson, Show):
        return shown(lesson, walk, words, names)
    if isinstance(lesson, Puzzle):
        return puzzled(lesson, walk, words, names)
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


def shown(show: Show, walk: Walk, words: Words, names: Names) -> Told:
    """The rule, and what to try."""
    rule = book(show.code).rule(show.rule)
    text = "" if rule is None else rule.said(words.language)
    label = named(show, show.steps[0].told[0], words, names)
    done = walk.step == 1
    key = "show-done" if done else "show-refused" if show.refused else "show-try"
    said = words.say(key, label=label)
    return Told(show.rule, text if done else f"{text} {said}", said if done else "", bool(walk.slip), done)


def puzzled(puzzle: Puzzle, walk: Walk, words: Words, names: Names) -> Told:
    """What to find; what another move came to; and at the end what speaks for the best."""
    title = words.say("puzzle-title")
    if walk.step == 1:
        found = f"{words.say('lesson-well')} {solution(puzzle, words, names)}"
        return Told(title, "", found, False, True)
    asked = words.say("puzzle-asked")
    if not walk.slip or not walk.made:
        return Told(title, asked, "", False, False)
    mine = puzzle.worth(walk.made[0])
    tried = words.say("puzzle-other", label=named(puzzle, walk.made[0], words, names), worth=round(mine))
    return Told(title, "", tried, True, False)


def solution(puzzle: Puzzle, words: Words, names: Names = ()) -> str:
    """The best move, what it is better for than the next, and by how much."""
    row = puzzle.row
    facts = {
        "best": row.stands[0],
        "other": row.stands[1],
        "label": named(puzzle, puzzle.other, words, names),
    }
    reason = words.say(f"puzzle-{puzzle.code}.{row.reason}", **facts)
    share = words.say(
        "puzzle-share", worth=round(row.worth[0][1]), otherWorth=round(row.worth[1][1]), label=facts["label"]
    )
    best = named(puzzle, puzzle.best, words, names)
    return words.say("puzzle-solved", label=best, reason=reason, share=share)


def named(lesson: Lesson, move: str, words: Words, names: Names = ()) -> str:
    """A move as menus call it; where nobody sits, the seats go by their numbers."""
    title = game(lesson.code)
    numbers = [words.say("lesson-seat", number=seat + 1) for seat in range(lesson.position.seats)]
    return words.move(title, title.parse(move), list(names) or numbers)


def title_of(lesson: Lesson, words: Words) -> str:
    """What a lesson is called; a position that shows a rule, by that rule."""
    if isinstance(lesson, Puzzle):
        return words.say("puzzle-title")
    if isinstance(lesson, Show):
        return lesson.rule
    return words.say(f"lesson-{lesson.code}-{lesson.name}.title")

"""Lessons: positions to be played at the real table, a small file each, and how far somebody has come in one.

A lesson is a play like any other: the seed of its luck and the moves so far lead to its position. What is
asked, what is to be achieved and which mistakes are tempting stand in `lessons/<code>/NN-name.toml`; what is
said stands in the catalogues (`lessons-<code>.ftl`). Any legal move is answered by the engine: nothing here
knows a rule.
"""

from esbat.lessons.laying import answer_for_others, laid_at, luck_of
from esbat.lessons.lesson import Lesson, Step
from esbat.lessons.puzzles import Puzzle, puzzles_of
from esbat.lessons.shelf import Found, lesson_named, lessons_of
from esbat.lessons.shows import Show, show_of, shows_of
from esbat.lessons.telling import Told, told
from esbat.lessons.walk import Walk, pointed_at, walked

__all__ = [
    "Found",
    "Lesson",
    "Puzzle",
    "Show",
    "Step",
    "Told",
    "Walk",
    "answer_for_others",
    "laid_at",
    "lesson_named",
    "lessons_of",
    "luck_of",
    "pointed_at",
    "puzzles_of",
    "show_of",
    "shows_of",
    "told",
    "walked",
]

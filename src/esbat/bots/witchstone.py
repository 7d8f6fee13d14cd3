"""The bots of Witchstone; what the apprentice thinks about is in `compiled_witchstone`."""

from typing import Final

from esbat.bots import levels
from esbat.bots.compiled_witchstone import answer
from esbat.bots.compiled_witchstone_value import THEMES, WitchstoneReading
from esbat.bots.mind import Bot
from esbat.bots.school import School

SCHOOL: Final = School(
    "witchstone", WitchstoneReading(THEMES), answer, [(seats, {}) for seats in (2, 2, 3, 4)]
)


class Apprentice(levels.Apprentice, school=SCHOOL):
    """Counts what a table is worth, one step ahead."""


class Novice(levels.Novice, school=SCHOOL, ponders=18):
    """Goes by a glance."""


class Beginner(levels.Beginner, school=SCHOOL, ponders=10):
    """Thinks seldom."""


class Witch(
    levels.Witch, school=SCHOOL, below=Apprentice, tries=8, doubt=0, margin=1_000, careless=13, content=200
):
    """Thinks for a moment at every question; mends what costs a tenth of the pot; careless at times."""


class Crone(levels.Crone, school=SCHOOL, below=Witch, tries=200, tree=True):
    """Thinks as long as it takes, in a tree."""


BOTS: Final[list[type[Bot]]] = [Novice, Beginner, Apprentice, Witch, Crone]

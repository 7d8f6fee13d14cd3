"""The bots of Sorcellerie !; what the apprentice thinks about is in `compiled_wildegrens`."""

from typing import Final

from esbat.bots import levels
from esbat.bots.compiled_wildegrens import answer
from esbat.bots.compiled_wildegrens_value import THEMES, WildegrensReading
from esbat.bots.mind import Bot
from esbat.bots.school import School
from esbat.games.wildegrens.names import HARD, NORMAL

SCHOOL: Final = School(
    "wildegrens", WildegrensReading(THEMES), answer, [(1, {"difficulty": level}) for level in (NORMAL, HARD)]
)


class Apprentice(levels.Apprentice, school=SCHOOL):
    """Plans the whole hand for one Mission, then plays the plan card by card, planning anew each time."""


class Novice(levels.Novice, school=SCHOOL, ponders=42):
    """Goes by a glance."""


class Beginner(levels.Beginner, school=SCHOOL, ponders=13):
    """Thinks seldom."""


class Witch(levels.Witch, school=SCHOOL, below=Apprentice, tries=24, margin=500, careless=22, content=200):
    """Thinks for a moment at every question; mends what costs a twentieth of the pot; careless at times."""


class Crone(levels.Crone, school=SCHOOL, below=Witch, tries=80):
    """Thinks as long as it takes."""


BOTS: Final[list[type[Bot]]] = [Novice, Beginner, Apprentice, Witch, Crone]

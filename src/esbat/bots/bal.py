"""The bots of Le Bal des Sorcières; what the apprentice thinks about is in `compiled_bal`."""

from typing import Final, cast

from esbat.bots import levels
from esbat.bots.compiled_bal import answer, usual
from esbat.bots.compiled_bal_facts import Weights
from esbat.bots.compiled_bal_value import THEMES, BalReading
from esbat.bots.mind import Bot, Mind
from esbat.bots.school import School
from esbat.games.bal.names import LEVELS
from esbat.games.bal.view import BalView


def spoken(mind: Mind) -> bool:
    """What is read aloud is a matter of manners, not of search."""
    return cast(BalView, mind.view).phase in ("recite", "challenge", "vote", "admit")


def apprentices_weights(kind: str) -> Weights:
    """The same at every kind of table."""
    return Weights()


SCHOOL: Final = School(
    "bal",
    BalReading(THEMES),
    usual,
    [(seats, {"level": level}) for seats in (3, 4, 5, 6) for level in LEVELS],
    spoken,
    weights=apprentices_weights,
    by_weights=answer,
)


class Apprentice(levels.Apprentice, school=SCHOOL):
    """Knows what parries, whom to strike, and when a spell pays."""


class Novice(levels.Novice, school=SCHOOL, ponders=88):
    """Goes by a glance."""


class Beginner(levels.Beginner, school=SCHOOL, ponders=50):
    """Thinks seldom."""


class Witch(levels.Witch, school=SCHOOL, below=Apprentice, tries=30, doubt=20):
    """Thinks for a moment; leaves the apprentice's answer where it is clearly worse."""


class Crone(levels.Crone, school=SCHOOL, below=Witch, tries=600, tree=True):
    """Thinks as long as it takes, in a tree."""


BOTS: Final[list[type[Bot]]] = [Novice, Beginner, Apprentice, Witch, Crone]

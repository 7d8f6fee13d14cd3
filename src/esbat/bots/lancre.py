"""The bots of Lancre; what the apprentice thinks about is in `compiled_lancre`."""

from typing import Final, cast

from esbat.bots import levels
from esbat.bots.compiled_lancre import usual
from esbat.bots.compiled_lancre_value import THEMES, LancreReading
from esbat.bots.mind import Bot, Mind
from esbat.bots.school import School
from esbat.engine.options import NO_YES
from esbat.games.lancre.view import LancreView


def without_opponents(mind: Mind) -> bool:
    """The value learned for plays together has not shown yet that it helps: there the apprentice answers."""
    view = cast(LancreView, mind.view)
    return bool(view.options["cooperative"]) or len(view.seats) == 1


SCHOOL: Final = School(
    "lancre",
    LancreReading(THEMES),
    usual,
    [(seats, {"cooperative": together}) for seats in (2, 3, 4) for together in NO_YES] + [(1, {})],
    without_opponents,
)


GLANCING: Final = School("lancre", LancreReading(THEMES), usual, [])
"""The same for a glance, which is worth something without opponents, too."""


class Apprentice(levels.Apprentice, school=SCHOOL):
    """Plays by the odds, one step ahead."""


class Beginner(levels.Beginner, school=GLANCING, ponders=15):
    """Thinks seldom."""


class Witch(levels.Witch, school=SCHOOL, tries=60, depth=3, margin=700):
    """Thinks for a moment at every question; leaves the apprentice's answer where that costs much."""


class Crone(levels.Crone, school=SCHOOL, tries=160, depth=3):
    """Thinks as long as it takes."""


BOTS: Final[list[type[Bot]]] = [Beginner, Apprentice, Witch, Crone]

"""The bots of Lancre; what the apprentice thinks about is in `compiled_lancre`."""

from typing import Final, cast

from esbat.bots import levels
from esbat.bots.compiled_lancre import answer, usual
from esbat.bots.compiled_lancre_value import THEMES, LancreReading
from esbat.bots.compiled_lancre_weights import Weights, kind_of
from esbat.bots.lancre_ranges import came_to, ranges
from esbat.bots.mind import Bot, Mind
from esbat.bots.school import School
from esbat.bots.usual import Usual
from esbat.engine.options import NO_YES, YES
from esbat.games.lancre.view import LancreView


def without_opponents(mind: Mind) -> bool:
    """The value learned from apprentices' plays together does not help: there they do not search."""
    view = cast(LancreView, mind.view)
    return bool(view.options["cooperative"]) or len(view.seats) == 1


def kind(mind: Mind) -> str:
    """Against each other, alone, or together and by how many."""
    return kind_of(cast(LancreView, mind.view))


SCHOOL: Final = School(
    "lancre",
    LancreReading(THEMES),
    usual,
    [(seats, {"cooperative": together}) for seats in (2, 3, 4) for together in NO_YES] + [(1, {})],
    without_opponents,
    weights=Weights,
    by_weights=answer,
    kind=kind,
    ranges=ranges,
    came_to=came_to,
)

ELDERS: Final = School(
    "lancre",
    LancreReading(THEMES),
    Usual("lancre", answer, Weights, kind),
    [(seats, {"cooperative": YES}) for seats in (2, 3, 4)] + [(1, {})],
    besides="lancre-elders",
    besides_at=without_opponents,
)
"""The same with usual answers by tuned numbers where there are no opponents, and a net for there that was
learned from plays by those answers.
"""

BETTER: Final = 80
"""At how many questions of a hundred the witch answers so, without opponents."""

GLANCING: Final = School("lancre", LancreReading(THEMES), usual, [])
"""The same for a glance, which is worth something without opponents, too."""


class Apprentice(levels.Apprentice, school=SCHOOL):
    """Plays by the odds, one step ahead."""


class Novice(levels.Novice, school=GLANCING, ponders=25):
    """Goes by a glance."""


class Beginner(levels.Beginner, school=GLANCING, ponders=15):
    """Thinks seldom."""


class Witch(levels.Witch, school=SCHOOL, below=Apprentice, tries=60, depth=3, margin=400):
    """Thinks for a moment at every question, and leaves the apprentice's answer where that costs much;
    without opponents it mostly has better habits instead.
    """

    def choose(self, mind: Mind) -> int:
        if without_opponents(mind) and mind.chance.pick(100) < BETTER:
            return ELDERS.answer(mind)
        return super().choose(mind)


class Crone(levels.Crone, school=ELDERS, below=Witch, tries=160, depth=3):
    """Thinks as long as it takes."""


BOTS: Final[list[type[Bot]]] = [Novice, Beginner, Apprentice, Witch, Crone]

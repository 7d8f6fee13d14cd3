"""The bots of Air Sorcière; what the apprentice thinks about is in `compiled_air`."""

from typing import Final

from esbat.bots import levels
from esbat.bots.compiled_air import answer, usual
from esbat.bots.compiled_air_facts import Weights
from esbat.bots.compiled_air_value import THEMES, AirReading
from esbat.bots.mind import Bot, Mind
from esbat.bots.school import School
from esbat.bots.usual import Usual


class Apprentice(Bot):
    """Plays by the odds, one card ahead."""

    name = "apprentice"

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, mind: Mind) -> int:
        return answer(mind, self.weights)


def apprentices_weights(kind: str) -> Weights:
    """The same at every kind of table."""
    return Weights()


SCHOOL: Final = School(
    "air",
    AirReading(THEMES),
    usual,
    [(seats, {}) for seats in (2, 2, 2, 3, 4, 5)],
    duels=True,
    weights=apprentices_weights,
    by_weights=answer,
)


ELDERS: Final = School(
    "air", AirReading(THEMES), Usual("air", answer, apprentices_weights), SCHOOL.lessons, duels=True
)
"""The same with usual answers by tuned numbers: those of witch and crone."""


class Novice(levels.Novice, school=SCHOOL, ponders=25):
    """Goes by a glance."""


class Beginner(levels.Beginner, school=SCHOOL, ponders=15):
    """Thinks seldom."""


class Witch(levels.Witch, school=ELDERS, below=Apprentice, tries=40, margin=500):
    """Thinks for a moment, from better habits; leaves them where that costs much."""


class Crone(levels.Crone, school=ELDERS, below=Witch, tries=300, depth=2):
    """Thinks as long as it takes, from better habits."""


BOTS: Final[list[type[Bot]]] = [Novice, Beginner, Apprentice, Witch, Crone]

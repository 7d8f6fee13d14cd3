"""The levels that think: the same search with less or more of it, and softer or firmer choices.

Weakness comes from less thinking, never from howlers: every level weighs every move it is offered.
"""

from typing import ClassVar

from esbat.bots.compiled_search import Search, Trial
from esbat.bots.mind import Advice, Bot, Mind
from esbat.bots.school import School
from esbat.engine import state

PLAIN = str(state.__file__).endswith(".py")
"""Plain Python thinks some twenty times more slowly, and so less."""


class Thinker(Bot):
    """Imagines what it cannot see, tries its moves there, and takes the one that came to most."""

    school: ClassVar[School]
    tries: ClassVar[int] = 100
    """How many moves it tries out for one answer; fewer in plain Python."""
    depth: ClassVar[int] = 1
    """How many turns a trial lasts."""
    plain_part: ClassVar[int] = 16
    """In plain Python it makes so many times fewer tries; if none is left, it answers as the apprentice."""
    doubt: ClassVar[int] = 10
    """How sure it must be, in tenths of a standard error, to leave the apprentice's answer."""

    def __init__(self, tries: int | None = None, depth: int | None = None) -> None:
        usual = self.tries // self.plain_part if PLAIN else self.tries
        self.budget = usual if tries is None else tries
        self.turns = self.depth if depth is None else depth

    def choose(self, mind: Mind) -> int:
        trials = self.weighed(mind)
        return trials[0].move if trials else self.school.answer(mind)

    def advise(self, mind: Mind) -> Advice:
        trials = self.weighed(mind)
        if not trials:
            return Advice(self.school.answer(mind))
        best, other = trials[0], trials[1]
        tries = sum(int(trial.tries) for trial in trials)
        return Advice(int(best.move), percent(best), int(other.move), percent(other), tries)

    def weighed(self, mind: Mind) -> list[Trial]:
        """The moves in question, best first; none where there is nothing to think about."""
        school = self.school
        if len(mind.legal) == 1 or (school.by_habit is not None and school.by_habit(mind)):
            return []
        value = school.value()
        if value is None or self.budget < 1:
            return []
        return Search(value, school.answer, self.budget, self.turns, self.doubt).weigh(mind)

    def hasty(self) -> Bot:
        return type(self)(1, 0)


def percent(trial: Trial) -> int:
    """The share of the win it came to."""
    return round(int(trial.mean()) / 100)


class Beginner(Thinker):
    """Looks once where each move leads, and is content with what is nearly best."""

    name = "beginner"
    tries = 1
    plain_part = 1
    depth = 0
    content = 600
    """What it thinks nothing of, in ten-thousandths of the pot."""

    def choose(self, mind: Mind) -> int:
        trials = self.weighed(mind)
        if not trials:
            return self.school.answer(mind)
        most = max(int(trial.mean()) for trial in trials)
        good = [trial for trial in trials if trial.mean() >= most - self.content]
        return good[int(mind.chance.pick(len(good)))].move


class Witch(Thinker):
    """Thinks for a moment."""

    name = "witch"
    tries = 100


class Crone(Thinker):
    """Thinks as long as it takes."""

    name = "crone"
    tries = 600

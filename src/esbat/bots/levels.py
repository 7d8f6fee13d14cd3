"""The levels that think: the same search with less or more of it, and softer or firmer choices.

Weakness comes from less thinking, never from howlers: every level weighs every move it is offered.
"""

from typing import ClassVar

from esbat.bots.compiled_search import Search, Trial
from esbat.bots.compiled_tree import Tree
from esbat.bots.mind import CARELESS, GLANCE, HABIT, LOT, LUCK, Advice, Bot, Mind
from esbat.bots.reasons import compared, doubts, reasons
from esbat.bots.school import School
from esbat.engine import state

PLAIN = str(state.__file__).endswith(".py")
"""Plain Python thinks some twenty times more slowly, and so less."""
JUDGED = 32
"""Tables at which a move that was made is held against a better one."""
EVEN = 50
"""Of a hundred questions: who thinks at more than that cannot say that it must have been habit."""
SURE = 20
"""How sure a judge must be, in tenths of a standard error."""


class Thinker(Bot):
    """Imagines what it cannot see, tries its moves there, and takes the one that came to most."""

    school: ClassVar[School]
    tries: ClassVar[int] = 100
    """How many moves it tries out for one answer; fewer in plain Python."""
    depth: ClassVar[int] = 1
    """How many turns a trial lasts."""
    plain_part: ClassVar[int] = 16
    """In plain Python it makes so many times fewer tries; if none is left, it answers as the apprentice."""
    tree: ClassVar[bool] = False
    """Does it remember what followed each move, or does everybody answer as usual?"""
    doubt: ClassVar[int] = 10
    """How sure it must be, in tenths of a standard error, to leave the apprentice's answer."""
    margin: ClassVar[int] = 0
    """What a better move must bring more than the apprentice's answer, in ten-thousandths of the pot; smaller
    differences it thinks nothing of.
    """
    careless: ClassVar[int] = 0
    """At how many questions of a hundred it takes any move that seems nearly as good or bad as its own."""
    content: ClassVar[int] = 0
    """What it thinks nothing of when it is careless, in ten-thousandths of the pot."""
    ponders: ClassVar[int] = 100
    """At how many questions of a hundred it thinks; at the others it answers as the apprentice."""
    below: ClassVar[type[Bot] | None] = None
    """The level that answers where this one cannot think: what it learned is damaged, or no try is left."""

    def __init__(self, tries: int | None = None, depth: int | None = None) -> None:
        usual = self.tries // self.plain_part if PLAIN else self.tries
        self.budget = usual if tries is None else tries
        self.turns = self.depth if depth is None else depth

    @property
    def shallow(self) -> bool:
        """Does it think less deep here than its name says?"""
        return PLAIN and self.plain_part > 1

    def choose(self, mind: Mind) -> int:
        if (instead := self.stand_in(mind)) is not None:
            return instead.choose(mind)
        trials = self.weighed(mind)
        if not trials:
            return self.school.answer(mind)
        if self.careless > 0 and mind.chance.pick(100) < self.careless:
            own, nothing = int(trials[0].edge(0)), 100 * self.content
            trials = [trial for trial in trials if abs(int(trial.edge(0)) - own) <= nothing]
            return trials[int(mind.chance.pick(len(trials)))].move
        return trials[0].move

    def stand_in(self, mind: Mind) -> Bot | None:
        """The level below, where this one would think and cannot."""
        if self.below is None or self.answers_by_habit(mind) or self.able(mind):
            return None
        return self.below()

    def able(self, mind: Mind) -> bool:
        """Can it think at a table like this?"""
        return self.budget >= 1 and self.school.value_at(mind) is not None

    def advise(self, mind: Mind) -> Advice:
        if (instead := self.stand_in(mind)) is not None:
            return instead.advise(mind)
        trials = self.weighed(mind)
        if not trials:
            return Advice(self.school.answer(mind))
        return self.told(mind, trials, trials[0], self.rival(trials, trials[0]))

    def judge(self, mind: Mind, move: int) -> Advice:
        trials, search = self.all_weighed(mind), self.search(mind)
        if search is None or not trials or int(trials[0].move) == move:
            return Advice(move)
        # The best of many seems better than it is: both are tried again, at tables not seen before.
        best, made = Trial(trials[0].move), Trial(move)
        for _ in range(JUDGED):
            search.try_all(mind, made, [best])
        if best.edge(SURE) <= 0:
            return Advice(move)
        return Advice(int(best.move), percent(best), move, percent(made), 2 * JUDGED)

    def explain(self, mind: Mind, move: int) -> Advice:
        if (instead := self.stand_in(mind)) is not None:
            return instead.explain(mind, move)
        trials = self.all_weighed(mind)
        made = next((trial for trial in trials if trial.move == move), None)
        if made is None:
            return Advice(move)
        best = trials[0]
        if best is not made and percent(best) > percent(made):
            return unlike(trials, made, best, CARELESS if self.overlooked(best, made) else LUCK)
        return self.told(mind, trials, made, self.rival(trials, made))

    def overlooked(self, best: Trial, made: Trial) -> bool:
        """May it have taken this for the best out of carelessness?"""
        return self.careless > 0 and abs(int(best.edge(0)) - int(made.edge(0))) <= 100 * self.content

    def rival(self, trials: list[Trial], made: Trial) -> Trial:
        """The best of the others. Behind a better answer the usual one stands first, even if a third seems
        better.
        """
        others = [trial for trial in trials if trial is not made]
        if trials[0] is made and len(others) > 1 and self.leaves(made) and others[1].edge(0) > 0:
            return others[1]
        return others[0]

    def leaves(self, trial: Trial) -> bool:
        """Does it leave its usual answer for this one?"""
        return int(trial.edge(self.doubt)) > 100 * self.margin

    def told(self, mind: Mind, trials: list[Trial], one: Trial, other: Trial) -> Advice:
        """One move beside another, with what parts them."""
        moves = (int(one.move), int(other.move))
        tries = sum(int(trial.tries) for trial in trials)
        search = self.search(mind)
        weights = {} if search is None else compared(search, mind, *moves)
        return Advice(
            moves[0], percent(one), moves[1], percent(other), tries, reasons(weights), doubts(weights)
        )

    def answers_by_habit(self, mind: Mind) -> bool:
        """Is there nothing to think about?"""
        by_habit = self.school.by_habit
        return len(mind.legal) == 1 or (by_habit is not None and by_habit(mind))

    def all_weighed(self, mind: Mind) -> list[Trial]:
        """The moves in question, best first, even for one that does not always think."""
        search = self.search(mind)
        return [] if search is None or self.answers_by_habit(mind) else search.weigh(mind)

    def weighed(self, mind: Mind) -> list[Trial]:
        """The moves in question, best first; none where it answers as the apprentice."""
        search = None if self.answers_by_habit(mind) else self.search(mind)
        return search.weigh(mind) if search is not None and self.thinks_now(mind) else []

    def thinks_now(self, mind: Mind) -> bool:
        """Is this one of the questions at which it thinks?"""
        return self.ponders >= 100 or int(mind.chance.pick(100)) < self.ponders

    def search(self, mind: Mind) -> Search | None:
        """How it thinks at a table like this; None if it cannot."""
        value = self.school.value_at(mind)
        if value is None or self.budget < 1:
            return None
        kind = Tree if self.tree else Search
        return kind(
            value, self.school.answer_at(mind), self.budget, self.turns, self.doubt, margin=self.margin
        )

    def hasty(self) -> Bot:
        return type(self)(1, 0)

    def __init_subclass__(cls, **habits: object) -> None:
        """`class Witch(levels.Witch, school=SCHOOL, tries=40)`: what is said there holds for that level."""
        super().__init_subclass__()
        for name, value in habits.items():
            assert name in Thinker.__annotations__, name
            setattr(cls, name, value)


def unlike(trials: list[Trial], made: Trial, better: Trial, excuse: str) -> Advice:
    """A move that was made beside the one that would be made now: what spoke for it is not known any more."""
    tries = sum(int(trial.tries) for trial in trials)
    moves = (int(made.move), int(better.move))
    return Advice(moves[0], percent(made), moves[1], percent(better), tries, excuse=excuse)


def percent(trial: Trial) -> int:
    """The share of the win it came to."""
    return round(int(trial.mean()) / 100)


class Apprentice(Bot):
    """Answers as its school says, without search."""

    name = "apprentice"
    school: School

    def __init_subclass__(cls, school: School) -> None:
        super().__init_subclass__()
        cls.school = school

    def choose(self, mind: Mind) -> int:
        return self.school.answer(mind)


class Beginner(Thinker):
    """Plays as the apprentice, but at some questions it only looks once where each move leads, and is content
    with what seems nearly best.
    """

    name = "beginner"
    tries = 1
    plain_part = 1
    depth = 0
    ponders = 30
    content = 300
    """What it thinks nothing of, in ten-thousandths of the pot."""

    def choose(self, mind: Mind) -> int:
        if not self.able(mind) and not self.answers_by_habit(mind) and self.thinks_now(mind):
            # What a look would tell is damaged: by lot, so that it stays below the apprentice.
            return mind.legal[int(mind.chance.pick(len(mind.legal)))]
        trials = self.weighed(mind)
        if not trials:
            return self.school.answer(mind)
        good = self.good(trials)
        return good[int(mind.chance.pick(len(good)))].move

    def good(self, trials: list[Trial]) -> list[Trial]:
        """The moves that it is content with, after one look."""
        most = max(int(trial.mean()) for trial in trials)
        return [trial for trial in trials if trial.mean() >= most - self.content]

    def explain(self, mind: Mind, move: int) -> Advice:
        """By habit, unless a glance would choose so; a rare move that neither explains had another glance."""
        trials = self.all_weighed(mind)
        made = next((trial for trial in trials if trial.move == move), None)
        if made is None:
            by_lot = not self.able(mind) and move != self.school.answer(mind)
            return Advice(move, excuse=LOT if by_lot else "")
        best = max((trial for trial in trials if trial is not made), key=lambda trial: int(trial.mean()))
        if made in self.good(trials):
            return self.told(mind, trials, made, best)
        if move != self.school.answer(mind):
            return unlike(trials, made, best, LUCK)
        return unlike(trials, made, best, HABIT if self.ponders <= EVEN else GLANCE)


class Novice(Beginner):
    """Goes by such a glance more often than by what the apprentice knows."""

    name = "novice"
    ponders = 50


class Witch(Thinker):
    """Thinks for a moment."""

    name = "witch"
    tries = 100


class Crone(Thinker):
    """Thinks as long as it takes."""

    name = "crone"
    tries = 600

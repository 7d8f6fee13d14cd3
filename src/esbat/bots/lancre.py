"""The bots of Lancre; what the apprentice thinks about is in `compiled_lancre`."""

from typing import Final, cast

from esbat.bots import levels
from esbat.bots.compiled_lancre import answer
from esbat.bots.compiled_lancre_value import LancreReading
from esbat.bots.mind import Bot, Mind
from esbat.bots.school import School
from esbat.engine.move import argument_of, packed, verb_of
from esbat.engine.options import NO_YES
from esbat.games.lancre import moves
from esbat.games.lancre.view import LancreView

WELL_MEANT: Final = [
    moves.VERB_OPEN,
    moves.VERB_ROLL,
    moves.VERB_TEA,
    moves.VERB_FACE,
    moves.VERB_SETTLE,
    moves.VERB_END,
    moves.VERB_DRAW,
]
"""What the beginner does whenever it is offered."""


class Beginner(Bot):
    """Walks up to small problems and faces what it meets; otherwise any move, each as likely as the others.

    Three novices, who flee and idle by lot, lose almost every play for everybody (docs/games/lancre.md).
    """

    name = "beginner"

    def choose(self, mind: Mind) -> int:
        for verb in WELL_MEANT:
            if packed(verb, 0) in mind.legal:
                return packed(verb, 0)
        view = cast(LancreView, mind.view)
        problems = [move for move in mind.legal if leads_to_a_problem(view, move)]
        choices = problems or mind.legal
        return choices[mind.chance.pick(len(choices))]


def leads_to_a_problem(view: LancreView, move: int) -> bool:
    """Does this move end at a small problem?"""
    if verb_of(move) not in (moves.VERB_WALK, moves.VERB_LAND):
        return False
    return 0 <= view.spaces[argument_of(move)].kind < view.box.first_big


class Apprentice(Bot):
    """Plays by the odds, one step ahead."""

    name = "apprentice"

    def choose(self, mind: Mind) -> int:
        return answer(mind)


def without_opponents(mind: Mind) -> bool:
    """The value learned for plays together has not shown yet that it helps: there the apprentice answers."""
    view = cast(LancreView, mind.view)
    return bool(view.options["cooperative"]) or len(view.seats) == 1


SCHOOL: Final = School(
    "lancre",
    LancreReading(),
    answer,
    [(seats, {"cooperative": together}) for seats in (2, 3, 4) for together in NO_YES] + [(1, {})],
    without_opponents,
)


class Witch(levels.Witch):
    school = SCHOOL
    tries = 30


class Crone(levels.Crone):
    school = SCHOOL
    tries = 240


BOTS: Final[list[type[Bot]]] = [Beginner, Apprentice, Witch, Crone]

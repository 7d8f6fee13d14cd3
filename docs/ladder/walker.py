"""A plain opponent for Lancre, to measure the apprentice by."""

from typing import Final, cast

from esbat.bots import Bot, Mind
from esbat.engine.move import argument_of, packed, verb_of
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
"""What it does whenever it is offered."""


class Walker(Bot):
    """Walks up to small problems and faces what it meets; otherwise any move, each as likely as the others.

    Three who play at random, flee and idle, lose nearly every play for everybody (docs/games/lancre.md).
    """

    name = "walker"

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

"""What printed things do: every effect is a row of words, and for each word a class says what it does.

An EFFECT row of the stack walks through the steps. A step is carried out at once, or asks a question that
comes on top. No card is named here.
"""

from typing import Final

from esbat.engine.native import vec
from esbat.games.wildegrens.effects.base import Primitive
from esbat.games.wildegrens.effects.cards import OF_CARDS
from esbat.games.wildegrens.effects.challenges import OF_CHALLENGES
from esbat.games.wildegrens.effects.helping import OF_THE_TURN
from esbat.games.wildegrens.effects.jury import OF_THE_JURY
from esbat.games.wildegrens.effects.looking import OF_LOOKING
from esbat.games.wildegrens.tables_primitives import END_OF_EFFECT, PRIMITIVES


def by_number() -> list[Primitive]:
    """Each at the place of its number; words that nobody carries out have nothing to say here."""
    found = [Primitive(END_OF_EFFECT) for word in PRIMITIVES]
    for primitive in OF_CARDS + OF_CHALLENGES + OF_THE_TURN + OF_THE_JURY + OF_LOOKING:
        found[primitive.number] = primitive
    return found


EFFECTS: Final = vec[Primitive](by_number())
"""In the order of their numbers."""

"""All that may be asked at this table, by kind."""

from typing import Final

from esbat.engine.native import vec
from esbat.games.air.questions.base import Question
from esbat.games.air.questions.cat import Cat, Settling
from esbat.games.air.questions.crash import Bonus
from esbat.games.air.questions.diploma import Diploma
from esbat.games.air.questions.flight import Fly
from esbat.games.air.questions.laying import Lay
from esbat.games.air.questions.settling import Settle
from esbat.games.air.questions.unasked import Unasked

QUESTIONS: Final = vec[Question](
    [
        Unasked(),
        Fly(),
        Settle(),
        Cat(),
        Bonus(),
        Diploma(),
        Lay(),
        Settling(),
    ]
)
"""In the order of their numbers; kind 0 is none."""

"""All that may be asked at this table, by kind."""

from typing import Final

from esbat.engine.question import Question, by_kind
from esbat.games.air.names import BONUS, CAT, DIPLOMA, FLY, LAY, SETTLE, SETTLING
from esbat.games.air.questions.cat import Cat, Settling
from esbat.games.air.questions.crash import Bonus
from esbat.games.air.questions.diploma import Diploma
from esbat.games.air.questions.flight import Fly
from esbat.games.air.questions.laying import Lay
from esbat.games.air.questions.settling import Settle
from esbat.games.air.state import Board

QUESTIONS: Final[list[Question[Board]]] = by_kind(
    {
        FLY: Fly(),
        SETTLE: Settle(),
        CAT: Cat(),
        BONUS: Bonus(),
        DIPLOMA: Diploma(),
        LAY: Lay(),
        SETTLING: Settling(),
    }
)

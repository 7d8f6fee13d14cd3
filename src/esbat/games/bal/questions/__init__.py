"""All that may be asked at this table, and all that happens by itself, by kind."""

from typing import Final

from esbat.engine.native import vec
from esbat.games.bal.questions.aiming import Aim, Lay
from esbat.games.bal.questions.attack import (
    AttackDoubles,
    AttackOpen,
    AttackOver,
    AttackRead,
    AttackStrike,
    Mirrored,
)
from esbat.games.bal.questions.base import Question
from esbat.games.bal.questions.choosing import Drop, Inherit, Throw
from esbat.games.bal.questions.defending import Defend, Together
from esbat.games.bal.questions.farces import (
    Face,
    Farce,
    FarceFace,
    FarceMove,
    FarceOver,
    FarceRead,
    ImpLosses,
)
from esbat.games.bal.questions.hexes import (
    HexAsk,
    HexLosses,
    HexNext,
    HexPieces,
    HexRead,
    HexReveal,
    HexWandRead,
    HexWands,
)
from esbat.games.bal.questions.losing import Lose, Loss
from esbat.games.bal.questions.reading import Admit, Challenge, Judged, Penalty, Recite, Vote
from esbat.games.bal.questions.spells import Ball, Enchanted, Exchange, Mine
from esbat.games.bal.questions.strikes import Strike, StrikeRead, StrikeWon
from esbat.games.bal.questions.turn import (
    Check,
    RoundOver,
    Sabbat,
    TurnAim,
    TurnCheck,
    TurnDone,
    TurnLutin,
    TurnMoment,
    TurnNext,
    TurnOver,
    TurnStart,
)
from esbat.games.bal.questions.unasked import Unasked
from esbat.games.bal.questions.windows import AFTER_ATTACK, BEFORE_ATTACK, BEFORE_SABBAT, MIRROR, START

QUESTIONS: Final = vec[Question](
    [
        Unasked(),
        START,
        MIRROR,
        BEFORE_SABBAT,
        BEFORE_ATTACK,
        AFTER_ATTACK,
        Aim(),
        Lay(),
        Defend(),
        Together(),
        Face(),
        Drop(),
        Throw(),
        Inherit(),
        Lose(),
        Exchange(),
        Recite(),
        Challenge(),
        Admit(),
        Vote(),
        Penalty(),
        TurnStart(),
        TurnCheck(),
        TurnMoment(),
        TurnLutin(),
        TurnAim(),
        TurnDone(),
        TurnOver(),
        TurnNext(),
        RoundOver(),
        Sabbat(),
        Check(),
        Mine(),
        Ball(),
        Enchanted(),
        AttackRead(),
        AttackOpen(),
        AttackStrike(),
        AttackDoubles(),
        AttackOver(),
        Mirrored(),
        Strike(),
        StrikeRead(),
        StrikeWon(),
        HexWands(),
        HexWandRead(),
        HexAsk(),
        HexReveal(),
        HexNext(),
        HexRead(),
        HexLosses(),
        HexPieces(),
        Farce(),
        FarceFace(),
        FarceRead(),
        FarceMove(),
        ImpLosses(),
        FarceOver(),
        Loss(),
        Judged(),
    ]
)
"""In the order of their numbers; kind 0 is none."""

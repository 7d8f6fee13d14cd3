"""Lancre all together, two seats: why plays are lost, and whether a search finds better answers there.

`python docs/ladder/together.py plays N` lets apprentices play N plays, and counts how they end;
`plays N crone` does the same with another level, `plays N crone 3` with three seats; one seat plays alone.

`python docs/ladder/together.py questions N TRIES` asks a search N questions of apprentices' plays that
matter: where to go, and whether to face what lies there. Where it would leave the apprentice's answer, both
are carried on at 60 tables that it has not seen, by apprentices, to the end of the play: what it gains is
told in points of a hundred plays won. The search is the one with the net learned from apprentices' plays.
"""

import sys
from collections import Counter
from math import sqrt
from typing import cast

from esbat.bots import Mind, bot, mind_of
from esbat.bots.compiled_search import Search, Trial
from esbat.bots.lancre import SCHOOL
from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.games import game
from esbat.games.lancre.view import LancreView

LANCRE = game("lancre")
TABLES = 60
STEPS = 3
TO_THE_END = 1_000
WEIGHTY = ("start", "move", "land", "facing")
EVERY = 23


def search(tries: int, steps: int) -> Search:
    value = SCHOOL.value()
    assert value is not None
    return Search(value, SCHOOL.answer, tries, steps, 10)


def laid(number: int, seats: int = 2) -> State:
    together = {"cooperative": "true"} if seats > 1 else {}
    return LANCRE.new(seats, together, seeded(10_000 + number))


def plays(many: int, level: str, seats: int) -> None:
    """How so many plays end."""
    ends: Counter[str] = Counter()
    player = bot("lancre", level)
    for number in range(many):
        state, luck = laid(number, seats), seeded(-1 - number)
        while (seat := int(state.mover())) >= 0:
            state.apply(seat, player.choose(mind_of(LANCRE, state, seat, luck)))
        outcome = state.outcome()
        assert outcome is not None
        ends["won" if outcome.ranks[0] == 1 else outcome.reason] += 1
    print(f"{many} plays:", dict(ends))


def questions(many: int, tries: int) -> None:
    """What two searches gain at so many questions."""
    kinds = {"to the end": search(tries, TO_THE_END), f"{STEPS} steps, value": search(tries, STEPS)}
    gains: dict[str, list[float]] = {name: [] for name in kinds}
    left: Counter[str] = Counter()
    number = met = 0
    while len(gains["to the end"]) < many:
        state, luck = laid(900 + number), seeded(-901 - number)
        number += 1
        while (seat := int(state.mover())) >= 0 and len(gains["to the end"]) < many:
            mind = mind_of(LANCRE, state, seat, luck)
            usual = SCHOOL.answer(mind)
            if len(mind.legal) > 1 and cast(LancreView, mind.view).phase in WEIGHTY:
                met += 1
                for name, kind in kinds.items() if met % EVERY == 0 else ():
                    move = int(kind.weigh(mind_of(LANCRE, state, seat, seeded(met)))[0].move)
                    left[name] += move != usual
                    gains[name].append(gained(mind_of(LANCRE, state, seat, seeded(-met)), usual, move))
            state.apply(seat, usual)
    for name, found in gains.items():
        mean = sum(found) / many
        half = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in found)) / many
        print(f"{tries} tries, {name}: other answers at {left[name]} of {many}, {mean:+.2f} ± {half:.2f}")


def gained(mind: Mind, usual: int, move: int) -> float:
    """How many plays of a hundred more are won after this move than after the usual one."""
    if move == usual:
        return 0.0
    judge, made, other = search(1, TO_THE_END), Trial(usual), Trial(move)
    for _ in range(TABLES):
        judge.try_all(mind, made, [other])
    return int(other.lead) / TABLES / 100


if sys.argv[1] == "plays":
    plays(int(sys.argv[2]), *(sys.argv[3:4] or ["apprentice"]), int(*sys.argv[4:5] or [2]))
else:
    questions(int(sys.argv[2]), int(sys.argv[3]))

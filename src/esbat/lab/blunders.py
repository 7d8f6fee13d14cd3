"""Blunders: what each level's answers cost, as judged by the strongest at many times its usual thinking.

Apprentices play; at some of their questions every bot is asked what it would do. The judge says what it would
do, and then tries that and all their answers again, at tables it has not seen: the best of many seems better
than it is. All are asked and tried at the same tables, so that luck parts nobody from anybody.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from esbat.bots import bot, bot_names, mind_of, usual_bot
from esbat.bots.compiled_search import Trial
from esbat.bots.levels import Thinker
from esbat.bots.mind import Mind
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.games import game
from esbat.lab.bootstrap import Interval
from esbat.lab.selfplay import Progress

TIMES: Final = 10
"""How much longer the judge thinks than it does at a table."""
EVERY: Final = 7
"""Of so many questions one is judged: neighbours are too much alike."""
AGAIN: Final = 200
"""At so many tables that the judge has not seen its own answer and those of the bots are tried."""
BLUNDER: Final = 1_000
"""What a blunder throws away: a tenth of the pot, in ten-thousandths."""
NEAR_95: Final = 1.96


@dataclass
class Judged:
    """One bot: what each of its answers cost, in ten-thousandths of the pot; below 0 it was better."""

    costs: list[int] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean cost of an answer, in percent of the pot."""
        return sum(self.costs) / len(self.costs) / 100 if self.costs else 0.0

    @property
    def blunders(self) -> Interval:
        """The share of blunders in percent, after Wilson."""
        many = len(self.costs)
        if many == 0:
            return Interval(0.0, 0.0, 100.0)
        share = sum(cost >= BLUNDER for cost in self.costs) / many
        square = NEAR_95**2 / many
        middle = (share + square / 2) / (1 + square)
        half = NEAR_95 * sqrt(share * (1 - share) / many + square / many / 4) / (1 + square)
        return Interval(100 * share, max(0.0, 100 * (middle - half)), 100 * (middle + half))


def judge(
    code: str,
    seats: int,
    bots: Sequence[str],
    questions: int,
    seed: int,
    options: dict[str, str],
    progress: Progress | None = None,
) -> dict[str, Judged]:
    """What every bot's answers to so many questions cost; BadSetting if this game has no judge."""
    if questions < 1:
        raise BadSetting("lab-too-few", {"what": "questions", "number": questions})
    strongest = bot(code, bot_names(code)[-1])
    if not isinstance(strongest, Thinker):
        raise BadSetting("train-no-school", {"game": code})
    strongest.budget *= TIMES
    asked = {name: bot(code, name) for name in bots}
    found = {name: Judged() for name in bots}
    title = game(code)
    usual = bot(code, usual_bot(code))
    play = judged = met = 0
    while judged < questions:
        state = title.new(seats, options, seeded(1_000_003 * seed + play))
        luck = seeded(-1 - (1_000_003 * seed + play))
        play += 1
        while (seat := int(state.mover())) >= 0 and judged < questions:
            mind = mind_of(title, state, seat, luck)
            if len(mind.legal) > 1:
                met += 1
                if met % EVERY == 0 and (trials := strongest.weighed(mind)):
                    number = 1_000 * seed + met
                    answers = {
                        name: int(player.choose(mind_of(title, state, seat, seeded(number))))
                        for name, player in asked.items()
                    }
                    again = mind_of(title, state, seat, seeded(-number))
                    costs = costs_of(strongest, again, int(trials[0].move), set(answers.values()))
                    for name, answer in answers.items():
                        found[name].costs.append(costs[answer])
                    judged += 1
                    if progress is not None:
                        progress(judged, questions)
            state.apply(seat, usual.choose(mind))
    return found


def costs_of(judging: Thinker, mind: Mind, best: int, answers: set[int]) -> dict[int, int]:
    """What each answer brought less than the judge's, on the average of tables that are new to it."""
    search = judging.search(mind)
    others = [Trial(answer) for answer in sorted(answers - {best})]
    if search is not None and others:
        own = Trial(best)
        for _ in range(AGAIN):
            search.try_all(mind, own, others)
    return {best: 0} | {int(trial.move): round(-int(trial.lead) / AGAIN) for trial in others}

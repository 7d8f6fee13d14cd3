"""A closer look at the plays of a series: seats, lengths, choices, moves, how plays end, who comes back.

Everything is read from the plays' records, move by move. Who leads after a quarter, a half and three quarters
of a play is asked of the rules alone: the play is finished from there at random a few times, and the
favourite is who wins most often.
"""

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from esbat.engine.chance import sealed, seeded
from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.engine.playout import play_out
from esbat.engine.record import read_record
from esbat.engine.state import State
from esbat.games import game
from esbat.lab.playing import MOST_MOVES, Player
from esbat.lab.series import Series

FINISHES: Final = 8
"""How often a play is finished at random to see who leads."""
QUARTERS: Final = 4
THINGS: Final = ("card", "tile", "witch")
"""What a move may name that is printed and can be held: a report weighs each of them."""
SURE: Final = 1.959964
"""Standard errors of 95 %."""
FEWEST: Final = 5
"""A move that fewer plays have is not weighed."""


@dataclass
class Share:
    """So many of so many, and between which bounds their share lies with 95 % (Wilson)."""

    times: int = 0
    of: int = 0

    def note(self, happened: bool) -> None:
        self.of += 1
        self.times += happened

    def bounds(self) -> tuple[float, float, float]:
        """The share, its lower and its upper bound; all of it open without a single case."""
        if self.of == 0:
            return (0.0, 0.0, 1.0)
        share = self.times / self.of
        square = SURE * SURE
        middle = (share + square / (2 * self.of)) / (1 + square / self.of)
        half = SURE * sqrt(share * (1 - share) / self.of + square / (4 * self.of**2)) / (1 + square / self.of)
        return (share, max(0.0, middle - half), min(1.0, middle + half))

    def data(self) -> dict[str, object]:
        return {"times": self.times, "of": self.of, "share": [round(number, 4) for number in self.bounds()]}


@dataclass
class Study:
    """What was counted over the plays of a series."""

    series: Series
    wins: list[Share]
    openings: dict[str, Share] = field(default_factory=dict)
    moves: dict[str, Share] = field(default_factory=dict)
    things: dict[str, Share] = field(default_factory=dict)
    endings: dict[str, Share] = field(default_factory=dict)
    lengths: list[int] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)
    choices: int = 0
    decisions: int = 0
    real_decisions: list[int] = field(default_factory=list)
    most_choices: int = 0
    comebacks: Share = field(default_factory=Share)
    runaways: Share = field(default_factory=Share)

    def data(self) -> dict[str, object]:
        """As plain data; moves and openings that are too rare to weigh are left out."""
        lengths = sorted(self.lengths)
        count = len(lengths)
        return {
            "bots": list(self.series.bots),
            "options": dict(self.series.options),
            "plays": count,
            "wins": [share.data() for share in self.wins],
            "scores": [mean_and_spread([row[seat] for row in self.scores]) for seat in range(len(self.wins))],
            "lengths": lengths,
            "length": {"median": lengths[count // 2], "least": lengths[0], "most": lengths[-1]},
            "branching": {"mean": round(self.choices / self.decisions, 2), "most": self.most_choices},
            "decisions": mean_and_spread(self.real_decisions),
            "endings": {reason: share.data() for reason, share in sorted(self.endings.items())},
            "comebacks": self.comebacks.data(),
            "runaways": self.runaways.data(),
            "openings": weighed(self.openings),
            "moves": weighed(self.moves),
            "things": weighed(self.things),
        }


def mean_and_spread(numbers: list[int]) -> list[float]:
    """The mean and the standard deviation."""
    mean = sum(numbers) / len(numbers)
    return [round(mean, 2), round(sqrt(sum((number - mean) ** 2 for number in numbers) / len(numbers)), 2)]


def weighed(found: dict[str, Share]) -> dict[str, object]:
    """The shares of what happened often enough, the most frequent first."""
    often = [(name, share) for name, share in found.items() if share.of >= FEWEST]
    often.sort(key=lambda pair: (-pair[1].of, pair[0]))
    return {name: share.data() for name, share in often}


def studied(series: Series, games: int) -> Study:
    """Play so many plays of a series and count."""
    player = Player(series)
    study = Study(series, [Share() for _ in range(series.seats)])
    try:
        for number in range(games):
            look_at(study, player, number)
    finally:
        player.company.leave()
    return study


def look_at(study: Study, player: Player, number: int) -> None:
    """One play: made, then followed move by move."""
    played = player.play(number)
    ranks = played.ranks()
    won = [rank == 1 for rank in ranks]
    record = read_record(played.text)
    title = player.game
    state = title.new(record.seats, record.options, sealed(record.secret))
    tried: list[set[str]] = [set() for _ in ranks]
    used: list[set[str]] = [set() for _ in ranks]
    looks = [len(record.moves) * quarter // QUARTERS for quarter in range(1, QUARTERS)]
    leaders: list[int] = []
    real = 0
    for at, (seat, text) in enumerate(record.moves):
        move = title.parse(text)
        legal = len(state.legal(seat))
        study.decisions += 1
        study.choices += legal
        study.most_choices = max(study.most_choices, legal)
        if legal > 1:
            real += 1
            if not tried[seat]:
                study.openings.setdefault(text, Share()).note(won[seat])
            tried[seat].add(text)
            used[seat].update(things_in(title, move))
        if at in looks and len(ranks) > 1 and not played.outcome.together:
            leaders.append(favourite(state, number))
        state.apply(seat, move)
    study.real_decisions.append(real)
    judge_leaders(study, leaders, won)
    for seat in range(len(ranks)):
        count_by_name(study.moves, tried[seat], won[seat])
        count_by_name(study.things, used[seat], won[seat])
        study.wins[seat].note(won[seat])
    for reason in {played.outcome.reason, *study.endings}:
        share = study.endings.setdefault(reason, Share(0, len(study.lengths)))
        share.note(reason == played.outcome.reason)
    study.lengths.append(len(record.moves))
    study.scores.append(list(played.outcome.scores))


def things_in(title: Game, move: int) -> list[str]:
    """The printed things that a move names."""
    return [title.field_text(holds, number) for _, holds, number in title.parts(move)[1] if holds in THINGS]


def count_by_name(found: dict[str, Share], names: set[str], won: bool) -> None:
    for name in sorted(names):
        found.setdefault(name, Share()).note(won)


def judge_leaders(study: Study, leaders: list[int], won: list[bool]) -> None:
    """A comeback: not the favourite at half time won. A runaway: one led at every look, and won."""
    if len(leaders) == QUARTERS - 1:
        study.comebacks.note(not won[leaders[1]])
        study.runaways.note(len(set(leaders)) == 1 and won[leaders[0]])


def favourite(state: State, seed: int) -> int:
    """Who wins most often when all play on at random from here; the lowest seat of equals."""
    wins = [0] * state.seats
    for turn in range(FINISHES):
        copy = state.clone()
        copy.chance = seeded(seed * FINISHES + turn)
        play_out(copy, seeded(turn), MOST_MOVES)
        outcome = copy.outcome()
        for seat in outcome.winners() if outcome is not None else []:
            wins[seat] += 1
    return wins.index(max(wins))


def other_options(code: str, seats: int, options: dict[str, str]) -> list[dict[str, str]]:
    """Every other value of every option that such a table may choose, one at a time."""
    title = game(code)
    found: list[dict[str, str]] = []
    for fact in title.options:
        for value in fact.values:
            if value == fact.default or fact.name in options:
                continue
            try:
                title.new(seats, {**options, fact.name: value}, seeded(0))
            except BadSetting:
                continue  # some values name a seat that is not there
            found.append({fact.name: value})
    return found

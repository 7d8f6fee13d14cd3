"""Ratings from whole rankings: the model of Plackett and Luce.

A play is a race. The chance that a seat comes first is its bot's strength over the strengths of all seats,
the chance that another comes second is the same among those who are left, and so on. Seats that share a
place may have come in in any order: each of these orders counts in equal parts. Several seats may belong to
one bot.

What is fitted are logarithms of strengths, by Newton's method, with a weak pull to the middle, so that a
bot which won every play still gets a number. The arithmetic is small: tens of stages, a handful of bots.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, exp, log

Race = tuple[tuple[int, ...], ...]
"""Places from the first to the last, each with the bots that share it: a bot is a number."""

Stage = tuple[int, ...]
"""How many seats of each bot are still in the race."""

PULL = 0.02
"""Taken off for the square of each rating: as if ratings spread by some 870 points around the middle."""

POINTS = 400 / log(10)
"""As in chess, 400 points more are ten times the strength."""

LONGEST_STEP = 0.5
"""With steps no longer than this, what is fitted gets better with every one."""
MOST_STEPS = 500
NEAR_ENOUGH = 1e-9


def stages(race: Race, bots: int) -> Iterator[tuple[Stage, int, float]]:
    """Every choice of who comes next among those who are left: the stage, who came, how much it counts."""
    for place, group in enumerate(race):
        behind = [bot for later in race[place + 1 :] for bot in later]
        for many in range(1, len(group) + 1):
            for chosen in combinations(range(len(group)), many):
                left = [group[at] for at in chosen]
                stage = counted([*left, *behind], bots)
                if sum(1 for seats in stage if seats) < 2:
                    continue  # whoever comes next is the same bot
                weight = 1 / comb(len(group), many) / many
                for bot in left:
                    yield stage, bot, weight


def counted(left: list[int], bots: int) -> Stage:
    return tuple(left.count(bot) for bot in range(bots))


class Book:
    """All stages of many races, and how often who won them: what the fit needs to know, and nothing else."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self.places: dict[Stage, int] = {}

    def column(self, stage: Stage, bot: int) -> int:
        """Where the wins of this bot at this stage are counted."""
        return self.places.setdefault(stage, len(self.places)) * self.bots + bot

    def entries(self, race: Race) -> dict[int, float]:
        """What one race adds to the columns."""
        found: dict[int, float] = {}
        for stage, bot, weight in stages(race, self.bots):
            column = self.column(stage, bot)
            found[column] = found.get(column, 0.0) + weight
        return found

    @property
    def width(self) -> int:
        return len(self.places) * self.bots

    def fitted(
        self, wins: Sequence[float], start: Sequence[float] | None = None, pull: float = PULL
    ) -> list[float]:
        """The ratings under which these wins are likeliest, the pull to the middle included."""
        ratings = list(start) if start is not None else [0.0] * self.bots
        rows = [
            (stage, list(wins[at * self.bots : (at + 1) * self.bots])) for stage, at in self.places.items()
        ]
        rows = [(stage, won) for stage, won in rows if any(won)]
        for turn in range(MOST_STEPS):
            step = solved(*slopes(rows, ratings, pull))
            longest = max(abs(part) for part in step)
            shorter = min(1.0, LONGEST_STEP / longest) if longest else 1.0
            ratings = [rating + shorter * part for rating, part in zip(ratings, step, strict=True)]
            if longest < NEAR_ENOUGH:
                break
        return ratings


def slopes(
    rows: list[tuple[Stage, list[float]]], ratings: list[float], pull: float
) -> tuple[list[list[float]], list[float]]:
    """How what is fitted bends (turned over, so that it is positive), and where it rises."""
    many = len(ratings)
    bend = [[2 * pull if at == to else 0.0 for to in range(many)] for at in range(many)]
    rise = [-2 * pull * rating for rating in ratings]
    strengths = [exp(rating) for rating in ratings]
    for stage, won in rows:
        times = sum(won)
        here = [bot for bot in range(many) if stage[bot]]
        whole = sum(stage[bot] * strengths[bot] for bot in here)
        chances = [(bot, stage[bot] * strengths[bot] / whole) for bot in here]
        for bot, chance in chances:
            rise[bot] += won[bot] - times * chance
            bend[bot][bot] += times * chance
            for other, chance_too in chances:
                bend[bot][other] -= times * chance * chance_too
    return bend, rise


def solved(rows: list[list[float]], values: list[float]) -> list[float]:
    """The solution of a small system of linear equations whose matrix is positive."""
    many = len(values)
    rows = [[*row, value] for row, value in zip(rows, values, strict=True)]
    for at in range(many):
        for below in range(at + 1, many):
            factor = rows[below][at] / rows[at][at]
            if factor:
                for to in range(at, many + 1):
                    rows[below][to] -= factor * rows[at][to]
    found = [0.0] * many
    for at in reversed(range(many)):
        known = sum(rows[at][to] * found[to] for to in range(at + 1, many))
        found[at] = (rows[at][many] - known) / rows[at][at]
    return found

"""What a ladder comes to: ratings with intervals, who beats whom, what mirrored deals saved.

A pot lies on every table, and the winners share it; if nobody won, all do. A seat's even share is one over
the seats.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations

from esbat.engine.errors import EsbatError
from esbat.lab.bootstrap import RESAMPLES, Draw, Interval, Urn, bounds, variance, weighed
from esbat.lab.ladder import Ladder, Result, by_deal, digest
from esbat.lab.plackett_luce import POINTS, Book, Race

IMAGINED = 2
IMAGINED_ALONE = 4
"""Imagined deals (see `bootstrap`): in them each bot wins two plays against each other one, or alone."""

Deal = Sequence[Result]


@dataclass(frozen=True)
class Ranked:
    """One bot of the ladder."""

    bot: str
    plays: int
    rating: Interval  # in points around the middle of the ladder
    share: Interval  # of the pot for each of its seats, as a multiple of the even share; alone: plays won
    score: Interval
    forfeits: int
    reason: EsbatError | None  # why it forfeited first

    def data(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "plays": self.plays,
            "rating": self.rating.data(1),
            "share": self.share.data(4),
            "score": self.score.data(2),
            "forfeits": self.forfeits,
        }


@dataclass(frozen=True)
class Duel:
    """One bot among seats of another: its share of the pot. Alone: how often it did better with a deal."""

    bot: str
    other: str
    plays: int
    share: Interval
    even: float

    def data(self) -> dict[str, object]:
        facts: dict[str, object] = {"bot": self.bot, "against": self.other, "plays": self.plays}
        return {**facts, "share": self.share.data(4), "even": round(self.even, 4)}


@dataclass(frozen=True)
class Standing:
    """The whole result; `data()` is what `esbat rate --json` prints, the same for the same wish."""

    ladder: Ladder
    deals: int
    plays: int
    unwon: int  # plays that nobody won
    ranked: list[Ranked]  # best first
    duels: list[Duel]
    worth: float | None  # so many plays with deals and seats by lot would say as much as one here
    digest: str

    def duel(self, bot: str, other: str) -> Duel | None:
        """How these two did against each other; None if they did not meet."""
        return next((duel for duel in self.duels if (duel.bot, duel.other) == (bot, other)), None)

    def rungs(self) -> list[Duel]:
        """Each bot against the next one below: by rating, or as they were named if only neighbours met."""
        down = list(reversed(self.ladder.bots)) if self.ladder.rungs else [line.bot for line in self.ranked]
        found = [self.duel(upper, lower) for upper, lower in pairwise(down)]
        return [duel for duel in found if duel is not None]

    def data(self) -> dict[str, object]:
        return {
            **self.ladder.data(),
            "alone": self.ladder.alone,
            "deals": self.deals,
            "plays": self.plays,
            "nobody_won": self.unwon,
            "ratings": [line.data() for line in self.ranked],
            "duels": [duel.data() for duel in self.duels],
            "mirrored_worth": None if self.worth is None else round(self.worth, 3),
            "digest": self.digest,
        }


def standing(ladder: Ladder, results: Sequence[Result], resamples: int = RESAMPLES) -> Standing:
    """Work everything out from the plays of whole deals."""
    deals = list(by_deal(ladder, results))
    plays = len(deals) * len(ladder.seatings)
    urn = Urn(len(deals), IMAGINED_ALONE if ladder.alone else IMAGINED, ladder.seed, resamples)
    ratings = rated(ladder, deals, urn)
    ranked = [ranking(ladder, name, deals, urn, ratings[at]) for at, name in enumerate(ladder.bots)]
    ranked.sort(key=lambda found: -found.rating.value)
    order = [found.bot for found in ranked]
    met = set(ladder.pairs)
    duels = [duel(ladder, *pair, deals, urn) for pair in permutations(order, 2) if pair in met]
    unwon = sum(1 not in result.ranks for result in results[:plays])
    return Standing(
        ladder, len(deals), plays, unwon, ranked, duels, worth(ladder, deals), digest(results[:plays])
    )


# ---- ratings


def races(ladder: Ladder, deal: Deal) -> list[Race]:
    """What was run for in one deal: every table is a race; alone, all bots race with the deal."""
    places = {name: at for at, name in enumerate(ladder.bots)}
    if ladder.alone:
        reached = [achieved(ladder, result) for result in deal]
        best = sorted(set(reached), reverse=True)
        return [tuple(tuple(bot for bot, key in enumerate(reached) if key == level) for level in best)]
    found: list[Race] = []
    for seating, result in zip(ladder.seatings, deal, strict=True):
        # Those who have lost whatever the others did come last.
        order = [*sorted({rank for rank in result.ranks if rank}), 0]
        groups = [
            tuple(places[seating[s]] for s, r in enumerate(result.ranks) if r == rank) for rank in order
        ]
        found.append(tuple(group for group in groups if group))
    return found


def even_races(ladder: Ladder) -> list[Race]:
    """The races of an imagined deal, in which all came in together."""
    places = {name: at for at, name in enumerate(ladder.bots)}
    if ladder.alone:
        return [(tuple(places.values()),)]
    return [(tuple(places[name] for name in seating),) for seating in ladder.seatings]


def achieved(ladder: Ladder, result: Result) -> tuple[bool, bool, int]:
    """How well a play alone went: won or lost; for one seat then the score; a forfeit is worse than all."""
    won = result.ranks[0] == 1
    return (not result.forfeits, won, result.scores[0] if ladder.seats == 1 else 0)


def rated(ladder: Ladder, deals: Sequence[Deal], urn: Urn) -> list[Interval]:
    """The rating of every bot."""
    book = Book(len(ladder.bots))
    rows = [summed(book, races(ladder, deal)) for deal in deals]
    rows += [summed(book, even_races(ladder))] * urn.imagined
    used = sorted({column for row in rows for column in row})
    columns = {column: [row.get(column, 0.0) for row in rows] for column in used}

    def wins(draw: Sequence[int]) -> list[float]:
        found = [0.0] * book.width
        for column, values in columns.items():
            found[column] = weighed(draw, values)
        return found

    best = book.fitted(wins([1] * len(deals)))

    def fits(drawn: list[Draw]) -> list[list[float]]:
        return [book.fitted(wins(draw), best) for draw in drawn]

    plain, padded = fits(urn.plain), fits(urn.padded)
    return [
        bounds(
            POINTS * best[bot],
            [POINTS * ratings[bot] for ratings in plain],
            [POINTS * ratings[bot] for ratings in padded],
        )
        for bot in range(len(ladder.bots))
    ]


def summed(book: Book, found: list[Race]) -> dict[int, float]:
    row: dict[int, float] = {}
    for race in found:
        for column, weight in book.entries(race).items():
            row[column] = row.get(column, 0.0) + weight
    return row


# ---- shares


def pots(result: Result) -> list[float]:
    """What each seat gets of the pot: the winners share it, or all if nobody won."""
    winners = result.ranks.count(1)
    if not winners:
        return [1 / len(result.ranks)] * len(result.ranks)
    return [1 / winners if rank == 1 else 0.0 for rank in result.ranks]


def ranking(ladder: Ladder, name: str, deals: Sequence[Deal], urn: Urn, rating: Interval) -> Ranked:
    """All about one bot."""
    mine = [
        (at, seat) for at, row in enumerate(ladder.seatings) for seat, who in enumerate(row) if who == name
    ]
    shares: list[float] = []
    scores: list[float] = []
    forfeits = 0
    reason: EsbatError | None = None
    for deal in deals:
        won = [
            float(deal[at].ranks[seat] == 1) if ladder.alone else ladder.seats * pots(deal[at])[seat]
            for at, seat in mine
        ]
        shares.append(sum(won) / len(mine))
        scores.append(sum(deal[at].scores[seat] for at, seat in mine) / len(mine))
        for at in dict(mine):
            given = [why for why in deal[at].forfeits if ladder.seatings[at][why[0]] == name]
            forfeits += bool(given)
            if given and reason is None:
                reason = EsbatError(given[0][1], given[0][2])
    share = urn.mean(shares, 0.5 if ladder.alone else 1.0)
    score = urn.mean(scores, sum(scores) / len(scores))
    return Ranked(name, len(deals) * len(dict(mine)), rating, share, score, forfeits, reason)


def terms(ladder: Ladder, one: str, other: str, deal: Deal) -> list[float]:
    """What one deal says about two bots, play by play; the mean of these is what a duel is about."""
    if ladder.alone:
        return [
            float(sum(achieved(ladder, deal[ladder.bots.index(one)]))),
            -float(sum(achieved(ladder, deal[ladder.bots.index(other)]))),
        ]
    return [pots(deal[at])[ladder.seatings[at].index(one)] for at in ladder.duel(one, other)]


def duel(ladder: Ladder, one: str, other: str, deals: Sequence[Deal], urn: Urn) -> Duel:
    """Two bots."""
    if ladder.alone:
        even = 0.5
        values: list[float] = []
        for deal in deals:
            mine, theirs = (achieved(ladder, deal[ladder.bots.index(name)]) for name in (one, other))
            values.append(even if mine == theirs else float(mine > theirs))
        plays = len(deals)
    else:
        even = 1 / ladder.seats
        found = [terms(ladder, one, other, deal) for deal in deals]
        values = [sum(row) / len(row) for row in found]
        plays = sum(len(row) for row in found)
    return Duel(one, other, plays, urn.mean(values, even), even)


# ---- what mirrored deals are worth


def worth(ladder: Ladder, deals: Sequence[Deal]) -> float | None:
    """The variance of all duels if each play had had a deal and seats drawn by lot, over what it was here.

    Plays of different deals know nothing of each other: there the variances of all plays would add up.
    What the plays of a deal come to together is seen from deal to deal. Two means that as many plays say
    twice as much. Nothing can be said where all deals ended alike.
    """
    apart = together = 0.0
    for one, other in ladder.pairs:
        rows = [terms(ladder, one, other, deal) for deal in deals]
        if ladder.alone:
            apart += sum(variance(column) for column in zip(*rows, strict=True))
        else:
            apart += len(rows[0]) * variance([term for row in rows for term in row])
        together += variance([sum(row) for row in rows])
    return apart / together if together else None

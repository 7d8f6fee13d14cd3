"""Ratings, shares and intervals from results that are known."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.outcome import Outcome
from esbat.lab.bootstrap import Interval, Urn, bounds, quantile, variance
from esbat.lab.ladder import Ladder, Result
from esbat.lab.played import ruled
from esbat.lab.standing import Standing, pots, standing

pytestmark = pytest.mark.once

TWO = Ladder("air", 2, ("a", "b"), 0, (), "", (), False)
ALONE = Ladder("air", 1, ("a", "b"), 0, (), "", (), True)


def result(*ranks: int, score: int = 0, forfeit: bool = False) -> Result:
    given: list[tuple[int, str, dict[str, object]]] = [(0, "lab-guest-silent", {})] if forfeit else []
    return Result(list(ranks), [score] * len(ranks), "seal", given)


def two(winners: list[str]) -> Standing:
    """Two bots over deals of which each says who won with a in the first seat, and who with b there."""
    plays = [
        result(1, 2) if who == first else result(2, 1)
        for pair in winners
        for who, first in zip(pair, "ab", strict=True)
    ]
    return standing(TWO, plays, 300)


def share(found: Standing) -> Interval:
    duel = found.duel("a", "b")
    assert duel is not None
    return duel.share


def test_a_ladder_by_rungs_rates_those_who_never_met() -> None:
    three = Ladder("air", 2, ("a", "b", "c"), 0, (), "", (), False, True)
    deal = [result(1, 2) if seats[0] > seats[1] else result(2, 1) for seats in three.seatings]
    upset = [result(*reversed(play.ranks)) for play in deal]
    found = standing(three, deal * 3 + upset, 50)
    assert [line.bot for line in found.ranked] == ["c", "b", "a"]
    assert found.duel("c", "a") is None
    assert [(duel.bot, duel.other, duel.share.value) for duel in found.rungs()] == [
        ("c", "b", 0.75),
        ("b", "a", 0.75),
    ]


def test_shares_and_ratings_of_two() -> None:
    found = two(["aa"] * 5 + ["ab"] * 5 + ["ba"] * 5 + ["bb"] * 5)
    for line in found.ranked:
        assert line.rating.value == pytest.approx(0, abs=1e-6)
        assert line.share.value == pytest.approx(1)
        assert line.share.low < 0.9
        assert line.share.high > 1.1
    better = two(["aa"] * 15 + ["ab"] * 5)
    assert [line.bot for line in better.ranked] == ["a", "b"]
    [duel] = better.rungs()
    assert (duel.plays, duel.even, duel.share.value) == (40, 0.5, 0.875)
    # Seven to one, less the pull to the middle: log10(7) * 400 is 338 points.
    gap = better.ranked[0].rating.value - better.ranked[1].rating.value
    assert 320 < gap < 338


def test_who_never_lost_is_not_certain() -> None:
    few, many = (share(two(["aa"] * deals)) for deals in (20, 200))
    assert few.value == many.value == few.high == 1
    # What Wilson's interval gives for 40 of 40 and 400 of 400 plays (91.2 and 99.0 %), or a little lower.
    assert 0.86 < few.low < 0.912
    assert 0.97 < many.low < 0.99


def test_intervals_hold_what_is_true_about_as_often_as_they_say() -> None:
    chance = seeded(5)
    held = 0
    for turn in range(60):
        values = [float(chance.pick(10) < 7) for deal in range(40)]
        found = Urn(40, 4, turn, 200).mean(values, 0.5)
        held += found.low <= 0.7 <= found.high
    assert held >= 54


def test_what_mirrored_deals_are_worth() -> None:
    # Luck decides: whoever has the better seat of the deal wins. Mirrored, it cancels out.
    luck = ["ab", "ba"] * 10
    skill = ["aa", "bb"]
    worth = two(luck * 2 + skill).worth
    assert worth is not None
    assert worth > 5
    # A deal that is one bot's in both seats: the second play says nothing new.
    assert two(["aa", "bb"] * 10).worth == pytest.approx(0.5, abs=0.02)
    # The first seat always wins but once: nothing is left of that, either.
    seat = two(["ab"] * 20 + ["bb"]).worth
    assert seat is not None
    assert seat > 5
    assert two(["aa"] * 10).worth is None


def test_alone_all_race_with_the_deal() -> None:
    deals = [[result(1, score=3), result(0, score=2)]] * 6 + [[result(0, score=1), result(0, score=1)]] * 4
    found = standing(ALONE, [play for deal in deals for play in deal], 100)
    assert [line.bot for line in found.ranked] == ["a", "b"]
    assert [line.share.value for line in found.ranked] == [0.6, 0.0]
    assert [line.score.value for line in found.ranked] == [2.2, 1.6]
    assert share(found).value == pytest.approx(0.8)
    forfeited = standing(ALONE, [result(0, score=0), result(0, score=9, forfeit=True)] * 3, 50)
    assert forfeited.ranked[0].bot == "a"
    assert forfeited.ranked[1].forfeits == 3


def test_a_deal_that_is_not_whole_does_not_count() -> None:
    found = standing(TWO, [result(1, 2)] * 5, 20)
    assert (found.deals, found.plays) == (2, 4)


def test_the_pot_is_shared() -> None:
    assert pots(result(1, 2, 1)) == [0.5, 0, 0.5]
    assert pots(result(0, 0)) == [0.5, 0.5]


def test_whoever_forfeits_has_lost() -> None:
    def ranks(given: list[int], forfeited: list[int], together: bool = False) -> list[int]:
        return ruled(Outcome([0] * len(given), given, "", "", "", together), forfeited)

    assert ranks([1, 2, 3], [0]) == [0, 1, 2]
    assert ranks([1, 2, 2, 4], [1]) == [1, 0, 2, 3]
    assert ranks([0, 0], [1]) == [1, 0]
    assert ranks([1], [0]) == [0]
    assert ranks([1, 1], [0], together=True) == [0, 0]


def test_small_figures() -> None:
    assert quantile([1.0, 2.0, 3.0], 0.25) == 1.5
    assert quantile([4.0], 0.975) == 4
    assert variance([1.0, 3.0]) == 2
    assert variance([1.0]) == 0
    assert bounds(5, [1.0, 2.0], [9.0, 9.0]).high == 9

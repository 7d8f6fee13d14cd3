"""The chance of success: exact, and a pure function of what a seat sees."""

from fractions import Fraction
from itertools import product

import pytest

from esbat.engine.view import ONLOOKER
from esbat.games.lancre.view import LancreView
from esbat.games.lancre.view_odds import Odds, odds_of
from tests.games.lancre.given import ANNAGRAMMA, PETULIA, TIFFANY, Given, given, space


def seen(play: Given, seat: int = TIFFANY) -> LancreView:
    view = play.board.view(seat)
    assert isinstance(view, LancreView)
    return view


def chance(play: Given, where: str, cards: bool = False, seat: int = TIFFANY) -> Fraction:
    odds = seen(play, seat).chance_at(space(where), cards)
    assert odds is not None
    return Fraction(odds.ways, odds.of)


@pytest.mark.parametrize("dice", [0, 1, 2, 4])
@pytest.mark.parametrize("needed", [-3, 0, 1, 5, 7, 9, 12, 18, 24, 25])
def test_odds_are_counted_over_every_fall_of_the_dice(dice: int, needed: int) -> None:
    falls = list(product([0, 2, 3, 4, 5, 6], repeat=dice))
    assert odds_of(needed, dice).data() == [sum(sum(fall) >= needed for fall in falls), len(falls)]


def test_the_figures_of_the_data_sheet() -> None:
    assert [odds_of(needed, 4).percent() for needed in (7, 8, 9, 12, 16, 20)] == [95, 93, 88, 68, 30, 5]
    assert odds_of(24, 4).percent() == 1 and odds_of(25, 4).percent() == 0 and odds_of(1, 4).percent() == 99


def test_before_an_attempt_dice_alone_or_with_the_hand() -> None:
    play = given().tile("badass", "arm").hand(TIFFANY, "igor1 shambles1 feegle1")
    assert chance(play, "badass") == Fraction(*odds_of(10, 4).data())
    assert chance(play, "badass", cards=True) == Fraction(*odds_of(10 - 1 - 2 - 2, 4).data())
    play.markers("badass", 1)
    assert chance(play, "badass") == Fraction(*odds_of(12, 4).data())


def test_during_an_attempt_what_is_rolled_counts() -> None:
    play = given().tile("badass", "arm").hand(TIFFANY, "igor1 feegle1 tick1").luck_is("3 2 4 C")
    play.does(TIFFANY, "walk badass", "roll", "symbol igor1")
    assert chance(play, "badass") == Fraction(*odds_of(10 - 6, 2).data())
    play.does(TIFFANY, "face")
    assert chance(play, "badass") == 1
    lost = given().tile("badass", "death").hand(TIFFANY, "igor1 feegle1").luck_is("3 2 4 C")
    lost.does(TIFFANY, "walk badass", "roll", "face")
    assert chance(lost, "badass") == 0 and chance(lost, "badass", cards=True) == 0


def test_what_solves_by_itself_is_certain() -> None:
    assert chance(given().tile("badass", "sheep").hand(TIFFANY, "aching"), "badass", cards=True) == 1
    assert chance(given().tile("badass", "death").hand(TIFFANY, "reaper1"), "badass", cards=True) == 1
    assert chance(given().tile("oak", "cunning").hand(TIFFANY, "esme1 nanny1 agnes1"), "oak", cards=True) == 1
    assert chance(given(3).tile("oak", "pig"), "oak", cards=True, seat=PETULIA) == 1
    assert chance(given().tile("oak", "fever"), "oak", cards=True, seat=ANNAGRAMMA) == Fraction(
        *odds_of(5, 4).data()
    )


def test_nobody_is_told_odds_of_what_they_cannot_see() -> None:
    play = given().tile("oak", "lily", hidden=True).tile("badass", "fever").hand(ANNAGRAMMA, "igor1 tick1")
    assert seen(play).chance_at(space("oak")) is None and "oak" not in seen(play).odds()
    assert seen(play, ONLOOKER).odds() == {}
    before = seen(play).odds()
    play.board.hands[ANNAGRAMMA] = 0
    assert seen(play).odds() == before, "another's hand makes no difference"


def test_percents_never_lie_about_certainty() -> None:
    assert [Odds(1, 1296).percent(), Odds(1295, 1296).percent()] == [1, 99]
    assert [Odds(0, 36).percent(), Odds(36, 36).percent(), Odds(1, 2).percent()] == [0, 100, 50]


def test_nothing_is_tried_before_the_first_step_nor_after_the_end() -> None:
    """-1 says so: neither a space nor a place counted from the end of the map."""
    play = given().at(TIFFANY, "badass").tile("badass", "fever")
    play.board.step = 0
    assert seen(play).trying == -1
    play.board.step = 1
    play.board.depth = 0
    assert seen(play).trying == -1

"""The apprentice of Sorcellerie !: how often it is found innocent, and what it does in plain cases."""

import pytest

from esbat.bots import bot, mind_of
from esbat.engine.chance import seeded
from esbat.games.wildegrens.game import WILDEGRENS
from tests.bots.plays import played
from tests.games.wildegrens.given import ME, Given, given

STRONG = "charlotte jocelyn phyllis"


@pytest.mark.long
def test_it_is_found_innocent_in_at_least_a_quarter_of_normal_plays_with_the_starter_coven() -> None:
    apprentice = bot("wildegrens", "apprentice")
    innocent = 0
    for seed in range(80):
        outcome = played(WILDEGRENS, [apprentice], {"coven": "starter"}, seed).outcome()
        assert outcome is not None
        innocent += outcome.grade == "innocent"
    assert innocent >= 20


def chosen(play: Given) -> str:
    play.start()
    mind = mind_of(WILDEGRENS, play.board, ME, seeded(1))
    return str(WILDEGRENS.text(bot("wildegrens", "apprentice").choose(mind)))


def test_it_goes_to_trial_when_everybody_is_convinced() -> None:
    play = given().papers(0, 1, 1).papers(1, 1, 2).papers(2, 2, 2).persuasion(4, 4, 4)
    play.in_play(revealed=STRONG).phase4("granary").moves("persuade linn")
    assert chosen(play) == "trial"


def test_it_goes_on_when_nobody_is() -> None:
    play = given().papers(0, 4, 4).papers(1, 4, 5).papers(2, 3, 3)
    play.in_play(revealed=STRONG).phase4("granary").moves("persuade linn")
    assert chosen(play) == "onward"


def test_it_clears_the_way_to_the_mission() -> None:
    assert chosen(given().in_play(revealed=STRONG).at(0, "mob1 boar1").phase4("granary")) == "beat a1"
    nightjars = given().in_play(revealed=STRONG).at(0, "evilwitch1 nightjars1").phase4("granary")
    assert chosen(nightjars) == "beat a2"


def test_it_keeps_enough_power_for_the_mission() -> None:
    play = given().in_play(revealed="charlotte gwen").at(0, "boar1").phase4("granary")
    assert chosen(play) == "done"  # 6 power, the Mission needs 5


def test_it_reveals_whom_it_needs_and_no_more() -> None:
    needed = given().hand("charlotte").in_play(hidden="gwen").phase3("granary")
    assert chosen(needed) == "reveal charlotte"
    plenty = given().hand("jane").in_play(revealed=STRONG).phase3("granary")
    assert chosen(plenty) == "hide jane"


def test_it_persuades_the_one_who_lacks_most() -> None:
    play = given().papers(0, 1, 1).papers(1, 4, 4).papers(2, 1, 1).persuasion(9, 6, 9)
    play.in_play(revealed=STRONG).phase4("granary")
    assert chosen(play) == "persuade ansel"


def test_it_throws_curses_away() -> None:
    play = given().hand("judith jane").on_top("curse gwen mary").moves("hide judith", "use")
    assert chosen(play) == "toss curse"


def test_it_strikes_the_highest_conviction() -> None:
    play = given().hand("constance jane").papers(0, 5, 1).papers(1, 2, 2).papers(2, 1, 1)
    assert chosen(play.moves("reveal constance")) == "strike linn1"

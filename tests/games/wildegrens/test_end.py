"""Chapter 19: five defeats, four grades."""

import pytest

from esbat.games.wildegrens.names import GRADES
from tests.games.wildegrens.given import given

rule = pytest.mark.rule
STRONG = "charlotte jocelyn phyllis"


@rule("WIL-143")
def test_two_failed_missions() -> None:
    play = given().in_play(hidden="jane").failed(1).phase4("granary").start()
    outcome = play.board.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.ranks) == ("two-missions", "WIL-143", [0])


@rule("WIL-144")
def test_five_souls() -> None:
    play = given().in_play(hidden="jane").souls(2, 2).phase4("school").luck_is(1).start()
    outcome = play.board.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("lost-souls", "WIL-144")


@rule("WIL-145")
def test_no_curse_left() -> None:
    play = given().jury("linn silas greta").row("granary crypt snow").hand("jane").curse_pile(0)
    play.moves("done", "choose granary")
    outcome = play.board.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("curses", "WIL-145")


@rule("WIL-146")
def test_no_witch_in_hand() -> None:
    play = given().deck("curse").in_play(revealed="jane").phase6("granary").start()
    outcome = play.board.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("no-witch", "WIL-146")


@rule("WIL-147")
def test_a_card_says_so() -> None:
    play = given().jury("linn silas greta").row("granary crypt snow").in_play(hidden="jane")
    play.phase4("crypt").start()
    outcome = play.board.outcome()
    assert outcome is not None and (outcome.reason, outcome.rule) == ("card", "WIL-147")


@rule("WIL-152", "WIL-153", "WIL-154", "WIL-155", "WIL-127", "WIL-149")
@pytest.mark.parametrize("convinced", range(4))
def test_the_four_grades(convinced: int) -> None:
    play = given().in_play(revealed=STRONG).persuasion(*[9 if place < convinced else 0 for place in range(3)])
    for place in range(3):
        play.papers(place, 4, 2 + place)
    play.phase4("granary")
    play.moves("persuade linn", "trial")
    outcome = play.board.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.grade, outcome.scores) == ("trial", GRADES[convinced], [convinced])
    assert outcome.ranks == [1 if convinced == 3 else 0]
    assert sum(1 for line in play.events() if line.startswith("judged")) == 3


@rule("WIL-148")
def test_chosen_or_ordered_it_is_the_same_trial() -> None:
    chosen = given().in_play(revealed=STRONG).phase4("granary").moves("persuade linn", "trial")
    ordered = given().in_play(revealed=STRONG).phase4("granary").start()
    ordered.board.must_trial = True
    ordered.moves("persuade linn")
    assert chosen.ending() == ordered.ending() == "trial"
    assert [line for line in chosen.events() if "judged" in line] == [
        line for line in ordered.events() if "judged" in line
    ]


@rule("WIL-R39")
def test_a_defeat_lies_below_all_grades() -> None:
    play = given().in_play(hidden="jane").failed(1).phase4("granary").start()
    assert play.grade() == "defeat" and play.grade() not in GRADES


@rule("WIL-127", "WIL-070")
def test_nothing_is_asked_after_the_end() -> None:
    play = given().in_play(revealed=STRONG).phase4("granary").moves("persuade linn", "trial")
    assert play.offers() == [] and play.refused("trial") == "WIL-070" and play.asks() == "over"

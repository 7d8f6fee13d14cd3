"""Steps bound to the step before them: `A > B`, B only if A was carried out in full."""

import pytest

from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens.given import box_with, given
from tests.games.wildegrens.scenes import STRONG, success

rule = pytest.mark.rule

# Steps without a choice, each with what it needs: on a card they are compulsory, and done in full.
IN_FULL = [
    "draw_next(1)",
    "ease_challenges(1)",
    "ease_familiars(1)",
    "ease_mission(1)",
    "ignore_blocks()",
    "cancel_failures(1)",
    "gain_persuasion(1, each)",
    "lose_persuasion(1, linked)",
    "add_challenge(1, others)",
    "must_trial()",
    "remove_curse(1)",
    "recruit(2)",
    "draw(1)",
    "lose_hidden(1)",
    "lose_prisoner(2)",
    "swap_curse(1)",
    "lose_villager(1)",
    "suffer_curse(1)",
]
# … and what cannot be done as often as it says.
IN_PART = ["remove_curse(2)", "recruit(3)", "lose_hidden(2)", "lose_prisoner(3)", "swap_curse(2)"]


def bound_step_followed(first: str) -> bool:
    """A Curse in hand, one hidden Witch, two Prisoners, two Recruits: does the bound step follow?"""
    play = success(f"{first} > ease_familiars(9)").hand("curse").in_play(hidden="jane")
    play.prison("gwen mary").recruits("marie agnes").on_top("amelia").phase4("granary")
    eased = play.view()["ease_familiars"]
    return isinstance(eased, int) and eased >= 9


@rule("WIL-084", "WIL-R47")
@pytest.mark.parametrize("first", IN_FULL)
def test_what_is_bound_to_a_compulsory_step_follows_it(first: str) -> None:
    assert bound_step_followed(first)


@rule("WIL-084", "WIL-R47")
@pytest.mark.parametrize("first", IN_PART)
def test_what_is_bound_to_a_step_done_in_part_does_not(first: str) -> None:
    assert not bound_step_followed(first)


@rule("WIL-176")
def test_cards_looked_at_on_the_way_are_dealt_with_before_the_bound_step() -> None:
    play = success("scry_challenges(1) > draw_next(3)").challenge_top("toad").phase4("granary").start()
    assert play.asks() == "scry" and play.view()["extra"] == 0
    assert play.moves("toss toad").view()["extra"] == 3


@rule("WIL-063", "WIL-116")
@pytest.mark.parametrize("at", [0, 1, 59])
def test_a_card_that_bears_a_jurors_symbol_moves_that_jurors_marker(at: int) -> None:
    """Wherever it stands in the box, first or last."""
    code = STANDARD.challenges[at].code
    box = box_with(challenges={f"{code}.juror": "ansel", f"{code}.failure": "lose_persuasion(1, linked)"})
    play = given(box).in_play(revealed=STRONG).at(0, code).phase4("granary").moves("done", "persuade linn")
    assert play.markers() == [3, 0, 1]
    plain = box_with(challenges={f"{code}.juror": "", f"{code}.failure": "lose_persuasion(1, linked)"})
    nobody = given(plain).in_play(revealed=STRONG).at(0, code).phase4("granary")
    assert nobody.moves("done", "persuade linn").markers() == [3, 1, 1]

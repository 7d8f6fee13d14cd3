"""Chapter 8: the beginner's bonus."""

import pytest

from tests.games.air.given import ANNE, MARIE, Given, given
from tests.lessons.shown import refused_in

rule = pytest.mark.rule


def crashing(white: int) -> Given:
    """Anne draws white 4 under white 5, 8, 9 after a deposit, owning so many white grimoires."""
    play = given().grimoires(ANNE, W=white, K=1).grimoires(MARIE, W=2)
    return play.column(ANNE, "W5 W8 W9").deposited("G10").deck("W4").does(ANNE, "draw")


@rule("AIR-056")
def test_without_a_grimoire_of_that_colour_the_card_may_be_kept() -> None:
    play = crashing(white=0).told("crashed anne W4 3")
    assert play.asked() == [ANNE]
    assert play.offers(ANNE) == ["keep", "decline"]
    play.does(ANNE, "keep").told("kept anne W4", "turn_began marie")
    assert play.hand_of(ANNE) == "W4"


@rule("AIR-056", "AIR-R13")
def test_the_bonus_may_be_declined() -> None:
    play = crashing(white=0).does(ANNE, "decline").told("declined anne W4", "turn_began marie")
    assert play.hand_of(ANNE) == "" and play.in_discard() == "W4 W5 W8 W9"


@rule("AIR-R13")
def test_keeping_is_offered_first() -> None:
    assert crashing(white=0).offers(ANNE)[0] == "keep"


@rule("AIR-057")
def test_even_then_the_column_is_lost() -> None:
    play = crashing(white=0).does(ANNE, "keep")
    assert play.in_discard() == "W5 W8 W9"
    assert play.columns_of(ANNE) == "" and play.hand_of(ANNE) == "W4"


@rule("AIR-058")
@pytest.mark.parametrize("white", [1, 2])
def test_with_a_grimoire_of_that_colour_there_is_no_bonus(white: int) -> None:
    play = crashing(white=white).told("crashed anne W4 3", "turn_began marie")
    assert play.in_discard() == "W4 W5 W8 W9" and play.hand_of(ANNE) == ""


@rule("AIR-056")
def test_the_bonus_is_about_the_crashing_colour_and_the_crashing_player() -> None:
    """She owns a black grimoire and Marie two white ones: neither matters."""
    play = crashing(white=0)
    assert play.grimoires_of(ANNE) == {"K": 1} and play.grimoires_of(MARIE) == {"W": 2}
    assert play.offers(ANNE) == ["keep", "decline"]


@rule("AIR-056")
def test_there_is_nothing_to_keep_without_a_crash() -> None:
    """Nor to decline, as the show of this rule has it."""
    assert given().refuses(ANNE, "keep").rule == "AIR-056"
    move, refusal = refused_in("air", "AIR-056")
    assert (move, refusal.key) == ("decline", "air-no-crash")


@rule("AIR-R12", "AIR-077")
def test_the_bonus_may_take_the_hand_past_five_even_after_a_cat() -> None:
    """The cat has come this turn; the hand of five grows to six all the same."""
    play = given().hand(ANNE, "K1 K2 K3 K4 K5").column(ANNE, "W9").deck("O15 V1 W4")
    play.does(ANNE, "draw", "place", "draw", "deposit", "draw", "keep")
    assert play.hand_of(ANNE) == "W4 K1 K2 K3 K4 K5"

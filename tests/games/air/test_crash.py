"""Chapter 7: the crash."""

import pytest

from tests.games.air.given import ANNE, MARIE, Given, given

rule = pytest.mark.rule


def crash(hand: str = "", more: str = "") -> Given:
    """Anne owns a white grimoire, has deposited green 10, and draws white 4 under white 5, 8, 9."""
    play = given().grimoires(ANNE, W=1).hand(ANNE, hand).column(ANNE, f"W5 W8 W9 {more}").deposited("G10")
    return play.deck("W4")


@rule("AIR-050")
def test_after_a_deposit_the_next_card_that_does_not_fit_crashes() -> None:
    play = given().grimoires(ANNE, W=1).column(ANNE, "W9").deposited("G10").deck("W4").does(ANNE, "draw")
    play.told("drew anne W4", "crashed anne W4 1", "turn_began marie")


@rule("AIR-050")
def test_cards_that_fit_in_between_do_not_save_her() -> None:
    play = given().grimoires(ANNE, W=1).column(ANNE, "W9").deposited("G10").deck("O1 W12 W4")
    play.does(ANNE, "draw", "draw").never_told("crashed")
    play.does(ANNE, "draw").told("crashed anne W4 2")


@rule("AIR-051")
def test_the_card_and_its_column_go_to_the_discard() -> None:
    play = crash().does(ANNE, "draw").told("crashed anne W4 3")
    assert play.in_discard() == "W4 W5 W8 W9"
    assert play.columns_of(ANNE) == "" and play.hand_of(ANNE) == ""


@rule("AIR-052")
def test_other_columns_hands_and_grimoires_are_unaffected() -> None:
    play = crash(hand="K1 W1 W14", more="G1 G2 G3 O7").grimoires(MARIE, W=1).column(MARIE, "W2 W3")
    play.does(ANNE, "draw")
    assert play.columns_of(ANNE) == "G1 G2 G3 O7"
    assert play.hand_of(ANNE) == "W1 W14 K1"
    assert play.grimoires_of(ANNE) == {"W": 1}
    assert play.columns_of(MARIE) == "W2 W3" and play.grimoires_of(MARIE) == {"W": 1}


@rule("AIR-053")
def test_a_crash_ends_the_turn_at_once() -> None:
    play = crash(more="K5").does(ANNE, "draw").told("crashed anne W4 3", "turn_began marie")
    play.never_told("landed")
    assert play.asked() == [MARIE] and play.columns_of(ANNE) == "K5"


@rule("AIR-053")
def test_after_the_bonus_too_the_next_is_at_turn() -> None:
    play = given().column(ANNE, "W9 K5").deposited("G10").deck("W4").does(ANNE, "draw")
    assert play.refuses(ANNE, "land K").rule == "AIR-053"
    play.does(ANNE, "keep").told("kept anne W4", "turn_began marie")
    assert play.columns_of(ANNE) == "K5"


@rule("AIR-054", "AIR-R27")
def test_no_diploma_after_a_crash() -> None:
    play = crash(hand="K1 K2 K3 K4 K5").does(ANNE, "draw")
    assert play.asked() == [MARIE]
    assert play.refuses(ANNE, "graduate K 5").rule == "AIR-012"
    bonus = given().hand(ANNE, "K1 K2 K3").column(ANNE, "W9").deposited("G10").deck("W4").does(ANNE, "draw")
    bonus.does(ANNE, "keep").told("kept anne W4", "turn_began marie")
    assert bonus.grimoires_of(ANNE) == {}


@rule("AIR-055")
def test_the_card_deposited_before_stays_in_the_common_zone() -> None:
    play = crash().common("O3").does(ANNE, "draw")
    assert play.in_common() == "G10 O3"
    assert play.takes(MARIE) == ["G10", "O3"]


@rule("AIR-050", "AIR-051")
def test_the_column_of_the_crashed_card_counts_not_the_deposited_one() -> None:
    """Depositing green does not cost the green column when white crashes."""
    play = crash(more="G2 G12").does(ANNE, "draw")
    assert play.columns_of(ANNE) == "G2 G12"

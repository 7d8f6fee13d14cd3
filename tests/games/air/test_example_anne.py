"""Chapter 5: the rulebook's first worked example. Black 3, 7, 11 and violet 4 are our fillers."""

import pytest

from tests.games.air.given import ANNE, MARIE, Given, given

rule = pytest.mark.rule


def anne() -> Given:
    """Fixture E1: Anne's green column ends in 6; she has one violet witch; two deck cards are known."""
    return given().column(ANNE, "G6 V4").common("K3 K7 K11 G9 W8").deck("W5 W13").turn(ANNE)


FLIGHT = """
    anne: take K3
    anne: take K7
    anne: take K11
    anne: take G9
    anne: draw
    anne: place
    anne: take W8
    anne: draw
    anne: place
    """


@rule("AIR-036")
def test_how_her_turn_begins() -> None:
    play = anne()
    assert play.columns_of(ANNE) == "G6 V4"
    assert play.offers(ANNE) == ["draw", "take W8", "take K3", "take K7", "take K11", "take G9"]


@rule("AIR-037")
def test_three_black_witches_in_rising_order() -> None:
    play = anne().does(ANNE, "take K3", "take K7", "take K11")
    assert play.columns_of(ANNE) == "K3 K7 K11 G6 V4"
    assert play.in_common() == "W8 G9"
    wrong_order = anne().does(ANNE, "take K7")
    assert "K3" not in wrong_order.takes(ANNE)


@rule("AIR-038")
def test_green_9_onto_green_6_and_white_opened_from_the_deck() -> None:
    play = anne().does(ANNE, "take K3", "take K7", "take K11", "take G9", "draw", "place")
    play.told("took anne G9", "drew anne W5", "placed anne W5")
    assert play.columns_of(ANNE) == "W5 K3 K7 K11 G6 G9 V4"


@rule("AIR-039")
def test_white_8_from_the_common_zone_then_13_from_the_deck() -> None:
    play = anne().goes(FLIGHT)
    assert play.columns_of(ANNE) == "W5 W8 W13 K3 K7 K11 G6 G9 V4"
    assert play.board.flown == 7
    names = [line.split()[0] for line in play.events()]
    assert names.count("took") == 5 and names.count("drew") == 2
    assert play.in_common() == ""


@rule("AIR-040", "AIR-043")
def test_a_soft_landing_offers_all_four_colours() -> None:
    play = anne().goes(FLIGHT)
    assert play.landings(ANNE) == ["W", "K", "G", "V"]
    play.does(ANNE, "land W").told("landed anne W 3")
    assert play.hand_of(ANNE) == "W5 W8 W13"


@rule("AIR-041", "AIR-045")
def test_had_she_deposited_a_card_only_violet_would_be_left() -> None:
    play = anne().goes(FLIGHT).deposited("O2")
    assert play.landings(ANNE) == ["V"]
    refusal = play.refuses(ANNE, "land W")
    assert refusal.rule == "AIR-045" and refusal.facts == {"colour": "W", "size": 3, "smallest": 1}
    play.does(ANNE, "land V").told("landed anne V 1 forced", "turn_began marie")
    assert play.hand_of(ANNE) == "V4"
    assert play.columns_of(ANNE) == "W5 W8 W13 K3 K7 K11 G6 G9"
    assert play.asked() == [MARIE]

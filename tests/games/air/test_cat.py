"""Chapter 11: the black cat."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.air.tables import HAS_CAT, WITCHES
from tests.games.air.given import ANNE, JEANNE, MARIE, Given, given

rule = pytest.mark.rule


def cat() -> Given:
    """Anne holds 7 cards, Marie 5, Jeanne 6; Marie draws violet 15."""
    play = given(3).hand(ANNE, "W1 W2 W3 W4 W5 W6 W7").hand(MARIE, "K1 K2 K3 K4 K5")
    return play.hand(JEANNE, "G1 G2 G3 G4 G5 G6").turn(MARIE).deck("V15").does(MARIE, "draw")


@rule("AIR-073")
def test_there_are_five_cats_one_on_each_fifteen() -> None:
    with_cat = [card for card in WITCHES if HAS_CAT[card]]
    assert [card & 15 for card in with_cat] == [15] * 5
    assert {card >> 4 for card in with_cat} == {0, 1, 2, 3, 4}


@rule("AIR-073", "AIR-074")
@pytest.mark.parametrize("colour", "WKGVO")
def test_drawing_a_fifteen_brings_the_cat_a_fourteen_does_not(colour: str) -> None:
    given().deck(f"{colour}15").does(ANNE, "draw").told(f"drew anne {colour}15", f"cat_came anne {colour}15")
    given().deck(f"{colour}14").does(ANNE, "draw").never_told("cat_came")


@rule("AIR-074")
def test_everybody_keeps_at_most_five_cards_in_hand() -> None:
    """Hands of 7, 5 and 6 lose 2, 0 and 1."""
    play = cat()
    assert play.asks() == "cat" and play.asked() == [ANNE, JEANNE]
    play.does(ANNE, "shed W1", "shed W2").does(JEANNE, "shed G1")
    assert play.hand_of(ANNE) == "W3 W4 W5 W6 W7"
    assert play.hand_of(MARIE) == "K1 K2 K3 K4 K5"
    assert play.hand_of(JEANNE) == "G2 G3 G4 G5 G6"
    assert play.in_discard() == "W1 W2 G1"


@rule("AIR-074")
def test_the_active_player_is_included() -> None:
    play = given().hand(ANNE, "W1 W2 W3 W4 W5 W6").deck("V15").does(ANNE, "draw")
    assert play.asked() == [ANNE] and play.asks() == "cat"
    play.does(ANNE, "shed W6")
    assert play.hand_of(ANNE) == "W1 W2 W3 W4 W5"


@rule("AIR-074")
def test_who_has_five_or_fewer_is_not_asked() -> None:
    play = cat()
    refusal = play.refuses(MARIE, "shed K1")
    assert (refusal.rule, refusal.key) == ("AIR-074", "air-cat-spares-you")
    assert given().refuses(ANNE, "shed W1").rule == "AIR-074"


@rule("AIR-075")
@pytest.mark.parametrize("colour", "WKGVO")
def test_a_card_is_given_up_once_in_any_colour(colour: str) -> None:
    hand = " ".join(f"{colour}{value}" for value in range(1, 8))
    play = given().hand(ANNE, hand).deck("V15").does(ANNE, "draw", f"shed {colour}4")
    assert play.refuses(ANNE, f"shed {colour}4").key == "air-already-named"
    assert play.refuses(ANNE, f"shed {colour}9").key == "air-not-in-hand"


@rule("AIR-075")
def test_each_player_chooses_what_to_give_up() -> None:
    """Anne is asked for two cards, any two she holds, each once."""
    play = cat()
    assert play.offers(ANNE) == [f"shed W{value}" for value in range(1, 8)]
    play.does(ANNE, "shed W4")
    assert play.offers(ANNE) == [f"shed W{value}" for value in (1, 2, 3, 5, 6, 7)]
    assert play.refuses(ANNE, "shed W4").key == "air-already-named"
    assert play.refuses(ANNE, "shed G1").key == "air-not-in-hand"
    play.does(ANNE, "shed W7")
    assert play.offers(ANNE) == []
    assert play.refuses(ANNE, "shed W1").rule == "AIR-075"
    play.does(JEANNE, "shed G6")
    assert play.hand_of(ANNE) == "W1 W2 W3 W5 W6"


@rule("AIR-R11")
def test_answers_stay_hidden_until_all_are_in() -> None:
    """In any order, nobody sees what another has named; then all cards go at once, told clockwise."""
    play = cat()
    before = [play.view(seat) for seat in range(3)]
    play.does(JEANNE, "shed G3")
    assert play.events() == [] and play.in_discard() == ""
    assert play.view(ANNE) == before[ANNE] and play.view(MARIE) == before[MARIE]
    play.does(ANNE, "shed W1")
    assert play.view(JEANNE)["discard"] == []
    play.does(ANNE, "shed W2").told("shed jeanne G3", "shed anne W1", "shed anne W2")


@rule("AIR-093", "AIR-R11")
@pytest.mark.parametrize("eyes", [MARIE, JEANNE])
def test_others_imagine_that_nothing_has_been_named_yet(eyes: int) -> None:
    """Anne has named one of two: to the others she still owes both, and any of seven cards may go."""
    imagined = cat().does(ANNE, "shed W1").state.imagine(eyes, seeded(1))
    for owed in (7, 6):
        assert ANNE in imagined.acting() and len(imagined.legal(ANNE)) == owed
        imagined.apply(ANNE, imagined.legal(ANNE)[0])
    assert ANNE not in imagined.acting()


@rule("AIR-076")
def test_only_hands_are_limited() -> None:
    """Three in hand, nine in columns and six grimoires: nothing is lost."""
    play = given().hand(ANNE, "W1 W2 W3").column(ANNE, "K1 K2 K3 G1 G2 G3 O1 O2 O3").grimoires(ANNE, W=6)
    play.deck("V15").does(ANNE, "draw").told("drew anne V15", "cat_came anne V15")
    assert play.asks() == "settle"
    assert play.hand_of(ANNE) == "W1 W2 W3" and play.grimoires_of(ANNE) == {"W": 6}
    assert play.columns_of(ANNE) == "K1 K2 K3 G1 G2 G3 O1 O2 O3"


@rule("AIR-077")
def test_hands_may_grow_again_afterwards() -> None:
    """After the cat, a soft landing of four with five in hand makes nine."""
    play = given().hand(ANNE, "K1 K2 K3 K4 K5 K6").column(ANNE, "W1 W2 W3").deck("W15")
    play.does(ANNE, "draw", "shed K6", "place", "land W")
    assert len(play.hand_of(ANNE).split()) == 9


@rule("AIR-078", "AIR-R10")
def test_the_cat_comes_first_then_the_fifteen_is_settled() -> None:
    play = cat()
    assert play.refuses(ANNE, "place").rule == "AIR-078"
    assert play.refuses(MARIE, "place").rule == "AIR-074"
    play.does(ANNE, "shed W1", "shed W2").does(JEANNE, "shed G1")
    assert play.asked() == [MARIE] and play.offers(MARIE) == ["place", "deposit"]
    assert play.does(MARIE, "deposit").in_common() == "V15"


@rule("AIR-078")
def test_after_a_deposit_the_cat_still_comes_before_the_fifteen_is_placed() -> None:
    play = given().hand(ANNE, "W1 W2 W3 W4 W5 W6").deposited("O2").deck("V15").does(ANNE, "draw")
    play.does(ANNE, "shed W1").told("shed anne W1", "placed anne V15")
    assert play.asks() == "fly"


@rule("AIR-079")
@pytest.mark.parametrize("column", ["", "V1", "V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13 V14"])
def test_a_fifteen_never_crashes(column: str) -> None:
    play = given().column(ANNE, column).deposited("O2").deck("V15").does(ANNE, "draw")
    play.told("cat_came anne V15", "placed anne V15").never_told("crashed")
    assert play.columns_of(ANNE).endswith("V15")


@rule("AIR-R09")
def test_a_fifteen_from_the_common_zone_brings_no_cat() -> None:
    play = given().hand(ANNE, "W1 W2 W3 W4 W5 W6 W7").common("V15").does(ANNE, "take V15")
    play.told("took anne V15").never_told("cat_came")
    assert play.asks() == "fly" and len(play.hand_of(ANNE).split()) == 7


@rule("AIR-R10")
def test_the_fifteen_itself_is_in_no_hand() -> None:
    """With five cards in hand, drawing the cat costs nothing."""
    play = given().hand(ANNE, "W1 W2 W3 W4 W5").deck("V15").does(ANNE, "draw")
    assert play.asks() == "settle" and play.hand_of(ANNE) == "W1 W2 W3 W4 W5"

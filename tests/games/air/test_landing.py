"""Chapter 6: soft and forced landings."""

import pytest

from tests.games.air.given import ANNE, MARIE, given

rule = pytest.mark.rule

SIZES_3_2_3_1 = "W5 W8 W13 K3 K7 G1 G2 G3 V4"


@rule("AIR-042")
def test_one_may_stop_after_the_first_card() -> None:
    play = given().deck("W1").does(ANNE, "draw", "place")
    assert "land W" in play.offers(ANNE)
    assert "land K" in given().common("K9").does(ANNE, "take K9").offers(ANNE)


@rule("AIR-042")
def test_one_may_stop_after_every_further_card() -> None:
    play = given().deck("W1 W2 W3 W4")
    for _ in range(4):
        play.does(ANNE, "draw", "place")
        assert play.offers(ANNE) == ["draw", "land W"]


@rule("AIR-043")
def test_a_soft_landing_chooses_any_column() -> None:
    play = given().column(ANNE, SIZES_3_2_3_1).flown(1)
    assert play.landings(ANNE) == ["W", "K", "G", "V"]


@rule("AIR-043")
def test_a_deposit_rules_a_soft_landing_out() -> None:
    play = given().column(ANNE, SIZES_3_2_3_1).deck("O2").does(ANNE, "draw", "deposit")
    assert play.landings(ANNE) == ["V"]


@rule("AIR-044")
@pytest.mark.parametrize(
    ("colour", "landed", "others"),
    [
        ("W", "W5 W8 W13", "K3 K7 G1 G2 G3 V4"),
        ("K", "K3 K7", "W5 W8 W13 G1 G2 G3 V4"),
        ("V", "V4", "W5 W8 W13 K3 K7 G1 G2 G3"),
    ],
)
def test_a_landing_takes_one_whole_column(colour: str, landed: str, others: str) -> None:
    play = given().column(ANNE, SIZES_3_2_3_1).flown(1).does(ANNE, f"land {colour}")
    assert play.hand_of(ANNE) == landed and play.columns_of(ANNE) == others


@rule("AIR-044")
def test_one_lands_a_column_one_has() -> None:
    play = given().column(ANNE, "W5").column(MARIE, "O3").flown(1)
    assert play.refuses(ANNE, "land O").rule == "AIR-044"
    assert play.refuses(ANNE, "land none").rule == "AIR-044"


@rule("AIR-045")
def test_a_forced_landing_takes_the_smallest_column() -> None:
    play = given().column(ANNE, SIZES_3_2_3_1).deposited("O2")
    assert play.landings(ANNE) == ["V"]
    for colour in "WKG":
        assert play.refuses(ANNE, f"land {colour}").rule == "AIR-045"
    play.does(ANNE, "land V").told("landed anne V 1 forced")


@rule("AIR-045", "AIR-R07")
def test_a_forced_landing_without_any_column_takes_nothing() -> None:
    """The first card was deposited by choice; three whites in hand still make a diploma."""
    play = given().hand(ANNE, "W1 W2 W3").deck("V14").does(ANNE, "draw", "deposit")
    assert play.offers(ANNE) == ["draw", "land none"]
    play.does(ANNE, "land none").told("landed anne none 0 forced")
    assert play.offers(ANNE) == ["graduate W 3", "end"]
    assert play.hand_of(ANNE) == "W1 W2 W3"


@rule("AIR-046")
def test_smallest_means_fewest_cards_not_lowest_values() -> None:
    play = given().column(ANNE, "G14 W1 W2").deposited("O2")
    assert play.landings(ANNE) == ["G"]


@rule("AIR-047")
def test_among_equal_smallest_columns_she_chooses() -> None:
    """Sizes 2, 2 and 4: two choices."""
    play = given().column(ANNE, "W1 W2 K8 K9 O1 O2 O3 O4").deposited("V2")
    assert play.landings(ANNE) == ["W", "K"]
    assert play.does(ANNE, "land K").hand_of(ANNE) == "K8 K9"


@rule("AIR-048")
def test_after_a_landing_no_more_witches_fly() -> None:
    play = given().hand(ANNE, "W1 W2").common("K9").column(ANNE, "W5").flown(1).does(ANNE, "land W")
    assert play.offers(ANNE) == ["graduate W 3", "end"]
    for text in ("draw", "take K9", "land W", "place"):
        assert play.refuses(ANNE, text).rule == "AIR-048"


@rule("AIR-048")
def test_without_a_diploma_the_turn_is_over_at_once() -> None:
    play = given().common("K9").column(ANNE, "W5 G1").flown(1).does(ANNE, "land W")
    play.told("landed anne W 1", "turn_began marie")
    assert play.offers(ANNE) == [] and play.asked() == [MARIE]


@rule("AIR-049", "AIR-R27")
def test_diplomas_follow_either_landing() -> None:
    soft = given().hand(ANNE, "W1 W2").column(ANNE, "W5").flown(1).does(ANNE, "land W")
    forced = given().hand(ANNE, "W1 W2").column(ANNE, "W5").deposited("K2").does(ANNE, "land W")
    for play in (soft, forced):
        play.does(ANNE, "graduate W 3").told("graduated anne W 3 1")
        assert play.grimoires_of(ANNE) == {"W": 1}


@rule("AIR-049")
def test_no_diploma_before_the_landing() -> None:
    play = given().hand(ANNE, "W1 W2 W3").flown(1).column(ANNE, "K1")
    assert play.refuses(ANNE, "graduate W 3").rule == "AIR-049"


@rule("AIR-063", "AIR-R08", "AIR-R31")
def test_an_empty_hand_has_nothing_to_graduate() -> None:
    play = given().deck("V14").does(ANNE, "draw", "deposit", "land none")
    play.told("landed anne none 0 forced", "turn_began marie")

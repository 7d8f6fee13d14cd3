"""Chapter 10: jokers, with the rulebook's second worked example (Marie)."""

import pytest

from tests.games.air.given import ANNE, MARIE, Given, given
from tests.games.air.test_diploma import landed

rule = pytest.mark.rule


def marie(hand: str = "W2 W7 V10 G12") -> Given:
    """Fixture E2: Marie, with a violet and a green grimoire, has landed."""
    return landed(given(3).hand(MARIE, hand).grimoires(MARIE, V=1, G=1), MARIE)


@rule("AIR-070", "AIR-071", "AIR-072", "AIR-066")
def test_marie_gets_two_white_grimoires_for_two_whites_and_two_jokers() -> None:
    """Exactly this: hand less 4, discard plus 4, white pile less 2. She had no white grimoire before."""
    play = marie()
    assert play.grimoires_of(MARIE) == {"G": 1, "V": 1}
    assert "graduate W 4" in play.offers(MARIE)
    play.does(MARIE, "graduate W 4").told("graduated marie W 4 2")
    assert play.hand_of(MARIE) == "" and play.in_discard() == "W2 W7 G12 V10"
    assert play.left("W") == 8 - 2
    assert play.grimoires_of(MARIE) == {"W": 2, "G": 1, "V": 1}


@rule("AIR-066")
def test_cards_of_other_colours_stand_in() -> None:
    """Two whites and a green make three."""
    play = landed(given().hand(ANNE, "W2 W7 G12").grimoires(ANNE, G=1))
    assert play.offers(ANNE) == ["graduate W 3", "end"]
    play.does(ANNE, "graduate W 3").told("laid anne W2", "laid anne W7", "laid anne G12")
    assert play.grimoires_of(ANNE) == {"W": 1, "G": 1}


@rule("AIR-067")
def test_a_joker_needs_a_grimoire_of_its_own_colour() -> None:
    """Neither somebody else's green grimoire nor one's own of another colour will do."""
    play = landed(given().hand(ANNE, "W2 W7 G12").grimoires(MARIE, G=1).grimoires(ANNE, V=1, W=1))
    assert play.asked() == [MARIE], "no diploma was possible"
    laying = landed(given().hand(ANNE, "W2 W5 W7 W8 G12").grimoires(ANNE, V=1)).does(ANNE, "graduate W 3")
    refusal = laying.refuses(ANNE, "lay G12")
    assert (refusal.rule, refusal.key) == ("AIR-067", "air-joker-not-owned")


@rule("AIR-068")
def test_a_joker_must_be_greater_than_the_highest_witch() -> None:
    """On white 2 and 7, violet 7 is refused and violet 8 accepted."""
    assert landed(given().hand(ANNE, "W2 W7 V7").grimoires(ANNE, V=1)).asked() == [MARIE]
    assert landed(given().hand(ANNE, "W2 W7 V6").grimoires(ANNE, V=1)).asked() == [MARIE]
    play = landed(given().hand(ANNE, "W2 W7 V8").grimoires(ANNE, V=1))
    assert play.offers(ANNE) == ["graduate W 3", "end"]


@rule("AIR-068", "AIR-R16")
def test_only_witches_used_in_the_diploma_count() -> None:
    """White 9 stays in hand, so violet 8 may follow white 2 and 7, which name themselves."""
    play = landed(given().hand(ANNE, "W2 W7 W9 V8").grimoires(ANNE, V=1)).does(ANNE, "graduate W 3")
    assert play.offers(ANNE) == ["lay W9", "lay V8"]
    assert play.does(ANNE, "lay V8").hand_of(ANNE) == "W9"


@rule("AIR-068")
def test_a_joker_too_low_is_refused_with_its_reason() -> None:
    play = landed(given().hand(ANNE, "W2 W7 W9 W10 W11 V3").grimoires(ANNE, V=1))
    play.does(ANNE, "graduate W 3", "lay W7")
    refusal = play.refuses(ANNE, "lay V3")
    assert refusal.rule == "AIR-068" and refusal.facts["best"] == "W7"


@rule("AIR-R16")
def test_jokers_are_not_compared_with_each_other() -> None:
    """Green 12 before violet 10, orange 9 after both: all above white 7."""
    play = landed(given().hand(ANNE, "W2 W7 G12 V10 O9").grimoires(ANNE, V=1, G=1, O=1))
    play.does(ANNE, "graduate W 5").told("laid anne G12", "laid anne V10", "laid anne O9")


@rule("AIR-069")
def test_each_colour_is_a_joker_once() -> None:
    """White 2 and 7 with green 12 and 14 make three cards, not four."""
    play = landed(given().hand(ANNE, "W2 W7 G12 G14").grimoires(ANNE, G=1))
    assert play.offers(ANNE) == ["graduate W 3", "end"]
    assert play.refuses(ANNE, "graduate W 4").rule == "AIR-059"
    two = marie("W2 W7 G12 G14 V10 V11").does(MARIE, "graduate W 4")
    assert two.offers(MARIE) == ["lay G12", "lay G14"]
    two.does(MARIE, "lay G12")
    assert two.offers(MARIE) == ["lay V10", "lay V11"]
    assert two.refuses(MARIE, "lay G14").rule == "AIR-069"
    two.does(MARIE, "lay V11")
    assert two.hand_of(MARIE) == "G14 V10"


@rule("AIR-069")
@pytest.mark.parametrize("colour", ["K", "G", "V"])
def test_a_second_joker_of_a_colour_is_refused_whichever_it_is(colour: str) -> None:
    """White 1 and 2, the 3 of another colour, and an orange one to follow: its 5 cannot."""
    play = landed(
        given().hand(ANNE, f"W1 W2 {colour}3 {colour}5 O6 O7").grimoires(ANNE, **{colour: 1, "O": 1})
    )
    play.does(ANNE, "graduate W 4", f"lay {colour}3")
    assert play.offers(ANNE) == ["lay O6", "lay O7"]
    refusal = play.refuses(ANNE, f"lay {colour}5")
    assert (refusal.rule, refusal.key) == ("AIR-069", "air-joker-colour-used")


@rule("AIR-071", "AIR-R15")
def test_one_true_witch_and_four_jokers_give_three_grimoires() -> None:
    play = landed(given().hand(ANNE, "W1 K2 G2 V2 O2").grimoires(ANNE, K=1, G=1, V=1, O=1))
    play.does(ANNE, "graduate W 5").told("graduated anne W 5 3")
    assert play.hand_of(ANNE) == "" and play.grimoires_of(ANNE)["W"] == 3


@rule("AIR-R15")
def test_at_least_one_witch_of_the_colour_is_needed() -> None:
    """Jokers alone graduate nothing, and a joker is not named before the first witch."""
    none = landed(given().hand(ANNE, "O2 O3 O4 K9 G9 V9").grimoires(ANNE, K=1, G=1, V=1))
    assert none.refuses(ANNE, "graduate W 3").rule == "AIR-060"
    play = landed(given().hand(ANNE, "W1 W2 W3 K9 G9").grimoires(ANNE, K=1, G=1)).does(ANNE, "graduate W 3")
    assert play.offers(ANNE) == ["lay W1", "lay W2", "lay W3"]
    assert play.refuses(ANNE, "lay K9").rule == "AIR-R15"


@rule("AIR-072")
def test_the_graduated_colour_itself_need_not_be_owned() -> None:
    play = landed(given().hand(ANNE, "W2 W7 G12").grimoires(ANNE, G=1))
    assert "W" not in play.grimoires_of(ANNE)
    assert play.offers(ANNE) == ["graduate W 3", "end"]


@rule("AIR-066", "AIR-068")
def test_only_steps_that_lead_to_a_diploma_are_offered() -> None:
    """White 2 with violet 7 and green 3 makes three; after white 7 no joker would be left."""
    play = landed(given().hand(ANNE, "W2 W7 V7 G3 G4").grimoires(ANNE, V=1, G=1))
    assert play.offers(ANNE) == ["graduate W 3", "graduate G 3", "end"]
    play.does(ANNE, "graduate W 3")
    assert play.refuses(ANNE, "lay W7").rule == "AIR-059"
    assert play.offers(ANNE) == ["lay G3", "lay G4"], "white 2 named itself"
    play.does(ANNE, "lay G4")
    assert play.hand_of(ANNE) == "W7 G3"


@rule("AIR-R31")
def test_jokers_are_named_in_the_order_of_colours() -> None:
    play = marie("W1 W2 G12 V10 V11 V12").does(MARIE, "graduate W 3", "lay W1")
    play.does(MARIE, "lay W2")
    assert play.offers(MARIE) == ["lay G12", "lay V10", "lay V11", "lay V12"]
    four = marie("W1 W2 W3 G12 V10 V11").does(MARIE, "graduate W 4", "lay W1", "lay W2")
    assert four.refuses(MARIE, "lay V10").rule == "AIR-059"
    assert four.offers(MARIE) == ["lay W3", "lay G12"]


@rule("AIR-R17", "AIR-067")
def test_grimoires_of_an_earlier_diploma_of_the_turn_allow_jokers() -> None:
    """With several diplomas: green earned first makes green 12 a joker for white."""
    play = landed(given(several_diplomas="true").hand(ANNE, "W2 W7 G1 G2 G3 G12"))
    assert play.offers(ANNE) == ["graduate G 3", "graduate G 4", "end"]
    play.does(ANNE, "graduate G 3", "lay G1", "lay G2", "lay G3")
    assert play.offers(ANNE) == ["graduate W 3", "end"]


@rule("AIR-R17")
def test_a_grimoire_gained_by_this_diploma_allows_no_joker_of_it() -> None:
    """Without a green grimoire beforehand, green 12 joins no white diploma, even as the last card."""
    play = landed(given().hand(ANNE, "W2 W7 W9 G12"))
    assert play.offers(ANNE) == ["graduate W 3", "end"]

"""Chapter 7: keeping a playable hand."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, MARIE, given

rule = pytest.mark.rule


@rule("BAL-056")
def test_a_defender_down_to_two_draws_two_after_the_attack() -> None:
    play = given().hand(ANNE, "J R R R").hand(MARIE, "J R R").deck("V B R").begins()
    play.attack(ANNE, MARIE, "J").does(MARIE, "parry")
    # Marie: three less one, one for the win, so three: nothing more. Anne has three left.
    assert (play.size(ANNE), play.size(MARIE)) == (3, 3)
    play = given().hand(MARIE, "R R R").hand(ANNE, "J J R R").begins().attack(ANNE, MARIE, "J J")
    play.does(MARIE, "yield")
    assert play.size(ANNE) == 3  # two left and one for the win
    play = given().hand(ANNE, "J R R").hand(MARIE, "J R R R").deck("V B G").begins()
    play.attack(ANNE, MARIE, "J").does(MARIE, "parry").told(
        "drew marie V", "swept 2", "drew anne B", "drew anne G"
    )
    assert play.size(ANNE) == 4


@rule("BAL-056", "BAL-R02", "BAL-R03")
@pytest.mark.parametrize(("held", "after"), [("R R R", 3), ("R R", 4), ("R", 3), ("", 4)])
def test_two_or_fewer_until_there_are_three(held: str, after: int) -> None:
    assert given().hand(JEANNE, held).begins().size(JEANNE) == after


@rule("BAL-R04", "BAL-R66")
def test_everybody_is_checked_from_the_active_player_on() -> None:
    play = given(level="easy").hand(ANNE, "R").hand(MARIE, "R R").hand(JEANNE, "R").deck("J J V V B B")
    play.begins(MARIE)
    assert (
        play.hand_of(MARIE) == "R R J J" and play.hand_of(JEANNE) == "R V V" and play.hand_of(ANNE) == "R B B"
    )


@rule("BAL-056", "BAL-R65", "BAL-R01")
def test_never_during_an_attack() -> None:
    """Marie has one card left after an Enchantement and defends with it; Anne attacks with her last card."""
    play = given().hand(ANNE, "enchantement enchantement J").hand(MARIE, "J R R").begins()
    play.strikes_card(MARIE, "R").does(ANNE, "enchant 1")
    play.strikes_card(MARIE, "R").does(ANNE, "enchant 1")
    assert play.size(ANNE) == 1 and play.hand_of(MARIE) == "J"
    play.attack(ANNE, MARIE, "J")
    assert play.hand_of(MARIE) == "J" and play.size(ANNE) == 0
    play.does(MARIE, "parry")
    assert play.size(MARIE) == 3 and play.size(ANNE) == 4


@rule("BAL-057", "BAL-R06")
def test_without_a_potion_two_spells_go_and_two_cards_come() -> None:
    play = (
        given(level="easy")
        .hand(MARIE, "tresor balai abracadabra sortilege")
        .deck("tresor balai J V")
        .begins()
    )
    assert play.asks() == "drop" and play.asked() == [MARIE]
    assert play.offers(MARIE) == ["drop sortilege", "drop abracadabra", "drop balai", "drop tresor"]
    assert play.refuses(MARIE, "drop R").rule == "BAL-057"
    assert play.refuses(MARIE, "yield").rule == "BAL-057"
    play.does(MARIE, "drop sortilege", "drop balai")
    assert play.asks() == "drop"  # two spells came: again
    play.does(MARIE, "drop tresor", "drop tresor").told("discarded marie tresor", "discarded marie tresor")
    assert play.asks() == "aim" and play.hand_of(MARIE) == "J V abracadabra balai"


@rule("BAL-057")
def test_the_first_of_two_dropped_spells_may_be_taken_back() -> None:
    play = given(level="easy").hand(MARIE, "tresor balai abracadabra").begins().does(MARIE, "drop tresor")
    assert (
        play.events() == [] and play.in_discard() == "" and play.hand_of(MARIE) == "abracadabra balai tresor"
    )
    assert play.offers(MARIE) == ["drop abracadabra", "drop balai"]


@rule("BAL-R05")
def test_a_defender_with_spells_only_is_not_checked_in_mid_attack() -> None:
    play = given().hand(ANNE, "enchantement J R R").hand(MARIE, "R tresor abracadabra").begins()
    play.strikes_card(MARIE, "R").does(ANNE, "enchant 1").attack(ANNE, MARIE, "J")
    assert play.asks() == "defend" and play.offers(MARIE) == ["joker J", "treasure", "yield"]


@rule("BAL-058", "BAL-R85")
def test_a_lutin_may_go_that_way() -> None:
    play = given().hand(ANNE, "lutin tresor balai").deck("R R").begins()
    assert "drop lutin" in play.offers(ANNE)
    play.does(ANNE, "drop lutin", "drop tresor")
    assert play.asks() == "aim" and play.in_discard() == "tresor lutin"


@rule("BAL-R66")
def test_no_exchange_without_a_potion_to_be_had() -> None:
    play = given(level="easy").empty_deck(MARIE, leaving="R R R R tresor tresor tresor balai balai balai")
    play.hand(ANNE, "R R R").hand(MARIE, "R").hand(JEANNE, "tresor tresor tresor").begins().all_pass()
    assert play.asks() == "aim" and play.hand_of(JEANNE) == "tresor tresor tresor"


@rule("BAL-059")
def test_hand_sizes_are_always_public() -> None:
    play = given(4).hand(MARIE, "R R R R R").hand(JEANNE, "R R R R").begins()
    for eyes in (0, 1, 2, 3, -1):
        seats = play.state.view(eyes).data()["seats"]
        assert isinstance(seats, list)
        assert [seat["hand_count"] for seat in seats] == [3, 5, 4, 3]
        assert [seat["hand"] is None for seat in seats] == [other != eyes for other in range(4)]

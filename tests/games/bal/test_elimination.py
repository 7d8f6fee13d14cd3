"""Chapter 8: elimination and the end."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, Given, given

rule = pytest.mark.rule


def last_crapzouille(**wishes: str) -> Given:
    """Anne, with J and four reds, hits Marie, who has one Crapzouille and holds seven cards."""
    play = given(4, **wishes).lives(MARIE, 1).hand(ANNE, "J R R R R B").hand(MARIE, "R V V B G tresor R")
    return play.begins().attack(ANNE, MARIE, "J")


@rule("BAL-060")
def test_without_crapzouilles_a_witch_is_out_and_discards() -> None:
    play = last_crapzouille().does(MARIE, "yield")
    play.told("lost marie marie 0", "eliminated marie")
    assert play.in_discard() == "R R J V V B G tresor" and play.size(MARIE) == 0
    seats = play.state.view(JEANNE).data()["seats"]
    assert isinstance(seats, list) and seats[MARIE]["alive"] is False


@rule("BAL-060")
def test_an_eliminated_witch_is_asked_nothing_any_more() -> None:
    play = last_crapzouille().does(MARIE, "yield")
    assert play.offers(MARIE) == [] and play.refuses(MARIE, "attack 0").rule == "BAL-060"
    assert "attack 1" not in play.offers(JEANNE)


@rule("BAL-062", "BAL-063", "BAL-R89")
def test_play_goes_on_until_one_is_left() -> None:
    play = given(4, level="easy").lives(MARIE, 1).lives(JEANNE, 1).lives(LOUISE, 1)
    play.hand(ANNE, "J J J V V V").begins()
    play.attack(ANNE, JEANNE, "J").does(JEANNE, "yield")
    play.attack(MARIE, LOUISE, "R").does(LOUISE, "yield")
    play.attack(ANNE, MARIE, "V").does(MARIE, "yield").told("play_ended anne queen")
    outcome = play.state.outcome()
    assert outcome is not None and outcome.ranks == [1, 2, 4, 3] and outcome.scores == [10, 0, 0, 0]
    assert play.asked() == [] and play.refuses(ANNE, "attack 1").rule == "BAL-001"


@rule("BAL-R89", "BAL-132")
def test_one_sortilege_gives_one_rank() -> None:
    play = given(4, level="easy").lives(MARIE, 1).lives(JEANNE, 1).lives(LOUISE, 1)
    play.hand(ANNE, "J sortilege R R").begins().attack(ANNE, MARIE, "J sortilege")
    play.does(MARIE, "yield").does(JEANNE, "yield").does(LOUISE, "yield")
    outcome = play.state.outcome()
    # The play stops as soon as one witch is left; all three fell to the same Sortilège.
    assert outcome is not None and outcome.ranks == [1, 2, 2, 2]


@rule("BAL-064", "BAL-R90")
def test_the_eliminator_keeps_as_many_cards_as_before() -> None:
    play = last_crapzouille(inherit_hand="on").does(MARIE, "yield").told("inherited anne marie 7")
    assert play.asks() == "inherit" and play.asked() == [ANNE] and play.size(ANNE) == 12
    play.does(ANNE, *["drop R"] * 6)
    assert play.size(ANNE) == 12 and play.refuses(ANNE, "drop R").rule == "BAL-064"
    play.does(ANNE, "drop V")
    # Five as before, and only then the card for the win.
    assert play.hand_of(ANNE) == "R V B B G tresor"
    assert play.in_discard() == "R R R R R R J V"


@rule("BAL-R48", "BAL-064")
@pytest.mark.parametrize(
    ("level", "wish", "inherits"),
    [
        ("hard", "by_level", True),
        ("medium", "by_level", False),
        ("easy", "by_level", False),
        ("easy", "on", True),
        ("hard", "off", False),
    ],
)
def test_inheritance_by_level_or_by_wish(level: str, wish: str, inherits: bool) -> None:
    play = last_crapzouille(level=level, inherit_hand=wish).does(MARIE, "yield")
    assert (play.asks() == "inherit") is inherits


@rule("BAL-R47", "BAL-R90")
def test_an_eliminator_without_cards_keeps_none() -> None:
    play = given(4, inherit_hand="on").lives(MARIE, 1).hand(ANNE, "enchantement enchantement J").begins()
    play.strikes_card(MARIE, "R").does(ANNE, "enchant 1")
    play.strikes_card(MARIE, "R").does(ANNE, "enchant 1").attack(ANNE, MARIE, "J").does(MARIE, "yield")
    assert play.asks() != "inherit" and "R R R" in play.in_discard()


@rule("BAL-R47")
def test_a_parrying_defender_inherits_from_a_ghost() -> None:
    play = given(4, inherit_hand="on").lives(ANNE, 1).hand(ANNE, "J fantome V V").hand(MARIE, "J R R R")
    play.begins().attack(ANNE, MARIE, "J fantome").does(MARIE, "parry").told("eliminated anne")
    assert play.asks() == "inherit" and play.asked() == [MARIE]
    play.does(MARIE, "drop R", "drop R")
    assert play.hand_of(MARIE) == "R R V V"  # three as before, and one red for the win

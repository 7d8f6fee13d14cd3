"""Chapter 5: the defence."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, MARIE, Given, given

rule = pytest.mark.rule


def attacked(attack: str, defence: str, seats: int = 3, **wishes: str) -> Given:
    """Anne attacks Marie with these cards; Marie holds those."""
    play = given(seats, **wishes).hand(ANNE, f"{attack} R R R").hand(MARIE, defence).begins()
    return play.attack(ANNE, MARIE, attack)


@rule("BAL-040")
def test_the_defence_is_laid_face_up() -> None:
    play = attacked("J", "J R R").does(MARIE, "parry")
    play.told("laid marie J", "parried marie")
    assert [line for line in play.events() if line.startswith("swept")] == ["swept 2"]


@rule("BAL-041", "BAL-094", "BAL-R19", "BAL-R20")
def test_a_wand_simply_cancels() -> None:
    play = attacked("R B", "baguette J J").deck("V").does(MARIE, "wand")
    play.told(
        "laid marie baguette", "cancelled marie", "took_back anne R", "took_back anne B", "drew marie V"
    )
    assert play.hand_of(ANNE) == "R R R R B" and play.board.turn == MARIE and play.alive(MARIE) == 10


@rule("BAL-042")
def test_a_parry_has_the_same_colours() -> None:
    play = (
        attacked("R J", "R J V V").does(MARIE, "parry").told("laid marie R", "laid marie J", "parried marie")
    )
    assert play.alive(MARIE) == 10 and play.hand_of(MARIE) == "R V V"  # a red one drawn for the win


@rule("BAL-043", "BAL-R15")
@pytest.mark.parametrize(
    ("attack", "held", "parries"),
    [
        ("R R", "R J J", False),
        ("R R", "R R J", True),
        ("R J", "R R R", False),
        ("R J", "J J J", False),
        ("G", "R R R", False),
        ("G B", "G B R", True),
    ],
)
def test_each_potion_needs_its_own(attack: str, held: str, parries: bool) -> None:
    play = attacked(attack, held)
    assert ("parry" in play.offers(MARIE)) is parries
    if not parries:
        assert play.refuses(MARIE, "parry").rule == "BAL-043"


@rule("BAL-R14")
def test_one_may_give_up_though_able_to_parry() -> None:
    play = attacked("R", "R R R")
    assert play.offers(MARIE) == ["parry", "yield"]
    play.does(MARIE, "yield")
    assert play.alive(MARIE) == 9 and play.hand_of(MARIE) == "R R R"


@rule("BAL-044")
def test_spells_allowed_in_defence() -> None:
    held = "R R J abracadabra balai tresor baguette remede tour sortilege miroir envoutement fantome"
    play = given().lives(MARIE, 9).hand(ANNE, "R J J V").hand(MARIE, held).begins()
    play.attack(ANNE, MARIE, "R J").all_pass()
    offered = ["parry", "joker R", "joker J", "wand", "broom 2", "treasure", "remedy", "trick", "yield"]
    assert play.offers(MARIE) == offered
    assert play.refuses(MARIE, "lay sortilege").rule == "BAL-044"
    assert play.refuses(MARIE, "mirror 2").rule == "BAL-044"


@rule("BAL-045")
def test_a_failed_defence_costs_a_crapzouille() -> None:
    play = given().lives(MARIE, 7).begins().attack(ANNE, MARIE, "R").does(MARIE, "yield")
    play.told("failed marie", "lost marie marie 6")
    assert play.alive(MARIE) == 6 and play.dead(MARIE) == 4


@rule("BAL-046")
def test_a_parried_attack_costs_nothing() -> None:
    play = attacked("R", "R R R").does(MARIE, "parry")
    assert play.alive(ANNE) == 10 and play.dead(ANNE) == 0 and play.alive(MARIE) == 10


@rule("BAL-047")
def test_the_winner_draws_one_card() -> None:
    hit = attacked("B", "R R R J").does(MARIE, "yield")
    assert (hit.size(ANNE), hit.size(MARIE)) == (4, 4)
    parried = attacked("B", "B R R J").does(MARIE, "parry")
    assert (parried.size(ANNE), parried.size(MARIE)) == (3, 4)


@rule("BAL-048", "BAL-067")
def test_never_more_than_one_card_for_one_attack() -> None:
    play = given(4).hand(ANNE, "B sortilege R R R").begins().attack(ANNE, MARIE, "B sortilege")
    for seat in (1, 2, 3):
        play.does(seat, "yield")
    assert play.size(ANNE) == 4 and [play.alive(seat) for seat in range(4)] == [10, 9, 9, 9]


@rule("BAL-049")
def test_everything_laid_is_discarded() -> None:
    play = attacked("R R", "R R J J").does(MARIE, "parry").told("swept 4")
    assert play.in_discard() == "R R R R" and play.on_table() == ""


@rule("BAL-R64")
def test_cards_are_conserved_and_stay_on_the_table_until_the_go_is_over() -> None:
    play = attacked("J V", "tresor R R R")
    assert play.on_table() == "J V" and play.in_discard() == "" and play.all_cards() == 121
    play.does(MARIE, "treasure")
    assert play.on_table() == "J V tresor" and play.in_discard() == ""
    play.does(MARIE, "yield")
    assert play.in_discard() == "J V tresor" and play.all_cards() == 121


@rule("BAL-R16", "BAL-R69")
def test_one_spell_a_defence() -> None:
    play = attacked("J", "tresor abracadabra R R").deck("V V").does(MARIE, "treasure")
    assert play.offers(MARIE) == ["yield"]
    assert play.refuses(MARIE, "joker J").rule == "BAL-R16"


@rule("BAL-R16", "BAL-R69")
def test_any_number_of_spells_where_the_table_says_so() -> None:
    play = attacked("J V", "tresor abracadabra abracadabra R", defence_spells="any").deck("R tresor")
    assert play.offers(MARIE) == ["jokers J V", "treasure", "yield"]
    play.does(MARIE, "treasure")
    assert "treasure" in play.offers(MARIE)
    play.does(MARIE, "jokers J V").told("laid marie abracadabra", "laid marie abracadabra", "parried marie")


@rule("BAL-R08")
def test_an_empty_deck_takes_in_the_discard() -> None:
    play = given(3, level="easy").discarded("J J J").empty_deck(JEANNE, leaving="R R R R R R R")
    play.hand(ANNE, "R R R R").hand(MARIE, "R R R").hand(JEANNE, "").begins().all_pass()
    play.attack(ANNE, MARIE, "R").all_pass().picks(2).does(MARIE, "yield").told("reshuffled 3", "drew anne J")
    assert play.board.deck.count == 2 and play.in_discard() == "R"


@rule("BAL-R08")
def test_with_nothing_left_one_draws_what_there_is() -> None:
    play = given(3, level="easy").empty_deck(JEANNE, leaving="R R R R R R R")
    play.hand(ANNE, "R R R R").hand(MARIE, "R R R").hand(JEANNE, "").begins().all_pass()
    play.attack(ANNE, MARIE, "R").all_pass().does(MARIE, "yield")
    assert play.size(ANNE) == 3 and play.all_cards() == 106


@rule("BAL-R69")
def test_two_jokers_need_two_abracadabras() -> None:
    play = attacked("J V", "abracadabra R R", defence_spells="any")
    assert play.offers(MARIE) == ["yield"]
    assert play.refuses(MARIE, "jokers J V").rule == "BAL-R69"

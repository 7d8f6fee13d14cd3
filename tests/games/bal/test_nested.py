"""Chapter 12: nested situations, with exact figures."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given

rule = pytest.mark.rule


@rule("BAL-119")
@pytest.mark.parametrize(("answer", "alive", "marie", "jeanne"), [("parry", 10, 3, 3), ("yield", 9, 3, 4)])
def test_with_three_the_broom_leaves_no_choice(answer: str, alive: int, marie: int, jeanne: int) -> None:
    play = given().hand(ANNE, "R R R R J J").hand(MARIE, "balai J J J").hand(JEANNE, "balai J J J").begins()
    play.attack(ANNE, MARIE, "R R")
    assert play.offers(MARIE) == ["broom 2", "yield"]
    play.does(MARIE, "broom 2")
    assert play.offers(JEANNE) == ["broom 0", "yield"]
    play.does(JEANNE, "broom 0")
    assert play.offers(ANNE) == ["parry", "yield"]
    play.does(ANNE, answer)
    assert play.alive(ANNE) == alive and (play.size(MARIE), play.size(JEANNE)) == (marie, jeanne)


@rule("BAL-120", "BAL-R72")
def test_the_third_broom_goes_on_but_not_back() -> None:
    play = (
        given().hand(ANNE, "R R balai J J J").hand(MARIE, "balai J J J").hand(JEANNE, "balai J J J").begins()
    )
    play.attack(ANNE, MARIE, "R R").does(MARIE, "broom 2").does(JEANNE, "broom 0")
    assert play.offers(ANNE) == ["broom 1", "yield"]
    assert play.refuses(ANNE, "broom 2").rule == "BAL-072"
    play.does(ANNE, "broom 1")
    assert play.offers(MARIE) == ["yield"]
    play.does(MARIE, "yield")
    assert play.alive(MARIE) == 9 and play.size(ANNE) == 4 and play.in_discard() == "R R balai balai balai"


@rule("BAL-121")
def test_a_third_party_doubles_with_four() -> None:
    play = given(4).hand(ANNE, "B R R R").hand(MARIE, "B R R").hand(JEANNE, "miroir R R R").begins()
    play.attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3").does(MARIE, "parry").does(LOUISE, "yield")
    assert [play.size(seat) for seat in range(4)] == [3, 3, 4, 3]
    assert [play.alive(seat) for seat in range(4)] == [10, 10, 10, 9]


@rule("BAL-R63")
def test_the_attack_and_its_double_pay_each_for_itself() -> None:
    both_hit = given().hand(ANNE, "B miroir R R R").begins().attack(ANNE, MARIE, "B").does(ANNE, "mirror 2")
    both_hit.does(MARIE, "yield").does(JEANNE, "yield")
    assert both_hit.size(ANNE) == 5
    both_parried = given(4).hand(ANNE, "B R R R").hand(MARIE, "balai R R R").hand(JEANNE, "miroir R R R")
    both_parried.hand(LOUISE, "B B R").begins().attack(ANNE, MARIE, "B").does(JEANNE, "mirror 3")
    both_parried.does(MARIE, "broom 3").does(LOUISE, "parry").does(LOUISE, "parry")
    assert both_parried.size(LOUISE) == 3


@rule("BAL-125")
def test_a_stolen_turn_then_the_own_one() -> None:
    play = given(4).hand(MARIE, "amoi R R R R R").begins().does(MARIE, "mine").attack(MARIE, ANNE, "R")
    play.does(ANNE, "yield").told("turn_began marie")
    play.attack(MARIE, ANNE, "R").does(ANNE, "yield").told("turn_began jeanne")
    assert play.alive(ANNE) == 8


@rule("BAL-126")
def test_a_ball_takes_the_only_potion() -> None:
    play = (
        given().hand(ANNE, "R boule tresor tresor").hand(MARIE, "balai R R").hand(JEANNE, "abracadabra R R")
    )
    play.begins().does(ANNE, "ball").does(ANNE, "give R", "give tresor").does(MARIE, "give R", "give balai")
    play.deck("V V").does(JEANNE, "give abracadabra", "give R")
    assert play.asks() == "drop" and play.hand_of(ANNE) == "abracadabra balai tresor"
    play.does(ANNE, "drop tresor", "drop balai")
    assert play.asks() == "aim" and play.hand_of(ANNE) == "V V abracadabra"


@rule("BAL-127")
def test_a_treasure_in_a_lutin_farce() -> None:
    play = given().hand(ANNE, "lutin R tresor J J J").tokens("R", "B").begins().deck("B V")
    assert play.offers(ANNE) == ["treasure", "yield"]
    play.does(ANNE, "treasure", "parry")
    assert play.asks() == "aim" and play.hand_of(ANNE) == "J J J V" and play.alive(ANNE) == 10


@rule("BAL-128", "BAL-R65")
def test_an_enchantment_takes_the_last_potion() -> None:
    play = given().hand(ANNE, "enchantement R R J").hand(MARIE, "R tresor tresor").begins()
    play.strikes_card(MARIE, "R").does(ANNE, "enchant 1")
    assert play.hand_of(MARIE) == "tresor tresor" and play.asks() == "aim"
    play.attack(ANNE, MARIE, "R")
    assert play.offers(MARIE) == ["treasure", "yield"]


@rule("BAL-129")
def test_a_remedy_at_the_last_moment() -> None:
    play = given().lives(MARIE, 1).hand(ANNE, "J R R R").hand(MARIE, "remede R R").begins()
    play.attack(ANNE, MARIE, "J").does(MARIE, "remedy")
    assert play.alive(MARIE) == 2
    play.does(MARIE, "yield")
    assert play.alive(MARIE) == 1 and play.dead(MARIE) == 9 and play.board.is_alive(MARIE)


@rule("BAL-130")
def test_a_ghost_against_one_crapzouille_leaves_no_debt() -> None:
    play = given().lives(MARIE, 1).hand(ANNE, "B fantome R R R").begins().attack(ANNE, MARIE, "B fantome")
    play.does(MARIE, "yield").told("lost marie marie 0", "eliminated marie")
    assert play.dead(MARIE) == 10 and play.alive(MARIE) == 0 and play.size(ANNE) == 4


@rule("BAL-131")
def test_a_parried_ghost_may_kill_its_author() -> None:
    play = given().lives(ANNE, 1).hand(ANNE, "B fantome R R R").hand(MARIE, "B R R").begins()
    play.attack(ANNE, MARIE, "B fantome").does(MARIE, "parry").told("lost anne anne 0", "eliminated anne")
    assert play.size(MARIE) == 3 and play.board.turn == MARIE and play.asks() == "aim"


@rule("BAL-132", "BAL-R46")
def test_a_sortilege_may_eliminate_two() -> None:
    play = given(4).lives(MARIE, 1).lives(JEANNE, 1).hand(ANNE, "B sortilege R R R").begins()
    play.attack(ANNE, MARIE, "B sortilege").does(JEANNE, "yield").does(MARIE, "yield").does(LOUISE, "yield")
    play.told("turn_began louise")
    assert play.size(ANNE) == 4 and play.board.alive == 2 and play.alive(LOUISE) == 9


@rule("BAL-133")
def test_an_imp_may_end_the_play() -> None:
    play = given().out(JEANNE).lives(MARIE, 1).hand(ANNE, "diablotin R R R").begins().tokens("R", "W")
    play.does(ANNE, "imp").does(ANNE, "parry").told("play_ended anne queen")
    assert play.asks() == "over"


@rule("BAL-134")
def test_capturing_the_last_one_eliminates_its_owner() -> None:
    play = given().lives(MARIE, 1).lives(ANNE, 4).hand(ANNE, "B envoutement R R").begins()
    play.attack(ANNE, MARIE, "B envoutement").does(MARIE, "yield")
    play.told("captured anne marie marie", "eliminated marie")
    assert play.alive(ANNE) == 5 and play.alive(MARIE) == 0 and play.dead(MARIE) == 9

"""Chapter 10: Envoûtement, Fantôme, Baguette magique, Remède, Tour de magie, Enchantement."""

import pytest

from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given

rule = pytest.mark.rule

# ---- Envoûtement


@rule("BAL-088", "BAL-R42")
def test_a_hit_captures_instead_of_killing() -> None:
    play = (
        given().lives(ANNE, 4).hand(ANNE, "B envoutement R R").begins().attack(ANNE, MARIE, "B envoutement")
    )
    play.does(MARIE, "yield").told("captured anne marie marie")
    assert (play.alive(ANNE), play.alive(MARIE)) == (5, 9) and play.dead(MARIE) == 0 and play.dead(ANNE) == 6


@rule("BAL-089")
def test_a_captive_counts_at_the_sabbat() -> None:
    play = given(level="medium").lap(2).lives(ANNE, 4).captive(ANNE, MARIE).begins(JEANNE)
    play.attack(JEANNE, MARIE, "R").does(MARIE, "yield")
    assert play.alive(ANNE) == 5 and play.size(ANNE) == 3 + 5


@rule("BAL-090", "BAL-R62")
def test_one_may_own_more_than_ten() -> None:
    play = given().captive(ANNE, MARIE).hand(ANNE, "B remede R R").begins()
    assert play.alive(ANNE) == 11
    play.does(ANNE, "attack 1")
    # Ten own ones alive: none of hers is dead, so Remède has nothing to do.
    assert play.refuses(ANNE, "lay remede").rule == "BAL-R61"


@rule("BAL-091", "BAL-R43")
def test_the_holder_may_give_up_the_captive() -> None:
    play = (
        given().lives(MARIE, 4).captive(MARIE, JEANNE).begins().attack(ANNE, MARIE, "R").does(MARIE, "yield")
    )
    assert play.asks() == "lose" and play.offers(MARIE) == ["lose 1", "lose 2"]
    assert play.refuses(MARIE, "lose 0").rule == "BAL-091"
    assert play.refuses(MARIE, "yield").rule == "BAL-045"
    play.does(MARIE, "lose 2").told("lost marie jeanne 4")
    assert play.alive(MARIE) == 4 and play.alive(JEANNE) == 9 and play.dead(JEANNE) == 1


@rule("BAL-R43", "BAL-091")
def test_there_is_a_choice_only_among_crapzouilles_of_several_witches() -> None:
    """Marie has none of her own left: captives of one witch leave no choice, captives of two do."""
    one = given(4).lives(MARIE, 0).captive(MARIE, JEANNE, 2).begins().attack(ANNE, MARIE, "R")
    one.does(MARIE, "yield").told("lost marie jeanne 1")
    two = given(4).lives(MARIE, 0).captive(MARIE, JEANNE).captive(MARIE, LOUISE).begins()
    two.attack(ANNE, MARIE, "R").does(MARIE, "yield")
    assert two.asks() == "lose" and two.offers(MARIE) == ["lose 2", "lose 3"]
    two.does(MARIE, "lose 3").told("lost marie louise 1")


@rule("BAL-088", "BAL-089")
def test_coffers_are_open_to_all() -> None:
    """Marie has captured one of Anne's and two of Louise's; Jeanne captures one of Marie's own."""
    play = given(4).captive(MARIE, ANNE).captive(MARIE, LOUISE, 2).lives(JEANNE, 4)
    play.hand(JEANNE, "B envoutement R R").begins(JEANNE).attack(JEANNE, MARIE, "B envoutement")
    play.does(MARIE, "yield", "lose 1").told("captured jeanne marie marie")
    for eyes in (-1, ANNE, MARIE, JEANNE, LOUISE):
        rows = play.state.view(eyes).data()["seats"]
        assert isinstance(rows, list)
        assert [row["captives"] for row in rows] == [[0] * 4, [1, 0, 0, 2], [0, 1, 0, 0], [0] * 4]
        assert [(row["lives"], row["own"], row["dead"]) for row in rows] == [
            (9, 9, 0), (12, 9, 0), (5, 4, 6), (8, 8, 0),
        ]  # fmt: skip


@rule("BAL-R83")
def test_a_captive_keeps_its_first_owner_and_may_come_home() -> None:
    play = given(4).captive(MARIE, JEANNE).hand(ANNE, "B envoutement R R").begins()
    play.attack(ANNE, MARIE, "B envoutement").does(MARIE, "yield").does(MARIE, "lose 2")
    assert play.board.captives[ANNE * 6 + JEANNE] == 1 and play.board.captives[MARIE * 6 + JEANNE] == 0
    back = given(4).captive(MARIE, ANNE).hand(ANNE, "B envoutement R R").begins()
    back.attack(ANNE, MARIE, "B envoutement").does(MARIE, "yield").does(MARIE, "lose 0")
    assert back.board.own[ANNE] == 10 and sum(back.board.captives) == 0


@rule("BAL-R83")
def test_tokens_are_conserved_when_the_owner_is_out() -> None:
    play = given(4).captive(MARIE, LOUISE).lives(LOUISE, 9).begins()
    board = play.board
    board.own[LOUISE], board.lives[LOUISE], board.dead[LOUISE] = 0, 0, 9
    board.living &= ~8
    board.alive = 3
    play.attack(ANNE, MARIE, "R").does(MARIE, "yield", "lose 3")
    assert play.dead(LOUISE) == 10 and play.alive(LOUISE) == 0


@rule("BAL-R25", "BAL-088")
def test_a_deflected_bewitchment_still_captures_for_its_author() -> None:
    play = given(4).hand(ANNE, "B envoutement R R").hand(MARIE, "balai R R").begins()
    play.attack(ANNE, MARIE, "B envoutement").does(MARIE, "broom 2").does(JEANNE, "yield")
    play.told("captured anne jeanne jeanne")


@rule("BAL-R25")
def test_come_home_nothing_is_captured() -> None:
    play = (
        given(4).hand(ANNE, "B envoutement R R").hand(MARIE, "balai R R").hand(JEANNE, "balai R R").begins()
    )
    play.attack(ANNE, MARIE, "B envoutement").does(MARIE, "broom 2").does(JEANNE, "broom 0").does(
        ANNE, "yield"
    )
    assert play.alive(ANNE) == 9 and play.dead(ANNE) == 1 and sum(play.board.captives) == 0


# ---- Fantôme


@rule("BAL-092")
def test_a_ghost_kills_two() -> None:
    play = given().lives(MARIE, 5).hand(ANNE, "B fantome R R").begins().attack(ANNE, MARIE, "B fantome")
    play.does(MARIE, "yield").told("lost marie marie 4", "lost marie marie 3")
    assert play.alive(MARIE) == 3


@rule("BAL-R44")
def test_its_two_losses_are_chosen_one_by_one() -> None:
    play = (
        given().captive(MARIE, JEANNE).hand(ANNE, "B fantome R R").begins().attack(ANNE, MARIE, "B fantome")
    )
    play.does(MARIE, "yield", "lose 1")
    assert play.asks() == "lose"
    play.does(MARIE, "lose 2")
    assert play.board.own[MARIE] == 9 and play.dead(JEANNE) == 1


@rule("BAL-093", "BAL-R70")
def test_a_parried_ghost_costs_its_author_one_a_cancelled_one_nothing() -> None:
    def ghost(held: str, answer: str) -> tuple[int, str]:
        play = given().hand(ANNE, "B fantome R R").hand(MARIE, held).begins()
        play.attack(ANNE, MARIE, "B fantome").does(MARIE, answer)
        return play.alive(ANNE), play.hand_of(ANNE)

    assert ghost("B R R", "parry")[0] == 9
    assert ghost("abracadabra R R", "joker B")[0] == 9
    assert ghost("baguette R R", "wand") == (10, "R R B fantome")


@rule("BAL-R25", "BAL-093")
def test_parrying_ones_own_ghost_costs_nothing() -> None:
    play = given().hand(ANNE, "B B fantome R").hand(MARIE, "balai R R").hand(JEANNE, "balai R R").begins()
    play.attack(ANNE, MARIE, "B fantome").does(MARIE, "broom 2").does(JEANNE, "broom 0").does(ANNE, "parry")
    assert play.alive(ANNE) == 10


# ---- Baguette magique


@rule("BAL-094", "BAL-R21")
@pytest.mark.parametrize(("spell", "back"), [("fantome", True), ("envoutement", True), ("tresor", False)])
def test_the_attack_goes_back_to_hand_save_a_spell_that_has_acted(spell: str, back: bool) -> None:
    play = given().hand(ANNE, f"B V {spell} R R").hand(MARIE, "baguette R R").begins()
    play.attack(ANNE, MARIE, f"B V {spell}").does(MARIE, "wand")
    assert (spell in play.hand_of(ANNE)) is back and (spell in play.in_discard()) is not back
    assert {"B", "V"} <= set(play.hand_of(ANNE).split()) and play.board.turn == MARIE


# ---- Remède


@rule("BAL-095", "BAL-R61")
def test_a_remedy_revives_one_of_ones_own_dead() -> None:
    play = given().lives(ANNE, 7).hand(ANNE, "B remede R R").begins().attack(ANNE, MARIE, "B remede")
    play.told("revived anne")
    assert play.alive(ANNE) == 8 and play.dead(ANNE) == 2
    play = given().hand(MARIE, "remede R R").captive(ANNE, MARIE).begins().attack(ANNE, MARIE, "R")
    assert "remedy" not in play.offers(MARIE)  # a captive one is not dead
    assert play.refuses(MARIE, "remedy").rule == "BAL-R61"


# ---- Tour de magie


@rule("BAL-096")
def test_a_trick_replaces_as_many_cards_as_are_thrown() -> None:
    play = given().hand(ANNE, "R tour R R J J V B").deck("G V V B").begins().attack(ANNE, MARIE, "R tour")
    assert play.asks() == "throw" and play.size(ANNE) == 6
    play.does(ANNE, "drop R", "drop R", "drop J")
    assert play.hand_of(ANNE) == "R R J J V B"  # nothing is thrown before she is done
    play.does(ANNE, "drop J", "done").told("discarded anne R", "discarded anne R", "discarded anne J")
    assert play.hand_of(ANNE) == "V V V B B G" and play.size(ANNE) == 6 and play.asks() == "defend"


@rule("BAL-R91", "BAL-096")
def test_a_trick_may_throw_nothing() -> None:
    play = given().hand(MARIE, "tour R R").begins().attack(ANNE, MARIE, "R").does(MARIE, "trick", "done")
    assert play.hand_of(MARIE) == "R R" and play.offers(MARIE) == ["parry", "yield"]


# ---- Enchantement


@rule("BAL-097", "BAL-R64")
def test_the_target_loses_a_random_card_for_all_to_see() -> None:
    play = given().hand(ANNE, "enchantement J R R").hand(MARIE, "R R J J V B G").begins()
    play.strikes_card(MARIE, "B").does(ANNE, "enchant 1").told(
        "laid anne enchantement", "enchanted anne marie B"
    )
    assert play.size(MARIE) == 6 and play.in_discard() == "B enchantement"
    assert play.state.view(-1).data()["top_discard"] == "B"


@rule("BAL-098", "BAL-R11")
def test_that_witch_must_then_be_attacked() -> None:
    play = given(4).hand(ANNE, "enchantement enchantement diablotin J R").begins()
    assert "imp" in play.offers(ANNE)
    play.picks(0).does(ANNE, "enchant 2")
    assert play.offers(ANNE) == ["attack 2", "enchant 2"]
    assert play.refuses(ANNE, "attack 1").rule == "BAL-098"
    assert play.refuses(ANNE, "enchant 3").rule == "BAL-098"
    assert play.refuses(ANNE, "imp").rule == "BAL-R11"


@rule("BAL-R11")
def test_an_attack_spell_may_follow() -> None:
    play = given(4).hand(ANNE, "enchantement sortilege J R").begins().picks(0).does(ANNE, "enchant 2")
    play.attack(ANNE, JEANNE, "J sortilege")
    assert play.asked() == [MARIE, JEANNE, LOUISE]


@rule("BAL-R67")
def test_not_against_an_empty_hand() -> None:
    play = given().hand(ANNE, "enchantement enchantement enchantement enchantement J R R").begins()
    for _ in range(3):
        play.picks(0).does(ANNE, "enchant 1")
    assert play.size(MARIE) == 0 and play.offers(ANNE) == ["attack 1"]
    assert play.refuses(ANNE, "enchant 1").rule == "BAL-R67"

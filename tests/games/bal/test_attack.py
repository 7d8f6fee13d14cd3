"""Chapter 4: the turn and the attack."""

import pytest

from esbat.games.bal.game import BAL
from esbat.testing.subject import Subject
from tests.games.bal.given import ANNE, JEANNE, LOUISE, MARIE, given
from tests.lessons.shown import refused_in, shown

rule = pytest.mark.rule
FULL = "R R J V B G sortilege tresor abracadabra"


@rule("BAL-030")
def test_passing_is_forbidden() -> None:
    play = given().begins()
    assert not {"pass", "done"} & set(play.offers(ANNE))
    assert play.refuses(ANNE, "pass").rule == "BAL-030"


@rule("BAL-031", "BAL-R13")
def test_the_target_is_named_before_the_cards() -> None:
    play = given().begins()
    assert play.refuses(ANNE, "lay R").rule == "BAL-031"
    play.does(ANNE, "attack 2")
    assert play.asks() == "lay" and play.events() == []
    play.does(ANNE, "lay R", "done").told("attacked anne jeanne", "laid anne R")
    assert play.asked() == [JEANNE] and play.on_table() == "R"


@rule("BAL-031")
def test_what_is_being_put_together_is_nobody_elses_business() -> None:
    play = given(level="easy").begins()
    before = [play.state.view(eyes).data() for eyes in (MARIE, JEANNE, -1)]
    play.does(ANNE, "attack 2", "lay R")
    assert [play.state.view(eyes).data() for eyes in (MARIE, JEANNE, -1)] == before
    assert play.state.view(ANNE).data()["target"] == JEANNE


@rule("BAL-032")
def test_any_other_living_witch_may_be_attacked() -> None:
    play = given(4).out(MARIE).begins()
    assert play.offers(ANNE) == ["attack 2", "attack 3"]
    assert play.refuses(ANNE, "attack 0").rule == "BAL-032"
    assert play.refuses(ANNE, "attack 1").rule == "BAL-032"
    assert play.refuses(ANNE, "attack 5").rule == "BAL-032"


@rule("BAL-033", "BAL-036")
def test_never_more_than_two_potions_and_a_spell() -> None:
    """The third card that makes two potions and a spell ends the laying: there is no fourth."""
    play = given().hand(ANNE, FULL).begins().does(ANNE, "attack 1", "lay R", "lay B")
    assert play.refuses(ANNE, "lay J").rule == "BAL-036"
    assert [text for text in play.offers(ANNE) if text.startswith("lay")] == ["lay sortilege", "lay tresor"]
    play.does(ANNE, "lay tresor")
    assert play.on_table() == "R B tresor" and play.asks() != "lay"


@rule("BAL-034")
def test_a_single_card_is_a_potion() -> None:
    play = given().hand(ANNE, FULL).begins().does(ANNE, "attack 1")
    assert play.refuses(ANNE, "done").rule == "BAL-034"
    play.does(ANNE, "lay tresor")
    assert play.refuses(ANNE, "done").rule == "BAL-034"
    play.does(ANNE, "lay G", "done")
    assert play.on_table() == "G tresor"


@rule("BAL-035")
@pytest.mark.parametrize("words", ["R R", "R J", "R tresor", "tresor R"])
def test_two_cards(words: str) -> None:
    play = given().hand(ANNE, FULL).begins().attack(ANNE, MARIE, words)
    assert sorted(play.on_table().split()) == sorted(words.split())


@rule("BAL-035")
def test_two_spells_are_too_many() -> None:
    """With a spell laid already, as the show of this rule has it."""
    show, table = shown("bal", "BAL-035")
    laid = table.state.view(show.learner).data()["seats"][show.learner]["chosen"]  # type: ignore[index]
    assert any(card not in "RJVBG" for card in laid)
    move, refusal = refused_in("bal", "BAL-035")
    assert move.startswith("lay ") and refusal.key == "bal-one-spell-at-most"


@rule("BAL-037")
def test_every_attack_of_random_plays_has_one_or_two_potions_and_at_most_a_spell() -> None:
    seen = set()
    for state in Subject(BAL, 4, {"level": "hard"}, seed=3).positions():
        attack = state.view(-1).data()["attack"]
        if isinstance(attack, dict):
            seen.add((len(attack["potions"]), attack["spell"] is not None))
    assert seen <= {(1, False), (1, True), (2, False), (2, True)} and len(seen) == 4


@rule("BAL-038")
@pytest.mark.parametrize(
    ("spell", "allowed"),
    [
        *[(spell, True) for spell in ("sortilege", "envoutement", "fantome", "tresor", "remede", "tour")],
        *[(spell, False) for spell in ("abracadabra", "balai", "baguette", "miroir", "amoi", "boule")],
        *[(spell, False) for spell in ("enchantement", "diablotin")],
    ],
)
def test_spells_allowed_in_an_attack(spell: str, allowed: bool) -> None:
    play = given().lives(ANNE, 5).hand(ANNE, f"R R {spell}").begins()
    if play.asks() == "start":
        play.does(ANNE, "pass")
    play.does(ANNE, "attack 1")
    assert (f"lay {spell}" in play.offers(ANNE)) is allowed
    if not allowed:
        assert play.refuses(ANNE, f"lay {spell}").rule == "BAL-038"


@rule("BAL-039", "BAL-065")
def test_the_spell_acts_before_any_defence() -> None:
    play = given(4).hand(ANNE, "R R sortilege J").begins().attack(ANNE, MARIE, "R sortilege")
    play.told("laid anne sortilege", "hexed anne")
    assert play.asked() == [MARIE, JEANNE, LOUISE]


@rule("BAL-R12", "BAL-076", "BAL-039")
def test_cards_drawn_by_the_attack_do_not_join_it() -> None:
    play = given().hand(ANNE, "R R tresor").deck("G B").begins().attack(ANNE, MARIE, "R tresor")
    play.told("drew anne G", "drew anne B")
    assert play.asked() == [MARIE] and play.hand_of(ANNE) == "R B G" and play.on_table() == "R tresor"


@rule("BAL-R07")
def test_without_any_potion_anywhere_one_passes() -> None:
    """All potions in other hands: no exchange, and nothing to attack with."""
    play = given(3, level="easy").empty_deck(MARIE, leaving="R R R tresor tresor tresor")
    play.hand(ANNE, "tresor tresor tresor").hand(MARIE, "R").hand(JEANNE, "R R").begins().all_pass()
    assert play.asks() == "aim" and play.offers(ANNE) == ["pass"]
    assert play.refuses(ANNE, "attack 1").rule == "BAL-R07"
    play.does(ANNE, "pass").told("lost_turn anne")
    assert play.board.turn == MARIE


@rule("BAL-033")
def test_only_cards_in_hand_can_be_laid() -> None:
    play = given().hand(ANNE, "R J V").begins().does(ANNE, "attack 1", "lay R")
    assert play.refuses(ANNE, "lay R").rule == "BAL-033"
    assert play.refuses(ANNE, "lay tresor").rule == "BAL-033"

"""Where an effect ends: an empty deck, no Mission chosen, a play that is over, nothing below 1."""

import pytest

from esbat.engine.view import ONLOOKER
from tests.games.wildegrens.given import ME, box_with, given
from tests.games.wildegrens.scenes import witch

rule = pytest.mark.rule


@rule("WIL-203", "WIL-195")
def test_josephine_absorbs_only_where_her_action_says() -> None:
    play = witch("draw(1); absorb_challenge(chosen)").at(0, "boar1").at(1, "wolf1").phase3("granary")
    assert play.moves("hide katherine", "pass").offers() == ["absorb a1", "pass"]


@rule("WIL-195")
def test_this_mission_is_none_before_one_is_chosen() -> None:
    """A Familiar of phase 1 speaks of the Mission at which it is: there is none yet."""
    box = box_with(challenges={"toad.familiar": "discard_challenge(1, this)", "toad.moment": "on_phase1"})
    play = given(box).familiars("toad").hand("jane").at(0, "boar1").at(1, "wolf1").moves("done")
    assert play.asks() == "choose" and play.challenge_discard() == set()


@rule("WIL-176")
def test_nobody_looks_at_challenges_when_there_are_none() -> None:
    play = witch("scry_challenges(1)").challenge_deck("").moves("hide katherine")
    assert play.asks() == "play"
    one = witch("scry_challenges(1)").challenge_deck("", discarded="toad").moves("hide katherine", "use")
    assert one.offers() == ["toss toad", "return toad"]


@rule("WIL-139", "WIL-193")
def test_told_are_only_the_challenges_that_came() -> None:
    box = box_with(missions={"school.not_chosen": "add_challenge(2, this)"})
    play = given(box).hand("jane").challenge_deck("toad").moves("done", "choose granary")
    assert play.challenges_at(1) == "toad*"
    play.told("dealt school 1")


@rule("WIL-068")
def test_a_play_that_a_witch_herself_has_lost_is_over() -> None:
    play = witch("lose_villager(1)").souls(2, 2).luck_is(0, 5).moves("hide katherine", "use")
    assert play.ending() == "" and play.asks() == "play", "a 0: nobody is lost"
    lost = witch("lose_villager(1)").souls(2, 2).luck_is(5).moves("hide katherine", "use")
    assert lost.ending() == "lost-souls" and lost.asked() == [] and lost.board.depth == 0
    assert lost.view()["over"] is True


@rule("WIL-067", "WIL-R15")
def test_a_0_comes_back_even_where_it_is_the_last_villager() -> None:
    play = witch("lose_villager(1)")
    for value in range(len(play.board.villagers)):
        play.board.villagers[value] = 1 if value == 0 else 0
    play.moves("hide katherine", "use").told("nobody_lost")
    assert sum(play.board.villagers) == 1


@rule("WIL-213", "WIL-R38")
def test_a_mission_never_asks_for_less_than_one() -> None:
    play = witch("ease_mission(5)").phase3("granary").moves("hide katherine", "use")
    assert play.needs() == 1


@rule("WIL-R38")
def test_what_is_easier_this_turn_is_seen() -> None:
    play = (
        witch("ease_challenges(2); ease_mission(1)").phase3("granary").moves("hide katherine", "use", "use")
    )
    seen = play.view()
    assert (seen["ease_challenges"], seen["ease_familiars"], seen["ease_mission"]) == (2, 0, 1)


def test_whoever_looks_on_is_told_the_same_facts_one_by_one() -> None:
    state = given().hand("jane").start().state
    own = state.view(ME)
    beside = state.view_beside(ONLOOKER, own, True)
    assert beside.fact("seat") == ONLOOKER and beside.data() == own.data() | {"seat": ONLOOKER}
    for name, value in own.data().items():
        if name != "seat":
            assert beside.fact(name) == value, name

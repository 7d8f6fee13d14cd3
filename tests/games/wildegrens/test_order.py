"""Effects that wait together: the order is chosen where it makes a difference, and nowhere else."""

import pytest

from tests.games.wildegrens.given import Given, box_with, given

rule = pytest.mark.rule
STRONG = "charlotte jocelyn phyllis"


def left_over(play: Given, codes: str) -> Given:
    """The grain stores are saved, these Challenges are not overcome."""
    return play.in_play(revealed=STRONG).at(0, codes).phase4("granary").moves("done", "persuade linn")


@rule("WIL-092", "WIL-R50")
def test_effects_that_are_the_same_are_resolved_without_a_question() -> None:
    play = left_over(given(), "hens1 evilwitch2")
    play.told("resolved evilwitch2 failure", "cursed 2", "resolved hens1 failure", "cursed 1")
    assert play.asks() == "trial"


@rule("WIL-092", "WIL-R50")
def test_where_one_is_different_the_order_of_all_is_asked_until_it_is_gone() -> None:
    play = left_over(given().in_play(hidden="jane"), "evilwitch1 boar1 evilwitch2")
    assert play.offers() == ["resolve boar1", "resolve evilwitch1", "resolve evilwitch2"]
    play.moves("resolve evilwitch2")
    assert play.offers() == ["resolve boar1", "resolve evilwitch1"]
    other = left_over(given().in_play(hidden="jane"), "evilwitch1 boar1 evilwitch2").moves("resolve boar1")
    other.told(
        "lost jane", "resolved evilwitch1 failure", "cursed 2", "resolved evilwitch2 failure", "cursed 1"
    )


@rule("WIL-R50")
def test_a_number_or_a_condition_makes_a_difference() -> None:
    for text in ("suffer_curse(2)", "suffer_curse(1); draw_next(1)", "suffer_curse(1) > draw_next(1)"):
        box = box_with(challenges={"boar1.failure": text})
        assert left_over(given(box), "boar1 evilwitch1").asks() == "order"
    several = {
        "boar1.failure": "suffer_curse(1); draw_next(1)",
        "boar2.failure": "suffer_curse(1) > draw_next(1)",
    }
    assert left_over(given(box_with(challenges=several)), "boar1 boar2").asks() == "order"


@rule("WIL-R50")
def test_linked_effects_are_the_same_only_with_one_juror() -> None:
    linked = "lose_persuasion(1, linked)"
    box = box_with(challenges={f"{code}.failure": linked for code in ("hens1", "hens2", "wolf1")})
    assert left_over(given(box), "hens1 hens2").markers() == [1, 1, 1]
    assert left_over(given(box), "hens1 wolf1").offers() == ["resolve hens1", "resolve wolf1"]


@rule("WIL-R50")
def test_effects_on_this_mission_differ_from_mission_to_mission() -> None:
    play = given().row("granary barley well").hand("jane").moves("done", "choose granary")
    assert play.offers() == ["resolve barley", "resolve well"]
    same = {"school.not_chosen": "draw_next(-1)", "snow.not_chosen": "draw_next(-1)"}
    play = given(box_with(missions=same)).hand("jane").moves("done", "choose granary")
    assert play.board.extra == -2 and play.asks() == "play"


@rule("WIL-R50")
def test_this_on_challenges_is_the_chosen_mission_for_all_of_them() -> None:
    box = box_with(
        challenges={"boar1.chosen": "add_challenge(1, this)", "boar2.chosen": "add_challenge(1, this)"}
    )
    play = given(box).hand("jane").at(0, "boar1 boar2").moves("done", "choose granary")
    assert len(play.challenges_at(0).split()) == 4 and play.asks() == "play"


@rule("WIL-R50")
@pytest.mark.parametrize(
    "text",
    [
        "discard_challenge(1, chosen)",
        "move_challenge(1, chosen)",
        "replace_challenge(1, chosen)",
        "capture_familiar(1)",
        "expose_challenge(1)",
    ],
)
def test_what_may_take_away_another_that_waits_is_not_the_same(text: str) -> None:
    box = box_with(challenges={"boar1.chosen": text, "boar2.chosen": text})
    play = given(box).hand("jane").at(0, "boar1 boar2 cat owl").moves("done", "choose granary")
    assert play.offers() == ["resolve boar1", "resolve boar2"]


@rule("WIL-R50")
def test_what_may_blank_another_that_waits_is_not_the_same() -> None:
    both = {"school.not_chosen": "cancel_effect(1)", "snow.not_chosen": "cancel_effect(1)"}
    play = given(box_with(missions=both)).hand("jane").moves("done", "choose granary")
    assert play.offers() == ["resolve school", "resolve snow"]


@rule("WIL-R50")
def test_what_lasts_is_no_part_of_what_is_resolved() -> None:
    box = box_with(
        missions={"granary.chosen": "draw_next(-1)"},
        challenges={"boar1.chosen": "harden_mission(1); draw_next(-1)"},
    )
    play = given(box).hand("jane").at(0, "boar1").moves("done", "choose granary")
    assert play.asks() == "play" and play.board.extra == -2


@rule("WIL-R50")
def test_familiars_that_do_the_same_need_no_order() -> None:
    box = box_with(challenges={"toad.familiar": "reveal_challenge(2, any)"})
    play = given(box).familiars("owl toad").hand("jane").at(0, "boar1*").at(1, "wolf1* hens1* mob1*")
    assert play.asks() == "spots" and play.moves("pass").asks() == "spots"
    assert play.moves("pass").asks() == "play"
    moving = box_with(
        challenges={"toad.familiar": "discard_challenge(1, any)", "owl.familiar": "discard_challenge(1, any)"}
    )
    assert given(moving).familiars("owl toad").hand("jane").at(0, "boar1 boar2").asks() == "spots"
    other = given().familiars("owl toad").hand("jane curse").at(0, "boar1* mob1*")
    assert other.offers() == ["resolve owl", "resolve toad"]

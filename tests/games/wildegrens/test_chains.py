"""Steps bound to the step before them: `A > B`, B only if A was carried out in full."""

from collections.abc import Callable

import pytest

from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens.given import Given, box_with, given
from tests.games.wildegrens.scenes import STRONG, failure, success, suffered

rule = pytest.mark.rule

# Steps without a choice, each with what it needs: on a card they are compulsory, and done in full.
IN_FULL = [
    "draw_next(1)",
    "ease_challenges(1)",
    "ease_familiars(1)",
    "ease_mission(1)",
    "ignore_blocks()",
    "cancel_failures(1)",
    "gain_persuasion(1, each)",
    "lose_persuasion(1, linked)",
    "add_challenge(1, others)",
    "must_trial()",
    "remove_curse(1)",
    "recruit(2)",
    "draw(1)",
    "lose_hidden(1)",
    "lose_prisoner(2)",
    "swap_curse(1)",
    "lose_villager(1)",
    "suffer_curse(1)",
]
# … and what cannot be done as often as it says.
IN_PART = ["remove_curse(2)", "recruit(3)", "lose_hidden(2)", "lose_prisoner(3)", "swap_curse(2)"]


def bound_step_followed(first: str) -> bool:
    """A Curse in hand, one hidden Witch, two Prisoners, two Recruits: does the bound step follow?"""
    play = success(f"{first} > ease_familiars(9)").hand("curse").in_play(hidden="jane")
    play.prison("gwen mary").recruits("marie agnes").on_top("amelia").phase4("granary")
    eased = play.view()["ease_familiars"]
    return isinstance(eased, int) and eased >= 9


@rule("WIL-084", "WIL-R47")
@pytest.mark.parametrize("first", IN_FULL)
def test_what_is_bound_to_a_compulsory_step_follows_it(first: str) -> None:
    assert bound_step_followed(first)


@rule("WIL-084", "WIL-R47")
@pytest.mark.parametrize("first", IN_PART)
def test_what_is_bound_to_a_step_done_in_part_does_not(first: str) -> None:
    assert not bound_step_followed(first)


@rule("WIL-176")
def test_cards_looked_at_on_the_way_are_dealt_with_before_the_bound_step() -> None:
    play = success("scry_challenges(1) > draw_next(3)").challenge_top("toad").phase4("granary").start()
    assert play.asks() == "scry" and play.view()["extra"] == 0
    assert play.moves("toss toad").view()["extra"] == 3


@rule("WIL-063", "WIL-116")
@pytest.mark.parametrize("at", [0, 1, 59])
def test_a_card_that_bears_a_jurors_symbol_moves_that_jurors_marker(at: int) -> None:
    """Wherever it stands in the box, first or last."""
    code = STANDARD.challenges[at].code
    box = box_with(challenges={f"{code}.juror": "ansel", f"{code}.failure": "lose_persuasion(1, linked)"})
    play = given(box).in_play(revealed=STRONG).at(0, code).phase4("granary").moves("done", "persuade linn")
    assert play.markers() == [3, 0, 1]
    plain = box_with(challenges={f"{code}.juror": "", f"{code}.failure": "lose_persuasion(1, linked)"})
    nobody = given(plain).in_play(revealed=STRONG).at(0, code).phase4("granary")
    assert nobody.moves("done", "persuade linn").markers() == [3, 1, 1]


def beaten() -> Given:
    box = box_with(challenges={"boar1.success": "draw(1)"})
    play = given(box).in_play(revealed=STRONG).at(0, "boar1 boar2").on_top("mercy")
    return play.phase4("granary").moves("beat a1")


def saved() -> Given:
    return success("draw(1)").on_top("mercy").phase4("granary").start()


def left_alone() -> Given:
    return suffered(failure("draw(1)").on_top("mercy"))


def not_saved() -> Given:
    box = box_with(missions={"granary.failure": "draw(1)"})
    return given(box).in_play(hidden="jane").on_top("mercy").phase4("granary").start()


def recovering() -> Given:
    box = box_with(challenges={"goat.familiar": "draw(1)"})
    play = given(box).familiars("goat").in_play(hidden="jane").on_top("mercy").phase4("granary")
    return play.moves("onward", "use")


@rule("WIL-R21")
@pytest.mark.parametrize(
    ("drawn", "after"),
    [(beaten, "beat"), (saved, "reward"), (left_alone, "trial"), (not_saved, "trial"), (recovering, "play")],
)
def test_a_witch_drawn_after_phase_three_is_played_at_once(drawn: Callable[[], Given], after: str) -> None:
    """Whichever effect draws her: the turn waits until she is played, hidden or revealed."""
    play = drawn()
    turn = play.view()["turn"]
    assert play.hand_of() == "mercy" and play.offers() == ["hide mercy", "reveal mercy"]
    assert play.moves("hide mercy").asks() == after
    assert (play.view()["turn"] == turn) == (after != "play")


TRIGGERS = ["chosen", "not_chosen", "success", "failure"]
ONLY: list[tuple[str, Callable[[Given], Given]]] = [
    ("katherine.hidden_action", lambda play: play.hand("katherine jane").moves("hide katherine", "use")),
    ("katherine.revealed_action", lambda play: play.hand("katherine jane").moves("reveal katherine", "use")),
    ("granary.chosen", lambda play: play.hand("jane").moves("done", "choose granary")),
    ("granary.not_chosen", lambda play: play.hand("jane").moves("done", "choose school")),
    ("granary.success", lambda play: play.in_play(revealed=STRONG).phase4("granary")),
    ("granary.failure", lambda play: play.in_play(hidden="jane").phase4("granary")),
    ("boar1.chosen", lambda play: play.at(0, "boar1").hand("jane").moves("done", "choose granary")),
    (
        "boar1.success",
        lambda play: play.in_play(revealed=STRONG).at(0, "boar1 boar2").phase4("granary").moves("beat a1"),
    ),
    ("boar1.failure", lambda play: suffered(play.in_play(revealed=STRONG).at(0, "boar1"))),
    ("owl.familiar", lambda play: play.familiars("owl").hand("jane").moves("use")),
]


@rule("WIL-085", "WIL-086", "WIL-087", "WIL-088", "WIL-089")
@pytest.mark.parametrize(("where", "goes"), ONLY, ids=[where for where, _ in ONLY])
def test_the_only_effect_in_a_box_is_carried_out(where: str, goes: Callable[[Given], Given]) -> None:
    """Whatever printed thing it stands on, with nothing else in the box that does anything."""
    printed = {
        "witches": ([card.code for card in STANDARD.witches], ["hidden_action", "revealed_action"]),
        "missions": ([card.code for card in STANDARD.missions], TRIGGERS),
        "challenges": (
            [card.code for card in STANDARD.challenges],
            [*TRIGGERS[:1], *TRIGGERS[2:], "familiar"],
        ),
    }
    texts = {
        kind: {f"{code}.{field}": "" for code in codes for field in fields}
        for kind, (codes, fields) in printed.items()
    }
    for changes in texts.values():
        if where in changes:
            changes[where] = "draw_next(3)"
    play = goes(given(box_with(texts["witches"], texts["missions"], texts["challenges"])))
    assert play.view()["extra"] == 3

"""Chapters 10 and 12 to 18: the phases of a turn, and when effects are resolved."""

import pytest

from tests.games.wildegrens.given import box_with, fresh, given

rule = pytest.mark.rule
STRONG = "charlotte jocelyn phyllis"  # ten in all, once revealed


# ---- effects: triggers and order


@rule("WIL-071", "WIL-095", "WIL-097")
def test_not_chosen_effects_come_before_the_cards_are_turned_up_and_chosen_effects_after() -> None:
    box = box_with(missions={"granary.chosen": "draw_next(1)", "snow.not_chosen": "lose_villager(1)"})
    play = given(box).hand("jane").at(0, "boar1*").luck_is(1).moves("done", "choose granary")
    play.told(
        "chose granary",
        "resolved snow not_chosen",
        "lost_souls 1 1",
        "turned_up a1 boar1",
        "resolved granary chosen",
        "helped draw_next 1",
    )


@rule("WIL-086", "WIL-097")
def test_chosen_effects_happen_once_in_phase_two() -> None:
    box = box_with(missions={"granary.chosen": "draw_next(1)"}, challenges={"boar1.chosen": "draw_next(-1)"})
    play = given(box).hand("jane").at(0, "boar1").moves("done", "choose granary")
    assert play.offers() == ["resolve granary", "resolve boar1"]
    play.moves("resolve boar1").told(
        "resolved boar1 chosen", "helped draw_next -1", "resolved granary chosen", "helped draw_next 1"
    )
    play.moves("hide jane").never_told("resolved")


@rule("WIL-087", "WIL-095", "WIL-R02")
def test_not_chosen_effects_happen_on_every_turn() -> None:
    play = given().jury("linn silas matthias").row("granary crypt well").hand("jane").challenge_top("boar1")
    play.moves("done", "choose granary")
    assert play.offers() == ["resolve crypt", "resolve well"]
    play.moves("resolve crypt").told("resolved crypt not_chosen", "cursed 2", "resolved well not_chosen")
    assert play.challenges_at(2) == "boar1*"
    play.moves("hide jane", "onward", "done")
    assert play.offers() == ["choose crypt", "choose well"]  # the granary has failed
    play.moves("choose well").told("resolved crypt not_chosen", "cursed 1")


@rule("WIL-088", "WIL-111", "WIL-105")
def test_success_effects_happen_when_the_card_is_overcome() -> None:
    play = given().in_play(revealed=STRONG).at(0, "venerable1 boar1").recruits("marie").phase4("granary")
    play.moves("beat a1").told("overcame a1 venerable1 2", "discarded a1 venerable1", "recruited marie")


@rule("WIL-089", "WIL-119")
def test_failure_effects_concern_the_chosen_mission_alone() -> None:
    play = given().in_play(revealed=STRONG).at(0, "evilwitch1").at(1, "evilwitch2").phase4("granary")
    play.moves("done", "persuade linn")
    assert play.board.curse_pile == 2 and play.challenges_at(1) == "evilwitch2"


@rule("WIL-090", "WIL-181")
def test_discarded_cards_have_no_effect() -> None:
    play = given().hand("jocelyn").at(0, "evilwitch1 venerable1").phase3("granary")
    play.moves("reveal jocelyn", "discard a1").never_told("cursed")
    both = given().hand("gwen").in_play(revealed="jocelyn").at(0, "evilwitch1 venerable1").phase3("granary")
    both.moves("reveal gwen", "discard a1", "discard a2").never_told("recruited")
    assert both.board.curse_pile == 3 and both.recruits_left() == 12


@rule("WIL-091")
def test_possessed_does_one_or_the_other() -> None:
    play = given().jury("linn ansel silas").row("granary school chapel").hand("curse")
    play.in_play(revealed=STRONG).at(0, "possessed1").phase4("granary").luck_is(1)
    won = play.moves("beat a1")
    assert won.board.hand_curses == 0 and won.board.curse_pile == 4
    won.moves("persuade linn")
    assert won.board.souls_total == 0
    lost = given().jury("linn ansel silas").row("granary school chapel").hand("curse")
    lost.in_play(revealed=STRONG).at(0, "possessed1").phase4("granary").luck_is(1).moves(
        "done", "persuade linn"
    )
    assert lost.board.souls_total == 1 and lost.board.curse_pile == 3


@rule("WIL-092", "WIL-R12")
def test_the_order_of_failures_is_chosen_and_the_mission_comes_last() -> None:
    play = given().in_play(hidden="jane gwen").at(1, "boar1 evilwitch1").phase4("school").luck_is()
    play.moves("done")
    assert play.offers() == ["resolve boar1", "resolve evilwitch1"]
    play.moves("resolve evilwitch1").told(
        "resolved evilwitch1 failure",
        "cursed 2",
        "resolved boar1 failure",
        "lost jane",
        "discarded b1 boar1",
        "discarded b2 evilwitch1",
        "resolved school failure",
        "nobody_lost",
        "failed school",
    )


# ---- phases 1 to 3


@rule("WIL-093")
def test_playing_none_in_phase_one_is_allowed() -> None:
    assert given().hand("jane mercy").moves("done").asks() == "choose"


@rule("WIL-095", "WIL-214", "WIL-R44")
def test_a_failed_mission_says_nothing_any_more() -> None:
    play = given().jury("linn silas matthias").row("granary chapel well").failed(2).hand("jane")
    play.moves("done", "choose granary").never_told("resolved")
    assert play.challenges_at(2) == ""


@rule("WIL-096")
def test_all_challenges_of_the_chosen_mission_are_turned_up() -> None:
    play = given().hand("jane").at(1, "? boar1* hens1* ?").moves("done", "choose school")
    assert "?" not in play.challenges_at(1) and "*" not in play.challenges_at(1)


@rule("WIL-R04", "WIL-R03")
def test_a_challenge_that_arrives_late_lies_open_and_its_lasting_effects_apply() -> None:
    play = given().hand("jocelyn jane").at(0, "boar1").at(1, "sprites1*").phase3("granary")
    play.moves("hide jocelyn", "move b1", "to granary")
    assert play.challenges_at(0) == "boar1 sprites1" and play.cost("a1") == 3


@rule("WIL-098", "WIL-099")
def test_phase_three_plays_what_is_left() -> None:
    play = given().hand("jane gwen").at(0, "mob1").phase3("granary")
    play.moves("hide gwen", "pass", "hide jane")
    assert play.board.hand == 0 and play.asks() == "beat"


# ---- phase 4


@rule("WIL-102", "WIL-R20")
def test_stars_count_as_their_cards_say() -> None:
    play = given().in_play(hidden="eleanor mercy", revealed="sabrina").phase4("granary").start()
    powers = {row["witch"]: row["power"] for row in play.view()["hidden"]}  # type: ignore[attr-defined]
    assert powers == {"eleanor": 3, "mercy": 2}


@rule("WIL-103", "WIL-106", "WIL-118")
def test_power_is_shared_and_none_is_kept() -> None:
    play = given().in_play(revealed="charlotte phyllis").at(0, "boar1 boar2").phase4("granary")
    play.moves("beat a1")
    assert play.power() == 5 and play.offers() == ["beat a2", "done"]
    play.moves("done", "persuade linn", "onward")
    assert play.power() == 0 and play.board.spent == 0


@rule("WIL-104", "WIL-196", "WIL-R37")
def test_only_challenges_of_the_chosen_mission_and_only_in_full() -> None:
    play = given().in_play(hidden="phyllis").at(0, "boar2 boar1").at(1, "toad").phase4("granary").start()
    assert play.offers() == ["beat a2", "done"]
    assert play.refused("beat b1") == "WIL-196" and play.refused("beat a1") == "WIL-107"
    assert play.refused("beat a5") == "WIL-104"


@rule("WIL-107")
def test_without_enough_power_the_step_ends_by_itself() -> None:
    play = given().in_play(hidden="gwen").at(0, "boar1").phase4("granary").luck_is().start()
    assert play.asks() == "trial" and play.board.failures == 1


@rule("WIL-110", "WIL-200", "WIL-198", "WIL-199")
def test_overcoming_a_blocker_lifts_its_block() -> None:
    play = given().in_play(revealed=STRONG).at(0, "mob1 nightjars1 boar1").phase4("granary").start()
    assert play.offers() == ["beat a1", "beat a2", "done"]
    play.moves("beat a2")
    assert "beat a3" in play.offers()
    play.moves("beat a1", "done")
    assert play.asks() == "reward"


@rule("WIL-112", "WIL-192", "WIL-R07")
def test_power_is_rechecked_after_each_challenge() -> None:
    play = given().in_play(revealed="sabrina tabitha").at(0, "cat boar1").phase4("granary").start()
    assert play.power() == 4
    play.moves("beat a1")  # costs 2; Sabrina +1, Tabitha +2, the Cat itself +1
    assert play.power() == 6


@rule("WIL-R08")
def test_spent_power_is_not_given_back_nor_goes_below_0() -> None:
    box = box_with(challenges={"boar1.success": "lose_hidden(2)"})
    play = given(box).in_play(hidden="jane phyllis").at(0, "boar1").phase4("granary").moves("beat a1")
    assert play.power() == 0 and play.board.spent == 2


@rule("WIL-113", "WIL-191", "WIL-R09")
def test_enough_power_succeeds_by_itself_and_one_less_fails() -> None:
    play = given().in_play(revealed="charlotte", hidden="gwen").at(0, "wolf1").phase4("granary")
    assert play.moves("done").asks() == "reward"
    short = given().in_play(revealed="charlotte").phase4("granary").start()
    assert short.missions_shown()[0] == "granary*"


@rule("WIL-114", "WIL-115")
def test_success_effects_come_before_persuasion() -> None:
    play = given().in_play(revealed=STRONG).phase4("snow").at(0, "? ?")
    play.start()
    assert play.asks() == "spots" and play.offers() == ["uncover a1", "uncover a2"]
    play.moves("uncover a1")
    assert play.asks() == "reward"  # the last one was turned up by itself


@rule("WIL-116", "WIL-117")
def test_the_linked_juror_gets_more() -> None:
    for juror, markers in (("linn", [1, 1, 1]), ("greta", [1, 1, 3])):
        play = given().in_play(revealed=STRONG).phase4("snow").moves(f"persuade {juror}")
        assert play.markers() == (markers if juror == "greta" else [2, 1, 1])
        assert play.missions_shown()[2] == "-"


@rule("WIL-119", "WIL-R46")
def test_cards_being_resolved_are_not_yet_in_the_discard_pile() -> None:
    play = given().jury("linn ansel matthias").row("granary school well").in_play(revealed=STRONG)
    play.at(0, "rats1 rats2").challenge_deck("", "boar1 boar2").phase4("granary")
    play.moves("done", "persuade linn")
    assert play.challenges_at(1) == "?" and play.challenge_discard() == {"rats1", "rats2"}


@rule("WIL-120", "WIL-122")
def test_a_failed_missions_effects_are_resolved() -> None:
    play = given().in_play(hidden="jane").phase4("school").luck_is(7).start()
    assert play.board.souls_total == 3 and play.missions_shown()[1] == "school*"


@rule("WIL-211", "WIL-R36")
def test_choosing_without_power_is_allowed_and_fails() -> None:
    play = given().hand("curse").start()
    assert play.asks() == "choose"
    play.moves("choose granary")
    assert play.board.failures == 1 and play.asks() == "trial"


@rule("WIL-212", "WIL-199")
def test_a_blocked_mission_fails_whatever_the_power() -> None:
    play = given().in_play(revealed=STRONG).at(0, "mob3").phase4("granary").moves("done")
    assert play.power() == 10 and play.missions_shown()[0] == "granary*"


# ---- phase 5


@rule("WIL-019", "WIL-123", "WIL-125")
def test_go_on_or_go_to_trial() -> None:
    play = given().in_play(revealed=STRONG).phase4("granary").moves("persuade linn")
    assert play.offers() == ["trial", "onward"]
    assert play.moves("onward").board.turn == 2


@rule("WIL-124", "WIL-208", "WIL-R27", "WIL-137")
def test_without_a_mission_left_the_trial_comes_by_itself() -> None:
    play = given().row("granary - -").no_missions_left().in_play(revealed=STRONG).phase4("granary")
    assert play.moves("persuade linn").ending() == "trial"
    failed = given().row("granary school -").failed(1).no_missions_left().in_play(revealed=STRONG)
    assert failed.phase4("granary").moves("persuade linn").ending() == "trial"


@rule("WIL-126")
def test_the_trial_skips_recovery() -> None:
    play = given().in_play(revealed=STRONG).phase4("granary").moves("persuade linn", "trial")
    play.never_told("cleared")
    assert play.ending() == "trial" and play.board.revealed


@rule("WIL-148", "WIL-R26", "WIL-R14")
def test_a_card_may_order_the_trial_after_the_consequences() -> None:
    play = given().jury("linn ansel ottilie").row("granary school sleepers").at(2, "evilwitch1")
    play.in_play(revealed=f"{STRONG} jane").phase4("sleepers").moves("done", "persuade ottilie")
    assert play.ending() == "trial" and play.board.curse_pile == 2
    lost = given().jury("linn ansel ottilie").row("granary school sleepers").at(2, "evilwitch1")
    lost.in_play(revealed=f"{STRONG} jane").curse_pile(0).phase4("sleepers")
    assert lost.moves("done", "persuade ottilie").ending() == "curses"


# ---- phase 6


@rule("WIL-131", "WIL-141")
def test_recovery_in_order() -> None:
    play = (
        given().hand("curse curse").in_play(hidden="jane").deck("gwen mary mercy phyllis hannah").at(1, "? ?")
    )
    play.phase6("granary").start()
    assert play.hand_of().split()[:2] == ["gwen", "mercy"] or len(play.hand_of().split()) == 5
    assert play.in_discard() == "jane curse curse" and play.missions_shown()[0] != "-"


@rule("WIL-132", "WIL-R31")
def test_modifiers_are_added_to_five_and_last_once() -> None:
    play = given().in_play(hidden="jane").phase6("granary")
    play.board.extra = -2
    assert len(play.start().hand_of().split()) == 3 and play.board.extra == 0
    none = given().in_play(hidden="jane").phase6("granary")
    none.board.extra = -7
    assert none.start().ending() == "no-witch"


@rule("WIL-133", "WIL-176")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    play = given().deck("gwen mary").discard("mercy phyllis hannah jane eleanor").in_play(hidden="katherine")
    play.board.discard_curses = 2
    play.phase6("granary").start()
    assert {"gwen", "mary"} <= set(play.hand_of().split()) and len(play.hand_of().split()) == 5
    assert play.in_discard() == "" and play.deck_size() == 5


@rule("WIL-134")
def test_a_small_coven_draws_what_there_is() -> None:
    play = given().deck("gwen").discard("").in_play(hidden="jane mary").phase6("granary").start()
    assert set(play.hand_of().split()) == {"gwen", "jane", "mary"}


@rule("WIL-139", "WIL-140")
def test_an_empty_challenge_deck_is_made_anew_while_dealing() -> None:
    play = given().in_play(hidden="jane").challenge_deck("boar1", "hens1 hens2 mob1 mob2 mob3 toad fox")
    play.phase6("granary").start()
    value = {"barley": 4, "birchwood": 5, "traps": 4}[play.missions_shown()[0]]
    assert play.challenges_at(0) == " ".join(["boar1*"] + ["?"] * (value - 1))
    assert play.challenge_deck_size() == 7 - (value - 1) and play.challenge_discard() == set()


@rule("WIL-140")
def test_what_lies_face_down_is_not_shuffled_in() -> None:
    """The two unturned ones are all that the old deck held: the new deck cannot hold them."""
    play = given().in_play(hidden="jane").at(1, "? ?").challenge_deck("", "hens1 hens2 mob1 mob2 mob3")
    play.board.challenges = sum(2 ** (card - 29) for card in (29, 30))  # nightjars1 and nightjars2
    play.phase6("granary").start()
    assert set(play.challenges_at(1).split()) == {"nightjars1*", "nightjars2*"}
    seen = play.view()["places"][1]["spots"]  # type: ignore[index]
    assert [spot["card"] for spot in seen] == [None, None]


@rule("WIL-142", "WIL-069")
def test_the_next_turn_begins() -> None:
    play = given().in_play(hidden="jane").phase6("granary").start()
    assert play.board.turn == 2 and play.asks() == "play" and play.board.chosen == -1


def test_the_first_question_of_a_play() -> None:
    assert fresh(1, coven="starter").asks() == "play"

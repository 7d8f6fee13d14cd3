"""Chapters 4 to 9 and 11: Witches, Curses, Missions, Challenges, Jurors, Villagers, and playing Witches."""

import pytest

from esbat.engine.errors import BadText
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens.given import box_with, given

rule = pytest.mark.rule


# ---- Witches and the coven


@rule("WIL-042", "WIL-043", "WIL-134")
def test_neither_prison_nor_recruits_are_drawn_from() -> None:
    play = given().deck("jane").discard("gwen").prison("katherine charlotte mercy").in_play(hidden="mary")
    play.board.discard_curses = 0
    play.phase6("granary").start()
    assert set(play.hand_of().split()) == {"jane", "gwen", "mary"}  # deck, discard pile, play area
    assert play.zone(play.board.prison) == {"katherine", "charlotte", "mercy"} and play.recruits_left() == 12


@rule("WIL-044", "WIL-077", "WIL-128", "WIL-129")
def test_revealed_to_prison_hidden_to_the_discard_pile() -> None:
    play = given().in_play(hidden="gwen", revealed="charlotte").phase6("granary").luck_is().start()
    assert play.zone(play.board.prison) == {"charlotte"}
    assert "gwen" in play.in_discard().split()


@rule("WIL-045", "WIL-190")
def test_recruiting() -> None:
    play = given().hand("hannah jane").recruits("marie agnes").moves("hide hannah", "use")
    play.told("recruited marie")
    assert play.in_discard() == "marie" and play.recruits_left() == 1 and play.hand_of() == "jane"


@rule("WIL-046", "WIL-184", "WIL-185", "WIL-R30")
def test_a_lost_witch_is_nowhere() -> None:
    play = given().in_play(hidden="gwen mary", revealed="charlotte").at(0, "boar1").phase4("granary")
    play.luck_is(1).moves("done", "persuade linn").told("resolved boar1 failure", "lost mary")
    assert play.zone(play.board.gone) == {"mary"} and play.zone(play.board.hidden) == {"gwen"}
    board = play.board
    assert "mary" not in play.zone(board.discard | board.prison | board.coven | board.hand | board.recruits)


# ---- Curses


@rule("WIL-047", "WIL-075")
def test_curses_cannot_be_played() -> None:
    play = given().hand("jane curse curse")
    assert play.offers() == ["done", "hide jane", "reveal jane"]
    with pytest.raises(BadText):
        WILDEGRENS.parse("hide curse")


@rule("WIL-048")
def test_removing_a_curse() -> None:
    play = given().hand("katherine curse curse").curse_pile(2).moves("reveal katherine", "use")
    assert play.board.hand_curses == 1 and play.board.curse_pile == 3


@rule("WIL-049", "WIL-R17")
def test_suffering_a_curse() -> None:
    play = given().in_play(revealed="charlotte jocelyn").at(0, "evilwitch1").phase4("granary")
    play.moves("done", "persuade linn").told("cursed 2")
    assert play.board.curse_pile == 2 and play.in_discard() == "curse"


@rule("WIL-050", "WIL-145", "WIL-177", "WIL-R14")
def test_a_curse_owed_from_an_empty_pile_is_the_end() -> None:
    play = given().in_play(revealed="charlotte jocelyn").at(0, "evilwitch1 evilwitch2").curse_pile(0)
    play.phase4("granary").moves("done", "persuade linn")
    play.told("play_ended curses")
    assert play.ending() == "curses" and play.grade() == "defeat" and play.challenges_at(0) != ""


@rule("WIL-R16")
def test_of_several_curses_those_there_are_are_taken() -> None:
    box = box_with(challenges={"boar1.failure": "suffer_curse(3)"})
    play = given(box).in_play(revealed="charlotte jocelyn").at(0, "boar1").curse_pile(2)
    play.phase4("granary").moves("done", "persuade linn").told("cursed 1", "cursed 0", "play_ended curses")


@rule("WIL-051", "WIL-135", "WIL-146")
def test_a_new_hand_without_a_witch_is_the_end() -> None:
    play = given().deck("curse curse curse").in_play(revealed="charlotte").phase6("granary").start()
    assert play.ending() == "no-witch" and play.grade() == "defeat"
    assert play.missions_shown()[0] == "-"  # no new Mission appears any more


@rule("WIL-R32")
def test_a_hand_without_any_card_has_no_witch() -> None:
    play = given().deck("").in_play(revealed="charlotte").phase6("granary").start()
    assert play.hand_of() == "" and play.ending() == "no-witch"


# ---- Missions


@rule("WIL-052", "WIL-094")
def test_exactly_one_mission_must_be_chosen() -> None:
    play = given().hand("jane").moves("done")
    assert play.offers() == ["choose granary", "choose school", "choose snow"]
    assert play.refused("choose hut") == "WIL-094" and play.refused("done") == "WIL-052"


@rule("WIL-053", "WIL-136")
def test_a_success_brings_a_new_mission() -> None:
    play = given().in_play(revealed="charlotte jocelyn").phase4("granary").moves("persuade linn", "onward")
    assert play.missions_shown()[0] in ("barley", "birchwood", "traps")


@rule("WIL-054", "WIL-138", "WIL-120", "WIL-121", "WIL-094", "WIL-197")
def test_a_failed_mission_stays_face_down_and_is_not_replaced() -> None:
    play = given().in_play(hidden="jane").phase4("granary").start()
    assert play.asks() == "trial" and play.missions_shown() == ["granary*", "school", "snow"]
    before = play.board.missions
    play.moves("onward", "done")
    assert play.offers() == ["choose school", "choose snow"] and play.board.missions == before
    assert play.refused("choose granary") == "WIL-094"


@rule("WIL-055", "WIL-143", "WIL-122", "WIL-R13")
def test_the_second_failure_is_the_end() -> None:
    play = given().in_play(hidden="jane").failed(2).phase4("school").luck_is(1).start()
    assert play.ending() == "two-missions" and play.missions_shown() == ["granary", "school*", "snow*"]
    assert play.board.souls_total == 1  # its effects come first


# ---- Challenges and Familiars


@rule("WIL-056", "WIL-216")
def test_challenges_stay_face_down_until_their_mission_is_chosen() -> None:
    play = given().hand("charlotte").at(0, "boar1* ?").at(1, "wolf1* ? wolf2")
    play.moves("done", "choose granary")
    assert play.challenges_at(0).startswith("boar1 ") and "?" not in play.challenges_at(0)
    assert play.challenges_at(1) == "wolf1* ? wolf2"
    play.moves("hide charlotte", "done", "onward")
    assert play.challenges_at(1) == "wolf1* ? wolf2"


@rule("WIL-058", "WIL-059", "WIL-130", "WIL-109")
def test_a_captured_familiar_stays() -> None:
    play = given().in_play(revealed="charlotte jocelyn").at(0, "cat").phase4("granary")
    play.moves("beat a1").told("captured cat")
    assert play.familiars_in_play() == {"cat"} and play.challenge_discard() == set()
    play.moves("persuade linn", "onward", "done")
    play.moves(play.offers()[0])
    assert play.familiars_in_play() == {"cat"}


@rule("WIL-057")
def test_a_familiar_left_over_is_just_a_challenge() -> None:
    play = (
        given()
        .in_play(revealed="charlotte jocelyn")
        .at(0, "cat")
        .phase4("granary")
        .moves("done", "persuade linn")
    )
    assert play.familiars_in_play() == set() and play.challenge_discard() == {"cat"}


# ---- Jurors


@rule("WIL-060", "WIL-061", "WIL-150", "WIL-151", "WIL-149")
def test_conviction_is_the_sum_and_persuasion_must_reach_it() -> None:
    play = given().papers(0, 2, 3).papers(1, 3, 4).papers(2, 1, 1).persuasion(5, 6, 2)
    play.in_play(revealed="charlotte jocelyn").phase4("granary").moves("persuade greta", "trial")
    play.told("judged linn 5 5", "judged ansel 6 7", "judged greta 3 2", "play_ended trial")
    assert play.grade() == "not-guilty"


@rule("WIL-063")
def test_effects_move_markers_too() -> None:
    play = given().jury("linn ansel barnabas").row("granary school lanterns")
    play.in_play(revealed="charlotte jocelyn").at(0, "sailor1").persuasion(0, 2, 1).phase4("granary")
    play.moves("done", "persuade ansel").told("resolved sailor1 failure")
    assert play.offers() == ["dismay ansel", "dismay barnabas"] and play.refused("dismay linn") == "WIL-063"
    assert play.moves("dismay ansel").markers() == [0, 2, 1]


@rule("WIL-064", "WIL-186")
def test_convictions_are_uncovered_at_the_trial_or_earlier() -> None:
    play = given().hand("mary").papers(0, 2, 5, up=False).moves("hide mary")
    assert play.offers() == [
        "unveil linn1",
        "unveil linn2",
        "unveil ansel1",
        "unveil ansel2",
        "unveil greta1",
        "unveil greta2",
        "pass",
    ]
    play.moves("unveil linn2").told("unveiled linn2 5")
    assert play.board.papers_up == 2 and play.refused("unveil linn1") == "WIL-052"
    again = given().hand("mary constance").papers(0, 2, 5).moves("hide mary")
    assert again.refused("unveil linn1") == "WIL-186"


@rule("WIL-065", "WIL-205")
def test_a_juror_without_convictions_is_convinced_by_anything() -> None:
    play = given(difficulty="hard").papers(0).papers(1, 1, 1).papers(2, 1, 1).persuasion(0, 0, 0)
    play.in_play(revealed="charlotte jocelyn").phase4("granary").moves("persuade linn", "trial")
    assert "judged linn 2 0" in play.events() and play.grade() == "guilty"
    none = given().papers(0).papers(1).papers(2).persuasion(0, 0, 0)
    none.in_play(hidden="jane").phase4("granary").moves("trial").told("judged linn 0 0")
    assert none.grade() == "innocent"


# ---- Villagers


@rule("WIL-066", "WIL-067", "WIL-R15")
def test_losing_villagers_and_a_0_among_them() -> None:
    play = given().in_play(hidden="jane").phase4("school").luck_is(4).start()
    assert play.board.souls_total == 2 and sum(play.board.villagers) == 7
    spared = given().in_play(hidden="jane").phase4("school").luck_is(0).start()
    assert spared.board.souls_total == 0 and sum(spared.board.villagers) == 8
    box = box_with(missions={"school.failure": "lose_villager(2)"})
    twice = given(box).in_play(hidden="jane").phase4("school").luck_is(0, 7).start()
    assert twice.board.souls_total == 3 and sum(twice.board.villagers) == 7


@rule("WIL-068", "WIL-144", "WIL-122")
def test_five_lost_souls_are_the_end_and_four_are_not() -> None:
    play = given().in_play(hidden="jane").souls(2).phase4("school").luck_is(6).start()
    assert play.board.souls_total == 5 and play.ending() == "lost-souls"
    alive = given().in_play(hidden="jane").souls(2).phase4("school").luck_is(4).start()
    assert alive.board.souls_total == 4 and alive.ending() == ""


# ---- playing Witches


@rule("WIL-072", "WIL-076", "WIL-093")
def test_witches_may_be_played_in_phase_one_or_three_on_either_side() -> None:
    play = given().hand("jane charlotte")
    assert play.offers() == [
        "done",
        "hide charlotte",
        "hide jane",
        "reveal charlotte",
        "reveal jane",
    ]
    play.moves("hide charlotte", "done", "choose granary")
    assert play.offers() == ["hide jane", "reveal jane"]
    assert play.refused("hide charlotte") == "WIL-072"


@rule("WIL-073", "WIL-074", "WIL-098")
def test_all_witches_must_be_played_in_the_end() -> None:
    play = given().hand("jane mercy").moves("done", "choose granary")
    assert "done" not in play.offers() and play.refused("done") == "WIL-073"
    assert play.refused("drop jane") == "WIL-072"
    play.moves("hide jane", "hide mercy")
    assert play.asks() != "play" and play.board.hand == 0


@rule("WIL-078")
def test_the_two_groups_are_shown_apart() -> None:
    view = given().in_play(hidden="jane", revealed="charlotte").hand("gwen").view()
    assert view["hidden"] == [{"witch": "jane", "power": 2}]
    assert view["revealed"] == [{"witch": "charlotte", "power": 4}]


@rule("WIL-079", "WIL-R47")
def test_an_action_may_be_declined_and_changes_nothing_then() -> None:
    play = given().hand("katherine curse").moves("hide katherine")
    assert play.offers() == ["use", "pass"]
    before = (play.hand_of(), play.deck_size(), play.in_discard())
    assert (play.moves("pass").hand_of(), play.deck_size(), play.in_discard()) == before


@rule("WIL-R47")
def test_effects_of_missions_and_challenges_are_compulsory() -> None:
    play = given().jury("linn ansel silas").row("granary school household").hand("jane gwen")
    play.moves("done", "choose household").told("resolved household chosen")
    assert play.offers() == ["drop jane", "drop gwen"] and play.refused("pass") == "WIL-R47"


@rule("WIL-080")
def test_a_condition_must_be_met() -> None:
    """Isobel draws only if she has discarded a Witch; without one in hand nothing is asked."""
    alone = given().hand("isobel").moves("reveal isobel")
    assert alone.asks() == "choose"
    play = given().hand("isobel jane").on_top("gwen mary").moves("reveal isobel")
    assert play.offers() == ["drop jane", "pass"]
    assert play.moves("pass").hand_of() == "jane"
    done = given().hand("isobel jane").on_top("gwen mary").moves("reveal isobel", "drop jane", "use", "use")
    assert done.hand_of() == "gwen mary" and done.in_discard() == "jane"


@rule("WIL-080")
def test_limits_and_silence_are_conditions_too() -> None:
    snared = given().hand("jane charlotte").at(0, "snare").phase3("granary").moves("reveal charlotte")
    assert snared.offers() == ["hide jane"] and snared.refused("reveal jane") == "WIL-080"
    mute = given().jury("linn ansel ottilie").row("granary school herd").hand("katherine curse")
    mute.at(0, "nightmare1").phase3("granary").moves("hide katherine")
    assert mute.asks() != "use"


@rule("WIL-081")
def test_fewer_times_are_allowed() -> None:
    play = given().in_play(hidden="charlotte jane").hand("katherine curse curse")
    play.moves("reveal katherine", "use", "pass")
    assert play.board.hand_curses == 1 and play.board.curse_pile == 4


@rule("WIL-082", "WIL-105")
def test_one_at_a_time_in_any_order() -> None:
    play = given().hand("katherine charlotte curse curse").deck("jane gwen")
    play.moves("hide charlotte", "use", "hide katherine")
    assert play.board.hand_curses == 1  # Charlotte's swap is done before Katherine's begins
    assert play.moves("use").hand_of() == "jane gwen"


@rule("WIL-083", "WIL-178", "WIL-R19")
def test_katherine_counts_herself() -> None:
    play = given().hand("katherine curse curse").on_top("jane gwen").moves("hide katherine", "use")
    assert play.asks() == "play" and play.hand_of() == "jane curse" and play.in_discard() == "curse"


@rule("WIL-084")
def test_replacements_never_exceed_the_curses() -> None:
    play = given().in_play(revealed="charlotte").hand("katherine curse").on_top("gwen jane")
    play.moves("hide katherine", "use")
    assert play.asks() == "play" and play.hand_of() == "gwen"


@rule("WIL-R18")
def test_a_curse_drawn_may_be_swapped_again_and_a_reshuffle_includes_it() -> None:
    play = given().in_play(revealed="charlotte").hand("katherine curse").on_top("curse jane")
    play.moves("hide katherine", "use", "use")
    assert play.hand_of() == "jane" and play.in_discard() == "curse curse"
    empty = given().hand("katherine curse").deck("").moves("hide katherine", "use")
    assert empty.hand_of() == "curse" and empty.deck_size() == 0
    empty.told("dropped curse", "reshuffled 1", "drew curse")


@rule("WIL-099", "WIL-189")
def test_witches_drawn_must_be_played_this_turn() -> None:
    play = given().hand("marie").on_top("jane").phase3("granary").moves("hide marie", "use")
    assert play.offers() == ["hide jane", "reveal jane"]


@rule("WIL-R21")
def test_a_witch_drawn_in_phase_four_is_played_at_once() -> None:
    box = box_with(challenges={"boar1.success": "draw(1)"})
    play = given(box).in_play(revealed="charlotte").at(0, "boar1 boar2").on_top("jane").phase4("granary")
    play.moves("beat a1")
    assert play.offers() == ["hide jane", "reveal jane"]
    play.moves("hide jane")
    assert play.power() == 4 and "beat a2" in play.offers()


def test_every_starter_witch_has_a_power_worth_revealing() -> None:
    assert all(witch.revealed >= witch.hidden for witch in STANDARD.witches if witch.starter)

"""Chapters 21 and 22: the questions people ask, and what follows from the rules."""

import pytest

from esbat.engine.chance import seeded
from esbat.games.wildegrens.tables import STANDARD
from tests.games.wildegrens.given import ME, box_with, challenge, fresh, given

rule = pytest.mark.rule
STRONG = "charlotte jocelyn phyllis"


@rule("WIL-176")
def test_looking_at_more_cards_than_there_are() -> None:
    play = given().hand("clara").challenge_deck("boar1").moves("hide clara", "use").told("looked boar1")
    assert play.offers() == ["toss boar1", "return boar1"]
    assert play.moves("return boar1").challenge_tops() == ["boar1"]


@rule("WIL-176")
def test_a_deck_too_small_is_made_larger_first_and_its_own_cards_stay_above() -> None:
    play = given().hand("judith jane").deck("gwen").discard("mary").luck_is(0)
    play.moves("hide judith", "use").told("looked gwen", "reshuffled 1", "looked mary")
    assert play.offers() == ["toss gwen", "toss mary", "return gwen", "return mary"]
    play.moves("return mary", "return gwen")
    assert play.top_of_deck() == ["gwen", "mary"]


@rule("WIL-176", "WIL-025")
def test_the_conviction_deck_is_made_anew_too() -> None:
    play = given().hand("mary").papers(0, 4, 4).papers(1, 3, 3).papers(2, 2, 2, up=False)
    for value in range(10):
        play.board.convictions[value] = 0
    play.moves("reveal mary", "swap linn1").told("struck linn1 4", "reshuffled 1", "new_paper linn1")
    assert play.conviction_deck() == 0 and sum(play.board.conviction_discard) == 0


@rule("WIL-177")
def test_a_curse_pile_is_never_made_anew() -> None:
    play = given().in_play(revealed=STRONG).at(0, "evilwitch1").discard("curse curse").curse_pile(0)
    assert play.phase4("granary").moves("done", "persuade linn").ending() == "curses"


@rule("WIL-178", "WIL-180", "WIL-179")
def test_where_discarded_cards_go() -> None:
    coven = given().jury("linn ansel silas").row("granary school household").hand("jane gwen")
    assert coven.moves("done", "choose household", "drop gwen").in_discard() == "gwen"
    dealt = given().hand("jocelyn").at(1, "wolf1*").moves("reveal jocelyn", "discard b1")
    dealt.told("turned_up b1 wolf1", "discarded b1 wolf1")
    assert dealt.challenge_discard() == {"wolf1"}
    jury = given().hand("constance").papers(1, 5, 2, up=False).moves("reveal constance", "strike ansel1")
    assert jury.board.conviction_discard[5] == 1 and jury.view()["conviction_discard"] == [5]


@rule("WIL-181")
def test_discarding_is_not_overcoming() -> None:
    play = given().hand("jocelyn").in_play(revealed="sabrina").at(0, "venerable1").phase3("granary")
    play.moves("reveal jocelyn", "discard a1").never_told("recruited")
    assert play.board.overcome == 0


@rule("WIL-182", "WIL-198")
def test_what_is_blocked_may_still_be_discarded() -> None:
    play = given().hand("jocelyn").at(0, "nightjars1 boar1").phase3("granary").moves("reveal jocelyn")
    assert play.offers() == ["discard a1", "discard a2", "pass"]


@rule("WIL-183")
def test_overcoming_is_for_phase_four_discarding_for_any_time() -> None:
    play = given().hand("jocelyn jane").at(0, "boar1")
    assert play.refused("beat a1") == "WIL-183"
    play.moves("reveal jocelyn", "discard a1")
    assert play.challenge_discard() == {"boar1"}


@rule("WIL-185")
def test_lost_villagers_go_to_the_lost_souls() -> None:
    play = given().in_play(hidden="jane").phase4("school").luck_is(7).start()
    assert play.view()["souls"] == [3] and play.view()["villagers"] == 7


@rule("WIL-186", "WIL-R43")
def test_what_is_face_up_cannot_be_uncovered_again() -> None:
    play = given().hand("phyllis").at(0, "boar1 mob1*").moves("hide phyllis")
    assert play.offers() == ["uncover a2", "pass"] and play.refused("uncover a1") == "WIL-186"
    nothing = given().hand("phyllis").at(0, "boar1").moves("hide phyllis")
    assert nothing.asks() == "choose"


@rule("WIL-187", "WIL-R19")
def test_only_witches_in_play_are_counted() -> None:
    play = (
        given()
        .in_play(hidden="charlotte", revealed="jane")
        .prison("rosalind")
        .hand("katherine curse curse curse")
    )
    play.moves("reveal katherine", "use", "use", "use")
    assert play.board.hand_curses == 0  # three Kents in play
    few = given().discard("charlotte").prison("jane").hand("katherine curse curse")
    few.moves("reveal katherine", "use")
    assert few.board.hand_curses == 1 and few.asks() == "choose"


@rule("WIL-188", "WIL-213")
def test_hidden_witches_are_those_hidden_in_play() -> None:
    play = given().jury("linn ansel roderick").row("granary school bones").discard("gwen mary")
    play.in_play(hidden="jane mercy phyllis", revealed="charlotte").at(0, "skeleton1").phase4(
        "granary"
    ).start()
    assert play.cost("a1") == 4


@rule("WIL-190", "WIL-R22", "WIL-R23")
def test_recruits_and_prisoners() -> None:
    none = given().hand("hannah").recruits("").moves("hide hannah")
    assert none.asks() == "choose"
    play = given().hand("hannah").prison("charlotte").moves("reveal hannah", "rescue charlotte")
    assert play.board.prison == 0 and play.top_of_deck() == ["charlotte"]
    back = given().prison("charlotte jane mercy").in_play(revealed=f"{STRONG} mary").row("granary hut snow")
    back.phase4("hut").moves("rescue jane", "rescue mercy")
    assert set(back.in_discard().split()) == {"jane", "mercy"}


@rule("WIL-193", "WIL-R28")
def test_never_more_than_eight_challenges() -> None:
    eight = "boar1 boar2 mob1 mob2 mob3 toad fox cat"
    play = given().jury("linn ansel matthias").row("granary school well").hand("jane").at(2, eight)
    play.challenge_top("owl").moves("done", "choose granary").never_told("dealt")
    assert len(play.challenges_at(2).split()) == 8 and play.challenge_tops() == ["owl"]
    full = given().hand("jocelyn").at(0, eight).at(1, "owl").moves("hide jocelyn")
    assert full.moves("move b1").told("moved b1 c1").asks() == "choose"  # only one place has room
    none = given().row("granary school -").hand("jocelyn").at(0, eight).at(1, "owl").moves("hide jocelyn")
    assert none.refused("move b1") == "WIL-193"


@rule("WIL-195", "WIL-R06")
def test_actions_reach_every_face_up_mission() -> None:
    play = given().hand("jocelyn jane").at(0, "boar1").at(1, "wolf1*").at(2, "?").phase3("granary")
    play.moves("reveal jocelyn")
    assert play.offers() == ["discard a1", "discard b1", "discard c1", "pass"]
    moved = given().hand("jocelyn jane").at(0, "boar1").at(1, "wolf1*").at(2, "?").phase3("granary")
    moved.moves("hide jocelyn", "move b1", "to snow")
    assert moved.challenges_at(2) == "? wolf1*"  # facing kept


@rule("WIL-197", "WIL-214")
def test_a_failed_mission_is_no_target() -> None:
    play = given().hand("jocelyn").failed(2).at(0, "boar1").at(1, "wolf1").moves("hide jocelyn", "move a1")
    assert play.challenges_at(1) == "wolf1 boar1"  # the school is the only other place
    asked = given().hand("jocelyn").failed(2).at(0, "boar1").row("granary school snow").moves("hide jocelyn")
    assert asked.offers() == ["move a1", "pass"]


@rule("WIL-198")
@pytest.mark.parametrize("way", ["beat", "discard", "move"])
def test_three_ways_to_be_rid_of_a_blocker(way: str) -> None:
    play = given().hand("jocelyn").in_play(revealed="charlotte phyllis").at(0, "mob1").phase3("granary")
    if way == "discard":
        play.moves("reveal jocelyn", "discard a1")
    elif way == "move":
        play.moves("hide jocelyn", "move a1", "to snow")
    else:
        play.moves("hide jocelyn", "pass", "beat a1")
    assert play.asks() == "reward"


@rule("WIL-199", "WIL-200", "WIL-R10", "WIL-R11")
def test_each_kind_of_block_counts_for_what_it_blocks() -> None:
    birds = (
        given().in_play(revealed=STRONG).at(0, "nightjars1 nightjars2 mob1 boar1").phase4("granary").start()
    )
    assert birds.offers() == ["beat a1", "beat a2", "beat a3", "done"]
    assert birds.moves("beat a1").refused("beat a4") == "WIL-200"
    assert "beat a4" in birds.moves("beat a2").offers()
    mobs = given().in_play(revealed=STRONG).at(0, "mob1 mob2 boar1").phase4("granary").start()
    assert "beat a3" in mobs.offers()
    assert mobs.moves("beat a1", "done").missions_shown()[0] == "granary*"
    left = given().in_play(revealed=STRONG).at(0, "nightjars1 boar1").phase4("granary").moves("done")
    assert left.asks() == "reward"  # Whip-poor-wills do not block the Mission


@rule("WIL-201", "WIL-R29")
def test_marie_cancels_an_effect_of_a_mission_she_will_not_choose() -> None:
    play = given().jury("linn silas matthias").row("granary crypt well").hand("marie jane")
    play.moves("reveal marie")
    assert play.offers() == [
        "blank granary success",
        "blank crypt not_chosen",
        "blank crypt failure",
        "blank well not_chosen",
        "blank well failure",
        "pass",
    ]
    play.moves("blank crypt not_chosen", "done", "choose granary").told("resolved well not_chosen")
    assert play.board.curse_pile == 3
    play.moves("hide jane", "onward", "done", "choose well")
    assert play.board.curse_pile == 2  # only until the turn ends


@rule("WIL-R29")
def test_a_lasting_effect_that_is_cancelled_stops() -> None:
    play = given().jury("linn ansel roderick").row("granary camp bones").hand("marie jane").at(1, "boar1")
    play.phase3("camp").start()
    assert play.cost("b1") == 3
    assert play.moves("reveal marie", "blank camp chosen").cost("b1") == 2
    assert play.refused("blank camp chosen") == "WIL-072"


@rule("WIL-202", "WIL-058", "WIL-R42", "WIL-R07")
def test_the_fox_waits_for_a_later_turn() -> None:
    fresh_fox = (
        given().hand("jane").familiars("fox", fresh=True).at(0, "boar1").moves("done", "choose granary")
    )
    assert fresh_fox.asks() == "play"
    play = given().hand("jane").familiars("fox").at(0, "boar1* mob1").moves("done", "choose granary")
    assert play.offers() == ["move a1", "move a2", "pass"]
    play.moves("move a2", "to school")
    assert play.challenges_at(1) == "mob1" and play.asks() == "play"
    declined = given().hand("jane").familiars("fox").at(0, "boar1").moves("done", "choose granary", "pass")
    assert declined.challenges_at(0) == "boar1"


@rule("WIL-R42")
def test_the_fox_moves_a_card_before_its_chosen_effect() -> None:
    box = box_with(challenges={"boar1.chosen": "draw_next(-1)"})
    play = (
        given(box)
        .hand("jane")
        .familiars("fox")
        .at(0, "boar1*")
        .moves("done", "choose granary", "move a1", "to snow")
    )
    play.never_told("resolved")
    assert play.board.extra == 0


@rule("WIL-203", "WIL-R41")
def test_josephine_has_the_printed_difficulty_as_power() -> None:
    play = given().hand("josephine jane").at(0, "boar1").at(1, "wolf1*").phase3("granary")
    play.moves("reveal josephine", "absorb b1").told(
        "turned_up b1 wolf1", "discarded b1 wolf1", "absorbed josephine 4"
    )
    assert play.power() == 4 and play.challenge_discard() == {"wolf1"}


@rule("WIL-204")
@pytest.mark.parametrize(
    ("row", "cards", "difficulty"),
    [
        ("granary school bones", "skeleton1", 1),
        ("granary school bones", "boar1 sprites1", 2),
        ("camp school bones", "boar1", 2),
    ],
)
def test_increases_give_josephine_nothing(row: str, cards: str, difficulty: int) -> None:
    play = (
        given()
        .jury("linn ansel roderick")
        .row(row)
        .hand("josephine jane")
        .in_play(hidden="mercy gwen")
        .at(0, cards)
    )
    play.phase3(row.split(maxsplit=1)[0]).start()
    assert play.cost("a1") > difficulty
    play.moves("reveal josephine", "absorb a1").told(f"absorbed josephine {difficulty}")


@rule("WIL-213", "WIL-R38", "WIL-R40")
def test_difficulties_rise_and_fall() -> None:
    sprites = (
        given()
        .in_play(revealed=STRONG)
        .at(0, "sprites1 sprites2 boar1")
        .at(1, "boar2")
        .phase4("granary")
        .start()
    )
    assert [sprites.cost(spot) for spot in ("a1", "a2", "a3")] == [2, 2, 4]
    assert sprites.view()["places"][1]["spots"][0]["now"] == 3  # type: ignore[index]
    assert sprites.moves("beat a3").power() == 6
    camp = given().jury("linn ansel roderick").row("granary camp bones").in_play(revealed=STRONG)
    camp.at(1, "boar1 cat").phase4("camp").start()
    assert (camp.cost("b1"), camp.cost("b2")) == (3, 3)
    camp.board.ease_challenges = 5
    assert (camp.cost("b1"), camp.cost("b2")) == (1, 1)
    camp.board.ease_familiars = 1
    assert (camp.cost("b1"), camp.cost("b2")) == (1, 0)


@rule("WIL-208")
def test_a_forced_trial_means_an_empty_mission_deck() -> None:
    for seed in range(80):
        play = fresh(seed, coven="starter", difficulty="easy")
        chooser = seeded(seed + 5)
        while play.board.depth:
            moves = [move for move in play.offers() if move != "trial"]
            play.does(ME, moves[chooser.pick(len(moves))])
        if play.ending() == "trial" and not play.board.must_trial:
            assert play.board.missions == 0


@rule("WIL-215")
def test_uncovering_triggers_nothing() -> None:
    play = given().hand("phyllis").at(1, "nightmare1* wolf1*").moves("reveal phyllis", "to school")
    play.never_told("resolved")
    assert play.challenges_at(1) == "nightmare1 wolf1" and play.board.souls_total == 0


@rule("WIL-216", "WIL-R05")
def test_challenges_elsewhere_keep_their_facing() -> None:
    play = (
        given()
        .hand("gwen jane")
        .at(1, "wolf1* hens1*")
        .challenge_top("boar1")
        .moves("hide gwen", "replace b2")
    )
    assert play.challenges_at(1) == "wolf1* boar1"
    play.moves("done", "choose granary", "hide jane", "onward")
    assert play.challenges_at(1) == "wolf1* boar1"


@rule("WIL-R33")
def test_what_she_put_on_top_herself_she_knows_when_it_is_dealt() -> None:
    play = given().jury("linn ansel matthias").row("granary school well").hand("clara jane")
    play.challenge_top("boar1 mob1 toad").moves(
        "hide clara", "use", "toss mob1", "return toad", "return boar1"
    )
    assert play.challenge_tops() == ["boar1", "toad"]
    play.moves("done", "choose granary")
    spots = play.view()["places"][2]["spots"]  # type: ignore[index]
    assert spots[0]["card"] == "boar1" and spots[0]["up"] is False


@rule("WIL-R45")
def test_a_witch_who_left_gives_no_power() -> None:
    box = box_with(missions={"granary.chosen": "imprison_hidden(1)"})
    play = given(box).hand("jane").in_play(hidden="mercy phyllis").moves("done", "choose granary")
    assert play.offers() == ["imprison mercy", "imprison phyllis"]
    play.moves("imprison phyllis", "hide jane").told("counted_power 4")
    assert play.zone(play.board.prison) == {"phyllis"}


def test_numbers_of_challenges() -> None:
    assert STANDARD.challenges[challenge("fox")].code == "fox"

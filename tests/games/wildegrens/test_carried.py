"""What a turn leaves behind for the next, and what it does not; Familiars from their capture on."""

import pytest

from tests.games.wildegrens.given import Given, box_with, given, witch_set

rule = pytest.mark.rule
STRONG = "charlotte jocelyn phyllis"
NEXT = "mercy gwen mary hannah eleanor"
HERDING = ("linn ansel ottilie", "granary school herd")


def captured(code: str, jury: str = "linn ansel greta", row: str = "granary school snow") -> Given:
    """The school is saved, and this Familiar overcome on the way; phase 5. Five Witches lie on the deck."""
    play = given().jury(jury).row(row).in_play(revealed=f"{STRONG} jane").at(1, code).on_top(NEXT)
    return play.phase4("school").moves("beat b1", "persuade linn")


def next_turn(play: Given, hand: str) -> Given:
    """Recovery, with these cards on top of the deck."""
    return play.on_top(hand).moves("onward")


# ---- Familiars


@rule("WIL-058", "WIL-R07")
def test_the_goat_works_in_phase_six_of_the_turn_it_was_captured() -> None:
    play = captured("goat", *HERDING).moves("onward")
    assert play.offers() == ["use", "pass"] and play.view()["part"] == 6
    assert len(play.moves("use").hand_of().split()) == 6
    assert len(captured("goat", *HERDING).moves("onward", "pass").hand_of().split()) == 5


@rule("WIL-058", "WIL-R07")
def test_a_goat_taken_in_phase_one_works_that_turn_too() -> None:
    play = given().jury(HERDING[0]).row(HERDING[1]).hand("amelia").at(0, "goat")
    play.moves("reveal amelia", "capture a1", "choose school", "onward")
    assert play.offers() == ["use", "pass"]


@rule("WIL-058", "WIL-R07")
def test_other_familiars_wait_for_their_moment_on_the_next_turn() -> None:
    play = given().hand("amelia jane").at(0, "owl").at(1, "boar1* boar2* mob1*").deck(NEXT)
    play.moves("reveal amelia", "capture a1")
    assert play.asks() == "play"
    play.moves("done", "choose snow", "hide jane", "onward")
    assert play.board.turn == 2 and play.offers() == ["uncover b1", "uncover b2", "uncover b3", "pass"]


@rule("WIL-058", "WIL-202", "WIL-R42")
def test_a_captured_fox_is_used_from_the_next_turn_on() -> None:
    taken = given().hand("amelia jane").at(0, "fox boar1").moves("reveal amelia", "capture a1")
    assert taken.moves("done", "choose granary").asks() == "play"
    assert taken.view()["fresh"] == ["fox"]
    play = captured("fox").at(0, "boar1*").moves("onward")
    assert play.board.turn == 2 and play.view()["familiars"] == ["fox"] and play.view()["fresh"] == []
    assert play.moves("done", "choose granary").offers() == ["move a1", "pass"]


# ---- what is not carried over


@rule("WIL-118", "WIL-142")
def test_nothing_of_the_turn_is_carried_over() -> None:
    play = given().in_play(hidden="jane").on_top(NEXT).phase6("granary")
    board = play.board
    board.spent = board.overcome = board.reveals = board.spared = board.cancelled = 1
    board.ease_familiars = board.ease_challenges = board.ease_mission = 1
    board.ignore_blocks = True
    board.fresh = 1
    for witch in range(28):
        board.boost[witch] = 1
    play.start()
    left = [board.spent, board.overcome, board.reveals, board.spared, board.cancelled, board.extra]
    left += [board.ease_familiars, board.ease_challenges, board.ease_mission, board.fresh]
    assert left == [0] * 10 and list(board.boost) == [0] * 28
    assert not board.ignore_blocks and not board.succeeded and board.chosen == -1


@rule("WIL-118", "WIL-142")
def test_winifreds_skip_is_for_her_turn_only() -> None:
    play = given().hand("winifred").in_play(revealed=STRONG).at(1, "evilwitch1").phase3("granary")
    play.moves("reveal winifred", "use", "persuade linn")
    assert play.board.spared == 1
    next_turn(play, NEXT).moves("done", "choose school")
    while play.asks() == "play":
        play.moves(play.offers()[0])
        if play.asks() not in ("play", "beat"):
            play.moves("pass")
    play.moves("done", "persuade ansel").told("resolved evilwitch1 failure", "cursed 2")
    assert play.asks() == "trial"


@rule("WIL-118", "WIL-203")
def test_josephines_power_is_for_her_turn_only() -> None:
    play = given().hand("josephine").in_play(revealed=STRONG).at(1, "wolf1").phase3("granary")
    play.moves("reveal josephine", "absorb b1", "persuade linn")
    next_turn(play, "judith mercy gwen mary hannah").moves(
        "reveal judith", "rescue josephine", "hide josephine"
    )
    powers = {row["witch"]: row["power"] for row in play.view()["hidden"]}  # type: ignore[attr-defined]
    assert powers == {"josephine": 2}


@rule("WIL-118")
def test_what_was_spent_or_overcome_is_forgotten() -> None:
    play = given().in_play(revealed=f"{STRONG} sabrina").at(0, "boar1").phase4("granary")
    next_turn(play.moves("beat a1", "persuade linn"), NEXT)
    assert (play.view()["spent"], play.view()["overcome"], play.power()) == (0, 0, 0)


@rule("WIL-080", "WIL-072")
def test_reveals_of_phase_one_do_not_count_against_the_limit() -> None:
    box = box_with(missions={"granary.chosen": "limit_reveals(1)"})
    play = given(box).hand("mercy jane isolde").moves("reveal mercy", "done", "choose granary")
    assert "reveal jane" in play.offers() and play.view()["reveals"] == 0
    play.moves("reveal isolde", "pass")
    assert play.offers() == ["hide jane"] and play.refused("reveal jane") == "WIL-080"


@rule("WIL-R31", "WIL-118")
def test_a_card_more_is_for_one_recovery() -> None:
    play = given().in_play(revealed=STRONG).on_top(f"{NEXT} sabrina").phase4("granary")
    assert len(play.moves("persuade linn", "onward").hand_of().split()) == 6
    assert play.board.extra == 0


# ---- what luck decides


@rule("WIL-046", "WIL-R30")
@pytest.mark.parametrize(("pick", "who"), [(0, "jane"), (1, "gwen"), (2, "mary")])
def test_which_prisoner_is_lost_is_luck(pick: int, who: str) -> None:
    box = box_with(challenges={"boar1.failure": "lose_prisoner(1)"})
    play = given(box).in_play(revealed=STRONG).prison("jane gwen mary").at(0, "boar1").phase4("granary")
    play.luck_is(pick).moves("done", "persuade linn").told(f"lost {who}")
    assert play.zone(play.board.gone) == {who} and play.answers == []


@rule("WIL-046", "WIL-R30")
@pytest.mark.parametrize(("pick", "who"), [(0, "jane"), (1, "gwen"), (2, "mary")])
def test_which_hidden_witch_is_lost_is_luck(pick: int, who: str) -> None:
    play = given().in_play(revealed=STRONG, hidden="jane gwen mary").at(0, "boar1").phase4("granary")
    play.luck_is(pick).moves("done", "persuade linn").told(f"lost {who}")
    assert play.zone(play.board.gone) == {who} and play.answers == []


@rule("WIL-045", "WIL-R22")
@pytest.mark.parametrize(("pick", "who"), [(0, "marie"), (1, "josephine")])
def test_which_recruit_comes_is_luck(pick: int, who: str) -> None:
    play = given().hand("hannah jane").phase3("granary").moves("hide hannah")
    play.board.recruits = witch_set("marie josephine")
    assert play.luck_is(pick).moves("use").in_discard() == who


@rule("WIL-041", "WIL-132")
@pytest.mark.parametrize(
    ("pick", "what"), [(0, "jane gwen"), (1, "jane mary"), (2, "jane curse"), (3, "jane curse")]
)
def test_which_card_is_drawn_is_luck(pick: int, what: str) -> None:
    play = given().hand("agnes jane").phase3("granary").moves("hide agnes")
    play.board.coven = witch_set("gwen mary")
    play.board.coven_curses = 2
    assert play.luck_is(pick).moves("use").hand_of() == what


@rule("WIL-030", "WIL-096")
@pytest.mark.parametrize(("pick", "what"), [(0, "boar1"), (1, "boar2")])
def test_what_lies_face_down_is_luck(pick: int, what: str) -> None:
    play = given().hand("phyllis jane").at(0, "?").moves("hide phyllis")
    play.board.challenges = 2**6 + 2**7
    assert play.luck_is(pick).moves("uncover a1").challenges_at(0) == what


@rule("WIL-162")
@pytest.mark.parametrize(("pick", "what"), [(0, "boar1"), (1, "boar2")])
def test_what_replaces_a_challenge_is_luck(pick: int, what: str) -> None:
    play = given().hand("gwen jane").at(0, "wolf1").moves("hide gwen")
    play.board.challenges = 2**6 + 2**7
    assert play.luck_is(pick).moves("replace a1").challenges_at(0) == what


@rule("WIL-064", "WIL-066")
def test_numbers_of_convictions_and_villagers_are_luck() -> None:
    seen = []
    for pick in range(12):
        play = given().hand("mary jane").moves("hide mary").luck_is(pick).moves("unveil linn1")
        seen.append(int(play.board.papers[0]))
    assert seen == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    lost = []
    for pick in range(8):
        play = given().in_play(hidden="jane").phase4("school").luck_is(pick).start()
        lost.append(int(play.board.souls_total))
    assert lost == [0, 1, 1, 1, 2, 2, 2, 3]


@rule("WIL-028", "WIL-136")
def test_which_mission_comes_next_is_luck() -> None:
    seen = []
    for pick in range(3):
        play = given().in_play(revealed=STRONG).on_top(f"{NEXT} sabrina").phase4("granary")
        play.moves("persuade linn").luck_is(pick).moves("onward")
        seen.append(play.missions_shown()[0])
    assert seen == ["barley", "birchwood", "traps"]

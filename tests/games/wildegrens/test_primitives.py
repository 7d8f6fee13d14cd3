"""Every primitive of the vocabulary on its own: on a Witch, who may decline, and on cards, which may not."""

from collections.abc import Callable
from typing import cast

import pytest

from esbat.games.wildegrens.tables_primitives import VOCABULARY
from tests.games.wildegrens.given import Given, box_with, given
from tests.games.wildegrens.scenes import STRONG, failure, success, suffered, witch

TESTED: dict[str, Callable[[], None]] = {}


def primitive(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """This test is about that primitive."""

    def kept(test: Callable[[], None]) -> Callable[[], None]:
        TESTED[name] = test
        return test

    return kept


# ---- declined


@pytest.mark.rule("WIL-081", "WIL-R47")
@pytest.mark.parametrize(
    ("action", "offers"),
    [
        ("imprison_hidden(1)", ["imprison katherine", "imprison gwen"]),
        ("restore_villager(1)", ["restore 1", "restore 2"]),
        ("lose_persuasion(1, choice)", ["dismay linn", "dismay ansel", "dismay greta"]),
    ],
)
def test_what_only_cards_of_our_box_do_a_witch_of_a_pack_may_decline(action: str, offers: list[str]) -> None:
    play = witch(action).in_play(hidden="gwen").souls(1, 2).moves("hide katherine")
    assert play.offers() == [*offers, "pass"]
    play.moves("pass")
    assert play.asks() == "play" and play.markers() == [1, 1, 1]


# ---- power


@primitive("star")
def test_star() -> None:
    counts = {
        "fam": 3,
        "kin": 2,
        "others": 4,
        "hidden": 3,
        "revealed": 2,
        "familiars": 1,
        "overcome": 0,
        "curses": 2,
        "lost": 3,
    }
    for count, expected in counts.items():
        box = box_with(witches={"katherine.hidden_action": f"star(2, {count})"})
        play = given(box).in_play(hidden="katherine jane mercy", revealed="charlotte gwen")
        play.hand("curse curse").familiars("toad").souls(1, 2).phase4("granary").start()
        powers = {row["witch"]: row["power"] for row in play.view()["hidden"]}  # type: ignore[attr-defined]
        assert powers["katherine"] == 1 + 2 * expected, count


@primitive("power")
def test_power() -> None:
    play = given(box_with(challenges={"cat.familiar": "power(3)"})).familiars("cat").in_play(hidden="jane")
    assert play.phase4("granary").start().board.failures == 0  # 2 + 3 against 5


@primitive("absorb_challenge")
def test_absorb_challenge() -> None:
    play = witch("absorb_challenge(any)").at(1, "wolf1* hens1").moves("hide katherine")
    assert play.offers() == ["absorb b1", "absorb b2", "pass"]
    assert play.moves("absorb b1").power() == 5 and play.challenge_discard() == {"wolf1"}
    assert witch("absorb_challenge(any)").at(1, "wolf1").moves("hide katherine", "pass").power() == 1


# ---- Challenges


@primitive("reveal_challenge")
def test_reveal_challenge() -> None:
    play = witch("reveal_challenge(2, any)").at(0, "boar1* mob1*").at(1, "wolf1*").moves("hide katherine")
    assert play.offers() == ["uncover a1", "uncover a2", "uncover b1", "pass"]
    play.moves("uncover a2", "uncover b1")
    assert (play.challenges_at(0), play.challenges_at(1)) == ("boar1* mob1", "wolf1")
    one = witch("reveal_challenge(2, one)").at(0, "boar1* mob1*").at(1, "wolf1*")
    one.moves("hide katherine", "uncover a1")
    assert one.offers() == ["uncover a2", "pass"]
    whole = witch("reveal_challenge(all, one)").at(0, "boar1* mob1*").at(1, "wolf1*").moves("hide katherine")
    assert whole.offers() == ["to granary", "to school", "pass"]
    assert whole.moves("to granary").challenges_at(0) == "boar1 mob1"
    forced = success("reveal_challenge(1, others)").at(1, "wolf1*").phase4("granary").start()
    assert forced.challenges_at(1) == "wolf1" and forced.asks() == "reward"


@primitive("expose_challenge")
def test_expose_challenge() -> None:
    play = witch("expose_challenge(2)").at(0, "boar1* mob1* toad*").at(1, "wolf1*").moves("hide katherine")
    play.moves("uncover a1", "uncover a3")
    assert play.offers() == ["discard a1", "discard a3", "pass"]
    assert play.moves("discard a3").challenges_at(0) == "boar1 mob1*"
    early = witch("expose_challenge(2)").at(0, "boar1* mob1*").moves("hide katherine", "uncover a1", "pass")
    assert early.offers() == ["discard a1", "pass"]


@primitive("discard_challenge")
def test_discard_challenge() -> None:
    play = witch("discard_challenge(2, any)").at(0, "boar1 mob1*").at(1, "wolf1").moves("hide katherine")
    play.moves("discard a2", "discard b1")
    assert play.challenge_discard() == {"mob1", "wolf1"} and play.asks() == "play"
    forced = success("discard_challenge(1, others)").at(0, "").at(1, "wolf1 wolf2").phase4("granary").start()
    assert forced.offers() == ["discard b1", "discard b2"]


@primitive("replace_challenge")
def test_replace_challenge() -> None:
    play = witch("replace_challenge(2, any)").at(0, "hens1*").challenge_top("boar1 toad")
    play.moves("hide katherine")
    play.moves("replace a1", "replace a1")
    assert play.challenges_at(0) == "toad" and play.challenge_discard() == {"hens1", "boar1"}


@primitive("move_challenge")
def test_move_challenge() -> None:
    play = witch("move_challenge(1, any)").at(0, "boar1").at(1, "wolf1*").moves("hide katherine", "move b1")
    assert play.offers() == ["to granary", "to snow"]
    assert play.refused("to school") == "WIL-195"
    assert play.moves("to snow").challenges_at(2) == "wolf1*"
    chosen = witch("move_challenge(1, chosen)").at(0, "boar1").at(1, "wolf1").phase3("granary")
    chosen.moves("hide katherine")
    assert chosen.offers() == ["move a1", "pass"]
    early = witch("move_challenge(1, chosen)").at(0, "boar1").moves("hide katherine")
    assert early.asks() == "play"  # nothing is chosen yet


@primitive("add_challenge")
def test_add_challenge() -> None:
    play = suffered(failure("add_challenge(1, others)").challenge_top("toad owl"))
    assert (play.challenges_at(1), play.challenges_at(2)) == ("toad*", "owl*")
    box = box_with(missions={"school.not_chosen": "add_challenge(2, this)"})
    this = given(box).hand("jane").challenge_top("toad owl").moves("done", "choose granary")
    assert this.challenges_at(1) == "toad* owl*"


@primitive("scry_challenges")
def test_scry_challenges() -> None:
    play = witch("scry_challenges(3)").challenge_top("toad owl boar1").moves("hide katherine", "use")
    assert set(play.offers()) == {
        f"{verb} {code}" for verb in ("toss", "return") for code in ("toad", "owl", "boar1")
    }
    play.moves("toss boar1", "return owl", "return toad")
    assert play.challenge_tops() == ["toad", "owl"] and play.challenge_discard() == {"boar1"}


@primitive("capture_familiar")
def test_capture_familiar() -> None:
    play = witch("capture_familiar(1)").at(0, "cat* nightjars1").at(1, "owl boar1").moves("hide katherine")
    assert play.offers() == ["capture b1", "pass"] and play.refused("capture b2") == "WIL-058"
    play.moves("capture b1")
    assert play.familiars_in_play() == {"owl"} and play.board.overcome == 0


@primitive("ease_familiars")
def test_ease_familiars() -> None:
    play = witch("ease_familiars(2)").at(0, "cat boar1").phase3("granary").moves("hide katherine", "use")
    assert (play.cost("a1"), play.cost("a2")) == (0, 2)


@primitive("ease_challenges")
def test_ease_challenges() -> None:
    play = witch("ease_challenges(2)").at(0, "boar2 boar1").phase3("granary").moves("hide katherine", "use")
    assert (play.cost("a1"), play.cost("a2")) == (1, 1)


@primitive("ease_mission")
def test_ease_mission() -> None:
    play = witch("ease_mission(2)").phase3("granary").moves("hide katherine", "use")
    assert play.needs() == 3 and play.moves("hide jane").asks() == "reward"


# ---- what lasts


@primitive("harden_challenges")
def test_harden_challenges() -> None:
    play = given().at(0, "sprites1 boar1 boar2").in_play(revealed=STRONG).phase4("granary").start()
    assert [play.cost(spot) for spot in ("a1", "a2", "a3")] == [2, 3, 4]
    box = box_with(missions={"granary.chosen": "harden_challenges(2)"})
    mission = given(box).at(0, "boar1").in_play(revealed=STRONG).phase4("granary").start()
    assert mission.cost("a1") == 4


@primitive("harden_self")
def test_harden_self() -> None:
    box = box_with(
        missions={"granary.chosen": "harden_self(2, curses)"},
        challenges={"boar1.chosen": "harden_self(1, revealed)"},
    )
    play = given(box).at(0, "boar1").in_play(revealed=STRONG).hand("curse").phase4("granary").start()
    assert play.cost("a1") == 5 and play.needs() == 7


@primitive("harden_mission")
def test_harden_mission() -> None:
    box = box_with(challenges={"boar1.chosen": "harden_mission(2)"})
    play = given(box).at(0, "boar1").in_play(revealed=STRONG).phase4("granary").start()
    assert play.needs() == 7 and play.moves("beat a1").power() == 8
    assert play.asks() == "reward"


@primitive("block_challenges")
def test_block_challenges() -> None:
    play = given().at(0, "nightjars1 boar1").in_play(revealed=STRONG).phase4("granary").start()
    assert play.offers() == ["beat a1", "done"]


@primitive("block_mission")
def test_block_mission() -> None:
    play = given().at(0, "mob1").in_play(revealed=STRONG).phase4("granary").moves("done")
    assert play.board.failures == 1


@primitive("limit_reveals")
def test_limit_reveals() -> None:
    box = box_with(
        missions={"granary.chosen": "limit_reveals(2)"}, challenges={"boar1.chosen": "limit_reveals(1)"}
    )
    play = given(box).hand("jane mercy gwen").in_play(revealed="charlotte").at(0, "boar1").phase3("granary")
    play.moves("reveal mercy")
    assert play.offers() == ["hide jane", "hide gwen"]
    none = given(box_with(missions={"granary.chosen": "limit_reveals(0)"})).hand("jane").phase3("granary")
    assert none.offers() == ["hide jane"]


@primitive("mute_witches")
def test_mute_witches() -> None:
    box = box_with(missions={"granary.chosen": "mute_witches()"})
    play = given(box).hand("katherine jane curse").phase3("granary").moves("hide katherine")
    assert play.asks() == "play"
    before = given(box).hand("katherine curse").moves("hide katherine")
    assert before.asks() == "use"  # phase 1 is free


# ---- control


def places(play: Given) -> list[dict[str, object]]:
    """The row as she sees it."""
    return cast(list[dict[str, object]], play.view()["places"])


@primitive("ignore_blocks")
def test_ignore_blocks() -> None:
    play = witch("ignore_blocks()", "").in_play(revealed=STRONG).at(0, "mob1 nightjars1 boar1")
    play.phase3("granary")
    assert places(play)[0]["blocker"] == "mob1"
    play.moves("hide katherine", "use")
    assert "blocker" not in places(play)[0]
    assert "beat a3" in play.offers() and play.moves("done").asks() == "reward"


@primitive("cancel_effect")
def test_cancel_effect() -> None:
    box = box_with(
        witches={"katherine.hidden_action": "cancel_effect(2)"}, missions={"granary.chosen": "draw_next(-1)"}
    )
    play = given(box).hand("katherine jane")
    play.moves("hide katherine", "blank granary chosen", "blank granary success")
    play.moves("done", "choose granary").never_told("resolved")


@primitive("cancel_failures")
def test_cancel_failures() -> None:
    play = witch("cancel_failures(1)", "").in_play(revealed=STRONG).at(0, "evilwitch1 evilwitch2")
    play.phase3("granary")
    play.moves("hide katherine", "use", "done", "persuade linn")
    assert play.offers() == ["spare evilwitch1", "spare evilwitch2", "pass"]
    play.moves("spare evilwitch1").told("spared evilwitch1", "resolved evilwitch2 failure")
    assert play.board.curse_pile == 2 and play.challenge_discard() == {"evilwitch1", "evilwitch2"}


# ---- the coven


@primitive("draw")
def test_draw() -> None:
    play = witch("draw(2)").on_top("gwen curse").moves("hide katherine", "use", "use")
    assert play.hand_of() == "jane gwen curse"
    assert (
        witch("draw(2)").on_top("gwen mary").moves("hide katherine", "use", "pass").hand_of() == "jane gwen"
    )


@primitive("draw_next")
def test_draw_next() -> None:
    assert witch("draw_next(2)").moves("hide katherine", "use").board.extra == 2
    assert suffered(failure("draw_next(-2)")).moves("onward").hand_of().count(" ") == 3  # 5 + 1 - 2


@primitive("scry_coven")
def test_scry_coven() -> None:
    play = witch("scry_coven(3)").on_top("curse gwen mary").moves("hide katherine", "use")
    assert "toss curse" in play.offers() and "return curse" in play.offers()
    play.moves("toss curse", "return mary", "return gwen")
    assert play.top_of_deck() == ["gwen", "mary"] and play.in_discard() == "curse"


@primitive("recruit")
def test_recruit() -> None:
    play = witch("recruit(2)").recruits("marie agnes clara").moves("hide katherine", "use", "use")
    assert set(play.in_discard().split()) == {"marie", "agnes"}
    assert set(success("recruit(2)").recruits("marie").phase4("granary").start().in_discard().split()) == {
        "marie"
    }


@primitive("recruit_pick")
def test_recruit_pick() -> None:
    play = witch("recruit_pick(3)").recruits("marie agnes clara tabitha").moves("hide katherine", "use")
    assert play.offers() == ["recruit clara", "recruit agnes", "recruit marie"]
    play.moves("recruit agnes", "return marie")
    assert play.in_discard() == "agnes" and play.recruits_left() == 3
    play.told("put_back marie", "put_back clara")  # the last one goes back by itself, on top


@primitive("rescue")
def test_rescue() -> None:
    for where in ("discard", "top", "hand"):
        play = witch(f"rescue(1, {where})").prison("gwen mary").moves("hide katherine", "rescue mary")
        assert play.zone(play.board.prison) == {"gwen"}
        found = {"discard": play.in_discard(), "top": " ".join(play.top_of_deck()), "hand": play.hand_of()}[
            where
        ]
        assert "mary" in found


@primitive("lose_hidden")
def test_lose_hidden() -> None:
    play = suffered(failure("lose_hidden(2)").in_play(hidden="jane"))
    assert play.zone(play.board.gone) == {"jane"}


@primitive("lose_prisoner")
def test_lose_prisoner() -> None:
    play = suffered(failure("lose_prisoner(2)").prison("jane gwen mary"))
    assert len(play.zone(play.board.gone)) == 2 and len(play.zone(play.board.prison)) == 1


@primitive("discard_witch")
def test_discard_witch() -> None:
    play = witch("discard_witch(2) > draw(1)", "jane gwen mary").on_top("mercy")
    play.moves("hide katherine", "drop jane", "pass")
    assert play.asks() == "play" and play.hand_of() == "gwen mary"  # not in full: no card
    whole = witch("discard_witch(2) > draw(1)", "jane gwen mary").on_top("mercy")
    whole.moves("hide katherine", "drop jane", "drop gwen", "use")
    assert whole.hand_of() == "mercy mary"


@primitive("imprison_hidden")
def test_imprison_hidden() -> None:
    play = suffered(failure("imprison_hidden(1)").in_play(hidden="jane gwen"))
    assert play.offers() == ["imprison jane", "imprison gwen"]
    assert play.moves("imprison gwen").zone(play.board.prison) == {"gwen"}


# ---- Curses, Villagers, the jury


@primitive("swap_curse")
def test_swap_curse() -> None:
    play = witch("swap_curse(2)", "jane curse curse").on_top("gwen mary")
    play.moves("hide katherine", "use", "use")
    assert play.hand_of() == "jane gwen mary" and play.in_discard() == "curse curse"


@primitive("remove_curse")
def test_remove_curse() -> None:
    play = witch("remove_curse(2)", "jane curse").moves("hide katherine", "use")
    assert play.board.curse_pile == 4 and play.asks() == "play"
    forced = success("remove_curse(1)").hand("curse").phase4("granary").start()
    assert forced.board.curse_pile == 4 and forced.asks() == "reward"


@primitive("suffer_curse")
def test_suffer_curse() -> None:
    play = suffered(failure("suffer_curse(2)"))
    assert play.board.curse_pile == 1 and play.in_discard() == "curse curse"


@primitive("lose_villager")
def test_lose_villager() -> None:
    play = failure("lose_villager(2)").luck_is(1, 1)
    assert suffered(play).board.souls_total == 2


@primitive("restore_villager")
def test_restore_villager() -> None:
    play = success("restore_villager(1)").souls(1, 2).phase4("granary").start()
    assert play.offers() == ["restore 1", "restore 2"] and play.refused("restore 3") == "WIL-066"
    play.moves("restore 2")
    assert play.board.souls_total == 1 and play.board.villagers[2] == 3


@primitive("uncover_conviction")
def test_uncover_conviction() -> None:
    play = success("uncover_conviction(2)").papers(0, 1, 2).papers(1).papers(2, 3, 4, up=False)
    play.phase4("granary").start()
    assert play.asks() == "papers" and play.offers() == ["unveil greta1", "unveil greta2"]
    play.moves("unveil greta2").told("unveiled greta2 4", "unveiled greta1 3")


@primitive("swap_conviction")
def test_swap_conviction() -> None:
    play = witch("swap_conviction(1)").papers(0, 5, 2).moves("hide katherine", "swap linn1")
    play.told("struck linn1 5", "new_paper linn1")
    assert play.board.papers[0] == -2 and play.board.conviction_discard[5] == 1


@primitive("discard_conviction")
def test_discard_conviction() -> None:
    play = witch("discard_conviction(1)").papers(0, 5, 2).moves("hide katherine", "strike linn1")
    assert play.board.papers[0] == -1 and play.refused("strike linn1") == "WIL-072"


@primitive("gain_persuasion")
def test_gain_persuasion() -> None:
    assert witch("gain_persuasion(2, choice)").moves("hide katherine", "persuade ansel").markers() == [
        1,
        3,
        1,
    ]
    assert success("gain_persuasion(1, linked)").phase4("granary").start().markers() == [2, 1, 1]
    assert success("gain_persuasion(1, each)").phase4("granary").start().markers() == [2, 2, 2]


@primitive("lose_persuasion")
def test_lose_persuasion() -> None:
    assert suffered(failure("lose_persuasion(1, each)")).markers() == [2, 0, 0]
    play = suffered(failure("lose_persuasion(1, choice)"))
    assert play.offers() == ["dismay linn", "dismay ansel", "dismay greta"]
    assert play.moves("dismay linn").markers() == [2, 1, 1]


@primitive("must_trial")
def test_must_trial() -> None:
    play = success("must_trial()").phase4("granary").start()
    assert play.board.must_trial and play.moves("persuade linn").ending() == "trial"


@primitive("lose_game")
def test_lose_game() -> None:
    assert suffered(failure("lose_game()")).ending() == "card"


# ---- chains, and the whole vocabulary


def test_a_step_that_cannot_be_done_does_not_stop_the_next() -> None:
    play = witch("remove_curse(1); draw(1)").on_top("gwen").moves("hide katherine")
    assert play.view()["primitive"] == "draw"  # no Curse in hand


def test_a_counted_number_is_fixed_when_its_step_begins() -> None:
    play = witch("swap_curse(curses)", "jane curse").on_top("curse gwen").moves("hide katherine", "use")
    assert play.asks() == "play" and play.board.hand_curses == 1


@pytest.mark.parametrize("name", VOCABULARY)
def test_every_primitive_has_its_test(name: str) -> None:
    assert name in TESTED

"""What effects count, and what becomes of a step that is done no times."""

import pytest

from esbat.games.wildegrens.names import COUNT_FAM, COUNT_KIN, COUNT_OTHERS
from esbat.games.wildegrens.rules import counted
from tests.games.wildegrens.given import card
from tests.games.wildegrens.scenes import success, witch

RELATIVES = (COUNT_FAM, COUNT_KIN, COUNT_OTHERS)
rule = pytest.mark.rule


@rule("WIL-081", "WIL-079")
@pytest.mark.parametrize(
    "text",
    [
        "draw(kin)",
        "swap_curse(overcome)",
        "recruit(familiars)",
        "remove_curse(lost)",
        "scry_coven(kin)",
        "ease_mission(kin)",
        "reveal_challenge(kin, any)",
        "discard_challenge(kin, any)",
        "uncover_conviction(kin)",
        "gain_persuasion(kin, choice)",
        "rescue(kin, top)",
        "cancel_effect(kin)",
        "capture_familiar(kin)",
    ],
)
def test_what_is_done_no_times_is_not_asked_nor_done(text: str) -> None:
    play = witch(f"{text} > draw(1)", "isolde curse").prison("gwen").at(0, "boar1* cat")
    play.moves("hide katherine").never_told("helped").never_told("looked")
    assert play.asks() == "play" and play.hand_of() == "isolde curse"


def test_what_is_done_no_times_by_a_mission_is_not_done_in_full() -> None:
    play = success("recruit(overcome) > draw_next(1); lose_persuasion(curses, choice)")
    assert play.phase4("granary").start().board.extra == 0 and play.asks() == "reward"


@rule("WIL-012", "WIL-R19")
def test_a_witch_who_has_left_counts_those_who_are_still_there() -> None:
    """Katherine is lost to her own action: the others are the others, and nobody is fewer than nobody."""
    play = witch("lose_hidden(1); draw(others)", "jane gwen").moves("hide katherine", "use")
    assert play.zone(play.board.gone) == {"katherine"} and play.asks() == "play"
    kent = witch("lose_hidden(1); draw(kin)", "isolde gwen").in_play(revealed="jane charlotte")
    kent.on_top("mary mercy").moves("hide katherine", "use", "use", "use")
    assert set(kent.hand_of().split()) == {"gwen", "isolde", "mary", "mercy"}
    counts = [counted(kent.board, kind, card("katherine")) for kind in RELATIVES]
    assert counts == [2, 2, 2]
    assert [counted(kent.board, kind, card("jane")) for kind in RELATIVES] == [2, 1, 1]
    assert [counted(kent.board, kind, card("marie")) for kind in RELATIVES] == [1, 0, 2]
    assert [counted(kent.board, kind, -1) for kind in RELATIVES] == [1, 0, 2]

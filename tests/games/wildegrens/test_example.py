"""Chapter 20: the worked turn of the rulebook, step by step, with its figures."""

import pytest

from tests.games.wildegrens.given import Given, given

rule = pytest.mark.rule


def the_example() -> Given:
    """Linn, Ansel and Greta; the Wolf is at the school, the Boar on top of the Challenges."""
    play = given().hand("katherine phyllis gwen charlotte curse").on_top("curse")
    play.at(0, "nightjars1* hens1* venerable1* evilwitch1*").at(1, "wolf1* ? ? ? ?").at(2, "? ? ?")
    return play.challenge_top("boar1")


def after_phase_one() -> Given:
    play = the_example().moves("hide katherine", "use", "hide phyllis", "uncover b1", "done")
    return play.moves("choose granary")


def with_all_played() -> Given:
    return after_phase_one().moves("hide gwen", "replace a2", "reveal charlotte")


def with_the_mission_won() -> Given:
    return with_all_played().moves("beat a1", "beat a2", "done")


@rule("WIL-156", "WIL-041")
def test_the_hand() -> None:
    play = the_example().start()
    assert play.hand_of() == "katherine charlotte gwen phyllis curse"
    assert (play.deck_size(), play.challenge_deck_size()) == (10, 23)
    assert play.markers() == [1, 1, 1] and play.board.curse_pile == 3


@rule("WIL-157", "WIL-083", "WIL-R18")
def test_katherine_swaps_a_curse_for_a_curse() -> None:
    play = the_example().moves("hide katherine", "use").told("dropped curse", "drew curse")
    assert play.in_discard() == "curse" and play.board.hand_curses == 1 and play.deck_size() == 9
    assert play.asks() == "play"  # one Kent, one swap


@rule("WIL-158", "WIL-056", "WIL-215")
def test_phyllis_uncovers_the_wolf() -> None:
    play = the_example().moves("hide katherine", "use", "hide phyllis", "uncover b1")
    play.told("turned_up b1 wolf1")
    assert play.challenges_at(1) == "wolf1 ? ? ? ?" and play.board.chosen == -1 and play.asks() == "play"


@rule("WIL-159", "WIL-093")
def test_two_witches_wait() -> None:
    play = the_example().moves("hide katherine", "use", "hide phyllis", "uncover b1", "done")
    assert play.hand_of() == "charlotte gwen curse" and play.asks() == "choose"


@rule("WIL-160")
def test_the_granary_is_chosen_and_nothing_else_happens() -> None:
    play = after_phase_one().never_told("resolved")
    assert play.events()[-5:][0] == "chose granary"


@rule("WIL-161", "WIL-096")
def test_four_challenges_are_turned_up() -> None:
    play = after_phase_one()
    assert play.challenges_at(0) == "nightjars1 hens1 venerable1 evilwitch1"
    assert play.challenges_at(1) == "wolf1 ? ? ? ?"
    play.moves("hide gwen", "pass", "reveal charlotte")
    assert play.offers() == ["beat a1", "done"]  # the block is active


@rule("WIL-162", "WIL-012")
def test_gwen_swaps_the_hens_for_a_boar() -> None:
    play = after_phase_one().moves("hide gwen", "replace a2")
    play.told("discarded a2 hens1", "turned_up a2 boar1")
    assert play.challenges_at(0) == "nightjars1 boar1 venerable1 evilwitch1"
    assert play.challenge_discard() == {"hens1"} and play.challenge_deck_size() == 22
    assert play.asks() == "play"


@rule("WIL-163", "WIL-011")
def test_charlotte_is_revealed_and_has_no_action() -> None:
    play = with_all_played()
    assert play.zone(play.board.revealed) == {"charlotte"} and play.asks() == "beat"


@rule("WIL-164", "WIL-100", "WIL-101")
def test_eight_power() -> None:
    play = with_all_played().told("counted_power 8")
    assert play.power() == 8
    assert play.view()["hidden"] == [
        {"witch": "katherine", "power": 1},
        {"witch": "gwen", "power": 1},
        {"witch": "phyllis", "power": 2},
    ]


@rule("WIL-165", "WIL-103")
def test_three_of_it_may_go_to_challenges() -> None:
    play = with_all_played()
    assert play.needs() == 5 and play.power() - play.needs() == 3


@rule("WIL-166", "WIL-108", "WIL-109", "WIL-110")
def test_the_whip_poor_wills_go_first() -> None:
    play = with_all_played()
    assert play.refused("beat a2") == "WIL-200"
    play.moves("beat a1")
    assert play.power() == 7 and "nightjars1" in play.challenge_discard()
    assert "beat a2" in play.offers()


@rule("WIL-167")
def test_the_boar_is_next() -> None:
    play = with_all_played().moves("beat a1")
    assert (play.cost("a2"), play.cost("a3"), play.cost("a4")) == (2, 2, 3)
    assert play.power() - play.needs() == 2
    play.moves("beat a2")
    assert play.power() == 5 and "boar1" in play.challenge_discard()


@rule("WIL-168", "WIL-113", "WIL-114")
def test_five_is_enough_and_brings_a_card() -> None:
    play = with_the_mission_won().told("succeeded granary", "resolved granary success", "helped draw_next 1")
    assert play.board.extra == 1 and play.asks() == "reward"


@rule("WIL-169", "WIL-116", "WIL-117")
def test_linn_is_persuaded_by_two() -> None:
    play = with_the_mission_won().moves("persuade linn")
    assert play.markers() == [3, 1, 1] and play.missions_shown() == ["-", "school", "snow"]
    other = with_the_mission_won().moves("persuade greta")
    assert other.markers() == [1, 1, 2]


@rule("WIL-170", "WIL-049")
def test_the_evil_witch_brings_a_curse() -> None:
    play = with_the_mission_won().moves("persuade linn").told("resolved evilwitch1 failure", "cursed 2")
    assert play.board.curse_pile == 2 and play.in_discard() == "curse curse"


@rule("WIL-171", "WIL-119")
def test_what_is_left_is_discarded() -> None:
    play = with_the_mission_won().moves("persuade linn")
    assert play.challenge_discard() == {"hens1", "nightjars1", "boar1", "evilwitch1", "venerable1"}
    assert play.challenges_at(0) == "" and play.recruits_left() == 12


@rule("WIL-172", "WIL-019", "WIL-123")
def test_both_ways_are_open() -> None:
    play = with_the_mission_won().moves("persuade linn")
    assert play.offers() == ["trial", "onward"]
    assert play.board.failures == 0 and play.board.souls_total == 0


@rule("WIL-173", "WIL-128", "WIL-129", "WIL-131", "WIL-044")
def test_recovery_clears_the_table() -> None:
    play = with_the_mission_won().moves("persuade linn", "onward").told("cleared 3 1")
    assert play.zone(play.board.prison) == {"charlotte"}
    assert play.in_discard() == "katherine gwen phyllis curse curse curse"


@rule("WIL-174", "WIL-132")
def test_six_cards_are_drawn() -> None:
    play = with_the_mission_won().moves("persuade linn", "onward").never_told("reshuffled")
    assert len(play.hand_of().split()) == 6 and play.deck_size() == 3


@rule("WIL-175", "WIL-136", "WIL-139", "WIL-142", "WIL-017")
def test_a_mission_of_act_two_appears() -> None:
    play = with_the_mission_won().moves("persuade linn", "onward")
    new = play.missions_shown()[0]
    assert new in ("barley", "birchwood", "traps")
    needed = {"barley": 4, "birchwood": 5, "traps": 4}[new]
    assert play.challenges_at(0) == " ".join(["?"] * needed)
    assert len(bin(play.board.missions)[2:].replace("0", "")) == 5 and play.board.turn == 2


def test_the_whole_turn_in_one_transcript() -> None:
    play = the_example().start()
    play.goes(
        """
        agnes: hide katherine
        agnes: use
        agnes: hide phyllis
        agnes: uncover b1
        agnes: done
        agnes: choose granary
        agnes: hide gwen
        agnes: replace a2
        agnes: reveal charlotte
        agnes: beat a1
        agnes: beat a2
        agnes: done
        agnes: persuade linn
        agnes: onward
        """
    )
    assert play.markers() == [3, 1, 1] and play.asks() == "play"

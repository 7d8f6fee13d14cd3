"""Chapter 15: the wand."""

import pytest

from esbat.games.witchstone import state as fields
from tests.games.witchstone.given import BLUE, RED, YELLOW, Given, given

rule = pytest.mark.rule


def at(*places: int) -> Given:
    """Owls on these spaces of the wand, Yellow first."""
    play = given(len(places))
    for seat, place in enumerate(places):
        play.sets(fields.AHEAD, seat, place)
    return play


@rule("WST-149", "WST-150", "WST-151", "WST-R02")
def test_so_many_actions_so_many_spaces_in_one_go() -> None:
    play = at(7, 20).has(YELLOW, "wand", 4)
    assert play.named(YELLOW, "stride") == ["1", "2", "3", "4"]
    assert play.refuses(YELLOW, "stride 5").rule == "WST-150"
    play.does(YELLOW, "stride 1").told("strode yellow 1 8", "lost yellow wand 3")
    assert (play.get(fields.AHEAD, YELLOW), play.score(YELLOW), play.asked()) == (8, 0, [RED])
    four = at(16, 20).has(YELLOW, "wand", 4).does(YELLOW, "stride 1")
    assert four.get(fields.AHEAD, YELLOW) == 17
    four.never_told("scored").never_told("granted")
    whole = at(0, 20).has(YELLOW, "wand", 4).does(YELLOW, "stride 4")
    assert whole.get(fields.AHEAD, YELLOW) == 4


@rule("WST-152", "WST-153")
def test_every_space_passed_or_reached_acts() -> None:
    """From 5 over the dark 6 onto the silver 7."""
    play = at(5, 20).holds(YELLOW, "single clusterwand").has(YELLOW, "wand", 2).does(YELLOW, "stride 2")
    assert play.left("energy") == 1
    play.does(YELLOW, "done")
    assert play.earned(YELLOW, "wand") == 2


@rule("WST-154", "WST-157", "WST-R21")
@pytest.mark.parametrize(("other", "many"), [(6, 2), (5, 2), (7, 1)])
def test_the_leader_doubles_ties_included(other: int, many: int) -> None:
    play = at(5, other).has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.left("energy") == many


@rule("WST-155")
def test_the_lead_is_judged_after_the_whole_movement() -> None:
    """When she passed the dark space Red was still ahead; at the end she is level."""
    play = at(5, 8).has(YELLOW, "wand", 3).does(YELLOW, "stride 3")
    assert play.left("energy") == 2


@rule("WST-156")
def test_one_space_behind_gives_the_single_bonus() -> None:
    play = at(12, 14).has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.left("witch") == 2


@rule("WST-158", "WST-159")
def test_silver_counts_what_is_owned_then_and_is_never_doubled() -> None:
    play = at(3, 0).connected(YELLOW, "t1-f1 t1-c1 c1-v1").has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.earned(YELLOW, "wand") == 3
    play.has(YELLOW, "energy", 1).does(YELLOW, "charge f2-v1")
    assert play.earned(YELLOW, "wand") == 3


@rule("WST-161", "WST-R22")
def test_the_last_space_ends_it_and_surplus_is_lost() -> None:
    play = at(18, 0).has(YELLOW, "wand", 5)
    assert play.named(YELLOW, "stride") == ["1", "2"]
    assert play.refuses(YELLOW, "stride 3").rule == "WST-161"
    play.does(YELLOW, "stride 2").told("lost yellow wand 3")
    again = play.has(YELLOW, "wand", 2).also(YELLOW, "scroll", 1).does(YELLOW, "take 1")
    again.told("lost yellow wand 2")


@rule("WST-162", "WST-163", "WST-164", "WST-165")
@pytest.mark.parametrize(
    ("space", "symbol", "many"), [(2, "crystal", 1), (6, "energy", 1), (13, "witch", 2), (15, "pentagram", 2)]
)
def test_the_dark_spaces(space: int, symbol: str, many: int) -> None:
    for other, times in ((20, 1), (0, 2)):
        play = at(space - 1, other).has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
        assert play.left(symbol) == many * times


@rule("WST-166")
def test_the_scroll_space_widens_the_choice() -> None:
    behind = at(17, 20).has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert behind.named(YELLOW, "take") == ["1", "2", "3"]
    leader = at(17, 0).has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert leader.named(YELLOW, "take") == ["1", "2", "3", "4", "5", "6"]
    leader.does(YELLOW, "take 6")
    assert len(leader.scrolls(YELLOW)) == 1


@rule("WST-167")
def test_silver_for_connections() -> None:
    play = at(3, 0).connected(YELLOW, "t1-f1 t1-c1 c1-v1 f2-v1").begun(YELLOW, "t1-stone", 1)
    play.connected(RED, "t3-f3").has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.score(YELLOW) == 4


@rule("WST-168", "WST-192")
def test_silver_for_scrolls_used_ones_too() -> None:
    play = at(6, 0).holds(YELLOW, "single clusterwand").sets(fields.SPENT, YELLOW, 1)
    play.has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.score(YELLOW) == 3


@rule("WST-169")
def test_silver_for_crystals_on_shelves() -> None:
    play = at(8, 0).shelf("wand", 2).shelf("lowest", 1).sets(fields.SPOILED, YELLOW, 1)
    play.has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.score(YELLOW) == 3


@rule("WST-170")
def test_silver_for_witches_lying_standing_and_large() -> None:
    play = at(10, 20).lying(YELLOW, 2).standing(YELLOW, "f1 c1").has(YELLOW, "wand", 1)
    play.does(YELLOW, "stride 1")
    assert play.score(YELLOW) == 5


@rule("WST-171", "WST-R37")
def test_silver_for_tokens_used_or_not() -> None:
    play = at(15, 20).sets(fields.TOKENS, YELLOW, 3).connected(YELLOW, "t1-f1").token("f1", "wand")
    play.lying(YELLOW, 1).has(YELLOW, "witch", 1).does(YELLOW, "send f1", "spend wand", "stride 1")
    assert play.earned(YELLOW, "wand") == 4


@rule("WST-172")
def test_silver_for_hexes_counts_twice() -> None:
    play = at(19, 0).hex(YELLOW, "crystal-wand", "0,1").sets(fields.HEXES, YELLOW, 3)
    play.has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.score(YELLOW) == 6


@rule("WST-173", "WST-160", "WST-155", "WST-157")
def test_fixture_9_yellow_moves_four() -> None:
    play = at(10, 14, 8).lying(YELLOW, 2).standing(YELLOW, "f1 c1").has(YELLOW, "wand", 4)
    play.does(YELLOW, "stride 4")
    play.told("strode yellow 4 14 leads", "scored yellow 5 wand", "granted yellow witch 4 wand")
    assert (play.score(YELLOW), play.left("witch")) == (5, 4)
    play.does(YELLOW, "summon", "summon", "summon", "summon")
    assert play.score(YELLOW) == 5


@rule("WST-174", "WST-156")
def test_fixture_9b_yellow_moves_three() -> None:
    play = at(10, 14, 8).lying(YELLOW, 2).standing(YELLOW, "f1 c1").has(YELLOW, "wand", 4)
    play.does(YELLOW, "stride 3")
    assert (play.score(YELLOW), play.left("witch")) == (5, 2)


@rule("WST-R20", "WST-052")
def test_a_new_movement_waits_for_what_was_crossed_before() -> None:
    """At 2 a crystal goes to the wand shelf; her owl goes on to 7, but silver 4 is counted before dark 6."""
    play = at(1, 8).connected(YELLOW, "t1-f1").crystals(YELLOW, "3,-1").holds(YELLOW, "single")
    play.has(YELLOW, "wand", 4).does(YELLOW, "stride 4")
    assert play.left("crystal") == 1
    play.does(YELLOW, "push 3,-1 x2", "shelve x2", "stride 2")
    play.told("strode yellow 2 7", "scored yellow 1 wand", "granted yellow energy 1 wand")
    assert play.left("energy") == 1
    play.does(YELLOW, "done").told("scored yellow 1 wand")
    assert play.asked() == [RED]


@rule("WST-R20", "WST-R46")
def test_each_movement_judges_the_lead_for_itself() -> None:
    """Behind Red at first, level with her after the bonus movement: only the second one doubles."""
    play = at(1, 6).crystals(YELLOW, "3,-1").has(YELLOW, "wand", 3).does(YELLOW, "stride 3")
    assert play.left("crystal") == 1
    play.does(YELLOW, "push 3,-1 x2", "shelve x2", "stride 2").told("strode yellow 2 6 leads")
    assert play.left("energy") == 2


@rule("WST-R46")
def test_a_token_doubles_like_a_tile() -> None:
    play = at(5, 0).connected(YELLOW, "t1-f1").token("f1", "wand").lying(YELLOW, 1)
    play.has(YELLOW, "witch", 1).does(YELLOW, "send f1", "spend wand", "stride 1")
    assert play.left("energy") == 2


@rule("WST-R19", "WST-154")
def test_doubling_does_not_double_spells() -> None:
    play = at(5, 0).holds(YELLOW, "doubleenergy").has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    play.does(YELLOW, "boost energy")
    assert play.left("energy") == 4


@rule("WST-152", "WST-153")
def test_what_is_still_to_be_crossed_is_shown() -> None:
    play = at(1, 20).has(YELLOW, "wand", 5).does(YELLOW, "stride 5")
    assert play.view(BLUE - 2)["crossing"] == [3, 4, 5, 6]

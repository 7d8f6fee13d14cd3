"""Chapters 7 and 8: energy and witches in the crystal ball."""

import pytest

from esbat.games.witchstone import state as fields
from esbat.games.witchstone.tables_box import STANDARD
from tests.games.witchstone.given import BLUE, RED, YELLOW, given, location, road

rule = pytest.mark.rule

# ---- energy


@rule("WST-054", "WST-057")
def test_each_action_lays_one_energy() -> None:
    play = given().has(YELLOW, "energy", 3).does(YELLOW, "charge t1-f1")
    assert (play.get(fields.SUPPLY, YELLOW), play.left("energy")) == (19, 2)
    play.does(YELLOW, "charge t1-c1", "charge c1-v1")
    assert play.get(fields.SUPPLY, YELLOW) == 17
    assert play.asked() == [RED]


@rule("WST-055", "WST-061", "WST-060")
def test_a_connection_scores_when_its_last_slot_is_filled() -> None:
    play = given().has(YELLOW, "energy", 4).does(YELLOW, "charge t1-stone", "charge t1-stone")
    assert play.score(YELLOW) == 0
    assert play.view(YELLOW)["seats"][YELLOW]["open_road"] == "t1-stone"  # type: ignore[index]
    play.does(YELLOW, "charge t1-stone").told("connected yellow t1-stone", "scored yellow 6 connections")
    assert play.score(YELLOW) == 6
    assert play.refuses(YELLOW, "charge t1-stone").rule == "WST-055"


@rule("WST-058", "WST-059", "WST-060")
@pytest.mark.parametrize(("road", "slots", "points"), [("t1-f1", 1, 1), ("t1-f2", 2, 3), ("t1-stone", 3, 6)])
def test_points_by_length(road: str, slots: int, points: int) -> None:
    play = given().has(YELLOW, "energy", slots).does(YELLOW, *[f"charge {road}"] * slots)
    assert play.earned(YELLOW, "connections") == play.score(YELLOW) == points


@rule("WST-056")
def test_the_first_energy_touches_the_own_tower() -> None:
    play = given().has(YELLOW, "energy", 1)
    assert set(play.named(YELLOW, "charge")) == {"t1-stone", "t1-f1", "t1-f2", "t1-c1", "t1-v1"}
    assert play.refuses(YELLOW, "charge f2-stone").rule == "WST-056"


@rule("WST-062")
def test_a_connection_begun_is_closed_to_others() -> None:
    play = given().at_tower(RED, "t2").begun(RED, "t2-f2", 1).begun(RED, "f2-stone", 1)
    play.connected(YELLOW, "t1-f2").has(YELLOW, "energy", 1)
    assert "f2-stone" not in play.named(YELLOW, "charge")
    assert play.refuses(YELLOW, "charge f2-stone").rule == "WST-062"
    assert play.refuses(YELLOW, "charge t2-f2").rule == "WST-062"


@rule("WST-063", "WST-064")
def test_a_connection_begun_is_finished_first_in_later_turns_too() -> None:
    play = given().begun(YELLOW, "t1-stone", 1).has(YELLOW, "energy", 1)
    assert play.named(YELLOW, "charge") == ["t1-stone"]
    assert play.refuses(YELLOW, "charge t1-f1").rule == "WST-063"
    play.does(YELLOW, "charge t1-stone")
    assert play.asked() == [RED]
    play.has(YELLOW, "energy", 2)
    assert play.named(YELLOW, "charge") == ["t1-stone"]
    play.does(YELLOW, "charge t1-stone")
    assert len(play.named(YELLOW, "charge")) > 5


@rule("WST-065")
def test_a_new_connection_starts_where_the_own_net_is() -> None:
    play = given().connected(YELLOW, "t1-f1").has(YELLOW, "energy", 1)
    assert {"f1-stone", "t4-f1", "f1-v4", "t1-c1"} <= set(play.named(YELLOW, "charge"))
    assert play.refuses(YELLOW, "charge f2-stone").rule == "WST-065"


@rule("WST-R08", "WST-065")
def test_a_loop_may_be_closed() -> None:
    play = given().connected(YELLOW, "t1-f1 f1-stone").has(YELLOW, "energy", 3)
    play.does(YELLOW, *["charge t1-stone"] * 3)
    assert play.earned(YELLOW, "connections") == 6


@rule("WST-066", "WST-R49")
def test_without_energy_there_is_no_energy_action() -> None:
    play = given().sets(fields.SUPPLY, YELLOW, 0).lays(YELLOW, "energy 0,1 witch 0,2")
    play.does(YELLOW, "begin energy").told("began yellow energy 1", "lost yellow energy 1")
    assert play.type() == "witch"
    last = given().sets(fields.SUPPLY, YELLOW, 1).has(YELLOW, "energy", 3).does(YELLOW, "charge t1-f1")
    last.told("lost yellow energy 2")
    assert last.asked() == [RED]


@rule("WST-066", "WST-R49")
@pytest.mark.parametrize("scrolls", ["doubleenergy", "single", "doubleenergy single single"])
@pytest.mark.parametrize("begun", ["t1-f1", "t1-stone"])
def test_nobody_is_asked_for_energy_without_any_whatever_spells_are_held(scrolls: str, begun: str) -> None:
    """With a connection left unfinished, too: so no refusal need speak of it."""
    play = given().holds(YELLOW, scrolls).sets(fields.SUPPLY, YELLOW, 1).has(YELLOW, "energy", 3)
    play.does(YELLOW, f"charge {begun}").told("lost yellow energy 2")
    assert play.asked() == [RED]


@rule("WST-R09")
def test_a_connection_may_be_begun_that_cannot_be_finished() -> None:
    play = given().sets(fields.SUPPLY, YELLOW, 2).has(YELLOW, "energy", 2)
    play.does(YELLOW, "charge t1-stone", "charge t1-stone")
    assert play.score(YELLOW) == 0
    assert play.get(fields.OPEN_ROAD, YELLOW) >= 0


@rule("WST-R49")
def test_energy_without_any_place_to_go_is_lost() -> None:
    play = given(4).has(YELLOW, "energy", 2)
    play.board.free_roads = 0
    play.also(YELLOW, "scroll", 1).does(YELLOW, "take 1").told("lost yellow energy 2")
    assert play.asked() == [RED]


@rule("WST-067", "WST-071")
def test_witches_travel_complete_connections_only() -> None:
    play = given().begun(YELLOW, "t1-stone", 2).lying(YELLOW, 1).has(YELLOW, "witch", 1)
    assert play.named(YELLOW, "send") == []
    assert play.refuses(YELLOW, "send stone").rule == "WST-071"
    done = given().connected(YELLOW, "t1-stone").lying(YELLOW, 1).has(YELLOW, "witch", 1)
    assert done.named(YELLOW, "send") == ["stone"]


# ---- witches


@rule("WST-068", "WST-069", "WST-085")
def test_a_witch_lies_down_by_the_own_tower_for_nothing() -> None:
    play = given().token("t1", "energy").has(YELLOW, "witch", 2).does(YELLOW, "summon")
    assert (play.get(fields.RESERVE, YELLOW), play.get(fields.LYING, YELLOW)) == (10, 1)
    assert (play.score(YELLOW), play.get(fields.TOKENS, YELLOW), play.left("witch")) == (0, 0, 1)
    play.never_told("took_token")


@rule("WST-070", "WST-076", "WST-090")
def test_a_lying_witch_stands_up_elsewhere_and_stays() -> None:
    play = given().connected(YELLOW, "t1-f1 t1-c1").lying(YELLOW, 1).has(YELLOW, "witch", 3)
    play.does(YELLOW, "send f1").told("sent yellow f1 1", "scored yellow 2 witches")
    assert (play.get(fields.LYING, YELLOW), play.score(YELLOW)) == (0, 2)
    assert play.get(fields.STANDING, YELLOW) == 2 ** location("f1")
    assert play.named(YELLOW, "send") == []
    assert play.refuses(YELLOW, "send c1").rule == "WST-070"


@rule("WST-072")
def test_the_own_net_costs_one_action_however_far() -> None:
    play = given().connected(YELLOW, "t1-c1 c1-v1 v1-c2").lying(YELLOW, 3).standing(YELLOW, "c1")
    play.has(YELLOW, "witch", 2).does(YELLOW, "send c2").told("sent yellow c2 1")
    assert play.left("witch") == 1


@rule("WST-073", "WST-074")
def test_each_foreign_connection_costs_one_action_whatever_its_length() -> None:
    play = given().connected(YELLOW, "t1-f1 f1-stone").at_tower(RED, "t3").connected(RED, "t3-stone t3-f3")
    play.lying(YELLOW, 1).has(YELLOW, "witch", 1)
    assert play.named(YELLOW, "send") == ["stone", "f1"]
    refusal = play.refuses(YELLOW, "send t3")
    assert (refusal.rule, refusal.facts["cost"], refusal.facts["left"]) == ("WST-074", 2, 1)
    play.has(YELLOW, "witch", 3)
    assert play.named(YELLOW, "send") == ["stone", "t3", "f1", "f3"]
    play.does(YELLOW, "send f3").told("sent yellow f3 3")


@rule("WST-074", "WST-R49", "WST-R02")
def test_actions_that_do_not_pay_for_a_route_are_used_otherwise_or_lost() -> None:
    play = given().at_tower(RED, "t2").connected(RED, "t2-f2 t1-f2").lying(YELLOW, 11)
    play.connected(YELLOW, "t1-f1").standing(YELLOW, "f1").sets(fields.RESERVE, YELLOW, 0)
    play.sets(fields.LYING, YELLOW, 1).standing(YELLOW, "f2").sets(fields.RESERVE, YELLOW, 0)
    play.has(YELLOW, "witch", 1)
    assert play.verbs(YELLOW) == {"done", "break"}
    play.does(YELLOW, "done").told("lost yellow witch 1")


@rule("WST-R04", "WST-073")
def test_a_route_of_foreign_connections_only_costs_their_number() -> None:
    play = given().at_tower(RED, "t2").connected(RED, "t1-f2 t2-f2").lying(YELLOW, 1)
    play.has(YELLOW, "witch", 2).does(YELLOW, "send t2").told("sent yellow t2 2")


@rule("WST-061", "WST-067", "WST-073")
@pytest.mark.parametrize(("home", "rival"), [("t1", "t2"), ("t2", "t1")])
def test_a_connection_just_completed_is_travelled_from_either_end(home: str, rival: str) -> None:
    """Red lays the last energy between two towers; Yellow's witch goes that way."""
    play = given().at_tower(YELLOW, home).at_tower(RED, rival).connected(RED, f"{rival}-f2")
    play.begun(RED, f"{home}-f2", int(STANDARD.slots[road(f"{home}-f2")]) - 1)
    play.has(RED, "energy", 1).does(RED, f"charge {home}-f2").told(f"connected red {home}-f2")
    play.lying(YELLOW, 1).has(YELLOW, "witch", 2).does(YELLOW, f"send {rival}").told(f"sent yellow {rival} 2")


@rule("WST-R48")
def test_roads_of_several_opponents_may_be_mixed() -> None:
    play = (
        given(3).at_tower(RED, "t2").connected(RED, "t1-f2").at_tower(BLUE, "t3").connected(BLUE, "f2-stone")
    )
    play.lying(YELLOW, 1).has(YELLOW, "witch", 2)
    assert play.named(YELLOW, "send") == ["stone", "f2"]
    play.does(YELLOW, "send stone").told("sent yellow stone 2")


@rule("WST-R03")
def test_the_cheapest_route_is_charged_and_a_second_own_stretch_never_helps() -> None:
    """Her own net reaches the far side already: getting there over Red's road would cost more."""
    play = (
        given()
        .connected(YELLOW, "t1-f1 f1-stone t3-stone")
        .at_tower(RED, "t2")
        .connected(RED, "t1-f2 f2-stone")
    )
    play.lying(YELLOW, 1).has(YELLOW, "witch", 3).does(YELLOW, "send t3").told("sent yellow t3 1")


@rule("WST-075", "WST-R05", "WST-083", "WST-091")
def test_fixture_7_to_reds_tower_in_three_actions() -> None:
    play = given().connected(YELLOW, "t1-f1 f1-stone").at_tower(RED, "t3").connected(RED, "t3-stone")
    play.has(YELLOW, "witch", 3).does(YELLOW, "summon", "send t3").told("sent yellow t3 2")
    assert (play.score(YELLOW), play.get(fields.TOKENS, YELLOW)) == (2, 0)
    assert play.asked() == [RED]


@rule("WST-R06")
def test_passing_a_location_places_and_scores_nothing() -> None:
    play = given().connected(YELLOW, "t1-f1 f1-stone").token("f1", "points").lying(YELLOW, 1)
    play.has(YELLOW, "witch", 1).does(YELLOW, "send stone")
    assert play.earned(YELLOW, "token") == 0
    assert play.board.tokens_at[location("f1")] >= 0


@rule("WST-077", "WST-078", "WST-089", "WST-R35")
def test_the_first_takes_the_token_the_second_only_the_points() -> None:
    play = (
        given().at_tower(RED, "t4").token("f1", "points").connected(YELLOW, "t1-f1").connected(RED, "t4-f1")
    )
    play.lying(YELLOW, 1).lying(RED, 1).has(YELLOW, "witch", 1).does(YELLOW, "send f1")
    play.told("took_token yellow points", "scored yellow 3 token")
    assert play.score(YELLOW) == 5
    play.has(RED, "witch", 1).does(RED, "send f1").never_told("took_token")
    assert (play.score(RED), play.get(fields.TOKENS, RED), play.get(fields.TOKENS, YELLOW)) == (2, 0, 1)


@rule("WST-078", "WST-079", "WST-R07")
def test_a_witch_token_adds_to_the_actions_under_way() -> None:
    play = given().connected(YELLOW, "t1-f1 f1-stone").at_tower(RED, "t3").connected(RED, "t3-stone")
    play.token("f1", "witch").lying(YELLOW, 2).has(YELLOW, "witch", 2).does(YELLOW, "send f1")
    assert play.refuses(YELLOW, "send t3").rule == "WST-074"
    play.does(YELLOW, "spend witch").told("spent_token yellow witch 1")
    assert play.left("witch") == 2
    play.does(YELLOW, "send t3").told("sent yellow t3 2")
    assert play.get(fields.TOKENS, YELLOW) == 1


@rule("WST-R07")
def test_nested_batches_of_the_type_pay_together() -> None:
    play = given().connected(YELLOW, "t1-f1 f1-stone").at_tower(RED, "t3").connected(RED, "t3-stone t3-f3")
    play.lying(YELLOW, 2).has(YELLOW, "witch", 2).also(YELLOW, "pentagram", 1).also(YELLOW, "witch", 1, "hex")
    assert "f3" in play.named(YELLOW, "send")
    play.does(YELLOW, "send f3").told("sent yellow f3 3")
    assert play.left("pentagram") == 1
    play.does(YELLOW, "advance")
    assert play.asked() == [RED]


@rule("WST-080", "WST-081", "WST-082")
def test_fixture_12_the_witchstone_pays_the_first_best() -> None:
    play = given(4)
    for seat, points in ((0, 7), (1, 5), (2, 4), (3, 3)):
        tower = play.board.box.location_codes[play.get(fields.MY_TOWER, seat)]
        play.connected(seat, f"{tower}-stone").lying(seat, 1)
        play.has(seat, "witch", 1).does(seat, "send stone").never_told("took_token")
        assert (play.score(seat), play.get(fields.TOKENS, seat)) == (points, 0)
    assert play.view(YELLOW)["stones"] == [0, 1, 2, 3]


@rule("WST-082")
def test_red_is_second_on_the_witchstone() -> None:
    play = given().standing(YELLOW, "stone").connected(RED, "t3-stone").lying(RED, 1)
    play.has(RED, "witch", 1).does(RED, "send stone")
    play.told("scored red 2 witches", "stone_reached red 2", "scored red 3 stone")
    assert play.score(RED) == 5


@rule("WST-083", "WST-200")
def test_both_options_may_be_mixed() -> None:
    play = given().connected(YELLOW, "t1-f1 t1-c1").has(YELLOW, "witch", 4)
    play.does(YELLOW, "summon", "send f1", "summon", "send c1")
    assert (play.score(YELLOW), play.asked()) == (4, [RED])
    assert play.prophecy(YELLOW, "forests") == 3


@rule("WST-084", "WST-R49")
def test_with_all_witches_standing_no_witch_action_is_possible() -> None:
    play = given().sets(fields.RESERVE, YELLOW, 0).lays(YELLOW, "energy 0,1 witch 0,2")
    play.does(YELLOW, "begin witch").told("lost yellow witch 1")
    assert play.type() == "energy"
    some = given().sets(fields.RESERVE, YELLOW, 0).lying(YELLOW, 0).sets(fields.LYING, YELLOW, 1)
    some.connected(YELLOW, "t1-f1").has(YELLOW, "witch", 2)
    assert some.refuses(YELLOW, "summon").rule == "WST-084"
    assert some.named(YELLOW, "send") == ["f1"]


@rule("WST-086", "WST-R39")
def test_no_two_witches_of_a_colour_at_one_place() -> None:
    play = given().connected(YELLOW, "t1-f1 t1-stone").standing(YELLOW, "f1 stone").lying(YELLOW, 1)
    play.has(YELLOW, "witch", 2)
    assert play.named(YELLOW, "send") == []
    assert play.refuses(YELLOW, "send f1").rule == "WST-086"
    assert play.refuses(YELLOW, "send stone").rule == "WST-086"


@rule("WST-087")
def test_all_eleven_may_lie_down() -> None:
    play = given().has(YELLOW, "witch", 11).does(YELLOW, *["summon"] * 11)
    assert (play.get(fields.LYING, YELLOW), play.get(fields.RESERVE, YELLOW)) == (11, 0)


@rule("WST-088")
def test_nobody_small_stands_on_the_own_tower() -> None:
    play = given().connected(YELLOW, "t1-f1").lying(YELLOW, 1).has(YELLOW, "witch", 2)
    assert "t1" not in play.named(YELLOW, "send")
    assert play.refuses(YELLOW, "send t1").rule == "WST-088"


@rule("WST-092", "WST-091")
def test_a_tower_without_owner_still_has_its_token() -> None:
    play = given().at_tower(RED, "t4").token("t2", "points").connected(YELLOW, "t1-f2 t2-f2 t1-f1 t4-f1")
    play.lying(YELLOW, 2).has(YELLOW, "witch", 2).does(YELLOW, "send t2")
    assert play.score(YELLOW) == 5
    play.does(YELLOW, "send t4").never_told("took_token")
    assert play.score(YELLOW) == 7

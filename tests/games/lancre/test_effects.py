"""Chapter 22 and 28: the effects of cards."""

import pytest

from esbat.engine.view import ONLOOKER
from esbat.games.lancre.tables import STANDARD
from esbat.games.lancre.tables_cards import TILES
from tests.games.lancre.given import ANNAGRAMMA, PETULIA, TIFFANY, Given, given

rule = pytest.mark.rule


def attempt(tile: str, luck: str, hand: str, markers: int = 0, seats: int = 2) -> Given:
    """Tiffany at Bad Ass before this tile, about to roll."""
    play = given(seats).tile("badass", tile, markers).hand(TIFFANY, hand).luck_is(luck)
    play.board.special[TIFFANY] = 0
    return play.does(TIFFANY, "walk badass")


@rule("LAN-140", "LAN-125")
def test_witchs_trick_draws_two_beyond_the_limit() -> None:
    play = given().hand(TIFFANY, "tick1 igor1 igor2 aching").does(TIFFANY, "use tick1")
    assert play.held(TIFFANY) == 5 and play.limit_of(TIFFANY) == 3 and play.cackles_of(TIFFANY) == 0


@rule("LAN-141", "LAN-R43")
def test_a_costly_trick_brings_a_cackle() -> None:
    play = given().hand(TIFFANY, "letice igor1").does(TIFFANY, "use letice")
    assert play.held(TIFFANY) == 3 and play.cackles_of(TIFFANY) == 1


@rule("LAN-142")
def test_sound_mind_returns_up_to_two() -> None:
    play = given().hand(TIFFANY, "nanny1 nanny2 igor1").cackles(3).does(TIFFANY, "use nanny1")
    assert play.cackles_of(TIFFANY) == 1
    play.does(TIFFANY, "use nanny2").told("calmed tiffany 1")
    assert play.cackles_of(TIFFANY) == 0


@rule("LAN-143")
def test_a_bonus_after_all_dice() -> None:
    play = attempt("hiver", "6 6 6 2", "feegle1 igor1").does(TIFFANY, "roll", "face")
    assert play.view(TIFFANY)["total"] == 20
    play.does(TIFFANY, "use feegle1")
    assert play.view(TIFFANY)["total"] == 22
    assert play.does(TIFFANY, "settle").tiles_of(TIFFANY) == "hiver"


@rule("LAN-144")
@pytest.mark.parametrize(
    ("code", "foes"),
    [
        ("gogol", {"lily"}),
        ("preston", {"cunning"}),
        ("roland", {"wintersmith"}),
        ("armour", {"elves", "lankin", "elfking", "elfqueen"}),
        ("oats", {"vlad", "count", "lacrimosa", "bela"}),
    ],
)
def test_some_bonuses_know_their_foe(code: str, foes: set[str]) -> None:
    big = [tile.code for tile in TILES[int(STANDARD.first_big) :]]
    for tile in [*big, "fever", "death"]:
        play = attempt(tile, "2 2", f"{code} igor1").does(TIFFANY, "roll")
        if tile in foes:
            assert play.does(TIFFANY, f"use {code}").view(TIFFANY)["total"] == 8
        else:
            assert play.refuses(TIFFANY, f"use {code}").rule == "LAN-144"


@rule("LAN-145")
def test_local_knowledge_adds_two_paths() -> None:
    play = given().hand(TIFFANY, "shawn1 igor1").at(TIFFANY, "culdesac").does(TIFFANY, "use shawn1")
    reach = set(play.named(TIFFANY, "walk"))
    assert {"razorback", "castle1", "trials", "longman", "treason"} <= reach and "sunless" not in reach
    stopped = (
        given().hand(TIFFANY, "shawn1").at(TIFFANY, "culdesac").tile("magrat", "fever").tile("gorge", "fever")
    )
    assert set(stopped.does(TIFFANY, "use shawn1").named(TIFFANY, "walk")) == {"badass", "magrat", "gorge"}


@rule("LAN-145", "LAN-R20", "LAN-R21")
def test_several_add_up_and_may_come_in_mid_walk() -> None:
    play = given().hand(TIFFANY, "shawn1 shawn2").does(TIFFANY, "use shawn1", "use shawn2")
    assert play.board.steps == 6
    walk = given().hand(TIFFANY, "shawn1 toad").at(TIFFANY, "town1").to_move(TIFFANY, step=2)
    walk.tile("oak", "lily", hidden=True).does(TIFFANY, "walk oak")
    assert walk.refuses(TIFFANY, "use toad").rule == "LAN-155"
    walk.does(TIFFANY, "use shawn1", "use toad")
    assert "creel" in walk.named(TIFFANY, "walk") and walk.board.steps == 2


@rule("LAN-146", "LAN-R38")
def test_helping_hand_removes_one_marker() -> None:
    play = given().hand(TIFFANY, "verence").tile("oak", "vlad", markers=2).tile("gorge", "fever", markers=1)
    play.does(TIFFANY, "use verence")
    assert play.asks() == "relieve" and play.offers(TIFFANY) == ["relieve gorge", "relieve oak"]
    assert play.refuses(TIFFANY, "relieve slice").rule == "LAN-146"
    play.does(TIFFANY, "relieve oak").told("relieved tiffany oak")
    assert play.markers_at("oak") == 1 and play.board.crisis_reserve == 10 and play.asks() == "move"
    single = given().hand(TIFFANY, "verence").tile("oak", "fever", markers=1).does(TIFFANY, "use verence")
    assert single.markers_at("oak") == 0 and single.board.marked == 0


@rule("LAN-147", "LAN-148", "LAN-R36")
def test_escape_is_no_defeat() -> None:
    play = attempt("vlad", "C 2 2 2", "greebo1 shambles1 igor1").does(
        TIFFANY, "roll", "symbol shambles1", "face", "use greebo1"
    )
    assert play.asks() == "flight" and play.named(TIFFANY, "flee") == ["magrat", "culdesac", "gorge"]
    play.does(TIFFANY, "flee culdesac")
    assert play.where(TIFFANY) == "culdesac" and play.markers_at("badass") == 0
    assert play.cackles_of(TIFFANY) == 2, "the die and the Magic, not the failure"


@rule("LAN-148")
@pytest.mark.parametrize("tile", ["lily", "hiver", "duke", "cunning", "wintersmith"])
def test_escape_spares_every_consequence(tile: str) -> None:
    play = (
        attempt(tile, "2 2 2 2", "greebo1 igor1")
        .owns(TIFFANY, "fever")
        .does(TIFFANY, "roll", "face", "use greebo1", "flee culdesac")
    )
    assert play.alisses_of(TIFFANY) == play.cackles_of(TIFFANY) == 0
    assert play.where(TIFFANY) == "culdesac" and play.rows_of(TIFFANY) == (1, 0) and play.asks() == "move"


@rule("LAN-149", "LAN-R37")
def test_escape_without_a_neighbour_goes_anywhere_for_nothing() -> None:
    play = given().at(TIFFANY, "culdesac").tile("culdesac", "arm").tile("badass", "fever")
    play.board.special[TIFFANY] = 0
    play.hand(TIFFANY, "greebo1 feegle1").luck_is("2 2").does(TIFFANY, "stay", "roll", "use greebo1")
    assert "flee sunless" in play.offers(TIFFANY) and play.named(TIFFANY, "fly") == []
    play.does(TIFFANY, "flee sunless")
    assert play.cackles_of(TIFFANY) == 0 and play.where(TIFFANY) == "sunless"


@rule("LAN-R33", "LAN-149")
def test_escape_without_any_empty_space_stays() -> None:
    play = attempt("arm", "2 2", "greebo1 igor1").does(TIFFANY, "roll")
    board = play.board
    for number in range(board.box.dungeon):
        if board.tiles[number] < 0:
            board.tiles[number] = 0
            board.tiled |= 2**number
    play.does(TIFFANY, "use greebo1")
    assert play.where(TIFFANY) == "badass" and play.cackles_of(TIFFANY) == 0
    assert play.asks() == "move" and board.step == 2


@rule("LAN-150")
def test_borrowing_looks_at_two_in_secret() -> None:
    play = (
        given()
        .hand(TIFFANY, "esme1 igor1")
        .tile("oak", "lily", hidden=True)
        .tile("slice", "duke", hidden=True)
    )
    play.unknown("sunless").does(TIFFANY, "use esme1")
    assert play.asks() == "look" and play.offers(TIFFANY) == ["look oak", "look slice", "look sunless"]
    play.does(TIFFANY, "look oak")
    assert play.offers(TIFFANY) == ["look slice", "look sunless"]
    assert play.refuses(TIFFANY, "look oak").rule == "LAN-150"
    play.does(TIFFANY, "look slice")
    assert play.asks() == "move" and play.tile_at("oak") == "lily*" and play.tile_at("slice") == "duke*"
    seen = {row["space"]: row["tile"] for row in rows(play, TIFFANY)}
    assert (seen["oak"], seen["slice"], seen["sunless"]) == ("lily", "duke", None)
    for eyes in (ANNAGRAMMA, ONLOOKER):
        others = {row["space"]: row["tile"] for row in rows(play, eyes)}
        assert others["oak"] is None and others["slice"] is None


def rows(play: Given, eyes: int) -> list[dict[str, object]]:
    found = play.view(eyes)["spaces"]
    assert isinstance(found, list)
    return found


@rule("LAN-R39", "LAN-150")
def test_borrowing_with_fewer_hidden_tiles_looks_at_what_there_is() -> None:
    play = given().hand(TIFFANY, "esme1 igor1").tile("oak", "lily", hidden=True).does(TIFFANY, "use esme1")
    play.told("looked tiffany oak lily")
    assert play.asks() == "move"


@rule("LAN-151")
def test_shambles_turns_a_tile_up_for_good() -> None:
    play = given().hand(TIFFANY, "whemper igor1").tile("oak", "elves", hidden=True).unknown("slice")
    play.does(TIFFANY, "use whemper")
    assert play.offers(TIFFANY) == ["reveal oak", "reveal slice"]
    assert play.refuses(TIFFANY, "reveal gorge").rule == "LAN-151"
    play.does(TIFFANY, "reveal oak").told("revealed tiffany oak elves")
    assert play.tile_at("oak") == "elves" and play.tile_at("slice") == "?*"


@rule("LAN-151", "LAN-167")
def test_shambles_may_bring_the_third_elf() -> None:
    play = given().hand(TIFFANY, "whemper igor1").tile("oak", "elves", hidden=True).boxes("fever fever")
    play.tile("slice", "elves").tile("gorge", "lankin").does(TIFFANY, "use whemper", "stay", "stay", "end")
    assert play.ending() == "three-elves"


@rule("LAN-152", "LAN-R41")
def test_invisibility_passes_one_obstacle() -> None:
    play = given().hand(TIFFANY, "toad igor1").at(TIFFANY, "culdesac").tile("badass", "fever")
    play.board.special[TIFFANY] = 0
    play.does(TIFFANY, "walk badass", "use toad")
    assert play.named(TIFFANY, "walk") == ["magrat", "culdesac", "gorge"]
    play.does(TIFFANY, "walk gorge").told("slipped_by tiffany badass", "walked tiffany gorge 1")
    assert play.where(TIFFANY) == "gorge" and play.tile_at("badass") == "fever" and play.board.step == 2
    witch = given().hand(TIFFANY, "toad igor1").at(TIFFANY, "culdesac").at(ANNAGRAMMA, "badass")
    witch.cackles(2, 2).does(TIFFANY, "walk badass", "use toad", "walk magrat")
    assert witch.where(TIFFANY) == "magrat" and witch.cackles_of(TIFFANY) == 2, "no tea"
    twice = given().hand(TIFFANY, "toad eskarina").at(TIFFANY, "culdesac").tile("badass", "fever")
    twice.does(TIFFANY, "walk badass", "use toad")
    assert twice.refuses(TIFFANY, "use eskarina").rule == "LAN-R41"


@rule("LAN-153", "LAN-R40")
def test_passing_a_hidden_tile_shows_it_to_her_alone() -> None:
    play = given().hand(TIFFANY, "toad igor1").at(TIFFANY, "culdesac").tile("badass", "lily", hidden=True)
    play.does(TIFFANY, "walk badass", "use toad").told("looked tiffany badass lily")
    assert {"open", "walk magrat", "onward"} <= set(play.offers(TIFFANY))
    play.does(TIFFANY, "walk magrat")
    assert play.tile_at("badass") == "lily*"
    tries = given().hand(TIFFANY, "toad igor1").at(TIFFANY, "culdesac").tile("badass", "lily", hidden=True)
    tries.does(TIFFANY, "walk badass", "use toad", "open")
    assert tries.tile_at("badass") == "lily" and "toad" in tries.in_discard(), (
        "the card is spent all the same"
    )


@rule("LAN-154", "LAN-R42")
@pytest.mark.parametrize("tile", ["lily", "fever"])
def test_at_the_end_of_the_first_move_she_goes_straight_on(tile: str) -> None:
    play = given().hand(TIFFANY, "toad feegle1").tile("oak", tile, hidden=tile == "lily")
    play.board.special[TIFFANY] = 0
    play.does(TIFFANY, "fly feegle1", "land oak", "use toad")
    assert play.named(TIFFANY, "walk") == [] and "onward" in play.offers(TIFFANY)
    play.does(TIFFANY, "onward").told("slipped_by tiffany oak")
    assert (play.asks(), play.board.step, play.where(TIFFANY)) == ("move", 2, "oak")
    play.never_told("rolled")


@rule("LAN-155")
def test_at_the_end_of_the_second_move_she_must_try() -> None:
    play = given().hand(TIFFANY, "toad igor1").at(TIFFANY, "town1").tile("oak", "lily", hidden=True)
    play.to_move(TIFFANY, step=2).does(TIFFANY, "walk oak")
    assert play.refuses(TIFFANY, "use toad").rule == "LAN-155"
    assert play.refuses(TIFFANY, "vanish").rule == "LAN-155"
    assert play.refuses(TIFFANY, "onward").rule == "LAN-154"
    assert play.verbs(TIFFANY) == {"open"}


@rule("LAN-156")
def test_a_look_at_another_space_of_the_town_before_leaving() -> None:
    play = given().hand(TIFFANY, "toad feegle1").at(TIFFANY, "town1").tile("town2", "lily", hidden=True)
    play.does(TIFFANY, "use toad").told("looked tiffany town2 lily")
    assert play.asks() == "move" and {"walk town2", "fly feegle1", "walk magrat"} <= set(play.offers(TIFFANY))
    play.does(TIFFANY, "fly feegle1", "land sunless")
    assert play.tile_at("town2") == "lily*"
    two = (
        given().hand(TIFFANY, "toad").at(TIFFANY, "town1").unknown("town2", "town3").does(TIFFANY, "use toad")
    )
    assert two.offers(TIFFANY) == ["look town2", "look town3"]


@rule("LAN-157")
def test_tiffanys_tile_does_the_same() -> None:
    play = given().at(TIFFANY, "town1").tile("town2", "lily", hidden=True).does(TIFFANY, "vanish")
    play.told("spent tiffany tiffany", "looked tiffany town2 lily")
    assert "vanish" not in play.offers(TIFFANY)
    other = (
        given()
        .at(TIFFANY, "culdesac")
        .tile("badass", "lily", hidden=True)
        .does(TIFFANY, "walk badass", "vanish")
    )
    assert other.named(TIFFANY, "walk") == ["magrat", "culdesac", "gorge"]
    anna = (
        given()
        .at(ANNAGRAMMA, "culdesac")
        .tile("badass", "fever")
        .hand(ANNAGRAMMA, "igor1")
        .to_move(ANNAGRAMMA)
    )
    assert anna.does(ANNAGRAMMA, "walk badass").refuses(ANNAGRAMMA, "vanish").key == "lancre-not-your-tile"


@rule("LAN-158")
def test_past_the_blasted_oak_in_one_move() -> None:
    """RB l.530: she sees Lily, uses Invisibility and reaches the Sick Sheep at Creel Springs."""
    play = given().at(TIFFANY, "trials").hand(TIFFANY, "toad igor1").tile("oak", "lily", hidden=True)
    play.tile("creel", "sheep", markers=1).does(TIFFANY, "walk oak", "use toad", "walk creel")
    assert play.asks() == "arrive" and play.where(TIFFANY) == "creel" and play.board.step == 1
    assert play.tile_at("oak") == "lily*" and play.board.steps == 0
    assert play.offers(TIFFANY)[0] == "roll"


@rule("LAN-159")
def test_past_the_blasted_oak_in_two_moves() -> None:
    """RB l.530: from the Town the first move ends at the Oak; the second takes her to Creel Springs."""
    play = given().at(TIFFANY, "town1").hand(TIFFANY, "toad igor1").tile("oak", "lily", hidden=True)
    play.tile("creel", "sheep", markers=1).does(TIFFANY, "walk oak")
    assert play.board.steps == 0
    play.does(TIFFANY, "use toad", "onward", "walk creel")
    assert play.where(TIFFANY) == "creel" and play.asks() == "arrive" and play.board.step == 2
    assert (
        play.tile_at("oak") == "lily*" and [line for line in play.events(play.log) if "rolled" in line] == []
    )


@rule("LAN-160", "LAN-R31")
def test_necessary_male_solves_a_death() -> None:
    play = attempt("death", "C 2 3 4", "reaper1 igor1", markers=1).does(TIFFANY, "roll", "face")
    assert play.view(TIFFANY)["total"] == 9
    play.does(TIFFANY, "use reaper1")
    assert (
        play.tiles_of(TIFFANY) == "death"
        and play.cackles_of(TIFFANY) == 1
        and play.rows_of(TIFFANY) == (1, 0)
    )
    assert play.board.crisis_reserve == 12
    assert attempt("sheep", "2 2", "reaper1").refuses(TIFFANY, "use reaper1").rule == "LAN-160"


@rule("LAN-161", "LAN-R31")
def test_remedy_solves_a_sick_sheep() -> None:
    play = attempt("sheep", "C C 2 2", "aching igor1", markers=1).does(TIFFANY, "roll", "face", "use aching")
    assert (
        play.tiles_of(TIFFANY) == "sheep"
        and play.cackles_of(TIFFANY) == 2
        and play.board.crisis_reserve == 12
    )
    assert attempt("death", "2 2", "aching").refuses(TIFFANY, "use aching").rule == "LAN-161"


@rule("LAN-R68")
def test_solutions_work_before_any_die_and_between_the_rolls() -> None:
    early = attempt("sheep", "", "aching igor1").does(TIFFANY, "use aching")
    assert early.tiles_of(TIFFANY) == "sheep" and early.cackles_of(TIFFANY) == 0
    between = attempt("death", "C 2", "reaper1 shambles1").does(
        TIFFANY, "roll", "symbol shambles1", "use reaper1"
    )
    assert between.tiles_of(TIFFANY) == "death" and between.cackles_of(TIFFANY) == 2, "the die and the Magic"


@rule("LAN-162")
def test_second_chance_rerolls_one_or_both() -> None:
    play = attempt("lily", "C 5 3", "igor1 tick1").does(TIFFANY, "roll", "use igor1")
    assert play.asks() == "reroll" and play.offers(TIFFANY) == ["reroll 1", "reroll 2", "reroll 3"]
    play.does(TIFFANY, "reroll 1")
    assert play.view(TIFFANY)["dice"] == [3, 5]
    both = attempt("lily", "C 5 3 6", "igor1 tick1").does(TIFFANY, "roll", "use igor1", "reroll 3")
    assert both.view(TIFFANY)["dice"] == [3, 6]


@rule("LAN-163")
def test_only_the_pair_just_rolled() -> None:
    play = attempt("lily", "C 5 2 2 6 6", "igor1 tick1").does(
        TIFFANY, "roll", "face", "use igor1", "reroll 3"
    )
    assert play.view(TIFFANY)["dice"] == [0, 5, 6, 6], "the first pair is locked"


@rule("LAN-164")
def test_a_cackle_rerolled_costs_nothing() -> None:
    play = attempt("fever", "C 5 3", "igor1 tick1").does(
        TIFFANY, "roll", "use igor1", "reroll 1", "flee gorge"
    )
    assert play.cackles_of(TIFFANY) == 0


@rule("LAN-R69")
def test_several_second_chances_on_one_pair() -> None:
    play = attempt("lily", "C 5 C 4", "igor1 igor2 tick1").does(
        TIFFANY, "roll", "use igor1", "reroll 1", "use igor2", "reroll 1"
    )
    assert play.view(TIFFANY)["dice"] == [4, 5]


@rule("LAN-165")
def test_transmutation_gives_one_more_than_it_takes() -> None:
    play = given().hand(TIFFANY, "ridcully igor1 igor2 tick1").does(TIFFANY, "use ridcully", "discard igor1")
    play.does(TIFFANY, "discard igor2", "done")
    assert play.held(TIFFANY) == 1 + 3 and {"ridcully", "igor1", "igor2"} <= set(play.in_discard())
    none = given().hand(TIFFANY, "ridcully igor1").does(TIFFANY, "use ridcully", "done")
    assert none.held(TIFFANY) == 2
    last = given().hand(TIFFANY, "ridcully").does(TIFFANY, "use ridcully")
    assert last.held(TIFFANY) == 1 and last.asks() == "move", "nothing left to discard"


@rule("LAN-R04", "LAN-165")
def test_cards_just_discarded_may_come_back() -> None:
    play = given().hoard(ANNAGRAMMA, leaving="ridcully igor1").hand(TIFFANY, "ridcully igor1")
    play.does(TIFFANY, "use ridcully", "discard igor1")
    assert play.held(TIFFANY) == 2, "both come back"


@rule("LAN-205")
def test_helping_hand_on_the_tile_faced() -> None:
    """Fever with a marker and a total of 8: with the marker gone, 8 against 7 solves."""
    play = attempt("fever", "2 2 2 2", "verence igor1", markers=1).does(TIFFANY, "roll", "face")
    assert play.view(TIFFANY)["needed"] == 9
    play.does(TIFFANY, "use verence")
    assert play.view(TIFFANY)["needed"] == 7
    assert play.does(TIFFANY, "settle").tiles_of(TIFFANY) == "fever"


@rule("LAN-206")
def test_cards_drawn_during_an_attempt_help_at_once() -> None:
    play = attempt("arm", "2 2 igor1 feegle1 2 2", "tick1").does(TIFFANY, "roll", "use tick1")
    assert play.named(TIFFANY, "symbol") == ["igor1"]
    play.does(TIFFANY, "symbol igor1")
    assert play.view(TIFFANY)["total"] == 5
    late = attempt("arm", "2 2 2 2 igor1 feegle1", "tick1").does(TIFFANY, "roll", "face", "use tick1")
    assert late.refuses(TIFFANY, "symbol igor1").rule == "LAN-088" and "use feegle1" in late.offers(TIFFANY)


def test_three_seats_and_a_look_stays_with_the_one_who_looked() -> None:
    play = given(3).hand(PETULIA, "esme1 igor1").tile("oak", "lily", hidden=True).to_move(PETULIA)
    play.does(PETULIA, "use esme1")
    assert [row["tile"] for row in rows(play, TIFFANY) if row["space"] == "oak"] == [None]

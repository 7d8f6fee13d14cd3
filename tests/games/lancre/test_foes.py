"""Chapters 23 to 25: big problems, the Dungeon, the apprentices' tiles."""

import pytest

from tests.games.lancre.given import ANNAGRAMMA, PETULIA, TIFFANY, Given, given

rule = pytest.mark.rule


def failed(tile: str, seats: int = 3, hand: str = "igor1", markers: int = 0, **options: str) -> Given:
    """Tiffany has failed against this tile at Bad Ass with eight points."""
    play = given(seats, **options).tile("badass", tile, markers).hand(TIFFANY, hand).luck_is("2 2 2 2")
    play.board.special[TIFFANY] = 0
    return play.does(TIFFANY, "walk badass", "roll", "face")


def lost(play: Given) -> Given:
    return play.does(TIFFANY, "settle")


@rule("LAN-166", "LAN-177", "LAN-097")
@pytest.mark.parametrize("tile", ["lily", "hiver"])
def test_lily_and_the_hiver_bring_black_aliss(tile: str) -> None:
    play = lost(failed(tile))
    assert (play.cackles_of(TIFFANY), play.alisses_of(TIFFANY), play.board.aliss_reserve) == (1, 1, 11)
    assert play.asks() == "flight"


@rule("LAN-168")
@pytest.mark.parametrize("tile", ["elves", "lankin", "elfking", "elfqueen"])
def test_elves_do_nothing_by_themselves(tile: str) -> None:
    play = lost(failed(tile))
    assert (play.cackles_of(TIFFANY), play.alisses_of(TIFFANY), play.asks()) == (1, 0, "flight")
    assert play.markers_at("badass") == 0


@rule("LAN-167", "LAN-129")
def test_three_visible_elves_at_the_end_of_a_turn_lose() -> None:
    play = (
        given().hand(TIFFANY, "igor1").boxes("fever fever").tile("oak", "elfqueen").tile("slice", "elfking")
    )
    play.unknown("sunless").to_end(TIFFANY)
    two = play.does(TIFFANY, "end")
    assert two.ending() == "", "two visible and one hidden"
    play = (
        given().hand(TIFFANY, "igor1").boxes("fever fever").tile("oak", "elfqueen").tile("slice", "elfking")
    )
    play.tile("sunless", "lankin").to_end(TIFFANY).does(TIFFANY, "end").told("play_ended three-elves")
    assert play.ranks() == [0, 0]


@rule("LAN-129", "LAN-R54")
def test_a_third_elf_solved_in_the_same_turn_does_no_harm() -> None:
    play = given().hand(TIFFANY, "igor1").boxes("fever fever").tile("oak", "elves").tile("slice", "elves")
    play.tile("badass", "elves", hidden=True).luck_is("6 6 6 6")
    play.does(TIFFANY, "walk badass", "open", "roll", "face", "settle", "stay", "end")
    assert play.ending() == "" and play.asked() == [ANNAGRAMMA]


@rule("LAN-R54")
def test_with_that_option_the_third_elf_loses_at_once() -> None:
    play = given(elves_at_once="true").hand(TIFFANY, "igor1").tile("oak", "elves").tile("slice", "elves")
    play.tile("badass", "elves", hidden=True).does(TIFFANY, "walk badass", "open")
    assert play.ending() == "three-elves"


@rule("LAN-169", "LAN-R53")
def test_the_wintersmith_sets_a_small_tile_aside_for_everybody() -> None:
    play = failed("wintersmith").owns(TIFFANY, "fever pig sheep arm death").owns(PETULIA, "fever pig")
    lost(play).told("set_aside tiffany", "set_aside petulia")
    assert [play.rows_of(seat)[0] for seat in range(3)] == [4, 0, 1]


@rule("LAN-170", "LAN-132", "LAN-R53")
def test_tiles_set_aside_only_lower_the_limit() -> None:
    play = failed("wintersmith").owns(TIFFANY, "fever pig sheep arm")
    before = (play.limit_of(TIFFANY), play.points_of(TIFFANY))
    lost(play)
    assert before == (5, 6) and (play.limit_of(TIFFANY), play.points_of(TIFFANY)) == (4, 6)
    play.does(TIFFANY, "flee gorge").tile("bridge", "fever").luck_is("6 6 6 6")
    play.does(TIFFANY, "walk bridge", "roll", "face", "settle")
    assert play.rows_of(TIFFANY) == (4, 0), "the freed slot is filled by a later tile"


@rule("LAN-171", "LAN-R35", "LAN-R44")
@pytest.mark.parametrize("tile", ["duke", "lady"])
def test_the_felmets_send_her_to_the_dungeon_and_end_the_turn(tile: str) -> None:
    play = (
        failed(tile)
        .tile("gorge", "fever")
        .tile("culdesac", "fever")
        .at(ANNAGRAMMA, "magrat")
        .boxes("fever fever")
    )
    lost(play).told("imprisoned tiffany")
    assert play.where(TIFFANY) == "dungeon" and play.cackles_of(TIFFANY) == 1, (
        "no cackle for a blocked flight"
    )
    assert play.asks() == "end" and play.board.step == 1, "the second step is lost"
    play.does(TIFFANY, "end")
    assert play.held(TIFFANY) == 3, "the hand is refilled"


@rule("LAN-172", "LAN-102")
@pytest.mark.parametrize("tile", ["count", "vlad", "lacrimosa", "bela"])
def test_magpyrs_take_one_more_marker(tile: str) -> None:
    play = lost(failed(tile, markers=1))
    assert play.markers_at("badass") == 2 and play.board.crisis_reserve == 10
    again = play.does(TIFFANY, "flee culdesac").luck_is("2 2 2 2")
    again.does(TIFFANY, "walk badass", "roll", "face", "settle")
    assert again.markers_at("badass") == 3


@rule("LAN-173")
def test_each_marker_of_a_magpyr_adds_two() -> None:
    play = given().tile("badass", "vlad", markers=3).hand(TIFFANY, "igor1").does(TIFFANY, "walk badass")
    assert play.view(TIFFANY)["needed"] == 24
    placing = (
        given()
        .hand(TIFFANY, "igor1")
        .tile("slice", "vlad", markers=1)
        .to_place(TIFFANY, "arm")
        .luck_is("tick1")
    )
    assert placing.does(TIFFANY, "draw").markers_at("slice") == 1, "cards still add none to a marked tile"


@rule("LAN-R50", "LAN-172")
def test_a_magpyr_without_a_marker_left_loses_the_play() -> None:
    play = failed("vlad").reserve(crises=0)
    assert lost(play).ending() == "no-crisis-left"


@rule("LAN-097", "LAN-174", "LAN-R51", "LAN-R52")
def test_bela_takes_his_visible_family_along() -> None:
    play = (
        given().tile("badass", "bela").tile("oak", "vlad", markers=2).tile("slice", "lacrimosa", hidden=True)
    )
    play.tile("gorge", "count").hand(TIFFANY, "igor1").luck_is("6 6 6 6")
    play.does(TIFFANY, "walk badass", "roll", "face", "settle").told(
        "banished count gorge", "banished vlad oak"
    )
    assert play.tile_at("oak") == play.tile_at("gorge") == "" and play.tile_at("slice") == "lacrimosa*"
    assert play.board.crisis_reserve == 12 and play.tiles_of(TIFFANY) == "bela"
    vlad = given().tile("badass", "vlad").tile("oak", "count").hand(TIFFANY, "igor1").luck_is("6 6 6 6")
    assert vlad.does(TIFFANY, "walk badass", "roll", "face", "settle").tile_at("oak") == "count", (
        "only Bela does"
    )


@rule("LAN-175")
def test_magpyrs_that_show_up_later_stay() -> None:
    play = given().tile("badass", "bela").tile("gorge", "lacrimosa", hidden=True).hand(TIFFANY, "igor1")
    play.luck_is("6 6 6 6 2 2 2 2").does(TIFFANY, "walk badass", "roll", "face", "settle")
    play.does(TIFFANY, "walk gorge", "open", "roll", "face", "settle")
    assert play.tile_at("gorge") == "lacrimosa" and play.markers_at("gorge") == 1


@rule("LAN-176", "LAN-R45")
def test_the_cunning_man_imprisons_everybody() -> None:
    play = lost(failed("cunning"))
    assert [play.where(seat) for seat in range(3)] == ["dungeon"] * 3
    assert play.asks() == "end" and play.cackles_of(TIFFANY) == 1


# ---- the Dungeon


def imprisoned(hand: str, seats: int = 2, step: int = 1) -> Given:
    play = given(seats).at(TIFFANY, "dungeon").hand(TIFFANY, hand)
    play.board.special[TIFFANY] = 0
    return play.to_move(TIFFANY, step)


@rule("LAN-178", "LAN-R46", "LAN-R47")
@pytest.mark.parametrize("way", ["fly feegle1", "use greebo1", "use toad"])
def test_a_broom_an_escape_or_invisibility_opens_the_dungeon(way: str) -> None:
    play = imprisoned(f"{way.split()[1]} igor1").tile("oak", "fever").does(TIFFANY, way)
    assert play.asks() == "land" and len(play.offers(TIFFANY)) == 29
    play.does(TIFFANY, "land oak")
    assert play.asks() == "arrive" and play.board.step == 1, "an action, and the second step still comes"


@rule("LAN-178", "LAN-R48", "LAN-157")
def test_tiffanys_tile_opens_it_too() -> None:
    play = given().at(TIFFANY, "dungeon").hand(TIFFANY, "igor1").does(TIFFANY, "vanish", "land granny")
    assert play.where(TIFFANY) == "granny" and play.board.step == 2


@rule("LAN-179", "LAN-180")
def test_otherwise_the_first_step_is_lost() -> None:
    play = imprisoned("igor1").tile("oak", "fever")
    assert play.offers(TIFFANY) == ["stay"] and play.refuses(TIFFANY, "walk oak").rule == "LAN-179"
    play.does(TIFFANY, "stay").told("lost_step tiffany")
    assert play.asks() == "land" and play.board.step == 2 and len(play.offers(TIFFANY)) == 29
    play.does(TIFFANY, "land oak")
    assert play.asks() == "arrive"


@rule("LAN-181", "LAN-R49")
def test_no_tea_in_the_dungeon() -> None:
    play = imprisoned("igor1").at(ANNAGRAMMA, "dungeon").cackles(3, 3).does(TIFFANY, "stay")
    play.never_told("took_tea")
    assert (play.cackles_of(TIFFANY), play.cackles_of(ANNAGRAMMA)) == (3, 3)


@rule("LAN-182", "LAN-R49")
def test_an_imprisoned_player_still_places_and_refills() -> None:
    play = given().at(TIFFANY, "dungeon").hand(TIFFANY, "igor1").boxes("fever fever").to_place(TIFFANY, "arm")
    play.luck_is("shawn1").does(TIFFANY, "draw")
    play.does(TIFFANY, play.offers(TIFFANY)[0]) if play.asks() == "put" else None
    assert "arm" in (play.tile_at("castle1"), play.tile_at("castle2")), "she hinders nothing"
    play.does(TIFFANY, "stay", "land granny", "end")
    assert play.held(TIFFANY) == 3


@rule("LAN-183", "LAN-184", "LAN-185", "LAN-186")
def test_each_apprentices_tile_is_hers_alone() -> None:
    play = given(4)
    assert [int(flag) for flag in play.board.special] == [1, 1, 1, 0]
    assert [row["special"] for row in seats(play)] == [True, True, True, False]


def seats(play: Given) -> list[dict[str, object]]:
    rows = play.view(TIFFANY)["seats"]
    assert isinstance(rows, list)
    return rows

"""Chapters 5 and 6: the turn, and phase 1."""

import pytest

from tests.games.lancre.given import ANNAGRAMMA, DIMITY, PETULIA, TIFFANY, Given, given, space

rule = pytest.mark.rule


def placing(tile: str = "arm", luck: str = "", seats: int = 2, **options: str) -> Given:
    """Tiffany is about to place this tile; these cards come up. She holds a card, so she is asked."""
    return given(seats, **options).hand(TIFFANY, "igor1").to_place(TIFFANY, tile).luck_is(luck)


@rule("LAN-042")
def test_turns_go_round_clockwise() -> None:
    play = given(4).boxes("fever fever fever fever fever").to_end(PETULIA)
    for seat, code in enumerate(("igor1", "igor2", "thunder", "aching")):
        play.hand(seat, code)
    play.does(PETULIA, "end")
    order = [int(play.board.turn)]
    for _ in range(3):
        seat = int(play.board.turn)
        while play.board.turn == seat:
            play.does(seat, play.offers(seat)[0])
        order.append(int(play.board.turn))
    assert order == [DIMITY, TIFFANY, ANNAGRAMMA, PETULIA]


@rule("LAN-043")
def test_three_phases_with_two_steps_in_the_middle() -> None:
    play = placing().boxes("fever fever").luck_is("dismass").hand(ANNAGRAMMA, "igor2")
    phases = []
    for move in ("draw", "stay", "stay", "end"):
        phases.append((play.asks(), int(play.board.step)))
        play.does(TIFFANY, move)
    assert phases == [("draw", 0), ("move", 1), ("move", 2), ("end", 2)]
    assert play.asked() == [ANNAGRAMMA] and play.held(TIFFANY) == 3
    assert play.refuses(ANNAGRAMMA, "stay").rule == "LAN-043"


@rule("LAN-044")
@pytest.mark.parametrize("reason", ["all-placed", "three-elves", "no-crisis-left"])
def test_three_ways_to_stop(reason: str) -> None:
    play = given().hand(TIFFANY, "igor1")
    if reason == "all-placed":
        play.boxes("").to_end(TIFFANY).does(TIFFANY, "end")
    elif reason == "three-elves":
        play.tile("oak", "elves").tile("slice", "elves").tile("dancers", "lankin")
        play.boxes("fever").to_end(TIFFANY).does(TIFFANY, "end")
    else:
        play.tile("slice", "fever").reserve(crises=0).to_place(TIFFANY, "arm").luck_is("tick1").does(
            TIFFANY, "draw"
        )
    assert play.ending() == reason and play.asked() == []
    assert play.refuses(TIFFANY, "end").rule == "LAN-044"


@rule("LAN-045")
def test_the_tile_comes_from_the_leftmost_box_that_holds_one() -> None:
    play = given().hand(TIFFANY, "igor1").hand(ANNAGRAMMA, "igor2").boxes("").to_end(TIFFANY)
    board = play.board
    board.small_left[1], board.tops[1] = 1, board.small_bag.things[0]
    board.small_bag.take(board.tops[1])
    board.big_left[2] = 1
    play.does(TIFFANY, "end")
    assert [int(board.small_left[box]) for box in range(3)] == [0, 0, 0] and board.big_left[2] == 1
    assert board.arriving >= 0 and play.asks() == "draw"


@rule("LAN-046", "LAN-R03")
def test_a_free_location_takes_the_tile() -> None:
    play = placing(luck="dismass").does(TIFFANY, "draw")
    play.told("turned_up tiffany dismass razorback", "placed tiffany arm razorback")
    assert play.tile_at("razorback") == "arm" and play.asks() == "move"
    assert play.in_discard() == ["dismass"] and play.hand_of(TIFFANY) == "igor1"


@rule("LAN-047")
def test_nothing_appears_where_a_witch_stands() -> None:
    play = placing(luck="dismass verence jason").at(ANNAGRAMMA, "razorback").does(TIFFANY, "draw")
    assert play.tile_at("razorback") == "" and play.markers_at("razorback") == 0 and play.asks() == "draw"
    play.does(TIFFANY, "draw", "draw")
    assert play.tile_at("razorback") == "" and play.tile_at("dancers") == "arm"
    town = placing(luck="feegle1").at(ANNAGRAMMA, "town1").tile("town2", "fever").does(TIFFANY, "draw")
    assert town.tile_at("town3") == "arm", "spaces of the Town are judged one by one"


@rule("LAN-048", "LAN-049", "LAN-050", "LAN-056")
def test_slice_twice_then_razorback() -> None:
    """RB l.273: a Broken Arm arrives; the cards say Slice, Slice again, Razorback."""
    play = placing(luck="tick1 troll dismass").tile("slice", "fever")
    play.does(TIFFANY, "draw").told("turned_up tiffany tick1 slice", "marked slice 1")
    assert (play.board.crisis_reserve, play.asks()) == (11, "draw")
    play.does(TIFFANY, "draw").told("turned_up tiffany troll slice").never_told("marked")
    play.does(TIFFANY, "draw").told("turned_up tiffany dismass razorback", "placed tiffany arm razorback")
    assert play.in_discard() == ["tick1", "troll", "dismass"]
    assert (play.markers_at("slice"), play.board.crisis_reserve) == (1, 11)
    assert play.tile_at("razorback") == "arm"


@rule("LAN-050")
def test_several_crises_in_one_phase() -> None:
    play = placing(luck="tick1 jason perdita dismass").tile("slice", "fever").tile("dancers", "fever")
    play.tile("magrat", "fever").at(TIFFANY, "oak").does(TIFFANY, "draw", "draw", "draw", "draw")
    assert play.board.crisis_reserve == 9 and play.tile_at("razorback") == "arm"


@rule("LAN-051", "LAN-128", "LAN-R08")
def test_a_missing_marker_ends_the_play_for_all() -> None:
    last = placing(luck="tick1").tile("slice", "fever").reserve(crises=1).does(TIFFANY, "draw")
    assert last.board.crisis_reserve == 0 and last.ending() == "", "placing the last one is fine"
    play = placing(luck="tick1").tile("slice", "fever").reserve(crises=0).does(TIFFANY, "draw")
    play.told("play_ended no-crisis-left")
    assert play.ranks() == [0, 0] and play.board.outcome() is not None
    marked = placing(luck="tick1").tile("slice", "fever", markers=1).reserve(crises=0).does(TIFFANY, "draw")
    assert marked.ending() == "", "a tile that needs no marker does no harm"


@rule("LAN-052")
def test_big_tiles_arrive_face_down() -> None:
    play = placing("big", "dismass").does(TIFFANY, "draw")
    assert play.tile_at("razorback") == "?*"
    assert placing("arm", "dismass").does(TIFFANY, "draw").tile_at("razorback") == "arm"


@rule("LAN-053", "LAN-R06")
def test_in_castle_and_town_she_chooses_an_empty_space() -> None:
    play = placing(luck="feegle1").tile("town2", "fever").does(TIFFANY, "draw")
    assert play.asks() == "put" and play.offers(TIFFANY) == ["put town1", "put town3"]
    assert play.refuses(TIFFANY, "put town2").rule == "LAN-053"
    assert play.does(TIFFANY, "put town3").tile_at("town3") == "arm"
    one = placing(luck="feegle1").tile("town1", "fever").at(ANNAGRAMMA, "town2").does(TIFFANY, "draw")
    assert one.tile_at("town3") == "arm", "the only empty space"


@rule("LAN-054", "LAN-R05")
def test_a_full_castle_takes_a_marker_where_she_says() -> None:
    play = placing(luck="shawn1 feegle2 dismass").tile("castle1", "fever").tile("castle2", "arm")
    play.does(TIFFANY, "draw")
    assert play.asks() == "mark" and play.offers(TIFFANY) == ["mark castle1", "mark castle2"]
    assert play.refuses(TIFFANY, "mark slice").rule == "LAN-054"
    play.does(TIFFANY, "mark castle2")
    assert (play.markers_at("castle1"), play.markers_at("castle2"), play.asks()) == (0, 1, "draw")
    play.does(TIFFANY, "draw").told("marked castle1 1")
    witches = placing(luck="shawn1").at(ANNAGRAMMA, "castle1").at(TIFFANY, "castle2").does(TIFFANY, "draw")
    assert witches.board.crisis_reserve == 12 and witches.asks() == "draw"


@rule("LAN-055")
def test_hidden_tiles_take_markers_too() -> None:
    play = placing(luck="tick1").unknown("slice").does(TIFFANY, "draw")
    assert play.markers_at("slice") == 1 and play.tile_at("slice") == "?*"


@rule("LAN-R07", "LAN-R04")
def test_when_no_card_can_do_anything_she_puts_the_tile_herself() -> None:
    """Annagramma holds every card; the program asks for a free space in place of turning one up."""
    play = given().hoard(ANNAGRAMMA, leaving="igor1").hand(TIFFANY, "igor1").to_place(TIFFANY, "arm")
    play.does(TIFFANY, "draw")
    assert play.asks() == "put" and len(play.offers(TIFFANY)) == 27
    assert play.does(TIFFANY, "put granny").tile_at("granny") == "arm"


@rule("LAN-R07")
def test_without_any_free_space_the_play_is_lost() -> None:
    play = given().to_place(TIFFANY, "arm").hand(TIFFANY, "igor1")
    board = play.board
    for number in range(board.box.dungeon):
        if number not in (space("magrat"), space("longman")):
            board.tiles[number] = 0
            board.tiled |= 2**number
            board.markers[number] = 1
            board.marked |= 2**number
    assert play.does(TIFFANY, "draw").ending() == "no-crisis-left"


@rule("LAN-R04", "LAN-127")
def test_an_empty_pile_takes_in_the_discard_while_cards_are_turned_up() -> None:
    play = placing().draw_pile("").does(TIFFANY, "draw")
    play.told("reshuffled 54")
    assert play.board.deck.count == 53 and play.board.discard.count == 1


@rule("LAN-013")
def test_the_next_small_tile_is_shown_when_the_top_one_is_lifted() -> None:
    play = given().hand(TIFFANY, "igor1").boxes("fever death").to_end(TIFFANY)
    play.told_luck = ["death"]
    play.board.hands[TIFFANY] |= 0
    play.does(TIFFANY, "end")
    assert play.board.tops[0] >= 0 and play.board.small_left[0] == 1

"""Chapters 1 to 4: the box, the set-up, the cards in general."""

import pytest

from esbat.engine.chance import Scripted, seeded
from esbat.engine.errors import BadSetting
from esbat.engine.view import ONLOOKER
from esbat.games.lancre import names
from esbat.games.lancre.flow import first_chooser
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import COOPERATIVE, FAMILIES, SQUARE_GREEN, SQUARE_PURPLE, SYMBOLS
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import (
    ALISSES_IN_ALL,
    BIG_TILES,
    CACKLES_IN_ALL,
    CARDS_IN_ALL,
    CRISES_IN_ALL,
    DICE,
    DIE_VALUES,
    SMALL_TILES,
    STANDARD,
)
from esbat.games.lancre.tables_cards import CARDS, PATHS, PLACES, TILES
from esbat.parts.bits import wide_count, wide_listed
from tests.games.lancre.given import ANNAGRAMMA, DIMITY, FACES, PETULIA, TIFFANY, Given, fresh, given

rule = pytest.mark.rule


def board_for(seats: int, **options: str) -> Board:
    state = LANCRE.new(seats, options, seeded(seats))
    assert isinstance(state, Board)
    return state


def chosen(play: Given, *witches: str) -> Given:
    """The apprentices are chosen in this order, by whoever is asked."""
    for witch in witches:
        play.does(play.asked()[0], f"choose {witch}")
    return play


# ---- the box


@rule("LAN-001")
def test_the_box_holds_what_it_should() -> None:
    assert len(CARDS) == CARDS_IN_ALL == 55
    assert len(STANDARD.bag_of(False)) == SMALL_TILES == 30
    assert len(STANDARD.bag_of(True)) == BIG_TILES == 17
    assert DICE == 4
    assert names.WITCHES == LANCRE_WITCHES


LANCRE_WITCHES = ["tiffany", "annagramma", "petulia", "dimity"]


@rule("LAN-002")
def test_tokens_of_the_box() -> None:
    assert (CACKLES_IN_ALL, CRISES_IN_ALL, ALISSES_IN_ALL) == (16, 12, 12)
    play = chosen(fresh(4), *LANCRE_WITCHES)
    assert sum(play.board.special) == 3, "one tile each of Invisibility, Magic and Sick Pig"


@rule("LAN-003")
def test_each_die_has_one_cackle_worth_nothing() -> None:
    assert [int(value) for value in DIE_VALUES] == [0, 2, 3, 4, 5, 6]
    play = given().tile("badass", "fever").hand(TIFFANY, "igor1").luck_is("C 5")
    play.does(TIFFANY, "walk badass", "roll").told("rolled tiffany cackle 5 5")
    assert play.view(TIFFANY)["total"] == 5


@rule("LAN-004", "LAN-019")
def test_six_problem_boxes_some_of_them_empty() -> None:
    solo = board_for(1)
    assert len(solo.small_left) == len(solo.big_left) == 6
    assert [int(solo.small_left[box] + solo.big_left[box]) for box in range(6)] == [3, 3, 2, 0, 0, 0]


@rule("LAN-005")
def test_every_tile_has_a_difficulty_and_points() -> None:
    assert all(7 <= tile.difficulty <= 25 and 1 <= tile.points <= 8 for tile in TILES)
    assert sum(tile.points * tile.copies for tile in TILES) == 55 + 90


@rule("LAN-006")
def test_small_tiles_go_to_the_upper_row_big_ones_to_the_lower() -> None:
    play = (
        given()
        .tile("badass", "fever")
        .luck_is("4 4 4 4")
        .does(TIFFANY, "walk badass", "roll", "face", "settle")
    )
    assert play.rows_of(TIFFANY) == (1, 0)
    play = (
        given()
        .tile("badass", "elves")
        .luck_is("6 6 6 6")
        .does(TIFFANY, "walk badass", "roll", "face", "settle")
    )
    assert play.rows_of(TIFFANY) == (0, 1)


@rule("LAN-007", "LAN-R12")
def test_spaces_of_the_locations() -> None:
    spaces = {place.code: place.spaces for place in PLACES}
    assert spaces.pop("town") == 3 and spaces.pop("castle") == 2 and set(spaces.values()) == {1}
    play = given().tile("town1", "fever").tile("town2", "arm").tile("town3", "death")
    assert [play.tile_at(f"town{number}") for number in (1, 2, 3)] == ["fever", "arm", "death"]


@rule("LAN-008", "LAN-038")
def test_every_card_has_one_symbol_an_effect_and_a_location() -> None:
    for fact in CARDS:
        assert fact.symbol in range(len(SYMBOLS)) and fact.effect in range(14)
        assert fact.location in STANDARD.location_codes
    assert sum(wide_count(STANDARD.with_symbol[symbol]) for symbol in range(3)) == 55
    powers = [fact.power for fact in CARDS if fact.power]
    assert len(powers) == 12 and len(set(powers)) == 4


def test_rows_add_up_and_cite_their_source() -> None:
    assert len(PLACES) == 26 and len(PATHS) == 42 and STANDARD.dungeon == 29
    sources = [place.source for place in PLACES] + [path.source for path in PATHS]
    sources += [tile.source for tile in TILES] + [fact.source for fact in CARDS]
    assert {source.split()[0] for source in sources} <= {"RB", "PUB", "OWN"}
    for place in PLACES:
        named = sum(fact.location == place.code for fact in CARDS)
        assert named == {"town": 4, "castle": 3}.get(place.code, 2)
    assert {tile.family for tile in TILES} <= set(range(len(FAMILIES)))


# ---- tiles


@rule("LAN-009", "LAN-011", "LAN-012")
def test_five_big_tiles_lie_hidden_and_ten_small_ones_open() -> None:
    for seats in (1, 2, 3, 4):
        board = board_for(seats)
        assert (
            wide_listed(board.hidden) == sorted(STANDARD.squares(int(SQUARE_PURPLE)))
            and wide_count(board.hidden) == 5
        )
        open_tiles = wide_listed(board.tiled & ~board.hidden)
        assert open_tiles == sorted(STANDARD.squares(int(SQUARE_GREEN))) and len(open_tiles) == 10
        assert all(0 <= board.tiles[space] < board.box.first_big for space in open_tiles)
        for eyes in (*range(seats), ONLOOKER):
            rows = board.view(eyes).data()["spaces"]
            assert isinstance(rows, list)
            assert all(row["tile"] is None for row in rows if row["hidden"])


BOXES = {
    1: ([1, 1, 1, 0, 0, 0], [2, 2, 1, 0, 0, 0]),
    2: ([1, 1, 2, 1, 1, 1], [2, 2, 1, 2, 1, 1]),
    3: ([2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]),
    4: ([2, 2, 2, 2, 2, 0], [4, 4, 4, 3, 3, 0]),
}


@rule("LAN-010", "LAN-013", "LAN-014", "LAN-015", "LAN-016", "LAN-017")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_problem_boxes_by_number_of_players(seats: int) -> None:
    board = board_for(seats)
    big, small = BOXES[seats]
    assert [int(number) for number in board.big_left] == big
    assert [int(number) for number in board.small_left] == small
    for box in range(6):
        assert (board.tops[box] >= 0) == (small[box] > 0), "the top of every box with small tiles is seen"
    assert sum(big) + 5 == {1: 8, 2: 12, 3: 17, 4: 15}[seats]
    assert sum(small) + 10 == {1: 15, 2: 19, 3: 22, 4: 28}[seats]


@rule("LAN-014", "LAN-015", "LAN-016", "LAN-017", "LAN-R01", "LAN-R02", "LAN-045")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (1, "SSB SSB SB"),
        (2, "SSB SSB SBB SSB SB SB"),
        (3, "SSBB SSBB SSBB SSBB SSBB SSBB"),
        (4, "SSSSBB SSSSBB SSSSBB SSSBB SSSBB"),
    ],
)
def test_small_tiles_arrive_before_the_big_ones_box_by_box(seats: int, order: str) -> None:
    from esbat.games.lancre.rules_piles import lift_tile, tiles_left

    board = board_for(seats)
    arrived = ""
    while tiles_left(board):
        lift_tile(board, 0)
        arrived += "B" if board.arriving < 0 else "S"
    assert arrived == order.replace(" ", "")


@rule("LAN-018")
def test_four_players_stacks() -> None:
    board = board_for(4)
    assert [int(board.small_left[box] + board.big_left[box]) for box in range(6)] == [6, 6, 6, 5, 5, 0]
    assert [int(board.big_left[box]) for box in range(6)] == [2, 2, 2, 2, 2, 0]


@rule("LAN-020")
@pytest.mark.parametrize(("seats", "big", "small"), [(1, 9, 15), (2, 5, 11), (3, 0, 8), (4, 2, 2)])
def test_leftover_tiles_are_never_seen(seats: int, big: int, small: int) -> None:
    """A bag holds what is hidden; when all that belongs to the play has come out, the rest stays unknown."""
    board = board_for(seats)
    hidden_big = sum(int(number) for number in board.big_left) + 5
    covered_small = sum(max(0, int(number) - 1) for number in board.small_left)
    assert board.big_bag.count - hidden_big == big
    assert board.small_bag.count - covered_small == small
    data = str(board.view(0).data())
    assert "leftover" not in data and len(board.view(0).data()) > 20


# ---- tokens


@rule("LAN-021", "LAN-022")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_reserve(seats: int) -> None:
    board = board_for(seats)
    assert board.cackle_reserve == 4 * seats
    assert (board.crisis_reserve, board.aliss_reserve) == (12, 12)


@rule("LAN-203", "LAN-191", "LAN-021")
def test_one_to_four_players_and_alone_it_is_the_solo_variant() -> None:
    for seats in (0, 5):
        with pytest.raises(BadSetting):
            LANCRE.new(seats, {}, seeded(1))
    board = board_for(1)
    assert (board.cackle_reserve, board.aliss_reserve, board.crisis_reserve) == (4, 4, 10)
    assert board.options & COOPERATIVE


# ---- who chooses, who starts


def first(seats: int, dice: str) -> int:
    """Who may choose first, with these dice rolled in turn."""
    board = board_for(seats)
    board.chance = Scripted([FACES.index(face) for face in dice.split()])
    found = int(first_chooser(board))
    assert board.chance.picks == len(dice.split()), "no more dice than told"
    assert sum(board.cackles) == 0
    return found


@rule("LAN-023")
def test_the_highest_total_chooses_first() -> None:
    assert first(3, "3 3 4 4  4 4 4 5  C 3 3 3") == 1


@rule("LAN-024", "LAN-R10")
def test_those_tied_for_the_highest_roll_again() -> None:
    """15, 15 and 8: the first two roll again, the third does not."""
    assert first(3, "3 4 4 4  3 4 4 4  2 2 2 2  2 2 2 2  6 6 6 6") == 1


@rule("LAN-204")
def test_cackles_of_the_first_roll_only_count_zero() -> None:
    """7 with two Cackles against 6: no token is taken."""
    assert first(2, "C C 3 4  C C C 6") == 0


@rule("LAN-025")
def test_the_others_choose_clockwise_among_what_is_left() -> None:
    play = fresh(4)
    start = int(play.board.chosen_first)
    order = []
    for witch in LANCRE_WITCHES:
        [seat] = play.asked()
        order.append(seat)
        assert f"choose {witch}" in play.offers(seat)
        play.does(seat, f"choose {witch}")
        if play.asks() == "choose":
            refusal = play.refuses(play.asked()[0], f"choose {witch}")
            assert refusal.rule == "LAN-025"
    assert order == [(start + turn) % 4 for turn in range(4)]


@rule("LAN-R11")
def test_alone_one_takes_any_apprentice_and_starts() -> None:
    play = fresh(1)
    assert play.named(0, "choose") == LANCRE_WITCHES
    chosen(play, "petulia")
    assert play.asks() == "start" and play.board.turn == 0


@rule("LAN-026", "LAN-183")
def test_tiffany_vanishes_once() -> None:
    play = given().tile("badass", "fever").tile("gorge", "arm").does(TIFFANY, "walk badass")
    assert "vanish" in play.offers(TIFFANY) and play.board.special[TIFFANY] == 1
    play.does(TIFFANY, "vanish", "walk gorge").told("spent tiffany tiffany")
    assert play.board.special[TIFFANY] == 0
    play = given().tile("badass", "fever").hand(TIFFANY, "igor1")
    play.board.special[TIFFANY] = 0
    refusal = play.does(TIFFANY, "walk badass").refuses(TIFFANY, "vanish")
    assert (refusal.rule, refusal.key) == ("LAN-026", "lancre-tile-used")


@rule("LAN-027", "LAN-184", "LAN-R63")
def test_annagramma_starts_with_a_cackle_from_the_reserve() -> None:
    play = fresh(2)
    [seat] = play.asked()
    play.does(seat, "choose annagramma")
    assert play.cackles_of(seat) == 1 and play.board.cackle_reserve == 7
    together = fresh(2, cooperative="true")
    [seat] = together.asked()
    together.does(seat, "choose annagramma")
    assert together.board.cackle_reserve == 5, "out of the smaller reserve"


@rule("LAN-031", "LAN-186")
def test_dimity_has_no_tile_and_takes_the_first_turn() -> None:
    play = chosen(fresh(4), "dimity", "tiffany", "petulia", "annagramma")
    seat = int(play.board.chosen_first)
    assert play.board.special[seat] == 0
    assert play.board.turn == seat and play.asked() == [seat]


@rule("LAN-032")
def test_without_dimity_the_last_to_choose_starts() -> None:
    play = chosen(fresh(3), "tiffany", "petulia", "annagramma")
    assert play.board.turn == (play.board.chosen_first + 2) % 3


@rule("LAN-033")
def test_three_cards_each() -> None:
    play = chosen(fresh(4), *LANCRE_WITCHES)
    assert [play.held(seat) for seat in range(4)] == [3, 3, 3, 3]
    assert play.board.deck.count == 43


@rule("LAN-034", "LAN-R09")
def test_pawns_start_on_spaces_without_a_tile_in_turn() -> None:
    play = chosen(fresh(4), "dimity", "tiffany", "petulia", "annagramma")
    one = int(play.board.chosen_first)
    offers = play.named(one, "start")
    assert len(offers) == 14 and "badass" not in offers
    assert {"town2", "town3", "castle2"} <= set(offers) and "town1" not in offers
    assert play.refuses(one, "start badass").rule == "LAN-034"
    play.does(one, "start town2")
    assert play.asked() == [(one + 1) % 4]


@rule("LAN-035")
def test_several_may_start_on_the_same_space() -> None:
    play = chosen(fresh(2), "dimity", "tiffany")
    one = int(play.board.chosen_first)
    play.does(one, "start granny").does(1 - one, "start granny")
    assert play.where(0) == play.where(1) == "granny"
    assert play.asks() == "draw" and play.asked() == [one]


# ---- cards in general


@rule("LAN-036", "LAN-112")
def test_a_card_is_used_for_one_feature_only() -> None:
    """Jeannie's Magic adds two and a cackle; her Bonus of two is not added as well."""
    play = given().tile("badass", "arm").hand(TIFFANY, "jeannie igor1").luck_is("2 2")
    play.does(TIFFANY, "walk badass", "roll", "symbol jeannie")
    assert play.view(TIFFANY)["added"] == 2
    assert play.refuses(TIFFANY, "use jeannie").rule == "LAN-036"


@rule("LAN-037")
def test_a_used_card_is_discarded_at_once() -> None:
    play = given().hand(TIFFANY, "tick1 igor1").does(TIFFANY, "use tick1")
    assert play.in_discard() == ["tick1"] and "tick1" not in play.hand_of(TIFFANY)


@rule("LAN-039")
def test_a_broom_never_adds_to_a_total() -> None:
    play = given().tile("badass", "arm").hand(TIFFANY, "feegle1 igor1 jeannie").luck_is("2 2")
    play.does(TIFFANY, "walk badass", "roll")
    assert play.named(TIFFANY, "symbol") == ["igor1", "jeannie"]
    assert play.refuses(TIFFANY, "symbol feegle1").rule == "LAN-039"
    assert play.named(TIFFANY, "fly") == ["feegle1"]


@rule("LAN-040")
def test_effects_are_free_and_unlimited_on_the_own_turn() -> None:
    play = given().hand(TIFFANY, "tick1 tick2 cookery").hand(ANNAGRAMMA, "hilta")
    play.does(TIFFANY, "use tick1", "use tick2", "use cookery")
    assert play.asks() == "move" and play.board.step == 1, "no action was spent"
    assert play.refuses(ANNAGRAMMA, "use hilta").rule == "LAN-042"


@rule("LAN-040", "LAN-R72")
def test_an_effect_that_changes_nothing_is_refused() -> None:
    play = given().hand(TIFFANY, "nanny1 verence whemper esme1 greebo1 igor1 feegle1 aching toad")
    assert not play.named(TIFFANY, "use")
    expected = {
        "nanny1": "LAN-142",
        "verence": "LAN-146",
        "whemper": "LAN-R39",
        "esme1": "LAN-R39",
        "greebo1": "LAN-147",
        "igor1": "LAN-162",
        "feegle1": "LAN-143",
        "aching": "LAN-161",
        "toad": "LAN-152",
    }
    assert {code: play.refuses(TIFFANY, f"use {code}").rule for code in expected} == expected


@rule("LAN-R13", "LAN-R73", "LAN-040")
def test_effects_are_offered_at_every_stop_of_the_turn() -> None:
    play = given().hand(TIFFANY, "tick1 igor1").tile("badass", "elves", hidden=True).boxes("fever fever")
    play.to_place(TIFFANY, "arm").luck_is("jason 4 4 4 2")
    met = []
    for move in ("draw", "walk badass", "open", "roll", "face", "settle", "flee gorge", "stay", "end"):
        met.append((play.asks(), "use tick1" in play.offers(TIFFANY)))
        play.does(TIFFANY, move)
    assert met == [
        ("draw", True),
        ("move", True),
        ("arrive", True),
        ("ready", True),
        ("facing", True),
        ("total", True),
        ("flight", False),
        ("move", True),
        ("end", True),
    ]


@rule("LAN-041")
def test_cards_in_hand_place_nothing() -> None:
    """Every card names a location, but it speaks only when the card is turned up in phase 1."""
    play = given().hand(TIFFANY, "tick1 igor1").boxes("fever")
    play.does(TIFFANY, "use tick1", "stay", "stay")
    assert play.tile_at("slice") == "" and play.board.tiled == 0


def test_each_apprentice_is_known_by_her_seat() -> None:
    assert [TIFFANY, ANNAGRAMMA, PETULIA, DIMITY] == [0, 1, 2, 3]

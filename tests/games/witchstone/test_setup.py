"""Chapters 1 to 3: the board, the players, the first towers."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.names import SCROLL_KINDS, SYMBOLS, TOKENS
from esbat.games.witchstone.tables import (
    EXITS,
    HEXES,
    LOCATIONS,
    OWLS,
    PRINTED,
    ROADS,
    SCROLLS,
    TILES,
    TOKEN_KINDS,
    WAND_SPACES,
)
from esbat.games.witchstone.tables_box import LOWEST_ROOM, STANDARD, UPPER_ROOM
from esbat.games.witchstone.tables_grid import GRID
from esbat.parts.bits import wide_count, wide_listed
from tests.games.witchstone.given import BLUE, GREEN, RED, YELLOW, cell, fresh, given, location

rule = pytest.mark.rule


@rule("WST-001")
def test_two_to_four_play() -> None:
    for seats in (2, 3, 4):
        assert WITCHSTONE.new(seats, {}, seeded(1)).acting()
    for seats in (1, 5):
        with pytest.raises(BadSetting):
            WITCHSTONE.new(seats, {}, seeded(1))


@rule("WST-002", "WST-004", "WST-005", "WST-006", "WST-007", "WST-009")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_is_the_same_for_any_number(seats: int) -> None:
    board = fresh(seats).board
    assert len([hex for hex in board.face_up if hex >= 0]) == 3
    assert wide_count(board.hex_pile) == 12
    assert len([scroll for scroll in board.scroll_row if scroll >= 0]) == 6
    assert wide_count(board.scroll_pile) == 34
    assert [number for number, kind in enumerate(board.tokens_at) if kind < 0] == [location("stone")]
    assert sum(board.open_tokens) == 5
    assert wide_count(STANDARD.towers) == 4


@rule("WST-004", "WST-005", "WST-006")
def test_piles_and_tokens_are_shuffled() -> None:
    tables = [fresh(2, seed).board for seed in range(6)]
    assert len({tuple(board.face_up) for board in tables}) == 6
    assert len({tuple(board.scroll_row) for board in tables}) == 6
    assert len({tuple(board.tokens_at) for board in tables}) == 6


@rule("WST-003")
def test_owl_stacks_have_the_best_on_top() -> None:
    board = fresh().board
    assert list(board.owls_left) == [5, 5]
    assert [int(points) for points in STANDARD.owl_points] == [7, 6, 5, 4, 3] * 2
    ring = fresh().view(YELLOW)["ring"]
    assert isinstance(ring, list)
    assert [space["owl"] for space in ring if space["colour"] == "orange"] == [7, 7]


@rule("WST-008", "WST-140", "WST-141")
@pytest.mark.parametrize(("seats", "upper", "lowest"), [(2, 4, 4), (3, 5, 5), (4, 6, 5)])
def test_vials_by_players(seats: int, upper: int, lowest: int) -> None:
    assert (UPPER_ROOM[seats], LOWEST_ROOM[seats]) == (upper, lowest)
    shelves = fresh(seats).view(YELLOW)["shelves"]
    assert isinstance(shelves, list)
    assert [shelf["room"] for shelf in shelves] == [upper] * 6 + [lowest]


@rule("WST-010", "WST-016")
def test_the_pieces_of_a_player() -> None:
    play = fresh()
    for seat in (YELLOW, RED):
        assert play.get(fields.SUPPLY, seat) == 20
        assert play.get(fields.RESERVE, seat) == 11
        assert len(play.cells(fields.CRYSTALS, seat)) == 6
        assert len(play.cells(fields.BLACK, seat)) == 1
        places = (fields.SCORE, fields.RING, fields.AHEAD)
        assert [play.get(field, seat) for field in places] == [0, 0, 0]
    assert len(TILES) == 15


@rule("WST-011", "WST-012")
def test_where_the_crystals_start() -> None:
    play = fresh()
    assert play.cells(fields.BLACK, RED) == ["0,0"]
    starts = {"1,-2", "2,-1", "1,1", "-1,2", "-2,1", "-1,-1"}
    assert set(play.cells(fields.CRYSTALS, RED)) == starts
    assert len(GRID) == 37


@rule("WST-013", "WST-015")
def test_markers_and_screens_are_nowhere_in_the_state() -> None:
    """What is only an aid has no number of its own: nothing could depend on it."""
    names = {name for name in dir(fields) if name.isupper()} | set(dir(fields.Board))
    assert not [name for name in names if "MARKER" in name.upper() or "SCREEN" in name.upper()]


@rule("WST-014")
def test_five_tiles_are_open_and_ten_wait() -> None:
    for seed in range(5):
        play = fresh(3, seed)
        for seat in range(3):
            hand = play.get(fields.HAND, seat)
            unseen = play.get(fields.UNDRAWN, seat)
            assert (hand.bit_count(), unseen.bit_count(), play.get(fields.DRAWS, seat)) == (5, 10, 10)
            assert hand & unseen == 0
    assert len({fresh(2, seed).get(fields.HAND, YELLOW) for seed in range(8)}) > 5


@rule("WST-014", "WST-R43")
def test_others_do_not_see_the_hand() -> None:
    seats = fresh(2).view(RED)["seats"]
    assert isinstance(seats, list)
    assert seats[YELLOW]["hand"] is None
    assert seats[YELLOW]["hand_count"] == 5
    assert len(seats[RED]["hand"]) == 5


@rule("WST-017", "WST-R44")
def test_the_first_player_is_named_or_drawn() -> None:
    assert fresh(3, first="2").board.first == RED
    assert {int(fresh(3, seed, first="random").board.first) for seed in range(12)} == {0, 1, 2}
    with pytest.raises(BadSetting):
        WITCHSTONE.new(3, {"first": "4"}, seeded(1))


@rule("WST-018", "WST-026", "WST-R44")
def test_towers_are_chosen_in_reverse_order() -> None:
    play = fresh(4, first="2")
    for number in range(17):
        play.board.tokens_at[number] = -1
    order = []
    for tower in ("t1", "t2", "t3", "t4"):
        (seat,) = play.asked()
        order.append(seat)
        play.does(seat, f"settle {tower}")
    assert order == [YELLOW, GREEN, BLUE, RED]
    assert (play.asks(), play.asked()) == ("tile", [RED])


@rule("WST-019", "WST-020", "WST-021")
def test_a_tower_is_taken_once_and_for_good() -> None:
    play = fresh(2)
    for number in range(17):
        play.board.tokens_at[number] = -1
    assert play.named(RED, "settle") == ["t1", "t2", "t3", "t4"]
    play.does(RED, "settle t2")
    assert play.refuses(YELLOW, "settle t2").rule == "WST-019"
    play.does(YELLOW, "settle t1")
    assert [play.get(fields.MY_TOWER, seat) for seat in (YELLOW, RED)] == [location("t1"), location("t2")]
    owners = {row["location"]: row["owner"] for row in rows(play.view(RED)["locations"])}
    assert [owners[tower] for tower in ("t1", "t2", "t3", "t4")] == [YELLOW, RED, None, None]


def rows(value: object) -> list[dict[str, object]]:
    assert isinstance(value, list)
    return value


@rule("WST-022", "WST-023", "WST-024", "WST-054")
def test_a_tower_gives_two_points_and_its_tokens_action() -> None:
    play = fresh(2).token("t2", "energy")
    play.does(RED, "settle t2")
    assert play.score(RED) == 2
    assert play.left("energy") == 1
    assert set(play.named(RED, "charge")) == {"t2-stone", "t2-f2", "t2-f3", "t2-c2", "t2-v2"}
    play.does(RED, "charge t2-f2")
    assert (play.score(RED), play.get(fields.TOKENS, RED), play.get(fields.SUPPLY, RED)) == (3, 1, 19)
    assert play.board.tokens_at[location("t2")] == -1
    assert play.asked() == [YELLOW]


@rule("WST-025", "WST-078")
def test_a_tower_with_points_gives_three_more() -> None:
    play = fresh(2).token("t4", "points").does(RED, "settle t4")
    assert (play.score(RED), play.get(fields.TOKENS, RED)) == (5, 1)
    assert play.asked() == [YELLOW]


@rule("WST-023", "WST-R25")
def test_no_crystal_is_lifted_out_during_the_set_up() -> None:
    play = fresh(2).token("t2", "crystal").does(RED, "settle t2")
    assert "break" not in play.verbs(RED)
    assert play.refuses(RED, "break 0,0").rule == "WST-R25"


# ---- the box adds up


@rule("WST-234")
def test_there_are_six_types_of_action() -> None:
    assert len(SYMBOLS) == 6
    used = [symbol for pair in [*TILES, *HEXES] for symbol in (pair.one, pair.other)]
    used += [exit.symbol for exit in EXITS] + [cell.symbol for cell in PRINTED]
    assert set(used) == set(range(6))
    assert {kind.kind for kind in TOKEN_KINDS} == set(range(len(TOKENS)))


@rule("WST-235")
def test_every_scroll_is_a_spell_or_a_prophecy() -> None:
    many = {"double": 0, "single": 0, "prophecy": 0}
    for scroll in SCROLLS:
        kind = SCROLL_KINDS[scroll.kind]
        many[kind if kind in many else "prophecy"] += scroll.copies
    assert many == {"double": 12, "single": 4, "prophecy": 24}
    assert STANDARD.scroll_count == 40


@rule("WST-R01", "WST-032", "WST-138")
def test_totals_of_the_box() -> None:
    assert (len(LOCATIONS), len(ROADS), len(HEXES), len(OWLS)) == (17, 36, 15, 10)
    assert sum(kind.copies for kind in TOKEN_KINDS) == 21
    slots = [road.slots for road in ROADS]
    assert (slots.count(1), slots.count(2), slots.count(3), sum(slots)) == (12, 16, 8, 68)
    assert [space.colour for space in WAND_SPACES].count(2) == 6
    assert [space.colour for space in WAND_SPACES].count(1) == 5
    for pair in [*TILES, *HEXES]:
        assert pair.one != pair.other
    assert len({(pair.one, pair.other) for pair in TILES}) == 15
    sources = [row.source for row in LOCATIONS] + [row.source for row in SCROLLS]
    sources += [row.source for row in ROADS] + [row.source for row in WAND_SPACES]
    assert all(sources)


@rule("WST-056")
def test_every_tower_is_as_good_as_another() -> None:
    """The map turned by a quarter is the same map."""
    for tower in ("t1", "t2", "t3", "t4"):
        at = [int(STANDARD.slots[road]) for road in wide_listed(STANDARD.roads_at[location(tower)])]
        assert sorted(at) == [1, 1, 2, 2, 3]
    assert given(2).board.own[fields.REACH + YELLOW] == STANDARD.roads_at[location("t1")]
    assert cell("0,0") == 27

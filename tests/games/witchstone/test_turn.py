"""Chapters 4 to 6: the turn, clusters, order and bonus actions."""

import pytest

from esbat.games.witchstone import state as fields
from esbat.games.witchstone.tables_grid import GRID, cell_text
from tests.games.witchstone.given import BLUE, GREEN, RED, YELLOW, Given, given

rule = pytest.mark.rule

# ---- laying


@rule("WST-027", "WST-031")
def test_a_tile_lies_on_two_free_neighbours_anywhere_either_way_round() -> None:
    play = given().hand(YELLOW, "energy-witch crystal-wand")
    play.does(YELLOW, "lay energy-witch", "put 0,1")
    assert "0,2" in play.named(YELLOW, "join")
    assert play.refuses(YELLOW, "join 2,0").rule == "WST-027"
    play.does(YELLOW, "join 0,2")
    play.told("laid yellow energy-witch 0,1 0,2")
    other = given().lays(YELLOW, "energy 0,2 witch 0,1")
    assert other.cells(fields.SHOWN, YELLOW) == ["0,-3", "0,2"]


@rule("WST-027", "WST-014")
def test_only_a_tile_of_the_own_hand_is_laid() -> None:
    play = given().hand(YELLOW, "energy-witch")
    assert play.named(YELLOW, "lay") == ["energy-witch"]
    assert play.refuses(YELLOW, "lay crystal-wand").rule == "WST-014"
    assert play.refuses(RED, "lay energy-witch").rule == "WST-036"


@rule("WST-028")
def test_printed_cells_are_never_covered() -> None:
    play = given().hand(YELLOW, "energy-witch").does(YELLOW, "lay energy-witch")
    for corner in ("0,-3", "3,-3", "3,0", "0,3", "-3,3", "-3,0"):
        assert play.refuses(YELLOW, f"put {corner}").rule == "WST-028"
    play.does(YELLOW, "put -2,0")
    assert play.refuses(YELLOW, "join -3,0").rule == "WST-028"


@rule("WST-029")
def test_a_cell_with_a_crystal_is_not_covered() -> None:
    play = given().hand(YELLOW, "energy-witch").does(YELLOW, "lay energy-witch")
    assert play.refuses(YELLOW, "put 0,0").rule == "WST-029"
    play.does(YELLOW, "put 0,-1")
    assert play.refuses(YELLOW, "join 1,-2").rule == "WST-029"


@rule("WST-030")
def test_free_means_without_symbol_tile_hex_or_crystal() -> None:
    play = given().laid(YELLOW, "energy 0,1 scroll 0,2").hex(YELLOW, "crystal-wand", "0,-1")
    play.hand(YELLOW, "energy-witch").does(YELLOW, "lay energy-witch")
    free = set(play.named(YELLOW, "put"))
    assert {"0,1", "0,2", "0,-1", "0,0", "0,3"} & free == set()
    assert free == {cell_text(cell) for cell in GRID} - {
        *("0,1", "0,2", "0,-1", "0,0", "1,-2", "2,-1", "1,1", "-1,2", "-2,1", "-1,-1"),
        *("0,-3", "3,-3", "3,0", "0,3", "-3,3", "-3,0"),
    }
    assert play.refuses(YELLOW, "put 0,1").rule == "WST-030"


@rule("WST-032")
def test_both_types_come_in_the_order_she_likes() -> None:
    for first, second in (("witch", "energy"), ("energy", "witch")):
        play = given().lays(YELLOW, "energy 0,1 witch 0,2")
        assert play.named(YELLOW, "begin") == ["energy", "witch"]
        assert play.refuses(YELLOW, "begin wand").rule == "WST-032"
        play.does(YELLOW, f"begin {first}", "done")
        assert play.type() == second


@rule("WST-033", "WST-048")
def test_one_type_is_finished_before_the_other_begins() -> None:
    """Red sends a witch, takes an energy token, and has to use it or give it up before her energy type."""
    play = given().at_tower(YELLOW, "t1").connected(YELLOW, "t1-f1").token("f1", "scroll").lying(YELLOW, 1)
    play.lays(YELLOW, "energy 0,1 witch 0,2").does(YELLOW, "begin witch", "send f1")
    assert (play.left("witch"), play.offers(YELLOW)[0]) == (0, "spend scroll")
    assert play.refuses(YELLOW, "charge t1-c1").rule == "WST-033"
    assert play.view(YELLOW)["then"] == "energy"
    play.does(YELLOW, "spend scroll", "take 1")
    assert play.type() == "energy"


@rule("WST-034", "WST-R49", "WST-161")
def test_a_tile_may_be_laid_though_one_of_its_types_is_over() -> None:
    play = given().sets(fields.AHEAD, YELLOW, 20).lays(YELLOW, "energy 0,1 wand 0,2")
    play.does(YELLOW, "begin wand")
    play.told("began yellow wand 1", "lost yellow wand 1", "began yellow energy 1")
    assert play.type() == "energy"


@rule("WST-035", "WST-036")
def test_a_tile_is_drawn_and_the_turn_passes_clockwise() -> None:
    play = given(3).hand(YELLOW, "energy-witch energy-wand witch-wand crystal-wand wand-scroll")
    assert play.get(fields.DRAWS, YELLOW) == 10
    play.luck_is("tile:pentagram-crystal")
    play.does(YELLOW, "lay energy-witch", "put 0,1", "join 0,2", "begin energy", "done", "done")
    play.told("drew yellow pentagram-crystal", "turn_began red 3")
    assert (play.tiles(YELLOW), play.get(fields.DRAWS, YELLOW), play.asked()) == (5, 9, [RED])
    for seat, following in ((RED, BLUE), (BLUE, YELLOW)):
        one_turn(play, seat)
        assert play.asked() == [following]


def one_turn(play: Given, seat: int) -> None:
    """A turn in which nothing is done with the tile."""
    play.does(seat, f"lay {play.named(seat, 'lay')[0]}")
    play.does(seat, f"put {play.named(seat, 'put')[0]}")
    play.does(seat, f"join {play.named(seat, 'join')[0]}")
    play.does(seat, f"begin {play.named(seat, 'begin')[0]}")
    while play.asked() == [seat] and play.asks() == "act":
        play.does(seat, "done")


@rule("WST-037", "WST-216")
def test_eleven_turns_each_leave_four_tiles() -> None:
    play = given(3)
    for seat in range(3):
        play.crystals(seat, "").sets(fields.TURNS, seat, 1 if seat == YELLOW else 0)
    turns = 0
    while play.asks() != "over":
        one_turn(play, play.asked()[0])
        turns += 1
    assert turns == 33
    for seat in range(3):
        assert (play.tiles(seat), play.get(fields.DRAWS, seat)) == (4, 0)


@rule("WST-236", "WST-R26")
def test_without_room_crystals_have_to_be_lifted_out_until_a_tile_fits() -> None:
    """Only the centre, under the black crystal, and two cells beside it could still take a tile."""
    play = given().hand(YELLOW, "energy-witch wand-scroll").crystals(YELLOW, "1,0 0,1", black="0,0")
    keep = {"0,0", "1,0", "0,1", "2,-1", "0,2"}
    covered = sum(2**cell for cell in GRID if cell_text(cell) not in keep)
    play.sets(fields.COVERED, YELLOW, covered)
    assert play.offers(YELLOW) == ["break 0,0", "break 1,0", "break 0,1"]
    assert play.refuses(YELLOW, "lay energy-witch").rule == "WST-236"
    play.does(YELLOW, "break 0,1")
    assert "lay energy-witch" in play.offers(YELLOW)
    assert play.score(YELLOW) == -1


@rule("WST-236", "WST-R26")
def test_without_hope_a_tile_leaves_the_play() -> None:
    play = given().hand(YELLOW, "energy-witch wand-scroll").crystals(YELLOW, "", black="0,0")
    play.sets(fields.COVERED, YELLOW, sum(2**cell for cell in GRID if cell_text(cell) != "0,0"))
    assert play.offers(YELLOW) == ["discard energy-witch", "discard wand-scroll"]
    assert play.refuses(YELLOW, "break 0,0").rule == "WST-236"
    play.does(YELLOW, "discard wand-scroll").never_told("began")
    assert (play.score(YELLOW), play.tiles(YELLOW), play.asked()) == (0, 2, [RED])
    assert given().hand(YELLOW, "energy-witch").refuses(YELLOW, "discard energy-witch").rule == "WST-236"


# ---- clusters


def counts(play: Given, seat: int, text: str) -> tuple[int, int]:
    """Lay a tile; how many actions its first and second symbol as written would give."""
    play.lays(seat, text)
    one, _, other, _ = text.split()
    (preview,) = preview_rows(play, seat)
    found = {preview["one"]: preview["one_actions"], preview["other"]: preview["other_actions"]}
    first, second = found[one], found[other]
    assert isinstance(first, int) and isinstance(second, int)
    return first, second


def preview_rows(play: Given, seat: int) -> list[dict[str, object]]:
    rows = play.view(seat)["previews"]
    assert isinstance(rows, list)
    return rows


@rule("WST-038", "WST-046")
def test_a_cluster_gives_as_many_actions_as_it_has_symbols() -> None:
    play = given().crystals(YELLOW, "")
    play.laid(YELLOW, "energy 0,0 witch 0,1 / energy 1,0 wand 1,1 / energy 1,-1 scroll 2,-1")
    play.laid(YELLOW, "energy -2,3 pentagram -2,2")  # another energy, joined to nothing
    play.lays(YELLOW, "energy 0,-1 crystal -1,-1").does(YELLOW, "begin energy")
    assert play.left("energy") == 4


@rule("WST-039", "WST-044")
def test_fixture_1_three_wands_joined() -> None:
    play = given().laid(YELLOW, "wand -2,3 energy -1,3")
    assert counts(play, YELLOW, "wand -3,2 witch -3,1") == (3, 1)
    play.does(YELLOW, "begin wand")
    assert play.left("wand") == 3


@rule("WST-042", "WST-041")
def test_fixture_2_five_crystals_and_one_wand() -> None:
    play = given().gone(YELLOW, "1,1")
    play.laid(YELLOW, "crystal 0,2 energy 0,1 / crystal 1,2 scroll 2,1 / crystal -1,3 witch -2,3")
    assert counts(play, YELLOW, "crystal 1,1 wand 2,0") == (5, 1)


@rule("WST-040")
def test_both_halves_are_counted_alike() -> None:
    play = given().laid(YELLOW, "energy 0,1 scroll 0,2 / witch -1,1 wand -2,2")
    play.crystals(YELLOW, "")
    assert counts(play, YELLOW, "energy 0,0 witch -1,0") == (2, 2)


@rule("WST-041")
def test_a_lone_symbol_gives_one_action() -> None:
    assert counts(given(), YELLOW, "energy 0,1 witch 0,2") == (1, 1)


@rule("WST-043", "WST-178")
def test_scroll_clusters_widen_the_choice() -> None:
    play = given().laid(YELLOW, "scroll -3,1 wand -3,2")
    play.lays(YELLOW, "scroll -2,0 energy -1,0").does(YELLOW, "begin scroll")
    assert (play.left("scroll"), play.named(YELLOW, "take")) == (3, ["1", "2", "3"])
    play.does(YELLOW, "take 3")
    assert len(play.scrolls(YELLOW)) == 1
    assert play.type() == "energy"


@rule("WST-044")
def test_printed_symbols_are_members() -> None:
    assert counts(given(), YELLOW, "energy 1,-3 wand 2,-3") == (2, 1)


@rule("WST-045", "WST-109")
def test_a_special_hex_counts_for_both_and_joins_clusters() -> None:
    play = given().crystals(YELLOW, "").hex(YELLOW, "crystal-wand", "0,0")
    play.laid(YELLOW, "crystal -1,0 energy -2,0 / wand 0,-1 scroll 0,-2")
    assert counts(play, YELLOW, "crystal 1,0 wand 1,-1") == (3, 3)
    alone = given().crystals(YELLOW, "").hex(YELLOW, "crystal-wand", "0,0")
    assert counts(alone, YELLOW, "energy 1,0 scroll 1,-1") == (1, 1)


def fixture_3() -> Given:
    play = given(4).gone(GREEN, "2,-1", "1,1").to_lay(GREEN)
    play.laid(GREEN, "pentagram 2,1 scroll 1,2 / pentagram 2,0 energy 1,1")
    play.laid(GREEN, "witch 1,-1 crystal 0,-1 / witch 1,0 scroll 0,1")
    return play.face_up(2, "pentagram-witch")


@rule("WST-047", "WST-111", "WST-112", "WST-110", "WST-107")
def test_fixture_3_the_running_type_does_not_grow_the_second_does() -> None:
    play = fixture_3()
    assert counts(play, GREEN, "pentagram 3,-1 witch 3,-2") == (4, 2)
    play.does(GREEN, "begin pentagram")
    assert play.left("pentagram") == 4
    play.does(GREEN, "advance", "advance")
    assert play.asks() == "hex"
    play.does(GREEN, "fix 2,-1").never_told("granted")
    assert play.left("pentagram") == 2
    play.does(GREEN, "advance", "advance")
    assert (play.get(fields.RING, GREEN), play.left("witch")) == (4, 5)


# ---- order and bonus actions


@rule("WST-049")
def test_a_bonus_may_bring_further_bonuses() -> None:
    """Wand, bonus pentagram steps, a special hex, its two energy actions: nested, and shown as owed."""
    play = given().sets(fields.AHEAD, YELLOW, 14).sets(fields.AHEAD, RED, 20).sets(fields.RING, YELLOW, 1)
    play.face_up(2, "energy-witch").lays(YELLOW, "wand 0,1 crystal 0,2")
    play.does(YELLOW, "begin wand", "stride 1")
    assert play.left("pentagram") == 2
    play.does(YELLOW, "advance", "use energy")
    assert play.left("energy") == 2
    owed = play.view(YELLOW)["batches"]
    assert owed == [
        {"symbol": "energy", "left": 2, "granted": 2, "source": "hex"},
        {"symbol": "pentagram", "left": 1, "granted": 2, "source": "wand"},
    ]
    play.does(YELLOW, "done", "done")
    assert play.type() == "crystal"


@rule("WST-050", "WST-R07")
def test_a_witchs_token_may_be_used_between_witch_actions() -> None:
    """The token's energy completes a road, and the next witch action travels it."""
    play = given().connected(YELLOW, "t1-f1").token("f1", "energy").lying(YELLOW, 2)
    play.has(YELLOW, "witch", 2).does(YELLOW, "send f1")
    assert play.named(YELLOW, "send") == []
    play.does(YELLOW, "spend energy", "charge t1-c1")
    assert play.named(YELLOW, "send") == ["c1"]
    play.does(YELLOW, "send c1")
    assert play.asked() == [RED]


@rule("WST-050", "WST-R36", "WST-079")
def test_a_token_may_wait_until_after_the_last_witch_action_and_no_longer() -> None:
    play = given().connected(YELLOW, "t1-f1").token("f1", "energy").lying(YELLOW, 1)
    play.lays(YELLOW, "wand 0,1 witch 0,2").does(YELLOW, "begin witch", "send f1")
    assert (play.left("witch"), play.view(YELLOW)["tokens_owed"]) == (0, ["energy"])
    play.does(YELLOW, "done").told("lost_tokens yellow 1")
    assert (play.type(), play.get(fields.TOKENS, YELLOW), sum(play.board.owed)) == ("wand", 1, 0)


@rule("WST-051", "WST-R36")
def test_a_shelf_token_may_be_used_between_crystal_actions_and_no_later() -> None:
    play = given().crystals(YELLOW, "1,-3 2,-2").open_tokens("witch wand scroll points energy")
    play.has(YELLOW, "crystal", 2).does(YELLOW, "push 1,-3 x1", "lower x1", "pick witch")
    assert play.named(YELLOW, "spend") == ["witch"]
    play.does(YELLOW, "push 2,-2 2,-3")
    assert play.left("crystal") == 0
    play.does(YELLOW, "spend witch")
    assert play.left("witch") == 1
    play.does(YELLOW, "summon")
    assert play.asked() == [RED]


@rule("WST-R47", "WST-048")
def test_a_token_of_the_first_type_is_not_kept_for_the_second() -> None:
    play = given().crystals(YELLOW, "1,-3").open_tokens("witch wand scroll points energy")
    play.lays(YELLOW, "crystal 0,1 witch 0,2").does(YELLOW, "begin crystal", "push 1,-3 x1", "lower x1")
    play.does(YELLOW, "pick energy", "done")
    assert play.type() == "witch"
    assert play.named(YELLOW, "spend") == []


@rule("WST-052", "WST-160")
def test_a_silver_space_scores_before_the_dark_one_behind_it_acts() -> None:
    play = given().sets(fields.AHEAD, YELLOW, 10).sets(fields.AHEAD, RED, 20).has(YELLOW, "wand", 3)
    play.does(YELLOW, "stride 3")
    play.told("scored yellow 1 wand", "granted yellow witch 2 wand")
    play.does(YELLOW, "summon", "summon")
    assert play.earned(YELLOW, "wand") == 1


@rule("WST-053", "WST-145")
def test_a_crystal_may_be_lifted_out_at_any_moment_of_the_own_turn() -> None:
    play = given().hand(YELLOW, "energy-witch wand-scroll").does(YELLOW, "break 1,-2")
    play.does(YELLOW, "lay energy-witch", "break 2,-1", "put 0,1", "break 1,1", "join 0,2")
    play.does(YELLOW, "break -1,2", "begin energy", "break -2,1", "charge t1-f1", "break -1,-1", "summon")
    assert play.earned(YELLOW, "spoiled") == -21
    assert play.cells(fields.BLACK, YELLOW) == ["0,0"]
    assert play.refuses(YELLOW, "break 0,0").rule == "WST-036"


@rule("WST-050", "WST-R07")
@pytest.mark.parametrize("left", [1, 2])
def test_a_token_of_a_nested_batch_may_wait_for_the_last_one_of_its_type(left: int) -> None:
    play = given().connected(YELLOW, "t1-f1").token("f1", "energy").lying(YELLOW, 1)
    play.has(YELLOW, "witch", 1).also(YELLOW, "pentagram", 1).also(YELLOW, "witch", left, "hex")
    play.does(YELLOW, "send f1")
    if left == 2:
        play.does(YELLOW, "done").never_told("lost_tokens")
    assert (play.type(), play.view(YELLOW)["tokens_owed"]) == ("pentagram", ["energy"])
    assert play.named(YELLOW, "spend") == []
    play.does(YELLOW, "advance")
    assert (play.type(), play.named(YELLOW, "spend")) == ("witch", ["energy"])


@rule("WST-130", "WST-R30")
def test_a_crystal_of_a_nested_batch_may_wait_on_the_rim_for_the_last_one() -> None:
    play = given().crystals(YELLOW, "-3,2 0,1").has(YELLOW, "crystal", 1)
    play.also(YELLOW, "pentagram", 1).also(YELLOW, "crystal", 1, "hex").does(YELLOW, "push -3,2 x5")
    assert (play.type(), play.view(YELLOW)["waiting"]) == ("pentagram", ["x5"])
    play.does(YELLOW, "advance")
    assert (play.type(), play.named(YELLOW, "shelve")) == ("crystal", ["x5"])

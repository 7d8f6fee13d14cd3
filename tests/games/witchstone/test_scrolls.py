"""Chapters 16 to 18: scrolls, spells, prophecies."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.errors import BadText
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.tables import SCROLLS
from esbat.games.witchstone.tables_box import LEVEL_POINTS
from tests.games.witchstone.given import GREEN, RED, YELLOW, Given, given
from tests.games.witchstone.test_turn import fixture_3

rule = pytest.mark.rule

ROW = "villages forests castles towers onstone silvers"


@rule("WST-175", "WST-176", "WST-177")
@pytest.mark.parametrize("many", [1, 2, 3])
def test_so_many_actions_so_many_positions_to_choose_from(many: int) -> None:
    play = given().row(ROW).has(YELLOW, "scroll", many)
    assert play.named(YELLOW, "take") == ["1", "2", "3"][:many]
    assert play.refuses(YELLOW, f"take {many + 1}").rule == "WST-176"
    play.does(YELLOW, f"take {many}")
    assert play.scrolls(YELLOW) == [ROW.split()[many - 1]]


@rule("WST-178", "WST-R15")
def test_one_batch_yields_one_scroll_and_six_is_the_most() -> None:
    play = given().row(ROW).has(YELLOW, "scroll", 9)
    assert play.named(YELLOW, "take") == ["1", "2", "3", "4", "5", "6"]
    play.does(YELLOW, "take 5")
    assert (play.scrolls(YELLOW), play.asked()) == (["onstone"], [RED])


@rule("WST-179", "WST-R43")
def test_scrolls_lie_open_unless_the_table_keeps_them_secret() -> None:
    for secret in ("false", "true"):
        play = given(private_scrolls=secret).holds(YELLOW, "villages single").sets(fields.SPENT, YELLOW, 1)
        mine, theirs = (play.view(eyes)["seats"][YELLOW] for eyes in (YELLOW, RED))  # type: ignore[index]
        assert mine["scrolls"] == ["single", "villages"]
        assert theirs["scrolls"] == (None if secret == "true" else ["single", "villages"])
        assert (theirs["scroll_count"], theirs["spent"]) == (
            None if secret == "true" else 2,
            ["doubleenergy"],
        )
        assert mine["scroll_count"] == 2
        pile = int(play.board.scroll_pile).bit_count()
        assert [play.view(eyes)["scroll_pile"] for eyes in (-1, YELLOW, RED)] == [
            None if secret == "true" else pile
        ] * 3
        assert play.pile_empty().view(RED)["scroll_pile"] == 0


@rule("WST-179", "WST-R43")
def test_the_number_of_secret_scrolls_shows_nowhere_and_is_imagined() -> None:
    """However many Yellow holds, Red sees the same and imagines the same; at the end all lies open."""
    seen, imagined, numbers = set(), set(), set()
    for held in ("", "single", "single villages forests castles"):
        play = given(private_scrolls="true").row("towers onstone silvers hexesowned tokensowned scrollsowned")
        play.holds(YELLOW, held).has(YELLOW, "energy", 2)
        seen.add(str(play.view(RED)))
        for seed in range(20):
            board = play.board.imagine(RED, seeded(seed))
            assert isinstance(board, Board)
            imagined.add((seed, tuple(board.numbers())))
            numbers.add(int(board.own[fields.SCROLLS + YELLOW]).bit_count())
        while play.asked():
            play.does(play.asked()[0], play.offers(play.asked()[0])[-1])
        assert play.view(RED)["seats"][YELLOW]["scroll_count"] is not None  # type: ignore[index]
    assert (len(seen), len(imagined)) == (1, 20)
    assert len(numbers) > 1


@rule("WST-R43", "WST-R18")
def test_whoever_is_asked_about_a_spell_is_imagined_to_hold_one() -> None:
    play = given(private_scrolls="true").row("doublecrystal villages").crystals(YELLOW, "2,1 0,1")
    play.has(YELLOW, "crystal", 1).does(YELLOW, "push 2,1 x3", "shelve x3", "take 1")
    for seed in range(30):
        board = play.board.imagine(RED, seeded(seed))
        assert any(WITCHSTONE.text(move).startswith("boost") for move in board.legal(YELLOW))


@rule("WST-R43")
def test_without_a_pile_the_others_hold_all_that_is_left() -> None:
    play = given(3, private_scrolls="true").holds(YELLOW, "single villages").holds(RED, "forests castles")
    play.pile_empty().has(YELLOW, "energy", 1)
    shares = set()
    for seed in range(40):
        board = play.board.imagine(RED, seeded(seed))
        assert isinstance(board, Board) and board.scroll_pile == 0
        shares.add(tuple(int(board.own[fields.SCROLLS + seat]).bit_count() for seat in range(3)))
    assert shares == {(2, 2, 0), (1, 2, 1), (0, 2, 2)}


@rule("WST-180")
def test_the_row_closes_up_and_a_new_scroll_comes_last() -> None:
    play = given().row(ROW).luck_is("single").has(YELLOW, "scroll", 4).does(YELLOW, "take 4")
    play.told("took_scroll yellow towers 4", "shown_scroll single")
    assert play.shown() == ["villages", "forests", "castles", "onstone", "silvers", "single"]


@rule("WST-181", "WST-R14")
def test_scroll_tokens_are_not_combined() -> None:
    play = given().row(ROW).connected(YELLOW, "t1-f1 t1-c1").token("f1", "scroll").token("c1", "scroll")
    play.lying(YELLOW, 2).has(YELLOW, "witch", 2).does(YELLOW, "send f1", "send c1", "spend scroll")
    assert play.named(YELLOW, "take") == ["1"]
    play.does(YELLOW, "take 1", "spend scroll")
    assert play.named(YELLOW, "take") == ["1"]
    play.does(YELLOW, "take 1")
    assert play.scrolls(YELLOW) == ["villages", "forests"]


@rule("WST-182", "WST-190")
def test_only_spells_widen_a_tokens_choice() -> None:
    play = given().row(ROW).holds(YELLOW, "single").has(YELLOW, "scroll", 1, "token")
    play.does(YELLOW, "boost single")
    assert play.named(YELLOW, "take") == ["1", "2"]


@rule("WST-R13")
def test_a_bonus_of_two_scroll_actions_is_one_batch() -> None:
    play = given().row(ROW).crystals(YELLOW, "2,1").has(YELLOW, "crystal", 1)
    play.does(YELLOW, "push 2,1 x3", "shelve x3")
    assert play.named(YELLOW, "take") == ["1", "2"]
    play.does(YELLOW, "take 2")
    assert (play.scrolls(YELLOW), play.asked()) == (["forests"], [RED])


@rule("WST-183")
def test_without_a_pile_the_shelf_shrinks() -> None:
    play = given().row(ROW).pile_empty().has(YELLOW, "scroll", 6).does(YELLOW, "take 6")
    assert len(play.shown()) == 5
    play.has(YELLOW, "scroll", 6)
    assert play.named(YELLOW, "take") == ["1", "2", "3", "4", "5"]
    assert play.refuses(YELLOW, "take 6").rule == "WST-183"


@rule("WST-184", "WST-R49")
def test_without_scrolls_there_is_no_scroll_action() -> None:
    play = given().row("").pile_empty().lays(YELLOW, "scroll 0,1 energy 0,2").does(YELLOW, "begin scroll")
    play.told("lost yellow scroll 1")
    assert play.type() == "energy"


# ---- spells


@rule("WST-185", "WST-186")
def test_a_spell_only_enlarges_actions_of_its_type_and_starts_none() -> None:
    play = given().holds(YELLOW, "doubleenergy single")
    assert play.refuses(YELLOW, "boost energy").rule == "WST-027"
    play.has(YELLOW, "witch", 1)
    assert play.named(YELLOW, "boost") == ["single"]
    assert play.refuses(YELLOW, "boost energy").rule == "WST-185"
    assert play.refuses(YELLOW, "boost wand").rule == "WST-185"


@rule("WST-187", "WST-185")
def test_a_double_spell_adds_two_once() -> None:
    play = given().holds(YELLOW, "doubleenergy").has(YELLOW, "energy", 2).does(YELLOW, "boost energy")
    play.told("boosted yellow energy energy 2")
    assert play.left("energy") == 4
    assert play.named(YELLOW, "boost") == []


@rule("WST-188", "WST-R17")
def test_three_wand_steps_and_a_spell_are_one_movement_of_five() -> None:
    play = given().holds(YELLOW, "doublewand").sets(fields.AHEAD, RED, 20).has(YELLOW, "wand", 3)
    assert play.named(YELLOW, "stride")[-1] == "3"
    play.does(YELLOW, "boost wand", "stride 5").told("strode yellow 5 5")


@rule("WST-189")
@pytest.mark.parametrize("symbol", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_a_single_spell_adds_one_to_any_type(symbol: str) -> None:
    play = given().holds(YELLOW, "single").has(YELLOW, symbol, 2).does(YELLOW, "boost single")
    assert play.left(symbol) == 3


@rule("WST-190")
def test_spells_go_with_bonuses_too() -> None:
    play = given().holds(YELLOW, "doublewitch").crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1)
    play.open_tokens("witch energy wand scroll points")
    play.does(YELLOW, "push -3,2 x5", "lower x5", "pick witch", "spend witch", "boost witch")
    assert play.left("witch") == 3


@rule("WST-191")
def test_fixture_13_two_spells_make_four_of_one() -> None:
    play = given().holds(YELLOW, "doublecrystal single").has(YELLOW, "crystal", 1)
    play.does(YELLOW, "boost crystal", "boost single")
    assert play.left("crystal") == 4


@rule("WST-192", "WST-210")
def test_a_used_spell_is_still_a_scroll() -> None:
    play = given().holds(YELLOW, "single villages forests scrollsowned").has(YELLOW, "energy", 1)
    play.does(YELLOW, "boost single")
    assert (len(play.scrolls(YELLOW)), play.get(fields.SPENT, YELLOW).bit_count()) == (3, 1)
    assert play.prophecy(YELLOW, "scrollsowned") == 3


@rule("WST-R16")
def test_a_double_spell_keeps_to_its_type_unless_the_table_decides_otherwise() -> None:
    play = given(any_spell="true").holds(YELLOW, "doubleenergy").has(YELLOW, "witch", 1)
    play.does(YELLOW, "boost energy").told("boosted yellow energy witch 2")
    assert play.left("witch") == 3


@rule("WST-R18")
def test_a_spell_taken_this_turn_may_be_used_but_not_for_the_batch_that_brought_it() -> None:
    play = given().row("single").has(YELLOW, "energy", 1).also(YELLOW, "scroll", 1)
    assert play.named(YELLOW, "boost") == []
    play.does(YELLOW, "take 1")
    assert (play.type(), play.named(YELLOW, "boost")) == ("energy", ["single"])


# ---- prophecies


@rule("WST-194", "WST-215")
def test_levels_are_worth_one_three_five_seven() -> None:
    assert list(LEVEL_POINTS) == [1, 3, 5, 7]
    play = given().sets(fields.SCORE, YELLOW, 0).holds(YELLOW, "witcheslying")
    assert play.score(YELLOW) == 0
    for lying, points in ((0, 1), (1, 3), (2, 5), (3, 7), (9, 7)):
        assert play.sets(fields.LYING, YELLOW, lying).prophecy(YELLOW, "witcheslying") == points


def energies(cells: str) -> Given:
    """Energy symbols on just these cells."""
    play = given()
    return play.sets(fields.SHOWN, YELLOW, sum(2 ** cell_number(cell) for cell in cells.split()))


def cell_number(text: str) -> int:
    q, r = text.split(",")
    return (int(q) + 3) + 8 * (int(r) + 3)


@rule("WST-195")
def test_the_largest_cluster() -> None:
    line = ["-3,0", "-2,0", "-1,0", "0,0", "1,0", "2,0", "3,0"]
    for many, points in ((3, 1), (4, 3), (5, 5), (6, 7), (7, 7)):
        assert energies(" ".join(line[:many])).prophecy(YELLOW, "clusterenergy") == points


@rule("WST-196")
def test_unconnected_symbols_do_not_count_in_a_cluster() -> None:
    assert energies("-3,0 -2,0 -1,0 1,0 2,0 3,0").prophecy(YELLOW, "clusterenergy") == 1
    assert energies("-3,0 -2,0 -1,0 0,0 2,0 3,0").prophecy(YELLOW, "clusterenergy") == 3


@rule("WST-197", "WST-196")
def test_fixture_10_a_witch_cluster_of_five() -> None:
    play = fixture_3().hex(GREEN, "pentagram-witch", "2,-1")
    play.laid(GREEN, "pentagram 3,-1 witch 3,-2 / wand -3,2 witch -3,1")
    assert play.prophecy(GREEN, "clusterwitch") == 5


@rule("WST-198", "WST-199", "WST-R38")
@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ("", 1),
        ("f1", 3),
        ("f1 v1", 5),
        ("f1 c1", 3),
        ("f1 v1 c1", 7),
        ("v1 c1", 1),
        ("stone", 1),
        ("f1 f2 f3", 3),
    ],
)
def test_witches_on_different_types_in_order(standing: str, points: int) -> None:
    assert given().standing(YELLOW, standing).prophecy(YELLOW, "forestfirst") == points


@rule("WST-200", "WST-213")
def test_witches_on_one_type() -> None:
    for standing, points in (("", 1), ("v1", 3), ("v1 v2", 5), ("v1 v2 v3", 7), ("v1 v2 v3 v4 f1", 7)):
        assert given().standing(YELLOW, standing).prophecy(YELLOW, "villages") == points
    assert given().standing(YELLOW, "t2 t3").prophecy(YELLOW, "towers") == 5


@rule("WST-201", "WST-R40", "WST-213", "WST-214")
@pytest.mark.parametrize(
    ("roads", "points"),
    [
        ("", 1),
        ("t1-f1 t4-f1", 3),
        ("t1-f1 t4-f1 t1-f2 t2-f2", 7),
        ("t1-stone t3-stone t2-stone", 5),
        ("t1-f1", 1),
    ],
)
def test_connected_types_need_the_earlier_ones(roads: str, points: int) -> None:
    """Other tower, other tower, forest: the own tower is no other one, and two different ones are needed."""
    assert given().connected(YELLOW, roads).prophecy(YELLOW, "towersjoined") == points


@rule("WST-202")
def test_roads_of_others_do_not_connect() -> None:
    play = given().at_tower(RED, "t4").connected(YELLOW, "t1-f1").connected(RED, "t4-f1")
    assert play.prophecy(YELLOW, "towersjoined") == 1


@rule("WST-203")
def test_fixture_11_one_foreign_tower_and_a_forest() -> None:
    play = given(4).at_tower(GREEN, "t2").connected(GREEN, "t2-f2 t1-f2")
    assert play.prophecy(GREEN, "towersjoined") == 3


@rule("WST-204", "WST-205")
def test_places_on_the_witchstone() -> None:
    for place, points in ((-1, 1), (0, 7), (1, 5), (2, 3), (3, 1)):
        assert given().sets(fields.STONE_PLACE, YELLOW, place).prophecy(YELLOW, "onstone") == points


@rule("WST-206")
def test_witches_on_the_board() -> None:
    for lying, points in ((3, 1), (4, 3), (5, 3), (6, 5), (7, 5), (8, 7)):
        assert (
            given().lying(YELLOW, lying - 1).standing(YELLOW, "f1").prophecy(YELLOW, "witchesout") == points
        )


@rule("WST-207")
def test_witches_lying_without_the_large_one() -> None:
    for lying, points in ((0, 1), (1, 3), (2, 5), (3, 7)):
        play = given().lying(YELLOW, lying).standing(YELLOW, "f1 f2 f3")
        assert play.prophecy(YELLOW, "witcheslying") == points


@rule("WST-208", "WST-R41")
def test_silver_spaces_passed_or_reached() -> None:
    for place, points in ((8, 1), (9, 3), (10, 3), (11, 5), (12, 5), (16, 7), (20, 7)):
        assert given().sets(fields.AHEAD, YELLOW, place).prophecy(YELLOW, "silvers") == points


@rule("WST-209")
def test_special_hexes() -> None:
    for many, points in ((1, 1), (2, 3), (3, 5), (4, 7), (5, 7)):
        play = given().hex(YELLOW, "crystal-wand", "0,1").sets(fields.HEXES, YELLOW, 2 ** (many - 1) - 1)
        assert play.prophecy(YELLOW, "hexesowned") == points


@rule("WST-210", "WST-R42")
def test_scrolls_collected_itself_included() -> None:
    play = given().holds(YELLOW, "scrollsowned villages").sets(fields.SPENT, YELLOW, 1)
    assert play.prophecy(YELLOW, "scrollsowned") == 1
    for code, points in (("forests", 3), ("castles", 5), ("towers", 7), ("silvers", 7)):
        assert play.holds(YELLOW, code).prophecy(YELLOW, "scrollsowned") == points


@rule("WST-211")
def test_magic_tokens_collected() -> None:
    for many, points in ((3, 1), (4, 3), (5, 5), (6, 5), (7, 7), (9, 7)):
        assert given().sets(fields.TOKENS, YELLOW, many).prophecy(YELLOW, "tokensowned") == points


@rule("WST-212", "WST-136")
def test_own_crystals_on_shelves() -> None:
    for many, points in ((2, 1), (3, 3), (4, 5), (5, 7), (6, 7)):
        play = given().shelf("wand", many).sets(fields.BLACK_SHELF, YELLOW, 0)
        play.sets(fields.SPOILED, YELLOW, 1).sets(fields.BESIDE, YELLOW, 1)
        assert play.prophecy(YELLOW, "crystalsshelved") == points


@rule("WST-213")
def test_the_own_tower_is_never_the_black_one() -> None:
    """Even Green's large witch on her own tower is not a witch on another tower."""
    assert given(4).prophecy(GREEN, "towers") == 1
    assert given(4).standing(GREEN, "t1").prophecy(GREEN, "towers") == 3


@rule("WST-175")
def test_no_scroll_beyond_the_sixth_can_be_written() -> None:
    with pytest.raises(BadText):
        WITCHSTONE.parse("take 7")
    assert len(SCROLLS) == 31

"""Chapters 11 to 14: crystals, the black one, the shelves, and lifting them out."""

import pytest

from esbat.games.witchstone import state as fields
from tests.games.witchstone.given import RED, YELLOW, Given, given

rule = pytest.mark.rule

TOKENS = "witch wand scroll points energy"


@rule("WST-116", "WST-117")
def test_a_crystal_moves_one_cell_and_frees_its_own() -> None:
    play = given().hand(YELLOW, "energy-witch").has(YELLOW, "crystal", 2).does(YELLOW, "push 1,-2 0,-2")
    assert "0,-2" in play.cells(fields.CRYSTALS, YELLOW)
    assert (len(play.cells(fields.CRYSTALS, YELLOW)), play.left("crystal")) == (6, 1)
    assert play.refuses(YELLOW, "push 0,1 0,2").rule == "WST-116"
    play.to_lay(YELLOW).does(YELLOW, "lay energy-witch", "put 1,-2")


@rule("WST-118", "WST-125", "WST-124")
def test_out_over_the_rim_opens_the_choice_of_a_shelf() -> None:
    play = given().crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1).does(YELLOW, "push -3,2 x5")
    play.told("pushed_out yellow -3,2 x5")
    assert play.offers(YELLOW) == ["shelve x5", "lower x5"]
    assert play.refuses(YELLOW, "done").rule == "WST-124"
    assert play.view(YELLOW)["waiting"] == ["x5"]
    play.does(YELLOW, "shelve x5").told("shelved yellow witch", "granted yellow witch 2 shelf")
    assert (play.left("witch"), play.get(fields.SHELVED, YELLOW)) == (2, 1)


@rule("WST-119", "WST-121", "WST-128", "WST-122")
def test_fixture_8_one_action() -> None:
    play = given(3).crystals(YELLOW, "1,-3").laid(YELLOW, "energy 0,-2 pentagram 0,-1")
    play.has(YELLOW, "crystal", 1)
    assert play.named(YELLOW, "push") == ["1,-3 2,-3", "1,-3 1,-2", "1,-3 x1"]
    assert play.refuses(YELLOW, "push 1,-3 0,-2").rule == "WST-119"
    assert play.refuses(YELLOW, "push 1,-3 0,-3").rule == "WST-121"


@rule("WST-120", "WST-121", "WST-R27")
def test_a_run_crosses_what_is_occupied_and_ends_on_a_free_cell() -> None:
    """Over a tile, over another crystal and over a printed corner."""
    play = given().crystals(YELLOW, "1,-3 2,-2").laid(YELLOW, "energy 0,-2 pentagram 0,-1")
    play.has(YELLOW, "crystal", 2).does(YELLOW, "push 1,-3 0,-2")
    assert play.asks() == "run"
    ends = [end.split()[1] for end in play.named(YELLOW, "push")]
    assert {"-1,-2", "-1,-1", "1,-2"} == set(ends)
    assert play.refuses(YELLOW, "push 0,-2 0,-1").rule == "WST-119"
    assert play.refuses(YELLOW, "push 0,-2 1,-3").rule == "WST-119"
    assert play.refuses(YELLOW, "push 2,-2 2,-3").rule == "WST-R27"
    assert play.refuses(YELLOW, "break 2,-2").rule == "WST-R27"
    play.does(YELLOW, "push 0,-2 -1,-1")
    assert set(play.cells(fields.CRYSTALS, YELLOW)) == {"-1,-1", "2,-2"}
    corner = given().crystals(YELLOW, "1,-3").has(YELLOW, "crystal", 2).does(YELLOW, "push 1,-3 0,-3")
    assert corner.asks() == "run"
    corner.does(YELLOW, "push 0,-3 -1,-2")
    crystal = given().crystals(YELLOW, "1,-3 2,-3").has(YELLOW, "crystal", 2)
    crystal.does(YELLOW, "push 1,-3 2,-3", "push 2,-3 2,-2")
    assert set(crystal.cells(fields.CRYSTALS, YELLOW)) == {"2,-3", "2,-2"}


@rule("WST-122")
def test_crystals_leave_only_by_arrows() -> None:
    play = given().crystals(YELLOW, "-2,0").has(YELLOW, "crystal", 3).does(YELLOW, "push -2,0 -3,0")
    assert not [end for end in play.named(YELLOW, "push") if " x" in end]
    inner = given().crystals(YELLOW, "0,1").has(YELLOW, "crystal", 3)
    assert not [end for end in inner.named(YELLOW, "push") if " x" in end]


@rule("WST-123")
def test_actions_may_be_split_among_crystals() -> None:
    play = given().has(YELLOW, "crystal", 3)
    play.does(YELLOW, "push 1,-2 1,-3", "push 2,-1 3,-1", "push 1,-3 x1", "shelve x1")
    assert play.left("crystal") == 2


@rule("WST-126", "WST-127", "WST-R31", "WST-R34")
def test_the_lowest_shelf_gives_an_open_token_of_choice() -> None:
    play = given().crystals(YELLOW, "-3,2").open_tokens(TOKENS).has(YELLOW, "crystal", 1)
    play.does(YELLOW, "push -3,2 x5", "lower x5")
    assert play.named(YELLOW, "pick") == ["energy", "witch", "wand", "scroll", "points"]
    assert play.refuses(YELLOW, "pick crystal").rule == "WST-126"
    play.does(YELLOW, "pick wand").told("shelved yellow lowest", "took_token yellow wand")
    assert sum(play.board.open_tokens) == 4
    play.does(YELLOW, "spend wand", "stride 1")
    assert (play.get(fields.TOKENS, YELLOW), play.get(fields.SHELVED, YELLOW)) == (1, 1)
    assert play.asked() == [RED]


@rule("WST-129", "WST-132", "WST-R30", "WST-120")
def test_fixture_6_three_actions_become_four_and_carry_the_black_crystal_out() -> None:
    play = given().crystals(YELLOW, "1,-3", black="0,0")
    play.laid(YELLOW, "scroll -1,1 energy -2,2 / wand -3,2 pentagram -3,1").has(YELLOW, "crystal", 3)
    play.does(YELLOW, "push 1,-3 x1", "shelve x1").told("granted yellow crystal 2 shelf")
    assert play.left("crystal") == 4
    play.does(YELLOW, "push 0,0 -1,1", "push -1,1 -2,2", "push -2,2 -3,2", "push -3,2 x5")
    assert play.left("crystal") == 0
    play.does(YELLOW, "shelve x5-black").told("shelved yellow witch black", "granted yellow witch 4 shelf")
    assert play.left("witch") == 4


@rule("WST-130", "WST-R28", "WST-R29")
def test_crystals_wait_on_the_rim_and_are_shelved_in_any_order() -> None:
    play = given().crystals(YELLOW, "1,-3 2,-3 -3,2").has(YELLOW, "crystal", 3)
    play.does(YELLOW, "push 1,-3 x1", "push -3,2 x5", "push 2,-3 x1")
    assert play.view(YELLOW)["waiting"] == ["x1", "x1", "x5"]
    assert play.named(YELLOW, "shelve") == ["x1", "x5"]
    assert play.named(YELLOW, "break") == play.named(YELLOW, "push") == []
    assert play.refuses(YELLOW, "shelve x2").rule == "WST-130"
    play.does(YELLOW, "shelve x5", "done", "shelve x1")
    assert (play.left("crystal"), play.named(YELLOW, "shelve")) == (2, ["x1"])


@rule("WST-130", "WST-R30")
def test_all_are_shelved_before_the_type_ends() -> None:
    play = given().crystals(YELLOW, "-3,2").lays(YELLOW, "crystal 0,1 energy 0,2")
    play.does(YELLOW, "begin crystal", "push -3,2 x5")
    assert play.type() == "crystal"
    play.does(YELLOW, "shelve x5", "summon", "summon")
    assert play.type() == "energy"


@rule("WST-131", "WST-R49")
def test_without_crystals_there_is_no_crystal_action() -> None:
    play = given().crystals(YELLOW, "").lays(YELLOW, "crystal 0,1 energy 0,2").does(YELLOW, "begin crystal")
    play.told("lost yellow crystal 1")
    assert play.type() == "energy"


# ---- the black crystal


def black_out(symbol_exit: str, start: str) -> Given:
    play = given().crystals(YELLOW, "", black=start).open_tokens("energy points scroll witch wand")
    return play.has(YELLOW, "crystal", 1).does(YELLOW, f"push {start} {symbol_exit}")


@rule("WST-132", "WST-R13")
@pytest.mark.parametrize(
    ("way_out", "start", "symbol"),
    [
        ("x2", "3,-1", "wand"),
        ("x3", "2,1", "scroll"),
        ("x4", "-1,3", "energy"),
        ("x5", "-3,1", "witch"),
        ("x6", "-2,-1", "pentagram"),
    ],
)
def test_the_black_crystal_gives_four_on_an_upper_shelf(way_out: str, start: str, symbol: str) -> None:
    play = black_out(way_out, start).does(YELLOW, f"shelve {way_out}-black")
    assert play.left(symbol) == 4


@rule("WST-133", "WST-182", "WST-R13")
def test_on_the_lowest_shelf_it_triples_a_token() -> None:
    play = black_out("x5", "-3,1").does(YELLOW, "lower x5-black", "pick energy")
    assert play.named(YELLOW, "spend") == ["energy-black"]
    play.does(YELLOW, "spend energy-black").told("spent_token yellow energy 3")
    assert play.left("energy") == 3
    scroll = black_out("x5", "-3,1").does(YELLOW, "lower x5-black", "pick scroll", "spend scroll-black")
    assert scroll.named(YELLOW, "take") == ["1", "2", "3"]


@rule("WST-134")
def test_with_points_it_gives_five() -> None:
    play = black_out("x5", "-3,1").does(YELLOW, "lower x5-black", "pick points")
    play.told("took_token yellow points", "scored yellow 5 token")
    assert play.score(YELLOW) == 5


@rule("WST-135", "WST-136", "WST-169", "WST-212")
def test_black_crystals_are_not_counted() -> None:
    play = given().shelf("wand", 2).sets(fields.BLACK_SHELF, YELLOW, 0).sets(fields.AHEAD, YELLOW, 8)
    play.has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.earned(YELLOW, "wand") == 2
    assert play.prophecy(YELLOW, "crystalsshelved") == 1


@rule("WST-137", "WST-139")
def test_the_black_crystal_blocks_moves_and_fills_a_vial() -> None:
    play = given().has(YELLOW, "crystal", 1)
    assert "0,0 0,-1" in play.named(YELLOW, "push")
    full = given().shelf("witch", 3).sets(fields.BLACK_SHELF, RED, 1).crystals(YELLOW, "-3,2")
    full.has(YELLOW, "crystal", 1).does(YELLOW, "push -3,2 x5")
    assert full.offers(YELLOW) == ["lower x5"]


# ---- shelves


@rule("WST-138")
def test_there_are_seven_shelves() -> None:
    shelves = given().view(YELLOW)["shelves"]
    assert isinstance(shelves, list)
    names = [shelf["shelf"] for shelf in shelves]
    assert names == ["energy", "witch", "pentagram", "crystal", "wand", "scroll", "lowest"]


@rule("WST-140", "WST-142", "WST-139")
@pytest.mark.parametrize(("seats", "room"), [(2, 4), (3, 5), (4, 6)])
def test_a_full_upper_shelf_leaves_only_the_lowest(seats: int, room: int) -> None:
    almost = given(seats).shelf("witch", 2, room - 3).crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1)
    almost.does(YELLOW, "push -3,2 x5")
    assert almost.offers(YELLOW) == ["shelve x5", "lower x5"]
    full = given(seats).shelf("witch", 2, room - 2).crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1)
    full.does(YELLOW, "push -3,2 x5")
    assert full.offers(YELLOW) == ["lower x5"]
    assert full.refuses(YELLOW, "shelve x5").rule == "WST-142"


@rule("WST-141", "WST-R32")
@pytest.mark.parametrize(("seats", "room"), [(2, 4), (3, 5), (4, 5)])
def test_the_lowest_shelf_takes_four_or_five(seats: int, room: int) -> None:
    for many, offered in ((room - 1, ["shelve x5", "lower x5"]), (room, ["shelve x5"])):
        play = given(seats).shelf("lowest", many).crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1)
        play.does(YELLOW, "push -3,2 x5")
        assert play.offers(YELLOW) == offered
    assert play.refuses(YELLOW, "lower x5").rule == "WST-141"


@rule("WST-143", "WST-R33")
def test_with_both_shelves_full_it_is_kept_for_nothing() -> None:
    play = (
        given().shelf("witch", 0, 4).shelf("lowest", 0, 4).crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1)
    )
    play.does(YELLOW, "push -3,2 x5")
    assert play.offers(YELLOW) == ["aside x5"]
    play.does(YELLOW, "aside x5").never_told("granted")
    assert (play.score(YELLOW), play.get(fields.TOKENS, YELLOW), play.get(fields.SHELVED, YELLOW)) == (
        0,
        0,
        0,
    )
    assert (play.get(fields.SPOILED, YELLOW), play.get(fields.BESIDE, YELLOW)) == (0, 1)
    roomy = given().crystals(YELLOW, "-3,2").has(YELLOW, "crystal", 1).does(YELLOW, "push -3,2 x5")
    assert roomy.refuses(YELLOW, "aside x5").rule == "WST-143"


@rule("WST-144")
def test_another_exit_avoids_a_full_shelf() -> None:
    play = (
        given().shelf("witch", 0, 4).shelf("lowest", 0, 4).crystals(YELLOW, "-2,3").has(YELLOW, "crystal", 1)
    )
    play.does(YELLOW, "push -2,3 x4", "shelve x4")
    assert play.left("energy") == 2


# ---- lifting out


@rule("WST-145", "WST-146", "WST-147", "WST-R24")
def test_crystals_lifted_out_cost_more_each_time_and_count_for_nothing() -> None:
    play = given().has(YELLOW, "crystal", 1)
    for number, cell in enumerate(("0,0", "1,-2", "1,1"), start=1):
        play.does(YELLOW, f"break {cell}").told(
            f"broke yellow {cell} {number}", f"scored yellow -{number} spoiled"
        )
    assert (play.score(YELLOW), play.left("crystal"), play.get(fields.SHELVED, YELLOW)) == (-6, 1, 0)
    assert play.prophecy(YELLOW, "crystalsshelved") == 1
    assert play.refuses(YELLOW, "break 0,1").rule == "WST-145"
    later = play.to_lay(YELLOW).does(YELLOW, "break -1,2")
    assert later.score(YELLOW) == -10


@rule("WST-148")
def test_the_cell_is_free_at_once() -> None:
    play = given().hand(YELLOW, "energy-witch").does(YELLOW, "lay energy-witch")
    assert "0,0" not in play.named(YELLOW, "put")
    play.does(YELLOW, "break 0,0", "put 0,0", "join 0,1")
    play.told("laid yellow energy-witch 0,0 0,1")


@rule("WST-R25", "WST-036")
def test_nobody_lifts_crystals_in_anothers_turn() -> None:
    assert given().refuses(RED, "break 0,0").rule == "WST-036"

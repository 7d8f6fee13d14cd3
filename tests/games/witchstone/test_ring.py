"""Chapters 9 and 10: the pentagram and the special hexes."""

import pytest

from esbat.games.witchstone import state as fields
from esbat.parts.bits import wide_listed
from tests.games.witchstone.given import GREEN, RED, YELLOW, given, hex_number
from tests.games.witchstone.test_turn import counts, fixture_3

rule = pytest.mark.rule


@rule("WST-093", "WST-095")
def test_the_owl_goes_clockwise_a_space_an_action() -> None:
    play = given().sets(fields.RING, YELLOW, 11).has(YELLOW, "pentagram", 3)
    play.does(YELLOW, "advance", "advance").told("advanced yellow 12", "advanced yellow 13")
    assert (play.get(fields.RING, YELLOW), play.left("pentagram")) == (13, 1)


@rule("WST-094", "WST-096")
def test_passing_an_orange_space_takes_its_best_owl() -> None:
    play = given().sets(fields.RING, YELLOW, 4).sets(fields.RING, RED, 4)
    play.has(YELLOW, "pentagram", 2).does(YELLOW, "advance", "advance").told("took_owl yellow 7")
    assert play.get(fields.RING, YELLOW) == 6
    play.has(RED, "pentagram", 1).does(RED, "advance").told("took_owl red 6")
    assert list(play.board.owls_left) == [3, 5]


@rule("WST-096", "WST-R43")
def test_owl_tiles_lie_behind_the_screen() -> None:
    play = given().sets(fields.RING, YELLOW, 4).has(YELLOW, "pentagram", 1).does(YELLOW, "advance")
    mine, theirs = (play.view(eyes)["seats"][YELLOW] for eyes in (YELLOW, RED))  # type: ignore[index]
    assert (mine["owls"], theirs["owls"], theirs["owl_count"]) == ([7], None, 1)
    assert play.score(YELLOW) == 0


@rule("WST-097", "WST-098")
def test_a_dark_space_gives_its_hex_and_is_filled_again() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").luck_is("wand-scroll")
    pile = len(wide_listed(play.board.hex_pile))
    play.has(YELLOW, "pentagram", 1).does(YELLOW, "advance")
    play.told("took_hex yellow energy-witch", "turned_hex wand-scroll")
    assert (play.board.face_up[2], len(wide_listed(play.board.hex_pile))) == (
        hex_number("wand-scroll"),
        pile - 1,
    )
    assert (play.asks(), play.view(YELLOW)["hex"]) == ("hex", "energy-witch")


@rule("WST-099")
def test_without_a_pile_the_space_stays_empty() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").no_hexes()
    play.has(YELLOW, "pentagram", 1).does(YELLOW, "advance").never_told("turned_hex")
    assert play.board.face_up[2] == -1


@rule("WST-100")
def test_a_second_round_meets_cheaper_owls() -> None:
    play = given().sets(fields.RING, YELLOW, 4).no_hexes().has(YELLOW, "pentagram", 16)
    for space in (2, 8, 14):
        play.face_up(space, "").no_hexes()
    while play.asks() != "over" and play.asked() == [YELLOW]:
        play.does(YELLOW, "done" if play.asks() == "wish" else "advance")
    assert play.get(fields.RING, YELLOW) == 5
    owls = play.view(YELLOW)["seats"][YELLOW]["owls"]  # type: ignore[index]
    assert owls == [7, 7, 6]


@rule("WST-101")
def test_an_empty_owl_stack_gives_two_points() -> None:
    play = given().sets(fields.RING, YELLOW, 4).has(YELLOW, "pentagram", 1)
    play.board.owls_left[0] = 0
    play.does(YELLOW, "advance").never_told("took_owl").told("scored yellow 2 ring")
    assert play.score(YELLOW) == 2


@rule("WST-102")
def test_an_empty_dark_space_gives_two_actions_of_any_type_or_none() -> None:
    for symbol in ("energy", "witch", "pentagram", "crystal", "wand", "scroll"):
        play = given().sets(fields.RING, YELLOW, 1).face_up(2, "").has(YELLOW, "pentagram", 1)
        play.does(YELLOW, "advance")
        assert len(play.named(YELLOW, "wish")) == 6
        play.does(YELLOW, f"wish {symbol}").told(f"granted yellow {symbol} 2 empty")
        assert play.left(symbol) == 2
    declined = given().sets(fields.RING, YELLOW, 1).face_up(2, "").has(YELLOW, "pentagram", 1)
    declined.does(YELLOW, "advance", "done")
    assert declined.asked() == [RED]


# ---- special hexes


@rule("WST-103", "WST-104", "WST-106", "WST-R10")
def test_a_hex_is_used_once_or_for_good_and_at_once() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").has(YELLOW, "pentagram", 3)
    play.does(YELLOW, "advance")
    assert play.verbs(YELLOW) == {"use", "fix", "break"}
    assert play.named(YELLOW, "use") == ["energy", "witch"]
    assert play.refuses(YELLOW, "use wand").rule == "WST-104"
    assert play.refuses(YELLOW, "advance").rule == "WST-103"
    play.does(YELLOW, "use witch").told("used_hex yellow energy-witch witch", "granted yellow witch 2 hex")
    assert play.left("witch") == 2
    play.does(YELLOW, "summon", "summon")
    assert play.left("pentagram") == 2


@rule("WST-105", "WST-115", "WST-172", "WST-209")
def test_hexes_used_and_laid_are_both_owned() -> None:
    play = given().hex(YELLOW, "crystal-wand", "0,1").sets(fields.HEXES, YELLOW, 3)
    assert (play.get(fields.HEXES, YELLOW), play.get(fields.FIXED, YELLOW).bit_count()) == (3, 1)
    play.sets(fields.AHEAD, YELLOW, 19).has(YELLOW, "wand", 1).does(YELLOW, "stride 1")
    assert play.earned(YELLOW, "wand") == 6
    assert play.prophecy(YELLOW, "hexesowned") == 5
    used = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").has(YELLOW, "pentagram", 1)
    used.does(YELLOW, "advance", "use energy", "done")
    assert used.get(fields.HEXES, YELLOW) == 2 ** hex_number("energy-witch")


@rule("WST-107", "WST-108")
def test_a_hex_is_laid_on_any_free_cell_and_no_other() -> None:
    play = given().laid(YELLOW, "energy 0,1 scroll 0,2").hex(YELLOW, "crystal-wand", "0,-1")
    play.sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").has(YELLOW, "pentagram", 1)
    play.does(YELLOW, "advance")
    for cell in ("0,1", "0,-1", "0,0", "1,-2", "0,-3"):
        assert play.refuses(YELLOW, f"fix {cell}").rule == "WST-108"
    play.does(YELLOW, "fix 3,-1").told("fixed_hex yellow energy-witch 3,-1")
    assert "3,-1" in play.cells(fields.SHOWN, YELLOW)
    assert "3,-1" in play.cells(fields.SHOWN + 4, YELLOW)


@rule("WST-110")
def test_laying_a_hex_starts_nothing() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").has(YELLOW, "pentagram", 1)
    play.does(YELLOW, "advance", "fix 1,-3").never_told("granted")
    assert play.asked() == [RED]


@rule("WST-R11", "WST-148")
def test_without_a_free_cell_only_the_one_time_use_is_left_unless_a_crystal_goes() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").crystals(YELLOW, "", black="0,0")
    play.sets(fields.COVERED, YELLOW, sum(2**cell for cell in range(55) if cell != 27))
    play.has(YELLOW, "pentagram", 1).does(YELLOW, "advance")
    assert play.offers(YELLOW) == ["use energy", "use witch", "break 0,0"]
    play.does(YELLOW, "break 0,0", "fix 0,0")
    assert play.score(YELLOW) == -1


@rule("WST-R12")
def test_a_use_that_cannot_be_carried_out_is_lost_but_the_hex_is_owned() -> None:
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "energy-witch").sets(fields.SUPPLY, YELLOW, 0)
    play.has(YELLOW, "pentagram", 1).does(YELLOW, "advance", "use energy").told("lost yellow energy 2")
    assert play.get(fields.HEXES, YELLOW).bit_count() == 1


@rule("WST-113")
def test_fixture_4_five_crystals_and_three_wands() -> None:
    play = given().gone(RED, "-1,2").to_lay(RED).hex(RED, "crystal-wand", "-2,2")
    play.laid(RED, "crystal 0,2 scroll 0,1 / crystal -1,2 energy -1,1")
    assert counts(play, RED, "crystal -1,3 wand -2,3") == (5, 3)


@rule("WST-114")
def test_fixture_5_three_energy_and_four_wands() -> None:
    play = given().gone(RED, "-1,2", "-2,1").to_lay(RED)
    play.hex(RED, "crystal-wand", "-2,2").hex(RED, "energy-witch", "-2,1")
    play.laid(RED, "crystal 0,2 scroll 0,1 / crystal -1,2 energy -1,1 / crystal -1,3 wand -2,3")
    assert counts(play, RED, "energy -3,1 wand -3,2") == (3, 4)


@rule("WST-111", "WST-112")
def test_fixture_3_with_the_witches_first_the_hex_comes_too_late() -> None:
    """The other order of the example: the hex would count only for what begins after it."""
    play = fixture_3()
    play.lays(GREEN, "pentagram 3,-1 witch 3,-2").does(GREEN, "begin witch")
    assert play.left("witch") == 2

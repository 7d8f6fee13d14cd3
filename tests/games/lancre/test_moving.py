"""Chapters 7 and 8: walking, flying, and the action of a space."""

import pytest

from tests.games.lancre.given import ANNAGRAMMA, TIFFANY, Given, given

rule = pytest.mark.rule


def walks(play: Given, seat: int = TIFFANY) -> set[str]:
    return set(play.named(seat, "walk"))


@rule("LAN-057", "LAN-084")
def test_the_two_moves_are_independent() -> None:
    """One path in the first move does not leave three for the second."""
    play = given().does(TIFFANY, "walk granny")
    assert play.board.step == 2 and play.board.steps == 2
    assert "caves" not in walks(play), "three paths away"


@rule("LAN-058", "LAN-071", "LAN-122")
def test_staying_alone_does_nothing() -> None:
    play = given().hand(TIFFANY, "igor1")
    before = (play.where(TIFFANY), play.hand_of(TIFFANY), play.cackles_of(TIFFANY))
    play.does(TIFFANY, "stay").told("stayed tiffany magrat")
    assert (play.where(TIFFANY), play.hand_of(TIFFANY), play.cackles_of(TIFFANY)) == before
    assert play.asks() == "move" and play.board.step == 2
    assert play.events() == ["stayed tiffany magrat"]


@rule("LAN-059")
def test_one_or_two_paths_on_foot() -> None:
    play = given().hand(TIFFANY, "igor1").at(TIFFANY, "culdesac")
    assert walks(play) == {"badass", "magrat", "gorge"}
    refusal = play.refuses(TIFFANY, "walk granny")
    assert (refusal.rule, refusal.key) == ("LAN-059", "lancre-too-far")


@rule("LAN-060")
def test_tiles_and_witches_stop_a_walk() -> None:
    tile = given().at(TIFFANY, "culdesac").tile("badass", "fever")
    assert walks(tile) == {"badass"}
    witch = given().at(TIFFANY, "culdesac").at(ANNAGRAMMA, "badass")
    assert walks(witch) == {"badass"}
    tile.hand(TIFFANY, "igor1").does(TIFFANY, "walk badass")
    assert tile.asks() == "arrive" and tile.refuses(TIFFANY, "walk magrat").rule == "LAN-060"


@rule("LAN-061")
def test_castle_and_town_are_joined() -> None:
    given().at(TIFFANY, "town1").does(TIFFANY, "walk castle2").told("walked tiffany castle2 1")


@rule("LAN-062", "LAN-R17")
def test_a_broom_reaches_any_space() -> None:
    play = given().hand(TIFFANY, "feegle1 igor1").tile("badass", "fever").tile("sunless", "fever")
    assert play.named(TIFFANY, "fly") == ["feegle1"]
    assert play.refuses(TIFFANY, "fly igor1").rule == "LAN-062"
    play.does(TIFFANY, "fly feegle1")
    assert play.asks() == "land" and len(play.offers(TIFFANY)) == 28
    assert "land dungeon" not in play.offers(TIFFANY)
    assert play.refuses(TIFFANY, "land magrat").rule == "LAN-062"
    play.does(TIFFANY, "land sunless")
    assert play.where(TIFFANY) == "sunless" and play.asks() == "arrive"


@rule("LAN-R16")
def test_feet_and_broom_do_not_mix() -> None:
    play = given().hand(TIFFANY, "feegle1 feegle2 igor1").tile("badass", "fever").does(TIFFANY, "walk badass")
    assert play.refuses(TIFFANY, "fly feegle1").rule == "LAN-068"
    flown = (
        given().hand(TIFFANY, "feegle1 feegle2").tile("oak", "fever").does(TIFFANY, "fly feegle1", "land oak")
    )
    assert not walks(flown) and flown.board.steps == 0


@rule("LAN-063")
def test_whoever_enters_the_town_chooses_the_space() -> None:
    play = given().tile("town2", "fever")
    assert {"town1", "town2", "town3"} <= walks(play)
    play.does(TIFFANY, "walk town3")
    assert play.asks() == "move" and play.board.step == 2, "the tile beside does not matter"


@rule("LAN-064", "LAN-065")
def test_the_town_can_be_crossed_while_a_space_is_empty() -> None:
    play = given().tile("town1", "fever").at(ANNAGRAMMA, "town2")
    assert {"castle1", "castle2", "bridge", "trials"} <= walks(play)
    play.tile("town3", "arm")
    assert walks(play) & {"castle1", "castle2", "bridge", "trials"} == set()
    assert {"town1", "town2", "town3"} <= walks(play), "she must stop there, on the space she chooses"


@rule("LAN-066", "LAN-R14", "LAN-R15")
def test_changing_space_within_the_town_is_a_whole_move() -> None:
    play = given().at(TIFFANY, "town1").tile("town2", "fever").hand(TIFFANY, "igor1")
    assert {"town2", "town3"} <= walks(play)
    play.does(TIFFANY, "walk town2").told("walked tiffany town2 0")
    assert play.asks() == "arrive" and play.board.steps == 0
    second = given().at(TIFFANY, "town1").to_move(TIFFANY, step=2)
    assert {"town2", "town3"} <= walks(second), "in either move"


@rule("LAN-067")
def test_from_magrats_cottage() -> None:
    """RB l.307: a tile at Bad Ass keeps her from Cul-de-sac and the Gorge; the Town can be crossed."""
    everywhere = {"badass", "granny", "town1", "town2", "town3", "bridge", "castle1", "castle2", "culdesac"}
    everywhere |= {"gorge", "madwolf", "razorback", "treason", "trials"}
    assert walks(given()) == everywhere
    play = given().tile("badass", "fever").tile("town1", "arm")
    assert walks(play) == everywhere - {"culdesac", "gorge"}
    play.tile("town2", "arm").tile("town3", "arm")
    assert walks(play) == {"badass", "granny", "town1", "town2", "town3", "madwolf", "razorback", "treason"}


@rule("LAN-068")
def test_the_space_decides_the_action() -> None:
    play = given().tile("badass", "fever").hand(TIFFANY, "igor1").does(TIFFANY, "walk badass")
    assert play.refuses(TIFFANY, "tea").rule == "LAN-069"
    tea = given().hand(TIFFANY, "igor1").at(ANNAGRAMMA, "badass").does(TIFFANY, "walk badass")
    assert tea.refuses(TIFFANY, "roll").rule == "LAN-070"
    assert tea.offers(TIFFANY)[0] == "tea"


@rule("LAN-069", "LAN-072")
def test_a_tile_must_be_attempted() -> None:
    play = given().tile("badass", "fever").hand(TIFFANY, "igor1").does(TIFFANY, "walk badass")
    assert play.offers(TIFFANY) == ["roll", "vanish"]
    stay = given().at(TIFFANY, "badass").tile("badass", "fever").hand(TIFFANY, "igor1").does(TIFFANY, "stay")
    assert stay.offers(TIFFANY) == ["roll"], "also when she stays on it"


@rule("LAN-070", "LAN-118")
def test_another_witch_means_tea() -> None:
    play = given().hand(TIFFANY, "igor1").at(ANNAGRAMMA, "badass").does(TIFFANY, "walk badass")
    assert play.offers(TIFFANY) == ["tea", "vanish"]
    assert play.refuses(TIFFANY, "walk gorge").rule == "LAN-060"
    play.does(TIFFANY, "tea").told("took_tea tiffany badass")


@rule("LAN-R66")
def test_a_problem_comes_before_tea() -> None:
    play = (
        given()
        .hand(TIFFANY, "igor1")
        .at(ANNAGRAMMA, "badass")
        .tile("badass", "fever")
        .does(TIFFANY, "walk badass")
    )
    assert play.offers(TIFFANY)[0] == "roll"

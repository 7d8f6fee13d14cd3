"""Where only one thing can be meant nobody is asked, wherever it lies; where there are two, she is."""

import pytest

from esbat.games.lancre.tables import STANDARD
from tests.games.lancre.given import ANNAGRAMMA, DIMITY, NAMES, PETULIA, TIFFANY, Given, card, given

rule = pytest.mark.rule

# The first space and the last, spaces of the Town and the Castle, and one between.
ANYWHERE = ["town1", "town3", "castle1", "badass", "caves"]


def another(code: str) -> str:
    """Another space, before this one or after it."""
    return "oak" if code == "town1" else "town1"


@rule("LAN-151")
@pytest.mark.parametrize("code", ANYWHERE)
def test_shambles_turns_up_the_only_hidden_tile(code: str) -> None:
    play = given().hand(TIFFANY, "whemper igor1").unknown(code).luck_is("lily").does(TIFFANY, "use whemper")
    play.told(f"revealed tiffany {code} lily")
    assert play.tile_at(code) == "lily" and play.asks() == "move"
    two = given().hand(TIFFANY, "whemper igor1").unknown(code, another(code)).does(TIFFANY, "use whemper")
    assert set(two.named(TIFFANY, "reveal")) == {code, another(code)}


@rule("LAN-146")
@pytest.mark.parametrize("code", ANYWHERE)
def test_a_helping_hand_takes_the_only_marker(code: str) -> None:
    play = given().hand(TIFFANY, "verence igor1").tile(code, "fever", markers=1).does(TIFFANY, "use verence")
    play.told(f"relieved tiffany {code}")
    assert play.markers_at(code) == 0 and play.asks() == "move"
    two = given().hand(TIFFANY, "verence igor1").tile(code, "fever", markers=1)
    two.tile(another(code), "arm", markers=1).does(TIFFANY, "use verence")
    assert set(two.named(TIFFANY, "relieve")) == {code, another(code)}


@rule("LAN-150", "LAN-R39")
@pytest.mark.parametrize("code", ANYWHERE)
def test_borrowing_looks_at_both_if_there_are_no_more(code: str) -> None:
    pair = sorted((code, another(code)), key=STANDARD.space_codes.index)
    play = given().hand(TIFFANY, "esme1 igor1").unknown(*pair).does(TIFFANY, "use esme1")
    assert [line.split()[:3] for line in play.events() if line.startswith("looked")] == [
        ["looked", "tiffany", where] for where in pair
    ]
    assert play.asks() == "move"
    three = given().hand(TIFFANY, "esme1 igor1").unknown(*pair, "slice")
    assert three.does(TIFFANY, "use esme1").asks() == "look" and len(three.offers(TIFFANY)) == 3


@rule("LAN-105")
@pytest.mark.parametrize("richest", [TIFFANY, ANNAGRAMMA, PETULIA, DIMITY])
def test_the_only_richest_is_robbed_without_a_word(richest: int) -> None:
    taker = (richest + 1) % 4
    play = given(4).tile("badass", "fever").at(taker, "badass").hand(taker, "letice igor1")
    play.cackles(*[4 if seat == richest else 1 for seat in range(4)]).reserve(cackles=0).to_move(taker)
    play.does(taker, "use letice").told(f"robbed {NAMES[taker]} {NAMES[richest]}")
    assert [play.cackles_of(seat) for seat in (richest, taker)] == [3, 2] and play.asks() == "move"


@rule("LAN-046", "LAN-053")
@pytest.mark.parametrize("free", ["town1", "town2", "town3"])
def test_the_only_free_space_of_the_town_takes_the_tile(free: str) -> None:
    play = given().hand(TIFFANY, "igor1")
    for code in ("town1", "town2", "town3"):
        if code != free:
            play.tile(code, "fever")
    play.to_place(TIFFANY, "arm").luck_is("feegle1").does(TIFFANY, "draw")
    play.told(f"placed tiffany arm {free}")
    assert play.tile_at(free) == "arm" and play.asks() == "move"


@rule("LAN-054")
@pytest.mark.parametrize("bare", ["town1", "town2", "town3"])
def test_the_only_tile_without_a_marker_takes_it(bare: str) -> None:
    play = given().hand(TIFFANY, "igor1")
    for code in ("town1", "town2", "town3"):
        play.tile(code, "fever", markers=0 if code == bare else 1)
    play.to_place(TIFFANY, "arm").luck_is("feegle1").does(TIFFANY, "draw").told(f"marked {bare} 1")
    assert play.markers_at(bare) == 1 and play.asks() == "draw"


@rule("LAN-R04", "LAN-R07", "LAN-048")
@pytest.mark.parametrize("crowded", ["town1 town2 town3", "castle1 castle2", "badass gorge"])
def test_a_card_that_can_only_bring_a_crisis_is_turned_up(crowded: str) -> None:
    """The one card left names a tile without a marker; tiles no card can name any more do not matter."""
    play = given().hoard(ANNAGRAMMA, leaving="dismass").tile("razorback", "fever")
    for where in crowded.split():
        play.tile(where, "arm")
    play.to_place(TIFFANY, "death").luck_is("dismass").does(TIFFANY, "draw").told("marked razorback 1")
    assert play.asks() == "put" and "oak" in play.named(TIFFANY, "put"), "now no card can act"


@rule("LAN-R04", "LAN-R07", "LAN-046")
@pytest.mark.parametrize("code", STANDARD.card_codes)
def test_whichever_card_is_the_only_one_left_is_turned_up(code: str) -> None:
    """The map is empty, both witches sit in the Dungeon: it can act, so she may not put the tile anywhere."""
    play = given().at(TIFFANY, "dungeon").at(ANNAGRAMMA, "dungeon").hoard(ANNAGRAMMA, leaving=code)
    play.to_place(TIFFANY, "arm").does(TIFFANY, "draw")
    play.told(f"turned_up tiffany {code} {STANDARD.location_codes[STANDARD.location[card(code)]]}")


# ---- an empty hand


def bare(seat: int = TIFFANY, seats: int = 3) -> Given:
    """A seat without a card in hand, at Cul-de-sac, whose only neighbour is Bad Ass."""
    return given(seats).at(seat, "culdesac").to_move(seat)


@rule("LAN-099")
def test_without_a_card_the_only_flight_is_taken() -> None:
    play = bare().tile("culdesac", "arm").luck_is("2 2 2 2")
    play.board.special[TIFFANY] = 0
    play.does(TIFFANY, "stay")
    assert play.asks() == "facing" and play.named(TIFFANY, "flee") == ["badass"]
    play.does(TIFFANY, "face").told("failed tiffany arm 8 10", "cackled tiffany", "fled tiffany badass")
    assert play.where(TIFFANY) == "badass" and play.asks() == "move"


@rule("LAN-099")
def test_without_a_card_she_still_chooses_among_several_flights() -> None:
    play = given().tile("badass", "arm").luck_is("2 2 2 2")
    play.board.special[TIFFANY] = 0
    play.does(TIFFANY, "walk badass", "face")
    assert play.asks() == "flight" and play.offers(TIFFANY) == ["flee magrat", "flee culdesac", "flee gorge"]


@rule("LAN-029", "LAN-030", "LAN-185")
@pytest.mark.parametrize(
    ("before", "asked", "cackles"),
    [([], "arrive", 0), (["roll"], "facing", 1), (["roll", "face"], "total", 2)],
)
def test_petulia_without_a_card_may_heal_at_any_moment(before: list[str], asked: str, cackles: int) -> None:
    """Her tile is a choice of its own: she is asked before the dice, between them and after them."""
    play = bare(PETULIA).tile("badass", "pig").luck_is("C 2 2 C").does(PETULIA, "walk badass", *before)
    assert play.asks() == asked and "heal" in play.offers(PETULIA)
    play.does(PETULIA, "heal").told("spent petulia petulia")
    assert play.tiles_of(PETULIA) == "pig" and play.cackles_of(PETULIA) == cackles


@rule("LAN-076", "LAN-091")
def test_with_neither_card_nor_tile_the_dice_are_rolled_and_settled() -> None:
    """Nothing is left to decide but whether to flee."""
    play = bare(DIMITY, seats=4).tile("badass", "fever").luck_is("2 2 2 2").does(DIMITY, "walk badass")
    assert play.asks() == "facing" and play.view(DIMITY)["dice"] == [2, 2]
    play.does(DIMITY, "face").told("solved dimity fever badass 1")
    assert play.asks() == "move" and play.board.step == 2

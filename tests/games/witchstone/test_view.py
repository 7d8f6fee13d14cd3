"""What a seat sees: the question and what led to it, the board, and each seat as others see it."""

from collections.abc import Callable
from typing import Final

import pytest

from esbat.engine.view import ONLOOKER
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.view import WitchstoneView
from esbat.games.witchstone.view_table import Rows, begins
from tests.games.witchstone.given import BLUE, RED, YELLOW, Given, given
from tests.games.witchstone.scenes import (
    choosing_tower,
    crystals,
    energy,
    hex_taken,
    laying,
    on_rim,
    over,
    picking,
    running,
    token_waits,
    wishing,
)
from tests.packed import numbers

rule = pytest.mark.rule

QUIET: Final[dict[str, object]] = {
    "symbol": None,
    "left": None,
    "source": None,
    "then": None,
    "tile": None,
    "placing": None,
    "hex": None,
    "running": None,
    "running_black": False,
    "batches": [],
    "tokens_owed": [],
    "waiting": [],
    "crossing": [],
}
"""What is seen of the moment when nothing is under way."""


def acts(symbol: str, left: int, granted: int, source: str = "tile") -> dict[str, object]:
    """One batch of actions, and no other."""
    batch = {"symbol": symbol, "left": left, "granted": granted, "source": source}
    return {"symbol": symbol, "left": left, "source": source, "batches": [batch]}


def black_runs() -> Given:
    play = given().crystals(YELLOW, "", black="1,-3").laid(YELLOW, "energy 0,-2 pentagram 0,-1")
    return play.has(YELLOW, "crystal", 3).does(YELLOW, "push 1,-3 0,-2")


def black_waits() -> Given:
    play = given().crystals(YELLOW, "-2,3", black="-3,2").has(YELLOW, "crystal", 3)
    return play.does(YELLOW, "push -3,2 x5", "push -2,3 x4")


def tokens_owed() -> Given:
    """Three tokens for crystals on the lowest shelf, one of them for the black crystal."""
    play = given().open_tokens("energy witch wand").crystals(YELLOW, "-2,3 1,-3 0,1", black="-3,2")
    play.has(YELLOW, "crystal", 4).does(YELLOW, "push -3,2 x5", "lower x5-black", "pick wand")
    play.does(YELLOW, "push -2,3 x4", "lower x4", "pick witch")
    return play.does(YELLOW, "push 1,-3 x1", "lower x1", "pick energy")


def two_witch_tokens() -> Given:
    play = given().connected(YELLOW, "t1-f1 t1-c1").token("f1", "scroll").token("c1", "scroll")
    return play.lying(YELLOW, 2).has(YELLOW, "witch", 3).does(YELLOW, "send f1", "send c1")


def crossing() -> Given:
    """Four spaces of the wand at once, the second of them with a bonus."""
    play = given().sets(fields.AHEAD, RED, 20).sets(fields.AHEAD, YELLOW, 4).has(YELLOW, "wand", 4)
    return play.does(YELLOW, "stride 4")


def second_waits() -> Given:
    return laying("order").does(YELLOW, "begin witch")


SCENES: Final[list[tuple[Callable[[], Given], str, dict[str, object]]]] = [
    (over, "over", {}),
    (choosing_tower, "tower", {}),
    (lambda: laying("tile"), "tile", {}),
    (lambda: laying("cell"), "cell", {"tile": "energy-witch"}),
    (lambda: laying("neighbour"), "neighbour", {"tile": "energy-witch", "placing": "-1,1"}),
    (lambda: laying("order"), "order", {"tile": "energy-witch", "placing": "-1,1"}),
    (second_waits, "act", {**acts("witch", 1, 1), "then": "energy"}),
    (energy, "act", acts("energy", 2, 2)),
    (crystals, "act", acts("crystal", 1, 1)),
    (running, "run", {**acts("crystal", 1, 2), "running": "0,-2"}),
    (black_runs, "run", {**acts("crystal", 2, 3), "running": "0,-2", "running_black": True}),
    (on_rim, "act", {**acts("crystal", 0, 1), "waiting": ["x5"]}),
    (black_waits, "act", {**acts("crystal", 1, 3), "waiting": ["x4", "x5-black"]}),
    (picking, "token", {**acts("crystal", 0, 1), "waiting": ["x5"]}),
    (tokens_owed, "act", {**acts("crystal", 1, 4), "tokens_owed": ["energy", "witch", "wand-black"]}),
    (token_waits, "act", {**acts("witch", 0, 1), "tokens_owed": ["energy"]}),
    (two_witch_tokens, "act", {**acts("witch", 1, 3), "tokens_owed": ["scroll", "scroll"]}),
    (hex_taken, "hex", {**acts("pentagram", 0, 1), **dict.fromkeys(("symbol", "left", "source")),
                        "hex": "energy-witch"}),
    (wishing, "wish", {**acts("pentagram", 0, 1), **dict.fromkeys(("symbol", "left", "source"))}),
    (crossing, "act", {**acts("energy", 1, 1, "wand"), "crossing": [7, 8]}),
]  # fmt: skip


@pytest.mark.parametrize(("scene", "phase", "seen"), SCENES)
def test_everybody_sees_what_is_under_way(
    scene: Callable[[], Given], phase: str, seen: dict[str, object]
) -> None:
    play = scene()
    for eyes in (YELLOW, RED, ONLOOKER):
        view = play.view(eyes)
        assert {name: view[name] for name in QUIET} == {**QUIET, **seen}
        assert (view["seat"], view["phase"], view["over"]) == (eyes, phase, phase == "over")
        assert view["turn"] == (RED if phase == "over" else YELLOW)


def test_rows_are_the_same_as_long_as_all_that_they_depend_on_is() -> None:
    """What is told of a row is kept only then: a number that moved to another place is another number."""
    rows = Rows([4, 5, 6, 7])
    assert begins(rows, numbers([4, 5])) and begins(rows, numbers([6, 7]), 2)
    for others, at in (([5, 4], 0), ([6, 5], 2), ([7, 6], 2), ([4, 6], 0)):
        assert not begins(rows, numbers(others), at)


@pytest.mark.parametrize(("scene", "phase", "seen"), SCENES)
def test_others_know_what_is_asked_and_whom_but_nothing_more(
    scene: Callable[[], Given], phase: str, seen: dict[str, object]
) -> None:
    board = scene().board
    mine = board.question_for(YELLOW)
    for eyes in (RED, ONLOOKER):
        question = board.question_for(eyes)
        if phase == "over":
            assert question is None and mine is None
        else:
            assert question is not None and mine is not None
            assert (question.name, question.seats, question.numbers) == (phase, [YELLOW], [])
            assert (mine.name, mine.seats) == (phase, [YELLOW])


# ---- what a tile would give


@rule("WST-038", "WST-040")
def test_what_a_tile_would_give_is_shown_to_the_one_who_lays_it() -> None:
    """An energy lies on -2,2 and a witch on 0,-1; the tile of both is laid between them."""

    def prepared(*moves: str) -> Given:
        play = given().crystals(YELLOW, "").hand(YELLOW, "energy-witch")
        play.laid(YELLOW, "energy -2,2 wand -3,2 / witch 0,-1 scroll 1,-1")
        return play.does(YELLOW, "lay energy-witch", *moves)

    def gives(play: Given) -> dict[object, tuple[object, ...]]:
        rows = play.view(YELLOW)["previews"]
        assert isinstance(rows, list)
        names = ("one", "one_actions", "other", "other_actions")
        return {row["cell"]: tuple(row[name] for name in names) for row in rows}

    first = gives(prepared())
    assert list(first) == prepared().named(YELLOW, "put")
    assert first["-2,1"] == ("energy", 2, "witch", 0)
    assert first["0,1"] == ("energy", 1, "witch", 0)
    second = prepared("put -2,1")
    assert list(gives(second)) == second.named(YELLOW, "join")
    assert gives(second)["-1,0"] == ("energy", 2, "witch", 2)
    assert gives(second)["-2,0"] == ("energy", 2, "witch", 1)
    assert gives(prepared("put -2,1", "join -1,0")) == {"-1,0": ("energy", 2, "witch", 2)}
    for play in (prepared(), second, prepared("put -2,1", "join -1,0")):
        assert [play.view(eyes)["previews"] for eyes in (RED, ONLOOKER)] == [[], []]
    assert prepared("put -2,1", "join -1,0", "begin witch").view(YELLOW)["previews"] == []


# ---- the board


def row(play: Given, part: str, name: str, value: object) -> dict[str, object]:
    """The row of the view that is called so."""
    rows = play.view(ONLOOKER)[part]
    assert isinstance(rows, list)
    found = [each for each in rows if each[name] == value]
    assert len(found) == 1
    return dict(found[0])


@rule("WST-020", "WST-054", "WST-081")
def test_the_crystal_ball_is_seen_by_all() -> None:
    play = given(3).connected(RED, "t3-c3").begun(YELLOW, "t1-stone", 2).token("c1", "wand")
    play.standing(RED, "stone c3").standing(YELLOW, "c3").standing(BLUE, "stone")
    places = {code: row(play, "locations", "location", code) for code in ("t1", "t4", "c1", "c3", "stone")}
    seen = {code: (it["token"], it["owner"], it["witches"]) for code, it in places.items()}
    assert seen == {
        "t1": (None, YELLOW, []),
        "t4": (None, None, []),
        "c1": ("wand", None, []),
        "c3": (None, None, [YELLOW, RED]),
        "stone": (None, None, [RED, BLUE]),
    }
    assert (places["c3"]["type"], places["c3"]["x"], places["c3"]["y"]) == ("castle", 332, 907)
    roads = {code: row(play, "roads", "road", code) for code in ("t3-c3", "t1-stone", "t1-f1")}
    assert {code: (it["slots"], it["filled"], it["owner"]) for code, it in roads.items()} == {
        "t3-c3": (1, 1, RED),
        "t1-stone": (3, 2, YELLOW),
        "t1-f1": (1, 0, None),
    }
    assert (roads["t1-stone"]["one"], roads["t1-stone"]["other"]) == ("t1", "stone")
    assert play.view(ONLOOKER)["stones"] == [RED, BLUE]


@rule("WST-096", "WST-101")
def test_the_best_owl_left_is_seen_until_there_is_none() -> None:
    play = given()
    for owl in (7, 6, 5, 4, 3, None, None):
        ring = play.view(ONLOOKER)["ring"]
        assert isinstance(ring, list)
        assert [space["owl"] for space in ring if space["colour"] == "orange"] == [owl, 7]
        assert [space["owl"] for space in ring if space["colour"] != "orange"] == [None] * 13
        play.sets(fields.RING, YELLOW, 4).has(YELLOW, "pentagram", 1).does(YELLOW, "advance")


def test_a_cauldron_that_shows_the_same_is_shared_with_the_view_before() -> None:
    """Yellow goes one space on: her cauldron stays as it is, and nothing of Red's has changed."""
    play = given().laid(YELLOW, "energy 0,-2 pentagram 0,-1").has(YELLOW, "pentagram", 2)
    before = play.board.view(ONLOOKER)
    play.does(YELLOW, "advance")
    after = play.board.view_beside(ONLOOKER, before, False)
    assert isinstance(before, WitchstoneView) and isinstance(after, WitchstoneView)
    old, new = before.table.seats, after.table.seats
    assert new[YELLOW] is not old[YELLOW] and new[YELLOW].cauldron is old[YELLOW].cauldron
    assert new[RED] is old[RED]


@rule("WST-099")
def test_open_hexes_and_the_pile_are_seen() -> None:
    play = given().face_up(2, "energy-witch").face_up(8, "").face_up(14, "wand-scroll")
    ring = play.view(ONLOOKER)["ring"]
    assert isinstance(ring, list)
    assert [space["hex"] for space in ring if space["colour"] == "dark"] == [
        "energy-witch",
        None,
        "wand-scroll",
    ]
    assert play.view(ONLOOKER)["hex_pile"] == 13


@rule("WST-007", "WST-138", "WST-140", "WST-141")
def test_shelves_and_open_tokens_are_seen() -> None:
    play = given(3).shelf("wand", 1, 0, 2).shelf("lowest", 0, 1, 0).open_tokens("witch wand wand points")
    play.crystals(YELLOW, "", black="-3,2").has(YELLOW, "crystal", 1)
    play.does(YELLOW, "push -3,2 x5", "shelve x5-black")
    found = {name: row(play, "shelves", "shelf", name) for name in ("energy", "wand", "witch", "lowest")}
    keys = ("room", "filled", "crystals", "black")
    assert {name: tuple(it[key] for key in keys) for name, it in found.items()} == {
        "energy": (5, 0, [0, 0, 0], []),
        "wand": (5, 3, [1, 0, 2], []),
        "witch": (5, 1, [0, 0, 0], [YELLOW]),
        "lowest": (5, 1, [0, 1, 0], []),
    }
    assert play.view(ONLOOKER)["open_tokens"] == ["witch", "wand", "wand", "points"]


def test_the_scrolls_on_the_shelf_are_seen_in_order() -> None:
    play = given().row("villages single doublewand")
    assert play.view(ONLOOKER)["scrolls"] == ["villages", "single", "doublewand"]
    assert play.view(ONLOOKER)["scroll_pile"] == 37


# ---- the seats


def busy() -> Given:
    """Red has something of everything, and no two of it alike in number."""
    play = given(2, private_scrolls="true", handicap_2="3").hand(RED, "energy-witch wand-scroll")
    play.connected(RED, "t3-c3").begun(RED, "t3-stone", 2).lying(RED, 3).standing(RED, "stone c3")
    play.sets(fields.TURNS, RED, 6).sets(fields.DRAWS, RED, 5).sets(fields.SCORE, RED, 31)
    play.sets(fields.EARNED, RED, 2).sets(fields.RING, RED, 9).sets(fields.AHEAD, RED, 12)
    play.sets(fields.TOKENS, RED, 7).sets(fields.OWLS, RED, 2**0 + 2**8).sets(fields.HEXES, RED, 2**3)
    play.hex(RED, "crystal-wand", "0,1").laid(RED, "scroll -2,2 energy -1,1").holds(RED, "single villages")
    play.sets(fields.SPENT, RED, 2**0).crystals(RED, "1,-2 2,-1", black="0,0").shelf("wand", 0, 4)
    return play.sets(fields.SPOILED, RED, 1).sets(fields.BESIDE, RED, 8)


OPEN: Final[dict[str, object]] = {
    "score": 31,
    "turns": 6,
    "handicap": 3,
    "hand_count": 2,
    "draws": 5,
    "tower": "t3",
    "energy": 17,
    "open_road": "t3-stone",
    "connections": ["t3-c3"],
    "linked": ["t3", "c3"],
    "reserve": 6,
    "lying": 3,
    "standing": ["stone", "c3"],
    "stone": 1,
    "ring": 9,
    "wand": 12,
    "leads": True,
    "owl_count": 2,
    "tokens": 7,
    "hexes": ["energy-wand"],
    "fixed": ["crystal-wand"],
    "spent": ["doubleenergy"],
    "crystals": ["1,-2", "2,-1"],
    "black": "0,0",
    "shelved": 4,
    "spoiled": 1,
    "beside": 8,
    "clusters": [1, 1, 1, 1, 1, 1],
}
SECRET: Final[dict[str, object]] = {
    "hand": ["energy-witch", "wand-scroll"],
    "owls": [7, 4],
    "scroll_count": 2,
    "scrolls": ["single", "villages"],
    "promised": [{"scroll": "villages", "points": 1}],
}
EARNED: Final = "tower connections witches stone token ring wand spoiled owls tokens spells prophecies"
NOTHING: Final[dict[str, object]] = {**dict.fromkeys(SECRET), "promised": []}


def seat_seen(play: Given, eyes: int, seat: int) -> dict[str, object]:
    seats = play.view(eyes)["seats"]
    assert isinstance(seats, list)
    return dict(seats[seat])


@rule("WST-014", "WST-179", "WST-R43")
@pytest.mark.parametrize(("eyes", "secrets"), [(RED, SECRET), (YELLOW, NOTHING), (ONLOOKER, NOTHING)])
def test_all_of_a_seat_lies_open_but_tiles_owls_and_secret_scrolls(
    eyes: int, secrets: dict[str, object]
) -> None:
    seen = seat_seen(busy(), eyes, RED)
    assert seen.pop("earned") == {**dict.fromkeys(EARNED.split(), 0), "tower": 2}
    cells = seen.pop("cells")
    assert isinstance(cells, list)
    shown = {cell["cell"]: (cell["kind"], cell["symbols"], cell["code"]) for cell in cells}
    assert shown == {
        "0,-3": ("printed", ["energy"], None),
        "3,-3": ("printed", ["witch"], None),
        "3,0": ("printed", ["pentagram"], None),
        "0,3": ("printed", ["crystal"], None),
        "-3,3": ("printed", ["wand"], None),
        "-3,0": ("printed", ["scroll"], None),
        "0,1": ("hex", ["crystal", "wand"], "crystal-wand"),
        "-2,2": ("tile", ["scroll"], "energy-scroll"),
        "-1,1": ("tile", ["energy"], "energy-scroll"),
    }
    assert seen == {**OPEN, **secrets}


def test_a_seat_that_has_nothing_yet() -> None:
    seen = seat_seen(choosing_tower(), ONLOOKER, YELLOW)
    nothing = {name: seen[name] for name in ("tower", "open_road", "stone", "hand", "owls")}
    assert nothing == dict.fromkeys(nothing)
    assert (seen["black"], seat_seen(given().gone(YELLOW, "0,0"), ONLOOKER, YELLOW)["black"]) == ("0,0", None)


@rule("WST-217", "WST-179")
def test_after_the_end_owls_and_scrolls_are_turned_up_but_not_the_tiles_left() -> None:
    play = busy()
    for seat in (YELLOW, RED):
        play.sets(fields.TURNS, seat, 11).sets(fields.DRAWS, seat, 0)
    play.has(RED, "energy", 1).does(RED, "done")
    for eyes in (YELLOW, ONLOOKER):
        seen = seat_seen(play, eyes, RED)
        names = ("hand", "owls", "scroll_count", "scrolls")
        assert [seen[name] for name in names] == [None, [7, 4], 2, ["single", "villages"]]

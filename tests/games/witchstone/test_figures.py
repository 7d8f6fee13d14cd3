"""The printed figures, written out once more by hand from the data sheet: never compared with themselves."""

import pytest

from esbat.games.witchstone import tables_box as box
from esbat.games.witchstone.game import WITCHSTONE

rule = pytest.mark.rule

ROWS = WITCHSTONE.rows()

LOCATIONS = """
stone stone 500 500
t1 tower 677 323    t2 tower 677 677    t3 tower 323 677    t4 tower 323 323
f1 forest 500 240   f2 forest 760 500   f3 forest 500 760   f4 forest 240 500
c1 castle 668 93    c2 castle 907 668   c3 castle 332 907   c4 castle 93 332
v1 village 907 332  v2 village 668 907  v3 village 93 668   v4 village 332 93
"""
LINKS = {
    "stone": "t1 3 f1 2 t2 3 f2 2 t3 3 f3 2 t4 3 f4 2",
    "t1": "stone 3 f1 1 f2 2 c1 1 v1 2",
    "t2": "stone 3 f2 1 f3 2 c2 1 v2 2",
    "t3": "stone 3 f3 1 f4 2 c3 1 v3 2",
    "t4": "stone 3 f4 1 f1 2 c4 1 v4 2",
    "f1": "t1 1 stone 2 t4 2 v4 1",
    "f2": "t1 2 v1 1 t2 1 stone 2",
    "f3": "t2 2 v2 1 t3 1 stone 2",
    "f4": "t3 2 v3 1 t4 1 stone 2",
    "c1": "t1 1 v1 2 v4 3",
    "c2": "v1 3 t2 1 v2 2",
    "c3": "v2 3 t3 1 v3 2",
    "c4": "v3 3 t4 1 v4 2",
    "v1": "t1 2 c1 2 c2 3 f2 1",
    "v2": "t2 2 c2 2 c3 3 f3 1",
    "v3": "t3 2 c3 2 c4 3 f4 1",
    "v4": "t4 2 c4 2 c1 3 f1 1",
}
CELLS = """
0 -3 energy   3 -3 witch   3 0 pentagram   0 3 crystal   -3 3 wand   -3 0 scroll   0 0 black
1 -2 piece    -1 -1 piece  2 -1 piece      -2 1 piece    1 1 piece   -1 2 piece
"""
EXITS = """
x1 crystal 1 -3 2 -3   x2 wand 3 -2 3 -1   x3 scroll 2 1 1 2
x4 energy -1 3 -2 3    x5 witch -3 2 -3 1  x6 pentagram -2 -1 -1 -2
"""
PAIRS = """
energy witch      energy pentagram   energy crystal     energy wand      energy scroll
witch pentagram   witch crystal      witch wand         witch scroll     pentagram crystal
pentagram wand    pentagram scroll   crystal wand       crystal scroll   wand scroll
"""
RING = """
light light dark light light orange light light dark light light orange light light dark
"""
WAND = """
light none none 0           dark crystal none 1         light none none 0
silver none connections 1   light none none 0           dark energy none 1
silver none scrolls 1       light none none 0           silver none crystals 1
light none none 0           silver none witches 1       light none none 0
dark witch none 2           light none none 0           dark pentagram none 2
silver none tokens 1        light none none 0           dark scroll none 3
light none none 0           silver none hexes 2
"""
SPELLS = "energy 2 witch 2 pentagram 2 crystal 2 wand 2 scroll 2"
PLACES = """
same village none none          same forest none none           same castle none none
same tower none none            different forest village castle different village castle forest
different castle forest village connected tower tower forest    connected village castle tower
connected castle forest village
"""
LEVELS = """
stone 3 2 1   witches 5 7 9   lying 1 2 3   silver 3 4 5
hexes 2 3 4   scrolls 4 5 6   tokens 4 5 7  crystals 3 4 5
"""


def listed(text: str, width: int) -> list[tuple[str, ...]]:
    """The words of a table in rows of so many."""
    words = text.split()
    assert len(words) % width == 0
    return [tuple(words[at : at + width]) for at in range(0, len(words), width)]


def printed(section: str, names: str) -> list[tuple[str, ...]]:
    """The same columns of the rows in the box."""
    return [tuple(str(row[name]) for name in names.split()) for row in ROWS[section]]


@rule("WST-R01", "WST-006")
def test_locations() -> None:
    assert sorted(printed("location", "code type x y")) == sorted(listed(LOCATIONS, 4))


@rule("WST-055", "WST-R01")
def test_connections_from_both_ends() -> None:
    """The sheet lists each of them twice, once at each end."""
    found: dict[str, set[tuple[str, str]]] = {code: set() for code in LINKS}
    for one, other, slots in printed("road", "one other slots"):
        found[one].add((other, slots))
        found[other].add((one, slots))
    assert found == {code: set(listed(links, 2)) for code, links in LINKS.items()}
    assert len(ROWS["road"]) == 36


@rule("WST-081", "WST-082")
def test_the_witchstones_spaces() -> None:
    assert printed("stone", "bonus") == [("5",), ("3",), ("2",), ("1",)]


@rule("WST-006", "WST-007")
def test_tokens() -> None:
    kinds = "energy 3 witch 3 pentagram 3 crystal 3 wand 3 scroll 3 points 3"
    assert printed("token", "kind copies") == listed(kinds, 2)


@rule("WST-011", "WST-012", "WST-028", "WST-122")
def test_the_cauldron() -> None:
    assert sorted(printed("cell", "q r holds")) == sorted(listed(CELLS, 3))
    assert printed("exit", "code symbol q r q2 r2") == listed(EXITS, 6)


@rule("WST-032", "WST-234")
@pytest.mark.parametrize("section", ["tile", "hex"])
def test_tiles_and_special_hexes(section: str) -> None:
    assert printed(section, "one other") == listed(PAIRS, 2)


@rule("WST-095", "WST-096", "WST-097", "WST-003")
def test_the_pentagram_and_its_owls() -> None:
    assert printed("ring", "colour") == listed(RING, 1)
    assert printed("owl", "stack points") == listed("1 7 1 6 1 5 1 4 1 3 2 7 2 6 2 5 2 4 2 3", 2)


@rule("WST-151", "WST-162", "WST-163", "WST-164", "WST-165", "WST-166", "WST-167", "WST-172")
def test_the_wand() -> None:
    assert printed("wand", "colour symbol counts amount") == listed(WAND, 4)


@rule("WST-187", "WST-189", "WST-195", "WST-235")
def test_spells_and_clusters() -> None:
    doubles = [row[1:] for row in printed("scroll", "kind symbol copies") if row[0] == "double"]
    assert doubles == listed(SPELLS, 2)
    copies = printed("scroll", "kind copies")
    assert [many for kind, many in copies if kind == "single"] == ["4"]
    assert [many for kind, many in copies if kind not in ("double", "single")] == ["1"] * 24
    clusters = [row[1:] for row in printed("scroll", "kind symbol low mid high") if row[0] == "cluster"]
    assert clusters == [(symbol, "4", "5", "6") for symbol, _ in listed(SPELLS, 2)]


@rule("WST-198", "WST-200", "WST-201", "WST-204", "WST-206", "WST-207", "WST-208", "WST-209", "WST-212")
def test_prophecies() -> None:
    places = [row for row in printed("scroll", "kind first second third") if row[1] != "none"]
    assert places == listed(PLACES, 4)
    levels = printed("scroll", "kind low mid high")
    assert [row for row in levels if row[0] == "same"] == [("same", "1", "2", "3")] * 4
    assert [row for row in levels if row[1] != "0" and row[0] not in ("same", "cluster")] == listed(LEVELS, 4)


@rule("WST-010", "WST-014", "WST-037", "WST-226", "WST-005")
def test_what_each_player_has() -> None:
    assert (box.TILES_EACH, box.ENERGY_EACH, box.SMALL_WITCHES, box.CRYSTALS_EACH) == (15, 20, 11, 6)
    assert (box.TURNS_EACH, box.OPEN_TILES, box.PUT_BACK, box.TOWERS, box.SHOWN_SCROLLS) == (11, 5, 4, 4, 6)


@rule("WST-058", "WST-059", "WST-060", "WST-022", "WST-076", "WST-078", "WST-194", "WST-193", "WST-218")
def test_points() -> None:
    assert (list(box.ROAD_POINTS), list(box.LEVEL_POINTS)) == ([0, 1, 3, 6], [1, 3, 5, 7])
    assert (box.TOWER_POINTS, box.WITCH_POINTS, box.TOKEN_POINTS, box.KEPT_TOKEN) == (2, 2, 3, 2)
    assert (box.SPELL_POINTS, box.UNMET, box.EMPTY_OWL) == (2, 1, 2)


@rule("WST-125", "WST-132", "WST-104", "WST-102", "WST-187", "WST-189", "WST-140", "WST-141")
def test_actions_and_vials() -> None:
    assert (box.SHELF_ACTIONS, box.BLACK_ADDS, box.HEX_ACTIONS, box.EMPTY_ACTIONS) == (2, 2, 2, 2)
    assert (box.DOUBLE_ADDS, box.SINGLE_ADDS) == (2, 1)
    assert (list(box.UPPER_ROOM)[2:], list(box.LOWEST_ROOM)[2:]) == ([4, 5, 6], [4, 5, 5])

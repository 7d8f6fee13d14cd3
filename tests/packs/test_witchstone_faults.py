"""What must add up in a box of Witchstone: each fault is told where it stands, and nothing else is."""

from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from typing import Final

import pytest

from esbat.engine.box import Row, Rows
from esbat.games import game
from esbat.games.witchstone.game import WITCHSTONE
from esbat.packs import examined, exported

OURS: Final = exported(WITCHSTONE)
ROWS: Final = WITCHSTONE.rows()

Told = tuple[str, str, int, str, dict[str, object]]


def rows() -> Rows:
    """Our own box, to be changed."""
    return deepcopy(ROWS)


def told(box: Rows) -> list[Told]:
    """Key, section, row, field and facts of every fault."""
    return [(it.key, it.section, it.row, it.field, it.facts) for it in WITCHSTONE.faults(box)]


def changed(section: str, row: int, **cells: str | int) -> list[Told]:
    """What is told of our box with these cells of one row changed."""
    box = rows()
    box[section][row].update(cells)
    return told(box)


# ---- how many there must be


def fewer(box: Rows, section: str, wanted: Row) -> None:
    """The last row with these cells is missing."""
    box[section].remove([row for row in box[section] if wanted.items() <= row.items()][-1])


def more(box: Rows, section: str, wanted: Row) -> None:
    """The last row with these cells appears twice."""
    box[section].append(dict([row for row in box[section] if wanted.items() <= row.items()][-1]))


@pytest.mark.parametrize(
    ("section", "wanted", "what", "needed"),
    [
        ("location", {"type": "stone"}, "stones", 1),
        ("location", {"type": "tower"}, "towers", 4),
        ("stone", {}, "spaces", 4),
        ("token", {"kind": "points"}, "tokens", 21),
        ("cell", {"holds": "piece"}, "pieces", 6),
        ("cell", {"holds": "black"}, "black", 1),
        ("tile", {}, "tiles", 15),
        ("hex", {}, "hexes", 15),
        ("owl", {}, "owls", 10),
        ("scroll", {}, "scrolls", 40),
    ],
)
@pytest.mark.parametrize(("change", "sign"), [(fewer, -1), (more, 1)])
def test_one_too_few_or_too_many(
    section: str,
    wanted: Row,
    what: str,
    needed: int,
    change: Callable[[Rows, str, Row], None],
    sign: int,
) -> None:
    box = rows()
    box["road"] = [] if section == "location" else box["road"]
    change(box, section, wanted)
    step = 3 if what == "tokens" else 1
    facts = {"what": what, "many": needed + sign * step, "needed": needed}
    assert ("pack-witchstone-total", section, -1, "", facts) in told(box)


@pytest.mark.parametrize(
    ("section", "what", "lowest", "highest"),
    [
        ("location", "locations", 5, 20),
        ("road", "roads", 1, 60),
        ("exit", "exits", 1, 6),
        ("ring", "spaces", 2, 40),
        ("wand", "spaces", 1, 40),
    ],
)
def test_within_bounds(section: str, what: str, lowest: int, highest: int) -> None:
    """As many as the bounds allow are not complained of; one less or one more is."""
    for many in (lowest - 1, lowest, highest, highest + 1):
        box = rows()
        box["road"] = [] if section == "location" else box["road"]
        box[section] = [dict(box[section][at % len(box[section])]) for at in range(many)]
        facts = {"what": what, "many": many, "lowest": lowest, "highest": highest}
        complaint = ("pack-witchstone-between", section, -1, "", facts)
        assert (complaint in told(box)) == (many < lowest or many > highest)
        kinds = {(fault[0], fault[1], fault[4].get("what")) for fault in told(box)}
        assert (("pack-witchstone-between", section, what) in kinds) == (complaint in told(box))


@pytest.mark.parametrize(("spaces", "most"), [(15, 3), (16, 4), (19, 4), (40, 10)])
def test_one_space_in_four_may_be_dark(spaces: int, most: int) -> None:
    for dark in (most, most + 1):
        box = rows()
        orange = [row for row in box["ring"] if row["colour"] == "orange"]
        colours = ["dark"] * dark + ["light"] * (spaces - dark - len(orange))
        box["ring"] = orange + [{"colour": colour, "source": "OWN"} for colour in colours]
        facts = {"what": "dark", "many": dark, "lowest": 0, "highest": most}
        wrong: list[Told] = [("pack-witchstone-between", "ring", -1, "", facts)]
        assert told(box) == (wrong if dark > most else [])


@pytest.mark.parametrize(("stack", "stacks"), [(1, 1), (3, 3)])
def test_every_orange_space_has_its_owls(stack: int, stacks: int) -> None:
    """Ours has two: all owls on one stack, or some on a third, do not do."""
    box = rows()
    for row in box["owl"][-1:] if stack == 3 else box["owl"]:
        row["stack"] = stack
    facts: dict[str, object] = {"many": stacks, "needed": 2}
    assert told(box) == [("pack-witchstone-owls", "owl", -1, "", facts)]


# ---- one row of our box is not as it should be


@pytest.mark.parametrize(
    ("section", "row", "code"),
    [
        ("location", 3, "energy"),
        ("location", 3, "none"),
        ("exit", 2, "lowest"),
        ("exit", 2, "single"),
        ("exit", 2, "stone"),
        ("scroll", 9, "x1"),
        ("scroll", 9, "t1"),
        ("scroll", 9, "wand"),
    ],
)
def test_a_word_names_one_thing_only(section: str, row: int, code: str) -> None:
    """Locations, exits and scrolls are named in one breath with symbols."""
    box = rows()
    if section == "location":
        old = str(box["location"][row]["code"])
        for road in box["road"]:
            road.update({end: code for end in ("one", "other") if road[end] == old})
    box[section][row]["code"] = code
    assert told(box) == [("pack-twice", section, row, "code", {"value": code})]


@pytest.mark.parametrize(("q", "r"), [(3, 1), (-3, -1), (0, 0), (0, -3), (-1, 2)])
def test_a_cell_exists_and_holds_one_thing(q: int, r: int) -> None:
    """Outside the hexagon, or where something is already."""
    piece = next(at for at, row in enumerate(ROWS["cell"]) if (row["q"], row["r"]) == (1, -2))
    complaints = changed("cell", piece, q=q, r=r)
    # Of two things on one cell the later is in the wrong.
    same = [at for at, row in enumerate(ROWS["cell"]) if (row["q"], row["r"]) == (q, r)]
    wrong = max(piece, *same) if same else piece
    assert complaints == [("pack-witchstone-cell", "cell", wrong, "q", {"q": q, "r": r})]


@pytest.mark.parametrize(("q", "r"), [(0, 1), (2, -2), (3, 1), (0, -3), (3, -2), (-1, -2)])
@pytest.mark.parametrize(("first", "second"), [("q", "r"), ("q2", "r2")])
def test_an_arrow_is_at_the_edge_on_a_cell_of_its_own(first: str, second: str, q: int, r: int) -> None:
    """Not inside, not outside, not on a printed symbol, not where another arrow is."""
    fault = ("pack-witchstone-cell", "exit", 0, first, {"q": q, "r": r})
    taken = [
        ("pack-witchstone-cell", "exit", at, field, {"q": q, "r": r})
        for at, row in enumerate(ROWS["exit"])
        for field, other in (("q", "r"), ("q2", "r2"))
        if (row[field], row[other]) == (q, r)
    ]
    assert changed("exit", 0, **{first: q, second: r}) == (taken or [fault])


@pytest.mark.parametrize("section", ["tile", "hex"])
@pytest.mark.parametrize(
    ("one", "other"),
    [("wand", "wand"), ("energy", "witch"), ("witch", "energy"), ("pentagram", "energy")],
)
def test_a_pair_is_of_two_symbols_and_stands_once(section: str, one: str, other: str) -> None:
    """The last one shows wand and scroll; the others are there already, whichever way they are read."""
    facts: dict[str, object] = {"one": one, "other": other}
    assert changed(section, 14, one=one, other=other) == [
        ("pack-witchstone-pair", section, 14, "other", facts)
    ]


@pytest.mark.parametrize("colour", ["light", "dark", "silver"])
@pytest.mark.parametrize("symbol", ["none", "crystal"])
@pytest.mark.parametrize("counts", ["none", "witches"])
@pytest.mark.parametrize("amount", [0, 2])
def test_a_space_of_the_wand_has_what_its_colour_needs(
    colour: str, symbol: str, counts: str, amount: int
) -> None:
    good = (colour, symbol, counts, amount) in {
        ("light", "none", "none", 0),
        ("dark", "crystal", "none", 2),
        ("silver", "none", "witches", 2),
    }
    complaint = ("pack-witchstone-wand", "wand", 4, "colour", {"colour": colour})
    found = changed("wand", 4, colour=colour, symbol=symbol, counts=counts, amount=amount)
    assert found == ([] if good else [complaint])


PLAIN: Final[Row] = {
    "symbol": "none", "first": "none", "second": "none", "third": "none", "low": 0, "mid": 0, "high": 0,
}  # fmt: skip
SCROLLS: Final[list[tuple[list[str], Row]]] = [
    (["double"], {"symbol": "wand"}),
    (["single"], {}),
    (["cluster"], {"symbol": "wand", "low": 1, "mid": 2, "high": 3}),
    (["same"], {"first": "forest", "low": 1, "mid": 2, "high": 3}),
    (["different", "connected"], {"first": "forest", "second": "forest", "third": "castle"}),
    (["stone"], {"low": 3, "mid": 2, "high": 1}),
    (["witches", "lying", "silver", "hexes", "scrolls", "tokens", "crystals"],
     {"low": 1, "mid": 2, "high": 3}),
]  # fmt: skip
SHAPES: Final = [(kind, {**PLAIN, **needs}) for kinds, needs in SCROLLS for kind in kinds]


@pytest.mark.parametrize(("kind", "needs"), SHAPES, ids=[kind for kind, _ in SHAPES])
def test_a_scroll_names_just_what_its_kind_is_about(kind: str, needs: Row) -> None:
    """With one thing missing, one thing too many, or steps that do not rise, it is told."""
    assert changed("scroll", 9, kind=kind, **needs) == []
    code = ROWS["scroll"][9]["code"]
    complaint = ("pack-witchstone-scroll", "scroll", 9, "kind", {"value": code, "kind": kind})
    low, mid, high = (int(needs[name]) for name in ("low", "mid", "high"))
    other = {"symbol": "energy", "first": "village", "second": "village", "third": "village"}
    for name, word in other.items():
        wrong = {**needs, name: word if needs[name] == "none" else "none"}
        assert changed("scroll", 9, kind=kind, **wrong) == [complaint], name
    for levels in ((0, mid, high), (low, low, high), (low, mid, mid), (high, mid, low), (low, mid, 0)):
        if levels != (low, mid, high):
            steps = dict(zip(("low", "mid", "high"), levels, strict=True))
            assert changed("scroll", 9, kind=kind, **{**needs, **steps}) == [complaint], levels
    if not low:
        for name in ("low", "mid", "high"):
            assert changed("scroll", 9, kind=kind, **{**needs, name: 1}) == [complaint], name


# ---- roads


def road(one: str, other: str) -> Row:
    return {"one": one, "other": other, "slots": 1, "source": "OWN"}


@pytest.mark.parametrize(("one", "other"), [("t1", "t1"), ("t1", "f1"), ("f1", "t1")])
def test_a_road_joins_two_places_once(one: str, other: str) -> None:
    box = rows()
    box["road"].append(road(one, other))
    facts: dict[str, object] = {"one": one, "other": other}
    assert told(box) == [("pack-witchstone-road", "road", 36, "other", facts)]


def test_every_place_can_be_reached() -> None:
    """In one long line all is well; without its fifth road, the places beyond are told one by one."""
    box = rows()
    codes = [str(row["code"]) for row in box["location"]]
    line = [road(other, one) for one, other in pairwise(codes)]
    box["road"] = line
    assert told(box) == []
    box["road"] = line[:4] + line[5:]
    assert told(box) == [
        ("pack-witchstone-unreachable", "location", at, "code", {"value": codes[at]})
        for at in range(5, len(codes))
    ]


# ---- what a field may hold

BOUNDS: Final = """
location x 0 1000   location y 0 1000   road slots 1 3   stone bonus 0 20   token copies 1 40
cell q -3 3   cell r -3 3   exit q -3 3   exit r -3 3   exit q2 -3 3   exit r2 -3 3
owl stack 1 9   owl points 1 20   wand amount 0 9
scroll copies 1 20   scroll low 0 40   scroll mid 0 40   scroll high 0 40
"""
WORDS: Final = BOUNDS.split()
FIELDS: Final = [tuple(WORDS[at : at + 4]) for at in range(0, len(WORDS), 4)]


@pytest.mark.parametrize(("section", "field", "lowest", "highest"), FIELDS)
def test_a_number_is_within_its_bounds(section: str, field: str, lowest: str, highest: str) -> None:
    before, header, after = OURS.partition(f"[[{section}]]")
    block, gap, rest = after.partition("\n\n")
    lines = block.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{field} = "))
    for value in (int(lowest) - 1, int(lowest), int(highest), int(highest) + 1):
        lines[at] = f"{field} = {value}"
        _, problems = examined(before + header + "\n".join(lines) + gap + rest, game)
        outside = not int(lowest) <= value <= int(highest)
        assert ("pack-out-of-range" in {problem.key for problem in problems}) == outside, value


def test_every_number_has_its_bounds() -> None:
    """A field with a number that the table above forgets would never be tried."""
    numbers = {
        (section, field)
        for section, (row, *_) in ROWS.items()
        for field in row
        if isinstance(row[field], int)
    }
    assert {field[:2] for field in FIELDS} == numbers

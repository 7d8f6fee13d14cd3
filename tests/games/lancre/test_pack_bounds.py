"""What a pack of Lancre may hold: every bound is tried on both sides."""

from itertools import pairwise

import pytest

from esbat.engine.box import LETTERS, Fault, Row, Rows, rows_of
from esbat.games.lancre.game import LANCRE
from esbat.packs import exported, loaded

# Section, field, the least and the most it may be.
NUMBERS = [
    ("place", "spaces", 1, 4),
    ("place", "x", 0, 100),
    ("place", "y", 0, 100),
    ("tile", "copies", 1, 30),
    ("tile", "difficulty", 1, 40),
    ("tile", "points", 0, 20),
    ("card", "amount", 0, 9),
]


def out_of_range(section: str, field: str, value: int) -> list[Fault]:
    """What is wrong with the form of our own rows when the first of them holds this number."""
    rows = LANCRE.rows()
    rows[section][0][field] = value
    return rows_of(LANCRE.sections, rows)[1]


@pytest.mark.parametrize(("section", "field", "least", "most"), NUMBERS)
def test_numbers_have_bounds(section: str, field: str, least: int, most: int) -> None:
    assert out_of_range(section, field, least) == out_of_range(section, field, most) == []
    for value in (least - 1, most + 1):
        [fault] = out_of_range(section, field, value)
        assert (fault.key, fault.section, fault.row, fault.field) == ("pack-out-of-range", section, 0, field)
        assert (fault.facts["lowest"], fault.facts["highest"]) == (least, most)


def test_every_number_of_a_row_is_tried() -> None:
    numbers = {
        (section.name, cell.name)
        for section in LANCRE.sections
        for cell in section.cells
        if cell.kind == "number"
    }
    assert numbers == {(section, field) for section, field, _, _ in NUMBERS}


@pytest.mark.parametrize(
    ("section", "field", "meant"),
    [
        ("place", "square", "none"),
        ("card", "amount", 0),
        ("card", "against", "any"),
        ("card", "power", "none"),
    ],
)
def test_what_may_be_left_out(section: str, field: str, meant: str | int) -> None:
    rows = LANCRE.rows()
    del rows[section][0][field]
    found, faults = rows_of(LANCRE.sections, rows)
    assert faults == [] and found[section][0][field] == meant


def test_all_else_must_be_said() -> None:
    optional = {"square", "amount", "against", "power"}
    for section in LANCRE.sections:
        for cell in section.cells:
            if cell.kind == "names":
                continue  # what a pack leaves unnamed is told when its file is read
            rows = LANCRE.rows()
            del rows[section.name][0][cell.name]
            keys = [fault.key for fault in rows_of(LANCRE.sections, rows)[1]]
            assert keys == ([] if cell.name in optional else ["pack-missing-field"]), cell.name


# ---- what must fit together


def plain() -> Rows:
    """Our own rows, with cards that neither draw nor count as choices of a walk."""
    rows = LANCRE.rows()
    for row in rows["card"]:
        row.update(effect="second_chance", amount=0, against="any", symbol="headology", power="none")
    return rows


def several(field: str, word: str, many: int) -> Rows:
    """So many cards have this."""
    rows = plain()
    for row in rows["card"][:many]:
        row[field] = word
    return rows


def powers(many: int) -> Rows:
    rows = plain()
    for at, row in enumerate(rows["card"][: many * 2]):
        row["power"] = f"witch{'abcdefg'[at // 2]}"
    return rows


def choices(many: int) -> Rows:
    """29 spaces, 55 cards of use on the way, and so many Brooms that there are this many choices."""
    rows = several("symbol", "broom", many - 29 - 55)
    for at, row in enumerate(rows["card"]):
        row["effect"] = ["sound_mind", "escape", "invisibility", "borrowing", "helping_hand"][at % 5]
    return rows


def crossroads(many: int) -> Rows:
    """So many spaces in and around the Town."""
    rows = plain()
    spaces = {"castle": 4, "magrat": 4, "trials": many - 12}
    for row in rows["place"]:
        row["spaces"] = spaces.get(str(row["code"]), row["spaces"])
    return rows


def land(many: int) -> Rows:
    """So many places in a row, one space each; the squares come first."""
    rows = plain()
    codes = ["granny", *[f"place{LETTERS[at // 26]}{LETTERS[at % 26]}" for at in range(many - 1)]]
    squares = ["green"] * 10 + ["purple"] * 5 + ["none"] * (many - 15)
    template = rows["place"][0]
    rows["place"] = [
        template | {"code": code, "spaces": 1, "square": square}
        for code, square in zip(codes, squares, strict=True)
    ]
    rows["path"] = [{"one": one, "other": other, "source": "OWN"} for one, other in pairwise(codes)]
    for row in rows["card"]:
        row["place"] = "granny"
    return rows


def keys(rows: Rows) -> list[str]:
    return [fault.key for fault in LANCRE.faults(rows)]


@pytest.mark.parametrize(
    ("key", "good", "bad"),
    [
        ("pack-lancre-drawing", several("effect", "trick", 12), several("effect", "trick", 13)),
        ("pack-lancre-drawing", several("effect", "costly_trick", 12), several("effect", "costly_trick", 13)),
        (
            "pack-lancre-drawing",
            several("effect", "transmutation", 12),
            several("effect", "transmutation", 13),
        ),
        ("pack-lancre-powers", powers(6), powers(7)),
        ("pack-lancre-choices", choices(120), choices(121)),
        ("pack-lancre-crossroads", crossroads(14), crossroads(15)),
        ("pack-lancre-spaces", land(16), land(15)),
        ("pack-lancre-spaces", land(48), land(49)),
    ],
    ids=["tricks", "costly tricks", "transmutations", "powers", "choices", "crossroads", "few", "many"],
)
def test_as_much_as_is_allowed_and_one_more(key: str, good: Rows, bad: Rows) -> None:
    assert keys(good) == [] and keys(bad) == [key]


@pytest.mark.parametrize(
    ("change", "key", "field"),
    [
        ({"effect": "bonus", "amount": 0}, "pack-lancre-bonus", "amount"),
        ({"effect": "trick", "amount": 1}, "pack-lancre-bonus", "amount"),
        ({"effect": "trick", "against": "elf"}, "pack-lancre-foe", "against"),
    ],
)
def test_only_a_bonus_adds_and_has_a_foe(change: Row, key: str, field: str) -> None:
    rows = plain()
    rows["card"][7].update(change)
    [fault] = LANCRE.faults(rows)
    assert (fault.key, fault.section, fault.row, fault.field) == (key, "card", 7, field)
    assert fault.facts == {"value": rows["card"][7]["code"]}
    fine: list[Row] = [{"effect": "bonus", "amount": 1}, {"effect": "bonus", "amount": 9, "against": "elf"}]
    for good in fine:
        rows = plain()
        rows["card"][7].update(good)
        assert LANCRE.faults(rows) == []


@pytest.mark.parametrize(
    ("section", "word"),
    [
        ("place", "tiffany"),
        ("place", "dungeon"),
        ("tile", "unknown"),
        ("tile", "town"),
        ("tile", "town1"),
        ("tile", "town3"),
        ("card", "castle2"),
        ("card", "none"),
        ("card", "fever"),
    ],
)
def test_a_word_names_one_thing(section: str, word: str) -> None:
    """Places, the spaces of the Town and the Castle, tiles, cards and apprentices share their words."""
    rows = plain()
    row = rows[section][-1]
    for path in rows["path"]:
        path.update({end: word for end in ("one", "other") if path[end] == row["code"]})
    for card in rows["card"]:
        card["place"] = word if card["place"] == row["code"] else card["place"]
    row["code"] = word
    [fault] = LANCRE.faults(rows)
    assert (fault.key, fault.facts) == ("pack-twice", {"value": word})
    assert (fault.section, fault.row, fault.field) == (section, len(rows[section]) - 1, "code")
    row["code"] = "town4"
    if section != "place":
        assert LANCRE.faults(rows) == [], "the Town has three spaces"


@pytest.mark.parametrize(
    ("what", "section", "change", "many", "needed"),
    [
        ("small", "tile", {"copies": 4}, 29, 30),
        ("big", "tile", {"family": "elf"}, 22, 17),
        ("green", "place", {"square": "none"}, 9, 10),
        ("purple", "place", {"square": "purple"}, 6, 5),
    ],
)
def test_totals_of_the_box(what: str, section: str, change: Row, many: int, needed: int) -> None:
    rows = plain()
    rows[section][0].update(change)
    found = [fault.facts for fault in LANCRE.faults(rows) if fault.facts["what"] == what]
    assert found == [{"what": what, "many": many, "needed": needed}]


def test_fifty_five_cards_and_grannys_cottage() -> None:
    rows = plain()
    rows["card"].pop()
    [fault] = LANCRE.faults(rows)
    assert fault.facts == {"what": "cards", "many": 54, "needed": 55}
    rows = land(20)
    rows["place"][0]["code"] = rows["path"][0]["one"] = "nobody"
    for row in rows["card"]:
        row["place"] = "nobody"
    assert keys(rows) == ["pack-lancre-granny"]


def test_all_that_is_wrong_is_told_at_once() -> None:
    rows = plain()
    rows["card"][0].update(effect="bonus", amount=0)
    rows["tile"][0]["code"] = "oak"
    rows["tile"][1]["copies"] = 4
    rows["path"].append(dict(rows["path"][0]))
    assert set(keys(rows)) == {
        "pack-lancre-bonus",
        "pack-twice",
        "pack-lancre-total",
        "pack-lancre-path",
    }


# ---- what printed things are called


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("fr", {"town": "Ville de Lancre", "town2": "Ville de Lancre (2)", "fever": "Fièvre"}),
        ("en", {"town": "Lancre Town", "town2": "Lancre Town (2)", "fever": "Fever"}),
    ],
)
def test_a_pack_says_what_its_things_are_called(language: str, called: dict[str, str]) -> None:
    names = loaded(exported(LANCRE), lambda code: LANCRE).printed_names(language)
    assert {code: names[code] for code in called} == called
    assert names["oak"] in ("Chêne Foudroyé", "Blasted Oak") and "oak1" not in names
    assert "dungeon" not in names, "no pack prints it"
    assert names["igor1"].endswith(" (1)") and names["igor2"] == names["igor1"].replace("(1)", "(2)")
    assert "(" not in names["toad"]
    assert LANCRE.printed_names(language) == {}, "our own box is called in the words of the tongue"

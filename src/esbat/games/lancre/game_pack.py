"""Packs of Lancre: the rows of a box, what must add up in them, and the box they make."""

from typing import Final

from esbat.engine.box import Fault, Rows, called, names_in, numbered, row_from
from esbat.engine.cells import Section, Value, choice, code, label, names, number, reference, words
from esbat.engine.game import Packing
from esbat.games.lancre.moves import vocabulary
from esbat.games.lancre.names import (
    FAMILIES,
    SMALL_FAMILIES,
    SQUARE_GREEN,
    SQUARE_PURPLE,
    SQUARES,
    SYMBOLS,
    WITCHES,
)
from esbat.games.lancre.tables import (
    BIG_TILES,
    CARDS_IN_ALL,
    DUNGEON,
    GRANNY,
    GREEN_SQUARES,
    MOST_SPACES,
    PURPLE_SQUARES,
    SMALL_TILES,
    Box,
)
from esbat.games.lancre.tables_cards import ANY_PROBLEM, CardFact, PathFact, PlaceFact, TileFact
from esbat.games.lancre.tables_effects import (
    EFFECT_BONUS,
    EFFECT_FACTS,
    EFFECT_NAMES,
    EFFECT_TRANSMUTATION,
    NOT_ON_THE_MOVE,
)
from esbat.parts.graph import graph_faults

ANY: Final = "any"
NO_POWER: Final = "none"
MOST_POWERS: Final = 6
MOST_DRAWING: Final = 12
"""Cards that draw cards, of either kind: with more of them a turn need never end."""
MOST_BESIDE: Final = 14
"""Spaces one path away from a location, its own included."""
MOST_CHOICES: Final = 120
"""Spaces, Brooms and effects together: a legal list must find room."""
NAMED: Final = [code(), names()]
SOURCE: Final = words("source")

SECTIONS: Final = [
    Section(
        "place",
        [
            *NAMED,
            number("spaces", 1, 4),
            choice("square", SQUARES, default="none"),
            number("x", 0, 100),
            number("y", 0, 100),
            SOURCE,
        ],
    ),
    Section("path", [reference("one", "place"), reference("other", "place"), SOURCE]),
    Section(
        "tile",
        [
            *NAMED,
            choice("family", FAMILIES),
            number("copies", 1, 30),
            number("difficulty", 1, 40),
            number("points", 0, 20),
            SOURCE,
        ],
    ),
    Section(
        "card",
        [
            *NAMED,
            choice("symbol", SYMBOLS),
            choice("effect", EFFECT_NAMES),
            number("amount", 0, 9, default=0),
            choice("against", [ANY, *FAMILIES], default=ANY),
            label("power", default=NO_POWER),
            reference("place", "place"),
            SOURCE,
        ],
    ),
]


# ---- rows of a box, and the box of rows


def rows_of_box(box: Box) -> Rows:
    """The printed things as rows."""
    rows: Rows = {
        "place": [row_from(SECTIONS, "place", each, square=SQUARES[each.square]) for each in box.places],
        "path": [row_from(SECTIONS, "path", each) for each in box.paths],
        "tile": [row_from(SECTIONS, "tile", each, family=FAMILIES[each.family]) for each in box.tiles],
        "card": [],
    }
    for card in box.cards:
        against = ANY if card.against == ANY_PROBLEM else FAMILIES[card.against]
        symbol, effect = SYMBOLS[card.symbol], EFFECT_NAMES[card.effect]
        power = card.power or NO_POWER
        rows["card"].append(
            row_from(
                SECTIONS,
                "card",
                card,
                symbol=symbol,
                effect=effect,
                against=against,
                power=power,
                place=card.location,
            )
        )
    return rows


def text(value: Value) -> str:
    return str(value)


def whole(value: Value) -> int:
    return int(value)


def box_of(rows: Rows) -> Box:
    """The box that faultless rows make; small problems first, as the rules count them."""
    places = [
        PlaceFact(
            text(row["code"]),
            whole(row["spaces"]),
            SQUARES.index(text(row["square"])),
            whole(row["x"]),
            whole(row["y"]),
            text(row["source"]),
            names_in(row),
        )
        for row in rows["place"]
    ]
    paths = [PathFact(text(row["one"]), text(row["other"]), text(row["source"])) for row in rows["path"]]
    tiles = [
        TileFact(
            text(row["code"]),
            FAMILIES.index(text(row["family"])),
            whole(row["copies"]),
            whole(row["difficulty"]),
            whole(row["points"]),
            text(row["source"]),
            names_in(row),
        )
        for row in rows["tile"]
    ]
    small = [tile for tile in tiles if tile.family in SMALL_FAMILIES]
    big = [tile for tile in tiles if tile.family not in SMALL_FAMILIES]
    cards = [
        CardFact(
            text(row["code"]),
            SYMBOLS.index(text(row["symbol"])),
            EFFECT_NAMES.index(text(row["effect"])),
            text(row["place"]),
            text(row["source"]),
            whole(row["amount"]),
            ANY_PROBLEM if row["against"] == ANY else FAMILIES.index(text(row["against"])),
            "" if row["power"] == NO_POWER else text(row["power"]),
            names_in(row),
        )
        for row in rows["card"]
    ]
    return Box(places, paths, small + big, cards)


def names_of(box: Box, language: str) -> dict[str, str]:
    """What a pack calls its printed things; spaces and copies of a card with their number."""
    found: dict[str, str] = {}
    for place in box.places:
        name = called(place.names, language)
        found[place.code] = name
        if place.spaces > 1:
            for turn in range(place.spaces):
                found[f"{place.code}{turn + 1}"] = f"{name} ({turn + 1})" if name else ""
    for tile in box.tiles:
        found[tile.code] = called(tile.names, language)
    found.update(numbered([card.code for card in box.cards], [card.names for card in box.cards], language))
    return {code: name for code, name in found.items() if name}


# ---- what must add up


def faults(rows: Rows) -> list[Fault]:
    """LAN-001, LAN-009, LAN-012. Totals of the box, codes, paths, and bounds that keep a play safe."""
    found = wrong_totals(rows) + clashing_codes(rows) + wrong_paths(rows) + odd_cards(rows)
    return found if found else too_much(rows)


def total_fault(rows: Rows, section: str, what: str, many: int, needed: int) -> list[Fault]:
    if many == needed:
        return []
    return [Fault("pack-lancre-total", {"what": what, "many": many, "needed": needed}, section)]


def wrong_totals(rows: Rows) -> list[Fault]:
    """The numbers of cards, tiles and squares that the rulebook gives."""
    small = 0
    big = 0
    for row in rows["tile"]:
        if FAMILIES.index(text(row["family"])) in SMALL_FAMILIES:
            small += whole(row["copies"])
        else:
            big += whole(row["copies"])
    squares = [text(row["square"]) for row in rows["place"]]
    found = total_fault(rows, "card", "cards", len(rows["card"]), CARDS_IN_ALL)
    found += total_fault(rows, "tile", "small", small, SMALL_TILES)
    found += total_fault(rows, "tile", "big", big, BIG_TILES)
    found += total_fault(rows, "place", "green", squares.count(SQUARES[int(SQUARE_GREEN)]), GREEN_SQUARES)
    found += total_fault(rows, "place", "purple", squares.count(SQUARES[int(SQUARE_PURPLE)]), PURPLE_SQUARES)
    spaces = sum(whole(row["spaces"]) for row in rows["place"])
    if spaces <= GREEN_SQUARES + PURPLE_SQUARES or spaces > MOST_SPACES:
        lowest = GREEN_SQUARES + PURPLE_SQUARES + 1
        facts: dict[str, object] = {"many": spaces, "lowest": lowest, "highest": int(MOST_SPACES)}
        found.append(Fault("pack-lancre-spaces", facts, "place"))
    if GRANNY not in [row["code"] for row in rows["place"]]:
        found.append(Fault("pack-lancre-granny", {"value": GRANNY}, "place"))
    return found


def clashing_codes(rows: Rows) -> list[Fault]:
    """Places, their spaces, tiles, cards and apprentices share one set of words."""
    found: list[Fault] = []
    taken = {*WITCHES, DUNGEON, "unknown", "none"}
    for section in ("place", "tile", "card"):
        for at, row in enumerate(rows[section]):
            mine = [text(row["code"])]
            if section == "place" and whole(row["spaces"]) > 1:
                mine += [f"{mine[0]}{turn + 1}" for turn in range(whole(row["spaces"]))]
            if any(word in taken for word in mine):
                found.append(Fault("pack-twice", {"value": mine[0]}, section, at, "code"))
            taken.update(mine)
    return found


def wrong_paths(rows: Rows) -> list[Fault]:
    """LAN-059. Each path joins two places, once, and every place can be reached."""
    return graph_faults(rows, "place", "path", "pack-lancre-path", "pack-lancre-unreachable")


def odd_cards(rows: Rows) -> list[Fault]:
    """LAN-143, LAN-144. A Bonus adds something; only a Bonus has a foe."""
    found: list[Fault] = []
    for at, row in enumerate(rows["card"]):
        bonus = row["effect"] == EFFECT_NAMES[int(EFFECT_BONUS)]
        if bonus != (whole(row["amount"]) > 0):
            found.append(Fault("pack-lancre-bonus", {"value": row["code"]}, "card", at, "amount"))
        if not bonus and row["against"] != ANY:
            found.append(Fault("pack-lancre-foe", {"value": row["code"]}, "card", at, "against"))
    return found


def too_much(rows: Rows) -> list[Fault]:
    """Bounds that keep a turn from never ending and a list of choices from overflowing."""
    found: list[Fault] = []
    box = box_of(rows)
    effects = [text(row["effect"]) for row in rows["card"]]
    if len(box.power_names) > MOST_POWERS:
        facts: dict[str, object] = {"many": len(box.power_names), "most": MOST_POWERS}
        found.append(Fault("pack-lancre-powers", facts, "card"))
    drawing = [name for name in effects if name in ("trick", "costly_trick")]
    for many in (len(drawing), effects.count(EFFECT_NAMES[int(EFFECT_TRANSMUTATION)])):
        if many > MOST_DRAWING:
            found.append(Fault("pack-lancre-drawing", {"many": many, "most": MOST_DRAWING}, "card"))
    moving = [effect.name for effect in EFFECT_FACTS if effect.when not in NOT_ON_THE_MOVE]
    brooms = sum(1 for row in rows["card"] if row["symbol"] == "broom")
    choices = int(box.dungeon) + brooms + sum(1 for name in effects if name in moving)
    if choices > MOST_CHOICES:
        found.append(Fault("pack-lancre-choices", {"many": choices, "most": MOST_CHOICES}, "card"))
    for at, place in enumerate(box.places):
        near = place.spaces
        for path in box.paths:
            if place.code in (path.one, path.other):
                end = path.other if path.one == place.code else path.one
                near += next(other.spaces for other in box.places if other.code == end)
        if near > MOST_BESIDE:
            facts = {"value": place.code, "many": near, "most": MOST_BESIDE}
            found.append(Fault("pack-lancre-crossroads", facts, "place", at, "code"))
    return found


PACKING: Final = Packing(SECTIONS, rows_of_box, faults, box_of, vocabulary, names_of)

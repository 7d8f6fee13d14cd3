"""Packs of Witchstone: the rows of a box, and the box they make. `game_faults` says what must add up."""

from typing import Final

from esbat.engine.box import Fault, Rows, called, names_in, row_from
from esbat.engine.cells import Section, Value, choice, code, names, number, reference, words
from esbat.engine.game import Packing
from esbat.games.witchstone import game_faults, tables
from esbat.games.witchstone.moves import vocabulary
from esbat.games.witchstone.names import (
    COUNTED,
    PLACES,
    RING_COLOURS,
    SCROLL_KINDS,
    SYMBOLS,
    TOKENS,
    WAND_COLOURS,
)
from esbat.games.witchstone.tables_box import Box
from esbat.games.witchstone.tables_pieces import Printed

NONE: Final = "none"
PIECE: Final = "piece"
BLACK: Final = "black"
SOURCE: Final = words("source")
PAIR: Final = [choice("one", SYMBOLS), choice("other", SYMBOLS), SOURCE]

SECTIONS: Final = [
    Section(
        "location",
        [
            code(),
            names(),
            choice("type", PLACES),
            number("x", 0, 1000),
            number("y", 0, 1000),
            SOURCE,
        ],
    ),
    Section(
        "road", [reference("one", "location"), reference("other", "location"), number("slots", 1, 3), SOURCE]
    ),
    Section("stone", [number("bonus", 0, 20), SOURCE]),
    Section("token", [choice("kind", TOKENS), number("copies", 1, 40), SOURCE]),
    Section(
        "cell", [number("q", -3, 3), number("r", -3, 3), choice("holds", [*SYMBOLS, PIECE, BLACK]), SOURCE]
    ),
    Section(
        "exit",
        [
            code(),
            choice("symbol", SYMBOLS),
            number("q", -3, 3),
            number("r", -3, 3),
            number("q2", -3, 3),
            number("r2", -3, 3),
            SOURCE,
        ],
    ),
    Section("tile", PAIR),
    Section("hex", PAIR),
    Section("ring", [choice("colour", RING_COLOURS), SOURCE]),
    Section("owl", [number("stack", 1, 9), number("points", 1, 20), SOURCE]),
    Section(
        "wand",
        [
            choice("colour", WAND_COLOURS),
            choice("symbol", [NONE, *SYMBOLS], default=NONE),
            choice("counts", [NONE, *COUNTED], default=NONE),
            number("amount", 0, 9, default=0),
            SOURCE,
        ],
    ),
    Section(
        "scroll",
        [
            code(),
            names(),
            choice("kind", SCROLL_KINDS),
            number("copies", 1, 20, default=1),
            choice("symbol", [NONE, *SYMBOLS], default=NONE),
            choice("first", [NONE, *PLACES], default=NONE),
            choice("second", [NONE, *PLACES], default=NONE),
            choice("third", [NONE, *PLACES], default=NONE),
            number("low", 0, 40, default=0),
            number("mid", 0, 40, default=0),
            number("high", 0, 40, default=0),
            SOURCE,
        ],
    ),
]


def word(known: list[str], number: int) -> str:
    """A number as its word; NOTHING is none."""
    return NONE if number == tables.NOTHING else known[number]


def value(known: list[str], row_value: Value) -> int:
    """A word as its number; none is NOTHING."""
    return tables.NOTHING if row_value == NONE else known.index(str(row_value))


# ---- rows of a box


def rows_of_box(box: Box) -> Rows:
    """The printed things as rows."""
    rows: Rows = {section.name: [] for section in SECTIONS}
    for place in box.locations:
        add_row(rows, "location", place, type=PLACES[place.type])
    for road in box.roads:
        add_row(rows, "road", road)
    for stone in box.stones:
        add_row(rows, "stone", stone)
    for token in box.token_kinds:
        add_row(rows, "token", token, kind=TOKENS[token.kind])
    add_cauldron(rows, box)
    for space in box.ring:
        add_row(rows, "ring", space, colour=RING_COLOURS[space.colour])
    for owl in box.owls:
        add_row(rows, "owl", owl)
    for part in box.wand_spaces:
        symbol, counts = word(SYMBOLS, part.symbol), word(COUNTED, part.counts)
        add_row(rows, "wand", part, colour=WAND_COLOURS[part.colour], symbol=symbol, counts=counts)
    for scroll in box.scrolls:
        kind, symbol = SCROLL_KINDS[scroll.kind], word(SYMBOLS, scroll.symbol)
        places = [word(PLACES, place) for place in (scroll.first, scroll.second, scroll.third)]
        first, second, third = places
        add_row(rows, "scroll", scroll, kind=kind, symbol=symbol, first=first, second=second, third=third)
    return rows


def add_row(rows: Rows, section: str, fact: object, **written: Value) -> None:
    """One more printed thing."""
    rows[section].append(row_from(SECTIONS, section, fact, **written))


def add_cauldron(rows: Rows, box: Box) -> None:
    """Cells, exits, tiles and hexes."""
    for cell in box.printed:
        add_row(rows, "cell", cell, holds=SYMBOLS[cell.symbol])
    for cell in box.crystal_cells:
        add_row(rows, "cell", cell, holds=PIECE)
    add_row(rows, "cell", box.black, holds=BLACK)
    for exit in box.exits:
        add_row(rows, "exit", exit, symbol=SYMBOLS[exit.symbol])
    for section, pairs in (("tile", box.tiles), ("hex", box.hexes)):
        for pair in pairs:
            add_row(rows, section, pair, one=SYMBOLS[pair.one], other=SYMBOLS[pair.other])


# ---- the box of rows


def box_of(rows: Rows) -> Box:
    """The box that faultless rows make."""
    return Box(
        Printed(
            locations_of(rows),
            [
                tables.RoadFact(str(row["one"]), str(row["other"]), int(row["slots"]), str(row["source"]))
                for row in rows["road"]
            ],
            [tables.StoneFact(int(row["bonus"]), str(row["source"])) for row in rows["stone"]],
            [
                tables.TokenFact(value(TOKENS, row["kind"]), int(row["copies"]), str(row["source"]))
                for row in rows["token"]
            ],
            [
                tables.CellFact(
                    int(row["q"]), int(row["r"]), value(SYMBOLS, row["holds"]), str(row["source"])
                )
                for row in rows["cell"]
                if row["holds"] in SYMBOLS
            ],
            cells_holding(rows, PIECE),
            cells_holding(rows, BLACK)[0],
            exits_of(rows),
            pairs_of(rows, "tile"),
            pairs_of(rows, "hex"),
            [tables.RingFact(value(RING_COLOURS, row["colour"]), str(row["source"])) for row in rows["ring"]],
            [
                tables.OwlFact(int(row["stack"]), int(row["points"]), str(row["source"]))
                for row in rows["owl"]
            ],
            spaces_of(rows),
            scrolls_of(rows),
        )
    )


def locations_of(rows: Rows) -> list[tables.LocationFact]:
    """The places of the crystal ball."""
    return [
        tables.LocationFact(
            str(row["code"]),
            value(PLACES, row["type"]),
            int(row["x"]),
            int(row["y"]),
            str(row["source"]),
            names_in(row),
        )
        for row in rows["location"]
    ]


def exits_of(rows: Rows) -> list[tables.ExitFact]:
    """Where crystals leave the cauldron."""
    return [
        tables.ExitFact(
            str(row["code"]),
            value(SYMBOLS, row["symbol"]),
            int(row["q"]),
            int(row["r"]),
            int(row["q2"]),
            int(row["r2"]),
            str(row["source"]),
        )
        for row in rows["exit"]
    ]


def spaces_of(rows: Rows) -> list[tables.WandFact]:
    """The spaces of the wand's track."""
    return [
        tables.WandFact(
            value(WAND_COLOURS, row["colour"]),
            str(row["source"]),
            value(SYMBOLS, row["symbol"]),
            value(COUNTED, row["counts"]),
            int(row["amount"]),
        )
        for row in rows["wand"]
    ]


def cells_holding(rows: Rows, what: str) -> list[tables.CellFact]:
    """Where crystals start."""
    return [
        tables.CellFact(int(row["q"]), int(row["r"]), tables.NOTHING, str(row["source"]))
        for row in rows["cell"]
        if row["holds"] == what
    ]


def pairs_of(rows: Rows, section: str) -> list[tables.PairFact]:
    return [
        tables.PairFact(value(SYMBOLS, row["one"]), value(SYMBOLS, row["other"]), str(row["source"]))
        for row in rows[section]
    ]


def scrolls_of(rows: Rows) -> list[tables.ScrollFact]:
    return [
        tables.ScrollFact(
            str(row["code"]),
            value(SCROLL_KINDS, row["kind"]),
            str(row["source"]),
            int(row["copies"]),
            value(SYMBOLS, row["symbol"]),
            value(PLACES, row["first"]),
            value(PLACES, row["second"]),
            value(PLACES, row["third"]),
            int(row["low"]),
            int(row["mid"]),
            int(row["high"]),
            names_in(row),
        )
        for row in rows["scroll"]
    ]


def names_of(box: Box, language: str) -> dict[str, str]:
    """What a pack calls its locations and scrolls."""
    found = {place.code: called(place.names, language) for place in box.locations}
    for scroll in box.scrolls:
        found[scroll.code] = called(scroll.names, language)
    return {code: name for code, name in found.items() if name}


def faults(rows: Rows) -> list[Fault]:
    """What is wrong with rows that are well-formed."""
    return game_faults.faults(rows)


PACKING: Final = Packing(SECTIONS, rows_of_box, faults, box_of, vocabulary, names_of)

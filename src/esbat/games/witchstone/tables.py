"""What is printed: the crystal ball, the cauldron, the pentagram, the wand, tiles, hexes, tokens and scrolls.

Sources: RB = rulebook line; PUB = public page; OWN = reconstructed by us (the rulebook shows it only in a
picture). The printed things of a play are those of its `Box` (`tables_box`); this file holds the rows of
ours. A pack brings other rows of the same kinds.
"""

from typing import Final

from esbat.engine.box import Names
from esbat.games.witchstone.names import (
    CONNECTIONS_COUNT,
    CRYSTALS_COUNT,
    HEXES_COUNT,
    PLACE_CASTLE,
    PLACE_FOREST,
    PLACE_STONE,
    PLACE_TOWER,
    PLACE_VILLAGE,
    POINTS,
    PROPHECY_CONNECTED_PLACES,
    PROPHECY_CRYSTALS_SHELVED,
    PROPHECY_DIFFERENT_PLACES,
    PROPHECY_HEXES_OWNED,
    PROPHECY_LARGEST_CLUSTER,
    PROPHECY_PLACE_ON_STONE,
    PROPHECY_SAME_PLACES,
    PROPHECY_SCROLLS_OWNED,
    PROPHECY_SILVER_REACHED,
    PROPHECY_TOKENS_OWNED,
    PROPHECY_WITCHES_LYING,
    PROPHECY_WITCHES_OUT,
    SCROLL_DOUBLE,
    SCROLL_SINGLE,
    SCROLLS_COUNT,
    SPACE_DARK,
    SPACE_LIGHT,
    SPACE_ORANGE,
    SPACE_SILVER,
    SYMBOL_CRYSTAL,
    SYMBOL_ENERGY,
    SYMBOL_PENTAGRAM,
    SYMBOL_SCROLL,
    SYMBOL_WAND,
    SYMBOL_WITCH,
    TOKENS_COUNT,
    WITCHES_COUNT,
)

NOTHING: Final = -1
"""Where a row names no symbol, no place or no count."""


class LocationFact:
    """One location of the crystal ball: its names, its type, where it is drawn (0 to 1000)."""

    __slots__ = ("code", "names", "source", "type", "x", "y")

    def __init__(self, code: str, type: int, x: int, y: int, source: str, names: Names | None = None) -> None:
        self.code = code
        self.type = type
        self.x = x
        self.y = y
        self.source = source
        self.names: Names = {} if names is None else names


class RoadFact:
    """One connection between two locations, and its slots for energy."""

    __slots__ = ("one", "other", "slots", "source")

    def __init__(self, one: str, other: str, slots: int, source: str) -> None:
        self.one = one
        self.other = other
        self.slots = slots
        self.source = source


class StoneFact:
    """One space of the Witchstone, best first."""

    __slots__ = ("bonus", "source")

    def __init__(self, bonus: int, source: str) -> None:
        self.bonus = bonus
        self.source = source


class TokenFact:
    """One kind of magic token: a symbol or points."""

    __slots__ = ("copies", "kind", "source")

    def __init__(self, kind: int, copies: int, source: str) -> None:
        self.kind = kind
        self.copies = copies
        self.source = source


class CellFact:
    """A cell of the cauldron with something on it from the start: a printed symbol, or NOTHING for a crystal.
    """

    __slots__ = ("q", "r", "source", "symbol")

    def __init__(self, q: int, r: int, symbol: int, source: str) -> None:
        self.q = q
        self.r = r
        self.symbol = symbol
        self.source = source


class ExitFact:
    """One space on the rim: its symbol, and the two cells with an arrow to it."""

    __slots__ = ("code", "q", "q2", "r", "r2", "source", "symbol")

    def __init__(self, code: str, symbol: int, q: int, r: int, q2: int, r2: int, source: str) -> None:
        self.code = code
        self.symbol = symbol
        self.q = q
        self.r = r
        self.q2 = q2
        self.r2 = r2
        self.source = source


class PairFact:
    """A double tile, or a special hex: two symbols."""

    __slots__ = ("one", "other", "source")

    def __init__(self, one: int, other: int, source: str) -> None:
        self.one = one
        self.other = other
        self.source = source


class RingFact:
    """One space of the pentagram, clockwise from the start."""

    __slots__ = ("colour", "source")

    def __init__(self, colour: int, source: str) -> None:
        self.colour = colour
        self.source = source


class OwlFact:
    """One owl tile: its stack (as the orange spaces come) and its points; the best lies on top."""

    __slots__ = ("points", "source", "stack")

    def __init__(self, stack: int, points: int, source: str) -> None:
        self.stack = stack
        self.points = points
        self.source = source


class WandFact:
    """One space of the wand after the handle: bonus actions (dark), a scoring (silver), or nothing."""

    __slots__ = ("amount", "colour", "counts", "source", "symbol")

    def __init__(
        self, colour: int, source: str, symbol: int = NOTHING, counts: int = NOTHING, amount: int = 0
    ) -> None:
        self.colour = colour
        self.symbol = symbol
        self.counts = counts
        self.amount = amount
        self.source = source


class ScrollFact:
    """One kind of scroll: what it is about, and how much of it gives 3, 5 and 7 points.

    A double spell and a cluster prophecy have a symbol; prophecies of places name up to three types; the
    others have three numbers.
    """

    __slots__ = (
        "code",
        "copies",
        "first",
        "high",
        "kind",
        "low",
        "mid",
        "names",
        "second",
        "source",
        "symbol",
        "third",
    )

    def __init__(
        self,
        code: str,
        kind: int,
        source: str,
        copies: int = 1,
        symbol: int = NOTHING,
        first: int = NOTHING,
        second: int = NOTHING,
        third: int = NOTHING,
        low: int = 0,
        mid: int = 0,
        high: int = 0, names: Names | None = None,
    ) -> None:
        self.code = code
        self.kind = kind
        self.source = source
        self.copies = copies
        self.symbol = symbol
        self.first = first
        self.second = second
        self.third = third
        self.low = low
        self.mid = mid
        self.high = high
        self.names: Names = {} if names is None else names


# ---- the crystal ball

LOCATIONS: Final = [
    LocationFact(
        "stone",
        PLACE_STONE,
        x=500,
        y=500,
        source="RB l.196; PUB poeppelkiste",
    ),
    LocationFact(
        "t1",
        PLACE_TOWER,
        x=677,
        y=323,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "t2",
        PLACE_TOWER,
        x=677,
        y=677,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "t3",
        PLACE_TOWER,
        x=323,
        y=677,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "t4",
        PLACE_TOWER,
        x=323,
        y=323,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "f1",
        PLACE_FOREST,
        x=500,
        y=240,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "f2",
        PLACE_FOREST,
        x=760,
        y=500,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "f3",
        PLACE_FOREST,
        x=500,
        y=760,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "f4",
        PLACE_FOREST,
        x=240,
        y=500,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "c1",
        PLACE_CASTLE,
        x=668,
        y=93,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "c2",
        PLACE_CASTLE,
        x=907,
        y=668,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "c3",
        PLACE_CASTLE,
        x=332,
        y=907,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "c4",
        PLACE_CASTLE,
        x=93,
        y=332,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "v1",
        PLACE_VILLAGE,
        x=907,
        y=332,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "v2",
        PLACE_VILLAGE,
        x=668,
        y=907,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "v3",
        PLACE_VILLAGE,
        x=93,
        y=668,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
    LocationFact(
        "v4",
        PLACE_VILLAGE,
        x=332,
        y=93,
        source="PUB poeppelkiste (type and number); OWN: its place",
    ),
]
ROADS: Final = [
    RoadFact("t1", "stone", slots=3, source="OWN: the map is a design"),
    RoadFact("t1", "f1", slots=1, source="OWN: the map is a design"),
    RoadFact("t1", "f2", slots=2, source="OWN: the map is a design"),
    RoadFact("f1", "stone", slots=2, source="OWN: the map is a design"),
    RoadFact("t1", "c1", slots=1, source="OWN: the map is a design"),
    RoadFact("t1", "v1", slots=2, source="OWN: the map is a design"),
    RoadFact("c1", "v1", slots=2, source="OWN: the map is a design"),
    RoadFact("v1", "c2", slots=3, source="OWN: the map is a design"),
    RoadFact("f2", "v1", slots=1, source="OWN: the map is a design"),
    RoadFact("t2", "stone", slots=3, source="OWN: the map is a design"),
    RoadFact("t2", "f2", slots=1, source="OWN: the map is a design"),
    RoadFact("t2", "f3", slots=2, source="OWN: the map is a design"),
    RoadFact("f2", "stone", slots=2, source="OWN: the map is a design"),
    RoadFact("t2", "c2", slots=1, source="OWN: the map is a design"),
    RoadFact("t2", "v2", slots=2, source="OWN: the map is a design"),
    RoadFact("c2", "v2", slots=2, source="OWN: the map is a design"),
    RoadFact("v2", "c3", slots=3, source="OWN: the map is a design"),
    RoadFact("f3", "v2", slots=1, source="OWN: the map is a design"),
    RoadFact("t3", "stone", slots=3, source="OWN: the map is a design"),
    RoadFact("t3", "f3", slots=1, source="OWN: the map is a design"),
    RoadFact("t3", "f4", slots=2, source="OWN: the map is a design"),
    RoadFact("f3", "stone", slots=2, source="OWN: the map is a design"),
    RoadFact("t3", "c3", slots=1, source="OWN: the map is a design"),
    RoadFact("t3", "v3", slots=2, source="OWN: the map is a design"),
    RoadFact("c3", "v3", slots=2, source="OWN: the map is a design"),
    RoadFact("v3", "c4", slots=3, source="OWN: the map is a design"),
    RoadFact("f4", "v3", slots=1, source="OWN: the map is a design"),
    RoadFact("t4", "stone", slots=3, source="OWN: the map is a design"),
    RoadFact("t4", "f4", slots=1, source="OWN: the map is a design"),
    RoadFact("t4", "f1", slots=2, source="OWN: the map is a design"),
    RoadFact("f4", "stone", slots=2, source="OWN: the map is a design"),
    RoadFact("t4", "c4", slots=1, source="OWN: the map is a design"),
    RoadFact("t4", "v4", slots=2, source="OWN: the map is a design"),
    RoadFact("c4", "v4", slots=2, source="OWN: the map is a design"),
    RoadFact("v4", "c1", slots=3, source="OWN: the map is a design"),
    RoadFact("f1", "v4", slots=1, source="OWN: the map is a design"),
]

STONES: Final = [
    StoneFact(5, source="RB l.479"),
    StoneFact(3, source="RB l.198"),
    StoneFact(2, source="OWN: falls as the others do"),
    StoneFact(1, source="OWN: falls as the others do"),
]
TOKEN_KINDS: Final = [
    TokenFact(SYMBOL_ENERGY, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(SYMBOL_WITCH, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(SYMBOL_PENTAGRAM, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(SYMBOL_CRYSTAL, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(SYMBOL_WAND, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(SYMBOL_SCROLL, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(POINTS, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
]

# ---- the cauldron

PRINTED: Final = [
    CellFact(0, -3, SYMBOL_ENERGY, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(3, -3, SYMBOL_WITCH, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(3, 0, SYMBOL_PENTAGRAM, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(0, 3, SYMBOL_CRYSTAL, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(-3, 3, SYMBOL_WAND, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(-3, 0, SYMBOL_SCROLL, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
]
CRYSTAL_CELLS: Final = [
    CellFact(1, -2, NOTHING, source="RB l.31 (six marked cells); OWN: the second ring"),
    CellFact(2, -1, NOTHING, source="RB l.31 (six marked cells); OWN: the second ring"),
    CellFact(1, 1, NOTHING, source="RB l.31 (six marked cells); OWN: the second ring"),
    CellFact(-1, 2, NOTHING, source="RB l.31 (six marked cells); OWN: the second ring"),
    CellFact(-2, 1, NOTHING, source="RB l.31 (six marked cells); OWN: the second ring"),
    CellFact(-1, -1, NOTHING, source="RB l.31 (six marked cells); OWN: the second ring"),
]
BLACK_CELL: Final = CellFact(0, 0, NOTHING, source="RB l.31")
EXITS: Final = [
    ExitFact("x1", SYMBOL_CRYSTAL, 1, -3, 2, -3, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x2", SYMBOL_WAND, 3, -2, 3, -1, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x3", SYMBOL_SCROLL, 2, 1, 1, 2, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x4", SYMBOL_ENERGY, -1, 3, -2, 3, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x5", SYMBOL_WITCH, -3, 2, -3, 1, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x6", SYMBOL_PENTAGRAM, -2, -1, -1, -2, source="RB l.271, l.291 (rim and arrows); OWN: where"),
]
TILES: Final = [
    PairFact(SYMBOL_ENERGY, SYMBOL_WITCH, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_PENTAGRAM, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_CRYSTAL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_PENTAGRAM, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_CRYSTAL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_PENTAGRAM, SYMBOL_CRYSTAL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_PENTAGRAM, SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_PENTAGRAM, SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_CRYSTAL, SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_CRYSTAL, SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(SYMBOL_WAND, SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
]
HEXES: Final = [
    PairFact(SYMBOL_ENERGY, SYMBOL_WITCH, source="RB l.228"),
    PairFact(SYMBOL_ENERGY, SYMBOL_PENTAGRAM, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_CRYSTAL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_ENERGY, SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_PENTAGRAM, source="RB l.238"),
    PairFact(SYMBOL_WITCH, SYMBOL_CRYSTAL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_WITCH, SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_PENTAGRAM, SYMBOL_CRYSTAL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_PENTAGRAM, SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_PENTAGRAM, SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_CRYSTAL, SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_CRYSTAL, SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(SYMBOL_WAND, SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
]

# ---- the pentagram

RING: Final = [
    RingFact(SPACE_LIGHT, source="RB l.45 (the start); OWN: its place"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_DARK, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_ORANGE, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_DARK, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_ORANGE, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(SPACE_DARK, source="PUB gram.pl (five rewards); OWN: its place"),
]
OWLS: Final = [
    OwlFact(stack=1, points=7, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=1, points=6, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=1, points=5, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=1, points=4, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=1, points=3, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=2, points=7, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=2, points=6, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=2, points=5, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=2, points=4, source="RB l.214, l.219; PUB spielregeln.de"),
    OwlFact(stack=2, points=3, source="RB l.214, l.219; PUB spielregeln.de"),
]

# ---- the wand

WAND_SPACES: Final = [
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_DARK, symbol=SYMBOL_CRYSTAL, amount=1, source="RB l.328-332; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_SILVER, counts=CONNECTIONS_COUNT, amount=1, source="RB l.360; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_DARK, symbol=SYMBOL_ENERGY, amount=1, source="RB l.334-338; OWN: its place"),
    WandFact(SPACE_SILVER, counts=SCROLLS_COUNT, amount=1, source="RB l.362; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_SILVER, counts=CRYSTALS_COUNT, amount=1, source="RB l.364; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_SILVER, counts=WITCHES_COUNT, amount=1, source="RB l.366; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_DARK, symbol=SYMBOL_WITCH, amount=2, source="RB l.340-344; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_DARK, symbol=SYMBOL_PENTAGRAM, amount=2, source="RB l.346-350; OWN: its place"),
    WandFact(SPACE_SILVER, counts=TOKENS_COUNT, amount=1, source="RB l.368; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_DARK, symbol=SYMBOL_SCROLL, amount=3, source="RB l.352-356; OWN: its place"),
    WandFact(SPACE_LIGHT, source="OWN"),
    WandFact(SPACE_SILVER, counts=HEXES_COUNT, amount=2, source="RB l.370; OWN: its place"),
]

# ---- the scrolls

SCROLLS: Final = [
    ScrollFact(
        "doubleenergy",
        SCROLL_DOUBLE,
        copies=2,
        symbol=SYMBOL_ENERGY,
        source="RB l.394, l.533; OWN: two copies",
    ),
    ScrollFact(
        "doublewitch",
        SCROLL_DOUBLE,
        copies=2,
        symbol=SYMBOL_WITCH,
        source="RB l.394, l.533; OWN: two copies",
    ),
    ScrollFact(
        "doublepentagram",
        SCROLL_DOUBLE,
        copies=2,
        symbol=SYMBOL_PENTAGRAM,
        source="RB l.394, l.533; OWN: two copies",
    ),
    ScrollFact(
        "doublecrystal",
        SCROLL_DOUBLE,
        copies=2,
        symbol=SYMBOL_CRYSTAL,
        source="RB l.394, l.533; OWN: two copies",
    ),
    ScrollFact(
        "doublewand",
        SCROLL_DOUBLE,
        copies=2,
        symbol=SYMBOL_WAND,
        source="RB l.394, l.533; OWN: two copies",
    ),
    ScrollFact(
        "doublescroll",
        SCROLL_DOUBLE,
        copies=2,
        symbol=SYMBOL_SCROLL,
        source="RB l.394, l.533; OWN: two copies",
    ),
    ScrollFact(
        "single",
        SCROLL_SINGLE,
        copies=4,
        source="RB l.396, l.527; OWN: four copies",
    ),
    ScrollFact(
        "clusterenergy",
        PROPHECY_LARGEST_CLUSTER,
        symbol=SYMBOL_ENERGY,
        low=4,
        mid=5,
        high=6,
        source="RB l.446; OWN: one a symbol",
    ),
    ScrollFact(
        "clusterwitch",
        PROPHECY_LARGEST_CLUSTER,
        symbol=SYMBOL_WITCH,
        low=4,
        mid=5,
        high=6,
        source="RB l.446; OWN: one a symbol",
    ),
    ScrollFact(
        "clusterpentagram",
        PROPHECY_LARGEST_CLUSTER,
        symbol=SYMBOL_PENTAGRAM,
        low=4,
        mid=5,
        high=6,
        source="RB l.446; OWN: one a symbol",
    ),
    ScrollFact(
        "clustercrystal",
        PROPHECY_LARGEST_CLUSTER,
        symbol=SYMBOL_CRYSTAL,
        low=4,
        mid=5,
        high=6,
        source="RB l.446; OWN: one a symbol",
    ),
    ScrollFact(
        "clusterwand",
        PROPHECY_LARGEST_CLUSTER,
        symbol=SYMBOL_WAND,
        low=4,
        mid=5,
        high=6,
        source="RB l.446; OWN: one a symbol",
    ),
    ScrollFact(
        "clusterscroll",
        PROPHECY_LARGEST_CLUSTER,
        symbol=SYMBOL_SCROLL,
        low=4,
        mid=5,
        high=6,
        source="RB l.446; OWN: one a symbol",
    ),
    ScrollFact(
        "villages",
        PROPHECY_SAME_PLACES,
        first=PLACE_VILLAGE,
        low=1,
        mid=2,
        high=3,
        source="RB l.460; OWN: the types",
    ),
    ScrollFact(
        "forests",
        PROPHECY_SAME_PLACES,
        first=PLACE_FOREST,
        low=1,
        mid=2,
        high=3,
        source="RB l.460; OWN: the types",
    ),
    ScrollFact(
        "castles",
        PROPHECY_SAME_PLACES,
        first=PLACE_CASTLE,
        low=1,
        mid=2,
        high=3,
        source="RB l.460; OWN: the types",
    ),
    ScrollFact(
        "towers",
        PROPHECY_SAME_PLACES,
        first=PLACE_TOWER,
        low=1,
        mid=2,
        high=3,
        source="RB l.460; OWN: the types",
    ),
    ScrollFact(
        "forestfirst",
        PROPHECY_DIFFERENT_PLACES,
        first=PLACE_FOREST,
        second=PLACE_VILLAGE,
        third=PLACE_CASTLE,
        source="RB l.456; OWN: the types",
    ),
    ScrollFact(
        "villagefirst",
        PROPHECY_DIFFERENT_PLACES,
        first=PLACE_VILLAGE,
        second=PLACE_CASTLE,
        third=PLACE_FOREST,
        source="RB l.456; OWN: the types",
    ),
    ScrollFact(
        "castlefirst",
        PROPHECY_DIFFERENT_PLACES,
        first=PLACE_CASTLE,
        second=PLACE_FOREST,
        third=PLACE_VILLAGE,
        source="RB l.456; OWN: the types",
    ),
    ScrollFact(
        "towersjoined",
        PROPHECY_CONNECTED_PLACES,
        first=PLACE_TOWER,
        second=PLACE_TOWER,
        third=PLACE_FOREST,
        source="RB l.465-469; OWN: the forest comes third",
    ),
    ScrollFact(
        "villagejoined",
        PROPHECY_CONNECTED_PLACES,
        first=PLACE_VILLAGE,
        second=PLACE_CASTLE,
        third=PLACE_TOWER,
        source="RB l.465; OWN: the types",
    ),
    ScrollFact(
        "castlejoined",
        PROPHECY_CONNECTED_PLACES,
        first=PLACE_CASTLE,
        second=PLACE_FOREST,
        third=PLACE_VILLAGE,
        source="RB l.465; OWN: the types",
    ),
    ScrollFact(
        "onstone",
        PROPHECY_PLACE_ON_STONE,
        low=3,
        mid=2,
        high=1,
        source="RB l.479; OWN: one copy",
    ),
    ScrollFact(
        "witchesout",
        PROPHECY_WITCHES_OUT,
        low=5,
        mid=7,
        high=9,
        source="RB l.483; OWN: one copy",
    ),
    ScrollFact(
        "witcheslying",
        PROPHECY_WITCHES_LYING,
        low=1,
        mid=2,
        high=3,
        source="RB l.487; OWN: one copy",
    ),
    ScrollFact(
        "silvers",
        PROPHECY_SILVER_REACHED,
        low=3,
        mid=4,
        high=5,
        source="RB l.491; OWN: one copy",
    ),
    ScrollFact(
        "hexesowned",
        PROPHECY_HEXES_OWNED,
        low=2,
        mid=3,
        high=4,
        source="RB l.495; OWN: one copy",
    ),
    ScrollFact(
        "scrollsowned",
        PROPHECY_SCROLLS_OWNED,
        low=4,
        mid=5,
        high=6,
        source="RB l.499; OWN: one copy",
    ),
    ScrollFact(
        "tokensowned",
        PROPHECY_TOKENS_OWNED,
        low=4,
        mid=5,
        high=7,
        source="RB l.503; OWN: one copy",
    ),
    ScrollFact(
        "crystalsshelved",
        PROPHECY_CRYSTALS_SHELVED,
        low=3,
        mid=4,
        high=5,
        source="RB l.507; OWN: one copy",
    ),
]

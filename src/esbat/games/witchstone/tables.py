"""What is printed: the crystal ball, the cauldron, the pentagram, the wand, tiles, hexes, tokens and scrolls.

Sources: RB = rulebook line; PUB = public page; OWN = reconstructed by us (the rulebook shows it only in a
picture). The printed things of a play are those of its `Box` (`tables_box`); this file holds the rows of
ours. A pack brings other rows of the same kinds.
"""

from typing import Final, NamedTuple

from esbat.engine.box import NO_NAMES, Names
from esbat.games.witchstone import names

NOTHING: Final = -1
"""Where a row names no symbol, no place or no count."""


class LocationFact(NamedTuple):
    """One location of the crystal ball: its names, its type, where it is drawn (0 to 1000)."""

    code: str
    type: int
    x: int
    y: int
    source: str
    names: Names = NO_NAMES


class RoadFact(NamedTuple):
    """One connection between two locations, and its slots for energy."""

    one: str
    other: str
    slots: int
    source: str


class StoneFact(NamedTuple):
    """One space of the Witchstone, best first."""

    bonus: int
    source: str


class TokenFact(NamedTuple):
    """One kind of magic token: a symbol or points."""

    kind: int
    copies: int
    source: str


class CellFact(NamedTuple):
    """A cell of the cauldron with something on it from the start: a printed symbol, or NOTHING for a crystal.
    """

    q: int
    r: int
    symbol: int
    source: str


class ExitFact(NamedTuple):
    """One space on the rim: its symbol, and the two cells with an arrow to it."""

    code: str
    symbol: int
    q: int
    r: int
    q2: int
    r2: int
    source: str


class PairFact(NamedTuple):
    """A double tile, or a special hex: two symbols."""

    one: int
    other: int
    source: str


class RingFact(NamedTuple):
    """One space of the pentagram, clockwise from the start."""

    colour: int
    source: str


class OwlFact(NamedTuple):
    """One owl tile: its stack (as the orange spaces come) and its points; the best lies on top."""

    stack: int
    points: int
    source: str


class WandFact(NamedTuple):
    """One space of the wand after the handle: bonus actions (dark), a scoring (silver), or nothing."""

    colour: int
    source: str
    symbol: int = NOTHING
    counts: int = NOTHING
    amount: int = 0


class ScrollFact(NamedTuple):
    """One kind of scroll: what it is about, and how much of it gives 3, 5 and 7 points.

    A double spell and a cluster prophecy have a symbol; prophecies of places name up to three types; the
    others have three numbers.
    """

    code: str
    kind: int
    source: str
    copies: int = 1
    symbol: int = NOTHING
    first: int = NOTHING
    second: int = NOTHING
    third: int = NOTHING
    low: int = 0
    mid: int = 0
    high: int = 0
    names: Names = NO_NAMES


# ---- the crystal ball

LOCATIONS: Final = [
    LocationFact("stone", names.PLACE_STONE, x=500, y=500, source="RB l.196; PUB poeppelkiste"),
    LocationFact("t1", names.PLACE_TOWER, x=677, y=323, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("t2", names.PLACE_TOWER, x=677, y=677, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("t3", names.PLACE_TOWER, x=323, y=677, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("t4", names.PLACE_TOWER, x=323, y=323, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("f1", names.PLACE_FOREST, x=500, y=240, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("f2", names.PLACE_FOREST, x=760, y=500, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("f3", names.PLACE_FOREST, x=500, y=760, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("f4", names.PLACE_FOREST, x=240, y=500, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("c1", names.PLACE_CASTLE, x=668, y=93, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("c2", names.PLACE_CASTLE, x=907, y=668, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("c3", names.PLACE_CASTLE, x=332, y=907, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("c4", names.PLACE_CASTLE, x=93, y=332, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("v1", names.PLACE_VILLAGE, x=907, y=332, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("v2", names.PLACE_VILLAGE, x=668, y=907, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("v3", names.PLACE_VILLAGE, x=93, y=668, source="PUB poeppelkiste (type and number); OWN: its place"),
    LocationFact("v4", names.PLACE_VILLAGE, x=332, y=93, source="PUB poeppelkiste (type and number); OWN: its place"),
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
    TokenFact(names.SYMBOL_ENERGY, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(names.SYMBOL_WITCH, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(names.SYMBOL_PENTAGRAM, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(names.SYMBOL_CRYSTAL, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(names.SYMBOL_WAND, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(names.SYMBOL_SCROLL, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
    TokenFact(names.POINTS, copies=3, source="RB l.188 (the kind); OWN: 21 tokens, 7 kinds"),
]

# ---- the cauldron

PRINTED: Final = [
    CellFact(0, -3, names.SYMBOL_ENERGY, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(3, -3, names.SYMBOL_WITCH, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(3, 0, names.SYMBOL_PENTAGRAM, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(0, 3, names.SYMBOL_CRYSTAL, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(-3, 3, names.SYMBOL_WAND, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
    CellFact(-3, 0, names.SYMBOL_SCROLL, source="PUB poeppelkiste, gamersalliance (the corners); OWN: which one"),
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
    ExitFact("x1", names.SYMBOL_CRYSTAL, 1, -3, 2, -3, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x2", names.SYMBOL_WAND, 3, -2, 3, -1, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x3", names.SYMBOL_SCROLL, 2, 1, 1, 2, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x4", names.SYMBOL_ENERGY, -1, 3, -2, 3, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x5", names.SYMBOL_WITCH, -3, 2, -3, 1, source="RB l.271, l.291 (rim and arrows); OWN: where"),
    ExitFact("x6", names.SYMBOL_PENTAGRAM, -2, -1, -1, -2, source="RB l.271, l.291 (rim and arrows); OWN: where"),
]
TILES: Final = [
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_WITCH, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_PENTAGRAM, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_CRYSTAL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_PENTAGRAM, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_CRYSTAL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_PENTAGRAM, names.SYMBOL_CRYSTAL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_PENTAGRAM, names.SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_PENTAGRAM, names.SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_CRYSTAL, names.SYMBOL_WAND, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_CRYSTAL, names.SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
    PairFact(names.SYMBOL_WAND, names.SYMBOL_SCROLL, source="PUB poeppelkiste: every pair once"),
]
HEXES: Final = [
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_WITCH, source="RB l.228"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_PENTAGRAM, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_CRYSTAL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_ENERGY, names.SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_PENTAGRAM, source="RB l.238"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_CRYSTAL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_WITCH, names.SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_PENTAGRAM, names.SYMBOL_CRYSTAL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_PENTAGRAM, names.SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_PENTAGRAM, names.SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_CRYSTAL, names.SYMBOL_WAND, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_CRYSTAL, names.SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
    PairFact(names.SYMBOL_WAND, names.SYMBOL_SCROLL, source="OWN: fifteen hexes, so every pair once"),
]

# ---- the pentagram

RING: Final = [
    RingFact(names.SPACE_LIGHT, source="RB l.45 (the start); OWN: its place"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_DARK, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_ORANGE, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_DARK, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_ORANGE, source="PUB gram.pl (five rewards); OWN: its place"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_LIGHT, source="OWN: three spaces a point of the star"),
    RingFact(names.SPACE_DARK, source="PUB gram.pl (five rewards); OWN: its place"),
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
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_DARK, symbol=names.SYMBOL_CRYSTAL, amount=1, source="RB l.328-332; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_SILVER, counts=names.CONNECTIONS_COUNT, amount=1, source="RB l.360; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_DARK, symbol=names.SYMBOL_ENERGY, amount=1, source="RB l.334-338; OWN: its place"),
    WandFact(names.SPACE_SILVER, counts=names.SCROLLS_COUNT, amount=1, source="RB l.362; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_SILVER, counts=names.CRYSTALS_COUNT, amount=1, source="RB l.364; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_SILVER, counts=names.WITCHES_COUNT, amount=1, source="RB l.366; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_DARK, symbol=names.SYMBOL_WITCH, amount=2, source="RB l.340-344; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_DARK, symbol=names.SYMBOL_PENTAGRAM, amount=2, source="RB l.346-350; OWN: its place"),
    WandFact(names.SPACE_SILVER, counts=names.TOKENS_COUNT, amount=1, source="RB l.368; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_DARK, symbol=names.SYMBOL_SCROLL, amount=3, source="RB l.352-356; OWN: its place"),
    WandFact(names.SPACE_LIGHT, source="OWN"),
    WandFact(names.SPACE_SILVER, counts=names.HEXES_COUNT, amount=2, source="RB l.370; OWN: its place"),
]

# ---- the scrolls

SCROLLS: Final = [
    ScrollFact("doubleenergy", names.SCROLL_DOUBLE, copies=2, symbol=names.SYMBOL_ENERGY, source="RB l.394, l.533; OWN: two copies"),
    ScrollFact("doublewitch", names.SCROLL_DOUBLE, copies=2, symbol=names.SYMBOL_WITCH, source="RB l.394, l.533; OWN: two copies"),
    ScrollFact("doublepentagram", names.SCROLL_DOUBLE, copies=2, symbol=names.SYMBOL_PENTAGRAM, source="RB l.394, l.533; OWN: two copies"),
    ScrollFact("doublecrystal", names.SCROLL_DOUBLE, copies=2, symbol=names.SYMBOL_CRYSTAL, source="RB l.394, l.533; OWN: two copies"),
    ScrollFact("doublewand", names.SCROLL_DOUBLE, copies=2, symbol=names.SYMBOL_WAND, source="RB l.394, l.533; OWN: two copies"),
    ScrollFact("doublescroll", names.SCROLL_DOUBLE, copies=2, symbol=names.SYMBOL_SCROLL, source="RB l.394, l.533; OWN: two copies"),
    ScrollFact("single", names.SCROLL_SINGLE, copies=4, source="RB l.396, l.527; OWN: four copies"),
    ScrollFact("clusterenergy", names.PROPHECY_LARGEST_CLUSTER, symbol=names.SYMBOL_ENERGY, low=4, mid=5, high=6, source="RB l.446; OWN: one a symbol"),
    ScrollFact("clusterwitch", names.PROPHECY_LARGEST_CLUSTER, symbol=names.SYMBOL_WITCH, low=4, mid=5, high=6, source="RB l.446; OWN: one a symbol"),
    ScrollFact("clusterpentagram", names.PROPHECY_LARGEST_CLUSTER, symbol=names.SYMBOL_PENTAGRAM, low=4, mid=5, high=6, source="RB l.446; OWN: one a symbol"),
    ScrollFact("clustercrystal", names.PROPHECY_LARGEST_CLUSTER, symbol=names.SYMBOL_CRYSTAL, low=4, mid=5, high=6, source="RB l.446; OWN: one a symbol"),
    ScrollFact("clusterwand", names.PROPHECY_LARGEST_CLUSTER, symbol=names.SYMBOL_WAND, low=4, mid=5, high=6, source="RB l.446; OWN: one a symbol"),
    ScrollFact("clusterscroll", names.PROPHECY_LARGEST_CLUSTER, symbol=names.SYMBOL_SCROLL, low=4, mid=5, high=6, source="RB l.446; OWN: one a symbol"),
    ScrollFact("villages", names.PROPHECY_SAME_PLACES, first=names.PLACE_VILLAGE, low=1, mid=2, high=3, source="RB l.460; OWN: the types"),
    ScrollFact("forests", names.PROPHECY_SAME_PLACES, first=names.PLACE_FOREST, low=1, mid=2, high=3, source="RB l.460; OWN: the types"),
    ScrollFact("castles", names.PROPHECY_SAME_PLACES, first=names.PLACE_CASTLE, low=1, mid=2, high=3, source="RB l.460; OWN: the types"),
    ScrollFact("towers", names.PROPHECY_SAME_PLACES, first=names.PLACE_TOWER, low=1, mid=2, high=3, source="RB l.460; OWN: the types"),
    ScrollFact("forestfirst", names.PROPHECY_DIFFERENT_PLACES, first=names.PLACE_FOREST, second=names.PLACE_VILLAGE, third=names.PLACE_CASTLE, source="RB l.456; OWN: the types"),
    ScrollFact("villagefirst", names.PROPHECY_DIFFERENT_PLACES, first=names.PLACE_VILLAGE, second=names.PLACE_CASTLE, third=names.PLACE_FOREST, source="RB l.456; OWN: the types"),
    ScrollFact("castlefirst", names.PROPHECY_DIFFERENT_PLACES, first=names.PLACE_CASTLE, second=names.PLACE_FOREST, third=names.PLACE_VILLAGE, source="RB l.456; OWN: the types"),
    ScrollFact("towersjoined", names.PROPHECY_CONNECTED_PLACES, first=names.PLACE_TOWER, second=names.PLACE_TOWER, third=names.PLACE_FOREST, source="RB l.465-469; OWN: the forest comes third"),
    ScrollFact("villagejoined", names.PROPHECY_CONNECTED_PLACES, first=names.PLACE_VILLAGE, second=names.PLACE_CASTLE, third=names.PLACE_TOWER, source="RB l.465; OWN: the types"),
    ScrollFact("castlejoined", names.PROPHECY_CONNECTED_PLACES, first=names.PLACE_CASTLE, second=names.PLACE_FOREST, third=names.PLACE_VILLAGE, source="RB l.465; OWN: the types"),
    ScrollFact("onstone", names.PROPHECY_PLACE_ON_STONE, low=3, mid=2, high=1, source="RB l.479; OWN: one copy"),
    ScrollFact("witchesout", names.PROPHECY_WITCHES_OUT, low=5, mid=7, high=9, source="RB l.483; OWN: one copy"),
    ScrollFact("witcheslying", names.PROPHECY_WITCHES_LYING, low=1, mid=2, high=3, source="RB l.487; OWN: one copy"),
    ScrollFact("silvers", names.PROPHECY_SILVER_REACHED, low=3, mid=4, high=5, source="RB l.491; OWN: one copy"),
    ScrollFact("hexesowned", names.PROPHECY_HEXES_OWNED, low=2, mid=3, high=4, source="RB l.495; OWN: one copy"),
    ScrollFact("scrollsowned", names.PROPHECY_SCROLLS_OWNED, low=4, mid=5, high=6, source="RB l.499; OWN: one copy"),
    ScrollFact("tokensowned", names.PROPHECY_TOKENS_OWNED, low=4, mid=5, high=7, source="RB l.503; OWN: one copy"),
    ScrollFact("crystalsshelved", names.PROPHECY_CRYSTALS_SHELVED, low=3, mid=4, high=5, source="RB l.507; OWN: one copy"),
]

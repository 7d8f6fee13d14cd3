"""The printed things of a play, put together, and what the rulebook prints as text."""

from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.witchstone.names import SCROLL_DOUBLE, SCROLL_SINGLE, SPACE_SILVER
from esbat.games.witchstone.tables import (
    BLACK_CELL,
    CRYSTAL_CELLS,
    EXITS,
    HEXES,
    LOCATIONS,
    OWLS,
    PRINTED,
    RING,
    ROADS,
    SCROLLS,
    STONES,
    TILES,
    TOKEN_KINDS,
    WAND_SPACES,
    ScrollFact,
)
from esbat.games.witchstone.tables_pieces import Pentagram, Printed, members

# ---- what the rulebook prints as text; a pack does not change these

TILES_EACH: Final = 15  # WST-010, RB l.29
ENERGY_EACH: Final[i64] = 20  # WST-010, RB l.29
SMALL_WITCHES: Final[i64] = 11  # WST-010, RB l.29
CRYSTALS_EACH: Final[i64] = 6  # WST-010, RB l.29
TURNS_EACH: Final[i64] = 11  # WST-037, RB l.74
OPEN_TILES: Final[i64] = 5  # WST-014, RB l.37
PUT_BACK: Final[i64] = 4  # WST-226, RB l.543
TOWERS: Final = 4  # WST-019, RB l.50
SHOWN_SCROLLS: Final[i64] = 6  # WST-005, RB l.388
ROAD_POINTS: Final = vec[i64]([0, 1, 3, 6])
"""WST-058, WST-059, WST-060. Points of a connection by its slots (RB l.117-119)."""
TOWER_POINTS: Final[i64] = 2  # WST-022, RB l.58
WITCH_POINTS: Final[i64] = 2  # WST-076, RB l.188
TOKEN_POINTS: Final[i64] = 3  # WST-078, RB l.188
BLACK_ADDS: Final[i64] = 2  # WST-132, WST-133, WST-134, RB l.284
SHELF_ACTIONS: Final[i64] = 2  # WST-125, RB l.273
HEX_ACTIONS: Final[i64] = 2  # WST-104, RB l.224
EMPTY_ACTIONS: Final[i64] = 2  # WST-102, RB l.245
EMPTY_OWL: Final[i64] = 2  # WST-101, RB l.243
DOUBLE_ADDS: Final[i64] = 2  # WST-187, RB l.394
SINGLE_ADDS: Final[i64] = 1  # WST-189, RB l.396
SPELL_POINTS: Final[i64] = 2  # WST-193, RB l.402
KEPT_TOKEN: Final[i64] = 2  # WST-218, RB l.431
UNMET: Final[i64] = 1  # WST-194, RB l.408
LEVEL_POINTS: Final = vec[i64]([1, 3, 5, 7])
"""WST-194. A prophecy not met, met a little, well, perfectly (RB l.408-414)."""
UPPER_ROOM: Final = vec[i64]([0, 0, 4, 5, 6])
"""WST-140. Vials of each upper shelf, by seats (RB l.297)."""
LOWEST_ROOM: Final = vec[i64]([0, 0, 4, 5, 5])
"""WST-141. Vials of the lowest shelf, by seats (RB l.297)."""

MOST_LOCATIONS: Final = 20
MOST_ROADS: Final = 60


@final
@mypyc_attr(acyclic=True)
class Box(Pentagram):
    """WST-001, WST-234, WST-235. The printed things of a play. Never written to once made.

    Sets of locations, roads, tiles, hexes, scrolls and cells are numbers whose bits stand for members.
    """

    __slots__ = (
        "all_scrolls", "double_spells", "kind_of", "last_space", "of_kind", "scroll_codes", "scroll_count",
        "scroll_first", "scroll_high", "scroll_low", "scroll_mid", "scroll_second", "scroll_symbol",
        "scroll_third", "scroll_type", "scrolls", "silver_up_to", "single_spells", "spells", "spells_for",
        "wand_amount", "wand_colour", "wand_counts", "wand_spaces", "wand_symbol",
    )  # fmt: skip

    def __init__(self, rows: Printed) -> None:
        super().__init__(rows)
        wand_spaces = self.wand_spaces = rows.wand_spaces
        scrolls = self.scrolls = rows.scrolls
        # the wand: the handle comes first
        self.wand_colour = vec[i64]([0] + [space.colour for space in wand_spaces])
        self.wand_symbol = vec[i64]([-1] + [space.symbol for space in wand_spaces])
        self.wand_counts = vec[i64]([-1] + [space.counts for space in wand_spaces])
        self.wand_amount = vec[i64]([0] + [space.amount for space in wand_spaces])
        self.last_space: i64 = len(wand_spaces)
        silver = 0
        reached = [0]
        for space in wand_spaces:
            silver += 1 if space.colour == SPACE_SILVER else 0
            reached.append(silver)
        self.silver_up_to = vec[i64](reached)
        # the scrolls: each copy has a number, copies of a kind follow one another
        kinds: list[int] = []
        for kind, scroll in enumerate(scrolls):
            kinds += [kind] * scroll.copies
        self.kind_of = vec[i64](kinds)
        self.scroll_count: i64 = len(kinds)
        self.all_scrolls: i64 = 2 ** len(kinds) - 1
        self.of_kind = vec[i64]([members(kinds, kind) for kind in range(len(scrolls))])
        self.scroll_codes = [scroll.code for scroll in scrolls]
        self.scroll_type = vec[i64]([scroll.kind for scroll in scrolls])
        self.scroll_symbol = vec[i64]([scroll.symbol for scroll in scrolls])
        self.scroll_first = vec[i64]([scroll.first for scroll in scrolls])
        self.scroll_second = vec[i64]([scroll.second for scroll in scrolls])
        self.scroll_third = vec[i64]([scroll.third for scroll in scrolls])
        self.scroll_low = vec[i64]([scroll.low for scroll in scrolls])
        self.scroll_mid = vec[i64]([scroll.mid for scroll in scrolls])
        self.scroll_high = vec[i64]([scroll.high for scroll in scrolls])
        self.single_spells: i64 = spells_of(scrolls, kinds, int(SCROLL_SINGLE), -1)
        spells = [spells_of(scrolls, kinds, int(SCROLL_DOUBLE), symbol) for symbol in range(6)]
        self.double_spells: i64 = sum(spells)
        spells.append(int(self.single_spells))
        self.spells_for = vec[i64](spells)
        self.spells: i64 = self.double_spells | self.single_spells


def spells_of(scrolls: list[ScrollFact], kinds: list[int], kind: int, symbol: int) -> int:
    """The set of spells of a kind and symbol."""
    return sum(
        2**number
        for number, its in enumerate(kinds)
        if scrolls[its].kind == kind and scrolls[its].symbol == symbol
    )


STANDARD: Final = Box(
    Printed(
        LOCATIONS,
        ROADS,
        STONES,
        TOKEN_KINDS,
        PRINTED,
        CRYSTAL_CELLS,
        BLACK_CELL,
        EXITS,
        TILES,
        HEXES,
        RING,
        OWLS,
        WAND_SPACES,
        SCROLLS,
    )
)

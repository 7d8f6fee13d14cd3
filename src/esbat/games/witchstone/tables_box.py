"""The printed things of a play as numbers the rules can read quickly, and what the rulebook prints as text.

A cell of the cauldron is the number (q + 3) + 8 * (r + 3): neighbours differ by 1, 7 or 8, and a set of
cells is the bits of one number.
"""

from typing import Final, final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.witchstone.names import (
    PLACE_STONE,
    PLACE_TOWER,
    SCROLL_DOUBLE,
    SCROLL_SINGLE,
    SPACE_DARK,
    SPACE_ORANGE,
    SPACE_SILVER,
    SYMBOLS,
)
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
    CellFact,
    ExitFact,
    LocationFact,
    OwlFact,
    PairFact,
    RingFact,
    RoadFact,
    ScrollFact,
    StoneFact,
    TokenFact,
    WandFact,
)

# ---- the grid of the cauldron: a hexagon of side 4, 37 cells (OWN; the size follows from RB l.278)

CELL_ROOM: Final[i64] = 56
EDGE: Final = 3


def cell_at(q: int, r: int) -> int:
    """The number of a cell."""
    return (q + EDGE) + 8 * (r + EDGE)


def is_cell(q: int, r: int) -> bool:
    """Does the hexagon have this cell?"""
    return max(abs(q), abs(r), abs(q + r)) <= EDGE


def column_of(cell: int) -> int:
    return cell % 8 - EDGE


def row_of(cell: int) -> int:
    return cell // 8 - EDGE


GRID: Final = [cell_at(q, r) for r in range(-EDGE, EDGE + 1) for q in range(-EDGE, EDGE + 1) if is_cell(q, r)]
ALL_CELLS: Final[i64] = sum(2**cell for cell in GRID)


def around(cells: i64) -> i64:
    """All neighbours of a set of cells, members of it among them where they touch one another."""
    return (
        (cells << 1) | (cells >> 1) | (cells << 7) | (cells >> 7) | (cells << 8) | (cells >> 8)
    ) & ALL_CELLS


def cell_text(cell: int) -> str:
    """A cell as it is written: `-3,2`."""
    return f"{column_of(cell)},{row_of(cell)}"


CELL_TEXTS: Final = [cell_text(cell) for cell in range(CELL_ROOM)]

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
class Box:
    """WST-001, WST-234, WST-235. The printed things of a play. Never written to once made.

    Sets of locations, roads, tiles, hexes, scrolls and cells are numbers whose bits stand for members.
    """

    __slots__ = (
        "all_hexes",
        "all_scrolls",
        "all_tiles",
        "arrows",
        "black",
        "black_start",
        "crystal_cells",
        "crystal_starts",
        "double_spells",
        "ends",
        "exit_codes",
        "exit_of",
        "exit_symbol",
        "exits",
        "hex_codes",
        "hex_one",
        "hex_other",
        "hexes",
        "kind_of",
        "last_space",
        "location_codes",
        "location_count",
        "locations",
        "of_kind",
        "of_type",
        "owl_points",
        "owl_top",
        "owls",
        "printed",
        "printed_cells",
        "printed_symbols",
        "ring",
        "ring_colour",
        "ring_length",
        "ring_stack",
        "road_codes",
        "road_count",
        "roads",
        "roads_at",
        "scroll_codes",
        "scroll_count",
        "scroll_first",
        "scroll_high",
        "scroll_low",
        "scroll_mid",
        "scroll_second",
        "scroll_symbol",
        "scroll_third",
        "scroll_type",
        "scrolls",
        "silver_up_to",
        "single_spells",
        "slots",
        "spells",
        "spells_for",
        "stacks",
        "stone",
        "stone_bonus",
        "stones",
        "tile_codes",
        "tile_one",
        "tile_other",
        "tiles",
        "token_kinds",
        "towers",
        "type_of",
        "wand_amount",
        "wand_colour",
        "wand_counts",
        "wand_spaces",
        "wand_symbol",
    )

    def __init__(
        self,
        locations: list[LocationFact],
        roads: list[RoadFact],
        stones: list[StoneFact],
        token_kinds: list[TokenFact],
        printed: list[CellFact],
        crystal_cells: list[CellFact],
        black: CellFact,
        exits: list[ExitFact],
        tiles: list[PairFact],
        hexes: list[PairFact],
        ring: list[RingFact],
        owls: list[OwlFact],
        wand_spaces: list[WandFact],
        scrolls: list[ScrollFact],
    ) -> None:
        self.locations = locations
        self.roads = roads
        self.stones = stones
        self.token_kinds = token_kinds
        self.printed = printed
        self.crystal_cells = crystal_cells
        self.black = black
        self.exits = exits
        self.tiles = tiles
        self.hexes = hexes
        self.ring = ring
        self.owls = owls
        self.wand_spaces = wand_spaces
        self.scrolls = scrolls
        # the crystal ball
        self.location_codes = [location.code for location in locations]
        self.location_count: i64 = len(locations)
        types = [location.type for location in locations]
        self.type_of = vec[i64](types)
        self.of_type = vec[i64]([members(types, type) for type in range(5)])
        self.stone: i64 = types.index(int(PLACE_STONE))
        self.towers: i64 = members(types, int(PLACE_TOWER))
        self.stone_bonus = vec[i64]([stone.bonus for stone in stones])
        self.road_codes = [f"{road.one}-{road.other}" for road in roads]
        self.road_count: i64 = len(roads)
        self.slots = vec[i64]([road.slots for road in roads])
        ends: list[int] = []
        at = [0 for location in locations]
        for number, road in enumerate(roads):
            one = self.location_codes.index(road.one)
            other = self.location_codes.index(road.other)
            ends += [one, other]
            at[one] += 2**number
            at[other] += 2**number
        self.ends = vec[i64](ends)
        self.roads_at = vec[i64](at)
        # the cauldron
        self.printed_cells: i64 = cells_of(printed)
        self.printed_symbols = vec[i64](
            [cells_of([cell for cell in printed if cell.symbol == symbol]) for symbol in range(6)]
        )
        self.crystal_starts: i64 = cells_of(crystal_cells)
        self.black_start: i64 = cells_of([black])
        self.exit_codes = [exit.code for exit in exits]
        self.exit_symbol = vec[i64]([exit.symbol for exit in exits])
        leads = [-1] * int(CELL_ROOM)
        for number, exit in enumerate(exits):
            leads[cell_at(exit.q, exit.r)] = number
            leads[cell_at(exit.q2, exit.r2)] = number
        self.exit_of = vec[i64](leads)
        self.arrows: i64 = sum(2**cell for cell, exit in enumerate(leads) if exit >= 0)
        self.tile_one = vec[i64]([tile.one for tile in tiles])
        self.tile_other = vec[i64]([tile.other for tile in tiles])
        self.tile_codes = [pair_code(tile) for tile in tiles]
        self.all_tiles: i64 = 2 ** len(tiles) - 1
        self.hex_one = vec[i64]([tile.one for tile in hexes])
        self.hex_other = vec[i64]([tile.other for tile in hexes])
        self.hex_codes = [pair_code(tile) for tile in hexes]
        self.all_hexes: i64 = 2 ** len(hexes) - 1
        # the pentagram: owl tiles are numbered stack by stack, the best first
        colours = [space.colour for space in ring]
        self.ring_colour = vec[i64](colours)
        self.ring_length: i64 = len(ring)
        stacks = [-1 for space in ring]
        self.stacks: i64 = 0
        for number, colour in enumerate(colours):
            if colour == SPACE_ORANGE:
                stacks[number] = int(self.stacks)
                self.stacks += 1
        self.ring_stack = vec[i64](stacks)
        points: list[int] = []
        tops = [0]
        for stack in range(self.stacks):
            points += sorted([owl.points for owl in owls if owl.stack == stack + 1], reverse=True)
            tops.append(len(points))
        self.owl_points = vec[i64](points)
        self.owl_top = vec[i64](tops)
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

    def token_total(self) -> int:
        return sum(kind.copies for kind in self.token_kinds)

    def bag_of_tokens(self) -> list[int]:
        """WST-006. All magic tokens, each as its kind."""
        found: list[int] = []
        for kind in self.token_kinds:
            found += [kind.kind] * kind.copies
        return found

    def dark_spaces(self) -> int:
        return sum(1 for space in self.ring if space.colour == SPACE_DARK)


def members(belongs: list[int], group: int) -> int:
    """The set of those that belong to a group."""
    return sum(2**number for number, its in enumerate(belongs) if its == group)


def cells_of(cells: list[CellFact]) -> int:
    """The set of these cells."""
    return sum(2 ** cell_at(cell.q, cell.r) for cell in cells)


def pair_code(pair: PairFact) -> str:
    """A tile or hex as it is written: `energy-witch`."""
    return f"{SYMBOLS[pair.one]}-{SYMBOLS[pair.other]}"


def spells_of(scrolls: list[ScrollFact], kinds: list[int], kind: int, symbol: int) -> int:
    """The set of spells of a kind and symbol."""
    return sum(
        2**number
        for number, its in enumerate(kinds)
        if scrolls[its].kind == kind and scrolls[its].symbol == symbol
    )


STANDARD: Final = Box(
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

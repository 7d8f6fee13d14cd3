"""What lies in a box, piece by piece, as numbers the rules read quickly: `tables_box` puts them together."""

from typing import NamedTuple

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.games.witchstone import tables
from esbat.games.witchstone.names import PLACE_STONE, PLACE_TOWER, SPACE_DARK, SPACE_ORANGE, SYMBOLS
from esbat.games.witchstone.tables_grid import CELL_ROOM, cell_at


class Printed(NamedTuple):
    """The rows of a box, ours or a pack's."""

    locations: list[tables.LocationFact]
    roads: list[tables.RoadFact]
    stones: list[tables.StoneFact]
    token_kinds: list[tables.TokenFact]
    printed: list[tables.CellFact]
    crystal_cells: list[tables.CellFact]
    black: tables.CellFact
    exits: list[tables.ExitFact]
    tiles: list[tables.PairFact]
    hexes: list[tables.PairFact]
    ring: list[tables.RingFact]
    owls: list[tables.OwlFact]
    wand_spaces: list[tables.WandFact]
    scrolls: list[tables.ScrollFact]


@mypyc_attr(acyclic=True)
class CrystalBall:
    """Locations, the roads between them, and magic tokens."""

    __slots__ = (
        "ends", "location_codes", "location_count", "locations", "of_type", "road_codes", "road_count",
        "roads", "roads_at", "slots", "stone", "stone_bonus", "stones", "token_kinds", "towers", "type_of",
    )  # fmt: skip

    def __init__(self, rows: Printed) -> None:
        locations = self.locations = rows.locations
        roads = self.roads = rows.roads
        stones = self.stones = rows.stones
        self.token_kinds = rows.token_kinds
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

    def token_total(self) -> int:
        return sum(kind.copies for kind in self.token_kinds)

    def bag_of_tokens(self) -> list[int]:
        """WST-006. All magic tokens, each as its kind."""
        found: list[int] = []
        for kind in self.token_kinds:
            found += [kind.kind] * kind.copies
        return found


@mypyc_attr(acyclic=True)
class Cauldron(CrystalBall):
    """Cells with what is printed on them, exits, tiles and hexes."""

    __slots__ = (
        "all_hexes", "all_tiles", "arrows", "black", "black_start", "crystal_cells", "crystal_starts",
        "exit_codes", "exit_of", "exit_symbol", "exits", "hex_codes", "hex_one", "hex_other", "hexes",
        "printed", "printed_cells", "printed_symbols", "tile_codes", "tile_one", "tile_other", "tiles",
    )  # fmt: skip

    def __init__(self, rows: Printed) -> None:
        super().__init__(rows)
        printed = self.printed = rows.printed
        crystal_cells = self.crystal_cells = rows.crystal_cells
        black = self.black = rows.black
        exits = self.exits = rows.exits
        tiles = self.tiles = rows.tiles
        hexes = self.hexes = rows.hexes
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


@mypyc_attr(acyclic=True)
class Pentagram(Cauldron):
    """The ring of spaces and the owls at it."""

    __slots__ = (
        "owl_points", "owl_top", "owls", "ring", "ring_colour", "ring_length", "ring_stack", "stacks",
    )  # fmt: skip

    def __init__(self, rows: Printed) -> None:
        super().__init__(rows)
        ring = self.ring = rows.ring
        owls = self.owls = rows.owls
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

    def dark_spaces(self) -> int:
        return sum(1 for space in self.ring if space.colour == SPACE_DARK)


def members(belongs: list[int], group: int) -> int:
    """The set of those that belong to a group."""
    return sum(2**number for number, its in enumerate(belongs) if its == group)


def cells_of(cells: list[tables.CellFact]) -> int:
    """The set of these cells."""
    return sum(2 ** cell_at(cell.q, cell.r) for cell in cells)


def pair_code(pair: tables.PairFact) -> str:
    """A tile or hex as it is written: `energy-witch`."""
    return f"{SYMBOLS[pair.one]}-{SYMBOLS[pair.other]}"

"""Everything remembered between two moves; data, no rule.

What belongs to a seat lies in one vector, four numbers a field: `own[LYING + seat]` is how many witches of
a seat lie by its tower. Sets (tiles, hexes, scrolls, locations, roads, cells) are the bits of a number.
"""

from typing import Final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ROW
from esbat.games.witchstone.names import EARNINGS
from esbat.games.witchstone.state_fields import Fields
from esbat.games.witchstone.tables_box import MOST_LOCATIONS
from esbat.games.witchstone.tables_grid import CELL_ROOM

SCORE: Final[i64] = 0
HAND: Final[i64] = 4  # set of tiles behind the screen
UNDRAWN: Final[i64] = 8  # set of tiles nobody has seen: the reserve, and what a handicap put back
DRAWS: Final[i64] = 12  # how many of them will still be drawn
TURNS: Final[i64] = 16  # turns begun
MY_TOWER: Final[i64] = 20  # WST-214: where the large witch stands, -1 before the choice
SUPPLY: Final[i64] = 24  # energy not laid yet
OPEN_ROAD: Final[i64] = 28  # the connection begun and not completed, -1 for none
COMPLETED: Final[i64] = 32  # set of roads
LINKED: Final[i64] = 36  # set of locations that own roads join to the own tower, itself among them
REACH: Final[i64] = 40  # set of roads that touch one of those
RESERVE: Final[i64] = 44  # small witches not in play yet
LYING: Final[i64] = 48  # … lying by the own tower
STANDING: Final[i64] = 52  # set of locations where one of them stands
STONE_PLACE: Final[i64] = 56  # 0 for the best space of the Witchstone, -1 for none
RING: Final[i64] = 60  # where the owl is on the pentagram
AHEAD: Final[i64] = 64  # … on the wand
ARRIVAL: Final[i64] = 68  # the how-manieth wand movement brought it there: lower is lower in the pile
OWLS: Final[i64] = 72  # set of owl tiles
TOKENS: Final[i64] = 76  # how many
HEXES: Final[i64] = 80  # set of those used once; the others lie in the cauldron
FIXED: Final[i64] = 84  # set of those in the cauldron
SCROLLS: Final[i64] = 88  # set of prophecies and unused spells
SPENT: Final[i64] = 92  # set of used spells
COVERED: Final[i64] = 96  # set of cells with a printed symbol, a tile or a hex
CRYSTALS: Final[i64] = 100  # set of cells with a crystal of the own colour
BLACK: Final[i64] = 104  # the cell of the black crystal as a set, 0 once it is gone
SHELVED: Final[i64] = 108  # crystals of the own colour on the shelves
BLACK_SHELF: Final[i64] = 112  # the shelf of the black crystal, -1 for none
SPOILED: Final[i64] = 116  # crystals lifted out for points
BESIDE: Final[i64] = 120  # crystals that found both shelves full
LEVEL: Final[i64] = 124  # the handicap, 0 for none
GONE: Final[i64] = 128  # set of tiles that were laid or have left the play
SHOWN: Final[i64] = 132  # six fields: the cells that show each symbol
EARNED: Final[i64] = 156  # twelve fields: points by what they were for
OWN_ROOM: Final = 156 + 4 * len(EARNINGS)

NO_TILE: Final[i64] = 0
FIRST_HEX: Final[i64] = 100
"""A cell holds 1 + 2 * tile + half, or 100 + hex, or nothing."""

# Tokens owed: those of witches, of crystals, and of the black crystal, six symbols each.
OWED_BY_WITCHES: Final[i64] = 0
OWED_BY_CRYSTALS: Final[i64] = 6
OWED_BY_BLACK: Final[i64] = 12


@mypyc_attr(acyclic=True)
class Board(Fields):
    """The table: the crystal ball, four cauldrons, pentagram, wand, shelves, scrolls, and what is owed."""

    __slots__ = ()

    def push(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """WST-049. Bonuses nest as deep as a box lets them: the stack grows when it is full."""
        self.make_room()
        super().push(kind, seats, a, b, c, d)

    def make_room(self) -> None:
        """See to it that one more row fits."""
        if (self.depth + 1) * ROW > len(self.stack):
            longer: list[int] = []
            for number in self.stack:
                longer.append(number)
            self.stack = vec[i64](longer + [0] * len(longer))


LAID_ROOM: Final[i64] = CELL_ROOM
LINKS_ROOM: Final[i64] = MOST_LOCATIONS
SHELF_ROOM: Final[i64] = 7

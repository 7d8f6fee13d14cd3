"""The game's words as numbers, and what the table may decide."""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.options import NO_YES, OptionFact

# The six symbols, which are also the six types of action.
SYMBOL_ENERGY: Final[i64] = 0
SYMBOL_WITCH: Final[i64] = 1
SYMBOL_PENTAGRAM: Final[i64] = 2
SYMBOL_CRYSTAL: Final[i64] = 3
SYMBOL_WAND: Final[i64] = 4
SYMBOL_SCROLL: Final[i64] = 5
SIX: Final[i64] = 6

# A magic token shows a symbol, or points.
POINTS: Final[i64] = 6
LOWEST_SHELF: Final[i64] = 6
SINGLE_SPELL: Final[i64] = 6

# Types of location.
PLACE_STONE: Final[i64] = 0
PLACE_TOWER: Final[i64] = 1
PLACE_VILLAGE: Final[i64] = 2
PLACE_FOREST: Final[i64] = 3
PLACE_CASTLE: Final[i64] = 4

# Spaces of the pentagram.
SPACE_LIGHT: Final[i64] = 0
SPACE_DARK: Final[i64] = 1
SPACE_ORANGE: Final[i64] = 2

# Spaces of the wand, and what its silver spaces count.
SPACE_SILVER: Final[i64] = 2
CONNECTIONS_COUNT: Final[i64] = 0
SCROLLS_COUNT: Final[i64] = 1
CRYSTALS_COUNT: Final[i64] = 2
WITCHES_COUNT: Final[i64] = 3
TOKENS_COUNT: Final[i64] = 4
HEXES_COUNT: Final[i64] = 5

# Kinds of scroll: two kinds of spell, then the prophecies.
SCROLL_DOUBLE: Final[i64] = 0
SCROLL_SINGLE: Final[i64] = 1
PROPHECY_LARGEST_CLUSTER: Final[i64] = 2
PROPHECY_SAME_PLACES: Final[i64] = 3
PROPHECY_DIFFERENT_PLACES: Final[i64] = 4
PROPHECY_CONNECTED_PLACES: Final[i64] = 5
PROPHECY_PLACE_ON_STONE: Final[i64] = 6
PROPHECY_WITCHES_OUT: Final[i64] = 7
PROPHECY_WITCHES_LYING: Final[i64] = 8
PROPHECY_SILVER_REACHED: Final[i64] = 9
PROPHECY_HEXES_OWNED: Final[i64] = 10
PROPHECY_SCROLLS_OWNED: Final[i64] = 11
PROPHECY_TOKENS_OWNED: Final[i64] = 12
PROPHECY_CRYSTALS_SHELVED: Final[i64] = 13

# Where a batch of actions comes from.
FROM_TILE: Final[i64] = 0
FROM_TOKEN: Final[i64] = 1
FROM_HEX: Final[i64] = 2
FROM_SHELF: Final[i64] = 3
FROM_WAND: Final[i64] = 4
FROM_EMPTY_SPACE: Final[i64] = 5
FROM_TOWER: Final[i64] = 6

# What points are for; the first eight come during the play, the others at its end.
FOR_TOWER: Final[i64] = 0
FOR_CONNECTION: Final[i64] = 1
FOR_WITCH: Final[i64] = 2
FOR_STONE: Final[i64] = 3
FOR_TOKEN: Final[i64] = 4
FOR_RING: Final[i64] = 5
FOR_WAND: Final[i64] = 6
FOR_SPOILED: Final[i64] = 7
FOR_OWLS: Final[i64] = 8
FOR_TOKENS: Final[i64] = 9
FOR_SPELLS: Final[i64] = 10
FOR_PROPHECIES: Final[i64] = 11

# Kinds of question …
ASK_TOWER: Final[i64] = 1
ASK_TILE: Final[i64] = 2
ASK_CELL: Final[i64] = 3
ASK_NEIGHBOUR: Final[i64] = 4
ASK_ORDER: Final[i64] = 5
ASK_ACT: Final[i64] = 6
ASK_RUN: Final[i64] = 7
ASK_TOKEN: Final[i64] = 8
ASK_PLACE_HEX: Final[i64] = 9
ASK_WISH: Final[i64] = 10
# … and steps that need no choice.
STEP_SET_UP_NEXT: Final[i64] = 11
STEP_SECOND: Final[i64] = 12
STEP_CROSS: Final[i64] = 13
STEP_TURN_OVER: Final[i64] = 14

# What the numbers of a row mean, by its kind. None is called like a fact of the view that reads otherwise
# (`symbol`, `source`, `tile`, `hex`): a question speaks of both.
#
# A cell, its neighbour and the order are asked about one tile that is being laid: the same row, one number
# longer each time.
LAYING_PICKED: Final[i64] = 2
"""The tile that was picked."""
LAYING_CELL: Final[i64] = 3
LAYING_OTHER: Final[i64] = 4
ACT_TYPE: Final[i64] = 2
"""The symbol of the actions in this batch."""
ACT_LEFT: Final[i64] = 3
ACT_ORIGIN: Final[i64] = 4
"""Where the batch comes from: FROM_TILE, FROM_TOKEN …"""
ACT_GRANTED: Final[i64] = 5
RUN_CELL: Final[i64] = 2
RUN_BLACK: Final[i64] = 3
RUN_START: Final[i64] = 4
CHOOSE_TOKEN_RIM: Final[i64] = 2
PLACE_HEX_TAKEN: Final[i64] = 2
"""The special hex that was taken."""
SET_UP_NEXT_PLACED: Final[i64] = 2
SECOND_TYPE: Final[i64] = 2
SECOND_CELL: Final[i64] = 3
CROSS_SPACE: Final[i64] = 2
"""The space of the wand that is crossed next."""
CROSS_LAST: Final[i64] = 3
CROSS_TIMES: Final[i64] = 4

# Reasons a play ends.
GOES_ON: Final[i64] = 0
ELEVEN_TURNS: Final[i64] = 1

# How these are written, in the order of their numbers.
SYMBOLS: Final = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
TOKENS: Final = [*SYMBOLS, "points"]
SHELVES: Final = [*SYMBOLS, "lowest"]
SPELLS: Final = [*SYMBOLS, "single"]
PLACES: Final = ["stone", "tower", "village", "forest", "castle"]
RING_COLOURS: Final = ["light", "dark", "orange"]
WAND_COLOURS: Final = ["light", "dark", "silver"]
COUNTED: Final = ["connections", "scrolls", "crystals", "witches", "tokens", "hexes"]
SCROLL_KINDS: Final = [
    "double",
    "single",
    "cluster",
    "same",
    "different",
    "connected",
    "stone",
    "witches",
    "lying",
    "silver",
    "hexes",
    "scrolls",
    "tokens",
    "crystals",
]
SOURCES: Final = ["tile", "token", "hex", "shelf", "wand", "empty", "tower"]
EARNINGS: Final = [
    "tower",
    "connections",
    "witches",
    "stone",
    "token",
    "ring",
    "wand",
    "spoiled",
    "owls",
    "tokens",
    "spells",
    "prophecies",
]
REASONS: Final = ["", "eleven-turns"]
NO_HANDICAP: Final = "none"
HANDICAPS: Final = [NO_HANDICAP, "3", "2", "1"]
RANDOM_SEAT: Final = "random"

# What a field of an event or a move may hold here, besides what the engine knows.
SYMBOL: Final = "symbol"
TILE: Final = "tile"
HEX: Final = "hex"
CELL: Final = "cell"
EXIT: Final = "exit"
END: Final = "end"
RIM: Final = "rim"
LOCATION: Final = "location"
ROAD: Final = "road"
SHELF: Final = "shelf"
TOKEN: Final = "token"
OWED: Final = "owed"
SCROLL_CARD: Final = "scroll"
SPELL: Final = "spell"
SOURCE: Final = "source"
POINTS_FOR: Final = "for"

OPTIONS: Final = [
    OptionFact("first", ["1", "2", "3", "4", RANDOM_SEAT], "1", ruling="WST-R44"),
    OptionFact("private_scrolls", NO_YES, "false", ruling="WST-R43"),
    OptionFact("any_spell", NO_YES, "false", ruling="WST-R16"),
    OptionFact("handicap_1", HANDICAPS, NO_HANDICAP, ruling="WST-R45"),
    OptionFact("handicap_2", HANDICAPS, NO_HANDICAP, ruling="WST-R45"),
    OptionFact("handicap_3", HANDICAPS, NO_HANDICAP, ruling="WST-R45"),
    OptionFact("handicap_4", HANDICAPS, NO_HANDICAP, ruling="WST-R45"),
]
# Those that are on are a set (`board.options`): the bit of each is its place in the list.
PRIVATE_SCROLLS: Final[i64] = 2
ANY_SPELL: Final[i64] = 4

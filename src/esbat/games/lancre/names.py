"""The game's words as numbers, and what the table may decide."""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.options import NO_YES, OptionFact

# Apprentices.
TIFFANY: Final[i64] = 0
ANNAGRAMMA: Final[i64] = 1
PETULIA: Final[i64] = 2
DIMITY: Final[i64] = 3

# Symbols of cards.
SYMBOL_HEADOLOGY: Final[i64] = 0
SYMBOL_MAGIC: Final[i64] = 1
SYMBOL_BROOM: Final[i64] = 2

# Families of problems: what other printed things speak of.
FAMILY_ORDINARY: Final[i64] = 0
FAMILY_PIG: Final[i64] = 1
FAMILY_SHEEP: Final[i64] = 2
FAMILY_DEATH: Final[i64] = 3
FAMILY_ELF: Final[i64] = 4
FAMILY_FELMET: Final[i64] = 5
FAMILY_MAGPYR: Final[i64] = 6
FAMILY_BELA: Final[i64] = 7
FAMILY_HIVER: Final[i64] = 8
FAMILY_LILY: Final[i64] = 9
FAMILY_WINTERSMITH: Final[i64] = 10
FAMILY_CUNNING_MAN: Final[i64] = 11
SMALL_FAMILIES: Final = [FAMILY_ORDINARY, FAMILY_PIG, FAMILY_SHEEP, FAMILY_DEATH]

# Squares printed on the board.
NO_SQUARE: Final[i64] = 0
SQUARE_GREEN: Final[i64] = 1
SQUARE_PURPLE: Final[i64] = 2

# Features a card is played for.
AS_SYMBOL: Final[i64] = 0
AS_EFFECT: Final[i64] = 1
AS_THREE: Final[i64] = 2

# Kinds of question …
ASK_CHOOSE: Final[i64] = 1
ASK_START: Final[i64] = 2
ASK_DRAW: Final[i64] = 3
ASK_PUT: Final[i64] = 4
ASK_MARK: Final[i64] = 5
ASK_MOVE: Final[i64] = 6
ASK_LAND: Final[i64] = 7
ASK_ARRIVE: Final[i64] = 8
ASK_READY: Final[i64] = 9
ASK_FACING: Final[i64] = 10
ASK_TOTAL: Final[i64] = 11
ASK_FLIGHT: Final[i64] = 12
ASK_RELIEVE: Final[i64] = 13
ASK_LOOK: Final[i64] = 14
ASK_REVEAL: Final[i64] = 15
ASK_REROLL: Final[i64] = 16
ASK_DISCARD: Final[i64] = 17
ASK_JOIN: Final[i64] = 18
ASK_ROB: Final[i64] = 19
ASK_RETURN: Final[i64] = 20
ASK_END: Final[i64] = 21
# … and steps that need no choice.
STEP_PHASE_ONE: Final[i64] = 22
STEP_OWE: Final[i64] = 23
STEP_ACT: Final[i64] = 24
STEP_DEFEATED: Final[i64] = 25
STEP_STEP_BEGINS: Final[i64] = 26
STEP_STEP_OVER: Final[i64] = 27
STEP_SETTLED: Final[i64] = 28
STEP_TURN_OVER: Final[i64] = 29
# What the numbers of a row are called, and where they stand in it. A row that takes the place of another
# (`rules_turn.become`) has at most two.
SECOND: Final[i64] = 3
PUT_LOCATION: Final[i64] = 2
MARK_LOCATION: Final[i64] = 2
LAND_WHERE: Final[i64] = 2
# The step ACT becomes the question ARRIVE and hands on its numbers: they have the same names.
ACT_VANISHED: Final[i64] = 2
ACT_STAYED: Final[i64] = 3
ARRIVE_VANISHED: Final[i64] = 2
ARRIVE_STAYED: Final[i64] = 3
FLIGHT_ESCAPING: Final[i64] = 2
LOOK_LEFT: Final[i64] = 2
LOOK_AMONG: Final[i64] = 3
DISCARD_THROWN: Final[i64] = 2
JOIN_NAMED: Final[i64] = 2
JOIN_LAST: Final[i64] = 3
JOIN_MISSING: Final[i64] = 4
ROB_RICHEST: Final[i64] = 2
RETURN_MOST: Final[i64] = 2
OWE_CACKLES: Final[i64] = 2

# How one lands: anywhere, or as a flight on an empty space.
ANYWHERE: Final[i64] = 0
ON_AN_EMPTY_SPACE: Final[i64] = 1

# At a space: whether she has vanished there (LAN-152), and whether she stayed instead of coming there.
NOT_VANISHED: Final[i64] = 0
HAS_VANISHED: Final[i64] = 1
HAS_STAYED: Final[i64] = 1

# A flight by an Escape, which is no defeat.
ESCAPING: Final[i64] = 1

# Reasons a play ends.
GOES_ON: Final[i64] = 0
ALL_PLACED: Final[i64] = 1
THREE_ELVES: Final[i64] = 2
NO_CRISIS_LEFT: Final[i64] = 3
NO_ALISS_LEFT: Final[i64] = 4

# How these are written, in the order of their numbers.
WITCHES: Final = ["tiffany", "annagramma", "petulia", "dimity"]
SYMBOLS: Final = ["headology", "magic", "broom"]
FAMILIES: Final = [
    "ordinary",
    "pig",
    "sheep",
    "death",
    "elf",
    "felmet",
    "magpyr",
    "bela",
    "hiver",
    "lily",
    "wintersmith",
    "cunning_man",
]
SQUARES: Final = ["none", "green", "purple"]
FEATURES: Final = ["symbol", "effect", "three"]
ARRIVAL_FIELDS: Final = ["vanished", "stayed"]
REASONS: Final = ["", "all-placed", "three-elves", "no-crisis-left", "no-aliss-left"]

# Where there is none.
NOBODY_YET: Final[i64] = -1

# What lies on a space.
NO_TILE: Final[i64] = -1
UNTURNED: Final[i64] = -2
"""A face-down big problem nobody has looked at: it comes out of the bag when somebody does."""

# No card can name a location (LAN-R07); no witch of the Power of Three has been named.
ANY_LOCATION: Final[i64] = -1
NO_POWER: Final[i64] = -1

# How well a play without opponents went.
SAVED: Final = "saved"
OVERRUN: Final = "overrun"
PIG_FARMER: Final = "pig-farmer"
WITCH_GRADE: Final = "witch"
HONOURS: Final = "honours"

# What a field of an event or a move may hold here, besides what the engine knows.
SPACE: Final = "space"
LOCATION: Final = "location"
TILE: Final = "tile"
WITCH: Final = "witch"
DIE: Final = "die"
FEATURE: Final = "feature"

OPTIONS: Final = [
    OptionFact("cooperative", NO_YES, "false", ruling="LAN-R60"),
    OptionFact("expert", NO_YES, "false", ruling="LAN-R70"),
    OptionFact("choose_returns", NO_YES, "false", ruling="LAN-R65"),
    OptionFact("open_hands", NO_YES, "false", ruling="LAN-R64"),
    OptionFact("elves_at_once", NO_YES, "false", ruling="LAN-R54"),
]
# Those that are on are a set (`board.options`): the bit of each is its place in the list.
COOPERATIVE: Final[i64] = 1
EXPERT: Final[i64] = 2
RETURNS_CHOSEN: Final[i64] = 4
OPEN_HANDS: Final[i64] = 8
ELVES_AT_ONCE: Final[i64] = 16

"""The game's words as numbers, and what the table may decide."""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.options import NO_YES, OptionFact

# Colours of witches and grimoires.
WHITE: Final[i64] = 0
BLACK: Final[i64] = 1
GREEN: Final[i64] = 2
VIOLET: Final[i64] = 3
ORANGE: Final[i64] = 4
COLOURS: Final[i64] = 5

# Cards: colour * 16 + value, so that both are read off with a shift or a mask.
HIGHEST_VALUE: Final[i64] = 15
CAT_VALUE: Final[i64] = 15

# Kinds of question …
ASK_FLY: Final[i64] = 1
ASK_SETTLE: Final[i64] = 2
ASK_CAT: Final[i64] = 3
ASK_BONUS: Final[i64] = 4
ASK_DIPLOMA: Final[i64] = 5
ASK_LAY: Final[i64] = 6
# … and a step that waits below the cat: the fifteen is still to be settled.
STEP_SETTLING: Final[i64] = 7
# The numbers in their rows. Flight, bonus and diploma are one row, the turn's own, which changes its kind:
# was there a diploma this turn, and the largest there could be of each colour (`rules.largest_diplomas`).
TURN_GRADUATED: Final[i64] = 2
TURN_LARGEST: Final[i64] = 3
# A diploma under way: its colour, how many cards are still to be named, and those that have been: a set of
# witches of that colour, then jokers as a digit a colour (`rules.DIGIT`).
LAY_COLOUR: Final[i64] = 2
LAY_LEFT: Final[i64] = 3
LAY_WITCHES: Final[i64] = 4
LAY_JOKERS: Final[i64] = 5

# Reasons a play ends.
GOES_ON: Final[i64] = 0
GRIMOIRES_GONE: Final[i64] = 1
WITCHES_GONE: Final[i64] = 2

# How these are written, in the order of their numbers.
TURN_FIELDS: Final = ["graduated", "largest"]
LAY_FIELDS: Final = ["colour", "left", "witches", "jokers"]
REASONS: Final = ["", "grimoires-gone", "witches-gone"]
COLOUR_LETTERS: Final = "WKGVO"

# Where there is none.
NO_CARD: Final[i64] = -1

OPTIONS: Final = [
    OptionFact("bonus_per_set", NO_YES, "false", ruling="AIR-R21"),
    OptionFact("several_diplomas", NO_YES, "false", ruling="AIR-R14"),
    OptionFact("allow_stop_without_landing", NO_YES, "false", ruling="AIR-R06"),
    OptionFact("deposit_again", NO_YES, "false", ruling="AIR-R33", added=True),
    OptionFact("open_hands", NO_YES, "false", ruling="AIR-R25"),
    OptionFact("first_player", ["random", "0", "1", "2", "3", "4"], "random", ruling="AIR-R26"),
]
# Those that are on are a set (`board.options`): the bit of each is its place in the list.
BONUS_PER_SET: Final[i64] = 1
SEVERAL_DIPLOMAS: Final[i64] = 2
STOP_ALLOWED: Final[i64] = 4
DEPOSIT_AGAIN: Final[i64] = 8
OPEN_HANDS: Final[i64] = 16

"""What is printed: witches, grimoires, the exchange table. Sources: RB = rulebook line; PUB = public page."""

from typing import Final, NamedTuple

from esbat.engine.native import i64, vec
from esbat.games.air.names import BLACK, CAT_VALUE, GREEN, ORANGE, VIOLET, WHITE


class ColourFact(NamedTuple):
    """One colour: witches of each value once, and a pile of grimoires."""

    colour: int
    name: str
    letter: str
    highest: int
    grimoires: int
    source: str


COLOUR_FACTS: Final = [
    ColourFact(WHITE, "white", "W", highest=15, grimoires=9, source="RB l.69-76, 164-166"),
    ColourFact(BLACK, "black", "K", highest=15, grimoires=9, source="RB l.69-76, 162"),
    ColourFact(GREEN, "green", "G", highest=15, grimoires=9, source="RB l.69-76, 140"),
    ColourFact(VIOLET, "violet", "V", highest=15, grimoires=9, source="RB l.69-76, 188"),
    ColourFact(ORANGE, "orange", "O", highest=15, grimoires=9, source="RB l.69-76; its name PUB scifi-universe"),
]


def witches(facts: list[ColourFact]) -> list[int]:
    """AIR-001. Every witch of a box: each value once in each colour, 75 in ours."""
    return [fact.colour * 16 + value for fact in facts for value in range(1, fact.highest + 1)]


WITCHES: Final = vec[i64](witches(COLOUR_FACTS))

HAS_CAT: Final = vec[i64]([1 if card % 16 == CAT_VALUE else 0 for card in range(80)])
"""AIR-073. Each fifteen carries a black cat (RB l.230)."""

SET_ASIDE: Final = vec[i64]([0, 0, 2, 1, 0, 0])
"""AIR-004, AIR-005, AIR-006. Grimoires of each colour left in the box, by seats (RB l.94-97)."""

COLOURS_LEFT_AT_THE_END: Final = vec[i64]([0, 0, 3, 3, 2, 2])
"""AIR-083, AIR-084. The play ends when no more colours of grimoires than this remain (RB l.242)."""

SMALLEST_DIPLOMA: Final[i64] = 3
LARGEST_DIPLOMA: Final[i64] = 5
GRIMOIRES_FOR: Final = vec[i64]([0, 0, 0, 1, 2, 3])
"""AIR-059. Grimoires received for a diploma of so many cards (RB l.206-209)."""

HAND_UNDER_THE_CAT: Final[i64] = 5
"""AIR-074. Cards one may keep in hand when a black cat comes (RB l.230)."""

POINTS_FOR_A_GRIMOIRE: Final[i64] = 1  # AIR-085, RB l.244
POINTS_FOR_ALL_COLOURS: Final[i64] = 1  # AIR-086, RB l.244

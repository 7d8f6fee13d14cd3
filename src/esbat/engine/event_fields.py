"""Fields that events of several games have: who did it, which card, how many."""

from typing import Final

from esbat.engine.event import EVERYONE, FIRST, NOBODY, Field
from esbat.engine.holds import CARD, NUMBER, SEAT

WHO: Final = Field("seat", SEAT, EVERYONE)
"""The seat that has done it, or to which it has happened."""
WHOM: Final = Field("target", SEAT, EVERYONE)
"""The seat it was aimed at."""
OPEN_CARD: Final = Field("card", CARD, EVERYONE)
"""A card that lay open before, or could be known."""
NEW_CARD: Final = Field("card", CARD, EVERYONE, before=NOBODY)
"""A card that nobody could see before."""
HELD_CARD: Final = Field("card", CARD, EVERYONE, before=FIRST)
"""A card that comes out of somebody's hand."""
DRAWN_CARD: Final = Field("card", CARD, FIRST, before=NOBODY)
"""A card that goes into somebody's hand unseen."""
COUNT: Final = Field("count", NUMBER, EVERYONE)
"""How many, which all could count."""

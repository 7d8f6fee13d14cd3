"""What a number of an event or a move holds, so that words and pages know how to show it.

A game names what else its numbers hold in its own `names.py`.
"""

from typing import Final

SEAT: Final = "seat"
CARD: Final = "card"
COLOUR: Final = "colour"
NUMBER: Final = "number"
FLAG: Final = "flag"
REASON: Final = "reason"

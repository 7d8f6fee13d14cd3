"""Everything remembered between two moves: one row a field, and nothing else to write.

`tools/fields` makes `state_fields.py` of these rows: slots, a fresh board, copies, `numbers()`.
"""

from typing import Final

from esbat.engine.fields import Field, bag, number, numbers

ROWS: Final = 4
"""How many questions and steps may wait on one another."""

FIELDS: Final[list[Field]] = [
    bag("deck"),
    bag("discard"),
    numbers("common", "by colour; then, by colour again, those of them deposited this turn"),
    numbers("columns", "by seat * 5 + colour, as are the next three"),
    numbers("hands"),
    numbers("chosen", "cards named for the cat, hidden until everybody has named theirs"),
    numbers("grimoires", "how many"),
    numbers("piles", "grimoires left, by colour"),
    number("turn"),
    number("flown", "cards flown this turn"),
    number("deposited", "the last card deposited this turn", begins=-1),
    number("drawn", "the card drawn and not yet settled", begins=-1),
    number("reason", "why the play ended"),
    number("options", "those that are on, as a set"),
]

"""Everything remembered between two moves: one row a field, and nothing else to write.

`tools/fields` makes `state_fields.py` of these rows: slots, a fresh board, copies, `numbers()`.
"""

from typing import Final

from esbat.engine.fields import Field, number, numbers, shared

ROWS: Final = 32
"""How many questions and steps may wait on one another."""

FIELDS: Final[list[Field]] = [
    shared("box", "Box", "esbat.games.witchstone.tables_box", "the printed things"),
    numbers("own"),
    numbers("laid", "by seat * 56 + cell"),
    numbers("links", "by seat * 20 + location: the locations own complete roads lead to"),
    numbers("racks", "by seat * 7 + shelf: crystals of the own colour"),
    numbers("filled", "by road"),
    numbers("road_owner", "by road, -1 for nobody"),
    numbers("tokens_at", "by location, -1 for none"),
    numbers("open_tokens", "by kind, below the shelves"),
    numbers("face_up", "by space of the pentagram: a hex, -1 for none"),
    numbers("owls_left", "by stack"),
    numbers("scroll_row", "by position from 0, -1 where there is none"),
    numbers("owed", "tokens taken in this type of action and not used yet"),
    numbers("waiting", "by exit * 2 + black: crystals on the rim"),
    number("hex_pile"),
    number("scroll_pile"),
    number("free_roads", "set of roads nobody has begun"),
    number("on_stone", "spaces of the Witchstone that are taken"),
    number("arrivals", "movements on the wand so far"),
    number("turn"),
    number("first"),
    number("reason"),
    number("options", "those that are on, as a set"),
]

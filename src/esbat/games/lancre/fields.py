"""Everything remembered between two moves: one row a field, and nothing else to write.

`tools/fields` makes `state_fields.py` of these rows: slots, a fresh board, copies, `numbers()`.
"""

from typing import Final

from esbat.engine.fields import Field, bag, flag, number, numbers, shared

ROWS: Final = 10
"""How many questions and steps may wait on one another."""

FIELDS: Final[list[Field]] = [
    shared("box", "Box", "esbat.games.lancre.tables", "the printed things"),
    bag("deck"),
    bag("discard"),
    bag("small_bag", "small tiles nobody has seen"),
    bag("big_bag", "big tiles nobody has looked at, on the board, in boxes or left over"),
    numbers("tiles", "by space: a kind, UNTURNED, or NO_TILE"),
    numbers("markers", "by space"),
    numbers("known", "by space: the seats that have looked at a face-down tile"),
    numbers("small_left", "by problem box"),
    numbers("big_left"),
    numbers("tops", "by problem box: the small tile on top, or NO_TILE"),
    numbers("hands", "by seat, as are those that follow"),
    numbers("at", "where the pawn stands, -1 before it does"),
    numbers("witches", "which apprentice"),
    numbers("special", "1 while her own tile is not used"),
    numbers("cackles"),
    numbers("alisses"),
    numbers("small_row", "how many tiles lie on the upper row of her board"),
    numbers("big_row"),
    numbers("owned", "by seat * kinds + kind: tiles solved, wherever they lie"),
    numbers("gone", "by kind: tiles that left the play"),
    numbers("dice", "the values of the attempt's dice, as far as they are rolled"),
    number("tiled", "the spaces with a tile"),
    number("hidden", "… lying face down"),
    number("marked", "… with a crisis marker"),
    number("cackle_reserve"),
    number("crisis_reserve"),
    number("aliss_reserve"),
    number("chosen_first", "who chose an apprentice first"),
    number("turn"),
    number("step", "the first or second Move and Action"),
    number("steps", "paths left to walk in this move"),
    flag("on_foot", "has she come here on foot in this move?"),
    number("arriving", "the tile about to be placed, -1 for none", begins=-1),
    number("rolled", "dice rolled in this attempt"),
    number("added", "symbols and effects"),
    number("magic_used"),
    flag("committed", "has she played a symbol, so that she faces it?"),
    number("reason"),
    number("options", "those that are on, as a set; alone is together"),
]

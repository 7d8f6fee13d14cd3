"""Everything remembered between two moves: one row a field, and nothing else to write.

`tools/fields` makes `state_fields.py` of these rows: slots, a fresh board, copies, `numbers()`.
"""

from typing import Final

from esbat.engine.fields import Field, bag, flag, number, numbers, shared

ROWS: Final = 16
"""How many questions and steps may wait on one another."""

FIELDS: Final[list[Field]] = [
    bag("deck"),
    numbers("discard", "by kind, as are the next two"),
    numbers("laid", "cards on the table until the attack or the Farce is over"),
    numbers("chosen", "cards named by the one seat that is putting cards together, still in its hand"),
    numbers("hands", "by seat * 20 + kind"),
    numbers("sizes", "cards in hand, by seat"),
    numbers("own", "own Crapzouilles alive in the own coffer, by seat"),
    numbers("dead", "own Crapzouilles that are dead"),
    numbers("lives", "own and captured ones alive in the coffer"),
    numbers("captives", "by holder * 6 + first owner"),
    numbers("out", "0, or the number of the blow that eliminated the seat"),
    numbers("answers", "move + 1, or 0: hidden answers of a question put to several; none once settled"),
    numbers("committed", "move + 1, or 0: answers to a Sortilège, shown and waiting to be carried out"),
    # Doubles (player of Miroir, target), then pieces of a Sortilège (deflector, target); beyond as many as
    # there are now, its numbers mean nothing.
    numbers("queue"),
    numbers("spoken", "the cards to be read aloud: three places, then how many there are"),
    shared("bowl", "vec[i64]", "esbat.games.bal.tables", "the colour of each Farce token", "FULL_BOWL"),
    # What the table has decided.
    number("level"),
    flag("balls", "is there a Boule de cristal among the cards of this level?"),
    number("starting", begins=10),
    flag("inherit"),
    flag("any_spells"),
    flag("returns_all"),
    number("incantation"),
    number("options", "those that are either on or off: which are on, as a set"),
    flag("false_discard"),
    # The round.
    number("first"),
    number("turn", "the seat Carabosse stands at"),
    number("active", "who plays the turn: that seat, or a thief"),
    flag("stolen"),
    number("lap", begins=1),
    number("round", begins=1),
    number("living", "a set of seats"),
    number("alive", "how many"),
    number("batch", "blows so far"),
    number("top_discard", begins=-1),
    number("reason"),
    # The attack under way.
    number("bound", "the seat hit by Enchantement, who must be attacked", begins=-1),
    number("attacker", begins=-1),
    number("target", begins=-1),
    number("colour", "its potions, the commoner first", begins=-1),
    number("other_colour", begins=-1),
    number("spell", begins=-1),
    number("doubles"),
    number("pieces"),
    flag("hexing", "a Sortilège that strikes all the others"),
    number("hex_failed", "seats that failed against a Sortilège"),
    number("hex_won", "seats that will draw for it"),
    number("declined", "Baguettes held back in its first stage, by seat (`rules.WANDS_OF`)"),
    # The Farce under way.
    number("token", begins=-1),
    number("other_token", begins=-1),
    number("facing", begins=-1),
    # Reading aloud.
    number("speaker", begins=-1),
    number("silent", "a set of places among the spoken cards"),
    number("misread"),
    number("annulled"),
    number("challengers"),
    number("failed_readings"),
    # The last window that may have been open without anybody noticing, and where it lay on the stack.
    number("quiet"),
    number("quiet_depth"),
]

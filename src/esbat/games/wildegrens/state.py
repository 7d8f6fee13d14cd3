"""Everything remembered between two moves; data, no rule.

Cards are small numbers and a pile whose order does not matter is a set, kept as the bits of one number.
The face-down decks are such sets too: a card is drawn by luck when somebody needs it. So are face-down
Challenges and Convictions: one that nobody has looked at (UNTURNED) is still in its bag. Cards put back on
top of a deck in a known order lie in a `_top` list, the uppermost last. When a deck is made anew from its
discard pile, what lies face down elsewhere must be settled first; the `lots` say which of those came
together, so that they can be dealt anew among themselves.
"""

from esbat.engine.native import mypyc_attr
from esbat.games.wildegrens.state_fields import Fields


@mypyc_attr(acyclic=True)
class Board(Fields):
    """WIL-209. The table of one player: every card is somewhere on it, or back in the box."""

    __slots__ = ()

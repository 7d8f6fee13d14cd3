"""A move is one small whole number and one choice: the verb in the low bits, its argument above.

Only a game's `moves.py` knows what the argument means; these three functions are all that is shared.
"""

from typing import Final

from esbat.engine.native import i64

VERBS: Final[i64] = 32
"""How many verbs a game may have."""


def packed(verb: i64, argument: i64) -> i64:
    """The move of this verb with this argument."""
    return argument * VERBS + verb


def verb_of(move: i64) -> i64:
    return move & (VERBS - 1)


def argument_of(move: i64) -> i64:
    return move >> 5

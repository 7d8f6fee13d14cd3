"""A move is one small whole number and one choice: the verb in the low bits, its argument above.

Only a game's `moves.py` knows what the argument means; what stands here is all that is shared.
"""

from typing import Final, final

from esbat.engine.errors import BadText
from esbat.engine.native import i64, mypyc_attr, vec

VERBS: Final[i64] = 64
"""How many verbs a game may have; `Game` sees to it that none has more."""

MOST_MOVES: Final[i64] = 128
"""Room for a legal list; games keep theirs under a hundred."""

EMPTY_ROOM: Final = vec[i64]([0] * int(MOST_MOVES))
"""Copied, never written to: a copy is quicker than a new one."""


def packed(verb: i64, argument: i64) -> i64:
    """The move of this verb with this argument."""
    return argument * VERBS + verb


def verb_of(move: i64) -> i64:
    return move & (VERBS - 1)


def argument_of(move: i64) -> i64:
    return move >> 6


def words_of(written: str, verbs: list[str]) -> list[str]:
    """The words of a move's text, its verb first; BadText without one. Capitals and spaces do not matter."""
    words = written.lower().split()
    if not words or words[0] not in verbs:
        raise BadText("unknown-move", {"text": written[:40], "verbs": ", ".join(verbs)})
    return words


def bare(written: str, words: list[str], verb: i64) -> i64:
    """The move of a verb that takes nothing; BadText if something is named all the same."""
    if len(words) > 1:
        raise BadText("move-takes-nothing", {"text": written[:40], "verb": words[0]})
    return packed(verb, 0)


@final
@mypyc_attr(acyclic=True)
class Moves:
    """A legal list while it is written down, in its fixed order."""

    __slots__ = ("count", "room")

    def __init__(self, most: i64 = MOST_MOVES) -> None:
        """Room for so many; a short list is made more quickly."""
        self.room = EMPTY_ROOM[:most]
        self.count: i64 = 0

    def add(self, verb: i64, argument: i64 = 0) -> None:
        """One more choice."""
        self.room[self.count] = argument * VERBS + verb
        self.count += 1

    def put(self, move: i64) -> None:
        """One more choice, packed already."""
        self.room[self.count] = move
        self.count += 1

    def has(self, move: i64) -> bool:
        """Is this move among them?"""
        room = self.room
        for at in range(self.count):
            if room[at] == move:
                return True
        return False

    def listed(self) -> list[int]:
        """All of them."""
        room = self.room
        return [room[at] for at in range(self.count)]

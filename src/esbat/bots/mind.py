"""All that a bot may know, and the bot itself."""

from collections.abc import Sequence
from typing import Final

from esbat.bots.compiled_mind import Mind, mind_of

__all__ = ["CARELESS", "GLANCE", "HABIT", "LOT", "LUCK", "Advice", "Bot", "Mind", "mind_of"]

HABIT: Final = "habit"
"""It answered as it usually does, and did not count."""
GLANCE: Final = "glance"
"""It looked only once, or answered by habit: nobody can tell which."""
CARELESS: Final = "careless"
"""It did not mind so small a difference, or its tries came out otherwise."""
LOT: Final = "lot"
"""What it learned is damaged, so it took any move by lot."""
LUCK: Final = "luck"
"""Its tries came out otherwise when it was asked."""


class Advice:
    """A move, and the numbers it was chosen by: what share of the win (in percent) the bot expects of it and
    of the next best, after how many tries. A bot that does not count so expects nothing (`tries` is 0).

    `reasons` are what speaks for it, against the next best, the weightiest first; `doubts` what speaks
    against it. Both are themes of the game's (`Reading.themes`).

    Asked about a move that it made, a bot may find that it would make the other one now; then `excuse` is how
    that came: by `HABIT`, by a `GLANCE`, `CARELESS` or by the `LUCK` of its tries. `LOT` has no numbers.
    """

    __slots__ = ("doubts", "excuse", "expected", "move", "other", "other_expected", "reasons", "tries")

    def __init__(
        self,
        move: int,
        expected: int = 0,
        other: int = 0,
        other_expected: int = 0,
        tries: int = 0,
        reasons: Sequence[str] = (),
        doubts: Sequence[str] = (),
        excuse: str = "",
    ) -> None:
        self.move = move
        self.expected = expected
        self.other = other
        self.other_expected = other_expected
        self.tries = tries
        self.reasons = list(reasons)
        self.doubts = list(doubts)
        self.excuse = excuse


class Bot:
    """A player that is a program. It remembers nothing between questions, so one may sit at many seats."""

    name = ""

    def choose(self, mind: Mind) -> int:
        """One of `mind.legal`, which is never empty when a bot is asked."""
        raise NotImplementedError

    def advise(self, mind: Mind) -> Advice:
        """The same choice with what speaks for it."""
        return Advice(self.choose(mind))

    def explain(self, mind: Mind, move: int) -> Advice:
        """What spoke for a move that it made here, against the best of the others."""
        return Advice(move)

    def judge(self, mind: Mind, move: int) -> Advice:
        """What it would have done instead, beside a move that somebody made here; one that does not count
        finds nothing better.
        """
        return Advice(move)

    def hasty(self) -> "Bot":
        """The same bot with as little thinking as it can do with; those that do not think are as they are."""
        return self

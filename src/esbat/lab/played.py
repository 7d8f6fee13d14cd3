"""One play of a series, and what a forfeit makes of its outcome."""

from dataclasses import dataclass

from esbat.engine.outcome import Outcome
from esbat.lab.guests import Forfeit


@dataclass(frozen=True)
class Played:
    """One play: the text of its record, how many moves it has, how it ended, and which seats forfeited it."""

    text: str
    moves: int
    outcome: Outcome  # as the rules have it, and as the record says
    forfeits: dict[int, Forfeit]

    def ranks(self) -> list[int]:
        """Who came where, once whoever forfeited has lost."""
        return ruled(self.outcome, list(self.forfeits)) if self.forfeits else self.outcome.ranks


def ruled(outcome: Outcome, forfeited: list[int]) -> list[int]:
    """The ranks when these seats have lost whatever they did; the others move up past them.

    Where everybody wins or loses together all have lost.
    """
    ranks = outcome.ranks
    if outcome.together:
        return [0] * len(ranks)
    left = [rank for seat, rank in enumerate(ranks) if rank and seat not in forfeited]
    if not left:
        return [int(seat not in forfeited) for seat in range(len(ranks))]
    return [
        0 if seat in forfeited or not rank else 1 + sum(other < rank for other in left)
        for seat, rank in enumerate(ranks)
    ]

"""Pay for every step, for learners that would wait long for the end of a play."""

from __future__ import annotations

from math import inf

import numpy as np
import numpy.typing as npt

from esbat.research.layout import BadChoice

Standings = npt.NDArray[np.int64]
"""Points by table and seat, as they lie open (`Batch.standings`)."""


class Lead:
    """Pays a seat by the step for its lead: its points as they lie open, less those of the best other seat.

    What a lead is worth is `weight` a point. A step earns `gamma` times the worth after it, less the worth
    before it; when a play is over, nothing is left of it. So all steps together earn nothing at all, and
    whoever learns with the same `gamma` learns to win as without (Ng, Harada and Russell, 1999).
    """

    def __init__(self, seat: int, weight: float, gamma: float, tables: int) -> None:
        if not 0 <= weight < inf or not 0 < gamma <= 1:
            raise BadChoice(f"shaping is 0 or more, and gamma from 0 to 1, not {weight} and {gamma}")
        self.seat = seat
        self.weight = weight
        self.gamma = gamma
        self._worth: npt.NDArray[np.float64] = np.zeros(tables)

    def __bool__(self) -> bool:
        return self.weight > 0

    def _of(self, standings: Standings) -> npt.NDArray[np.float64]:
        mine = standings[:, self.seat]
        others = np.delete(standings, self.seat, axis=1)
        best = others.max(axis=1) if others.shape[1] else np.zeros_like(mine)
        return (mine - best) * np.float64(self.weight)

    def begin(self, standings: Standings) -> None:
        """New plays at all tables."""
        self._worth = self._of(standings)

    def earned(self, standings: Standings, over: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
        """What the last step has earned at each table; where a play is over, these are of the next one."""
        now = self._of(standings)
        earned = np.where(over, 0.0, self.gamma * now) - self._worth
        self._worth = now
        return earned

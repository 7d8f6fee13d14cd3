"""What the doors of Gymnasium and PettingZoo have in common: the space of actions, and seeds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils.seeding import np_random

from esbat.research.compiled_batch import SEEDS
from esbat.research.one import Mask


class LegalActions(Discrete):
    """Actions by number; a sample without a mask of its own is one that may be chosen now."""

    def __init__(self, many: int, mask: Callable[[], Mask]) -> None:
        super().__init__(many)
        self._mask_now = mask

    def contains(self, x: Any) -> bool:
        """The usual numbers at once, whatever else may be one as `Discrete` has it."""
        if type(x) is int or type(x) is np.int64:
            return bool(0 <= x < self.n)
        return super().contains(x)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            legal = self._mask_now().nonzero()[0]
            if len(legal):
                return legal[int(self.np_random.random() * len(legal))]  # far quicker than `integers`
        return super().sample(mask, probability)


def any_seed(luck: np.random.Generator | None = None) -> int:
    """Any seed at all: from this luck, or from the machine's."""
    source = np_random()[0] if luck is None else luck
    return int(source.integers(SEEDS - 1, dtype=np.uint64))

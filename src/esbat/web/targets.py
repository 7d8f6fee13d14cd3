"""Which things on the board a move names, so that a page can let them glow. A game may bring its own."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from esbat.engine.game import Game

Aim = Callable[[Game, int, Mapping[str, object]], list[str]]


class Glance(Mapping[str, object]):
    """A view's data, made only if a game looks at it: most moves name the same things whatever it shows."""

    __slots__ = ("look",)

    def __init__(self, look: Callable[[], Mapping[str, object]]) -> None:
        self.look = look

    def __getitem__(self, name: str) -> object:
        return self.look()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.look())

    def __len__(self) -> int:
        return len(self.look())


@cache
def aim_of(code: str) -> Aim:
    """The game's own targets, from the module beside this one that bears its code; else none."""
    module = f"esbat.web.targets_{code}"
    if code.isidentifier() and find_spec(module) is not None:
        found: Aim = import_module(module).targets
        return found
    return lambda game, move, view: []

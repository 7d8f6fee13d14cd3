"""Which observer looks at which game: the only file that knows them all."""

from __future__ import annotations

from esbat.engine.game import Game
from esbat.games.air.game import AirGame
from esbat.games.bal.game import BalGame
from esbat.games.lancre.game import LancreGame
from esbat.games.wildegrens.game import WildegrensGame
from esbat.games.witchstone.game import WitchstoneGame
from esbat.research.compiled_air import AirObserver
from esbat.research.compiled_bal import BalObserver
from esbat.research.compiled_lancre import LancreObserver
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_wildegrens import WildegrensObserver
from esbat.research.compiled_witchstone import WitchstoneObserver


def observer_of(title: Game, seats: int, options: dict[str, str]) -> Observer:
    """The observer of a game at a table of so many, with every option settled."""
    if isinstance(title, AirGame):
        return AirObserver(seats, options)
    if isinstance(title, BalGame):
        return BalObserver(seats, options)
    if isinstance(title, LancreGame):
        return LancreObserver(seats, options, title.box)
    if isinstance(title, WitchstoneGame):
        return WitchstoneObserver(seats, options, title.box)
    if isinstance(title, WildegrensGame):
        return WildegrensObserver(seats, options, title.box)
    raise NotImplementedError(f"nobody has said yet how {title.code} looks in numbers")

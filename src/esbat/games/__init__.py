"""The shelf: the only file that knows all the games."""

from typing import Final

from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.games.air.game import AIR
from esbat.games.bal.game import BAL
from esbat.games.lancre.game import LANCRE
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.witchstone.game import WITCHSTONE

SHELF: Final[dict[str, Game]] = {title.code: title for title in (AIR, BAL, LANCRE, WITCHSTONE, WILDEGRENS)}


def game(code: str) -> Game:
    """The game with this code; BadSetting if it is not on the shelf."""
    if code not in SHELF:
        raise BadSetting("unknown-game", {"game": code, "known": ", ".join(SHELF)})
    return SHELF[code]

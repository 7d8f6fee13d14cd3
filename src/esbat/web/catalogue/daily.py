"""The play of the day: the same luck for everybody who plays alone that day, here and in the terminal."""

from datetime import date
from hashlib import sha256

from esbat.engine.errors import BadSetting
from esbat.engine.game import Game
from esbat.engine.record import SECRET_BYTES


def daily_secret(game: Game, day: str) -> bytes:
    """The luck of this day, written as 2026-11-16; BadSetting where more than one may play.

    Anybody can work it out from the date, which matters only where there is somebody to know more than.
    """
    if game.most > 1:
        raise BadSetting("server-daily-alone", {"game": game.code})
    try:
        seed = int(date.fromisoformat(day).strftime("%Y%m%d"))
    except ValueError:
        raise BadSetting("server-no-such-day", {}) from None
    return sha256(f"esbat seed {seed}".encode()).digest()[:SECRET_BYTES]

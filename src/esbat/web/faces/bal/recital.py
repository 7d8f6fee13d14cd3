"""What is read aloud at the ball: the formula of a potion, the name of a spell (BAL-051)."""

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.reading import spoken_now
from esbat.web.faces.recital import Recital


def recital(game: Game, state: State) -> Recital | None:
    """What is being read now, as everybody sees it; None if nothing is."""
    now = spoken_now(game, state)
    if now is None:
        return None
    return Recital(now.speaker, now.formulas, now.place, now.typed, now.typing, now.strict)

"""What each move of Air Sorcière names on the board."""

from collections.abc import Mapping
from functools import lru_cache

from esbat.engine.game import Game
from esbat.engine.holds import CARD, COLOUR


def targets(game: Game, move: int, view: Mapping[str, object]) -> list[str]:
    """`deck`, `common:K7`, `column:W`, `pile:W`, `hand:W2`, `drawn`; `none` for a button of its own."""
    named = named_by(game, move)
    if named is None:
        return ["drawn", f"column:{str(view['drawn'])[:1]}"]
    return named


@lru_cache(maxsize=1000)
def named_by(game: Game, move: int) -> list[str] | None:
    """What the move names, whatever the board looks like; None for placing, which names no column."""
    verb, arguments = game.parts(move)
    named = {holds: game.field_text(holds, number) for _, holds, number in arguments}
    if verb == "draw":
        return ["deck"]
    if verb == "take":
        return [f"common:{named[CARD]}"]
    if verb == "place":
        return None
    if verb == "deposit":
        return ["drawn", "common"]
    if verb == "land" and named[COLOUR] != "none":
        return [f"column:{named[COLOUR]}"]
    if verb == "graduate":
        return [f"pile:{named[COLOUR]}"]
    if verb in ("lay", "shed"):
        return [f"hand:{named[CARD]}"]
    return ["none"]

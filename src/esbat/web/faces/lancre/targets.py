"""What each move of Les Sorcières names on the board."""

from collections.abc import Mapping

from esbat.engine.game import Game
from esbat.engine.holds import CARD, SEAT
from esbat.games.lancre.names import SPACE, WITCH

DICE = ("roll", "face", "settle")
OWN_TILE = ("vanish", "magic", "heal")
HERE = ("stay", "open", "tea", "onward")


def targets(game: Game, move: int, view: Mapping[str, object]) -> list[str]:
    """`space:oak`, `hand:igor1`, `witch:tiffany`, `deck`, `dice`, `die:1`, `own`, `seat:2`.

    `none` marks what also deserves a button of its own.
    """
    verb, arguments = game.parts(move)
    named = {holds: game.field_text(holds, number) for _, holds, number in arguments}
    if SPACE in named:
        return [f"space:{named[SPACE]}"]
    if CARD in named:
        return [f"hand:{named[CARD]}"]
    if WITCH in named:
        return [f"witch:{named[WITCH]}"]
    if SEAT in named:
        return [f"seat:{arguments[0][2]}", "none"]
    if verb == "draw":
        return ["deck"]
    if verb in DICE:
        return ["dice", "none"]
    if verb == "reroll":
        which = arguments[0][2]
        return ["dice", "none"] if which == 3 else [f"die:{last_rolled(view) + which}", "none"]
    if verb in OWN_TILE:
        return ["own", "none"]
    if verb in HERE:
        at = standing(view)
        return [f"space:{at}", "none"] if at else ["none"]
    return ["none"]


def last_rolled(view: Mapping[str, object]) -> int:
    """How many dice lie before the two just rolled."""
    dice = view.get("dice")
    return max(0, len(dice) - 2) if isinstance(dice, list) else 0


def standing(view: Mapping[str, object]) -> str | None:
    """Where the seat whose turn it is stands."""
    seats, turn = view.get("seats"), view.get("turn")
    if isinstance(seats, list) and isinstance(turn, int) and isinstance(seats[turn], Mapping):
        at = seats[turn].get("at")
        return at if isinstance(at, str) and at != "dungeon" else None
    return None

"""What each move of Sorcellerie ! names on the board."""

from collections.abc import Mapping
from typing import cast

from esbat.engine.facts import Facts
from esbat.engine.game import Game

# Where the card lies that a move names.
LIES = {
    "keep": "offer",
    "hide": "hand",
    "reveal": "hand",
    "drop": "hand",
    "choose": "mission",
    "to": "mission",
    "toss": "looked",
    "return": "looked",
    "recruit": "looked",
    "rescue": "prison",
    "imprison": "played",
    "persuade": "juror",
    "dismay": "juror",
    "unveil": "paper",
    "swap": "paper",
    "strike": "paper",
    "restore": "soul",
}
NAMES_A_CARD = ("resolve", "spare")


def targets(game: Game, move: int, view: Mapping[str, object]) -> list[str]:
    """`hand:mary`, `mission:well`, `spot:b2`, `paper:linn1`, `box:well:success`; `none` for a button."""
    verb, arguments = game.parts(move)
    if not arguments:
        return ["none"]
    named = [game.field_text(holds, number) for _, holds, number in arguments]
    if verb in LIES:
        return [f"{LIES[verb]}:{named[0]}"]
    if verb == "blank":
        return [f"box:{':'.join(named)}"]
    if verb in NAMES_A_CARD:
        return lying(named[0], view)
    return [f"spot:{named[0]}"]


def lying(card: str, view: Mapping[str, object]) -> list[str]:
    """Where a Mission, a Challenge or a Familiar lies."""
    places = cast(list[Facts], view["places"])
    if any(place["mission"] == card for place in places):
        return [f"mission:{card}"]
    spots = [spot["spot"] for place in places for spot in place["spots"] if spot["card"] == card]
    return [f"spot:{spot}" for spot in spots] or [f"familiar:{card}"]

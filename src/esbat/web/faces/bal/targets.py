"""What each move of Le Bal des Sorcières names on the board."""

from collections.abc import Mapping

from esbat.engine.game import Game
from esbat.engine.holds import CARD, SEAT

# The spell with which a move is made.
SPELL = {
    "mine": "amoi",
    "ball": "boule",
    "mirror": "miroir",
    "wand": "baguette",
    "enchant": "enchantement",
    "imp": "diablotin",
    "joker": "abracadabra",
    "jokers": "abracadabra",
    "broom": "balai",
    "sweep": "balai",
    "treasure": "tresor",
    "remedy": "remede",
    "trick": "tour",
}
WITH_A_CARD = ("lay", "drop", "give")


def targets(game: Game, move: int, view: Mapping[str, object]) -> list[str]:
    """`seat:2`, `hand:R`, `coffer:2`; `none` for a button of its own."""
    verb, arguments = game.parts(move)
    seats = [number for _, holds, number in arguments if holds == SEAT]
    if verb in WITH_A_CARD:
        return [f"hand:{game.field_text(CARD, number)}" for _, holds, number in arguments if holds == CARD]
    if verb == "lose":
        return [f"coffer:{seat}" for seat in seats]
    if verb == "parry":
        return [f"hand:{potion}" for potion in faced(view)] or ["none"]
    named = [f"seat:{seat}" for seat in seats]
    if verb in SPELL:
        named.append(f"hand:{SPELL[verb]}")
    return named or ["none"]


def faced(view: Mapping[str, object]) -> list[str]:
    """The colours that have to be met: those of the attack, or of the tokens of a Farce."""
    farce, attack = view["farce"], view["attack"]
    if isinstance(farce, Mapping):
        return sorted(token for token in farce["tokens"] if token != "W")
    return sorted(attack["potions"]) if isinstance(attack, Mapping) else []

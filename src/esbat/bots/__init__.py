"""Players that are programs: they see views and imagined states, never the truth.

`random` plays every game. A game's own bots live in the module of its code (`esbat.bots.air`), whose `BOTS`
lists them weakest first (`esbat.own`); nothing else need know of them. Modules whose names begin with
`compiled_` hold the arithmetic of such bots, and are compiled with the rules.
"""

from functools import cache

from esbat.bots.at_random import Random
from esbat.bots.mind import Advice, Bot, Mind, mind_of
from esbat.engine.errors import BadSetting
from esbat.games import game
from esbat.own import own

__all__ = ["Advice", "Bot", "Mind", "bot", "bot_names", "level_names", "mind_of", "usual_bot"]

USUAL = "apprentice"
"""Who sits down where nobody says who: quick, sensible, and to be beaten."""


def bot(code: str, name: str) -> Bot:
    """A new bot of this name for this game; BadSetting if there is none, or no such game."""
    for kind in kinds(code):
        if kind.name == name:
            return kind()
    raise BadSetting("unknown-bot", {"bot": name, "known": ", ".join(bot_names(code))})


def bot_names(code: str) -> list[str]:
    """The names of the bots that can play this game, weakest first."""
    return [kind.name for kind in kinds(code)]


def level_names(code: str) -> list[str]:
    """The levels that people choose from, weakest first; one that plays at random is none, unless there is no
    other.
    """
    names = bot_names(code)
    return names[1:] or names


def usual_bot(code: str) -> str:
    """The bot that sits down if nobody wishes for another."""
    names = bot_names(code)
    return USUAL if USUAL in names else names[-1]


@cache
def kinds(code: str) -> list[type[Bot]]:
    """Every kind of bot for a game on the shelf, weakest first."""
    return [Random, *(own(__name__, game(code).code, "BOTS") or [])]

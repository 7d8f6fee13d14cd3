"""A twin that sees the true table, for the lab only: what it wins more is the price of honesty.

It thinks as its sister does, with as many tries; but where she imagines what she cannot see, it looks. What
chance has yet to bring (cards still in a bag, dice) it does not know either. No table for people can seat
one: a twin is on no shelf.
"""

from esbat.bots import Mind, bot
from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import View
from esbat.lab.guests import TWIN, Guest

SEEING = "-seeing"
"""What stands behind the name of the bot whose twin it is."""


def twin_of(code: str, name: str) -> Guest:
    """The twin of a bot of the shelf; BadSetting if there is no such bot."""
    bot(code, name)
    return Guest(name + SEEING, TWIN, name)


def seeing_mind(game: Game, state: State, seat: int, chance: Chance) -> Mind:
    """As `mind_of`, but every table it imagines is the true one."""

    def look() -> View:
        return state.view(seat)

    def see() -> State:
        return state.clone()

    return Mind(game, seat, state.legal(seat), chance, look, see)

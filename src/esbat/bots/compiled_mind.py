"""All that a bot may know.

A `Mind` is made anew for every question. It holds what the seat may see and legal moves, and it can
imagine; the true state stays behind two closures and is no attribute of anything a bot is handed.
"""

from collections.abc import Callable
from typing import final

from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import View


@final
class Mind:
    """One question to one seat: its legal moves, its view, its own luck, and what it can imagine."""

    __slots__ = ("__dream", "__look", "__seen", "chance", "game", "legal", "seat")

    def __init__(
        self,
        game: Game,
        seat: int,
        legal: list[int],
        chance: Chance,
        look: Callable[[], View],
        dream: Callable[[], State],
    ) -> None:
        self.game = game
        self.seat = seat
        self.legal = legal
        self.chance = chance
        self.__look = look
        self.__dream = dream
        self.__seen: View | None = None

    @property
    def view(self) -> View:
        """What the seat sees now; built when first asked for, since simple bots never look."""
        if self.__seen is None:
            self.__seen = self.__look()
        return self.__seen

    def imagine(self) -> State:
        """A state the seat cannot tell from the truth, dealt anew each time from the bot's own luck.

        It is the bot's to play with: nothing done to it reaches the table.
        """
        return self.__dream()


def mind_of(game: Game, state: State, seat: int, chance: Chance) -> Mind:
    """What this seat may think with now. `chance` is the bot's own luck, never that of the play."""
    return mind_with(game, state, seat, chance, state.legal(seat))


def mind_with(game: Game, state: State, seat: int, chance: Chance, legal: list[int]) -> Mind:
    """The same for those who have its legal moves already."""

    def look() -> View:
        return state.view(seat)

    def dream() -> State:
        return state.imagine(seat, chance)

    return Mind(game, seat, legal, chance, look, dream)

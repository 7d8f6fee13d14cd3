"""All that a bot may know, and the bot itself.

A `Mind` is made anew for every question. It holds what the seat may see and legal moves, and it can
imagine; the true state stays behind two closures and is no attribute of anything a bot is handed.
"""

from collections.abc import Callable, Sequence

from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import View


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

    def look() -> View:
        return state.view(seat)

    def dream() -> State:
        return state.imagine(seat, chance)

    return Mind(game, seat, state.legal(seat), chance, look, dream)


class Advice:
    """A move, and the numbers it was chosen by: what share of the win (in percent) the bot expects of it and
    of the next best, after how many tries. A bot that does not count so expects nothing (`tries` is 0).

    `reasons` are what speaks for it, against the next best, the weightiest first; `doubts` what speaks
    against it. Both are themes of the game's (`Reading.themes`).
    """

    __slots__ = ("doubts", "expected", "move", "other", "other_expected", "reasons", "tries")

    def __init__(
        self,
        move: int,
        expected: int = 0,
        other: int = 0,
        other_expected: int = 0,
        tries: int = 0,
        reasons: Sequence[str] = (),
        doubts: Sequence[str] = (),
    ) -> None:
        self.move = move
        self.expected = expected
        self.other = other
        self.other_expected = other_expected
        self.tries = tries
        self.reasons = list(reasons)
        self.doubts = list(doubts)


class Bot:
    """A player that is a program. It remembers nothing between questions, so one may sit at many seats."""

    name = ""

    def choose(self, mind: Mind) -> int:
        """One of `mind.legal`, which is never empty when a bot is asked."""
        raise NotImplementedError

    def advise(self, mind: Mind) -> Advice:
        """The same choice with what speaks for it."""
        return Advice(self.choose(mind))

    def explain(self, mind: Mind, move: int) -> Advice:
        """What spoke for a move that it made here, against the best of the others."""
        return Advice(move)

    def judge(self, mind: Mind, move: int) -> Advice:
        """What it would have done instead, beside a move that somebody made here; one that does not count
        finds nothing better.
        """
        return Advice(move)

    def hasty(self) -> "Bot":
        """The same bot with as little thinking as it can do with; those that do not think are as they are."""
        return self

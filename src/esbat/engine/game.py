"""A game: the rules of one title, from which plays are made."""

from esbat.engine.chance import Chance
from esbat.engine.errors import BadSetting
from esbat.engine.event import EventFact
from esbat.engine.native import i64
from esbat.engine.options import OptionFact, settled
from esbat.engine.state import State


class Game:
    """One title: its code, its edition, how many may sit, what the table may decide."""

    __slots__ = ("code", "edition", "events", "fewest", "most", "options", "prefix")

    def __init__(
        self,
        code: str,
        prefix: str,
        edition: int,
        fewest: int,
        most: int,
        options: list[OptionFact],
        events: list[EventFact],
    ) -> None:
        self.code = code
        self.prefix = prefix
        self.edition = edition
        self.fewest = fewest
        self.most = most
        self.options = options
        self.events = events

    def new(self, seats: int, wishes: dict[str, str], chance: Chance) -> State:
        """A fresh play, at its first question. Refuses seats and options the game does not have."""
        if not self.fewest <= seats <= self.most:
            raise BadSetting(
                "bad-seats", {"game": self.code, "seats": seats, "fewest": self.fewest, "most": self.most}
            )
        return self.set_up(seats, settled(self.options, wishes), chance)

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """The game's own set-up; every option is given and known to be good."""
        raise NotImplementedError

    def text(self, move: i64) -> str:
        """The move as people and records write it."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """The move written so; BadText if nothing is written so in this game."""
        raise NotImplementedError

    def parts(self, move: i64) -> tuple[str, list[tuple[str, str, int]]]:
        """The move for words and pages: its verb, and its arguments as (name, what it holds, number)."""
        raise NotImplementedError

    def all_moves(self) -> list[int]:
        """Every well-formed move of the game, legal somewhere or not: the action space of research."""
        raise NotImplementedError

    def field_text(self, holds: str, value: int) -> str:
        """A number of an event or refusal as a short text: a card's code, a colour's, a reason's."""
        raise NotImplementedError

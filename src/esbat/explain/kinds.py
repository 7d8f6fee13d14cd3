"""What a kind of thing has to say of itself, for the modules of the games."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from esbat.engine.box import Row
from esbat.engine.facts import Facts
from esbat.engine.game import Game
from esbat.words import Words


@dataclass(frozen=True)
class Explanation:
    """What a thing is called, what it does, an example from the table at hand, and the rules behind it."""

    thing: str
    name: str
    effect: str
    example: str
    rules: tuple[str, ...]


@lru_cache(maxsize=64)
def printed(game: Game) -> dict[str, dict[str, Row]]:
    """What is printed in a game's box, by section and code; made once a game."""
    return {
        section: {str(row.get("code", at)): row for at, row in enumerate(rows)}
        for section, rows in game.rows().items()
    }


@dataclass
class Seen:
    """A table as one viewer sees it, and the voice in which it is spoken of."""

    game: Game
    view: Facts
    words: Words
    names: Sequence[str]

    @property
    def me(self) -> int:
        """Whose things lie in front: the viewer's, or the first seat's for somebody who only looks on."""
        seat: int = self.view["seat"]
        return max(seat, 0)

    @property
    def mine(self) -> Facts:
        """What is seen of that seat."""
        found: Facts = self.view["seats"][self.me]
        return found

    @property
    def rows(self) -> dict[str, dict[str, Row]]:
        """What is printed, by the name of its section and its code."""
        return printed(self.game)

    def all(self, section: str) -> list[Row]:
        """All that is printed in a section, in its order."""
        return list(self.rows[section].values())

    def card(self, code: str) -> str:
        """A card, a tile or a place in words."""
        return self.words.card(self.game, code)

    def cards(self, codes: Iterable[str]) -> str:
        """Several of them."""
        return ", ".join(self.card(code) for code in codes)


@dataclass(frozen=True)
class Kind:
    """A kind of thing: which of it lie on a table, their numbers, what they do, and their rules."""

    facts: Callable[[Seen, str], Facts]
    about: Callable[[Seen, str], str]
    rules: Callable[[Seen, str], tuple[str, ...]]
    found: Callable[[Seen], Iterable[str]]


def one(seen: Seen) -> list[str]:
    """There is a single thing of this kind, and it needs no name."""
    return [""]


def kind(
    facts: Callable[[Seen, str], Facts],
    about: str | Callable[[Seen, str], str],
    rules: str | Callable[[Seen, str], tuple[str, ...]],
    found: Callable[[Seen], Iterable[str]] = one,
) -> Kind:
    """A kind; its effect may be the key of a sentence, its rules a text (`AIR-014 AIR-015`)."""
    said, ruled = about, rules
    return Kind(
        facts,
        (lambda seen, name: seen.words.say(said)) if isinstance(said, str) else said,
        (lambda seen, name: tuple(ruled.split())) if isinstance(ruled, str) else ruled,
        found,
    )

"""What the server has of one game alone: a package each, found by the game's code. All of it may be missing.

- `<code>/targets.py`, `targets`: which things on the board a move names, so that a page can let them glow;
- `<code>/recital.py`, `recital`: what is read aloud now (`play/recital.py`);
- `<code>/shape.py`, `facts`: numbers of the rules that the game's own page shows, sent with its box; what
  its views look like is declared beside them, and `tools/shapes` writes the page's types from it;
- `<code>/view.py`, `written`: a view as JSON, entry by entry, for a game whose views are many a second.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from esbat.engine.game import Game
from esbat.engine.view import View
from esbat.own import own
from esbat.web.faces.parts import Parts, Sheet, plainly

Aim = Callable[[Game, int, Mapping[str, object]], list[str]]
Writer = Callable[[View, Sheet], Parts]
"""Writes a view's data as JSON without blanks, entry by entry.

Views of one moment may hand on in the sheet what is written of things that lie open to everybody.
"""


class Glance(Mapping[str, object]):
    """A view's data, made only if a game looks at it: most moves name the same things whatever it shows."""

    __slots__ = ("fact", "look", "looked")

    def __init__(self, look: Callable[[], Mapping[str, object]], fact: Callable[[str], object]) -> None:
        self.look = look
        self.fact = fact  # one entry alone: most games have what moves ask for at hand
        self.looked = False  # what a move names depends on what the view shows

    def seen(self) -> Mapping[str, object]:
        self.looked = True
        return self.look()

    def __getitem__(self, name: str) -> object:
        self.looked = True
        return self.fact(name)

    def __iter__(self) -> Iterator[str]:
        return iter(self.seen())

    def __len__(self) -> int:
        return len(self.seen())


def face(code: str, part: str, name: str) -> Any:
    """What this game has of its own under that name; None if it has nothing."""
    return own(__name__, code, name, part)


@cache
def aim_of(code: str) -> Aim:
    """Which things the moves of this game name; without targets of its own, none."""
    found: Aim | None = face(code, "targets", "targets")
    return found or (lambda game, move, view: [])


@cache
def writer_of(code: str) -> Writer:
    """How this game's views are written; without a way of its own, as any other data."""
    found: Writer | None = face(code, "view", "written")
    return found or (lambda view, sheet: plainly(view))


def facts_of(game: Game) -> object:
    """Numbers of the rules that this game's own page shows; None if it has no such page."""
    found: Callable[[Game], object] | None = face(game.code, "shape", "facts")
    return None if found is None else found(game)

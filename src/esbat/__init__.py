"""Esbat: five witch board games, played alone, together, or by the million.

    >>> import esbat
    >>> esbat.shelf()
    ['air', 'bal', 'lancre', 'witchstone', 'wildegrens']

Everything here is a door to a module behind it, opened only when used: `import esbat` is quick.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from esbat.form import prefer_compiled

if TYPE_CHECKING:
    from collections.abc import Callable

    from esbat.bots import Bot
    from esbat.engine.chance import Sealed, Seeded
    from esbat.engine.game import Game
    from esbat.lab.report import Report
    from esbat.lab.standing import Standing
    from esbat.rulebook import Rule, Ruling
    from esbat.table.table import Table

__all__ = [
    "bot",
    "compiled",
    "game",
    "rate",
    "replay",
    "rules",
    "sealed",
    "seeded",
    "shelf",
    "simulate",
    "verify",
]

prefer_compiled(Path(__file__).parent)


def shelf() -> list[str]:
    """The codes of the games that can be played."""
    from esbat.games import SHELF

    return list(SHELF)


def game(code: str) -> Game:
    """The game with this code; BadSetting if it is not on the shelf."""
    from esbat.games import game as found

    return found(code)


def rules(code: str, words_or_id: str = "", language: str | None = None) -> list[Rule | Ruling]:
    """The numbered rules and rulings of a game: one by its id, those with all the words, or all."""
    from esbat.engine.box import USUAL
    from esbat.rulebook import book

    return book(code).find(words_or_id, language or USUAL)


def bot(code: str, name: str) -> Bot:
    """A bot of this name for this game; BadSetting if there is none."""
    from esbat.bots import bot as found

    return found(code, name)


def seeded(seed: int) -> Seeded:
    """Quick luck from a whole number, for search and experiments."""
    from esbat.engine.chance import seeded as made

    return made(seed)


def sealed(secret: bytes) -> Sealed:
    """Luck fixed by a secret of 16 bytes, for plays that others should be able to check."""
    from esbat.engine.chance import sealed as made

    return made(secret)


def simulate(
    code: str,
    seats: int,
    games: int,
    bots: list[str],
    seed: int,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Let bots play so many plays, and count what happens (`esbat sim`)."""
    from esbat.lab.selfplay import simulate as run

    return run(code, seats, games, bots, seed, jobs, options, progress)


def rate(
    code: str,
    seats: int,
    bots: list[str],
    deals: int,
    seed: int = 0,
    jobs: int = 1,
    options: dict[str, str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Standing:
    """Rate bots against each other over so many mirrored deals (`esbat rate`)."""
    from esbat.lab.ladder import settled_ladder
    from esbat.lab.rating import climbed
    from esbat.lab.standing import standing

    ladder = settled_ladder(code, seats, bots, seed, options or {})
    return standing(ladder, climbed(ladder, deals, jobs, None, progress))


def verify(path: str | Path) -> Table:
    """The table a record leads to, every line of it checked; BadText names the first that is wrong."""
    from esbat.files import record_text
    from esbat.games import game as found
    from esbat.table.verify import verified

    return verified(record_text(path), found)


def replay(path: str | Path, to: int | None = None) -> Table:
    """The table after a record's moves, or after the first `to` of them."""
    from esbat.engine.record import read_record
    from esbat.files import record_text
    from esbat.games import game as found
    from esbat.table.verify import replayed

    return replayed(read_record(record_text(path)), found, to)


def compiled() -> bool:
    """Do the rules run compiled in this installation?"""
    from esbat.engine import state

    return not str(state.__file__).endswith(".py")

"""The easier start of a game: options for a first play (`first.toml`)."""

import tomllib
from functools import cache
from pathlib import Path

from esbat.engine.options import settled
from esbat.games import game

FILE = Path(__file__).parent / "first.toml"


@cache
def first_options(code: str) -> dict[str, str]:
    """What a first play is better begun with; nothing where the usual table is easy enough."""
    wishes: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8")).get(code, {})
    settled(game(code).options, wishes)  # an option that is none is a mistake of ours
    return wishes

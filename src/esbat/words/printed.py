"""What a printed thing is called: by its own row if a pack named it, else in our words by its code."""

import re
from typing import Final

from esbat.engine.box import Row, called, names_in
from esbat.engine.cells import Section
from esbat.engine.game import Game
from esbat.words.speech import Words

COPY: Final = re.compile(r" \(\d+\)$")
"""What tells cards of one name apart; it is not printed on them."""


def printed_name(game: Game, words: Words, section: Section, at: int, row: Row) -> str:
    """The name of the row with this number in its section; its code where there is no other."""
    own = called(names_in(row), words.language) if section.named else ""
    if own:
        return own
    key = f"{game.code}-box-{section.name}"
    if words.has(key):
        return words.say(key, **row, **cell_of(row), at=at + 1)
    code = str(row.get("code", ""))
    return COPY.sub("", words.card(game, code)) if section.named else code


def cell_of(row: Row) -> dict[str, object]:
    """The code of a cell that is printed as two numbers."""
    return {"cell": f"{row['q']},{row['r']}"} if "q" in row and "r" in row else {}

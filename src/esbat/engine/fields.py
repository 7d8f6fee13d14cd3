"""What a state remembers, declared once a game: `FIELDS` in its `fields.py`.

Slots, a fresh board, copies and `numbers()` are written from these rows by `tools/fields` into the game's
`state_fields.py`: plain code, so that it compiles to plain C, and nobody can forget to copy a field.
"""

from typing import Final, NamedTuple

NUMBER: Final = "number"
FLAG: Final = "flag"
NUMBERS: Final = "numbers"
PILE: Final = "pile"
BAG: Final = "bag"
SHARED: Final = "shared"


class Field(NamedTuple):
    """One thing a state remembers: its name, what it holds, how it begins, and a word about it.

    `begins` is as it is written in Python: what a fresh board has there, or which number counts a pile. Of
    what is shared, `type` is its type, and `module` the one that has it.
    """

    name: str
    holds: str
    note: str
    begins: str = ""
    type: str = ""
    module: str = ""


def number(name: str, note: str = "", begins: int = 0) -> Field:
    """A whole number, or a set as the bits of one."""
    return Field(name, NUMBER, note, str(begins))


def flag(name: str, note: str = "") -> Field:
    """Yes or no; no at first."""
    return Field(name, FLAG, note, "False")


def numbers(name: str, note: str = "") -> Field:
    """Numbers in a row, all of which mean something; the set-up lays them out."""
    return Field(name, NUMBERS, note)


def pile(name: str, counted_by: str, note: str = "") -> Field:
    """Numbers in a row of which only the first few mean something: as many as another field says."""
    return Field(name, PILE, note, counted_by)


def bag(name: str, note: str = "") -> Field:
    """Things whose order nobody knows."""
    return Field(name, BAG, note)


def shared(name: str, kind: str, module: str, note: str = "", begins: str = "") -> Field:
    """Something that never changes during a play, and that all copies have in common.

    A play is given it at the beginning, unless it begins with something that the same module has.
    """
    return Field(name, SHARED, note, begins, kind, module)

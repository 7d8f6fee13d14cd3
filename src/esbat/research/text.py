"""A table in words and short tables, for renderers and for those who read text: under eight thousand bytes.

Everything is taken from a seat's view. What is empty is left out, lists of equal things are counted, and rows
of the same kind become one table: fewer words for the same facts.
"""

from __future__ import annotations

from typing import Final

from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.words import Words, language_for, words_for

MOST_BYTES: Final = 8000
NOT_TOLD: Final = {"x", "y"}
"""Where things are drawn."""


def words_of(language: str | None = None) -> Words:
    """The words of a language, or of the reader's own."""
    return words_for(language_for(language))


def seat_names(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]


def told(game: Game, state: State, seat: int, language: str | None = None) -> str:
    """What this seat sees, and what is asked, as text."""
    asked = words_of(language).question(game, state, seat, seat_names(state.seats))
    return f"{asked}\n{lines_of(state.view(seat).data())}"


def offered(game: Game, state: State, seat: int) -> str:
    """What this seat may choose, one move text a line."""
    return "\n".join(game.text(move) for move in state.legal(seat))


def told_with_moves(game: Game, state: State, seat: int, language: str | None = None) -> str:
    """Both, cut at the bound if need be: moves are never lost."""
    moves = offered(game, state, seat) if seat != ONLOOKER else ""
    tail = f"\nlegal moves:\n{moves}\n" if moves else ""
    room = MOST_BYTES - len(tail.encode())
    seen = told(game, state, seat, language).encode()
    return (seen if len(seen) <= room else seen[: room - 4] + "…".encode()).decode(errors="ignore") + tail


def lines_of(data: dict[str, object]) -> str:
    """The entries of a view, one a line; tables below their name."""
    found: list[str] = []
    for name, value in data.items():
        if is_empty(value):
            continue
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            found += [f"{name}:", *[f"  {line}" for line in table_of(value)]]
        else:
            found.append(f"{name}: {short(value)}")
    return "\n".join(found)


def table_of(rows: list[dict[str, object]]) -> list[str]:
    """Rows of the same kind: a line with the names of their columns, then one for each."""
    columns = [
        name
        for name in dict.fromkeys(name for row in rows for name in row)
        if name not in NOT_TOLD and any(not is_empty(row.get(name)) for row in rows)
    ]
    lines = [" | ".join(["#", *columns])]
    for number, row in enumerate(rows):
        cells = ["" if is_empty(row.get(name)) else short(row[name]) for name in columns]
        if any(cells):
            lines.append("|".join([str(number), *cells]).rstrip("|"))
    return lines


def is_empty(value: object) -> bool:
    """Is there nothing to tell: no, nobody, nothing, an empty list?"""
    return value is None or value is False or value in ("", [], {})


def short(value: object) -> str:
    """One value in as few letters as it takes."""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        told_parts = [
            f"{name} {short(part)}" for name, part in value.items() if not is_empty(part) and part != 0
        ]
        return "{" + ", ".join(told_parts) + "}"
    if isinstance(value, list):
        if value and all(isinstance(part, dict) for part in value):
            return "; ".join(row_of(part) for part in value)
        return "[" + " ".join(counted(value)) + "]"
    return str(value)


def row_of(row: dict[str, object]) -> str:
    """A row inside a cell: words and lists speak for themselves, numbers need their names."""
    found: list[str] = []
    for name, part in row.items():
        if name in NOT_TOLD or is_empty(part):
            continue
        found.append(short(part) if isinstance(part, str | list) else f"{name}={short(part)}")
    return " ".join(found)


def counted(values: list[object]) -> list[str]:
    """Values in a row, equal neighbours that are names counted once."""
    found: list[str] = []
    times = 1
    for at, value in enumerate(values):
        if at + 1 < len(values) and values[at + 1] == value and isinstance(value, str):
            times += 1
            continue
        found.append(short(value) if times == 1 else f"{times}×{short(value)}")
        times = 1
    return found


def rendered(mode: str | None, game: Game, state: State, seat: int) -> str | None:
    """The table as this seat sees it: printed for people, or as text; nothing without a mode."""
    if mode == "ansi":
        return told(game, state, seat)
    if mode is not None:
        print(told(game, state, seat))
    return None

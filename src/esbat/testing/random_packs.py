"""Random packs that a game accepts, as far from its own box as its sections allow: for fuzzing any game.

A pack is changed a little many times over, and a change stays if the game finds no fault with it. So totals,
references and things the rules know by name hold, while figures go to the bounds a section declares.
"""

import re
from typing import Final

from esbat.engine.box import Pack, Row, Rows, rows_of
from esbat.engine.cells import Cell, Section
from esbat.engine.chance import Chance
from esbat.engine.game import Game

STEPS: Final = 40
"""So many changes are tried for one pack."""


def random_pack(game: Game, chance: Chance, steps: int = STEPS) -> Pack:
    """A pack without a fault that differs from the game's own rows, if any change was to be had."""
    rows = copied(game.rows())
    for _ in range(steps):
        changed = copied(rows)
        section = game.sections[chance.pick(len(game.sections))]
        if change(section, changed, chance) and faultless(game, changed):
            rows = changed
    return Pack(game.code, "fuzz", rows)


def copied(rows: Rows) -> Rows:
    return {name: [dict(row) for row in section] for name, section in rows.items()}


def faultless(game: Game, rows: Rows) -> bool:
    """Would the game take these rows?"""
    found, faults = rows_of(game.sections, dict(rows))
    return not faults and not game.faults(found)


def change(section: Section, rows: Rows, chance: Chance) -> bool:
    """Change something in one or two rows of a section; False if there is nothing to change."""
    cells = [cell for cell in section.cells if cell.kind in ("number", "choice", "reference", "label")]
    cells += [
        cell
        for cell in section.cells
        if any(figures(str(row.get(cell.name, ""))) for row in rows[section.name])
    ]
    table = rows[section.name]
    if not cells:
        return False
    cell = cells[chance.pick(len(cells))]
    one, other = table[chance.pick(len(table))], table[chance.pick(len(table))]
    way = chance.pick(4)
    if way == 0:
        one[cell.name], other[cell.name] = other[cell.name], one[cell.name]
    elif way == 1 and cell.kind == "number":
        return shifted(cell, one, other, chance)
    elif way == 2 and not any(cell.kind == "code" for cell in section.cells) and len(table) > 1:
        table.remove(one) if chance.pick(2) else table.append(dict(one))
    else:
        one[cell.name] = another(cell, one[cell.name], rows, chance)
    return True


def shifted(cell: Cell, one: Row, other: Row, chance: Chance) -> bool:
    """What one row loses another gains, so that the total stays: a little, or all there is room for."""
    giving, getting = one[cell.name], other[cell.name]
    if one is other or not isinstance(giving, int) or not isinstance(getting, int):
        return False
    room = min(giving - cell.lowest, cell.highest - getting)
    if room < 1:
        return False
    many = room if chance.pick(2) else 1 + chance.pick(room)
    one[cell.name], other[cell.name] = giving - many, getting + many
    return True


def another(cell: Cell, value: str | int, rows: Rows, chance: Chance) -> str | int:
    """Another value that the cell may hold; bounds come more often than what lies between them."""
    if cell.kind == "number":
        between = cell.lowest + chance.pick(cell.highest - cell.lowest + 1)
        return [cell.lowest, cell.highest, between, between][chance.pick(4)]
    if cell.kind == "choice":
        return cell.choices[chance.pick(len(cell.choices))]
    if cell.kind == "reference":
        referred = rows[cell.refers]
        return referred[chance.pick(len(referred))]["code"]
    if cell.kind == "words":
        return other_figure(str(value), chance)
    return value


def figures(text: str) -> list[re.Match[str]]:
    """The whole numbers among the arguments of an effect."""
    return [found for found in re.finditer(r"-?\d+", text) if "(" in text[: found.start()]]


def other_figure(text: str, chance: Chance) -> str:
    """One number of an effect becomes another one."""
    found = figures(text)
    if not found:
        return text
    at = found[chance.pick(len(found))]
    return f"{text[: at.start()]}{chance.pick(14) - 2}{text[at.end() :]}"

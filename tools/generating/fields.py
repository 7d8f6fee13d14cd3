"""The text of a game's `state_fields.py`, from the rows that its `fields.py` declares."""

from __future__ import annotations

import math

from esbat.engine.fields import BAG, FLAG, NUMBER, NUMBERS, PILE, SHARED, Field

TYPES = {NUMBER: "i64", FLAG: "bool", NUMBERS: "vec[i64]", PILE: "vec[i64]", BAG: "Bag"}


MOST_IN_A_CLASS = 20
"""Fields; a game with more of them has a chain of classes, so that each is read in one sight."""
WIDTH = 110


def written(fields: list[Field], rows: int) -> str:
    """The whole file."""
    lines = [
        '"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""',
        "",
        *imports(fields),
        "",
        "NOTHING: Final = vec[i64]([])",
        '"""What a fresh board has in place of numbers: the set-up lays them out."""',
        f"NO_ROWS: Final = vec[i64]([0] * ({rows} * ROW))",
    ]
    at_first = given(fields)
    # What counts a pile is known before the pile is.
    others = [field for field in fields if field not in at_first and field.holds != PILE]
    others += [field for field in fields if field.holds == PILE]
    size = math.ceil(len(others) / math.ceil(len(others) / MOST_IN_A_CLASS))
    parts = [others[at : at + size] for at in range(0, len(others), size)]
    below = "State"
    for number, part in enumerate(parts, 1):
        name = "Fields" if number == len(parts) else f"Fields{number}"
        lines += ["", "", *one_class(name, below, at_first, part)]
        below = name
    return "\n".join([*lines, ""])


def one_class(name: str, below: str, at_first: list[Field], fields: list[Field]) -> list[str]:
    """So many fields, on top of those of the class below."""
    lowest = below == "State"
    return [
        "@mypyc_attr(acyclic=True)",
        f"class {name}({below}):",
        f'    """Everything remembered between two moves{"" if name == "Fields" else ": a part of it"}."""',
        "",
        *slots([*at_first, *fields] if lowest else fields),
        "",
        *beginning(name, lowest, at_first, fields),
        "",
        *all_numbers(lowest, fields),
    ]


def imports(fields: list[Field]) -> list[str]:
    """What the file reads, in the order that ruff wants."""
    lines = {
        "from esbat.engine.chance import Chance",
        "from esbat.engine.native import i64, mypyc_attr, vec",
        "from esbat.engine.state import ROW, State, in_row",
    }
    if any(field.holds == BAG for field in fields):
        lines.add("from esbat.parts.bag import Bag")
    taken: dict[str, set[str]] = {}
    for field in fields:
        if field.holds == SHARED:
            names = {field.type, field.begins} - {"", "vec[i64]"}
            taken.setdefault(field.module, set()).update(names)
    for module, names in taken.items():
        lines.add(f"from {module} import {', '.join(sorted(names))}")
    return ["from typing import Final", "", *sorted(lines)]


def slots(fields: list[Field]) -> list[str]:
    """The names, in alphabetical order."""
    names = sorted(field.name for field in fields)
    return ["    __slots__ = (", *(f'        "{name}",' for name in names), "    )"]


def given(fields: list[Field]) -> list[Field]:
    """What a play has to be given, since nothing else says what it is."""
    return [field for field in fields if field.holds == SHARED and not field.begins]


def beginning(name: str, lowest: bool, at_first: list[Field], fields: list[Field]) -> list[str]:
    """A fresh board, or one like another."""
    arguments = ["self", *(f"{field.name}: {field.type}" for field in at_first)]
    arguments += ["seats: i64", "chance: Chance", f'like: "{name} | None" = None']
    handed_on = ", ".join([*(field.name for field in at_first), "seats", "chance", "like"])
    if lowest:
        before = [f"self.{of_all} = {of_all}" for of_all in ("seats", "chance")]
        before += ["self.sink = None", "self.patient = False"]
        before += [f"self.{field.name} = {field.name}" for field in at_first]
    else:
        before = [f"super().__init__({handed_on})"]
    fresh_rows = ["self.stack = NO_ROWS[:]", "self.depth = 0"] if lowest else []
    like_rows = ["self.stack = like.stack[:]", "self.depth = like.depth"] if lowest else []
    return [
        f"    def __init__({', '.join(arguments)}) -> None:",
        '        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""',
        *(f"        {line}" for line in before),
        "        if like is None:",
        *(f"            {line}" for line in [*fresh_rows, *(fresh(field) for field in fields)]),
        "        else:",
        *(f"            {line}" for line in like_rows),
        *(f"            self.{field.name} = {copied(field)}" for field in fields),
    ]


def fresh(field: Field) -> str:
    """What a fresh board has there."""
    begins = {NUMBERS: "NOTHING", PILE: "NOTHING", BAG: "Bag(NOTHING, 0)"}.get(field.holds, field.begins)
    return f"self.{field.name}: {field.type or TYPES[field.holds]} = {begins}"


def copied(field: Field) -> str:
    """What a copy has there."""
    ending = {NUMBERS: "[:]", PILE: "[:]", BAG: ".clone()"}.get(field.holds, "")
    return f"like.{field.name}{ending}"


def all_numbers(lowest: bool, fields: list[Field]) -> list[str]:
    """Everything that tells two states apart."""
    rows = "[self.seats, self.depth, *in_row(self.stack, self.depth * ROW)]"
    lines = [
        "    def numbers(self) -> list[int]:",
        '        """Every number of the state; bags as what is in them, since their order means nothing."""',
        f"        flat: list[int] = {rows if lowest else 'super().numbers()'}",
    ]
    single: list[str] = []
    for field in fields:
        name = f"self.{field.name}"
        if field.holds in (NUMBER, FLAG):
            single.append(name if field.holds == NUMBER else f"int({name})")
            continue
        lines += together(single)
        single = []
        if field.holds == NUMBERS:
            lines.append(f"        flat += in_row({name}, len({name}))")
        elif field.holds == PILE:
            lines.append(f"        flat += in_row({name}, self.{field.begins})")
        elif field.holds == BAG:
            lines.append(f"        flat += [{name}.count, *{name}.listed()]")
    return [*lines, *together(single), "        return flat"]


def together(numbers: list[str]) -> list[str]:
    """Numbers one behind the other, as many to a line as there is room for."""
    lines: list[str] = []
    for number in numbers:
        longer = f"{lines[-1][:-1]}, {number}]" if lines else ""
        if lines and len(longer) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(f"        flat += [{number}]")
    return lines

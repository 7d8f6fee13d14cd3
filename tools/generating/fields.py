"""The text of a game's `state_fields.py`, from the rows that its `fields.py` declares."""

from __future__ import annotations

from esbat.engine.fields import BAG, FLAG, NUMBER, NUMBERS, PILE, SHARED, Field

TYPES = {NUMBER: "i64", FLAG: "bool", NUMBERS: "vec[i64]", PILE: "vec[i64]", BAG: "Bag"}
NOTHING_YET = {NUMBERS: "NOTHING", PILE: "NOTHING", BAG: "Bag(NOTHING, 0)"}
"""What a fresh board has in place of numbers that the set-up lays out."""
WIDTH = 110


def written(fields: list[Field], rows: int) -> str:
    """The whole file: many fields to a line, so that each function is seen whole."""
    at_first = given(fields)
    # What counts a pile is known before the pile is.
    others = [field for field in fields if field not in at_first and field.holds != PILE]
    others += [field for field in fields if field.holds == PILE]
    arguments = ["self", *(f"{field.name}: {field.type}" for field in at_first)]
    arguments += ["seats: i64", "chance: Chance", 'like: "Fields | None" = None']
    lines = [
        '"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""',
        "",
        *imports(fields),
        "",
        "",
        "# fmt: off",
        "@mypyc_attr(acyclic=True)",
        "class Fields(State):",
        '    """Everything remembered between two moves."""',
        "",
        *(f"    {field.name}: {field.type or TYPES[field.holds]}" for field in [*at_first, *others]),
        "",
        *filled("    __slots__ = (", sorted(f'"{field.name}"' for field in fields), ")"),
        "",
        f"    def __init__({', '.join(arguments)}) -> None:",
        '        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""',
        f"        super().__init__(seats, chance, {rows}, like)",
        *(f"        self.{field.name} = {field.name}" for field in at_first),
        "        if like is None:",
        *fresh(others),
        "        else:",
        *copied(others),
        "",
        "    def numbers(self) -> list[int]:",
        '        """Every number of the state; bags as what is in them, since their order means nothing."""',
        *filled("        return [", all_numbers(others), "]"),
        "",
    ]
    return "\n".join(lines)


def imports(fields: list[Field]) -> list[str]:
    """What the file reads, in the order that ruff wants."""
    lines = {
        "from esbat.engine.chance import Chance",
        "from esbat.engine.native import i64, mypyc_attr, vec",
    }
    read = ["NOTHING", "ROW", "State", "in_row"]
    if any(field.holds == NUMBERS for field in fields):
        read.insert(3, "every")
    lines.add(f"from esbat.engine.state import {', '.join(read)}")
    if any(field.holds == BAG for field in fields):
        lines.add("from esbat.parts.bag import Bag")
    taken: dict[str, set[str]] = {}
    for field in fields:
        if field.holds == SHARED:
            names = {field.type, field.begins} - {"", "vec[i64]"}
            taken.setdefault(field.module, set()).update(names)
    for module, names in taken.items():
        lines.add(f"from {module} import {', '.join(sorted(names))}")
    return sorted(lines)


def given(fields: list[Field]) -> list[Field]:
    """What a play has to be given, since nothing else says what it is."""
    return [field for field in fields if field.holds == SHARED and not field.begins]


def fresh(fields: list[Field]) -> list[str]:
    """A fresh board: what begins alike is begun together, but for bags, which are never shared."""
    alike: dict[tuple[str, str], list[str]] = {}
    for field in fields:
        begins = NOTHING_YET.get(field.holds, field.begins)
        alone = field.name if field.holds == BAG else ""
        alike.setdefault((begins, alone), []).append(f"self.{field.name} =")
    lines: list[str] = []
    for (begins, alone), names in alike.items():
        line = ""
        for name in names:
            if len(f"{line} {name} {begins}") > WIDTH - 12:
                lines.append(f"           {line} {begins}")
                line = ""
            line += f" {name}"
        lines.append(f"           {line} {begins}")
    return lines


def copied(fields: list[Field]) -> list[str]:
    """What a copy has there, as many to a line as there is room for."""
    lines: list[str] = []
    names: list[str] = []
    values: list[str] = []
    for field in fields:
        ending = {NUMBERS: "[:]", PILE: "[:]", BAG: ".clone()"}.get(field.holds, "")
        name, value = f"self.{field.name}", f"like.{field.name}{ending}"
        if names and len(assigned([*names, name], [*values, value])) > WIDTH:
            lines.append(assigned(names, values))
            names, values = [], []
        names.append(name)
        values.append(value)
    return [*lines, assigned(names, values)]


def assigned(names: list[str], values: list[str]) -> str:
    """One line that sets them all."""
    return f"            {', '.join(names)} = {', '.join(values)}"


def all_numbers(fields: list[Field]) -> list[str]:
    """Everything that tells two states apart."""
    parts = ["self.seats", "self.depth", "*in_row(self.stack, self.depth * ROW)"]
    for field in fields:
        name = f"self.{field.name}"
        if field.holds == NUMBER:
            parts.append(name)
        elif field.holds == FLAG:
            parts.append(f"int({name})")
        elif field.holds == NUMBERS:
            parts.append(f"*every({name})")
        elif field.holds == PILE:
            parts.append(f"*in_row({name}, self.{field.begins})")
        elif field.holds == BAG:
            parts += [f"{name}.count", f"*{name}.listed()"]
    return parts


def filled(opening: str, parts: list[str], closing: str) -> list[str]:
    """A bracket of many parts, as many to a line as there is room for."""
    inside = " " * (len(opening) - len(opening.lstrip()) + 4)
    lines: list[str] = []
    for part in parts:
        if lines and len(f"{lines[-1]} {part},") <= WIDTH:
            lines[-1] += f" {part},"
        else:
            lines.append(f"{inside}{part},")
    return [opening, *lines, f"{inside[4:]}{closing}"]

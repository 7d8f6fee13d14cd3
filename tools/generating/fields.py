"""The text of a game's `state_fields.py`, from the rows that its `fields.py` declares."""

from __future__ import annotations

from esbat.engine.fields import BAG, FLAG, NUMBER, NUMBERS, PILE, SHARED, Field

TYPES = {NUMBER: "i64", FLAG: "bool", NUMBERS: "vec[i64]", PILE: "vec[i64]", BAG: "Bag"}


def written(fields: list[Field], rows: int) -> str:
    """The whole file."""
    return "\n".join(
        [
            '"""Made by `tools/fields` from `fields.py`: change that file, and run the tool."""',
            "",
            *imports(fields),
            "",
            "NOTHING: Final = vec[i64]([])",
            '"""What a fresh board has in place of numbers: the set-up lays them out."""',
            f"NO_ROWS: Final = vec[i64]([0] * ({rows} * ROW))",
            "",
            "",
            "@mypyc_attr(acyclic=True)",
            "class Fields(State):",
            '    """Everything remembered between two moves."""',
            "",
            *slots(fields),
            "",
            *beginning(fields),
            "",
            *all_numbers(fields),
            "",
        ]
    )


def imports(fields: list[Field]) -> list[str]:
    """What the file reads, in the order that ruff wants."""
    lines = {
        "from esbat.engine.chance import Chance",
        "from esbat.engine.native import i64, mypyc_attr, vec",
        "from esbat.engine.state import ROW, State",
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


def beginning(fields: list[Field]) -> list[str]:
    """A fresh board, or one like another."""
    arguments = ["self", *(f"{field.name}: {field.type}" for field in given(fields))]
    arguments += ["seats: i64", "chance: Chance", 'like: "Fields | None" = None']
    return [
        f"    def __init__({', '.join(arguments)}) -> None:",
        '        """A fresh board for the set-up; or a copy with this luck, unheard and not patient."""',
        "        self.seats = seats",
        "        self.chance = chance",
        "        self.sink = None",
        "        self.patient = False",
        *(f"        self.{field.name} = {field.name}" for field in given(fields)),
        "        if like is None:",
        "            self.stack = NO_ROWS[:]",
        "            self.depth = 0",
        *(f"            {fresh(field)}" for field in fields if field not in given(fields)),
        "        else:",
        "            self.stack = like.stack[:]",
        "            self.depth = like.depth",
        *(
            f"            self.{field.name} = {copied(field)}"
            for field in fields
            if field not in given(fields)
        ),
    ]


def fresh(field: Field) -> str:
    """What a fresh board has there."""
    begins = {NUMBERS: "NOTHING", PILE: "NOTHING", BAG: "Bag(NOTHING, 0)"}.get(field.holds, field.begins)
    return f"self.{field.name}: {field.type or TYPES[field.holds]} = {begins}"


def copied(field: Field) -> str:
    """What a copy has there."""
    ending = {NUMBERS: "[:]", PILE: "[:]", BAG: ".clone()"}.get(field.holds, "")
    return f"like.{field.name}{ending}"


def all_numbers(fields: list[Field]) -> list[str]:
    """Everything that tells two states apart."""
    lines = [
        "    def numbers(self) -> list[int]:",
        '        """Every number of the state; bags as what is in them, since their order means nothing."""',
        "        flat: list[int] = [self.seats, self.depth]",
        "        for at in range(self.depth * ROW):",
        "            flat.append(self.stack[at])",
    ]
    for field in fields:
        name = f"self.{field.name}"
        if field.holds == NUMBER:
            lines.append(f"        flat.append({name})")
        elif field.holds == FLAG:
            lines.append(f"        flat.append(int({name}))")
        elif field.holds == NUMBERS:
            lines += [f"        for number in {name}:", "            flat.append(number)"]
        elif field.holds == PILE:
            lines += [
                f"        for at in range(self.{field.begins}):",
                f"            flat.append({name}[at])",
            ]
        elif field.holds == BAG:
            lines += [f"        flat.append({name}.count)", f"        flat.extend({name}.listed())"]
    return [*lines, "        return flat"]

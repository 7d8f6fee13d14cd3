"""Effects as numbers: every text of a card becomes a row of steps that `effects` carries out.

A step is four numbers: primitive, first argument, second argument, and whether it waits for the step before
it (`>`). Numbers given by a COUNT are written as COUNTED plus that count. What always counts (`star`,
`power`) and what lasts while a card lies open (`harden`, `block`, `limit`, `mute`) is no step: it stands in
tables of its own, because nobody carries it out.
"""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.steps import Step, steps_of
from esbat.games.wildegrens import tables_primitives
from esbat.games.wildegrens.names import COUNTS, DESTINATIONS, SCOPES, WHO

STEP: Final[i64] = 4
"""Numbers in a step."""
COUNTED: Final[i64] = 1000
ALL: Final[i64] = 99


def argument_number(kind: str, argument: str) -> int | None:
    """An argument as a number; None if it cannot stand here."""
    if kind == tables_primitives.SCOPE:
        return SCOPES.index(argument) if argument in SCOPES else None
    if kind == tables_primitives.WHOM:
        return WHO.index(argument) if argument in WHO else None
    if kind == tables_primitives.WHERE:
        return DESTINATIONS.index(argument) if argument in DESTINATIONS else None
    if argument in COUNTS:
        return int(COUNTED) + COUNTS.index(argument)
    if kind == tables_primitives.COUNT:
        return None
    if argument == "all":
        return int(ALL)
    digits = argument.removeprefix("-")
    return int(argument) if digits.isascii() and digits.isdigit() and len(digits) <= 2 else None


def step_numbers(step: Step) -> list[int] | None:
    """One step as four numbers; None if the vocabulary has nothing like it."""
    primitive = tables_primitives.VOCABULARY.get(step.name)
    if primitive is None or len(primitive.takes) != len(step.arguments):
        return None
    numbers = [primitive.number]
    for kind, argument in zip(primitive.takes, step.arguments, strict=True):
        number = argument_number(kind, argument)
        if number is None:
            return None
        numbers.append(number)
    while len(numbers) < 3:
        numbers.append(0)
    numbers.append(1 if step.bound else 0)
    return numbers


def rows_of(text: str) -> list[list[int]] | None:
    """All steps of an effect as numbers; None if it cannot be read."""
    steps = steps_of(text)
    if steps is None:
        return None
    rows: list[list[int]] = []
    for step in steps:
        numbers = step_numbers(step)
        if numbers is None:
            return None
        rows.append(numbers)
    return rows


class Program:
    """Every effect of a box, one behind the other in one list of numbers."""

    __slots__ = ("code",)

    def __init__(self) -> None:
        self.code: list[int] = []

    def add(self, text: str) -> int:
        """Where the steps of this effect begin; -1 if it has none that anybody carries out."""
        rows = rows_of(text)
        assert rows is not None, text
        steps = [
            row
            for row in rows
            if tables_primitives.PRIMITIVES[row[0]].works == tables_primitives.STEP_BY_STEP
        ]
        if not steps:
            return -1
        start = len(self.code)
        for row in steps:
            self.code += row
        self.code += [0, 0, 0, 0]
        return start


def order_key(text: str, this: str, own: str, linked: str) -> str:
    """WIL-R50. Two effects with the same key do the same, and it is all one which of them comes first.

    `this` stands for the Mission that `this` means, `linked` for the Juror that `linked` does, `own` for the
    card itself: cards that wait and may take one another away are never alike.
    """
    key = ""
    for step in steps_of(text) or []:
        primitive = tables_primitives.VOCABULARY[step.name]
        if primitive.works != tables_primitives.STEP_BY_STEP:
            continue
        key += f"{'>' if step.bound else ';'}{step.text()}"
        if "this" in step.arguments:
            key += f" {this}"
        if "linked" in step.arguments:
            key += f" {linked}"
        if primitive.meddles:
            key += f" {own}"
    return key


def numbered(keys: list[str]) -> list[int]:
    """Equal keys have equal numbers."""
    return [keys.index(key) for key in keys]


def found_in(text: str, primitive: i64) -> tuple[int, int]:
    """The arguments of a primitive that counts or lasts, added up; zeros if the effect has none."""
    total = 0
    second = 0
    for row in rows_of(text) or []:
        if row[0] == primitive:
            total += row[1] if row[1] or row[2] else 1
            second = row[2]
    return (total, second)

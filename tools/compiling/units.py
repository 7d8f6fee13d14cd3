"""The C of the group in units: files that are compiled one by one, and kept while they stay the same.

A compiler's time grows faster than its text, and a rule that has changed is no reason to compile four other
games again: there is a unit for the engine, one a game, and so on, and another of each for what runs seldom.
What is small in the engine is written into every unit once more, for inlining alone.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from compiling.borrowing import borrowing, reached, without_setters
from compiling.chosen import SELDOM, found
from compiling.hints import hinted
from compiling.imports import HELPER, shortened
from compiling.marks import ITEM, MACROS, marked, small_functions
from compiling.traces import DECLARED, Places

RUNTIME = "runtime"
"""What mypyc itself brings along: the same whatever is compiled."""
GROUP = "group-seldom"
"""What is said once for all modules: their literals and where each unit finds its own, and how they begin."""
ENGINE = ("engine", "parts")
SERVER = "server"
MOST_LINES = 60
"""A longer function is called and not inlined."""

LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
# Names that belong to one thing of the group: a function, a class, a module, a shape of tuple.
NAME = re.compile(r"\b\w+___\w+|tuple_T\w+")
HEADERS = ("__native_esbat.h", "__native_internal_esbat.h")
HEAD = "".join([f'#include "{header}"\n' for header in HEADERS]) + MACROS + HELPER + ITEM + DECLARED


def unit_of(package: Path, path: Path, seldom: bool) -> str:
    """The unit that a module belongs to."""
    first, *rest = path.relative_to(package).with_suffix("").parts
    if first in ENGINE:
        name = ENGINE[0]
    elif first == "games":
        name = f"games-{rest[0]}" if rest[1:] else "games"
    else:
        name = first if first in ("bots", "research") else SERVER
    return f"{name}-seldom" if seldom else name


class Unit:
    """One C file: its name, its text, and the numbers of its literals.

    Those shift when a text is added anywhere: so they stand in a table that is compiled apart, and here is
    only each literal's place in it.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.table = "esbat_literals_" + name.replace("-", "_")
        self.parts = [f"{HEAD}extern const int {self.table}[];"]
        self.literals: dict[str, int] = {}
        self.places = Places()

    def add(self, text: str) -> None:
        """Another part of it."""
        self.parts.append(self.places.numbered(LITERAL.sub(self.literal, text)))

    def text(self) -> str:
        """All of it, in C."""
        return "\n".join([*self.parts, self.places.table()])

    def literal(self, number: re.Match[str]) -> str:
        return f"CPyStatics[{self.table}[{self.literals.setdefault(number[1], len(self.literals))}]]"

    def numbers(self) -> str:
        """The table of its literals, in C."""
        return f"const int {self.table}[] = {{{', '.join([*self.literals, '0'])}}};\n"


def units(package: Path, sources: list[Path], modules: dict[str, Path]) -> dict[str, str]:
    """The texts of all units by name, of mypyc's C files; `modules` says whose source each is."""
    seldom = found(package, SELDOM)
    texts: dict[str, list[str]] = {}
    runtime: list[str] = []
    shared: list[str] = []
    for source in sources:
        text = without_setters(hinted(shortened(marked(source.read_text(encoding="utf-8")))))
        path = modules.get(source.name)
        if path is None:
            (shared if source.name.startswith("__native_") else runtime).append(text + "\n")
        else:
            texts.setdefault(unit_of(package, path, path in seldom), []).append(text)
    given = reached(text for parts in texts.values() for text in parts)
    texts = {name: [borrowing(text, given) for text in parts] for name, parts in texts.items()}
    inlined = "".join([each for text in texts[ENGINE[0]] for each in small_functions(text, MOST_LINES)])
    made: list[Unit] = []
    for name, parts in texts.items():
        unit = Unit(name)
        for text in parts if name == ENGINE[0] else [inlined, *parts]:
            unit.add(text)
        made.append(unit)
    return {
        **{unit.name: unit.text() for unit in made},
        RUNTIME: "".join([MACROS, *runtime]),
        GROUP: "".join([MACROS, *shared, *[unit.numbers() for unit in made]]),
    }


def key(text: str, headers: str, surroundings: str) -> str:
    """One word for all that a unit's machine code depends on.

    Of the group's headers that is what they say of names the unit has: others may come and go.
    """
    names = set(NAME.findall(text))
    said = [part for part, own in named_parts(headers) if not own or names.intersection(own)]
    return hashlib.sha256("\0".join([surroundings, text, *said]).encode()).hexdigest()[:32]


@cache
def named_parts(headers: str) -> list[tuple[str, list[str]]]:
    """Declarations, each with the names in it: the headers are the same for all units."""
    return [(part, NAME.findall(part)) for part in parts(headers)]


def parts(headers: str) -> list[str]:
    """Declarations one by one: a line, or a structure with its end; without the number of literals."""
    found: list[str] = []
    inside: list[str] = []
    for line in LITERAL.sub("CPyStatics[]", headers).splitlines():
        if line.startswith("#"):
            continue
        inside.append(line)
        if line.startswith("}") or (len(inside) == 1 and not line.endswith("{")):
            found.append("\n".join(inside))
            inside = []
    return found

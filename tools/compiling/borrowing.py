"""Vectors that somebody holds anyway, in the C that mypyc wrote: they are looked at without being taken.

mypyc counts a vector up whenever it is read from an object, and down after its use. Both are writes to the
same place, one waiting for the other, and rules that read `board.stack` at every turn spend a tenth of their
time so. Where the object outlives the function, and nothing that the function calls gives the object another
vector, the counts say nothing (docs/why/vectors-are-borrowed.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

HEAD = re.compile(r"^[A-Za-z][\w *]*?\b(?P<name>CPyDef_\w+)\((?P<parameters>[^()]*)\) \{$")
LOCAL = re.compile(r"cpy_r_\w+")
VECTOR = re.compile(r"^Vec\w+ (?P<name>cpy_r_\w+);$")
NUMBER = re.compile(r"^(?:u?int\d+_t|char|double|CPyTagged|CPyPtr) (?P<name>cpy_r_\w+);$")
# A vector, or an object on the way to one, as it is read; statics are set once, when their module begins.
READ = re.compile(
    r"^(?P<name>cpy_r_\w+) = (?:\(\(\w+ \*\)(?P<owner>cpy_r_\w+)\)->_(?P<attribute>\w+)|CPyStatic_\w+);$"
)
GIVEN = re.compile(r"^\(\(\w+ \*\)(?P<owner>cpy_r_\w+)\)->_(?P<attribute>\w+) = (?P<name>cpy_r_\w+);$")
COUNTED = re.compile(r"^VEC_\w+?_(?P<way>INC|DEC)REF\((?P<name>cpy_r_\w+)\);$")
SET = re.compile(r"^(?P<name>cpy_r_\w+) = (?P<value>.*);$")
CALL = re.compile(r"\bCPyDef_\w+(?=\()")
VIRTUAL = re.compile(r"CPY_GET_METHOD.*/\* (\w+) \*/$")
ARGUMENT = re.compile(r"^(?:cpy_r_\w+ = )?CPyDef_\w+\([^()]*\);$")
MAKER = "_____init__"


class Function:
    """A function's lines, its name, what it is handed and what it makes of its variables."""

    def __init__(self, head: re.Match[str], lines: list[str]) -> None:
        self.name = head["name"]
        self.lines = lines
        self.parameters = set(LOCAL.findall(head["parameters"]))

    def gives(self) -> set[str]:
        """The attributes that get another vector or object in here; a new object's first do not count."""
        numbers = {match["name"] for match in map(NUMBER.match, self.lines) if match}
        given = [match for match in map(GIVEN.match, self.lines) if match and match["name"] not in numbers]
        new = "cpy_r_self" if self.name.endswith(MAKER) else None
        return {match["attribute"] for match in given if match["owner"] != new}

    def calls(self) -> set[str]:
        """The functions called in here, and the methods of which only the name is known."""
        found = set(CALL.findall("\n".join(self.lines[1:])))
        return found | {f"___{match[1]}" for match in map(VIRTUAL.search, self.lines) if match}

    def borrowed(self, given: set[str]) -> set[str]:
        """Vectors that need not be counted, if these attributes may get others meanwhile."""
        values: dict[str, list[str]] = {}
        for match in map(SET.match, self.lines):
            if match:
                values.setdefault(match["name"], []).append(match["value"])
        held = self.parameters - set(values)

        def lasting(owner: str | None, steps: int = 2) -> bool:
            """Does this object outlive the function? It is handed in, or belongs to one that is."""
            if owner is None or owner in held:
                return True
            origins = [value for value in values.get(owner, []) if value != "NULL"]
            if len(origins) != 1 or owner in self.parameters:
                return False
            read = READ.match(f"{owner} = {origins[0]};")
            if read is None:
                return origins[0] in held
            return steps > 0 and read["attribute"] not in given and lasting(read["owner"], steps - 1)

        vectors = {match["name"] for match in map(VECTOR.match, self.lines) if match}
        found = set()
        for match in map(READ.match, self.lines):
            if match and match["name"] in vectors and len(values[match["name"]]) == 1:
                if match["attribute"] not in given and lasting(match["owner"]):
                    found.add(match["name"])
        return {name for name in found if self.only_looked_at(name)}

    def only_looked_at(self, name: str) -> bool:
        """Is this vector counted up once, read from, handed on to functions, and kept nowhere?"""
        word = re.compile(rf"\b{name}\b(?!\.(?:len|items)\b)")
        taken = 0
        for line in self.lines:
            if name not in line or not word.search(line) or VECTOR.match(line):
                continue
            counted = COUNTED.match(line)
            if counted:
                taken += counted["way"] == "INC"
            elif not ARGUMENT.match(line) and not READ.match(line):
                return False
        return taken == 1


def functions(text: str) -> Iterator[tuple[Function | None, list[str]]]:
    """The text in pieces: each function, and what stands between two of them."""
    between: list[str] = []
    lines: list[str] = []
    head: re.Match[str] | None = None
    depth = 0
    for line in text.splitlines():
        if head is None:
            head = HEAD.match(line) if line.endswith(") {") else None
            if head is None:
                between.append(line)
                continue
            yield None, between
            between = []
        lines.append(line)
        depth += line.endswith("{") - line.startswith("}")
        if depth == 0:
            yield Function(head, lines), lines
            head, lines = None, []
    yield None, between


def reached(texts: Iterable[str]) -> dict[str, set[str]]:
    """By function: the attributes that may get another vector or object while it runs."""
    found: dict[str, set[str]] = {}
    callers: dict[str, list[str]] = {}
    for text in texts:
        for function, _lines in functions(text):
            if function:
                found[function.name] = function.gives()
                for called in function.calls():
                    callers.setdefault(called, []).append(function.name)
    waiting = [name for name, given in found.items() if given]
    while waiting:
        name = waiting.pop()
        method = name[name.rindex("___") :] if "___" in name else name
        for caller in callers.get(name, []) + callers.get(method, []):
            if not found[name] <= found[caller]:
                found[caller] |= found[name]
                waiting.append(caller)
    return found


def borrowing(text: str, given: dict[str, set[str]]) -> str:
    """The C of a module, its borrowed vectors not counted."""
    if "VEC_" not in text:
        return text
    found: list[str] = []
    for function, lines in functions(text):
        names = function.borrowed(given[function.name]) if function else set()
        for line in lines:
            counted = COUNTED.match(line) if names else None
            if counted is None or counted["name"] not in names:
                found.append(line)
    return "\n".join(found)

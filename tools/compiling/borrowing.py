"""Vectors that somebody holds anyway, in the C that mypyc wrote: they are looked at without being taken.

mypyc counts a vector up whenever it is read from an object, and down after its use. Both are writes to the
same place, one waiting for the other, and rules that read `board.stack` at every turn spend a tenth of their
time so. Where the object outlives the function, and nothing that the function calls gives the object another
vector, the counts say nothing (docs/why/vectors-are-borrowed.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

HEAD = re.compile(r"^[A-Za-z][\w *]*?\b(?P<name>CPyDef_\w+)\((?P<parameters>[^()]*)\) \{$")
LOCAL = re.compile(r"cpy_r_\w+")
VECTOR = re.compile(r"^Vec\w+ (?P<name>cpy_r_\w+);$")
NUMBER = re.compile(r"^(?:u?int\d+_t|char|double|CPyTagged|CPyPtr) (?P<name>cpy_r_\w+);$")
# A vector, or an object on the way to one, as it is read; statics are set once, when their module begins.
READ = re.compile(
    r"^(?P<name>cpy_r_\w+) = (?:\(\(\w+ \*\)(?P<owner>cpy_r_\w+)\)->_(?P<attribute>\w+)|CPyStatic_\w+);$"
)
GIVEN = re.compile(r"\(\(\w+ \*\)(?P<owner>cpy_r_\w+)\)->_(?P<attribute>\w+) = (?P<name>cpy_r_\w+);")
COUNTED = re.compile(r"^VEC_\w+?_(?P<way>INC|DEC)REF\((?P<name>cpy_r_\w+)\);$")
SET = re.compile(r"^(?P<name>cpy_r_\w+) = (?P<value>.*);(?: /\*.*\*/)?$")
LIST = re.compile(r"^PyObject \*(?P<name>cpy_r_\w+)\[\d+\] = \{(?P<first>cpy_r_\w+)")
CALL = re.compile(r"CPyDef_\w+(?=\()")
VIRTUAL = re.compile(r"CPY_[GS]ET_\w+.*/\* (\w+) \*/$")
GLUE = re.compile(r"(?<!_)__(?!_)\w+_glue$")
ARGUMENT = re.compile(r"^(?:cpy_r_\w+ = )?CPyDef_\w+\([^()]*\);$")
MAKER = "_____init__"
# Calls that may run code which nobody compiled: it can come back through any door.
OUTSIDE = re.compile(
    r"Py(?P<call>Object_(?:\w*Call|Vectorcall|RichCompare|Str\b|Repr\b|Format|[GS]etItem|SetAttr|GetIter)\w*"
    r"|Iter_\w+|_YieldFrom\w*|_Await\w*)\((?P<first>[^,()]*)(?:, (?P<second>[^,()]*))?"
)
# What can be called without fear: Python's own classes and functions, by name, and compiled classes.
ITS_OWN = re.compile(
    r"^CPyObject_GetAttr\((?P<module>cpy_r_\w+), |^\(PyObject \*\)(?:&Py\w+_Type|CPyType_\w+)$"
)
CLASS = re.compile(r" = \(PyObject \*\)CPyType_(\w+);")
# Numbers, lists and tuples that are made on the spot; going through one calls nobody.
ON_THE_SPOT = re.compile(
    r"^Py(?:Long_FromLongLong|List_New|Tuple_New|Tuple_Pack|Object_GetIter)\((?P<of>\w+)"
)
PLAIN = ("Object_Str", "Object_GetIter", "Iter_Next")
BUILTINS = "CPyImport_GetModuleCache(&CPyModule_builtins)"
LITERAL = "CPyStatics["
# What gives an object another vector for interpreted code.
SETTER = re.compile(
    r", PyObject \*value, void \*closure\)\n\{\n(?:if \(value == NULL\) \{\n[^}]*\}\n)?Vec\w+ tmp;"
)
LAST_WORD = re.compile(r"\w+(?=\(\w+ \*self$)")


class Function:
    """A function's lines, its name, what it is handed and what it makes of its variables."""

    def __init__(self, head: re.Match[str], lines: list[str]) -> None:
        self.name = head["name"]
        self.lines = lines
        self.text = "\n".join(lines[1:])
        self.parameters = set(LOCAL.findall(head["parameters"]))

    def gives(self, new: str | None = None) -> set[str]:
        """The attributes that get another vector or object in here; those of a `new` object do not count."""
        given = list(GIVEN.finditer(self.text))
        if not given:
            return set()
        numbers = {match["name"] for match in map(NUMBER.match, self.lines) if match}
        return {
            match["attribute"] for match in given if match["name"] not in numbers and match["owner"] != new
        }

    def calls(self) -> set[str]:
        """The functions called in here, and the methods of which only the name is known."""
        found = set(CALL.findall(self.text))
        found |= {f"CPyDef_{name}{MAKER}" for name in CLASS.findall(self.text)}
        if "CPY_" in self.text:
            found |= {f"___{match[1]}" for match in map(VIRTUAL.search, self.lines) if match}
        return found

    def leaves(self) -> bool:
        """May code run in here that was never compiled?"""
        return any(not self.harmless(call) for call in OUTSIDE.finditer(self.text))

    def harmless(self, call: re.Match[str]) -> bool:
        """Is it known by name what is called: Python's own, or a method of a literal?"""
        values = self.values()
        if call["call"] == "Object_VectorcallMethod":
            place = values.get(call["second"], [""])[0].partition("&")[2]
            lists = {match["name"]: match["first"] for match in map(LIST.match, self.lines) if match}
            return all(each.startswith(LITERAL) for each in values.get(lists.get(place, ""), [""]))
        if call["call"] == "Object_Vectorcall":
            own = [ITS_OWN.match(origin) for origin in values.get(call["first"], [""])]
            return all(
                match and (match["module"] is None or values.get(match["module"]) == [BUILTINS])
                for match in own
            )
        return call["call"] in PLAIN and self.made_here(call["first"], values)

    def made_here(self, name: str, values: dict[str, list[str]]) -> bool:
        """Is this a number, list or tuple of this very function, or what goes through one?"""
        for origin in values.get(name, [""]):
            made = ON_THE_SPOT.match(origin)
            if made is None:
                return False
            if origin.startswith("PyObject_GetIter") and not self.made_here(made["of"], values):
                return False
        return True

    def values(self) -> dict[str, list[str]]:
        """By variable: all that is put into it."""
        found: dict[str, list[str]] = {}
        for match in map(SET.match, self.lines):
            if match:
                found.setdefault(match["name"], []).append(match["value"])
        return found

    def borrowed(self, given: set[str]) -> set[str]:
        """Vectors that need not be counted, if these attributes may get others meanwhile."""
        vectors = {match["name"] for match in map(VECTOR.match, self.lines) if match}
        if not vectors:
            return set()
        values = self.values()
        held = {name for name in self.parameters - set(values) if f"&{name}" not in self.text}

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


@cache
def pieces(text: str) -> list[tuple[Function | None, list[str]]]:
    """`functions`, taken apart once: the text is asked twice."""
    return list(functions(text))


def reached(texts: Iterable[str]) -> dict[str, set[str]]:
    """By function: the attributes that may get another vector or object while it runs.

    What leaves for interpreted code may come back through a door to any function: all that anybody gives
    counts. Interpreted code itself can give no vector: there are no setters for them (`without_setters`).
    """
    inside = [function for text in texts for function, _lines in pieces(text) if function]
    found: dict[str, set[str]] = {}
    first: dict[str, set[str]] = {}
    callers: dict[str, list[str]] = {}
    for function in inside:
        made = "cpy_r_self" if function.name.endswith(MAKER) else None
        found[function.name] = function.gives(made)
        first[function.name] = function.gives() if made else set()
        for called in function.calls():
            callers.setdefault(called, []).append(function.name)
    for name, own in first.items():
        # An object that is not new has been read by others: whoever makes it anew gives it all of these.
        for caller in callers.get(name, []) if own else []:
            if not caller.endswith(MAKER) and caller != name.removesuffix(MAKER):
                found[caller] |= own
    everything = set().union(*found.values())
    for function in inside:
        if function.leaves():
            found[function.name] |= everything
    waiting = [name for name, given in found.items() if given]
    while waiting:
        name = waiting.pop()
        whole = GLUE.sub("", name)
        method = whole[whole.rindex("___") :] if "___" in whole else whole
        for caller in callers.get(name, []) + callers.get(method, []):
            if not found[name] <= found[caller]:
                found[caller] |= found[name]
                waiting.append(caller)
    return found


def without_setters(text: str) -> str:
    """The C of a marked module in which interpreted code cannot give an object another vector.

    It never does; if it did while a compiled function looks at the old one, that would be gone.
    """
    found = text
    for setter in SETTER.finditer(text):
        head = text[text.rindex("\n", 0, setter.start()) : setter.start()]
        for name in LAST_WORD.findall(head):
            found = found.replace(f"(setter){name},", "NULL,")
    return found


def borrowing(text: str, given: dict[str, set[str]]) -> str:
    """The C of a module, its borrowed vectors not counted."""
    if "VEC_" not in text:
        return text
    found: list[str] = []
    for function, lines in pieces(text):
        names = function.borrowed(given[function.name]) if function else set()
        for line in lines:
            counted = COUNTED.match(line) if names else None
            if counted is None or counted["name"] not in names:
                found.append(line)
    return "\n".join(found)

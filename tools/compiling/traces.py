"""Tracebacks in the C that mypyc wrote: one number each, where mypyc hands over four things.

Every step that may fail says for its traceback which file, function and line it stands in, and what its
module knows. These places stand in a table at the end of a unit; the code has only the place's number.
"""

from __future__ import annotations

import re

DECLARED = "static ESBAT_COLD void esbat_at(int number);\n"
TRACE = re.compile(r'CPy_AddTraceback\(("[^"]*", "[^"]*", -?\d+), (CPyStatic_\w+)\);')


class Places:
    """The places of one unit, numbered as they come."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def numbered(self, text: str) -> str:
        """The text with each place by its number."""
        return TRACE.sub(self.number, text)

    def number(self, trace: re.Match[str]) -> str:
        row = f"{{{trace[1]}, &{trace[2]}}}"
        return f"esbat_at({self.numbers.setdefault(row, len(self.numbers))});"

    def table(self) -> str:
        """The table, and what reads it."""
        rows = ",\n".join(self.numbers) or "{0}"
        return f"""
struct esbat_place {{ const char *file; const char *function; int line; PyObject **globals; }};
static const struct esbat_place esbat_places[] = {{
{rows}
}};
static void esbat_at(int number) {{
    const struct esbat_place *place = &esbat_places[number];
    CPy_AddTraceback(place->file, place->function, place->line, *place->globals);
}}
"""

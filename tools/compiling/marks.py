"""Marks in the C that mypyc wrote: what runs once or seldom is not worth a compiler's time."""

from __future__ import annotations

import re

# The beginning of each module, the doors through which Python's own code comes in, and tables that are filled
# once make up half of the text. Compilers that know neither mark lose nothing but time.
MACROS = """
#ifdef ESBAT_ONCE
#elif defined(__clang__)
#define ESBAT_ONCE __attribute__((optnone, noinline))
#define ESBAT_SELDOM __attribute__((cold, minsize))
#elif defined(__GNUC__)
#define ESBAT_ONCE __attribute__((optimize("O0"), cold, noinline))
#define ESBAT_SELDOM __attribute__((optimize("O1"), cold))
#else
#define ESBAT_ONCE
#define ESBAT_SELDOM
#endif
"""
# A function's first line: what it gives, its name, its arguments.
HEAD = re.compile(r"[A-Za-z][\w *]*?(?P<name>\w+)\([^()]*\)(?: \{)?")
ONCE = re.compile(
    r"_____top_level__$|_trait_vtable_setup$|^CPyExec_|^CPyInit|^CPyGlobalsInit$|^exec_|^ensure_deps_"
)
DOOR = re.compile(r"^CPyPy_")
NO_TYPE = ("return ", "else ", "goto ", "case ")


def marked(text: str) -> str:
    """The C of a module, its functions marked."""
    lines = [MACROS]
    for line in text.splitlines():
        bare = line.strip()
        # Most lines are no heads of functions: what is cheap to ask is asked first.
        head = HEAD.fullmatch(bare) if bare.endswith((")", ") {")) and " " in bare else None
        if head is None or bare.startswith(NO_TYPE):
            lines.append(bare)
        elif ONCE.search(head["name"]):
            lines.append(f"ESBAT_ONCE {bare}")
        elif DOOR.search(head["name"]):
            lines.append(f"ESBAT_SELDOM {bare}")
        else:
            lines.append(bare)
    return "\n".join(lines)

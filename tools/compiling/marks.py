"""Marks in the C that mypyc wrote: what runs once or seldom is not worth a compiler's time."""

from __future__ import annotations

import re

# The beginning of each module, the doors through which Python's own code comes in, tables that are filled
# once and refusals make up half of the text. Compilers that know neither mark lose nothing but time.
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
# What is laid out once for a box or a sheet, and faults of a pack: long, and no move runs through them.
LAID_OUT = re.compile(r"^CPyDef_\w+___(?:(?:\w+_)?parts|vocabulary|graph_faults)$")
# All numbers of a board, to tell two apart: asked by tests, and by a server once a window.
NUMBERS = re.compile(r"^CPyDef_\w+___Fields___numbers$")
DOOR = re.compile(r"^CPyPy_")
REFUSAL = re.compile(r"^CPyDef_\w+___(?:refuse\w*|why_not|explain|something_else)$")
# Loops that make sure at their head that all they will read and write lies within: mypyc would have every
# index looked at again, which is half of what they do. It compares in this way for indexes only.
WITHIN = re.compile(r"^CPyDef_\w+_within$")
INDEX = re.compile(r"\(uint64_t\)\w+ < \(uint64_t\)\w+;")
# What reads or writes an attribute for Python's own code has this among its arguments.
ATTRIBUTE = "void *closure)"
STATIC = re.compile(r"^(?:ESBAT_\w+ )?static [\w *]*?(\w+)(?= ?[\[(=;])", re.MULTILINE)
WORD = re.compile(r"\w+")
INLINED = "extern inline __attribute__((gnu_inline))"
NO_TYPE = ("return ", "else ", "goto ", "case ")


def marked(text: str) -> str:
    """The C of a module, its functions marked."""
    lines = []
    within = False
    for line in text.splitlines():
        bare = line.strip()
        # Most lines are no heads of functions: what is cheap to ask is asked first.
        head = HEAD.fullmatch(bare) if bare.endswith((")", ") {")) and " " in bare else None
        if head is None or bare.startswith(NO_TYPE):
            lines.append(INDEX.sub("1;", bare) if within else bare)
        else:
            within = WITHIN.search(head["name"]) is not None
            lines.append(f"{mark(head['name'], bare)}{bare}")
    return "\n".join(lines)


def mark(name: str, line: str) -> str:
    """What stands before a function: how seldom it runs, if it does."""
    if ONCE.search(name) or LAID_OUT.search(name):
        return "ESBAT_ONCE "
    if ATTRIBUTE in line or any(each.search(name) for each in (DOOR, REFUSAL, NUMBERS)):
        return "ESBAT_SELDOM "
    return ""


def small_functions(text: str, most: int) -> list[str]:
    """Those of a marked module's functions that may stand in another file as well, to be inlined there.

    They use nothing that only their own file knows. Compilers that cannot have a function in two files for
    inlining alone do without.
    """
    own = set(STATIC.findall(text))
    found = []
    body: list[str] = []
    depth = 0
    for line in text.splitlines():
        if not body:
            head = HEAD.fullmatch(line) if line.endswith(") {") else None
            if head is None or not head["name"].startswith("CPyDef_") or line.startswith("ESBAT_"):
                continue
        body.append(line)
        depth += line.endswith("{") - line.startswith("}")
        if depth == 0:
            if len(body) <= most and not own.intersection(WORD.findall("\n".join(body))):
                found.append("\n".join(["#ifdef __GNUC__", f"{INLINED} {body[0]}", *body[1:], "#endif\n"]))
            body = []
    return found

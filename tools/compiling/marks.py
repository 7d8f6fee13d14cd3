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
#define ESBAT_COLD __attribute__((cold, noinline))
#elif defined(__GNUC__)
#define ESBAT_ONCE __attribute__((optimize("O0"), cold, noinline))
#define ESBAT_SELDOM __attribute__((optimize("O1"), cold))
#define ESBAT_COLD __attribute__((cold, noinline))
#else
#define ESBAT_ONCE
#define ESBAT_SELDOM
#define ESBAT_COLD
#endif
#ifdef __GNUC__
#define ESBAT_FETCH(place) __builtin_prefetch(place)
#else
#define ESBAT_FETCH(place)
#endif
#if defined(__x86_64__) && defined(__SSE2__)
#define ESBAT_PACKS
#include <emmintrin.h>
#endif
"""
# What a game looks up at every move, without a call: the item of a list (a question by its kind), and that
# it is of the class it should be, which is most often the one its own is made from.
ITEM = """
static inline PyObject *esbat_item(PyObject *list, int64_t index) {
    if ((uint64_t)index < (uint64_t)PyList_GET_SIZE(list)) {
        PyObject *item = PyList_GET_ITEM(list, index);
        Py_INCREF(item);
        return item;
    }
    return CPyList_GetItemInt64(list, index);
}
static inline int esbat_is(PyObject *item, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(item);
    return own == type || own->tp_base == type || PyType_IsSubtype(own, type);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(item, type) esbat_is((PyObject *)(item), type)
#define CPyList_GetItemInt64(list, index) esbat_item(list, index)
"""
# What is an instruction or a few of the machine, where the compiler knows them: said before mypyc's own way.
LOWEST = "return cpy_r_members ? (int64_t)__builtin_ctzll((uint64_t)cpy_r_members) : -1;"
HIGHEST = "return cpy_r_members ? 63 - (int64_t)__builtin_clzll((uint64_t)cpy_r_members) : 0;"
PACKED = """
if (cpy_r_start >= 0 && cpy_r_start + 8 <= cpy_r_numbers.len) {
const __m128i *from = (const __m128i *)(cpy_r_numbers.items + cpy_r_start);
__m128i added = _mm_set1_epi64x(cpy_r_added);
__m128i a = _mm_add_epi64(_mm_loadu_si128(from), added);
__m128i b = _mm_add_epi64(_mm_loadu_si128(from + 1), added);
__m128i c = _mm_add_epi64(_mm_loadu_si128(from + 2), added);
__m128i d = _mm_add_epi64(_mm_loadu_si128(from + 3), added);
__m128i all = _mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d));
__m128i large = _mm_andnot_si128(_mm_set1_epi64x(127), all);
__m128i low = _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(a), _mm_castsi128_ps(b), 0x88));
__m128i high = _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(c), _mm_castsi128_ps(d), 0x88));
__m128i bytes = _mm_packus_epi16(_mm_packs_epi32(low, high), _mm_setzero_si128());
int fits = _mm_movemask_epi8(_mm_cmpeq_epi8(large, _mm_setzero_si128())) == 0xFFFF;
return fits ? (int64_t)_mm_cvtsi128_si64(bytes) : -1;
}
""".strip()
INSTRUCTIONS = {
    "CPyDef_bits___wide_lowest": ("__GNUC__", LOWEST),
    "CPyDef_bits___lowest": ("__GNUC__", LOWEST),
    "CPyDef_bits___highest": ("__GNUC__", HIGHEST),
    "CPyDef_compiled_sheet___eight_within": ("ESBAT_PACKS", PACKED),
}
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
# Doors through which Python's own code comes at every move; all others are not worth optimising.
WIDE_DOOR = re.compile(
    r"___(?:acting|apply|clone|generate|imagine|legal|mover|note|outcome|step\w*|think|view)$"
)
REFUSAL = re.compile(r"^CPyDef_\w+___(?:refuse\w*|why_not|explain|something_else)$")
# Loops that make sure at their head that all they will read and write lies within: mypyc would have every
# index looked at again, which is half of what they do. It compares in this way for indexes only.
WITHIN = re.compile(r"^CPyDef_\w+_(?:within|ahead)$")
INDEX = re.compile(r"\(uint64_t\)\w+ < \(uint64_t\)\w+;")
# What reads numbers only for them to be near when they are needed: the machine is asked to fetch them, and
# nobody waits until it has.
AHEAD = re.compile(r"^CPyDef_\w+_ahead$")
NUMBER = re.compile(r"u?int\d+_t (cpy_r_\w+);")
# Of an object's body the vectors, too: where they lie is not known yet.
BODY = re.compile(r"_body_ahead$")
VECTOR = re.compile(r"Vec\w+ (cpy_r_\w+);")
LOOK = re.compile(r"(cpy_r_\w+) = (\*\(\w+ \*\)cpy_r_\w+|\(\(\w+ \*\)cpy_r_\w+\)->_\w+);")
OF_CLASS = re.compile(r"PyObject_TypeCheck\(cpy_r_\w+, \w+\)")
# What reads or writes an attribute for Python's own code has this among its arguments.
ATTRIBUTE = "void *closure)"
STATIC = re.compile(r"^(?:ESBAT_\w+ )?static [\w *]*?(\w+)(?= ?[\[(=;])", re.MULTILINE)
WORD = re.compile(r"\w+")
INLINED = "extern inline __attribute__((gnu_inline))"
NO_TYPE = ("return ", "else ", "goto ", "case ")


def marked(text: str) -> str:
    """The C of a module, its functions marked."""
    lines = [line.strip() for line in text.splitlines()]
    # Most lines are no heads of functions: what is cheap to ask is asked first.
    heads = [
        (number, head["name"])
        for number, line in enumerate(lines)
        if line.endswith((")", ") {")) and " " in line and not line.startswith(NO_TYPE)
        if (head := HEAD.fullmatch(line))
    ]
    for (number, name), (end, _next) in zip(heads, [*heads, (len(lines), "")][1:], strict=True):
        if WITHIN.search(name):
            lines[number + 1 : end] = inside(lines[number + 1 : end], name)
        bare = lines[number]
        lines[number] = f"{mark(name, bare)}{bare}"
        if name in INSTRUCTIONS and bare.endswith("{"):
            known, way = INSTRUCTIONS[name]
            lines[number] += f"\n#ifdef {known}\n{way}\n#endif"
    return "\n".join(lines)


def inside(lines: list[str], name: str) -> list[str]:
    """The lines of a function that has made sure of its indexes, or that reads ahead."""
    lines = [INDEX.sub("1;", line) for line in lines]
    if not AHEAD.search(name):
        return lines
    nothing: dict[str, str] = {}
    body = BODY.search(name) is not None
    return [fetched(line, nothing, body) for line in lines]


def fetched(line: str, nothing: dict[str, str], body: bool) -> str:
    """A line of what reads ahead: numbers are fetched, not read, and what reads them gets nothing.

    By variable it is remembered what nothing is. Nor is an object's class looked at: it may be as far away.
    """
    declared = NUMBER.fullmatch(line)
    if declared:
        nothing[declared[1]] = f"{declared[1]} = 0;"
    vector = VECTOR.fullmatch(line) if body else None
    if vector:
        nothing[vector[1]] = f"{vector[1]}.len = 0; {vector[1]}.items = NULL;"
    line = OF_CLASS.sub("1", line)
    look = LOOK.fullmatch(line)
    if look is None or look[1] not in nothing:
        return line
    return f"ESBAT_FETCH(&{look[2]}); {nothing[look[1]]}"


def mark(name: str, line: str) -> str:
    """What stands before a function: how seldom it runs, if it does."""
    if ONCE.search(name) or LAID_OUT.search(name):
        return "ESBAT_ONCE "
    if ATTRIBUTE in line or (DOOR.search(name) and not WIDE_DOOR.search(name)):
        return "ESBAT_ONCE "
    if any(each.search(name) for each in (DOOR, REFUSAL, NUMBERS)):
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

"""What is compiled anew after a change: the unit that has changed, and no other."""

from pathlib import Path

import pytest

from compiling import chosen, marks, units

pytestmark = [pytest.mark.source, pytest.mark.once]

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "esbat"
HEADERS = """
extern PyObject *CPyStatics[12];
extern char CPyDef_lay___answer(PyObject *board);
extern char CPyDef_fly___answer(PyObject *board);
typedef struct tuple_T2II {
    CPyTagged f0;
} tuple_T2II;
typedef struct {
    int64_t _turn;
} games___state___BoardObject;
"""
PUSH = "char CPyDef_state___push(PyObject *board) {\nif (board) {\nreturn 1;\n}\nreturn 2;\n}"


def made(tmp_path: Path, texts: dict[str, str]) -> dict[str, str]:
    """The units of these modules' C."""
    modules: dict[str, Path] = {}
    sources: list[Path] = []
    for module, text in texts.items():
        source = tmp_path / f"{module.replace('/', '_')}.c"
        source.write_text(text, encoding="utf-8")
        modules[source.name] = PACKAGE / f"{module}.py"
        sources.append(source)
    return units.units(PACKAGE, sources, modules)


@pytest.mark.parametrize(
    ("module", "unit"),
    [
        ("engine/state.py", "engine"),
        ("parts/bits.py", "engine"),
        ("engine/record.py", "engine-seldom"),
        ("games/__init__.py", "games"),
        ("games/air/questions/flight.py", "games-air"),
        ("games/air/view.py", "games-air-seldom"),
        ("bots/compiled_search.py", "bots"),
        ("research/compiled_batch.py", "research"),
        ("table/table.py", "server-seldom"),
    ],
)
def test_every_module_belongs_to_one_unit(module: str, unit: str) -> None:
    path = PACKAGE / module
    assert path in chosen.sources(PACKAGE)
    assert units.unit_of(PACKAGE, path, path in chosen.found(PACKAGE, chosen.SELDOM)) == unit


def test_a_text_added_elsewhere_changes_no_other_unit(tmp_path: Path) -> None:
    """The numbers of literals shift with it; they stand in a table that is compiled apart."""
    engine = {"engine/state": PUSH}
    before = made(
        tmp_path, {**engine, "games/air/rules": "x = CPyStatics[4]; y = CPyStatics[9]; x = CPyStatics[4];"}
    )
    after = made(
        tmp_path, {**engine, "games/air/rules": "x = CPyStatics[5]; y = CPyStatics[10]; x = CPyStatics[5];"}
    )
    assert before["games-air"] == after["games-air"]
    assert "esbat_literals_games_air[0]" in after["games-air"] and "[1]]" in after["games-air"]
    assert "esbat_literals_games_air[] = {4, 9, 0}" in before[units.GROUP]
    assert "esbat_literals_games_air[] = {5, 10, 0}" in after[units.GROUP]


def test_what_mypyc_brings_along_is_compiled_once(tmp_path: Path) -> None:
    """Literals stand apart from it, so that a new word does not compile it anew."""
    sources = [tmp_path / "__native_esbat.c", tmp_path / "init.c", tmp_path / "engine.c"]
    for source in sources:
        source.write_text(f"int of_{source.stem};", encoding="utf-8")
    texts = units.units(PACKAGE, sources, {"engine.c": PACKAGE / "engine" / "state.py"})
    assert "of_init" in texts[units.RUNTIME] and "of___native" not in texts[units.RUNTIME]
    assert "of___native_esbat" in texts[units.GROUP] and "esbat_literals_engine" in texts[units.GROUP]


def test_small_functions_of_the_engine_stand_in_every_unit(tmp_path: Path) -> None:
    """For inlining; but the engine's own unit has each of them once, as itself."""
    texts = made(tmp_path, {"engine/state": PUSH, "games/air/rules": "int x;", "games/air/view": "int y;"})
    assert texts["engine"].count("CPyDef_state___push") == 1 and marks.INLINED not in texts["engine"]
    for unit in ("games-air", "games-air-seldom"):
        assert f"{marks.INLINED} {PUSH}" in texts[unit]


def test_what_is_long_or_known_to_its_own_file_alone_is_not_inlined() -> None:
    hidden = "static PyObject *state___setup(PyTypeObject *type);"
    uses = "char CPyDef_state___new(void) {\nreturn state___setup(0);\n}"
    door = "ESBAT_SELDOM PyObject *CPyPy_state___push(PyObject *self) {\nreturn 0;\n}"
    found = marks.small_functions("\n".join([hidden, uses, door, PUSH]), 6)
    assert [PUSH.splitlines()[0] in each for each in found] == [True]
    assert marks.small_functions(PUSH, 5) == []


def test_a_unit_depends_on_what_the_headers_say_of_its_names() -> None:
    text = "CPyDef_lay___answer(board); ((games___state___BoardObject *)board)->_turn;"
    key = units.key(text, HEADERS, "gcc 12")
    assert units.key(text, HEADERS, "gcc 12") == key
    # What it does not know may come and go …
    assert units.key(text, HEADERS.replace("CPyDef_fly___answer", "CPyDef_soar___answer"), "gcc 12") == key
    assert units.key(text, HEADERS.replace("f0", "f1"), "gcc 12") == key
    assert units.key(text, HEADERS.replace("[12]", "[13]") + "#endif\n", "gcc 12") == key
    # … and nothing else.
    assert units.key(text, HEADERS.replace("_turn", "_lap"), "gcc 12") != key
    assert units.key(text, HEADERS.replace("lay___answer(PyObject", "lay___answer(int64_t"), "gcc 12") != key
    assert units.key(text + " ", HEADERS, "gcc 12") != key
    assert units.key(text, HEADERS, "gcc 13") != key


def test_what_lies_within_is_looked_at_once() -> None:
    """mypyc's own look at every index goes; the comparisons that the source makes stay."""
    looks = "cpy_r_r1 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r0;\ncpy_r_r2 = cpy_r_at < cpy_r_r0;"
    heads = [
        f"char CPyDef_sheet___Sheet___{name}(int64_t cpy_r_at) {{" for name in ("counts_within", "eight")
    ]
    text = "\n".join([f"{head}\n{looks}\n}}" for head in heads])
    once = "cpy_r_r1 = 1;\ncpy_r_r2 = cpy_r_at < cpy_r_r0;"
    assert marks.marked(text) == f"{heads[0]}\n{once}\n}}\n{heads[1]}\n{looks}\n}}"

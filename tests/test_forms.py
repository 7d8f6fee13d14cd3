"""The compiled form that `./play` builds beside a play: when it is begun, and what it never leaves behind."""

import json
import os
import shutil
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from compiling import chosen, forms, marks
from esbat import form
from setup import beside, words
from tests.waiting import PATIENCE, until

pytestmark = [pytest.mark.source, pytest.mark.once]

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "esbat"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with one module to compile, as small as can be."""
    small = tmp_path / "checkout" / "src" / "esbat"
    (small / "engine").mkdir(parents=True)
    (small / "engine" / "__init__.py").write_text("", encoding="utf-8")
    (small / "engine" / "state.py").write_text("TURN = 1\n", encoding="utf-8")
    shutil.copy2(PACKAGE / "form.py", small / "form.py")
    return small


def a_beside(package: Path) -> beside.Beside:
    return beside.Beside(package, package.parents[1] / ".stamps" / "forms")


def compiler(tmp_path: Path, text: str) -> list[str]:
    """Something that stands where Python with mypyc would: it makes what the text says."""
    script = tmp_path / "compiler.py"
    script.write_text(text, encoding="utf-8")
    return [sys.executable, str(script)]


def never(*_: object) -> None:
    raise AssertionError("nothing was to be built")


def test_a_build_begins_once_and_is_then_used(package: Path, tmp_path: Path) -> None:
    """The first start says so in one line; the one after the build says nothing."""
    wish = a_beside(package)
    begun: list[bool] = []
    assert wish.sentence(lambda: begun.append(True)) == words.say("beside_begun") and begun == [True]
    fake = compiler(tmp_path, "import os; os.mkdir('out')")
    assert wish.build(lambda *what: forms.make(*what, *fake))
    assert a_beside(package).sentence(never) is None
    listed = json.loads((wish.form / form.LIST).read_text(encoding="utf-8"))
    assert listed["modules"] == {"esbat.engine": True, "esbat.engine.state": False}
    assert listed["suffix"] == EXTENSION_SUFFIXES[0]
    assert form.places(package) == [package / "libraries"]  # no checkout: a wheel looks nowhere else
    (package.parents[1] / "pyproject.toml").write_text("", encoding="utf-8")
    assert wish.form in form.places(package)
    assert wish.build(never)


def test_a_changed_source_is_built_anew(package: Path) -> None:
    """Its name is made of what is compiled: another line, another form."""
    before = a_beside(package).form
    (package / "engine" / "state.py").write_text("TURN = 2\n", encoding="utf-8")
    assert a_beside(package).form != before


@pytest.mark.parametrize("command", ["no-such-compiler", "false", "true -c"])
def test_no_compiler_is_one_sentence(package: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """Nothing is begun that cannot end well: not with one that is not there, nor with one that fails."""
    monkeypatch.setenv("CC", command)
    assert a_beside(package).sentence(never) == words.say("beside_no_compiler")
    with pytest.raises(forms.CannotCompile) as told:
        forms.check_compiler()
    assert command.split(maxsplit=1)[0] in str(told.value) and "\n" not in str(told.value)


def test_without_pythons_own_header_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where python3-dev is not installed: said at once, and not after minutes of writing C."""
    forms.check_compiler()
    monkeypatch.setenv("CPPFLAGS", "-include no-such-header.h")
    with pytest.raises(forms.CannotCompile, match=r"Python\.h is missing"):
        forms.check_compiler()


def test_a_failed_build_is_one_sentence_and_is_not_tried_again(package: Path, tmp_path: Path) -> None:
    """Until the source is another one."""
    wish = a_beside(package)
    fake = compiler(tmp_path, "import sys; sys.exit('esbat/engine/state.py:1: error: no')")
    assert not wish.build(lambda *what: forms.make(*what, *fake))
    told = a_beside(package).sentence(never)
    assert told is not None and "Details" in told and not wish.form.exists()
    (package / "engine" / "state.py").write_text("TURN = 3\n", encoding="utf-8")
    assert a_beside(package).sentence(lambda: None) == words.say("beside_begun")


def test_an_interruption_leaves_nothing_behind(package: Path, tmp_path: Path) -> None:
    """Neither a folder that looks finished, nor half of one."""
    wish = a_beside(package)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    def halfway(where: Path, folder: Path, also: list[Path]) -> None:
        forms.make(where, folder, also, *compiler(tmp_path, "import os; os.mkdir('out')"))
        shutil.rmtree(folder)
        interrupted()

    with pytest.raises(KeyboardInterrupt):
        wish.build(halfway)
    (wish.form.parent / ".new-killed").mkdir()  # of a build that could not tidy up
    assert wish.build(lambda *what: forms.make(*what, *compiler(tmp_path, "import os; os.mkdir('out')")))
    assert [path.name for path in wish.form.parent.iterdir() if path.is_dir()] == [wish.form.name]


BUILDING = """
import signal, sys
from pathlib import Path
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # whoever started the tests may have said `nohup`
sys.path.insert(0, sys.argv[1])
from compiling import forms
from setup import beside
beside.heed_endings()
package, folder, *python = sys.argv[2:]
beside.Beside(Path(package), Path(folder)).build(lambda *what: forms.make(*what, *python))
"""
# What a signal does that comes just before a wait begins: it is noted, and the wait goes on.
NOTED = """
import signal, sys, threading, time
from pathlib import Path
def note():
    while not [*Path(sys.argv[3]).glob(".new-*/begun")]:
        time.sleep(0.01)
    time.sleep(0.3)  # until it waits; were it still on its way, it would hear at once
    signal.pthread_kill(threading.get_ident(), signal.SIGHUP)
threading.Thread(target=note, daemon=True).start()
"""


ENDLESS = "import os, time; os.mkdir('begun')\nwhile True: time.sleep(1)"


def told_to_end(
    package: Path, folder: Path, code: str, *signals: signal.Signals, text: str = ENDLESS
) -> list[str]:
    """A build without end that hears these signals; what is left of it when it has ended."""
    wish = a_beside(package)
    endless = compiler(folder, text)
    where = [str(ROOT / "tools"), str(package), str(wish.form.parent), *endless]
    build = subprocess.Popen([sys.executable, "-c", code, *where], start_new_session=True)
    try:
        until(lambda: [*wish.form.parent.glob(".new-*/begun")], "the build is under way")
        for each in signals:
            build.send_signal(each)
        build.wait(PATIENCE)
    finally:
        if build.poll() is None:
            os.killpg(build.pid, signal.SIGKILL)
    return [path.name for path in wish.form.parent.iterdir()]


@pytest.mark.skipif(sys.platform == "win32", reason="there a closed window ends all at once")
@pytest.mark.parametrize("first", ["SIGINT", "SIGHUP", "SIGTERM"])
def test_nothing_is_left_of_a_build_that_is_told_to_end_twice(
    package: Path, tmp_path: Path, first: str
) -> None:
    """Ctrl-C and a terminal that is closed right after it: what was begun is cleared away all the same."""
    twice = [getattr(signal, first), signal.SIGHUP]
    assert told_to_end(package, tmp_path, BUILDING, *twice) == ["build.lock"]


@pytest.mark.skipif(sys.platform == "win32", reason="there a closed window ends all at once")
def test_a_signal_that_comes_just_before_the_wait_begins_is_heard(package: Path, tmp_path: Path) -> None:
    assert told_to_end(package, tmp_path, NOTED + BUILDING) == ["build.lock"]


# What mypyc's program does first; the rest of its work is a lock that it has as long as it runs.
ORPHAN = """
import os, sys, time
sys.path.insert(0, {tools!r})
from compiling import writing
from setup import beside
writing.end_with_who_began_us()
lock = open({lock!r}, "w")
assert beside.taken(lock.fileno())
os.mkdir("begun")
while True:
    time.sleep(1)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="locks of files are asked for otherwise there")
def test_a_build_that_is_killed_leaves_nobody_at_work(package: Path, tmp_path: Path) -> None:
    """It cannot tell its compiler, which hears of it all the same."""
    with open(tmp_path / "lock", "w", encoding="utf-8") as lock:
        orphan = ORPHAN.format(tools=str(ROOT / "tools"), lock=lock.name)
        told_to_end(package, tmp_path, BUILDING, signal.SIGKILL, text=orphan)
        until(lambda: beside.taken(lock.fileno()), "its compiler has ended as well")


def test_two_starts_never_build_twice(package: Path) -> None:
    """Whoever comes second leaves it to the first."""
    wish = a_beside(package)

    def meanwhile(*_: object) -> None:
        assert not a_beside(package).build(never)
        wish.form.mkdir()

    assert wish.build(meanwhile)


def test_plain_python_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """In two ways; Esbat itself hears of both."""
    monkeypatch.delenv("ESBAT_COMPILE")
    assert not beside.unwanted(["serve"])
    arguments = ["serve", "--plain-python"]
    assert beside.unwanted(arguments) and arguments == ["serve"]
    assert os.environ["ESBAT_COMPILE"] == "0" and beside.unwanted(["serve"])


def test_half_a_form_or_another_machines_is_plain_python(package: Path) -> None:
    """Whatever lies there, plain Python is always right."""
    folder = package / "libraries"
    folder.mkdir()
    assert form.fitting(package) is None
    (folder / form.LIST).write_text("{", encoding="utf-8")
    assert form.fitting(package) is None
    (folder / form.LIST).write_text(json.dumps(forms.listed(package, [])), encoding="utf-8")
    assert form.fitting(package) is None  # the list fits, the libraries are missing
    (folder / f"{form.GROUP}{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    assert form.fitting(package) is None


def test_what_runs_once_is_marked() -> None:
    """A compiler spends no time on beginnings of modules, doors for interpreted code, refusals, nor on
    what is laid out once for a box or a sheet; a little on doors that are used at every move."""
    marked = {
        "char CPyDef_a_____top_level__(void) {": "ESBAT_ONCE",
        "PyObject *CPyDef_compiled_a___parts(CPyTagged seats) {": "ESBAT_ONCE",
        "PyObject *CPyDef_compiled_a___seat_parts(PyObject *name) {": "ESBAT_ONCE",
        "PyObject *CPyDef_moves___vocabulary(PyObject *box) {": "ESBAT_ONCE",
        "PyObject *CPyDef_state_fields___Fields___numbers(PyObject *self) {": "ESBAT_SELDOM",
        "PyObject *CPyDef_event___Event___numbers(PyObject *self) {": "PyObject",
        "PyObject *CPyPy_a___f(PyObject *self) {": "ESBAT_ONCE",
        "PyObject *CPyPy_a___State___legal(PyObject *self) {": "ESBAT_SELDOM",
        "PyObject *CPyPy_compiled_batch___Tables___step_many(PyObject *self) {": "ESBAT_SELDOM",
        "PyObject *CPyDef_a___Lay___why_not(PyObject *self) {": "ESBAT_SELDOM",
        "a___State_get_depth(a___StateObject *self, void *closure)": "ESBAT_ONCE",
        "return f(x)": "return",
        "char CPyDef_f(int x) {": "char",
        "char CPyDef_a___Board___set_top(PyObject *self) {": "char",
    }
    lines = marks.marked("\n".join(marked)).splitlines()[-len(marked) :]
    assert [line.split()[0] for line in lines] == list(marked.values())


def test_every_pattern_of_what_is_compiled_finds_something() -> None:
    """A module that was renamed would quietly run as plain Python."""
    patterns = (*chosen.COMPILED, *chosen.NEVER_COMPILED, *chosen.DATA, *chosen.SELDOM, *chosen.LEANED_ON)
    assert [pattern for pattern in patterns if not chosen.found(PACKAGE, (pattern,))] == []


def test_rows_are_read_and_not_compiled_but_decide_all_the_same() -> None:
    """Their numbers stand in the libraries: if a row has changed, these are of another source."""
    rows = chosen.found(PACKAGE, chosen.DATA)
    assert rows and not rows & set(chosen.sources(PACKAGE))
    assert rows <= set(chosen.decisive(PACKAGE))
    # A vector made in plain Python is a list, which compiled code does not take for one.
    assert [path.name for path in rows if "import vec" in path.read_text(encoding="utf-8")] == []

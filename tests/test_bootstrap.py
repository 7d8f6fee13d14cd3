"""The two commands: what they decide without the network, and that they fail in one sentence."""

import json
import os
import re
import shutil
import string
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from setup import browser, checks, commands, compiled, node, places, python, words
from setup.steps import Running, Trouble, answer, run, tail
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parents[1]


def fields(text: str) -> set[str]:
    """The names a sentence leaves open."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


# --- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(words.SENTENCES))
def test_both_languages_say_the_same_thing(name: str) -> None:
    """A sentence exists twice and leaves the same names open."""
    english, french = words.SENTENCES[name]
    assert english and french
    assert fields(english) == fields(french)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, words.ENGLISH),
        ({"LANG": "C.UTF-8"}, words.ENGLISH),
        ({"LANG": "fr_BE.UTF-8"}, words.FRENCH),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, words.ENGLISH),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CH"}, words.FRENCH),
        ({"LC_ALL": "", "LANG": "fr"}, words.FRENCH),
        ({"ESBAT_LANG": "fr", "LANG": "en_GB.UTF-8"}, words.FRENCH),
    ],
)
def test_the_language_follows_the_locale(variables: dict[str, str], language: int) -> None:
    """French for a French locale, English for all others."""
    assert words.language(variables) == language


# --- stamps and fingerprints -----------------------------------------------------------------------------


def test_a_stamp_holds_until_its_value_changes(tmp_path: Path) -> None:
    """What was done for one value is not done for another."""
    stamp = tmp_path / "deep" / "a.stamp"
    assert not places.stamped(stamp, "one")
    places.put_stamp(stamp, "one")
    assert places.stamped(stamp, "one")
    assert not places.stamped(stamp, "two")


def test_a_fingerprint_sees_names_and_contents(tmp_path: Path) -> None:
    """A changed byte, a renamed file or another setting gives another word."""
    first = tmp_path / "a.txt"
    first.write_text("moon", encoding="utf-8")
    before = places.fingerprint([first])
    assert places.fingerprint([first]) == before
    assert places.fingerprint([first], "setting") != before
    first.write_text("noon", encoding="utf-8")
    assert places.fingerprint([first]) != before
    first.write_text("moon", encoding="utf-8")
    assert places.fingerprint([first.rename(tmp_path / "b.txt")]) != before


def test_built_things_are_not_source(tmp_path: Path) -> None:
    """What tools make does not count as a change of the source."""
    for name in ("src/a.ts", "node_modules/x/b.js", "dist/c.js", "src/__pycache__/d.pyc"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert places.files_under(tmp_path) == [tmp_path / "src" / "a.ts"]
    assert places.files_under(tmp_path / "src" / "a.ts") == [tmp_path / "src" / "a.ts"]
    assert places.files_under(tmp_path / "absent") == []


def test_a_moved_environment_is_not_used(tmp_path: Path) -> None:
    """An environment is bound to its folder and its Python."""
    inside = places.program(tmp_path, "python")
    inside.parent.mkdir()
    inside.touch()
    assert not python.usable(tmp_path)
    places.put_stamp(python.stamp(tmp_path, "made"), python.identity())
    assert python.usable(tmp_path)
    places.put_stamp(python.stamp(tmp_path, "made"), "elsewhere")
    assert not python.usable(tmp_path)


# --- running programs ------------------------------------------------------------------------------------


def test_a_program_runs_behind_a_line_of_progress(capsys: pytest.CaptureFixture[str]) -> None:
    """The line says what was done and how long it took; the output is kept in a log."""
    assert run("Brewing", [sys.executable, "-c", "print('bubble')"], "test-brewing")
    assert re.fullmatch(r"Brewing …\nBrewing ?: .* \d+[.,]\d s\n", capsys.readouterr().out)
    assert tail(places.log_file("test-brewing")) == "bubble"
    places.log_file("test-brewing").unlink()


def test_a_failing_or_missing_program_is_not_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    """Both are an answer, and the log says why."""
    assert not run("Brewing", [sys.executable, "-c", "raise SystemExit('spilt')"], "test-spilt")
    assert tail(places.log_file("test-spilt")) == "spilt"
    assert not run("Brewing", ["esbat-no-such-program"], "test-spilt")
    assert "esbat-no-such-program" in tail(places.log_file("test-spilt"))
    places.log_file("test-spilt").unlink()
    assert answer(["esbat-no-such-program"]) is None
    assert answer([sys.executable, "-c", "print(' yes ')"]) == "yes"


# --- node and browser ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("v20.19.1", (20, 19)), ("24.0.0", (24, 0)), ("v18.2.0", (18, 2)), (None, (0, 0)), ("?", (0, 0))],
)
def test_versions_of_node_are_compared_as_numbers(text: str | None, numbers: tuple[int, int]) -> None:
    """9 is older than 20, whatever the alphabet says."""
    assert node.version(text) == numbers


def test_a_named_browser_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """ESBAT_BROWSER wins over everything, and a wrong one is said to be wrong."""
    monkeypatch.setenv("ESBAT_BROWSER", sys.executable)
    assert browser.own_browser() == sys.executable
    monkeypatch.setenv("ESBAT_BROWSER", str(ROOT / "no-such-browser"))
    with pytest.raises(Trouble, match="ESBAT_BROWSER"):
        browser.own_browser()


# --- compiling ------------------------------------------------------------------------------------------


def test_a_failed_compilation_says_which_kind_it_was() -> None:
    """A missing compiler is the reader's to install; a complaint of mypyc is ours to mend."""
    log = places.log_file("test-compiled")
    assert "gcc" in compiled.why_not("CannotCompile: there is no C compiler (cc was not found)", log)
    said = compiled.why_not('noise\nesbat/engine/a.py:3: error: Unsupported "x"\nnoise', log).splitlines()
    assert said[0] == 'esbat/engine/a.py:3: error: Unsupported "x"'
    assert len(said) == 2 and "mypyc" in said[1] and str(log) in said[1]


def test_a_program_may_be_begun_long_before_it_is_waited_for(capsys: pytest.CaptureFixture[str]) -> None:
    """It says nothing until somebody follows it; one nobody waits for is ended."""
    begun = Running([sys.executable, "-c", "print('bubble')"], "test-begun")
    assert begun.child is not None and begun.child.wait(60) == 0
    assert capsys.readouterr().out == ""
    assert begun.follow("Brewing")
    assert re.fullmatch(r"Brewing …\nBrewing ?: .* \d+[.,]\d s\n", capsys.readouterr().out)
    assert tail(begun.log) == "bubble"
    forgotten = Running([sys.executable, "-c", "import time; time.sleep(600)"], "test-begun")
    forgotten.end()
    assert forgotten.child is not None and forgotten.child.poll() is not None
    assert not Running(["esbat-no-such-program"], "test-begun").follow("Brewing")
    begun.log.unlink()


# --- reports ---------------------------------------------------------------------------------------------


def test_counts_are_read_from_a_report(tmp_path: Path) -> None:
    """Errors count as failures; a report that was never written counts nothing."""
    report = tmp_path / "report.xml"
    report.write_text(
        '<testsuites><testsuite tests="10" failures="1" errors="2" skipped="3"/></testsuites>',
        encoding="utf-8",
    )
    assert checks.read_report(report) == checks.Counts(passed=4, failed=3, skipped=3)
    assert checks.read_report(tmp_path / "absent.xml") == checks.Counts()


def test_what_takes_longest_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The longest stages and the slowest ten tests of all, a line each, before the last line."""
    report = tmp_path / "report.xml"
    cases = "".join(f'<testcase classname="tests.a" name="t{n}" time="{n}.25"/>' for n in range(12))
    report.write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>", encoding="utf-8")
    found = checks.slowest(report)
    assert found[0] == (11.25, "tests.a::t11") and len(found) == 10
    assert checks.slowest(tmp_path / "absent.xml") == []
    session = checks.Session(quick=True, arguments=[], slow=[*found, (99.0, "tests.b::long")])
    for name in ("mypy", "pytest", "mypy"):
        with session.timed(name):
            pass
    session.stages["pytest"] = 60.0
    assert checks.summary(session) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines[1:3]] == ["pytest", "mypy"]
    assert len(lines) == 1 + 2 + 1 + 10 + 1 and lines[4].endswith("tests.b::long")
    assert lines[-1].startswith("0 passed, 0 failed")


def test_a_failed_stage_fails_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """The last line is plain, and names a failure even where no test failed."""
    session = checks.Session(quick=True, arguments=[])
    session.counts.add(checks.Counts(passed=7))
    assert checks.summary(session) == 0
    session.fail("mypy")
    assert checks.summary(session) == 1
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"7 passed, 0 failed, 0 skipped in \d+\.\ds", lines[0])
    assert "mypy" in lines[1]
    assert lines[2].startswith("7 passed, 1 failed, 0 skipped in")


def test_our_commands_are_type_checked_too() -> None:
    """Files without an ending are found by their first line."""
    names = {path.relative_to(ROOT).as_posix() for path in checks.python_scripts()}
    assert {"play", "test", "tools/lock", "tools/compile"} <= names
    assert "LICENSE" not in names


# --- what is committed -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").glob("*.lock")), ids=lambda path: path.name)
def test_python_locks_have_hashes_and_no_hosts(path: Path) -> None:
    """Anyone's index serves the same bytes."""
    text = path.read_text(encoding="utf-8")
    packages = [line for line in text.splitlines() if line and not line.startswith((" ", "#"))]
    assert packages and all("==" in line and line.endswith("\\") for line in packages)
    assert "--hash=sha256:" in text
    assert not re.search(r"://|index-url|find-links", text)


def locked(name: str) -> set[str]:
    """The packages of a lock, with their versions."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    return set(re.findall(r"^\S+==\S+", text, re.MULTILINE))


def names_in(packages: set[str]) -> set[str]:
    return {package.split("==")[0] for package in packages}


def test_the_test_lock_holds_what_runs_and_what_builds() -> None:
    """What is tested is what is played with, made by what it is made with."""
    assert locked("run") | locked("build") <= locked("test")


def test_what_builds_is_locked_apart_from_what_runs() -> None:
    """No build tool among what runs, and no driver missing from it: both as the project asks for them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    runs, builds = names_in(locked("run")), names_in(locked("build"))
    asked = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["postgres"]]
    assert {re.split(r"[^\w.-]", wish)[0].replace(".", "-").replace("_", "-") for wish in asked} <= runs
    # `pathspec`, `packaging` and the like may serve both; what only builds may not.
    only_builds = {"hatchling", "tomlkit", "trove-classifiers", "pluggy", "pathspec", "setuptools", "mypy"}
    assert "hatchling" in builds and not runs & only_builds


def test_an_environment_for_playing_is_made_of_both_locks() -> None:
    """The checkout itself is installed by the build tools; a change of either lock is noticed."""
    assert python.locks_of("run") == ["run", "build"] and python.locks_of("test") == ["test"]
    assert python.state_of("run") != python.state_of("test")


@pytest.mark.parametrize("folder", ["tools/browser", "frontend"])
def test_npm_locks_name_no_registry(folder: str) -> None:
    """Integrity is kept, addresses are not."""
    lock = ROOT / folder / "package-lock.json"
    if not lock.exists():
        pytest.skip("not there yet")
    text = lock.read_text(encoding="utf-8")
    assert '"integrity"' in text and '"resolved"' not in text


def test_bytecode_is_kept_apart_where_none_is_wanted_beside_the_sources() -> None:
    """Whoever said nothing of it has it where Python puts it."""
    told = {"PYTHONDONTWRITEBYTECODE": "1", "HOME": "/nowhere"}
    commands.keep_bytecode(told)
    assert told == {"PYTHONPYCACHEPREFIX": str(places.BYTECODE), "HOME": "/nowhere"}
    untold: dict[str, str] = {"HOME": "/nowhere"}
    commands.keep_bytecode(untold)
    assert untold == {"HOME": "/nowhere"}


# --- the commands themselves, in a copy that cannot succeed ------------------------------------------------


def start(checkout: Path, command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command of a copy, with almost nothing in its environment."""
    setting = {"PATH": os.defpath, "HOME": str(checkout), "LANG": "C.UTF-8", **variables}
    return subprocess.run(
        [sys.executable, str(checkout / command)],
        env=setting,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the commands alone, without sources."""
    for name in ("play", "test", "pyproject.toml"):
        shutil.copy2(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    ignore = shutil.ignore_patterns("node_modules", "__pycache__")
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=ignore)
    return tmp_path


READY = """
import sys
sys.path.insert(0, "tools")
from setup import beside, places, python
for folder, lock, wanted in [
    (places.ENVIRONMENT, "run", python.state_of("run")),
    (beside.COMPILER, beside.LOCK, places.fingerprint([places.REQUIREMENTS / f"{beside.LOCK}.lock"])),
]:
    places.put_stamp(python.stamp(folder, "made"), python.identity())
    places.put_stamp(python.stamp(folder, lock), wanted)
"""


@pytest.fixture
def prepared(checkout: Path) -> Path:
    """A copy whose environments are ready; its Esbat prints an object, its compiler waits for a file `go`."""
    package = checkout / "src" / "esbat"
    (package / "engine").mkdir(parents=True)
    (package / "engine" / "__init__.py").touch()
    shutil.copy2(ROOT / "src" / "esbat" / "form.py", package / "form.py")
    subprocess.run([sys.executable, "-c", READY], cwd=checkout, check=True)
    waits = f"touch {checkout}/begun; until [ -e {checkout}/go ]; do sleep 0.05; done; exit 1"
    for program, does in {
        places.program(checkout / ".venv", "python"): "exit 1",
        places.program(checkout / ".venv", "esbat"): "echo '{\"games\": 1}'",
        places.program(checkout / ".venv-build", "python"): waits,
    }.items():
        program.parent.mkdir(exist_ok=True)
        program.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        program.chmod(0o755)
    return checkout


@pytest.mark.skipif(sys.platform == "win32", reason="its programs are scripts")
def test_what_was_done_before_a_command_is_not_in_what_it_says(prepared: Path) -> None:
    """`./play sim … --json | …` reads one object, at the first start and without a compiler as well."""
    ended = start(prepared, "play", CC="false")
    assert json.loads(ended.stdout) == {"games": 1}
    assert ended.stderr == words.SENTENCES["beside_no_compiler"][words.ENGLISH] + "\n"


@pytest.mark.skipif(sys.platform == "win32", reason="its programs are scripts")
def test_nobody_waits_for_the_build_beside(prepared: Path) -> None:
    """Whoever reads both streams of `./play` to their end has them while the build goes on."""
    try:
        ended = start(prepared, "play")  # reads to the end, and not for ever
        assert ended.stderr == words.SENTENCES["beside_begun"][words.ENGLISH] + "\n"
        until((prepared / "begun").exists, "the build is under way")
    finally:
        (prepared / "go").touch()
    failed = prepared / ".stamps" / "forms" / "failed.stamp"
    until(failed.exists, "the build has ended")
    assert "mypyc or the C compiler failed" in (prepared / ".stamps" / "beside.log").read_text("utf-8")


# No server listens there, so neither uv nor pip can fetch anything, and both know at once.
NOWHERE = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_RETRIES": "0",
    "PIP_CONFIG_FILE": os.devnull,
    "UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple",
    "UV_HTTP_RETRIES": "0",
    "UV_NO_CACHE": "1",
}


@pytest.mark.slow
def test_no_network_is_one_sentence(checkout: Path) -> None:
    """Exit code 2, a sentence that says what to do, no traceback."""
    ended = start(checkout, "play", **NOWHERE)
    assert ended.returncode == 2, ended.stderr
    *progress, sentence = ended.stderr.strip().splitlines()
    assert "check the network" in sentence and ended.stdout == ""
    assert all(" …" in line or re.search(r": (done|failed) ", line) for line in progress)
    assert "Traceback" not in ended.stdout + ended.stderr


def test_a_folder_in_the_way_is_one_sentence(checkout: Path) -> None:
    """Whatever goes wrong with files is said in a sentence as well."""
    (checkout / ".stamps").write_text("not a folder", encoding="utf-8")
    ended = start(checkout, "play", **{**NOWHERE, "LANG": "fr_FR.UTF-8"})
    assert ended.returncode == 2
    assert ended.stderr.startswith("Impossible d’écrire dans ce dossier")
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "Traceback" not in ended.stderr


def test_an_old_python_is_told_so() -> None:
    """The first file read must suit any Python 3, and say that a newer one is needed."""
    code = (
        "import sys; sys.path.insert(0, 'tools'); import bootstrap; bootstrap.OLDEST = (4, 0);"
        "bootstrap.NEWEST = -1; bootstrap.main('play')"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={"LANG": "C.UTF-8"},
    )
    assert ended.returncode == 2
    assert ended.stderr == "Esbat needs Python 3.11 or newer: install it, then start again.\n"

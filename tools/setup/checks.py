"""The stages of `./test`: all of them run, whatever the earlier ones say."""

from __future__ import annotations

import sys
import time
import xml.etree.ElementTree
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from setup import browser, compiled, node, python
from setup.places import COMPILED_ENVIRONMENT, ENVIRONMENT, FRONTEND, ROOT, STAMPS, log_file, program
from setup.steps import Command, Running, Trouble, run, tail, watch
from setup.words import say

NO_TESTS = 5  # pytest's exit code when nothing was left to run
FAILURE = 1


@dataclass
class Counts:
    """How many tests did what."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def add(self, other: Counts) -> None:
        """Add the counts of another run."""
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped


@dataclass
class Session:
    """One run of `./test`: what was asked, and what has failed so far."""

    quick: bool
    arguments: list[str]
    counts: Counts = field(default_factory=Counts)
    failed: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def check(
        self,
        name: str,
        command: Command,
        changes: Mapping[str, str] | None = None,
        where: Path = ROOT,
    ) -> None:
        """A stage that is silent unless it fails."""
        log = name.replace(" ", "-")
        if not run(name, command, log, changes=changes, where=where, ending="passed"):
            print(tail(log_file(log), 200), flush=True)
            self.fail(name)

    def attempt(self, name: str, prepare: Callable[[], None]) -> bool:
        """Prepare something that a stage needs; whether it worked."""
        try:
            prepare()
        except Trouble as trouble:
            print(trouble, flush=True)
            self.fail(name)
            return False
        return True

    def fail(self, name: str, counted: bool = False) -> None:
        """Note a failed stage; one that counts no tests of its own counts as one."""
        self.failed.append(name)
        if not counted:
            self.counts.failed += 1

    def tests(self, name: str, environment: Path, changes: Mapping[str, str], *options: str) -> None:
        """A stage of pytest, which talks to the terminal itself."""
        report = STAMPS / f"{name.replace(' ', '-')}.xml"
        report.unlink(missing_ok=True)
        print(f"{name} …", flush=True)
        command: list[str | Path] = [
            program(environment, "python"),
            "-m",
            "pytest",
            "-q",
            "-n",
            "2",
            "--dist=worksteal",
            f"--junitxml={report}",
            *options,
        ]
        code = watch([*command, *self.arguments], changes)
        counts = read_report(report)
        self.counts.add(counts)
        if code == NO_TESTS and self.arguments:  # the reader's choice left nothing for this stage
            return
        if code != 0:
            self.fail(name, counted=counts.failed > 0)


def read_report(report: Path) -> Counts:
    """The counts in pytest's own report; nothing if it did not come to write one."""
    try:
        suites = xml.etree.ElementTree.parse(report).getroot().iter("testsuite")
    except (OSError, xml.etree.ElementTree.ParseError):
        return Counts()
    counts = Counts()
    for suite in suites:
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped = int(suite.get("skipped", 0))
        counts.add(Counts(int(suite.get("tests", 0)) - failed - skipped, failed, skipped))
    return counts


def python_scripts() -> list[Path]:
    """Our commands without an ending, which mypy would not find by itself."""
    places = [*ROOT.iterdir(), *(ROOT / "tools").iterdir()]
    files = sorted(
        path for path in places if path.is_file() and not path.suffix and not path.name.startswith(".")
    )
    return [path for path in files if b"python" in path.read_bytes()[:80].split(b"\n")[0]]


def run_all(arguments: list[str]) -> int:
    """Run every stage; the exit code."""
    if not {"-h", "--help"}.isdisjoint(arguments):
        print(say("usage"))
        return 0
    session = Session("--quick" in arguments, [word for word in arguments if word != "--quick"])
    python.prepare("test")
    begun = None if session.quick else begin_compiling()
    try:
        page(session)
        source(session)
        interpreted(session)
        if session.quick:
            print(say("quick"))
        else:
            compiled_rules(session, begun)
    finally:
        if begun:
            begun.end()
    return summary(session)


def begin_compiling() -> Running | None:
    """Compile while the stages before run, most of which leave a processor idle."""
    begun = compiled.begin()
    if begun:
        print(say("begin_compiled"), flush=True)
    return begun


def page(session: Session) -> None:
    """The web page: built, type-checked, its own tests."""
    if not node.has_page():
        return
    if not session.attempt("page", node.prepare_page):
        return
    changes = node.prepare_modules()
    for script, name in (("check", "svelte-check"), ("test", "vitest")):
        if script in node.scripts():
            session.check(name, [node.npm(changes), "run", script], changes=changes, where=FRONTEND)


def source(session: Session) -> None:
    """What can be said of the source without running it."""
    inside = program(ENVIRONMENT, "python")
    session.check("ruff check", [inside, "-m", "ruff", "check", "."])
    session.check("ruff format", [inside, "-m", "ruff", "format", "--check", "."])
    places: list[str | Path] = ["src", "tests", "tools", "hatch_build.py"]
    session.check("mypy", [inside, "-m", "mypy", "--strict", *places, *python_scripts()])
    for name in ("layers", "trace"):
        tool = ROOT / "tools" / name
        if tool.is_file():
            session.check(name, [inside, tool])


def interpreted(session: Session) -> None:
    """All tests on the source as it lies here."""
    changes: dict[str, str] = {}
    with_browser = not session.quick and browser.wanted()
    if with_browser:
        with_browser = session.attempt("browser", lambda: changes.update(browser.prepare()))
    options = [] if with_browser else ["-m", "not browser"]
    session.tests("pytest", ENVIRONMENT, changes, *options)


def compiled_rules(session: Session, begun: Running | None) -> None:
    """All tests that run rules, on the compiled wheel: the two forms must not differ in anything."""
    if not session.attempt("compile", lambda: compiled.prepare(begun)):
        return
    changes = {"ESBAT_EXPECT_COMPILED": "1", "PYTHONPATH": ""}
    options = ["-m", "not browser and not slow and not source and not once", "-p", "no:cacheprovider"]
    session.tests("pytest compiled", COMPILED_ENVIRONMENT, changes, *options)


def summary(session: Session) -> int:
    """Say at the end which stages failed and how many tests passed."""
    if session.failed:
        print(say("failed_stages", stages=", ".join(session.failed)))
    counts = session.counts
    seconds = time.monotonic() - session.began
    # English in every locale: programs read this line.
    print(f"{counts.passed} passed, {counts.failed} failed, {counts.skipped} skipped in {seconds:.1f}s")
    sys.stdout.flush()
    return FAILURE if session.failed else 0

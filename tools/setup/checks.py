"""The stages of `./test`: all of them run, whatever the earlier ones say."""

from __future__ import annotations

import contextlib
import os
import sys
import time
import xml.etree.ElementTree
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from setup import browser, compiled, node, python
from setup.places import COMPILED_ENVIRONMENT, ENVIRONMENT, FRONTEND, ROOT, STAMPS, log_file, program
from setup.steps import Command, Running, Trouble, run, tail, watch
from setup.words import say, tenths

NO_TESTS = 5  # pytest's exit code when nothing was left to run
FAILURE = 1
# One more than there are processors: whoever waits for a page, a server or a disk leaves one idle.
WORKERS = min(os.cpu_count() or 2, 4) + 1
MOST_STAGES = 5
MOST_TESTS = 10
RULES = "(wheel or long or not (slow or source or once or apart))"  # the tests that run rules


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
    stages: dict[str, float] = field(default_factory=dict)
    slow: list[tuple[float, str]] = field(default_factory=list)
    browser: dict[str, str] | None = None

    @contextlib.contextmanager
    def timed(self, name: str) -> Iterator[None]:
        """Note how long a stage takes."""
        began = time.monotonic()
        try:
            yield
        finally:
            self.stages[name] = self.stages.get(name, 0.0) + time.monotonic() - began

    def check(
        self,
        name: str,
        command: Command,
        changes: Mapping[str, str] | None = None,
        where: Path = ROOT,
    ) -> None:
        """A stage that is silent unless it fails."""
        log = name.replace(" ", "-")
        with self.timed(name):
            passed = run(name, command, log, changes=changes, where=where, ending="passed")
        if not passed:
            print(tail(log_file(log), 200), flush=True)
            self.fail(name)

    def attempt(self, name: str, prepare: Callable[[], None]) -> bool:
        """Prepare something that a stage needs; whether it worked."""
        try:
            with self.timed(name):
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
            str(WORKERS),
            "--dist=worksteal",
            f"--junitxml={report}",
            *options,
        ]
        with self.timed(name):
            code = watch([*command, *self.arguments], changes)
        counts = read_report(report)
        self.slow += [(seconds, f"{test} ({name})") for seconds, test in slowest(report)]
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


def slowest(report: Path) -> list[tuple[float, str]]:
    """The tests of a report that took longest, with their seconds."""
    try:
        cases = xml.etree.ElementTree.parse(report).getroot().iter("testcase")
    except (OSError, xml.etree.ElementTree.ParseError):
        return []
    timed = [(float(each.get("time", 0)), f"{each.get('classname')}::{each.get('name')}") for each in cases]
    return sorted(timed, reverse=True)[:MOST_TESTS]


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
    """All tests on the source as it lies here; of those with a browser, and of many alike, a few."""
    if not session.quick and browser.wanted():
        changes: dict[str, str] = {}
        if session.attempt("browser", lambda: changes.update(browser.prepare())):
            session.browser = changes
    chosen = "not browser" if session.browser is None else "not browser or smoke"
    elsewhere = "long or apart" if session.quick else "long or apart or wheel"
    session.tests("pytest", ENVIRONMENT, session.browser or {}, "-m", f"({chosen}) and not ({elsewhere})")


def compiled_rules(session: Session, begun: Running | None) -> None:
    """All tests that run rules, on the compiled wheel: the two forms must not differ in anything.

    Those with a browser, too: what people play is this wheel.
    """
    if not session.attempt("compile", lambda: compiled.prepare(begun)):
        return
    changes = {"ESBAT_EXPECT_COMPILED": "1", "PYTHONPATH": "", **(session.browser or {})}
    chosen = f"not browser and {RULES}" if session.browser is None else f"browser or ({RULES})"
    session.tests("pytest compiled", COMPILED_ENVIRONMENT, changes, "-m", chosen, "-p", "no:cacheprovider")


def tell(heading: str, timed: list[tuple[float, str]]) -> None:
    """What took how long, a line each."""
    if timed:
        print(say(heading))
    for seconds, name in timed:
        print(f"{tenths(seconds):>8} s  {name}")


def summary(session: Session) -> int:
    """Say at the end where the time went, which stages failed and how many tests passed."""
    stages = sorted(((seconds, name) for name, seconds in session.stages.items()), reverse=True)
    tell("longest_stages", stages[:MOST_STAGES])
    tell("slowest_tests", sorted(session.slow, reverse=True)[:MOST_TESTS])
    if session.failed:
        print(say("failed_stages", stages=", ".join(session.failed)))
    counts = session.counts
    seconds = time.monotonic() - session.began
    # English in every locale: programs read this line.
    print(f"{counts.passed} passed, {counts.failed} failed, {counts.skipped} skipped in {seconds:.1f}s")
    sys.stdout.flush()
    return FAILURE if session.failed else 0

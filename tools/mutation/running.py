"""Mutants against tests, quickly: everything is imported once, and each mutant lives in a fork of that.

A function's mutant needs no import at all: the fork swaps the function's code. It meets only the tests
that call the function, the quickest first, until one fails. What runs at import (printed rows) is imported
anew with the bug in it, and meets all tests of the game.
"""

from __future__ import annotations

import ast
import contextlib
import cProfile
import functools
import hashlib
import importlib
import importlib.abc
import importlib.util
import json
import os
import re
import resource
import signal
import sys
import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mutation.hearing import Ear, place_of
from mutation.sites import Mutant, mutated

KILLED, SURVIVED, TIMED_OUT, UNREACHED, BROKEN = "killed", "survived", "timed out", "unreached", "broken"
MEMORY = 3 << 30
PLACES = ("tests/games/{game}", "tests/conformance/test_{game}.py", "tests/golden", "tests/packs")
OURS = frozenset({"esbat", "tests", "conftest", "__main__", "__mp_main__"})
# A test that looks at the source tree judges how the bug is written, not what it does.
OPTIONS = ["-q", "-p", "no:cacheprovider", "-m", "not source and not browser"]
# Of pytest's plugins the tests of rules need this one; the others take longer to import than all the rules.
PLUGINS = ["-p", "_hypothesis_pytestplugin"]


class Tests:
    """What the tests of a game call, and how long each takes; learned once by running them all."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.seconds: dict[str, float] = data["seconds"]
        self.calls: dict[str, set[str]] = {name: set(called) for name, called in data["calls"].items()}
        self.at_import: set[str] = set(data["at_import"])
        self.failed: list[str] = data["failed"]
        self.libraries: list[str] = data["libraries"]

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that call the mutant's function, quickest first."""
        place = f"{mutant.path}:{mutant.function}"
        named = [name for name, called in self.calls.items() if place in called]
        return sorted(named, key=lambda name: self.seconds[name])


class Chosen:
    """Of all that pytest collects, the tests of this game."""

    def __init__(self, game: str) -> None:
        self.word = re.compile(rf"(^|[^a-z]){game}([^a-z]|$)")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.word.search(item.nodeid)]


class Learning(Chosen):
    """Runs every test and notes which functions of the game it calls, and those called by imports alone."""

    def __init__(self, game: str, root: Path) -> None:
        super().__init__(game)
        self.folder = root / "src" / "esbat" / "games" / game
        self.root = root
        self.imports = cProfile.Profile()
        self.at_import: list[str] = []
        self.libraries: list[str] = []
        self.seconds: dict[str, float] = {}
        self.calls: dict[str, list[str]] = {}
        self.failed: list[str] = []
        self.imports.enable()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        self.imports.disable()
        codes = [entry.code for entry in self.imports.getstats() if isinstance(entry.code, types.CodeType)]
        inside = f"{self.folder}/"
        found = {place_of(code, self.root) for code in codes if code.co_filename.startswith(inside)}
        self.at_import = sorted(found)
        self.libraries = [name for name in sys.modules if name.split(".")[0] not in OURS]
        self.ear = Ear(self.folder, self.root)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.ear.listen()
        began = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - began
        self.calls[item.nodeid] = self.ear.names()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


class Judging(Chosen):
    """In a fork: runs the named tests until one fails, and says so by the way it ends."""

    def __init__(self, game: str, tests: Tests) -> None:
        super().__init__(game)
        self.tests = tests
        self.bad = False

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        super().pytest_collection_modifyitems(items)
        items.sort(key=lambda item: self.tests.seconds.get(item.nodeid, 0.0))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.bad = self.bad or report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.bad = self.bad or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.judge(session.items)
        return True

    def judge(self, items: list[pytest.Item]) -> None:
        """Run tests one by one; leave the process at the first failure, or at the end."""
        if self.bad:  # not even collected
            os._exit(1)
        if not items:
            os._exit(3)
        for item in items:
            # A loop that no longer ends is noticed, too, by the time it has had: others may be at work here.
            signal.setitimer(signal.ITIMER_PROF, 10 + 15 * self.tests.seconds.get(item.nodeid, 1.0))
            item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
            if self.bad:
                os._exit(1)
        os._exit(0)


class Serving(Judging):
    """Everything is imported and collected: forks for mutants of functions begin here."""

    def __init__(
        self, game: str, tests: Tests, mutants: list[Mutant], jobs: int, root: Path, out: int
    ) -> None:
        super().__init__(game, tests)
        self.mutants = mutants
        self.jobs = jobs
        self.root = root
        self.out = out

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        by_name = {item.nodeid: item for item in session.items}

        def live(mutant: Mutant) -> None:
            items = [by_name[name] for name in self.tests.of(mutant) if name in by_name]
            swap(mutant, self.root)
            self.judge(items)

        def begun(mutant: Mutant) -> bool:
            return bool(self.tests.of(mutant))

        for mutant, verdict in forked(self.mutants, live, self.jobs, begun):
            os.write(self.out, (json.dumps([mutant.key, mutant.node, verdict]) + "\n").encode())
        return True


def swap(mutant: Mutant, root: Path) -> None:
    """Give the mutant's function its changed code, wherever it has been imported to."""
    path = root / mutant.path
    tree = mutated(ast.parse(path.read_text(encoding="utf-8")), mutant)
    code = code_named(compile(tree, str(path), "exec"), mutant.function)
    module = sys.modules[module_name(mutant)]
    found: Any = module
    for name in mutant.function.split("."):
        found = vars(found)[name]
    if isinstance(found, property):
        found = found.fget
    found = getattr(found, "__func__", found)
    # A bug may take away what a function needs of its surroundings (`super()` its class): the place stays.
    found.__code__ = code if code.co_freevars else code.replace(co_freevars=found.__code__.co_freevars)


def code_named(code: types.CodeType, name: str) -> types.CodeType:
    """The code of a function inside a module's code."""
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_named(constant, name)
    raise KeyError(name)


def module_name(mutant: Mutant) -> str:
    return mutant.path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Loader(importlib.abc.Loader, importlib.abc.MetaPathFinder):
    """Imports one module with the bug in it."""

    def __init__(self, mutant: Mutant, root: Path) -> None:
        self.mutant = mutant
        self.path = root / mutant.path

    def find_spec(self, name: str, path: object, target: object = None) -> Any:
        if name != module_name(self.mutant):
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def exec_module(self, module: types.ModuleType) -> None:
        tree = mutated(ast.parse(self.path.read_text(encoding="utf-8")), self.mutant)
        exec(compile(tree, str(self.path), "exec"), vars(module))


def forked(
    mutants: list[Mutant],
    live: Callable[[Mutant], None],
    jobs: int,
    begun: Callable[[Mutant], bool] = lambda mutant: True,
) -> Iterator[tuple[Mutant, str]]:
    """Let each mutant live in a fork of its own, so many at a time; how each ended."""
    waiting = list(reversed(mutants))
    running: dict[int, Mutant] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            if not begun(mutant):
                yield mutant, UNREACHED
                continue
            running[alone(functools.partial(live, mutant))] = mutant
        if not running:
            continue
        process, status = os.wait()
        if process in running:
            yield running.pop(process), verdict_of(status)


def verdict_of(status: int) -> str:
    if os.WIFSIGNALED(status):
        return TIMED_OUT if os.WTERMSIG(status) == signal.SIGPROF else KILLED
    return {0: SURVIVED, 1: KILLED}.get(os.WEXITSTATUS(status), BROKEN)


def alone(work: Callable[[], None]) -> int:
    """Do this in a fork, unheard; the process."""
    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    code = 3
    with contextlib.suppress(BaseException):
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(nothing, stream)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        work()
        code = 0
    os._exit(code)


def put_to_the_test(root: Path, game: str, plugin: Chosen) -> int:
    """Collect the tests of a game; the plugin says what is done with them."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    places = [str(root / place.format(game=game)) for place in PLACES]
    return pytest.main([*OPTIONS, *PLUGINS, *places], plugins=[plugin])


def digest(root: Path) -> str:
    """What the source and its tests read like, in short."""
    found = hashlib.sha256()
    for folder in ("src/esbat", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            found.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def learned(root: Path, game: str, kept: Path) -> Tests:
    """Run the tests once with an ear to what they call; what is heard is kept while the source stays."""
    source = digest(root)
    if kept.exists():
        data = json.loads(kept.read_text())
        if data.get("source") == source and not data["failed"]:
            return Tests(data)

    def learn() -> None:
        plugin = Learning(game, root)
        code = put_to_the_test(root, game, plugin)
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) or not plugin.seconds:
            return
        kept.write_text(
            json.dumps(
                {
                    "source": source,
                    "seconds": plugin.seconds,
                    "calls": plugin.calls,
                    "at_import": plugin.at_import,
                    "failed": plugin.failed,
                    "libraries": plugin.libraries,
                }
            )
        )

    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.unlink(missing_ok=True)
    os.waitpid(alone(learn), 0)
    if not kept.exists():
        raise RuntimeError("the tests could not be run")
    return Tests(json.loads(kept.read_text()))


def judged(
    root: Path, game: str, tests: Tests, mutants: list[Mutant], jobs: int
) -> Iterator[tuple[Mutant, str]]:
    """What becomes of each mutant."""
    late = [mutant for mutant in mutants if is_late(mutant, tests)]
    early = [mutant for mutant in mutants if not is_late(mutant, tests)]
    yield from served(root, game, tests, late, jobs)
    for name in tests.libraries:  # once for all forks
        with contextlib.suppress(ImportError):
            importlib.import_module(name)

    def live(mutant: Mutant) -> None:
        sys.meta_path.insert(0, Loader(mutant, root))
        signal.setitimer(signal.ITIMER_PROF, 60)
        put_to_the_test(root, game, Judging(game, tests))
        os._exit(1)  # it did not come to the first test

    yield from forked(early, live, jobs)


def is_late(mutant: Mutant, tests: Tests) -> bool:
    """Can the bug be put in after everything was imported?"""
    return bool(mutant.function) and f"{mutant.path}:{mutant.function}" not in tests.at_import


def served(
    root: Path, game: str, tests: Tests, mutants: list[Mutant], jobs: int
) -> Iterator[tuple[Mutant, str]]:
    """Mutants of functions: one process imports everything, its forks swap code."""
    reading, writing = os.pipe()

    def serve() -> None:
        put_to_the_test(root, game, Serving(game, tests, mutants, jobs, root, writing))

    process = alone(serve)
    os.close(writing)
    by_place = {(mutant.key, mutant.node): mutant for mutant in mutants}
    with os.fdopen(reading) as lines:
        for line in lines:
            key, node, verdict = json.loads(line)
            yield by_place.pop((key, node)), verdict
    os.waitpid(process, 0)
    for mutant in by_place.values():
        yield mutant, BROKEN

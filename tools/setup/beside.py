"""The compiled form for the next start, built beside the play at the lowest priority.

`./play` never waits for it. It is made in a folder of its own and renamed when it is whole, so an
interruption leaves nothing that could be taken for a compiled form; a lock lets only one start build. What
did not work for this very source is not tried again.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from compiling import forms
from setup import python
from setup.places import (
    PACKAGE,
    REQUIREMENTS,
    ROOT,
    STAMPS,
    fingerprint,
    log_file,
    program,
    put_stamp,
    stamped,
)
from setup.steps import Trouble
from setup.words import say

FORMS = STAMPS / "forms"
OBJECTS = STAMPS / "objects"
COMPILER = ROOT / ".venv-build"
LOCK = "compile"
LOWEST = 19
PLAIN = "--plain-python"
# How a build is told to end: Ctrl-C, and a terminal that is closed or a machine that goes down.
ENDINGS = [getattr(signal, name) for name in ("SIGINT", "SIGHUP", "SIGTERM") if hasattr(signal, name)]


def unwanted(arguments: list[str]) -> bool:
    """Has the reader said that plain Python is to run? Then Esbat is told so, in its own words."""
    if PLAIN in arguments:
        arguments.remove(PLAIN)
        os.environ["ESBAT_COMPILE"] = "0"
    return os.environ.get("ESBAT_COMPILE") == "0"


class Beside:
    """The compiled form of a package, and where it belongs."""

    def __init__(self, package: Path = PACKAGE, folder: Path = FORMS) -> None:
        # The lock of what runs decides as well: libraries fit the packages they were made with.
        self.package = package
        self.also = [path for path in [REQUIREMENTS / "run.lock"] if path.is_file()]
        self.name = (
            str(forms.listed(package, self.also)["digest"])[:24] + "-" + str(sys.implementation.cache_tag)
        )
        self.form = folder / self.name
        self.failed = folder / "failed.stamp"

    def sentence(self, start: Callable[[], None]) -> str | None:
        """Begin to build if that is needed; what the person at the keyboard is told."""
        if self.form.is_dir():
            return None
        if stamped(self.failed, self.name):
            return say("beside_failed", log=log_file("beside"))
        try:
            forms.check_compiler()
        except forms.CannotCompile:
            return say("beside_no_compiler")
        start()
        return say("beside_begun")

    def build(self, make: Callable[[Path, Path, list[Path]], None]) -> bool:
        """Make the form, unless somebody else is at it or has made it already; whether it is there now."""
        self.form.parent.mkdir(parents=True, exist_ok=True)
        with open(self.form.parent / "build.lock", "w", encoding="utf-8") as lock:
            if not taken(lock.fileno()):
                return False
            if not self.form.is_dir():
                for left in self.form.parent.glob(".new-*"):  # of a build that was killed
                    shutil.rmtree(left, ignore_errors=True)
                try:
                    make(self.package, self.form, self.also)
                except (forms.CannotCompile, Trouble, OSError) as reason:
                    print(reason, flush=True)
                    put_stamp(self.failed, self.name)
                    return False
                for stale in self.form.parent.iterdir():
                    if stale.is_dir() and stale != self.form:
                        shutil.rmtree(stale, ignore_errors=True)
        return True


def taken(descriptor: int) -> bool:
    """Take the lock if nobody has it."""
    try:
        import fcntl
    except ImportError:  # on Windows the rename alone decides
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def begin() -> None:
    """What `./play` does just before it becomes Esbat."""
    sentence = Beside().sentence(start)
    if sentence:
        print(sentence, flush=True)


def start() -> None:
    """Start this file as a program in the background.

    All it says goes to its log: whoever reads what `./play` says must not have to wait for the build's end.
    """
    log = log_file("beside")
    log.parent.mkdir(parents=True, exist_ok=True)
    with open(log, "a", encoding="utf-8") as output:
        child = subprocess.Popen(
            [sys.executable, __file__],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
        )
    if hasattr(os, "fork"):
        child.wait()  # it goes on in a child of its own, so that nobody has to look after it


def make(package: Path, form: Path, also: list[Path]) -> None:
    """Compile with the locked compiler, in an environment of its own: what plays does not carry it."""
    wanted = fingerprint([REQUIREMENTS / f"{LOCK}.lock"])
    if not python.ready(COMPILER, LOCK, wanted):
        python.make(COMPILER)
        python.install_lock(COMPILER, LOCK)
        put_stamp(python.stamp(COMPILER, LOCK), wanted)
    forms.make(package, form, also, str(program(COMPILER, "python")), kept=OBJECTS)


def heed_endings() -> None:
    """Whichever way it is told to end, a build clears away what it has begun.

    That takes a while at the lowest priority, and whoever is impatient must not cut it short.
    """
    heeded = [each for each in ENDINGS if signal.getsignal(each) != signal.SIG_IGN]

    def end(*_: object) -> NoReturn:
        for each in heeded:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    for each in heeded:
        signal.signal(each, end)


def main() -> int:
    """In the background: build. If it does not work, the log says why, and the next start says so."""
    if hasattr(os, "fork") and os.fork():
        os._exit(0)
    heed_endings()
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    beside = Beside()
    try:
        beside.build(make)
    except KeyboardInterrupt:
        return 130
    return 1 if stamped(beside.failed, beside.name) else 0


if __name__ == "__main__":
    sys.exit(main())

"""The second environment, in which Esbat is installed as it ships: a wheel with compiled rules."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from setup import python
from setup.places import (
    COMPILED_ENVIRONMENT,
    ENVIRONMENT,
    FRONTEND,
    PACKAGE,
    PROJECT,
    REQUIREMENTS,
    ROOT,
    STAMPS,
    files_under,
    fingerprint,
    log_file,
    one_at_a_time,
    program,
    put_stamp,
    stamped,
)
from setup.steps import Command, Running, Trouble, run, tail
from setup.words import say

WHEELS = STAMPS / "wheel"
# Plain parts change more often than compiled ones, and a wheel around kept libraries takes a second.
SETTINGS = {"ESBAT_COMPILE": "require", "ESBAT_COMPILE_CACHE": str(STAMPS / "compiled")}


def wanted() -> tuple[str, str]:
    """What the second environment has to hold: the lock of its packages, and all the wheel is made of.

    The page travels in the wheel: its source counts.
    """
    lock = fingerprint([REQUIREMENTS / "test.lock"])
    return (
        lock,
        fingerprint(
            files_under(
                PACKAGE,
                FRONTEND,
                ROOT / "rules",
                PROJECT,
                ROOT / "hatch_build.py",
                ROOT / "tools" / "compiling",
            ),
            lock,
        ),
    )


def begin() -> Running | None:
    """Begin to compile while other checks still run; nothing if all is there already."""
    if python.ready(COMPILED_ENVIRONMENT, "wheel", wanted()[1]):
        return None
    return Running([program(ENVIRONMENT, "python"), ROOT / "hatch_build.py", "ahead"], "ahead", SETTINGS)


def prepare(begun: Running | None = None) -> None:
    """Bring `.venv-compiled` to the present source; `.venv` must be ready for the tests."""
    if begun and not begun.follow(say("build_compiled")):
        raise Trouble(why_not(tail(begun.log, 400), begun.log))
    lock, source = wanted()
    with one_at_a_time("compiled"):
        if not python.ready(COMPILED_ENVIRONMENT, "wheel", source):
            install(build(), lock)
            put_stamp(python.stamp(COMPILED_ENVIRONMENT, "wheel"), source)


def install(wheel: Path, lock: str) -> None:
    """Put the test packages and the wheel into the second environment."""
    python.make(COMPILED_ENVIRONMENT)
    if not stamped(python.stamp(COMPILED_ENVIRONMENT, "test"), lock):
        python.install_lock(COMPILED_ENVIRONMENT, "test")
        put_stamp(python.stamp(COMPILED_ENVIRONMENT, "test"), lock)
    wish: list[str | Path] = ["--no-deps", "--no-index", "--force-reinstall", wheel]
    if not python.install(COMPILED_ENVIRONMENT, wish, say("install_compiled"), "compiled"):
        raise Trouble(say("no_esbat", log=log_file("compiled")))


def build() -> Path:
    """Build the wheel with the locked tools of `.venv`."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    command: Command = [
        program(ENVIRONMENT, "python"),
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        WHEELS,
        ROOT,
    ]
    if not run(say("build_wheel"), command, "wheel", changes=SETTINGS):
        raise Trouble(why_not(tail(log_file("wheel"), 400), log_file("wheel")))
    return next(WHEELS.glob("*.whl"))


def why_not(output: str, log: Path) -> str:
    """The sentence for a failed compilation, after what mypyc had to say about the source."""
    complaints = [line for line in output.splitlines() if re.match(r"esbat\S*\.py:\d+: error: ", line)]
    if "no C compiler" in output or "Python.h" in output:
        return say("no_compiler", log=log)
    return "\n".join([*complaints, say("not_compiled", log=log)])

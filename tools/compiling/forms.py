"""A compiled form of the package: libraries, and the list of what they hold, which `esbat.form` reads."""

from __future__ import annotations

import json
import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiling import chosen

HERE = Path(__file__).resolve().parent
LOOK_UP = 0.5
"""Seconds after which a signal is heard at the latest while something runs."""


class CannotCompile(Exception):
    """Why this has to stay plain Python."""


def check_compiler() -> None:
    """Say early that there is no C compiler that works: generating the C text first would only cost time."""
    if platform.python_implementation() != "CPython":
        raise CannotCompile("only CPython runs compiled modules")
    if sys.platform == "win32":
        return  # setuptools finds Visual C++ by its own means
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler ({command[0]} was not found)")
    if not compiles(command):
        raise CannotCompile(f"the C compiler ({command[0]}) does not work, or Python.h is missing")


def compiles(command: list[str]) -> bool:
    """Whether the compiler can make something of Python's own header."""
    flags = [word for name in ("CPPFLAGS", "CFLAGS") for word in os.environ.get(name, "").split()]
    with tempfile.TemporaryDirectory(prefix="esbat-trial-") as folder:
        trial = Path(folder) / "trial.c"
        trial.write_text("#include <Python.h>\n", encoding="utf-8")
        wish = ["-c", f"-I{sysconfig.get_path('include')}", str(trial), "-o", str(trial.with_suffix(".o"))]
        run = subprocess.run([*command, *flags, *wish], capture_output=True, check=False)
        return run.returncode == 0 and trial.with_suffix(".o").is_file()


def listed(package: Path, also: list[Path]) -> dict[str, object]:
    """What `form.json` says of this source, whether or not it has been compiled."""
    digest = own_digest(package)
    files = [Path(os.path.relpath(path, package)).as_posix() for path in [*chosen.decisive(package), *also]]
    modules = {chosen.module(package, path): path.name == "__init__.py" for path in chosen.sources(package)}
    return {
        "suffix": EXTENSION_SUFFIXES[0],
        "digest": digest(package, files),
        "files": files,
        "modules": modules,
    }


def followed(command: list[str], where: Path) -> tuple[int, str]:
    """Run a command to its end; its exit code and what it said. Whoever ends us ends it, too: what it reads
    is a pipe that comes to an end when we do, so it can tell even if we had no time to say so.

    We look up from waiting again and again: Python hears of a signal that comes just before it begins to wait
    only when the wait is over.
    """
    reads, ours = os.pipe()
    with (
        os.fdopen(reads) as end,
        os.fdopen(ours, "w"),
        subprocess.Popen(
            command,
            cwd=where,
            stdin=end,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process,
    ):
        try:
            while True:
                try:
                    said, _ = process.communicate(timeout=LOOK_UP)
                except subprocess.TimeoutExpired:
                    continue
                return process.returncode, said
        except BaseException:
            process.kill()
            raise


def own_digest(package: Path) -> Callable[[Path, list[str]], str]:
    """How the package itself tells its sources apart, read without importing it."""
    digest: Callable[[Path, list[str]], str] = runpy.run_path(str(package / "form.py"))["digest"]
    return digest


def make(package: Path, folder: Path, also: list[Path], *python: str, kept: Path | None = None) -> None:
    """Compile a copy of the package and leave the libraries and their list in `folder`, which must not be
    there yet.

    `also` are files besides the sources that the libraries depend on; `python` starts the one that has mypyc.
    What was compiled on the way stays in `kept`: the next time only what has changed is compiled.

    It appears all at once, by being renamed: who is interrupted leaves nothing that looks finished.
    """
    check_compiler()
    said = listed(package, also)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=folder.parent) as temporary:
        tree = Path(temporary)
        unwanted = shutil.ignore_patterns("__pycache__", "static", "libraries")
        shutil.copytree(package, tree / package.name, ignore=unwanted)
        command = [*(python or [sys.executable]), str(HERE / "writing.py")]
        if kept:
            command.append(str(kept.resolve()))
        code, said_by_it = followed(command, tree)
        if code != 0:
            failed = "mypyc or the C compiler failed; ESBAT_COMPILE=require makes that an error and says how"
            raise CannotCompile(f"{failed}\n{said_by_it[-4000:]}")
        (tree / "out" / "form.json").write_text(json.dumps(said), encoding="utf-8")
        (tree / "out").rename(folder)

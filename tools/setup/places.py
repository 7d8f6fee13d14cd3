"""Where things are in this checkout, and stamps that say what is already done."""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from setup.words import say

ROOT = Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".venv"
COMPILED_ENVIRONMENT = ROOT / ".venv-compiled"
STAMPS = ROOT / ".stamps"
BYTECODE = STAMPS / "bytecode"
FRONTEND = ROOT / "frontend"
PACKAGE = ROOT / "src" / "esbat"
PAGE = PACKAGE / "static"
REQUIREMENTS = ROOT / "requirements"
PROJECT = ROOT / "pyproject.toml"
# Made by tools, and large: they never say anything about what the source is.
NOT_SOURCE = frozenset({"node_modules", "dist", "__pycache__", "static", "test-results", ".svelte-kit"})


def program(environment: Path, name: str) -> Path:
    """A program inside a virtual environment."""
    if sys.platform == "win32":
        return environment / "Scripts" / f"{name}.exe"
    return environment / "bin" / name


def log_file(name: str) -> Path:
    """Where a program's whole output is kept."""
    return STAMPS / f"{name}.log"


def files_under(*places: Path) -> list[Path]:
    """The source files at these places, in an order that does not depend on the file system."""
    found: list[Path] = []
    for place in places:
        if place.is_file():
            found.append(place)
        for directory, names, files in os.walk(place):
            names[:] = sorted(name for name in names if name not in NOT_SOURCE)
            found += [Path(directory, name) for name in sorted(files)]
    return found


def fingerprint(paths: Iterable[Path], *also: str) -> str:
    """One short word for the contents of files and a few strings besides."""
    digest = hashlib.sha256("\0".join(also).encode())
    for path in paths:
        digest.update(os.path.relpath(path, ROOT).encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def stamped(stamp: Path, value: str) -> bool:
    """Whether this was already done for this very value."""
    try:
        return stamp.read_text(encoding="utf-8") == value
    except OSError:
        return False


def put_stamp(stamp: Path, value: str) -> None:
    """Remember that it is done."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value, encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Let a second start wait until the first has prepared its environment, page or browser."""
    try:
        import fcntl
    except ImportError:  # on Windows two first starts at once remain the reader's own risk
        yield
        return
    STAMPS.mkdir(parents=True, exist_ok=True)
    with open(STAMPS / f"{what}.lock", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print(say("wait_for_other"), flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield

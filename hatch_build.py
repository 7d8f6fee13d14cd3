"""How a wheel of Esbat is made: the rules are compiled on the way, the source tree stays as it is.

The hook copies the package into a temporary directory, lets mypyc compile the engine, the parts, the
games, the hot bots and what a server does with every move there as one group (so that calls between them
are direct), and puts the results into the wheel beside the sources. The C compiler gets the group in two
halves, one for each of two processors: what every move runs through, optimised as one, and what is asked
now and then. Nothing compiled is ever written into `src`: a forgotten library beside a module would shadow
it, and edits would silently have no effect. Editable installs are never compiled.

Two variables of the environment change this:

- `ESBAT_COMPILE`: `0` makes a plain wheel, `require` turns the fallback to plain Python into an error;
- `ESBAT_COMPILE_CACHE`: a directory where compiled libraries are kept for the next build of the same source.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "engine/**/*.py",
    "parts/**/*.py",
    "games/**/*.py",
    "bots/hot*.py",
    # What a server does with every move.
    "store/writer.py",
    "table/continued.py",
    "table/orders.py",
    "table/table.py",
    "web/connection/connection.py",
    "web/connection/frames.py",
    "web/faces/air/view.py",
    "web/faces/recital.py",
    "web/play/acts.py",
    "web/play/driver.py",
    "web/play/live.py",
    "web/play/lock.py",
    "web/play/recital.py",
    "web/play/standing.py",
    "web/play/windows.py",
    "web/shared/limits.py",
    "web/telling/message.py",
    "web/telling/story.py",
    "web/telling/written.py",
)
# What stands in for the compiler's own types in plain Python: compiling it would defeat its purpose. And
# declarations that no play reads: code is written from them.
NEVER_COMPILED = ("engine/native.py", "engine/fields.py", "games/*/fields.py")
# What no move runs through: facts read once, and answers made of Python's own objects. Optimising these hard
# would double the time of compiling and make nothing quicker.
SELDOM = (
    "engine/box.py",
    "engine/errors.py",
    "engine/options.py",
    "engine/outcome.py",
    "engine/record.py",
    "engine/view.py",
    "games/*/events.py",
    "games/*/game_faults.py",
    "games/*/game_pack*.py",
    "games/*/refusals.py",
    "games/*/tables*.py",
    "games/*/view.py",
    "games/*/view_previews.py",
    "games/*/view_seat.py",
    "table/continued.py",
    "web/faces/air/view.py",
)
# What is not compiled, but tells those that are which types to expect of it.
LEANED_ON = (
    "web/faces/__init__.py",
    "web/people/keys.py",
    "web/telling/scene.py",
    "web/wire.py",
    "words/__init__.py",
)
GROUP = "esbat"
# The package is checked strictly elsewhere; here mypy only has to understand what is compiled. The libraries
# that the server needs are not there while a wheel is made.
MYPY_OPTIONS = [
    "--config-file=",
    "--explicit-package-bases",
    "--namespace-packages",
    "--no-error-summary",
    "--follow-imports=silent",
    "--ignore-missing-imports",
]


class CannotCompile(Exception):
    """Why this build has to stay plain Python."""


def sources(package: Path) -> list[Path]:
    """The modules that are compiled, in an order that does not depend on the file system."""
    chosen = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(chosen - {path for pattern in NEVER_COMPILED for path in package.glob(pattern)})


def libraries(directory: Path) -> list[Path]:
    """The compiled libraries under a directory."""
    suffix = EXTENSION_SUFFIXES[0]
    return sorted(path for path in directory.rglob(f"*{suffix}") if path.is_file())


def fingerprint(package: Path) -> str:
    """What the compiled libraries depend on, as one short word."""
    digest = hashlib.sha256()
    digest.update("\0".join([sys.version, platform.platform(), *mypy_version()]).encode())
    digest.update(Path(__file__).read_bytes())
    for path in [*sources(package), *(package / name for name in LEANED_ON)]:
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def mypy_version() -> list[str]:
    """The versions that decide what the generated C looks like."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return [version("mypy"), version("librt")]
    except PackageNotFoundError as missing:
        raise CannotCompile(f"{missing.name} is not installed") from None


def check_compiler() -> None:
    """Say early that there is no C compiler: generating the C text first would only cost time."""
    if sys.platform == "win32":
        return  # setuptools finds Visual C++ by its own means
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler ({command[0]} was not found)")


def compile_copy(package: Path, target: Path) -> None:
    """Compile a copy of the package and leave the libraries, laid out as in the wheel, in `target`."""
    check_compiler()
    with tempfile.TemporaryDirectory(prefix="esbat-compile-") as temporary:
        tree = Path(temporary)
        unwanted = shutil.ignore_patterns("__pycache__", "static", *(f"*{end}" for end in EXTENSION_SUFFIXES))
        shutil.copytree(package, tree / package.name, ignore=unwanted)
        # In its own process, because mypyc ends the process when it finds an error.
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "compile"],
            cwd=tree,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if run.returncode != 0:
            raise CannotCompile("mypyc or the C compiler failed:\n" + run.stdout[-4000:])
        for library in libraries(tree / "out"):
            place = target / library.relative_to(tree / "out")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(library, place)


def compile_here() -> None:
    """Inside the copy: make C of the sources in one group, then libraries of the C."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    package = Path.cwd() / "esbat"
    paths = [str(path.relative_to(Path.cwd())) for path in sources(package)]
    group, *doors = mypycify(
        [*MYPY_OPTIONS, *paths],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir="c",
        multi_file=True,
    )
    if sys.platform != "win32":
        # Nobody outside the group calls these functions by name, so the C compiler may inline them:
        # a fifth to a quarter more moves a second.
        group.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    work = halves(group, package)
    command = build_ext(Distribution({"name": "esbat", "ext_modules": [group, *doors]}))
    command.build_lib = "out"
    command.build_temp = "objects"
    command.build_extensions = lambda: build_side_by_side(command, work)
    command.ensure_finalized()
    command.run()


def halves(group: Any, package: Path) -> list[tuple[str, list[str]]]:
    """Two C files that take in all those of the group, each with its options; the longer work first."""
    from mypyc.namegen import exported_name

    modules = {path for pattern in SELDOM for path in package.glob(pattern)}
    names = [path.relative_to(package.parent).with_suffix("").as_posix() for path in modules]
    seldom = {f"__native_{exported_name(name.replace('/', '.'))}.c" for name in names}
    lines: dict[bool, list[str]] = {False: [], True: []}
    for source in group.sources:
        lines[Path(source).name in seldom].append(f'#include "{Path(source).resolve().as_posix()}"\n')
    Path("c/often.c").write_text("".join(lines[False]), encoding="utf-8")
    Path("c/seldom.c").write_text("".join(lines[True]), encoding="utf-8")
    gently = ["-O1" if option == "-O3" else option for option in group.extra_compile_args]
    return [("c/often.c", group.extra_compile_args), ("c/seldom.c", gently)]


def build_side_by_side(command: Any, work: list[tuple[str, list[str]]]) -> None:
    """Make the group and the small libraries that lead to it, on all processors at once.

    setuptools would compile the files of one library one after another.
    """
    group, *doors = command.extensions

    def compiled(source: str, options: list[str]) -> list[str]:
        objects: list[str] = command.compiler.compile(
            [source],
            output_dir=command.build_temp,
            macros=group.define_macros,
            include_dirs=group.include_dirs,
            extra_postargs=options,
        )
        return objects

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        parts = [pool.submit(compiled, *part) for part in work]
        others = [pool.submit(command.build_extension, door) for door in doors]
        group.sources = []
        group.extra_objects = [path for part in parts for path in part.result()]
        for other in others:
            other.result()
    command.build_extension(group)


def compiled_libraries(package: Path, results: Path) -> Path:
    """A directory with the compiled libraries: from the cache if there is one, else `results`."""
    if platform.python_implementation() != "CPython":
        raise CannotCompile("only CPython runs compiled modules")
    if not sources(package):
        return results
    cache = os.environ.get("ESBAT_COMPILE_CACHE")
    if not cache:
        compile_copy(package, results)
        return results
    kept = Path(cache).resolve() / fingerprint(package)
    if not kept.is_dir():
        compile_copy(package, results)
        # Renamed into place, so that an interrupted build leaves nothing that looks finished.
        unfinished = kept.with_suffix(".new")
        shutil.rmtree(unfinished, ignore_errors=True)
        shutil.copytree(results, unfinished)
        for stale in kept.parent.iterdir():
            if stale != unfinished:
                shutil.rmtree(stale, ignore_errors=True)
        unfinished.rename(kept)
    return kept


def compile_ahead() -> int:
    """Fill the cache for a wheel that is made later, while other work goes on; the exit code."""
    with tempfile.TemporaryDirectory(prefix="esbat-ahead-") as results:
        try:
            compiled_libraries(Path(__file__).resolve().parent / "src" / "esbat", Path(results))
        except CannotCompile as reason:
            print(f"CannotCompile: {reason}")
            return 1
    return 0


class EsbatBuildHook(BuildHookInterface[Any]):
    """Adds the compiled libraries and the rulebook to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        self.results = Path(tempfile.mkdtemp(prefix="esbat-wheel-"))
        if version == "editable":
            return
        root = Path(self.root)
        include: dict[str, str] = build_data["force_include"]
        for path in sorted((root / "rules").glob("*.toml")):
            include[str(path)] = f"esbat/rulebook/{path.name}"
        wish = os.environ.get("ESBAT_COMPILE", "1")
        if wish == "0":
            return
        try:
            compiled = compiled_libraries(root / "src" / "esbat", self.results)
        except CannotCompile as reason:
            if wish == "require":
                raise
            self.app.display_warning(f"Esbat will run as plain Python, several times slower: {reason}")
            return
        for library in libraries(compiled):
            include[str(library)] = library.relative_to(compiled).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling once the wheel is written."""
        shutil.rmtree(self.results, ignore_errors=True)


if __name__ == "__main__" and sys.argv[1:] == ["compile"]:
    compile_here()
if __name__ == "__main__" and sys.argv[1:] == ["ahead"]:
    sys.exit(compile_ahead())

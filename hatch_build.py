"""How a wheel of Esbat is made: the rules are compiled on the way, the source tree stays as it is.

The hook copies the package into a temporary directory, lets mypyc compile the engine, the parts, the
games and the hot bots there as one group (so that calls between them are direct), and puts the results
into the wheel beside the sources. Nothing compiled is ever written into `src`: a forgotten library beside
a module would shadow it, and edits would silently have no effect. Editable installs are never compiled.

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
    "table/table.py",
    "table/continued.py",
    "web/story.py",
    "web/written.py",
    "web/message.py",
)
# What stands in for the compiler's own types in plain Python: compiling it would defeat its purpose.
NEVER_COMPILED = ("engine/native.py",)
GROUP = "esbat"
# The package is checked strictly elsewhere; here mypy only has to understand what is compiled. The libraries that
# the server needs are not there while a wheel is made.
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
    return sorted(chosen - {package / name for name in NEVER_COMPILED})


def libraries(directory: Path) -> list[Path]:
    """The compiled libraries under a directory."""
    suffix = EXTENSION_SUFFIXES[0]
    return sorted(path for path in directory.rglob(f"*{suffix}") if path.is_file())


def fingerprint(package: Path) -> str:
    """What the compiled libraries depend on, as one short word."""
    digest = hashlib.sha256()
    digest.update("\0".join([sys.version, platform.platform(), *mypy_version()]).encode())
    digest.update(Path(__file__).read_bytes())
    for path in sources(package):
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

    paths = [str(path.relative_to(Path.cwd())) for path in sources(Path.cwd() / "esbat")]
    extensions = mypycify(
        [*MYPY_OPTIONS, *paths], opt_level="3", debug_level="0", group_name=GROUP, target_dir="c"
    )
    if sys.platform != "win32":
        for extension in extensions:
            # Nobody outside the group calls these functions by name, so the C compiler may inline them:
            # a fifth to a quarter more moves a second.
            extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    command = build_ext(Distribution({"name": "esbat", "ext_modules": extensions}))
    command.build_lib = "out"
    command.build_temp = "objects"
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


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
            compiled = self.compiled(root / "src" / "esbat")
        except CannotCompile as reason:
            if wish == "require":
                raise
            self.app.display_warning(f"Esbat will run as plain Python, several times slower: {reason}")
            return
        for library in libraries(compiled):
            include[str(library)] = library.relative_to(compiled).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compiled(self, package: Path) -> Path:
        """A directory with the compiled libraries, from the cache if it has them."""
        if platform.python_implementation() != "CPython":
            raise CannotCompile("only CPython runs compiled modules")
        if not sources(package):
            return self.results
        wanted = fingerprint(package)
        cache = os.environ.get("ESBAT_COMPILE_CACHE")
        if not cache:
            compile_copy(package, self.results)
            return self.results
        kept = Path(cache).resolve() / wanted
        if not kept.is_dir():
            compile_copy(package, self.results)
            # Renamed into place, so that an interrupted build leaves nothing that looks finished.
            unfinished = kept.with_suffix(".new")
            shutil.rmtree(unfinished, ignore_errors=True)
            shutil.copytree(self.results, unfinished)
            for stale in kept.parent.iterdir():
                if stale != unfinished:
                    shutil.rmtree(stale, ignore_errors=True)
            unfinished.rename(kept)
        return kept

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling once the wheel is written."""
        shutil.rmtree(self.results, ignore_errors=True)


if __name__ == "__main__" and sys.argv[1:] == ["compile"]:
    compile_here()

"""Inside a copy of the package: mypyc writes C of the sources, the C compiler makes libraries of it.

    python writing.py [KEPT]     in a folder that holds the package; the libraries come to lie in `out`,
                                 and what was compiled on the way stays in KEPT for the next time

A program of its own, because mypyc ends the process when it finds an error.
"""

from __future__ import annotations

import gc
import os
import shutil
import stat
import subprocess
import sys
import sysconfig
import threading
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
GROUP = "esbat"
DOOR = "esbat_door"
# The package is checked strictly elsewhere; here mypy only has to understand what is compiled. The libraries
# that the server needs are not there while a wheel is made.
MYPY_OPTIONS = [
    "--config-file=",
    "--explicit-package-bases",
    "--namespace-packages",
    "--no-error-summary",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    # The same C is written wherever it is, and mypy need not read what happens to be installed: a third of
    # its time. What it would keep for the next time is thrown away with the folder.
    "--no-site-packages",
    f"--cache-dir={os.devnull}",
]
# Passes of gcc that look for what is hardly in this code: loops over numbers side by side, the same twice.
# Rules and bots are short steps full of branches, and which of these is taken is said (`hints`). A quarter of
# the compiler's time for a game; its moves a second stay within two per cent (`bench/versus`).
SPARED = [
    "-fno-expensive-optimizations",
    "-fno-ipa-cp",
    "-fno-ipa-icf",
    "-fno-schedule-insns2",
    "-fno-thread-jumps",
    "-fno-tree-dominator-opts",
    "-fno-tree-tail-merge",
    "-fno-tree-vectorize",
    "-fira-region=one",
]
# Bots, the largest unit, are optimised less hard as well.
SPARED_BOTS = ["-O2", *SPARED, "-fno-gcse", "-fno-tree-pre"]
SHORT_STEPS = "bots"
# A sheet's two places, where the next word and the next set go, lie side by side and are written now both,
# now one alone. Read as one whole after that, they would have to wait until both have come to rest.
ONE_BY_ONE = ["-fno-tree-slp-vectorize"]
SHEETS = "research"
RUNTIME = "runtime"


def write(package: Path) -> Any:
    """mypyc's C of the sources as one group, so that calls between modules are direct."""
    from mypyc.build import mypycify

    from compiling.chosen import sources

    wish = [*MYPY_OPTIONS, *(path.as_posix() for path in sources(package))]
    # mypyc would also write a small library for each module, as a door to the group: ours is one for all.
    group, *_doors = mypycify(
        wish,
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir="c",
        multi_file=True,
        skip_cgen_input=texts(wish),
    )
    if sys.platform != "win32":
        # The compiler would warn of what `units` does: functions that stand in two files for inlining.
        # Python's own `-Wall` has gcc fetch lines of the text again to look at their indentation, warnings or
        # not: a quarter of all its time (docs/why/compiled-in-units.md).
        group.extra_compile_args = ["-w" if each == "-Werror" else each for each in group.extra_compile_args]
        group.extra_compile_args.append("-Wno-all")
        # Nobody outside the group calls these functions by name, so the C compiler may inline them:
        # a fifth to a quarter more moves a second.
        group.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return group


def texts(wish: list[str]) -> Any:
    """The files of the group and what they need of mypyc's own: as `mypycify` itself would make them, but
    without printing 14 MB of what it thought on the way."""
    from mypy.errors import CompileError
    from mypy.fscache import FileSystemCache
    from mypyc import build
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    options = CompilerOptions(multi_file=True, target_dir="c", group_name=GROUP)
    cache = FileSystemCache()
    own, everything, settings = build.get_mypy_config(wish, None, options, cache)
    groups = build.construct_groups(own, False, True, GROUP)
    try:
        known = emitmodule.parse_and_typecheck(everything, settings, options, groups, cache)
    except CompileError as wrong:
        sys.exit("\n".join(wrong.messages))
    errors = Errors(settings)
    modules, files, _mapper = emitmodule.compile_modules_to_c(known, options, errors, groups)
    print(*errors.new_messages(), sep="\n")
    if errors.num_errors:
        sys.exit(1)
    needed = sorted(emitmodule.collect_source_dependencies(modules), key=lambda each: each.path)
    return files, [(each.path, each.include_dirs, each.internal) for each in needed]


def divide(group: Any, package: Path) -> list[Path]:
    """The C files that are compiled, made of those of the group; the longest first."""
    from mypyc.namegen import exported_name

    from compiling.chosen import module, sources
    from compiling.units import units

    modules = {f"__native_{exported_name(module(package, path))}.c": path for path in sources(package)}
    made = []
    for name, text in units(package, [Path(source) for source in group.sources], modules).items():
        made.append(Path("c") / f"{name}.c")
        made[-1].write_text(text, encoding="utf-8")
    return sorted(made, key=lambda path: -path.stat().st_size)


def build(group: Any, work: list[Path], kept: Path) -> None:
    """Make the group and the door into it, on all processors at once.

    setuptools would compile the files of one library one after another, and all of them anew: what was
    compiled of the very same text lies in `kept`.
    """
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    from compiling.units import HEADERS, key

    Path("c/door.c").write_text((HERE / "door.c").read_text(encoding="utf-8"), encoding="utf-8")
    door = Extension(DOOR, sources=["c/door.c"])
    command = build_ext(Distribution({"name": "esbat", "ext_modules": [group, door]}))
    command.build_lib = "out"
    command.build_temp = "objects"
    headers = "\n".join([Path("c", header).read_text(encoding="utf-8") for header in HEADERS])
    said = surrounding_versions()
    gcc = any("Free Software Foundation" in each for each in said)

    def compiled(source: Path) -> Path:
        options = optimised(source.stem, group.extra_compile_args, gcc)
        surroundings = " ".join([*said, *options])
        own = kept / f"{source.stem}-{key(source.read_text(encoding='utf-8'), headers, surroundings)}.o"
        if own.is_file():
            return own
        (made,) = command.compiler.compile(
            [source.as_posix()],
            output_dir=command.build_temp,
            macros=group.define_macros,
            include_dirs=group.include_dirs,
            extra_postargs=options,
        )
        kept.mkdir(parents=True, exist_ok=True)
        shutil.copy2(made, own.with_suffix(f".{os.getpid()}"))
        os.replace(own.with_suffix(f".{os.getpid()}"), own)  # whole or not at all
        return own

    def side_by_side() -> None:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            objects = list(pool.map(compiled, work))
        group.sources = []
        group.extra_objects = [path.as_posix() for path in objects]
        command.build_extension(door)
        command.build_extension(group)
        for stale in set(kept.iterdir()) - set(objects):
            stale.unlink(missing_ok=True)

    command.build_extensions = side_by_side
    command.ensure_finalized()
    command.run()


EVERY_MOVE = "server-seldom"
"""What a server does with every move: gently marked, but not done seldom."""


def optimised(unit: str, options: list[str], gcc: bool) -> list[str]:
    """How a unit is compiled: as hard as its work deserves."""
    if unit == EVERY_MOVE:
        return [*("-O2" if option == "-O3" else option for option in options), *(SPARED if gcc else [])]
    if unit.endswith("-seldom"):
        return ["-Og" if option == "-O3" else option for option in options]
    if not gcc:
        return ["-O2" if option == "-O3" and unit == SHORT_STEPS else option for option in options]
    if unit == SHORT_STEPS:
        return [*options, *SPARED_BOTS]
    if unit == SHEETS:
        return [*options, *ONE_BY_ONE]
    return options if unit == RUNTIME else [*options, *SPARED]


def surrounding_versions() -> list[str]:
    """What beside its text decides what becomes of a C file."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    return [
        sys.version,
        sysconfig.get_platform(),
        version("mypy"),
        version("librt"),
        said,
        os.environ.get("CFLAGS", ""),
    ]


def end_with_who_began_us() -> None:
    """Whoever waits for us holds the other end of what we read: when it is killed, nobody wants this.

    Whoever starts this by hand gives no pipe, and is not heeded.
    """

    def listen() -> None:
        while os.read(0, 1):
            pass
        os._exit(1)

    if stat.S_ISFIFO(os.fstat(0).st_mode):
        threading.Thread(target=listen, daemon=True).start()


if __name__ == "__main__":
    end_with_who_began_us()
    sys.path.insert(0, str(HERE.parent))
    gc.disable()  # what mypy knows stays until the end: looking through it again and again frees nothing
    here = Path("esbat")
    written = write(here)
    build(written, divide(written, here), Path(sys.argv[1] if sys.argv[1:] else "kept").resolve())
    # All that mypy knows would be taken apart object by object: two seconds for nothing.
    sys.stdout.flush()
    os._exit(0)

"""Inside a copy of the package: mypyc writes C of the sources, the C compiler makes libraries of it.

    python writing.py            in a folder that holds the package; the libraries come to lie in `out`

A program of its own, because mypyc ends the process when it finds an error.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
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
]


def write(package: Path) -> Any:
    """mypyc's C of the sources as one group, so that calls between modules are direct."""
    from mypyc.build import mypycify

    from compiling.chosen import sources

    # mypyc would also write a small library for each module, as a door to the group: ours is one for all.
    group, *_doors = mypycify(
        [*MYPY_OPTIONS, *(path.as_posix() for path in sources(package))],
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
    return group


def halves(group: Any, package: Path) -> list[tuple[str, list[str]]]:
    """Two C files that take in all those of the group, each with its options; the longer work first."""
    from mypyc.namegen import exported_name

    from compiling.chosen import SELDOM, found, module
    from compiling.marks import marked

    seldom = {f"__native_{exported_name(module(package, path))}.c" for path in found(package, SELDOM)}
    texts: dict[bool, list[str]] = {False: [], True: []}
    for source in map(Path, group.sources):
        source.write_text(marked(source.read_text(encoding="utf-8")), encoding="utf-8")
        texts[source.name in seldom].append(f'#include "{source.resolve().as_posix()}"\n')
    Path("c/often.c").write_text("".join(texts[False]), encoding="utf-8")
    Path("c/seldom.c").write_text("".join(texts[True]), encoding="utf-8")
    gently = ["-O1" if option == "-O3" else option for option in group.extra_compile_args]
    return [("c/often.c", group.extra_compile_args), ("c/seldom.c", gently)]


def build(group: Any, work: list[tuple[str, list[str]]]) -> None:
    """Make the group and the door into it, on all processors at once.

    setuptools would compile the files of one library one after another.
    """
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    Path("c/door.c").write_text((HERE / "door.c").read_text(encoding="utf-8"), encoding="utf-8")
    door = Extension(DOOR, sources=["c/door.c"])
    command = build_ext(Distribution({"name": "esbat", "ext_modules": [group, door]}))
    command.build_lib = "out"
    command.build_temp = "objects"

    def compiled(source: str, options: list[str]) -> list[str]:
        objects: list[str] = command.compiler.compile(
            [source],
            output_dir=command.build_temp,
            macros=group.define_macros,
            include_dirs=group.include_dirs,
            extra_postargs=options,
        )
        return objects

    def side_by_side() -> None:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            parts = [pool.submit(compiled, *part) for part in work]
            group.sources = []
            group.extra_objects = [path for part in parts for path in part.result()]
        command.build_extension(door)
        command.build_extension(group)

    command.build_extensions = side_by_side
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))
    here = Path("esbat")
    written = write(here)
    build(written, halves(written, here))

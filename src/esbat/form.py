"""Which form of Esbat runs: libraries compiled of exactly this source where there are some, else plain
Python.

A wheel carries its libraries; in a checkout `./play` builds them beside the source. Either way a list lies
with them (`form.json`): for which Python they are, which modules they hold, and a digest of the source they
were made of. If one line of that source has changed since, the whole of it runs as plain Python: an edited
file is an edited Esbat. `ESBAT_COMPILE=0` keeps the libraries out.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from types import ModuleType

LIST = "form.json"
GROUP = "esbat__mypyc"  # mypyc's name for the library that holds all modules
DOOR = "esbat_door"


def digest(package: Path, files: Sequence[str]) -> str:
    """One word for the contents of files, named from the package on."""
    from hashlib import sha256

    total = sha256()
    for name in files:
        total.update(name.encode() + b"\0" + (package / name).read_bytes() + b"\0")
    return total.hexdigest()


def places(package: Path) -> list[Path]:
    """Where compiled forms may lie: in the package of a wheel, else beside the source of a checkout."""
    beside = package.parents[1] / ".stamps" / "forms"
    try:
        kept = sorted(beside.iterdir()) if (package.parents[1] / "pyproject.toml").is_file() else []
    except OSError:
        kept = []
    return [package / "libraries", *kept]


class Form:
    """A folder of libraries that were made of this very source."""

    def __init__(self, folder: Path, package: Path, modules: dict[str, bool]) -> None:
        self.folder = folder
        self.package = package
        self.modules = modules  # each with whether it is a package
        self.group = self.library(GROUP)
        # mypyc says where a module is by where its library is: ours belong into the package.
        self.group.__file__ = str(package.parent / f"{GROUP}{EXTENSION_SUFFIXES[0]}")
        self.door = self.library(DOOR)

    def library(self, name: str) -> ModuleType:
        """Load one of the two libraries."""
        from importlib.util import module_from_spec

        path = str(self.folder / f"{name}{EXTENSION_SUFFIXES[0]}")
        loader = ExtensionFileLoader(name, path)
        loaded = module_from_spec(ModuleSpec(name, loader, origin=path))
        loader.exec_module(loaded)
        sys.modules[name] = loaded
        return loaded


def fitting(package: Path) -> Form | None:
    """The compiled form of this source for this Python, if there is one and it can be loaded."""
    import json

    for folder in places(package):
        try:
            listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
            if listed["suffix"] == EXTENSION_SUFFIXES[0] and listed["digest"] == digest(
                package, listed["files"]
            ):
                return Form(folder, package, listed["modules"])
        except (OSError, ValueError, KeyError, ImportError):
            continue  # half a folder, or libraries for another machine: plain Python is always right
    return None


class Finder(Loader):
    """Hands out compiled modules; asked before Python looks at files."""

    def __init__(self, package: Path) -> None:
        self.package = package
        self.asked = False
        self.form: Form | None = None

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module comes from; nothing if it is not ours to say."""
        if not name.startswith("esbat."):
            return None
        if not self.asked:  # only now, so that `import esbat` itself stays quick
            self.asked = True
            self.form = fitting(self.package)
        if self.form is None or name not in self.form.modules:
            return None
        spec = ModuleSpec(name, self, origin=self.form.group.__file__, is_package=self.form.modules[name])
        if self.form.modules[name]:
            spec.submodule_search_locations = [str(self.package.joinpath(*name.split(".")[1:]))]
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Make the module, which runs its beginning as well."""
        assert self.form is not None
        made: ModuleType = self.form.door.enter(self.form.group, GROUP, f"init_{exported(spec.name)}")
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


def exported(name: str) -> str:
    """A module's name as mypyc writes it in C."""
    return name.replace("___", "___3_").replace(".", "___")


def prefer_compiled(package: Path) -> None:
    """From now on import compiled modules where they fit, unless the reader has said no."""
    if os.environ.get("ESBAT_COMPILE") == "0" or sys.implementation.name != "cpython":
        return
    sys.meta_path.insert(0, Finder(package))

"""How a wheel of Esbat is made: the rules are compiled on the way, the source tree stays as it is.

The hook lets `tools/compiling` compile a copy of the package (its `chosen` says what, and in which way) and
puts the libraries into the wheel, in a folder from which `esbat.form` hands them out. Nothing compiled is
ever written into `src`. Editable installs are never compiled.

Two variables of the environment change this:

- `ESBAT_COMPILE`: `0` makes a plain wheel, `require` turns the fallback to plain Python into an error;
- `ESBAT_COMPILE_CACHE`: a directory where compiled libraries are kept for the next build of the same source.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

from compiling import chosen, forms  # noqa: E402 (only now can they be found)


def fingerprint(package: Path) -> str:
    """What the compiled libraries depend on, as one short word."""
    digest = hashlib.sha256()
    digest.update("\0".join([sys.version, platform.platform(), *mypy_version()]).encode())
    tools = sorted(forms.HERE.glob("*.[pc]*"))
    for path in [*chosen.decisive(package), package / "form.py", *(each for each in tools if each.is_file())]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def mypy_version() -> list[str]:
    """The versions that decide what the generated C looks like."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return [version("mypy"), version("librt")]
    except PackageNotFoundError as missing:
        raise forms.CannotCompile(f"{missing.name} is not installed") from None


def compiled_libraries(package: Path, results: Path) -> Path:
    """A directory with the compiled form: from the cache if there is one, else inside `results`."""
    cache = os.environ.get("ESBAT_COMPILE_CACHE")
    kept = Path(cache).resolve() / fingerprint(package) if cache else results / "libraries"
    objects = kept.parent / "objects" if cache else None
    if not kept.is_dir():
        forms.make(package, kept, [], kept=objects)
    for stale in kept.parent.iterdir():
        if stale not in (kept, objects):
            shutil.rmtree(stale, ignore_errors=True)
    return kept


def compile_ahead() -> int:
    """Fill the cache for a wheel that is made later, while other work goes on; the exit code."""
    with tempfile.TemporaryDirectory(prefix="esbat-ahead-") as results:
        try:
            compiled_libraries(ROOT / "src" / "esbat", Path(results))
        except forms.CannotCompile as reason:
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
        figures = root / "bench" / "results" / "latest.json"
        if figures.is_file():
            include[str(figures)] = "esbat/lab/published.json"
        wish = os.environ.get("ESBAT_COMPILE", "1")
        if wish == "0":
            return
        try:
            compiled = compiled_libraries(root / "src" / "esbat", self.results)
        except forms.CannotCompile as reason:
            if wish == "require":
                raise
            why = str(reason).partition("\n")[0]
            self.app.display_warning(f"Esbat will run as plain Python, several times slower: {why}")
            return
        for path in sorted(compiled.iterdir()):
            include[str(path)] = f"esbat/libraries/{path.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling once the wheel is written."""
        shutil.rmtree(self.results, ignore_errors=True)


if __name__ == "__main__" and sys.argv[1:] == ["ahead"]:
    sys.exit(compile_ahead())

"""What runs is what was meant to run: the source where it is edited, the compiled rules where they ship."""

import importlib
import os
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import esbat.engine.state
from compiling import chosen
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(str(esbat.__file__)).parent
COMPILED_ENDINGS = (".so", ".pyd")
COMPILED_PACKAGES = ("esbat.engine", "esbat.parts", "esbat.games")
expect_compiled = bool(os.environ.get("ESBAT_EXPECT_COMPILED"))


def modules() -> list[ModuleType]:
    """Every module of the packages that are compiled for a wheel, but those that stay plain on purpose."""
    source = ROOT / "src" / "esbat"
    plain = {
        chosen.module(source, path) for path in chosen.found(source, (*chosen.NEVER_COMPILED, *chosen.DATA))
    }
    found: list[ModuleType] = []
    for name in COMPILED_PACKAGES:
        package = importlib.import_module(name)
        names = [name, *(below.name for below in pkgutil.walk_packages(package.__path__, f"{name}."))]
        found += [importlib.import_module(each) for each in names if each not in plain]
    return found


@pytest.mark.skipif(not expect_compiled, reason="only where the compiled wheel is installed")
def test_the_rules_are_compiled_where_they_should_be() -> None:
    """`./test` runs everything twice; the second time must not quietly test the source again."""
    assert str(esbat.engine.state.__file__).endswith(COMPILED_ENDINGS)
    plain = [module.__name__ for module in modules() if not str(module.__file__).endswith(COMPILED_ENDINGS)]
    assert plain == []


@pytest.mark.skipif(not expect_compiled, reason="only where the compiled wheel is installed")
def test_the_compiled_rules_are_one_group() -> None:
    """Calls between modules are direct only if all of them live in one library; one door leads into it."""
    libraries = [
        path.name for path in (PACKAGE / "libraries").iterdir() if path.name.endswith(COMPILED_ENDINGS)
    ]
    assert sorted(name.split(".")[0] for name in libraries) == ["esbat__mypyc", "esbat_door"]


def form_of(package: Path, **settings: str) -> str:
    """Which form a package runs as, asked of a process of its own."""
    code = "import esbat, esbat.games; print('compiled' if esbat.compiled() else 'plain', esbat.__file__)"
    variables = {**os.environ, "PYTHONPATH": str(package.parent), **settings}
    ran = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env=variables,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    form, place = ran.stdout.split(maxsplit=1)
    assert Path(place.strip()).parent == package
    return form


@pytest.mark.skipif(not expect_compiled, reason="only where the compiled wheel is installed")
def test_a_changed_source_runs_as_plain_python_whole(tmp_path: Path) -> None:
    """An edited file is an edited Esbat, wherever libraries lie about; and one variable keeps them out."""
    package = tmp_path / "esbat"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    assert form_of(package) == "compiled"
    assert form_of(package, ESBAT_COMPILE="0") == "plain"
    edited = package / "games" / "air" / "names.py"
    edited.write_text(edited.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")
    assert form_of(package) == "plain"


@pytest.mark.skipif(expect_compiled, reason="only where the source itself is installed")
def test_the_source_is_what_runs_in_a_checkout() -> None:
    """An edited file must be an edited Esbat."""
    assert Path(str(esbat.engine.state.__file__)) == ROOT / "src" / "esbat" / "engine" / "state.py"


def test_nothing_compiled_lies_in_the_source_tree() -> None:
    """A library beside a module would shadow it, and edits would silently have no effect."""
    stray = [path for path in (ROOT / "src").rglob("*") if path.suffix in COMPILED_ENDINGS]
    assert stray == []


@pytest.mark.skipif(not expect_compiled, reason="only where a wheel is installed")
def test_the_wheel_carries_the_rulebook() -> None:
    """The numbered rules travel with the package."""
    shipped = {path.name for path in (Path(str(esbat.__file__)).parent / "rulebook").glob("*.toml")}
    assert shipped == {path.name for path in (ROOT / "rules").glob("*.toml")}

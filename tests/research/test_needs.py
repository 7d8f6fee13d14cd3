"""Without its library, a door says in one sentence how to get it."""

import subprocess
import sys

import pytest

from esbat.research.needs import EXTRAS, MissingExtra, needed
from esbat.research.textarena import register_all

pytestmark = pytest.mark.once

DOORS = [
    ("batch", "numpy"),
    ("layout", "numpy"),
    ("pettingzoo.air_v0", "pettingzoo"),
    ("gymnasium", "gymnasium"),
    ("stable_baselines", "stable_baselines3"),
    ("openspiel", "pyspiel"),
    ("mcp", "mcp"),
]


@pytest.mark.parametrize(("door", "library"), DOORS)
def test_a_missing_extra_is_one_sentence(door: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import esbat.research.{door}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode != 0
    last = run.stderr.strip().splitlines()[-1]
    assert last.endswith(f"needs {library}, which is not installed: pip install 'esbat[{EXTRAS[library]}]'")


def test_nothing_of_it_is_loaded_by_the_command() -> None:
    """A player installs none of it, and misses nothing."""
    blocked = "; ".join(f"sys.modules[{library!r}] = None" for library in EXTRAS)
    code = f"import sys; {blocked}; from esbat.cli import run; sys.exit(run(['games']))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_the_command_says_it_in_a_sentence() -> None:
    for words, library in ((["mcp"], "mcp"), (["lab", "export", "air", "--games", "1"], "pyarrow")):
        blocked = f"import sys; sys.modules[{library!r}] = None"
        code = f"{blocked}; from esbat.cli import run; sys.exit(run({words!r}))"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert run.returncode == 2, run.stderr
        assert f"esbat[{EXTRAS[library]}]" in run.stderr
        assert len(run.stderr.strip().splitlines()) == 1


def test_what_is_not_installed_here() -> None:
    with pytest.raises(MissingExtra, match=r"esbat\[textarena\]"):
        register_all()
    assert needed("json")

"""What a state remembers is declared once: slots, a fresh board, copies and `numbers()` follow from it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from esbat.games import SHELF

ROOT = Path(__file__).resolve().parents[2]
INVENTED = """
from esbat.engine.chance import seeded
from esbat.games import game

for code in {codes}:
    rules = game(code)
    play = rules.new(rules.fewest, {{}}, seeded(1))
    assert play.invented == 7, "a fresh board begins with it"
    before = play.numbers()
    play.invented = 9
    assert play.numbers() != before, "two states that differ in it are told apart"
    assert play.clone().invented == 9, "a clone has it"
    assert play.imagine(0, seeded(2)).invented == 9, "so has an imagined table"
"""


@pytest.mark.source
def test_the_written_files_say_what_is_declared() -> None:
    run = subprocess.run(
        [sys.executable, ROOT / "tools" / "fields", "--check"], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (0, "")


@pytest.mark.source
def test_a_field_that_is_added_is_remembered_everywhere(tmp_path: Path) -> None:
    """One line in `fields.py`, and nothing can forget it."""
    for part in ("src/esbat", "tools"):
        unwanted = shutil.ignore_patterns("__pycache__", "static", "node_modules")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=unwanted)
    for declared in (tmp_path / "src" / "esbat" / "games").glob("*/fields.py"):
        text = declared.read_text(encoding="utf-8")
        assert text.endswith("\n]\n")
        declared.write_text(
            text.removesuffix("]\n") + '    number("invented", begins=7),\n]\n', encoding="utf-8"
        )
    stale = subprocess.run(
        [sys.executable, tmp_path / "tools" / "fields", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert stale.returncode == 1
    assert stale.stdout.count("run tools/fields") == len(SHELF)
    subprocess.run([sys.executable, tmp_path / "tools" / "fields"], check=True, capture_output=True)
    looked = subprocess.run(
        [sys.executable, "-c", INVENTED.format(codes=list(SHELF))],
        env={"PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (looked.returncode, looked.stderr) == (0, "")

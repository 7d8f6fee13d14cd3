"""The pages in docs/how show worked changes: each is applied to a copy of the tree, and the tests run there.

A page says, before a fenced block, where it goes: In `FILE`, after (before, instead of) the line that begins
`TEXT`; or at the end.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(
    r"In\s+`(?P<file>[^`]+)`,\s+(?:(?P<where>after|before|instead\s+of)\s+the\s+line\s+that\s+begins\s+"
    r"`(?P<line>[^\n]+)`|at\s+the\s+end):\n\n```\w*\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
CATALOGUES = ("src/esbat/words/", "rules/", "tests/")
COPIED = (
    "src",
    "rules",
    "tests",
    "tools",
    "docs",
    "pyproject.toml",
    "hatch_build.py",
    "CHANGELOG.md",
    "README.md",
)

pytestmark = pytest.mark.source


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the changes touch and what tests need."""
    copy = tmp_path_factory.mktemp("tree")
    unwanted = shutil.ignore_patterns("__pycache__", "static", "node_modules", "pictures", ".*")
    for part in COPIED:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=unwanted)
        elif (ROOT / part).exists():
            shutil.copy2(ROOT / part, copy / part)
    return copy


def changes(page: str) -> list[re.Match[str]]:
    """The blocks of a page, in order; there is at least one."""
    found = list(BLOCK.finditer((ROOT / "docs" / "how" / page).read_text(encoding="utf-8")))
    assert found, f"{page} shows no change"
    return found


def applied(tree: Path, page: str) -> set[str]:
    """Make a page's changes in the tree; the files that were changed."""
    for change in changes(page):
        place = tree / change["file"]
        lines = place.read_text(encoding="utf-8").splitlines()
        text = change["text"].rstrip("\n").split("\n")
        if change["where"] is None:
            lines += ["", "", *text] if place.suffix == ".py" and text[0][:1] in "@dc" else text
        else:
            at = [number for number, line in enumerate(lines) if line.startswith(change["line"])]
            assert at, f"{page}: no line of {change['file']} begins {change['line']!r}"
            first, last = {"after": (1, 1), "before": (0, 0)}.get(change["where"], (0, 1))
            lines[at[0] + first : at[0] + last] = text
        place.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return {change["file"] for change in changes(page)}


def run(tree: Path, *command: str) -> str:
    """Run something in the copy; what it says."""
    surroundings = {**os.environ, "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}
    surroundings.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def pass_in(tree: Path, *places: str) -> str:
    return run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-m", "not long", *places)


def by_hand(files: set[str]) -> set[str]:
    """What has to be changed beside texts and tests."""
    return {file for file in files if not file.startswith(CATALOGUES)}


def in_its_table(page: str) -> set[str]:
    """The files that a page lists."""
    text = (ROOT / "docs" / "how" / page).read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {file for row in rows for file in re.findall(r"`([^`]+)`", row)}


# The most files beside texts and tests that a change of each kind may touch.
PAGES = {"add-a-rule.md": 1, "add-an-option.md": 2, "add-a-bot.md": 1}


def test_worked_changes_work(tree: Path) -> None:
    """In as few files as the pages say; then the tests pass, and no rule is without code and a test."""
    for page, most in PAGES.items():
        files = applied(tree, page)
        assert files == in_its_table(page)
        assert len(by_hand(files)) <= most
    game = "tests/games/air"
    pass_in(
        tree, f"{game}/test_common.py", f"{game}/test_end.py", f"{game}/test_rows.py", f"{game}/test_setup.py"
    )
    pass_in(tree, "tests/golden", "tests/bots/test_every_bot.py", "-k", "air-two or air-2")
    run(tree, "tools/trace")
    assert "AIR-099" in run(tree, "-m", "esbat", "rules", "air", "AIR-099")
    wish = ("--bots", "homebody,apprentice", "--option", "plain_grimoires=true")
    assert "homebody" in run(tree, "-m", "esbat", "sim", "air", "--games", "2", "--seed", "1", *wish).lower()

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
    "frontend/src/wire.ts",
    "frontend/src/games",
    "frontend/src/mock/shelf.ts",
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
            (copy / part).parent.mkdir(parents=True, exist_ok=True)
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
PAGES = {
    "add-a-rule.md": 1,
    "add-an-option.md": 2,
    "add-a-bot.md": 1,
    "add-a-card.md": 3,
    "add-a-fact.md": 4,
}

# What is run in the copy, in one go: tests of what was changed, a kept play, and whether the bot plays fair.
IN_THE_COPY = (
    *(f"tests/games/air/test_{part}.py" for part in ("common", "end", "rows", "setup")),
    *(f"tests/games/wildegrens/test_{part}.py" for part in ("primitives", "rows", "view")),
    "tests/games/wildegrens/test_setup.py::test_every_effect_is_written_in_the_vocabulary_under_one_of_four_types",
    "tests/words/test_wildegrens_words.py::test_every_effect_of_every_card_is_said",
    "tests/words/test_catalogues.py",
    "tests/terminal/test_wildegrens.py",
    "tests/golden/test_golden.py::test_the_same_players_play_it_again[air-two]",
    "tests/bots/test_every_bot.py::test_bots_cannot_peek[air-2]",
    "tests/bots/test_every_bot.py::test_the_same_luck_gives_the_same_play[air]",
)


def test_worked_changes_work(tree: Path) -> None:
    """In as few files as the pages say; then the tests pass, and no rule is without code and a test."""
    for page, most in PAGES.items():
        files = applied(tree, page)
        assert files == in_its_table(page)
        assert len(by_hand(files)) <= most
    # An option and a fact: the page knows both by name.
    assert re.findall("games/(.+)/types.ts", run(tree, "tools/shapes")) == ["air", "wildegrens"]
    pass_in(tree, *IN_THE_COPY)
    run(tree, "tools/trace")
    assert "AIR-099" in run(tree, "-m", "esbat", "rules", "air", "AIR-099")
    wish = ("--bots", "homebody,apprentice", "--option", "plain_grimoires=true")
    assert "homebody" in run(tree, "-m", "esbat", "sim", "air", "--games", "2", "--seed", "1", *wish).lower()

"""What the README shows is what happens."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"


def blocks() -> list[tuple[str, str]]:
    """The fenced blocks, each with its language."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def example() -> tuple[str, str]:
    """The Python block, and the block after it: what it prints."""
    found = blocks()
    at = next(number for number, (language, _) in enumerate(found) if language == "python")
    return (found[at][1], found[at + 1][1])


def test_the_ten_lines_print_what_the_readme_says() -> None:
    code, promised = example()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, str(README), "exec"), {"__name__": "__readme__"})
    assert printed.getvalue() == promised


def test_they_are_about_ten_lines() -> None:
    code, _ = example()
    assert len([line for line in code.splitlines() if line.strip()]) <= 11


@pytest.mark.source
def test_every_link_leads_somewhere() -> None:
    root = README.parent
    for page in [README, root / "ARCHITECTURE.md", root / "CONTRIBUTING.md", *root.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name} -> {target}"


@pytest.mark.parametrize("page", ["docs/engine.md", "docs/how/check-the-luck.md"])
def test_the_examples_on_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(README.parent / page), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0

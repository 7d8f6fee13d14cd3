"""What stands on the pages for researchers happens."""

import doctest
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).resolve().parents[2] / "docs" / "research").glob("*.md"))


@pytest.mark.parametrize("paper", PAGES, ids=lambda paper: paper.stem)
def test_the_examples_on_a_page_run(paper: Path) -> None:
    failed, tried = doctest.testfile(str(paper), module_relative=False, encoding="utf-8")
    assert tried > 3
    assert failed == 0

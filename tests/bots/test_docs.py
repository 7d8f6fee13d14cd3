"""The example of docs/bots.md runs as it stands there."""

import contextlib
import io
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


@pytest.mark.source
def test_the_example_of_the_page_runs() -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example, str(PAGE), "exec"), {"__name__": "example"})
    assert said.getvalue().strip() in ("[0]", "[1]", "[0, 1]")

"""The examples of docs/bots.md run as they stand there."""

import contextlib
import io
import re
import sys
from pathlib import Path

import pytest

from esbat.lab.guests import guest_from_command, guest_from_file
from esbat.lab.selfplay import simulate

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"


pytestmark = pytest.mark.source


def examples() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_bot_for_any_game_runs() -> None:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(examples()[0], str(PAGE), "exec"), {"__name__": "example"})
    assert said.getvalue().strip() in ("[0]", "[1]", "[0, 1]")


def test_the_guests_play_whole_plays(tmp_path: Path) -> None:
    named = {text.split()[1]: text for text in examples() if text.startswith("# ")}
    for name, text in named.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    lander = guest_from_file(tmp_path / "lander.py")
    roller = guest_from_command(f"{sys.executable} {tmp_path / 'roller.py'}")
    report = simulate("air", 2, 1, [lander.name, roller.name], 1, guests=[lander, roller])
    assert report.bots == ["lander", "roller"]
    assert report.forfeits == {}

"""Questions with one answer: the table gives it and says so, unless it was told to ask everything."""

from pathlib import Path

import pytest

from tests.cli.console import esbat

PLAY = ("play", "air", "--seats", "human,random", "--seed", "2", "--plain")
FIRST_OF_EVERY_MENU = "1\n" * 2000


def sat_down(folder: Path, *more: str) -> tuple[int, int, str]:
    """A play by the command itself: how often the table says that it has answered, or asks; the record."""
    record = folder / "record.jsonl"
    said = esbat(*PLAY, "--record", str(record), *more, typed=FIRST_OF_EVERY_MENU)
    assert said.code == 0
    answered = said.out.count("Only one thing was possible: the table did it for you.")
    return (answered, said.out.count("Your choice (? for help):"), record.read_text())


def test_the_table_answers_and_says_so_unless_it_is_to_ask_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what was asked or not the record knows nothing."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("usual", "asked"):
        (tmp_path / name).mkdir()
    answered, questions, record = sat_down(tmp_path / "usual")
    none, all_questions, same = sat_down(tmp_path / "asked", "--ask-everything")
    assert answered > 0 and none == 0
    assert questions == all_questions - answered
    assert record == same

"""Every command and option with anything at all: code 0 or 2, one sentence, no traceback, no waiting."""

import os
from pathlib import Path

import pytest

from tests.cli.console import refused
from tests.cli.fuzz import LONG, fuzz

pytestmark = pytest.mark.once


def test_any_command_line_ends_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few hundred here; `python -m tests.cli.fuzz 5000` takes them by the thousand."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert fuzz(24, 300, tmp_path) == []


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "words",
    [
        ("sim", "air", "--seed", "x" * LONG),
        ("sim", "air", "--seats", "x" * LONG),
        ("sim", "x" * LONG),
        ("x" * LONG,),
        ("sim", "air", "--" + "x" * LONG),
        ("verify", "x" * LONG),
        ("serve", "--host", "x" * LONG, "--db", "sqlite:////no/where"),
        ("serve", "--host", "a\udcff"),
        ("serve", "--host", "a\0"),
        ("verify", "a\0"),
        ("restore", "a\0"),
        ("backup", "a\0", "--db", "sqlite:////no/where"),
    ],
    ids=lambda words: " ".join(words)[:40].encode("ascii", "replace").decode().replace("\0", "?"),
)
def test_long_texts_and_bad_bytes_get_a_sentence(words: tuple[str, ...], language: str) -> None:
    assert len(refused(*words, "--lang", language)) < 1000


@pytest.mark.skipif(os.name == "nt", reason="there are no named pipes")
@pytest.mark.parametrize(
    "words",
    [
        ("verify",),
        ("replay",),
        ("pack", "check"),
        ("restore",),
        ("play", "--resume"),
        ("play", "air", "--resume"),
        ("play", "air", "--seats", "random,random", "--pack"),
        ("sim", "air", "--pack"),
        ("sim", "air", "--bot"),
    ],
    ids=" ".join,
)
def test_a_pipe_nobody_writes_to_is_not_waited_for(tmp_path: Path, words: tuple[str, ...]) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "pipe" in refused(*words, str(tmp_path / "pipe"))

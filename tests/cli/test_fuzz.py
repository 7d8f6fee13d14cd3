"""Every command and option with anything at all: code 0 or 2, one sentence, no traceback, no waiting."""

import asyncio
import os
from pathlib import Path

import pytest

from esbat.engine.errors import BadSetting
from esbat.files import to_be_written
from esbat.store import open_store
from tests.cli.console import esbat, refused
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


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("thing", ["pipe", "device"])
@pytest.mark.parametrize(
    "words",
    [
        "backup {} --db sqlite:///{}/plays.db",
        "train air --plays 1 --by random --out {}",
        "tune witchstone --plays 1 --out {}",
        "serve --port 0 --db sqlite:///{}",
        "backup other --db sqlite:///{}",
        "admin tables --db sqlite:///{}",
    ],
)
def test_what_is_no_plain_file_is_neither_waited_for_nor_replaced(
    tmp_path: Path, words: str, thing: str, language: str
) -> None:
    there = tmp_path / "pipe"
    if thing == "pipe":
        os.mkfifo(there)
    else:
        there.symlink_to("/dev/full")
    said = refused("--lang", language, *words.format(there, tmp_path).split())
    assert str(there) in said and ("plain file" in said or "simple fichier" in said)
    assert os.listdir(tmp_path) == ["pipe"] and not there.is_file()


@pytest.mark.parametrize(("deed", "name"), [("report", "report.html"), ("export", "moves.parquet")])
def test_a_pipe_among_what_is_to_be_written_is_named_before_anything_is_played(
    tmp_path: Path, deed: str, name: str
) -> None:
    os.mkfifo(tmp_path / name)
    games = ("--games", "1000000", "--bots", "random")
    assert name in refused("lab", deed, "air", *games, "--out", str(tmp_path))


def test_pipes_in_a_folder_of_ours_are_not_waited_for(tmp_path: Path) -> None:
    """A ladder's own plays are kept by then: begun once more, they are all there."""
    for name in ("ladder.json", "kept", "kept.part"):
        os.mkfifo(tmp_path / name)
    rate = ("rate", "air", "--bots", "random,novice", "--deals", "1", "--jobs", "1", "--out", str(tmp_path))
    assert "plain file" in esbat(*rate).err
    with pytest.raises(BadSetting):
        to_be_written(tmp_path / "kept")
    database = f"sqlite:///{tmp_path}/plays.db"
    asyncio.run(open_store(database).close())
    assert "kept" in refused("backup", str(tmp_path / "kept"), "--db", database)
    os.unlink(tmp_path / "kept")
    assert "kept.part" in refused("backup", str(tmp_path / "kept"), "--db", database)

"""`esbat pack`, and `--pack` for plays and series."""

from pathlib import Path

import pytest

from esbat.games.lancre.game import LANCRE
from esbat.packs import exported
from tests.cli.console import esbat


def mine(tmp_path: Path, old: str = "difficulty = 25", new: str = "difficulty = 24") -> str:
    path = tmp_path / "mine.toml"
    path.write_text(exported(LANCRE).replace(old, new), encoding="utf-8")
    return str(path)


def test_a_pack_is_exported_and_good(tmp_path: Path) -> None:
    said = esbat("pack", "export", "lancre")
    assert said.code == 0 and said.out == exported(LANCRE)
    assert esbat("pack", "check", mine(tmp_path)).code == 0


def test_each_fault_is_a_sentence_with_its_line(tmp_path: Path) -> None:
    said = esbat("pack", "check", mine(tmp_path, "difficulty = 25", "difficulty = 99"), "--lang", "en")
    assert said.code == 2
    assert said.err.startswith("Line ") and "difficulty is 99; it must be from 1 to 40." in said.err


@pytest.mark.parametrize("words", [("export", "chess"), ("bake", "lancre"), ("check", "/no/file")])
def test_what_cannot_be_done_is_said(words: tuple[str, str]) -> None:
    said = esbat("pack", *words)
    assert said.code == 2 and said.err.count("\n") == 1


def test_bots_play_with_a_pack_and_the_record_holds(tmp_path: Path) -> None:
    record = str(tmp_path / "play.jsonl")
    seats = ("--seats", "apprentice,random", "--seed", "3", "--plain")
    assert esbat("play", "lancre", "--pack", mine(tmp_path), *seats, "--record", record).code == 0
    assert '"pack":{"hash"' in Path(record).read_text(encoding="utf-8").split("\n")[0]
    assert esbat("verify", record).code == 0


def test_a_series_with_a_pack(tmp_path: Path) -> None:
    usual = esbat("sim", "lancre", "--seats", "2", "--games", "4", "--json")
    other = esbat("sim", "lancre", "--seats", "2", "--games", "4", "--json", "--pack", mine(tmp_path))
    again = esbat(
        "sim", "lancre", "--seats", "2", "--games", "4", "--json", "--pack", mine(tmp_path), "--jobs", "2"
    )
    assert [run.code for run in (usual, other, again)] == [0, 0, 0], (usual, other, again)
    digests = [run.out.split('"digest": "')[1][:64] for run in (usual, other, again)]
    assert digests[0] != digests[1] == digests[2]
    assert esbat("sim", "air", "--pack", mine(tmp_path)).code == 2

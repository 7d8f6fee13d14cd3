"""The puzzle of the day at the terminal: found, missed, given up; and one's own record."""

import json
from datetime import date
from io import StringIO
from pathlib import Path

import pytest

from esbat.engine.errors import EsbatError
from esbat.games import SHELF
from esbat.lessons import Puzzle, puzzles_of
from esbat.lessons.puzzles import day_of
from esbat.lessons.telling import solution
from esbat.terminal.riddle import solve
from esbat.words import LANGUAGES, words_for

pytestmark = pytest.mark.once
DAY = date(2026, 11, 17)


def of(code: str) -> Puzzle:
    puzzle = puzzles_of(code).of(DAY)
    assert puzzle is not None
    return puzzle


def read(home: Path, code: str, lines: list[str], language: str = "en") -> str:
    out = StringIO()
    typed = StringIO("".join(f"{line}\n" for line in lines))
    assert solve(code, DAY, language, True, typed, out, home) == 0
    return out.getvalue()


@pytest.mark.parametrize("code", SHELF)
def test_the_best_move_is_explained_and_kept(tmp_path: Path, code: str) -> None:
    puzzle = of(code)
    said = read(tmp_path, code, [puzzle.best])
    assert solution(puzzle, words_for("en")) in said
    kept = json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8"))
    assert kept[f"2026-11-17 {code}"] == {"id": puzzle.row.id, "moves": 1, "found": True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_move_is_answered_and_tried_again(tmp_path: Path, language: str) -> None:
    puzzle, words = of("air"), words_for(language)
    said = read(tmp_path, "air", [puzzle.other, "again", puzzle.best], language)
    assert words.say("terminal-lesson-again") in said and solution(puzzle, words) in said
    assert words.say("terminal-puzzle-record", total=1, first=0) in said


def test_giving_up_shows_the_answer_and_is_not_found(tmp_path: Path) -> None:
    said = read(tmp_path, "air", ["next"])
    assert solution(of("air"), words_for("en")) in said
    assert not json.loads((tmp_path / "puzzles.json").read_text())["2026-11-17 air"]["found"]
    assert read(tmp_path, "air", []).startswith(words_for("en").title("air"))


@pytest.mark.parametrize("kept", ["{", "[]", '{"2026-11-17 air": 3}'])
def test_a_record_that_cannot_be_read_is_begun_anew(tmp_path: Path, kept: str) -> None:
    (tmp_path / "puzzles.json").write_text(kept, encoding="utf-8")
    assert words_for("en").say("terminal-puzzle-record", total=1, first=1) in read(
        tmp_path, "air", [of("air").best]
    )


def test_a_day_that_is_none_is_refused() -> None:
    with pytest.raises(EsbatError):
        day_of("yesterday")

"""Learning at the terminal: as told to the end, by a wrong path, left and taken up."""

import json
from io import StringIO
from pathlib import Path

import pytest

from esbat.games import SHELF
from esbat.lessons import lesson_named, lessons_of, told, walked
from esbat.lessons.first import first_options
from esbat.lessons.laying import laid_at
from esbat.terminal.course import Course, listed
from esbat.words import LANGUAGES, words_for

pytestmark = pytest.mark.once


def learn(home: Path, code: str, lines: list[str], language: str = "en", lesson: str | None = None) -> str:
    """What somebody reads who types these lines."""
    out = StringIO()
    typed = StringIO("".join(f"{line}\n" for line in lines))
    assert Course(code, language, True, typed, out, home).run(lesson) == 0
    return out.getvalue()


def as_told(code: str) -> list[str]:
    """Every move of every lesson, with a line after each lesson to go on."""
    lines: list[str] = []
    for lesson in lessons_of(code).lessons:
        lines += [move for step in lesson.steps for move in step.told] + [""]
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_as_told_all_lessons_come_to_their_end(tmp_path: Path, code: str, language: str) -> None:
    read = learn(tmp_path, code, as_told(code), language)
    words = words_for(language)
    easier = "".join(f" --option {name}={value}" for name, value in first_options(code).items())
    assert words.say("terminal-lessons-over", game=code + easier) in read
    assert words.say("terminal-lesson-again") not in read
    for lesson in lessons_of(code).lessons:
        last = told(lesson, walked(lesson, laid_at(lesson, len(lesson.steps))), words)
        assert last.title in read and last.answer in read
    kept = json.loads((tmp_path / "lessons.json").read_text(encoding="utf-8"))
    assert kept[code]["done"] == [lesson.name for lesson in lessons_of(code).lessons]


def test_by_a_wrong_path_it_is_explained_and_tried_again(tmp_path: Path) -> None:
    words = words_for("en")
    read = learn(tmp_path, "air", ["draw", "encore", "land G", ""], lesson="crash")
    assert words.say("lesson-air-crash.stop-greedy") in read
    assert words.say("terminal-lesson-again") in read
    assert words.say("lesson-air-crash.stop-done") in read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "rule"), [("air", "AIR-020"), ("bal", "BAL-124")])
def test_a_refused_move_that_no_menu_has_can_be_tried(
    tmp_path: Path, code: str, rule: str, language: str
) -> None:
    """Also by somebody who is not asked, as for BAL-124; the table calls its seats as the lesson does."""
    words, colon = words_for(language), {"en": ":", "fr": "\u00a0:"}[language]
    for line in ("", {"en": "try", "fr": "Essayer"}[language]):
        read = learn(tmp_path, code, [line, "quit"], language, lesson=rule)
        assert words.say("terminal-show-try") in read and words.say("terminal-show-seen") in read
        assert f"{rule}{colon}" in read
        assert words.say("lesson-seat", number=1) not in read


def test_it_can_be_left_and_taken_up(tmp_path: Path) -> None:
    first = learn(tmp_path, "air", ["draw", "place", "land G", "", "quit"])
    assert "esbat learn air" in first and "Lesson 2 of" in first
    assert learn(tmp_path, "air", []).startswith("Lesson 2 of")
    assert "finished" in listed("air", "en", tmp_path)[0]
    assert "finished" not in listed("air", "en", tmp_path)[1]


def test_next_goes_on_without_finishing(tmp_path: Path) -> None:
    assert "Lesson 2 of" in learn(tmp_path, "air", ["next"])
    assert not (tmp_path / "lessons.json").exists()


def test_help_and_save_speak_of_lessons(tmp_path: Path) -> None:
    read = learn(tmp_path, "air", ["?", "save"])
    for key in ("terminal-help-again", "terminal-help-next", "terminal-lesson-kept"):
        assert words_for("en").say(key) in read


@pytest.mark.parametrize("kept", ["{", "[]", '{"air": 3}'])
def test_progress_that_cannot_be_read_is_told_of(tmp_path: Path, kept: str) -> None:
    (tmp_path / "lessons.json").write_text(kept, encoding="utf-8")
    read = learn(tmp_path, "air", [])
    assert "lessons.json" in read and "Lesson 1 of" in read


def test_progress_of_an_older_edition_is_kept_and_told(tmp_path: Path) -> None:
    older = {"air": {"edition": 0, "done": ["fly", "a lesson that is gone"]}}
    (tmp_path / "lessons.json").write_text(json.dumps(older), encoding="utf-8")
    read = learn(tmp_path, "air", [])
    assert words_for("en").say("terminal-lessons-older", edition=0, current=1) in read
    assert "Lesson 2 of" in read


def test_whoever_has_finished_all_begins_anew(tmp_path: Path) -> None:
    names = [lesson.name for lesson in lessons_of("air").lessons]
    (tmp_path / "lessons.json").write_text(json.dumps({"air": {"edition": 1, "done": names}}), "utf-8")
    assert learn(tmp_path, "air", []).startswith("Lesson 1 of")
    assert lesson_named("air", names[0]).number == 1

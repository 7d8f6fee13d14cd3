"""Every lesson of every game leads where it says, answers any legal move, and is told in all languages."""

import re
from pathlib import Path

import pytest

from esbat.engine.errors import EsbatError
from esbat.games import SHELF
from esbat.lessons import Lesson, answer_for_others, laid_at, lesson_named, lessons_of, told, walked
from esbat.lessons.first import first_options
from esbat.lessons.shelf import FOLDER, lessons_in
from esbat.lessons.walk import matches
from esbat.table.table import Table
from esbat.words import LANGUAGES, words_for
from tests.words.ftl import patterns

ALL = [(code, lesson.name) for code in SHELF for lesson in lessons_of(code).lessons]
MOST_LESSONS = 12
MOST_SECONDS = 8 * 60
WORDS_A_SECOND = 3.0
"""Somebody reads a text and looks at the table: 180 words a minute."""
SECONDS_A_MOVE = 5.0
MOST_MOVES = 12
"""Legal moves tried at each step; where there are more, evenly chosen ones."""

every_lesson = pytest.mark.parametrize(("code", "name"), ALL)


def legal(table: Table, seat: int) -> list[str]:
    return [table.game.text(move) for move in table.state.legal(seat)]


def after(lesson: Lesson, step: int, *moves: str) -> Table:
    """The table at this step, after these moves of the learner and what the others do then."""
    table = laid_at(lesson, step)
    for move in moves:
        table.submit(lesson.learner, move)
        answer_for_others(lesson, table)
    return table


@pytest.mark.parametrize("code", SHELF)
def test_every_file_is_sound_and_a_game_has_between_six_and_twelve(code: str) -> None:
    found = lessons_of(code)
    assert [(trouble.key, trouble.facts) for trouble in found.troubles] == []
    assert len(found.lessons) == len(list((FOLDER / code).glob("*.toml")))
    assert 6 <= len(found.lessons) <= MOST_LESSONS
    assert [lesson.number for lesson in found.lessons] == list(range(1, len(found.lessons) + 1))


@every_lesson
def test_as_told_it_goes_from_step_to_step_and_the_learner_always_has_a_choice(code: str, name: str) -> None:
    lesson = lesson_named(code, name)
    for step, wanted in enumerate(lesson.steps):
        table = laid_at(lesson, step)
        for move in wanted.told:
            assert walked(lesson, table).step == step and walked(lesson, table).slip == ""
            assert move in legal(table, lesson.learner)
            table.submit(lesson.learner, move)
            if walked(lesson, table).step == step:
                answer_for_others(lesson, table)
        assert walked(lesson, table).step == step + 1
        assert walked(lesson, table).achieved == step


@every_lesson
def test_every_mistake_is_tempting_answered_and_can_be_mended(code: str, name: str) -> None:
    lesson = lesson_named(code, name)
    for step, wanted in enumerate(lesson.steps):
        offered = legal(laid_at(lesson, step), lesson.learner)
        for slip, moves in wanted.slips.items():
            goals = [wanted.told[0], *wanted.does]
            made = [move for move in offered if matches(move, moves) and not matches(move, goals)]
            assert made, f"nobody can make the mistake {slip} at {wanted.name}"
            walk = walked(lesson, after(lesson, step, made[0]))
            assert (walk.step, walk.slip) == (step, slip)
            now = told(lesson, walk, words_for("en"))
            said = words_for("en").say(f"lesson-{code}-{name}.{wanted.name}-{slip}")
            assert now.missed and now.answer == said
        assert walked(lesson, after(lesson, step, *wanted.told)).step > step


@every_lesson
def test_any_legal_move_is_answered(code: str, name: str) -> None:
    """The lesson goes on, or says what it makes of the move; the table can always be laid again."""
    lesson = lesson_named(code, name)
    for step, wanted in enumerate(lesson.steps):
        offered = legal(laid_at(lesson, step), lesson.learner)
        for move in offered[:: max(1, len(offered) // MOST_MOVES)]:
            now = walked(lesson, after(lesson, step, move))
            on_the_way = move in wanted.told or matches(move, wanted.way)
            assert now.step > step or now.slip or on_the_way
            assert told(lesson, now, words_for("fr")).answer or on_the_way


@every_lesson
def test_taking_a_move_back_takes_it_back_in_the_lesson(code: str, name: str) -> None:
    lesson = lesson_named(code, name)
    for step in range(len(lesson.steps)):
        table = laid_at(lesson, step)
        table.submit(lesson.learner, legal(table, lesson.learner)[-1])
        if table.can_undo(lesson.learner):
            table.submit(lesson.learner, "undo")
            assert (walked(lesson, table).step, walked(lesson, table).slip) == (step, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_everything_is_said_and_nothing_else_is_written(language: str, code: str) -> None:
    said: set[str] = set()
    optional: set[str] = set()
    for lesson in lessons_of(code).lessons:
        key = f"lesson-{code}-{lesson.name}"
        said.add(f"{key}.title")
        for step in lesson.steps:
            said |= {f"{key}.{step.name}", *(f"{key}.{step.name}-{slip}" for slip in step.slips)}
            optional.add(f"{key}.{step.name}-done")
        said.add(f"{key}.{lesson.steps[-1].name}-done")
    written = patterns(language, f"lessons-{code}").keys()
    assert said <= written
    assert written <= said | optional


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_all_lessons_of_a_game_take_eight_minutes_at_most(language: str, code: str) -> None:
    words = words_for(language)
    seconds = 0.0
    for lesson in lessons_of(code).lessons:
        texts = [f"{lesson.code}-{lesson.name}.{step.name}" for step in lesson.steps]
        texts += [f"{text}-done" for text in texts]
        spoken = [words.say(f"lesson-{text}") for text in texts if words.has(f"lesson-{text}")]
        seconds += sum(len(text.split()) for text in spoken) / WORDS_A_SECOND
        seconds += sum(len(step.told) for step in lesson.steps) * SECONDS_A_MOVE
    assert seconds <= MOST_SECONDS


SOUND = (FOLDER / "air" / "02-rise.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        ("", "lesson-damaged"),
        ("edition = ", "lesson-damaged"),
        (SOUND.replace("edition = 1", "edition = 7"), "lesson-outdated"),
        (SOUND.replace("seats = 2", "seats = 9"), "lesson-damaged"),
        (SOUND.replace("seed = 280", "seed = 281"), "lesson-damaged"),
        (SOUND.replace("1: draw", "7: draw", 1), "lesson-damaged"),
        (SOUND.replace("you: draw", "you: fly home", 1), "lesson-damaged"),
        (SOUND.replace('told = ["take K10"]', 'told = ["draw"]'), "lesson-damaged"),
        (SOUND.replace("name =", "naame ="), "lesson-damaged"),
        (SOUND + "\nspell = 3\n", "lesson-damaged"),
    ],
)
def test_a_damaged_or_outdated_file_is_named_and_left_out(tmp_path: Path, broken: str, key: str) -> None:
    (tmp_path / "air").mkdir()
    (tmp_path / "air" / "01-good.toml").write_text(SOUND, encoding="utf-8")
    (tmp_path / "air" / "02-bad.toml").write_text(broken, encoding="utf-8")
    found = lessons_in(tmp_path, "air")
    assert [lesson.name for lesson in found.lessons] == ["good"]
    assert [trouble.key for trouble in found.troubles] == [key]
    for language in LANGUAGES:
        assert "02-bad.toml" in words_for(language).error(found.troubles[0])


def test_a_file_that_is_no_text_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "air").mkdir()
    (tmp_path / "air" / "01-bad.toml").write_bytes(b"\xff\xfe\x00")
    assert [trouble.key for trouble in lessons_in(tmp_path, "air").troubles] == ["lesson-damaged"]


def test_an_unknown_lesson_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(EsbatError) as refused:
        lesson_named("air", "swim")
    assert re.search(r"fly, rise", str(refused.value.facts["known"]))


def test_a_first_play_has_an_easier_start_where_the_game_offers_one() -> None:
    assert first_options("wildegrens") == {"coven": "starter", "difficulty": "easy"}
    assert first_options("lancre") == {"expert": "false"}
    assert first_options("bal") == {"level": "easy"}
    for code, game in SHELF.items():
        names = {fact.name: fact.values for fact in game.options}
        assert all(value in names[name] for name, value in first_options(code).items())

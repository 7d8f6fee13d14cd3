"""Puzzles of the day: every position is legal, every move weighed, the best found again by search."""

import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

from esbat.games import SHELF
from esbat.lessons import Puzzle, answer_for_others, laid_at, lesson_named, puzzles_of, told, walked
from esbat.lessons.puzzles import FOLDER, check, puzzles_in
from esbat.words import LANGUAGES, words_for
from tests.samples import long_row
from tests.words.ftl import patterns

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from puzzling.finding import FAR_BETTER, Finder
from puzzling.measures import MEASURES

FEWEST = 60
DAY = date(2026, 11, 17)


@pytest.mark.parametrize("code", SHELF)
def test_every_puzzle_can_be_laid_and_weighs_exactly_the_legal_moves(code: str) -> None:
    found = puzzles_of(code)
    assert [trouble.facts for trouble in found.troubles] == []
    assert len(found.puzzles) >= FEWEST
    assert len({puzzle.name for puzzle in found.puzzles}) == len(found.puzzles)
    for puzzle in found.puzzles:
        check(puzzle)
        worths = [worth for _, worth in puzzle.row.worth]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] - worths[1] >= FAR_BETTER[code]
        assert lesson_named(code, puzzle.name) is puzzle


@pytest.mark.parametrize(
    ("code", "most"), [*((code, 1) for code in SHELF), *(long_row((code, None)) for code in SHELF)]
)
def test_search_with_another_seed_finds_the_same_move(code: str, most: int | None) -> None:
    """One a game on the plain source, all on the compiled wheel; the tool asked for far more tries."""
    finder = Finder(SHELF[code])
    for puzzle in puzzles_of(code).puzzles[:most]:
        state = laid_at(puzzle).state
        rows = finder.scales.weigh(state, puzzle.learner, 8 if most else 24, 2026)
        assert SHELF[code].text(rows[0].move) == puzzle.best, puzzle.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_any_move_is_answered_and_the_best_explained(code: str, language: str) -> None:
    words = words_for(language)
    for puzzle in puzzles_of(code).puzzles[:4]:
        table = laid_at(puzzle)
        assert told(puzzle, walked(puzzle, table), words).asked == words.say("puzzle-asked")
        table.submit(puzzle.learner, puzzle.other)
        missed = told(puzzle, walked(puzzle, table), words)
        assert missed.missed and not missed.done and str(round(puzzle.worth(puzzle.other))) in missed.answer
        table = laid_at(puzzle)
        table.submit(puzzle.learner, puzzle.best)
        solved = told(puzzle, walked(puzzle, table), words)
        assert solved.done and not solved.missed
        assert str(round(puzzle.row.worth[0][1])) in solved.answer


def test_only_the_first_move_counts() -> None:
    """Who finds the move a turn later has not found it."""
    puzzle = next(one for one in puzzles_of("air").puzzles if one.best.startswith("graduate"))
    table = laid_at(puzzle)
    table.submit(puzzle.learner, "end")
    for _ in range(400):
        answer_for_others(puzzle, table)
        if table.over:
            break
        legal = [table.game.text(move) for move in table.state.legal(puzzle.learner)]
        table.submit(puzzle.learner, puzzle.best if puzzle.best in legal else legal[-1])
    assert walked(puzzle, table).step == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_and_no_other_is_written(language: str) -> None:
    reasons = {f"puzzle-{code}.{name}" for code in SHELF for name, _, _ in MEASURES[code]}
    written = {key for key in patterns(language, "puzzles") if "." in key}
    assert written == reasons
    for code in SHELF:
        assert {puzzle.row.reason for puzzle in puzzles_of(code).puzzles} <= {
            name for name, _, _ in MEASURES[code]
        }


@pytest.mark.parametrize("code", SHELF)
def test_a_day_has_one_puzzle_for_everybody_and_they_come_round(code: str) -> None:
    found = puzzles_of(code)
    days = [DAY + timedelta(days=later) for later in range(len(found.puzzles) + 1)]
    names = [puzzle.name for day in days if (puzzle := found.of(day)) is not None]
    assert names[0] == names[-1] and len(set(names)) == len(found.puzzles)


SOUND = (FOLDER / "air.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("broken", "key"),
    [
        ("edition =", "lesson-damaged"),
        (SOUND.replace("edition = 1", "edition = 9", 1), "lesson-outdated"),
        (SOUND.replace("seats =", "chairs =", 1), "lesson-damaged"),
    ],
)
def test_a_damaged_or_outdated_file_is_named_and_left_out(tmp_path: Path, broken: str, key: str) -> None:
    (tmp_path / "air.toml").write_text(broken, encoding="utf-8")
    found = puzzles_in(tmp_path, "air")
    assert found.of(DAY) is None and [trouble.key for trouble in found.troubles] == [key]
    for language in LANGUAGES:
        assert "air.toml" in words_for(language).error(found.troubles[0])
    assert puzzles_in(tmp_path, "bal").troubles == []


def test_one_that_cannot_be_laid_is_named_and_the_next_takes_its_day(tmp_path: Path) -> None:
    first: Puzzle = puzzles_of("air").puzzles[0]
    broken = SOUND.replace(f"seed = {first.row.seed}", f"seed = {first.row.seed + 5000}", 1)
    (tmp_path / "air.toml").write_text(broken, encoding="utf-8")
    found = puzzles_in(tmp_path, "air")
    its_day = DAY + timedelta(days=-DAY.toordinal() % len(found.puzzles))
    puzzle = found.of(its_day)
    assert puzzle is not None and puzzle.name == found.puzzles[1].name
    assert [trouble.key for trouble in found.troubles] == ["lesson-damaged"]
    assert first.row.id in words_for("en").error(found.troubles[0])

"""Show me: every position is legal, and in it the rule decides."""

import ast
import re
import sys
from pathlib import Path
from typing import cast

import pytest

from esbat.engine.errors import BadText
from esbat.games import SHELF
from esbat.games.bal.names import CARD_MIROIR, KINDS
from esbat.games.bal.state import Board
from esbat.lessons import Lesson, answer_for_others, laid_at, lesson_named, show_of, shows_of, told, walked
from esbat.lessons.shelf import lessons_in
from esbat.lessons.shows import FOLDER, Play, Show, Shown, read_shows
from esbat.rulebook import book
from esbat.table.table import Table
from esbat.words import LANGUAGES, words_for

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from showing.named import named_by_refusals

GAMES = Path(__file__).parents[1] / "games"
PLAINLY = re.compile(r"assert .*\.refuses\(\w+, '(?P<verb>\w+)[^']*'\)\.rule == '(?P<rule>[\w-]+)'")
"""A test's only claim."""
FEWEST = 300
"""Of the rules of all games together."""


def decides(table: Table, rule: str, shown: Shown) -> bool:
    """Does the rule refuse the move here, or carry it out?"""
    game, move = table.game, table.game.parse(shown.move)
    asked = table.state.acting()
    if shown.seat in asked if not shown.asked else asked != [shown.seat]:
        return False
    if shown.refused:
        refusal = table.state.why_not(shown.seat, move)
        return refusal is not None and refusal.rule == rule
    if move not in table.state.legal(shown.seat):
        return False
    happening = table.play(table.state.clone(), shown.seat, move, table.version + 1)
    return any(rule in game.events[event.kind].rules for event in happening.events)


def played(code: str, number: int, play: Play) -> list[str]:
    """The rules of this play whose positions do not show them."""
    lesson: Lesson | None = None
    rows = {rule: shown for rule, shown in shows_of(code).rules.items() if shown.play == number}
    lesson = show_of(code, next(iter(rows)))
    assert lesson is not None
    table = Table(SHELF[code], play.seats, play.options, lesson.secret, [""] * play.seats)
    wrong: list[str] = []
    acts = play.acts(max(shown.at for shown in rows.values()))
    for at in range(len(acts) + 1):
        wrong += [rule for rule, shown in rows.items() if shown.at == at and not decides(table, rule, shown)]
        if at < len(acts):
            table.submit(*acts[at])
    return wrong


@pytest.mark.parametrize("code", SHELF)
def test_in_every_position_the_rule_decides(code: str) -> None:
    found = shows_of(code)
    assert found.rules
    assert [played(code, number, play) for number, play in enumerate(found.plays)] == [[]] * len(found.plays)


def test_a_third_of_all_rules_can_be_shown() -> None:
    assert sum(len(shows_of(code).rules) for code in SHELF) >= FEWEST


def test_every_rule_that_a_refusal_can_name_can_be_shown() -> None:
    """The set is read from the games' source; `tools/shows CODE --missing` looks for what it lacks."""
    named = {rule for code in SHELF for rule in named_by_refusals(code)}
    shown = {rule for code in SHELF for rule in shows_of(code).rules}
    assert len(named) > 200
    assert named <= shown, sorted(named - shown)


@pytest.mark.parametrize(
    ("code", "rule"), [("bal", "BAL-R67"), ("witchstone", "WST-183"), ("air", "AIR-020")]
)
def test_where_a_move_is_refused_the_question_stands(code: str, rule: str) -> None:
    """Even where it leaves only one answer, as BAL-R67 does: nobody answers it for the learner."""
    show = show_of(code, rule)
    assert show is not None and show.refused and not show.settles
    table = laid_at(show)
    refusal = table.state.why_not(show.learner, table.game.parse(show.steps[0].told[0]))
    assert refusal is not None and refusal.rule == rule


def test_who_is_not_asked_is_shown_why_and_nobody_answers_meanwhile() -> None:
    """BAL-124: whoever has cast a Sortilège holds a mirror, and all others are asked for their defence."""
    show = show_of("bal", "BAL-124")
    assert show is not None and show.stands and show.refused
    table = laid_at(show)
    assert table.state.acting() == [0, 1] and show.learner == 2
    answer_for_others(show, table)
    assert len(table.standing) == len(show.before)
    hands = cast(Board, table.state).hands[show.learner * KINDS :]
    assert hands[CARD_MIROIR] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", SHELF)
def test_the_rule_is_told_and_the_move_named(code: str, language: str) -> None:
    for rule in list(shows_of(code).rules)[::9]:
        show = show_of(code, rule)
        assert show is not None and lesson_named(code, rule).name == rule
        table = laid_at(show)
        now = told(show, walked(show, table), words_for(language))
        text = book(code).rule(rule)
        assert now.title == rule and text is not None and text.said(language) in now.asked
        if not show.refused:
            table.submit(show.learner, show.steps[0].told[0])
            assert told(show, walked(show, table), words_for(language)).done


def test_a_damaged_or_outdated_file_is_named(tmp_path: Path) -> None:
    sound = (FOLDER / "air.toml").read_text(encoding="utf-8")
    for broken, key in [
        ("edition =", "lesson-damaged"),
        (sound.replace("edition = 1", "edition = 9", 1), "lesson-outdated"),
        (sound.replace("play = 0", "play = 999", 1), "lesson-damaged"),
    ]:
        (tmp_path / "air.toml").write_text(broken, encoding="utf-8")
        with pytest.raises(BadText) as refused:
            read_shows(tmp_path, "air")
        assert refused.value.key == key and "air.toml" in words_for("en").error(refused.value)
    assert read_shows(tmp_path, "bal").rules == {}


def test_learners_are_told_of_such_a_file(tmp_path: Path) -> None:
    (tmp_path / "shows").mkdir()
    (tmp_path / "shows" / "air.toml").write_text("edition =", encoding="utf-8")
    troubles = lessons_in(tmp_path, "air").troubles
    assert [words_for("en").error(trouble) for trouble in troubles] == [
        "The lesson shows/air.toml is damaged and was left out."
    ]


def test_a_position_that_cannot_be_laid_is_named() -> None:
    shown = shows_of("air").rules["AIR-020"]
    play = Play(2, 1, "0 fly home\n" * shown.at)
    with pytest.raises(BadText) as refused:
        laid_at(Show("air", "AIR-020", shown, play, 1))
    assert "shows/air.toml, AIR-020" in words_for("en").error(refused.value)


def plainly_refused(function: ast.FunctionDef) -> tuple[str, str]:
    """Of a test that only lays a situation and has one move refused: the rule, and the move's verb."""
    claims = [each for each in function.body if not isinstance(each, ast.Assign | ast.Expr)]
    found = PLAINLY.fullmatch(ast.unparse(claims[0])) if len(claims) == 1 else None
    return (found["rule"], found["verb"]) if found else ("", "")


def test_no_test_has_a_position_of_its_own_for_what_a_show_says() -> None:
    """If all it says is that a move is refused, and the show of the rule says so, it reads the show."""
    shown = {rule: shows_of(code).rules[rule] for code in SHELF for rule in shows_of(code).rules}
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(GAMES.rglob("test_*.py"))]
    tests = [each for tree in trees for each in tree.body if isinstance(each, ast.FunctionDef)]
    assert len(tests) > 1000
    plain = [(test.name, *plainly_refused(test)) for test in tests]
    assert any(rule for _, rule, _ in plain)
    refused = {(rule, row.move.split()[0]) for rule, row in shown.items() if row.refused}
    assert [name for name, rule, verb in plain if (rule, verb) in refused] == []

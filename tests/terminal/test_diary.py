"""The play of the day, one's own results, and the log of them: kept locally, read back, never in the way."""

from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from esbat.commands.diary import report
from esbat.engine.record import read_record
from esbat.terminal import play
from esbat.terminal.diary import FILE, Entry, daily_seed, day_of, entries, keep, statistics
from esbat.terminal.seating import secret_of
from esbat.words import LANGUAGES, words_for
from tests.cli.console import esbat, refused

pytestmark = pytest.mark.once

MONDAY = date(2026, 11, 16)


def plays_today(home: Path, day: date = MONDAY, language: str = "en") -> str:
    """A whole play of the day, always the first choice; what was on the screen."""
    out = StringIO()
    typed = StringIO("1\n" * 2000)
    record = home / "play.jsonl"
    code = play(
        "wildegrens",
        ["human"],
        None,
        {"coven": "starter"},
        record,
        language,
        True,
        source=typed,
        out=out,
        home=home,
        daily=True,
        today=day,
    )
    assert code == 0
    return out.getvalue()


def test_everybody_has_the_same_play_on_one_day_and_another_on_the_next(tmp_path: Path) -> None:
    texts = []
    for name, day in (("anne", MONDAY), ("marie", MONDAY), ("late", date(2026, 11, 17))):
        plays_today(tmp_path / name, day)
        texts.append((tmp_path / name / "play.jsonl").read_text(encoding="utf-8"))
    assert read_record(texts[0]).moves == read_record(texts[1]).moves and texts[0] == texts[1]
    assert texts[0].splitlines()[0] != texts[2].splitlines()[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_play_is_in_the_diary(tmp_path: Path, language: str) -> None:
    said = plays_today(tmp_path, language=language)
    assert "2026-11-16" in said
    [entry] = entries(tmp_path, "wildegrens")
    assert (entry.day, entry.daily, entry.game) == ("2026-11-16", "2026-11-16", "wildegrens")
    assert entry.grade and entry.reason and entry.options["coven"] == "starter"
    page = StringIO()
    report(Console(file=page, width=100), words_for(language), tmp_path)
    assert words_for(language).title("wildegrens") in page.getvalue() and "2026-11-16" in page.getvalue()


def test_the_day_of_a_play_is_known_from_its_luck_for_a_month() -> None:
    secret = secret_of(daily_seed(MONDAY))
    assert day_of(secret, MONDAY) == day_of(secret, date(2026, 12, 1)) == "2026-11-16"
    assert day_of(secret, date(2027, 2, 1)) == "" and day_of(bytes(16), MONDAY) == ""


def entry(grade: str, won: bool, daily: str = "") -> Entry:
    return Entry("2026-11-16", "wildegrens", "trial", won, grade, 3 if won else 1, daily)


def test_statistics_add_up() -> None:
    sums = statistics(
        [
            entry("guilty", False),
            entry("innocent", True, "2026-11-15"),
            entry("innocent", True),
            entry("guilty", False),
        ]
    )
    assert (sums.plays, sums.won, sums.streak, sums.longest, sums.days) == (4, 2, 0, 2, 1)
    assert sums.grades == [("guilty", 2), ("innocent", 2)]


def test_damaged_lines_are_passed_over(tmp_path: Path) -> None:
    assert keep(tmp_path, entry("innocent", True))
    with (tmp_path / FILE).open("a", encoding="utf-8") as file:
        file.write("no json\n{}\n[]\n")
    assert keep(tmp_path, entry("guilty", False))
    assert [found.grade for found in entries(tmp_path)] == ["innocent", "guilty"]


def test_a_diary_that_cannot_be_kept_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    assert not keep(tmp_path / "taken", entry("guilty", False))


def test_an_empty_diary(tmp_path: Path) -> None:
    page = StringIO()
    report(Console(file=page, width=100), words_for("en"), tmp_path)
    assert page.getvalue() == "Nothing in your diary yet: finish a play in the terminal.\n"


def test_the_command_and_its_refusals() -> None:
    assert esbat("diary", "--help").code == 0
    assert "seed" in refused("play", "wildegrens", "--daily", "--seed", "4")
    refused("diary", "chess")

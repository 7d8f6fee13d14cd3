"""Whole visits to the terminal table, typed line by line."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from esbat import compiled
from esbat.engine.record import read_record
from esbat.games import game
from esbat.table.verify import verified
from esbat.terminal.seating import secret_of
from tests.terminal.script import Visitor
from tests.waiting import PATIENCE, until

ANYTHING = ["1", "3", "2", "1", "2", "4"]
"""Enough numbers to get through a play: those that fit are moves, the others are refused."""


ME_FIRST = {"first_player": "0"}
"""So that what is drawn does not hang on what bots do before."""


@pytest.fixture
def visitor(tmp_path: Path) -> Visitor:
    return Visitor(tmp_path / "home")


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_play(visitor: Visitor, tmp_path: Path, language: str, plain: bool) -> None:
    """From the commitment to a record that `esbat verify` accepts."""
    file = tmp_path / "play.jsonl"
    assert visitor.plays([], language=language, plain=plain, record=file, on_and_on=ANYTHING) == 0
    table = verified(file.read_text(encoding="utf-8"), game)
    assert table.over and table.players == ["human", "apprentice", "random"]
    assert table.record().commitment in visitor.read
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.rule in visitor.read and "AIR-085" in visitor.read
    assert f"esbat verify {file}" in visitor.read
    assert "\x1b" not in visitor.read, "no control of cursor or colour in a pipe"
    assert "{" not in visitor.read and "$" not in visitor.read


def test_plain_has_neither_boxes_nor_symbols(visitor: Visitor) -> None:
    visitor.plays([], language="fr", on_and_on=ANYTHING)
    assert not set("─│╭╮━☾♠♣★●▶") & set(visitor.read)
    assert "Zone commune" in visitor.read and "7 noir" in visitor.read


def test_the_board_has_a_symbol_and_a_letter_for_every_colour(visitor: Visitor) -> None:
    visitor.plays([], language="fr", plain=False)
    for heading in ("☾W blanc", "♠K noir", "♣G vert", "★V violet", "●O orange"):
        assert heading in visitor.read


def test_bots_alone_play_to_the_end(visitor: Visitor) -> None:
    assert visitor.plays([], seats="random,apprentice") == 0
    assert "Winner:" in visitor.read


@pytest.mark.parametrize("level", ["apprentice", "witch"])
def test_levels_that_think_less_deep_here_say_so(visitor: Visitor, level: str) -> None:
    visitor.plays(["quit"], seats=f"human,{level}")
    assert ("16" in visitor.read and "Python" in visitor.read) is (level == "witch" and not compiled())


def test_a_seed_gives_the_same_play(visitor: Visitor, tmp_path: Path) -> None:
    first, second = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    visitor.plays([], record=first, on_and_on=ANYTHING)
    visitor.plays([], record=second, on_and_on=ANYTHING)
    assert first.read_bytes() == second.read_bytes()
    assert read_record(first.read_text(encoding="utf-8")).secret == secret_of(3)


def test_without_a_seed_nobody_can_foresee_the_luck(visitor: Visitor) -> None:
    assert secret_of(None) != secret_of(None)
    visitor.plays([], seed=None)
    kept = list(visitor.home.glob("air-*.jsonl"))
    assert len(kept) == 1


def test_moves_by_number_by_text_and_by_words(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    visitor.plays(["1", "PLACE", "draw a card", "2", "land column"], record=file, wishes=ME_FIRST)
    mine = [text for seat, text in read_record(file.read_text(encoding="utf-8")).moves if seat == 0]
    assert mine[:4] == ["draw", "place", "draw", "deposit"]
    assert mine[4].startswith("land ")


def test_words_that_mean_several_moves_ask_for_a_number(visitor: Visitor) -> None:
    visitor.plays([*["draw", "place"] * 4, "land with"], wishes=ME_FIRST)
    assert "may mean several moves" in visitor.read


@pytest.mark.parametrize("typed", ["fiddlesticks", "take", "99", "0", "", "take K7", "undo", "?? what", "²"])
def test_anything_else_gets_a_sentence_and_changes_nothing(
    visitor: Visitor, tmp_path: Path, typed: str
) -> None:
    file = tmp_path / "play.jsonl"
    assert visitor.plays([typed], record=file, wishes=ME_FIRST) == 0
    assert all(seat != 0 for seat, _ in read_record(file.read_text(encoding="utf-8")).moves)


def test_why_not_names_the_rule_and_says_it(visitor: Visitor) -> None:
    visitor.plays(["? land W", "? draw", "why take K7", "? AIR-020", "? zeppelin"], wishes=ME_FIRST)
    assert "AIR-014: fly a witch first." in visitor.read
    assert "You cannot stop until you have flown a first card." in visitor.read
    assert "That is allowed: Draw a card." in visitor.read
    assert "AIR-029: the black 7 is not in the common zone." in visitor.read
    assert "AIR-020: Values climb" in visitor.read
    assert "I do not understand “zeppelin”" in visitor.read


def test_undo_goes_back_to_the_last_barrier_and_not_across_it(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    visitor.plays(["draw", "place", "undo", "undo", "deposit"], record=file, wishes=ME_FIRST)
    mine = [text for seat, text in read_record(file.read_text(encoding="utf-8")).moves if seat == 0]
    assert mine == ["draw", "deposit"]
    assert "You take back your move." in visitor.read
    assert "Nothing to take back" in visitor.read


def test_a_hint_is_a_move_of_the_menu(visitor: Visitor) -> None:
    visitor.plays(["hint", "draw", "indice"])
    assert visitor.read.count("Crone would do this:") == 2
    assert "% of a win; next best" in visitor.read


def test_rules_log_table_and_help(visitor: Visitor) -> None:
    visitor.plays(["rules black cat", "règles chat noir", "log", "table", "?", "aide"])
    assert "AIR-073: All five 15s bear a black cat." in visitor.read
    assert "No rule speaks of “chat noir”." in visitor.read
    assert visitor.read.count("Your hand") == 0 and visitor.read.count("Common zone: ") == 2
    assert visitor.read.count("quit: keep the play and leave") == 2


def test_a_look_says_what_a_thing_does_with_numbers_and_rules(visitor: Visitor) -> None:
    visitor.plays(["look deck", "regarde green column", "look", "look at the moon"])
    told = visitor.read.splitlines()
    deck = next(at for at, line in enumerate(told) if "The deck: Turn up the top card" in line)
    assert re.search(r"\d+ cards are left\. Of the \d+ cards that may come", told[deck + 1])
    assert told[deck + 2].strip() == "Rules: AIR-015, AIR-026, AIR-050"
    assert "The green column: " in visitor.read
    assert "things; which one?" in visitor.read and "The white column; The black column;" in visitor.read
    assert "Nothing on the table is called “at the moon”." in visitor.read


def test_history_of_what_the_others_did(visitor: Visitor) -> None:
    visitor.plays([])
    assert "Apprentice: draws the" in visitor.read and "Random: " in visitor.read


# ---- leaving and coming back


@pytest.mark.parametrize("leave", [["quit"], ["quitter"], []])
def test_a_play_left_and_resumed_gives_the_same_record(
    visitor: Visitor, tmp_path: Path, leave: list[str]
) -> None:
    """Quit, or the end of input, at every third line; the record is that of one sitting."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    lines = ANYTHING * 200
    visitor.plays(lines, record=whole)
    outcome = read_record(whole.read_text(encoding="utf-8")).outcome
    assert outcome is not None
    assert visitor.plays([*lines[:3], *leave], record=parts) == 0
    assert f"--resume {parts}" in visitor.read
    assert read_record(parts.read_text(encoding="utf-8")).outcome is None
    for at in range(3, 300, 30):
        if read_record(parts.read_text(encoding="utf-8")).outcome is None:
            assert visitor.plays([*lines[at : at + 30], *leave], resume=parts) == 0
    if read_record(parts.read_text(encoding="utf-8")).outcome is None:
        visitor.plays(lines[303:], resume=parts)
    assert parts.read_bytes() == whole.read_bytes()


def test_the_last_play_can_be_resumed_without_its_name(visitor: Visitor) -> None:
    visitor.plays(["draw", "place", "quit"])
    assert visitor.plays([], resume=Path("last")) == 0
    assert "goes on where it was" in visitor.read


def test_save_writes_a_copy_where_one_likes(visitor: Visitor, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    visitor.plays(["draw", f"save {copy}", "save", "save /dev/null/nowhere"])
    assert read_record(copy.read_text(encoding="utf-8")).outcome is None
    assert f"Kept in {copy}" in visitor.read and f"Kept in {visitor.home}" in visitor.read
    assert "/dev/null/nowhere cannot be written." in visitor.read


def test_an_unfinished_play_is_never_written_over(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    visitor.plays(["draw"], record=file)
    first = file.read_bytes()
    visitor.plays([], record=file, seed=4)
    assert (tmp_path / "play-2.jsonl").read_bytes() == first
    assert "An unfinished play was there" in visitor.read


def test_a_strangers_file_is_never_written_over(
    visitor: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("years of work", encoding="utf-8")
    assert visitor.plays([], record=file) == 2
    assert file.read_text(encoding="utf-8") == "years of work"
    assert "choose another name" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_told_once_and_nothing_is_lost(
    visitor: Visitor, tmp_path: Path
) -> None:
    """Written so that it holds for the superuser too, whom no permission stops."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    wanted = blocked / "play.jsonl"
    assert visitor.plays(["draw", "place", "quit"], record=wanted) == 0
    assert visitor.read.count(f"{wanted} cannot be written; the play is kept in {visitor.home}") == 1
    (kept,) = visitor.home.glob("air-*.jsonl")
    assert read_record(kept.read_text(encoding="utf-8")).moves


# ---- several people at one screen


def test_people_who_share_a_screen_get_a_curtain(visitor: Visitor) -> None:
    visitor.plays(["", "draw", "place", "land W", ""], seats="human,human:Nanny")
    assert "Press Enter when Agnes is alone at the screen." in visitor.read
    assert "Nanny" in visitor.read


def test_no_curtain_when_hands_are_open(visitor: Visitor) -> None:
    visitor.plays([], seats="human,human", wishes={"open_hands": "true"}, on_and_on=ANYTHING)
    assert "Press Enter" not in visitor.read and "Winner" in visitor.read
    assert "Table options: Open hands: yes." in visitor.read


def test_two_people_play_a_whole_play_behind_curtains(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "play.jsonl"
    assert visitor.plays([], seats="human,human", record=file, on_and_on=ANYTHING) == 0
    assert verified(file.read_text(encoding="utf-8"), game).over


# ---- bad settings


@pytest.mark.parametrize(
    ("seats", "wishes", "said"),
    [
        ("human", {}, "2 to 5 seats, not 1"),
        ("human,random,random,random,random,random", {}, "not 6"),
        ("human,merlin", {}, "No bot is called “merlin”"),
        ("human,random", {"broomsticks": "true"}, "No option is called “broomsticks”"),
        ("human,random", {"open_hands": "maybe"}, "cannot be “maybe”"),
    ],
)
def test_a_table_that_cannot_be_laid(
    visitor: Visitor, capsys: pytest.CaptureFixture[str], seats: str, wishes: dict[str, str], said: str
) -> None:
    assert visitor.plays([], seats=seats, wishes=wishes) == 2
    answer = capsys.readouterr().err
    assert said in answer and answer.count("\n") == 1
    assert not visitor.home.exists()


def test_what_cannot_be_resumed(visitor: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "play.jsonl"
    assert visitor.plays([], resume=file) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert visitor.plays([], resume=Path("last")) == 2
    assert "No unfinished play" in capsys.readouterr().err
    visitor.plays([], seats="random,random", record=file)
    assert visitor.plays([], resume=file) == 2
    assert "That play is over" in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe")
    assert visitor.plays([], resume=file) == 2
    assert "not an Esbat record" in capsys.readouterr().err


# ---- a real process


def test_an_interrupt_keeps_the_play_and_says_how_to_go_on(tmp_path: Path) -> None:
    """Ctrl-C in mid-play: exit code 130, one sentence, nothing lost."""
    file = tmp_path / "play.jsonl"
    program = (
        "import sys; from pathlib import Path; from esbat.terminal import play;"
        f"sys.exit(play('air', ['human', 'random'], 3, {{}}, Path({str(file)!r}), 'en', True))"
    )
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdin is not None
        process.stdin.write(b"draw\nplace\n")
        process.stdin.flush()
        until(lambda: file.exists() and b'[0,"place"]' in file.read_bytes(), "the second move is kept")
        process.send_signal(2)
        out, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert errors == b""
    assert f"--resume {file}".encode() in out
    assert (0, "place") in read_record(file.read_text(encoding="utf-8")).moves

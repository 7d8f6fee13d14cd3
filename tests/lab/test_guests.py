"""Bots from outside: what they are told, what they may answer, and what becomes of those that fail."""

import json
import sys
import threading
from pathlib import Path

import pytest

from esbat.bots import Bot, mind_of
from esbat.bots.at_random import Random
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.record import read_record
from esbat.games import SHELF, game
from esbat.lab.guests import Guest, guest_from_command, guest_from_file
from esbat.lab.playing import Player
from esbat.lab.programs import Program
from esbat.lab.selfplay import simulate
from esbat.lab.series import Series, settled_series
from esbat.table.verify import verified
from tests.bots.plays import positions

pytestmark = pytest.mark.wheel

ASKED = {"esbat", "game", "edition", "seats", "seat", "question", "legal", "says", "view", "dice"}


def program(folder: Path, answer: str, name: str = "guest", patience: int = 30) -> Guest:
    """A program whose every answer is what this expression says of a `question`."""
    script = folder / f"{name}.py"
    loop = "import json, os, sys, time\nfor line in sys.stdin:\n    question = json.loads(line)\n"
    script.write_text(f"{loop}    print({answer}, flush=True)\n")
    return guest_from_command(f"{sys.executable} {script}", patience, "en")


def file_bot(folder: Path, body: str, name: str = "mine") -> Guest:
    path = folder / f"{name}.py"
    path.write_text(
        f"from esbat.bots import Bot\nclass Mine(Bot):\n    def choose(self, mind):\n        {body}\n"
    )
    return guest_from_file(path, patience=1)


def against_chance(guest: Guest, number: int = 0) -> tuple[dict[int, str], list[int]]:
    """Who forfeited why in one play of Air, and the ranks; the record is whole in any case."""
    player = Player(settled_series("air", 2, ["random", guest.name], 3, guests=[guest]))
    try:
        play = player.play(number)
    finally:
        player.company.leave()
    assert verified(play.text, game).over
    return {seat: why.key for seat, why in play.forfeits.items()}, play.ranks()


# ---- what they are told


@pytest.mark.parametrize("code", list(SHELF))
def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(code: str) -> None:
    """Tables that look alike to a seat give, with the same luck, the same line: nothing hidden is in it."""
    title = game(code)
    bot = Program(Guest("guest", "program", "true", language="en"))
    table: list[Bot] = [Random()] * title.fewest
    lines: set[str] = set()
    for state, seat in positions(title, table, {}, 7, every=25):
        truths = [state, state.imagine(seat, seeded(1)), state.imagine(seat, seeded(2))]
        told = {json.dumps(bot.asked(mind_of(title, truth, seat, seeded(4)))) for truth in truths}
        assert len(told) == 1
        lines |= told
        question = json.loads(told.pop())
        assert set(question) == ASKED
        assert question["seat"] == seat
        assert question["legal"] == [title.text(move) for move in state.legal(seat)]
        assert len(question["says"]) == len(question["legal"])
        assert question["question"].endswith((".", "?", "!", ":"))
        assert question["view"] == json.loads(json.dumps(state.view(seat).data()))
    assert len(lines) > 1


# ---- what they may answer


@pytest.mark.parametrize(
    "answer",
    [
        "len(question['legal']) - 1",
        "json.dumps(question['legal'][-1])",
        "json.dumps({'index': len(question['legal']) - 1})",
        "json.dumps({'move': question['legal'][-1], 'why': 'I like it'})",
    ],
)
def test_a_move_or_its_place_both_will_do(tmp_path: Path, answer: str) -> None:
    guest = program(tmp_path, answer)
    series = settled_series("bal", 3, ["random", guest.name, "random"], 1, guests=[guest])
    player = Player(series)
    play = player.play(0)
    player.company.leave()
    assert not play.forfeits
    inside = file_bot(tmp_path, "mind.imagine(); mind.chance.pick(1_000_000_000); return mind.legal[-1]")
    same = Player(Series("bal", 3, ("random", "mine", "random"), 1, series.options, "", (inside,))).play(0)
    assert read_record(play.text).moves == read_record(same.text).moves


def test_a_program_may_use_the_dice_it_is_given_and_repeats(tmp_path: Path) -> None:
    guest = program(tmp_path, "question['dice'] % len(question['legal'])")
    once, again, shared = (
        simulate("bal", 3, 3, ["random", "guest"], 5, jobs, guests=[guest]).digest for jobs in (1, 1, 2)
    )
    assert once == again == shared


# ---- what becomes of those that fail


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("'no idea'", "lab-guest-nonsense"),
        ("''", "lab-guest-nonsense"),
        ("-1", "lab-guest-nonsense"),
        ("999", "lab-guest-nonsense"),
        ("'true'", "lab-guest-nonsense"),
        ("'[0]'", "lab-guest-nonsense"),
        ("'{}'", "lab-guest-nonsense"),
        ("json.dumps('fly me to the moon')", "lab-guest-nonsense"),
        ("'[' * 99999", "lab-guest-nonsense"),
        ("os.write(1, bytes([255, 10]))", "lab-guest-nonsense"),
        ("sys.exit(3)", "lab-guest-ended"),
        ("os.close(1)", "lab-guest-ended"),
    ],
)
def test_nonsense_and_an_early_end_forfeit_the_play(tmp_path: Path, answer: str, key: str) -> None:
    forfeits, ranks = against_chance(program(tmp_path, answer))
    assert forfeits == {1: key}
    assert ranks == [1, 0]


def test_a_program_that_hangs_forfeits_the_play(tmp_path: Path) -> None:
    assert against_chance(program(tmp_path, "time.sleep(600)", patience=1)) == (
        {1: "lab-guest-silent"},
        [1, 0],
    )


def test_a_program_that_answers_without_reading_does_not_hold_us_up(tmp_path: Path) -> None:
    """Its input fills up, its output is endless: neither blocks nor grows."""
    script = tmp_path / "chatter.py"
    script.write_text("while True:\n    print(0, flush=True)\n")
    before = set(threading.enumerate())
    forfeits, _ = against_chance(guest_from_command(f"{sys.executable} {script}"))
    assert forfeits == {}
    for thread in set(threading.enumerate()) - before:
        thread.join(30)
        assert not thread.is_alive()


def test_a_program_that_ended_is_started_again_for_the_next_play(tmp_path: Path) -> None:
    once = "sys.exit() if not os.path.exists('{0}') and not open('{0}', 'w').close() else 0"
    guest = program(tmp_path, once.format(tmp_path / "mark"))
    report = simulate("bal", 3, 3, ["random", "guest", "random"], 0, guests=[guest])
    assert report.forfeits == {"guest": 1}
    assert report.reasons["guest"].facts == {"bot": "guest", "code": 0}


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ("raise ValueError('no')", "lab-guest-fails"),
        ("raise SystemExit", "lab-guest-fails"),
        ("return None", "lab-guest-nonsense"),
        ("return -5", "lab-guest-nonsense"),
        ("return True", "lab-guest-nonsense"),
    ],
)
def test_a_file_that_fails_forfeits_the_play(tmp_path: Path, body: str, key: str) -> None:
    assert against_chance(file_bot(tmp_path, body)) == ({1: key}, [1, 0])


@pytest.mark.skipif(sys.platform == "win32", reason="nothing wakes us there")
def test_a_file_that_hangs_forfeits_the_play(tmp_path: Path) -> None:
    body = "while True:\n            try: pass\n            except Exception: pass"
    assert against_chance(file_bot(tmp_path, body)) == ({1: "lab-guest-silent"}, [1, 0])


# ---- sitting down


def test_names(tmp_path: Path) -> None:
    here = sys.executable
    assert guest_from_command(f"{here} some/deep/bot.py --level 3").name == "bot"
    assert guest_from_command(f"crone={here} bot.py").name == "crone"
    assert guest_from_command(here).name == Path(here).stem.replace(".", "_")
    assert file_bot(tmp_path, "return 0", name="witty").name == "witty"
    two = "class A(Bot):\n    name = 'a'\nclass B(Bot):\n    name = 'b'\nBOTS = [A, B]\n"
    (tmp_path / "two.py").write_text(f"from esbat.bots import Bot\n{two}")
    assert guest_from_file(tmp_path / "two.py").name == "b"


@pytest.mark.parametrize(
    "text", ["", "  ", "no-such-program-here", "x=", "'", "\0", "/", "x=no-such-program-here"]
)
def test_commands_that_start_nothing(text: str) -> None:
    with pytest.raises(BadSetting, match="lab-no-program"):
        guest_from_command(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "lab-file-no-bot"),
        ("from esbat.bots import Bot\n", "lab-file-no-bot"),
        ("def", "lab-file-fails"),
        ("1 / 0", "lab-file-fails"),
        ("raise SystemExit", "lab-file-fails"),
        ("import nothing_of_this_name", "lab-file-fails"),
        ("from esbat.bots import Bot\nclass A(Bot): name = 'a b'\n", "lab-guest-bad-name"),
    ],
)
def test_files_without_a_bot(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "bot.py").write_text(text)
    with pytest.raises(BadSetting, match=key):
        guest_from_file(tmp_path / "bot.py")


def test_two_of_one_name_cannot_sit_down(tmp_path: Path) -> None:
    guest = file_bot(tmp_path, "return 0")
    taken = guest_from_command(f"random={sys.executable} x.py")
    for guests in ([guest, guest], [taken]):
        with pytest.raises(BadSetting, match="lab-guest-name"):
            settled_series("air", 2, ["random"], 0, guests=guests)

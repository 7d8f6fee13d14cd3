"""What each command prints when all is well, in both languages."""

import json
from hashlib import sha256
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from esbat import compiled
from esbat.bots import bot_names
from esbat.commands.learn import WIDEST, picture
from esbat.commands.steps import drawn as drawn_steps
from esbat.games import SHELF
from esbat.words import words_for
from esbat.words.levels import level, shallow
from tests.cli.console import esbat, refused
from tests.cli.records import a_record, adjourned

pytestmark = pytest.mark.once

COMMANDS = ["play", "serve", "games", "learn", "rules", "sim", "rate", "replay", "verify", "bench"]
REPORT = {
    "game", "edition", "seats", "games", "bots", "seed", "options", "moves", "seconds", "moves_per_second",
    "wins", "mean_scores", "mean_moves", "endings", "grades", "forfeits", "digest", "compiled", "jobs",
}  # fmt: skip


def well(*arguments: str) -> str:
    """What a command prints that ends well and complains of nothing."""
    said = esbat(*arguments)
    assert (said.code, said.err) == (0, "")
    return said.out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_help_speaks_the_language(language: str) -> None:
    words = words_for(language)
    alone = well("--lang", language)
    assert alone == well("--help", "--lang", language)
    for name in COMMANDS:
        assert name in alone
        page = " ".join(well(name, "-h", "--lang", language).split())
        assert page.startswith(" ".join(words.say("cli-usage").split()))
        assert " ".join(words.say(f"cli-command-{name}").split()) in page
        assert words.say("cli-panel-options") in page
    assert ("Commandes" in alone) == (language == "fr")


def test_the_language_may_stand_before_or_after_the_command() -> None:
    french = well("--lang", "fr", "games")
    assert french == well("games", "--lang", "fr") == well("games", "--lang=fr") == well("--lang=FR", "games")
    assert french != well("games")


def test_version() -> None:
    assert well("--version").startswith("esbat")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_games_lists_the_shelf_and_its_options(language: str) -> None:
    out = well("games", "--lang", language)
    for code, game in SHELF.items():
        assert words_for(language).title(code) in out
        for fact in game.options:
            assert f"--option {fact.name}=" in out
        said = " ".join(shallow(words_for(language), code, 16).split())
        assert (said in " ".join(out.split())) is not compiled()


def test_a_bot_and_a_game_without_a_sentence_are_named_all_the_same() -> None:
    words = words_for("en")
    assert level(words, "nobody") == "Nobody"
    assert shallow(words, "broomrace", 16) == words.say("bots-shallow", part=16)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_games_names_every_level_and_says_how_it_plays(language: str) -> None:
    """What is typed, what it is called, and a sentence."""
    words = words_for(language)
    lines = [" ".join(line.split()) for line in well("games", "--lang", language).splitlines()]
    for name in {name for code in SHELF for name in bot_names(code)}:
        called, text = words.say(f"bot-{name}"), words.say(f"bot-{name}.text")
        [line] = [line for line in lines if line.startswith(f"{name} ")]
        assert called in line and " ".join(text.split()) in line


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", SHELF)
def test_learn_says_how_a_game_is_played(language: str, code: str) -> None:
    words = words_for(language)
    out = well("learn", code, "--short", "--lang", language)
    assert out == well("learn", code, "--short", "--plain", "--lang", language)
    title, *parts = out.splitlines()
    assert title.startswith(words.title(code))
    assert title.endswith(words.say("learn-title"))
    assert len(parts) == 4
    for line, (_, heading, text) in zip(parts, words.learn(code), strict=True):
        assert line.startswith(heading)
        assert line.endswith(text)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("code", SHELF)
def test_learn_draws_a_card_that_fits_one_screen(language: str, code: str) -> None:
    words = words_for(language)
    console = Console(width=80, height=24, file=StringIO(), record=True)
    steps = drawn_steps(code)
    console.print(picture(words, code, WIDEST, steps))
    drawn = console.export_text().splitlines()
    assert [line for line in steps if any(line.strip() in shown for shown in drawn)] == steps
    assert len(steps) == 3 and steps[1].count("→") == 3 and len({len(line) for line in steps}) == 1
    assert len(drawn) <= 24
    assert {len(line.rstrip()) for line in drawn} == {WIDEST}
    inside = " ".join(" ".join(line.strip("│ ") for line in drawn[1:-1]).split(" "))
    for _, heading, text in words.learn(code):
        assert heading in inside
        assert text.split()[-1] in inside


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_by_id_by_words_and_all(language: str) -> None:
    assert "AIR-020" in well("rules", "air", "AIR-020", "--lang", language)
    assert well("rules", "air", "20") == well("rules", "air", "air-020")
    cats = well(
        "rules", "air", *(["chat", "noir"] if language == "fr" else ["black", "cat"]), "--lang", language
    )
    assert "AIR-074" in cats
    everything = well("rules", "air", "--lang", language)
    assert all(f"AIR-{number:03}" in everything for number in range(1, 94))
    assert "AIR-R01" in everything
    assert "RB l.69-70" in everything


def test_a_rule_alone_comes_with_the_rulings_about_it() -> None:
    out = well("rules", "air", "AIR-074")
    assert "AIR-R09" in out
    assert not any(line.endswith(" ") for line in out.splitlines())


def test_sim_prints_one_object() -> None:
    wish = ("sim", "air", "--seats", "3", "--games", "4", "--seed", "9", "--option", "open_hands=true")
    data = json.loads(well(*wish, "--bots", "random", "--json"))
    assert set(data) == REPORT
    assert data["bots"] == ["random"] * 3
    assert data["options"]["open_hands"] == "true"
    assert sum(data["endings"].values()) == data["games"] == 4
    assert data["mean_moves"] == data["moves"] / 4
    assert len(data["wins"]) == len(data["mean_scores"]) == 3
    assert sum(data["wins"]) >= 4


@pytest.mark.parametrize("language", ["fr", "en"])
def test_sim_for_people(language: str) -> None:
    out = well("sim", "air", "--bots", "apprentice,random", "--games", "3", "--lang", language)
    assert "apprentice" in out
    assert ("Empreinte" in out) == (language == "fr")


def test_sim_counts_how_well_plays_without_opponents_went() -> None:
    wish = ("sim", "lancre", "--seats", "1", "--games", "6", "--bots", "apprentice")
    data = json.loads(well(*wish, "--json"))
    assert sum(data["grades"].values()) == data["endings"]["all-placed"] > 0
    assert "points: " in well(*wish, "--lang", "en")


def test_sim_seats_as_many_as_there_are_bots() -> None:
    data = json.loads(well("sim", "air", "--bots", "random,random,random", "--games", "1", "--json"))
    assert data["seats"] == 3


def test_the_digest_is_that_of_the_records() -> None:
    data = json.loads(well("sim", "air", "--seats", "3", "--games", "1", "--seed", "5", "--json"))
    assert data["digest"] == sha256(a_record().encode()).hexdigest()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_verify(tmp_path: Path, language: str) -> None:
    whole = tmp_path / "whole.jsonl"
    whole.write_text(a_record())
    left = tmp_path / "left.jsonl"
    left.write_text(adjourned(a_record(), 12))
    one = well("verify", str(whole), "--lang", language)
    other = well("verify", str(left), "--lang", language)
    assert one.count("\n") == other.count("\n") == 1
    assert one != other


@pytest.mark.parametrize("language", ["fr", "en"])
def test_replay_tells_the_whole_play(tmp_path: Path, language: str) -> None:
    path = tmp_path / "play.jsonl"
    path.write_text(a_record())
    out = well("replay", str(path), "--lang", language)
    words = words_for(language)
    assert words.say("cli-replay-onlooker") in out
    assert "AIR-083" in out
    assert f"{'1':>4}  " in out


def test_replay_to_a_move_shows_what_is_asked_then(tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    path.write_text(a_record())
    start = well("replay", str(path), "--to", "0")
    later = well("replay", str(path), "--to", "7")
    assert "75 cards" in start
    assert len(later) > len(start)


def test_replay_never_tells_more_than_the_eyes_saw(tmp_path: Path) -> None:
    """A hand is named only to its owner; what somebody answers in secret only to them."""
    path = tmp_path / "play.jsonl"
    path.write_text(a_record())
    mine = well("replay", str(path), "--to", "60", "--seat", "1")
    onlooker = well("replay", str(path), "--to", "60")
    assert "Your hand" in mine
    assert "Your hand" not in onlooker


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_bot_is_asked_why_when_all_is_over(tmp_path: Path, language: str) -> None:
    words = words_for(language)
    path = tmp_path / "play.jsonl"
    path.write_text(a_record())
    out = well("replay", str(path), "--why", "3", "--lang", language)
    assert out.count("\n") == 1
    assert out.rstrip().endswith(words.say("hint-habit"))
    path.write_text(a_record().replace('["random","random","random"]', '["crone","human","crone"]'))
    moves = [json.loads(line)[0] for line in path.read_text().splitlines()[1:-1]]
    counted = well("replay", str(path), "--why", str(moves.index(2) + 1), "--lang", language)
    assert words.say("bot-crone") in counted and "%" in counted
    person = moves.index(1) + 1
    complaints = {
        person: words.say("cli-why-no-bot", number=person),
        0: words.say("cli-bad-why", number=0, moves=len(moves)),
    }
    for number, complaint in complaints.items():
        said = refused("replay", str(path), "--why", str(number), "--lang", language)
        assert said.split() == complaint.split()
    path.write_text(adjourned(a_record(), 12))
    early = refused("replay", str(path), "--why", "3", "--lang", language)
    assert early.split() == words.say("cli-why-not-over").split()


def test_replay_survives_odd_names(tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    odd = '"players":["[red]x","\\u001b[31mhuman\\n",""]'
    path.write_text(a_record().replace('"players":["random","random","random"]', odd))
    out = well("replay", str(path), "--to", "3")
    assert "[red]x" in out
    assert "\x1b" not in out


def test_a_person_without_a_name_is_you_only_to_themselves(tmp_path: Path) -> None:
    path = tmp_path / "play.jsonl"
    path.write_text(a_record(seats=2).replace('["random","random"]', '["human","random"]'))
    assert "You draw" in well("replay", str(path), "--seat", "0", "--to", "20")
    assert "Agnes" in well("replay", str(path), "--to", "20")


@pytest.mark.long
@pytest.mark.parametrize("language", ["fr", "en"])
def test_bench_for_people(language: str) -> None:
    said = well("bench", "--lang", language)
    rows = [line for line in said.splitlines() if line.startswith("│")]
    assert "µs" in said and len([row for row in rows if "%" in row]) == 4, "each beside what was published"
    assert "AMD EPYC" in said, "and whose figures they are"


def test_bench_for_programs() -> None:
    data = json.loads(well("bench", "--json"))
    assert data["game"] == "air"
    names = {"native", "python", "clone", "imagine"}
    assert all(data[name] > 0 for name in names)
    assert set(data["published"]) == names, "compiled or plain, Air is published whole"

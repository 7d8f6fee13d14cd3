"""`esbat rate`: the table, the folder it keeps, the same again after a break."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from esbat.words import words_for
from tests.cli.console import esbat, refused

pytestmark = pytest.mark.wheel

BOT = """
from esbat.bots import Bot


class Mine(Bot):
    def choose(self, mind):
        return mind.legal[-1]
"""
SHORT = ("rate", "bal", "--seats", "3", "--bots", "random", "--deals", "2")


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(BOT)
    return str(path)


def well(*arguments: str) -> str:
    said = esbat(*arguments)
    assert (said.code, said.err) == (0, "")
    return said.out


def test_the_folder_holds_everything_and_stays_the_same(tmp_path: Path, mine: str) -> None:
    out = tmp_path / "ladder"
    data = json.loads(well(*SHORT, "--bot", mine, "--json", "--out", str(out)))
    assert data["plays"] == 12
    assert {row["bot"] for row in data["ratings"]} == {"random", "mine"}
    for row in data["ratings"]:
        value, low, high = row["rating"]
        assert low <= value <= high
    assert json.loads((out / "ladder.json").read_text()) == data
    page = (out / "ladder.md").read_text()
    assert data["digest"] in page
    assert "esbat rate bal --seats 3 --bots random --bot mine.py --deals 2 --seed 0" in page
    assert str(tmp_path) not in page
    picture = ElementTree.parse(out / "ladder.svg").getroot()
    said = {element.text for element in picture.iter() if element.text}
    assert {"random", "mine"} <= said
    before = {path.name: path.read_bytes() for path in out.iterdir()}
    well(*SHORT, "--bot", mine, "--jobs", "2", "--out", str(out))
    assert {path.name: path.read_bytes() for path in out.iterdir()} == before
    assert "plays.jsonl" in refused(*SHORT, "--bot", mine, "--seed", "1", "--out", str(out))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_table_speaks_the_language(language: str, mine: str) -> None:
    words = words_for(language)
    out = well(*SHORT, "--bot", mine, "--lang", language)
    assert words.title("bal") in out
    assert words.say("cli-rate-rating") in out
    assert "mine" in out


@pytest.mark.parametrize("language", ["fr", "en"])
def test_alone_and_forfeited(language: str) -> None:
    """A program that answers nothing to the point loses its plays with a sentence, and the run goes on."""
    words = words_for(language)
    echo = f"echo={sys.executable} -c 'import sys; print(9, flush=True); sys.stdin.read()'"
    out = well(
        *("rate", "lancre", "--seats", "1", "--bots", "random", "--deals", "2", "--program", echo),
        *("--lang", language),
    )
    reason = words.say("lab-guest-nonsense", bot="echo", text="9")
    said = words.say("cli-forfeits", bot="echo", times=2, reason=reason)
    assert "".join(said.split()) in "".join(out.split())
    assert words.say("cli-rate-won") in out


def test_sim_takes_guests_too(mine: str) -> None:
    echo = f"echo={sys.executable} -c 'print(9)'"
    said = esbat("sim", "air", "--games", "2", "--bot", mine, "--program", echo, "--json")
    assert said.err.startswith("echo forfeited 2 plays. The first: ")
    assert said.err.count("\n") == 1
    report = json.loads(said.out)
    assert report["bots"] == ["random", "mine", "echo"]
    assert report["forfeits"] == {"echo": 2}
    out = well("sim", "air", "--games", "1", "--program", echo)
    assert "echo forfeited one play" in out


def test_a_twin_is_rated_beside_its_sister_and_the_page_says_how(tmp_path: Path) -> None:
    wish = [
        "rate",
        "bal",
        "--bots",
        "random",
        "--twin",
        "random",
        "--deals",
        "1",
        "--out",
        str(tmp_path / "ladder"),
    ]
    out = well(*wish, "--lang", "en")
    assert "random-seeing" in out
    assert "--twin random" in (tmp_path / "ladder" / "ladder.md").read_text(encoding="utf-8")
    assert esbat("rate", "bal", "--twin", "archmage").code == 2


@pytest.mark.parametrize("language", ["fr", "en"])
def test_blunders_are_told(language: str) -> None:
    words = words_for(language)
    wish = ["judge", "air", "--bots", "random,apprentice", "--questions", "1"]
    out = well(*wish, "--lang", language)
    assert words.say("cli-judge-cost") in out
    assert "apprentice" in out
    judged = json.loads(well(*wish, "--json"))
    assert {name: each["questions"] for name, each in judged.items()} == {"random": 1, "apprentice": 1}

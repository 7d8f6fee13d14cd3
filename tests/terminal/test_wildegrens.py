"""The terminal table of Sorcellerie !: the jury, the Missions and the coven, drawn and in plain lines."""

import re
from io import StringIO

import pytest
from rich.console import Console

from esbat.games.wildegrens.game import WILDEGRENS
from esbat.terminal.skin import Scene, scene_of, skin_for
from esbat.words import LANGUAGES, words_for
from tests.games.wildegrens.given import ME, Given, given

pytestmark = pytest.mark.once


def laid() -> Given:
    play = given().hand("katherine gwen curse").in_play(hidden="jane", revealed="charlotte").familiars("cat")
    play.at(0, "nightjars1 boar1* ?").at(1, "wolf1").papers(0, 2, 5).failed(2).prison("mercy")
    return play.start()


def scene(language: str, play: Given, symbols: bool = True) -> Scene:
    return scene_of(WILDEGRENS, play.board, ME, ["Agnes"], words_for(language), symbols)


def drawn(language: str, play: Given) -> str:
    page = StringIO()
    Console(file=page, width=100).print(skin_for("wildegrens").draw(scene(language, play)))
    return page.getvalue()


PLACE = re.compile(r"\b[a-cA-C][1-8]\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_sight_is_drawn(language: str) -> None:
    words = words_for(language)
    page = " ".join(drawn(language, laid()).split())
    for code in ("linn", "ansel", "greta", "granary", "school", "nightjars1", "wolf1", "cat", "mercy"):
        assert words.card(WILDEGRENS, code) in page, code
    assert "2 5" in page and "? ?" in page  # Linn's Convictions lie open, the others do not
    assert words.card(WILDEGRENS, "boar1") not in page  # face down


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_say_the_same(language: str) -> None:
    words = words_for(language)
    lines = skin_for("wildegrens").lines(scene(language, laid()))
    assert any(words.card(WILDEGRENS, "katherine") in line for line in lines)
    assert any(words.card(WILDEGRENS, "nightjars1") in line and " 1" in line for line in lines)
    assert not any(PLACE.search(line) for line in lines)


def test_what_the_power_would_buy_is_shown_live() -> None:
    play = given().in_play(revealed="charlotte phyllis").at(0, "boar1 hens1 mob3").phase4("granary").start()
    text = "\n".join(skin_for("wildegrens").lines(scene("en", play)))
    assert "Power 7, spent 0: 7 left." in text
    assert "With 7 power: Boar (1) (2), Cursed Hens (1) (3), Angry Mob (3) (3)" in text
    play.moves("beat a3")  # the Mob bars the way to the Mission no more
    text = "\n".join(skin_for("wildegrens").lines(scene("en", play)))
    assert "With 4 power: Boar (1) (2), Cursed Hens (1) (3)" in text
    play.moves("beat a1")
    text = "\n".join(skin_for("wildegrens").lines(scene("en", play)))
    assert "With 2 power: nothing" in text


def test_remarks_say_what_a_choice_means() -> None:
    play = laid()
    skin = skin_for("wildegrens")
    now = scene("en", play)
    remarks = {WILDEGRENS.text(move): skin.remark(now, move) for move in now.legal}
    assert remarks["hide gwen"].startswith("hidden 1: Replace a Challenge")
    assert remarks["reveal katherine"].startswith("revealed 2: Remove a Curse")
    play.moves("done")
    now = scene("en", play)
    remarks = {WILDEGRENS.text(move): skin.remark(now, move) for move in now.legal}
    assert remarks["choose granary"] == "5; success: Draw 1 more at recovery."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_of_a_whole_play_can_be_made(language: str) -> None:
    skin = skin_for("wildegrens")
    play = given().hand("phyllis mary hannah jane").at(0, "? ?").at(1, "? ? ?").prison("mercy")
    play.start()
    for text in (
        "hide phyllis",
        "uncover a1",
        "hide mary",
        "unveil linn1",
        "reveal hannah",
        "rescue mercy",
        "done",
    ):
        now = scene(language, play)
        for move in now.legal:
            assert "None" not in skin.remark(now, move)
        drawn(language, play)
        play.moves(text)

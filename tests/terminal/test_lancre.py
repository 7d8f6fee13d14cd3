"""The terminal table of Lancre: a map one can read, and everything in plain lines."""

from io import StringIO

import pytest
from rich.console import Console

from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.tables import STANDARD
from esbat.terminal.skin import scene_of, skin_for
from esbat.words import LANGUAGES, words_for
from tests.games.lancre.given import TIFFANY, given

pytestmark = pytest.mark.once

NAMES = ["Agnes", "Rose"]


def drawn(language: str, symbols: bool = True, width: int = 80) -> str:
    play = (
        given()
        .tile("badass", "fever", markers=1)
        .tile("oak", "lily", hidden=True)
        .hand(TIFFANY, "igor1 oats")
    )
    scene = scene_of(LANCRE, play.board, TIFFANY, NAMES, words_for(language), symbols)
    page = StringIO()
    Console(file=page, width=width).print(skin_for("lancre").draw(scene))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_on_the_map_and_fits_eighty_columns(language: str) -> None:
    page, words = drawn(language), words_for(language)
    for place in STANDARD.places:
        assert f" {words.say('lancre-view-short', place=place.code)}" in page, place.code
    marked = {"badass": "●×", "oak": "?", "magrat": "○1"}
    for code, mark in marked.items():
        assert f"{mark} {words.say('lancre-view-short', place=code)}" in page
    assert "badass" not in page and "igor1" not in page  # nobody reads codes
    assert max(len(line) for line in page.splitlines()) <= 80


def test_without_symbols_the_map_is_plain() -> None:
    page = drawn("en", symbols=False)
    assert "*x Bad Ass" in page and "●" not in page.split("\n○")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_say_the_same(language: str) -> None:
    play = given().tile("badass", "fever", markers=1).hand(TIFFANY, "igor1")
    scene = scene_of(LANCRE, play.board, TIFFANY, NAMES, words_for(language))
    lines = skin_for("lancre").lines(scene)
    words = words_for(language)
    assert any(words.card(LANCRE, "badass") in line and words.card(LANCRE, "fever") in line for line in lines)
    assert any(words.card(LANCRE, "igor1") in line for line in lines)


def test_moves_say_what_waits_there() -> None:
    play = given().tile("badass", "fever").hand(TIFFANY, "tick1 oats")
    scene = scene_of(LANCRE, play.board, TIFFANY, NAMES, words_for("en"))
    skin = skin_for("lancre")
    remarks = {LANCRE.text(move): skin.remark(scene, move) for move in scene.legal}
    assert remarks["walk badass"].startswith("Fever 7 (1 pts), 95% by dice")
    assert remarks["use tick1"] == "Witch’s Trick: draw two cards" and remarks["stay"] == ""

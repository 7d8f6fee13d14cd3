"""The terminal table of Witchstone: everything at once, drawn and in plain lines."""

import re
from io import StringIO

import pytest
from rich.console import Console

from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.tables_box import STANDARD
from esbat.terminal.skin import Scene, scene_of, skin_for
from esbat.words import LANGUAGES, words_for
from tests.games.witchstone.given import RED, YELLOW, Given, given

pytestmark = pytest.mark.once

NAMES = ["Agnes", "Rose"]


def middle() -> Given:
    play = given().connected(YELLOW, "t1-f1 f1-stone").connected(RED, "t3-stone").standing(YELLOW, "stone")
    play.token("c1", "energy").laid(YELLOW, "wand -2,3 energy -1,3").hex(YELLOW, "crystal-wand", "-2,2")
    play.hand(YELLOW, "energy-witch").holds(YELLOW, "villages single")
    return play.has(YELLOW, "witch", 2).also(YELLOW, "pentagram", 1, "hex")


def scene(play: Given, language: str, eyes: int = YELLOW) -> Scene:
    return scene_of(WITCHSTONE, play.board, eyes, NAMES, words_for(language))


def drawn(language: str, eyes: int = YELLOW) -> str:
    page = StringIO()
    Console(file=page, width=80).print(skin_for("witchstone").draw(scene(middle(), language, eyes)))
    return page.getvalue()


COORDINATES = re.compile(r"-?\d,-?\d")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_on_one_page_of_eighty_columns(language: str) -> None:
    page = drawn(language)
    kinds = {place.code.rstrip("1234") for place in STANDARD.locations}
    called = {kind: words_for(language).say("witchstone-view-kind", kind=kind) for kind in kinds}
    assert all(re.search(rf"\b{name}", page.lower()) for name in called.values())
    assert not any(
        re.search(rf"\b{place.code}\b", page) for place in STANDARD.locations[1:]
    )  # nobody reads a code
    assert "c[E]" in page and f"{called['stone']}1" in page and "T#1" in page
    assert "ca" in page and "@" in page
    assert max(len(line) for line in page.splitlines()) <= 80
    words = words_for(language)
    assert words.say("witchstone-view-batch", many=1, symbol="pentagram", source="hex") in " ".join(
        page.split()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_hands_are_not_on_the_page(language: str) -> None:
    words = words_for(language)
    hand = words.say("witchstone-view-hand", tiles=words.card(WITCHSTONE, "energy-witch"))
    play = middle().hand(RED, "wand-scroll")
    for eyes, there in ((YELLOW, True), (RED, False), (-1, False)):
        assert (hand in skin_for("witchstone").lines(scene(play, language, eyes))) == there


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_say_the_same(language: str) -> None:
    lines = skin_for("witchstone").lines(scene(middle(), language))
    words = words_for(language)
    text = "\n".join(lines)
    for code in ("c1", "t1-f1", "villages", "single"):
        assert words.card(WITCHSTONE, code) in text, code
    assert words.card(WITCHSTONE, "-2,2") in text
    assert not COORDINATES.search(text), "a place is named, not numbered"
    assert skin_for("witchstone").lines(scene(middle(), language, -1))


def test_moves_say_what_they_would_give() -> None:
    skin = skin_for("witchstone")
    play = given().hand(YELLOW, "energy-witch").does(YELLOW, "lay energy-witch")
    first = scene(play, "en")
    assert skin.remark(first, WITCHSTONE.parse("put 1,-3")) == "energy: 2"
    second = scene(play.does(YELLOW, "put 1,-3"), "en")
    assert skin.remark(second, WITCHSTONE.parse("join 2,-3")) == "energy: 2, witch: 2"
    scrolls = given().row("villages single").has(YELLOW, "scroll", 2)
    assert skin.remark(scene(scrolls, "en"), WITCHSTONE.parse("take 2")) == "single spell"
    energy = given().begun(YELLOW, "t1-stone", 1).has(YELLOW, "energy", 1)
    assert skin.remark(scene(energy, "en"), WITCHSTONE.parse("charge t1-stone")) == "1/3"
    witch = given().connected(YELLOW, "t1-c1").token("c1", "wand").lying(YELLOW, 1).has(YELLOW, "witch", 1)
    assert skin.remark(scene(witch, "en"), WITCHSTONE.parse("send c1")) == "token wand"
    assert skin.remark(scene(witch, "en"), WITCHSTONE.parse("done")) == ""

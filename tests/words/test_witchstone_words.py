"""Everything Witchstone can tell, ask, offer, refuse and count is said in both languages."""

import random
import re
from itertools import product

import pytest

from esbat.engine.errors import Refusal
from esbat.engine.event import Event
from esbat.engine.holds import FLAG, NUMBER, REASON, SEAT
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.games.witchstone.names import (
    CELL,
    EXIT,
    HEX,
    LOCATION,
    POINTS_FOR,
    ROAD,
    SCROLL_CARD,
    SHELF,
    SOURCE,
    SPELL,
    SYMBOL,
    TILE,
    TOKEN,
)
from esbat.games.witchstone.tables_box import STANDARD
from esbat.games.witchstone.tables_grid import GRID, cell_text, column_of, row_of
from esbat.rulebook import book
from esbat.table.table import Table
from esbat.words import LANGUAGES, words_for
from tests.words.ftl import FOLDER
from tests.words.test_air_words import good
from tests.words.test_catalogues import asked_for

pytestmark = pytest.mark.once

WITCHSTONE = game("witchstone")
RINGS = {
    "en": {"centre", "inner", "middle", "outer"},
    "fr": {"centrale", "intérieure", "médiane", "extérieure"},
}
NAMES = ["Agnes", "Mary", "Rose", "Joan"]
VALUES = {
    SEAT: [0, 1],
    SYMBOL: [0, 5],
    TILE: [0, 14],
    HEX: [0, 14],
    CELL: [27, 30],
    EXIT: [0, 5],
    LOCATION: [0, 16],
    ROAD: [0, 35],
    SHELF: [0, 6],
    TOKEN: [0, 6],
    SCROLL_CARD: [0, 6, 30],
    SPELL: [0, 6],
    SOURCE: [0, 3, 6],
    POINTS_FOR: [0, 5, 11],
    NUMBER: [-3, 0, 1, 5],
    FLAG: [0, 1],
    REASON: [1],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_its_seat_to_others_and_to_onlookers(language: str) -> None:
    words = words_for(language)
    for kind, fact in enumerate(WITCHSTONE.events):
        for values in product(*[VALUES[field.holds] for field in fact.fields]):
            event = Event(kind, *[*values, 0, 0, 0][:4])
            for eyes in (ONLOOKER, 0, 1):
                good(words.event(WITCHSTONE, event, eyes, NAMES))
                words.brief(WITCHSTONE, event, eyes, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    words = words_for(language)
    labels = [good(words.move(WITCHSTONE, move)) for move in WITCHSTONE.all_moves()]
    assert len(set(labels)) == len(labels)


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_can_be_said(language: str) -> None:
    words = words_for(language)
    keys = {key for key, _ in asked_for() if key.startswith("witchstone-") and "-view" not in key}
    assert len(keys) >= 35
    for key in keys:
        for number in (0, 1, 2):
            facts: dict[str, object] = dict.fromkeys(("left", "cost"), number)
            facts |= {"cell": "0,1", "what": "energy-witch", "symbol": "wand", "spell": "single"}
            facts |= {"road": "t1-f1", "begun": "t1-stone", "location": "f1", "rim": "x1", "question": "act"}
            facts |= {"text": "lay", "verb": "lay", "needs": "tile", "seat": 0}
            good(words.refusal(WITCHSTONE, Refusal("WST-020", key, facts)))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_play_in_words(language: str, seats: int) -> None:
    words = words_for(language)
    chooser = random.Random(seats)
    names = NAMES[:seats]
    everything = WITCHSTONE.all_moves()
    for seed in range(2):
        play = Table(WITCHSTONE, seats, {}, bytes([seed] * 16), ["random"] * seats)
        while not play.over:
            for eyes in range(ONLOOKER, seats):
                good(words.question(WITCHSTONE, play.state, eyes, names))
            seat = chooser.choice(play.state.acting())
            for move in chooser.sample(everything, 4):
                refusal = play.state.why_not(seat, move)
                if refusal is not None:
                    assert good(words.refusal(WITCHSTONE, refusal)).startswith(refusal.rule)
            happening = play.submit(seat, WITCHSTONE.text(chooser.choice(play.state.legal(seat))))
            for event in happening.events:
                good(words.event(WITCHSTONE, event, chooser.randrange(-1, seats), names))
        lines = [good(line) for line in words.outcome(WITCHSTONE, play.state, names)]
        assert len(lines) >= seats + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_name(language: str) -> None:
    """A name for each code of the box, and none for two things: copies of a card are told apart."""
    words = words_for(language)
    codes = [
        str(row["code"])
        for section in WITCHSTONE.sections
        if section.named
        for row in WITCHSTONE.rows()[section.name]
    ]
    names = [words.card(WITCHSTONE, code) for code in codes]
    assert len(codes) > 40 and len(set(names)) == len(names)
    assert not set(names) & set(codes)
    for code in [*STANDARD.road_codes, *STANDARD.tile_codes, *STANDARD.hex_codes, *STANDARD.exit_codes]:
        assert words.card(WITCHSTONE, code) != code
    assert words.title("witchstone") == book("witchstone").title[language]


@pytest.mark.parametrize(
    ("language", "north", "south", "east", "west"),
    [("en", "north", "south", "east", "west"), ("fr", "nord", "sud", "est", "ouest")],
)
def test_every_cell_has_a_name_to_find_it_by(
    language: str, north: str, south: str, east: str, west: str
) -> None:
    """By its ring and where it lies in it as the cauldron is drawn, a row above another; without a figure."""
    names = {cell: words_for(language).card(WITCHSTONE, cell_text(cell)) for cell in GRID}
    assert len(set(names.values())) == len(names) == 37
    rings: dict[str, set[int]] = {}
    for cell, name in names.items():
        said = set(re.findall(r"\w+", name))
        right, down = 2 * column_of(cell) + row_of(cell), row_of(cell)
        assert {north, south} & said == ({north} if down < 0 else {south} if down > 0 else set()), name
        assert {east, west} & said >= ({east} if right > 0 else {west} if right < 0 else set()), name
        assert not {east, west} <= said and not re.search(r"\d", name), name
        ring = max(abs(column_of(cell)), abs(down), abs(column_of(cell) + down))
        rings.setdefault(" ".join(said & RINGS[language]), set()).add(ring)
    assert sorted(map(sorted, rings.values())) == [[0], [1], [2], [3]], rings


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_can_be_said(language: str) -> None:
    words = words_for(language)
    for option in WITCHSTONE.options:
        title, text = words.option(WITCHSTONE, option.name)
        assert title and text
        said = [good(words.option_value(WITCHSTONE, option.name, value)) for value in option.values]
        assert len(set(said)) == len(said)


def test_in_french_a_tour_is_a_tower_and_never_a_turn() -> None:
    """Among towers a "tour" is one: what others call so is a "manche"."""
    turn = re.compile(r"\b(?:ce|ton|son|mon|chaque|premier|prochain|dernier|un|du|au) tour\b")
    for path in (FOLDER / "fr").glob("*witchstone*.ftl"):
        assert not turn.search(path.read_text(encoding="utf-8")), path.name

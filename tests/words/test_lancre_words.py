"""Everything Lancre can tell, ask, offer, refuse and count is said in both languages."""

import random
from itertools import product

import pytest

from esbat.engine.errors import Refusal
from esbat.engine.event import Event
from esbat.engine.holds import CARD, NUMBER, REASON, SEAT
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.games.lancre.names import DIE, FEATURE, LOCATION, SPACE, TILE, WITCH
from esbat.rulebook import book
from esbat.table.table import Table
from esbat.words import LANGUAGES, words_for
from tests.words.test_air_words import good
from tests.words.test_catalogues import asked_for

pytestmark = pytest.mark.once

LANCRE = game("lancre")
NAMES = ["Agnes", "Mary", "Rose", "Joan"]
VALUES = {
    SEAT: [0, 1],
    CARD: [0, 12, 54],
    SPACE: [0, 9, 29],
    LOCATION: [0, 25],
    TILE: [-2, 0, 19],
    WITCH: [0, 1, 2],
    DIE: [0, 2, 6],
    FEATURE: [0, 1, 2],
    NUMBER: [0, 1, 5],
    REASON: [1, 2, 3, 4],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_its_seat_to_others_and_to_onlookers(language: str) -> None:
    words = words_for(language)
    for kind, fact in enumerate(LANCRE.events):
        for values in product(*[VALUES[field.holds] for field in fact.fields]):
            event = Event(kind, *[*values, 0, 0, 0][:4])
            for eyes in (ONLOOKER, 0, 1):
                good(words.event(LANCRE, event, eyes, NAMES))
                words.brief(LANCRE, event, eyes, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    words = words_for(language)
    labels = [good(words.move(LANCRE, move)) for move in LANCRE.all_moves()]
    assert len(set(labels)) == len(labels)


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_can_be_said(language: str) -> None:
    words = words_for(language)
    keys = {key for key, _ in asked_for() if key.startswith("lancre-") and "-view" not in key}
    assert len(keys) >= 40
    for key in keys:
        for number in (0, 1, 2):
            facts: dict[str, object] = dict.fromkeys(("steps", "most", "number", "amount"), number)
            facts |= {"card": "igor1", "space": "town2", "witch": "tiffany", "question": "move"}
            facts |= {"text": "walk", "verb": "walk", "symbol": "magic", "effect": "bonus", "source": "RB"}
            facts |= {"grade": "witch", "against": "elf"}
            good(words.refusal(LANCRE, Refusal("LAN-020", key, facts)))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "cooperative"), [(1, "false"), (2, "true"), (4, "false")])
def test_a_whole_play_in_words(language: str, seats: int, cooperative: str) -> None:
    words = words_for(language)
    chooser = random.Random(seats)
    names = NAMES[:seats]
    for seed in range(4):
        wishes = {"cooperative": cooperative, "choose_returns": "true"}
        play = Table(LANCRE, seats, wishes, bytes([seed] * 16), ["random"] * seats)
        while not play.over:
            for eyes in range(ONLOOKER, seats):
                good(words.question(LANCRE, play.state, eyes, names))
            seat = chooser.choice(play.state.acting())
            for move in chooser.sample(LANCRE.all_moves(), 6):
                refusal = play.state.why_not(seat, move)
                if refusal is not None:
                    assert good(words.refusal(LANCRE, refusal)).startswith(refusal.rule)
            happening = play.submit(seat, LANCRE.text(chooser.choice(play.state.legal(seat))))
            for event in happening.events:
                good(words.event(LANCRE, event, chooser.randrange(-1, seats), names))
        lines = [good(line) for line in words.outcome(LANCRE, play.state, names)]
        assert len(lines) >= seats + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_thing_has_a_name(language: str) -> None:
    """A name for each code of the box, and none for two things: copies of a card are told apart."""
    words = words_for(language)
    codes = [
        str(row["code"])
        for section in LANCRE.sections
        if section.named
        for row in LANCRE.rows()[section.name]
    ]
    names = [words.card(LANCRE, code) for code in codes]
    assert len(codes) > 40 and len(set(names)) == len(names)
    assert not set(names) & set(codes)
    assert words.title("lancre") == book("lancre").title[language]


def test_as_people_say_them() -> None:
    assert words_for("fr").card(LANCRE, "igor2") == "Igor et Résidus (2)"
    assert words_for("en").card(LANCRE, "town3") == "Lancre Town (3)"
    rolled = Event(16, 0, 0, 5, 5)
    assert words_for("en").event(LANCRE, rolled, 0, NAMES) == "You roll a cackle and 5."
    looked = Event(14, 0, 9, 17, 0)
    assert (
        words_for("en").event(LANCRE, looked, 1, NAMES) == "Agnes looks in secret at the tile at Blasted Oak."
    )

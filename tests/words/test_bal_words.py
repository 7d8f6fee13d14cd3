"""Everything Le Bal can tell, ask, offer, refuse and count is said in both languages."""

from itertools import product

import pytest

from esbat.engine.chance import seeded
from esbat.engine.errors import Refusal
from esbat.engine.event import Event
from esbat.engine.holds import CARD, FLAG, NUMBER, REASON, SEAT
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.games.bal.names import TOKEN
from esbat.rulebook import book
from esbat.testing.subject import chosen
from esbat.words import LANGUAGES, words_for
from tests.words.test_catalogues import asked_for

pytestmark = pytest.mark.once

BAL = game("bal")
NAMES = ["Agnes", "Mary", "Rose", "Joan", "Colette", "Clara"]
VALUES = {SEAT: [0, 1], CARD: [0, 4, 8, 19], TOKEN: [0, 5], NUMBER: [0, 1, 5], FLAG: [0, 1], REASON: [1]}
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {}),
    (6, {"level": "hard", "crapzouilles": "5"}),
    (4, {"level": "medium", "incantation": "typed", "crapzouilles": "5", "false_challenge": "discard"}),
    (4, {"level": "hard", "incantation": "table", "crapzouilles": "5", "defence_spells": "any"}),
]


def good(text: str | None) -> str:
    """One line, with nothing left to fill in."""
    assert text and "{" not in text and "\n" not in text and "  " not in text and "None" not in text, text
    assert "$" not in text and "hidden" not in text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_its_seat_to_others_and_to_onlookers(language: str) -> None:
    words = words_for(language)
    for kind, fact in enumerate(BAL.events):
        for values in product(*[VALUES[field.holds] for field in fact.fields]):
            event = Event(kind, *[*values, 0, 0, 0, 0][:4])
            for eyes in (ONLOOKER, 0, 1, 2):
                good(words.event(BAL, event, eyes, NAMES))
                words.brief(BAL, event, eyes, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    words = words_for(language)
    for names in ((), NAMES):
        labels = [good(words.move(BAL, move, names)) for move in BAL.all_moves()]
        assert len(set(labels)) == len(labels)
    assert "Mary" in words.move(BAL, BAL.parse("attack 1"), NAMES)


ELSEWHERE = ("bal-view", "bal-move", "bal-token", "bal-box", "bal-about", "bal-does")
"""What the code says besides refusals."""


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_can_be_said(language: str) -> None:
    words = words_for(language)
    keys = {key for key, _ in asked_for() if key.startswith("bal-") and not key.startswith(ELSEWHERE)}
    assert len(keys) >= 40
    for key in keys:
        assert good(words.refusal(BAL, Refusal("BAL-030", key, {"card": "tresor"}))).startswith("BAL-030")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "wishes"), TABLES)
def test_a_whole_play_in_words(language: str, seats: int, wishes: dict[str, str]) -> None:
    """Questions through every pair of eyes, refusals now and then, and the result."""
    words = words_for(language)
    state = BAL.new(seats, wishes, seeded(seats))
    chooser = seeded(7)
    made = 0
    while state.acting():
        for eyes in range(-1, seats):
            good(words.question(BAL, state, eyes, NAMES[:seats]))
        if made % 40 == 0:
            for move in BAL.all_moves():
                refusal = state.why_not(made % seats, move)
                if refusal is not None:
                    good(words.refusal(BAL, refusal))
        seat, move = chosen(state, chooser)
        good(words.move(BAL, move, NAMES))
        state.apply(seat, move)
        made += 1
    lines = [good(line) for line in words.outcome(BAL, state, NAMES[:seats])]
    assert len(lines) == 2 + seats


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_in_a_window_is_not_said(language: str) -> None:
    """Those who are not asked hear of the turn or of the defence, whatever window is open."""
    words = words_for(language)
    heard = 0
    for seed in range(12):
        state = BAL.new(4, {"level": "hard", "first_player": "0"}, seeded(seed))
        asked = state.acting()
        if state.question().name == "start":  # type: ignore[union-attr]
            heard += 1
            for eyes in set(range(-1, 4)) - set(asked):
                said = words.question(BAL, state, eyes, NAMES[:4])
                assert "Agnes" in said and not any(NAMES[seat] in said for seat in asked if seat)
    assert heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values(language: str) -> None:
    words = words_for(language)
    for option in BAL.options:
        assert book("bal").option(option.name) is not None
        good(words.option(BAL, option.name)[0])
        for value in option.values:
            good(words.option_value(BAL, option.name, value))

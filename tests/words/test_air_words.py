"""Everything Air can tell, ask, offer, refuse and count is said in both languages."""

import random
from itertools import product

import pytest

from esbat.engine.errors import BadText, Refusal, Refused
from esbat.engine.event import Event
from esbat.engine.holds import CARD, COLOUR, FLAG, NUMBER, REASON, SEAT
from esbat.engine.view import ONLOOKER
from esbat.games import game
from esbat.rulebook import book
from esbat.table.table import Table
from esbat.words import LANGUAGES, words_for
from tests.words.test_catalogues import asked_for

pytestmark = pytest.mark.once

AIR = game("air")
ELSEWHERE = ("air-view", "air-thing")
"""What the code says besides refusals."""
NAMES = ["Agnes", "Mary", "Rose", "Joan", "Colette"]
VALUES = {SEAT: [0, 1], CARD: [1, 23, 79], COLOUR: [0, 4, 5], NUMBER: [0, 1, 5], FLAG: [0, 1], REASON: [1, 2]}


def good(text: str | None) -> str:
    """One line, with nothing left to fill in."""
    assert text and "{" not in text and "\n" not in text and "  " not in text and "None" not in text, text
    assert "$" not in text and "hidden" not in text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_to_its_seat_to_others_and_to_onlookers(language: str) -> None:
    words = words_for(language)
    for kind, fact in enumerate(AIR.events):
        for values in product(*[VALUES[field.holds] for field in fact.fields]):
            numbers = [*values, 0, 0, 0][:4]
            event = Event(kind, *numbers)
            for eyes in (ONLOOKER, 0, 1):
                good(words.event(AIR, event, eyes, NAMES))
                words.brief(AIR, event, eyes, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_of_its_own(language: str) -> None:
    words = words_for(language)
    labels = [good(words.move(AIR, move)) for move in AIR.all_moves()]
    assert len(set(labels)) == len(labels)


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_code_can_be_said(language: str) -> None:
    words = words_for(language)
    refusals = {(key, facts) for key, facts in spelled() if key.startswith("air-")}
    assert len(refusals) >= 35
    for key, names in refusals:
        for number in (0, 1, 2):
            facts: dict[str, object] = {
                name: "K7" if name in ("card", "last", "best") else "K" if name == "colour" else number
                for name in names
            }
            said = good(words.refusal(AIR, Refusal("AIR-020", key, facts)))
            assert said.startswith("AIR-020")


def spelled() -> list[tuple[str, tuple[str, ...]]]:
    """Keys of refusals with the facts that could come with them."""
    common = ("card", "last", "best", "colour", "left", "most", "seat", "size", "smallest", "held")
    return sorted({(key, common) for key, _ in asked_for() if not key.startswith(ELSEWHERE)})


def table(seed: int, seats: int, **wishes: str) -> Table:
    return Table(AIR, seats, wishes, bytes([seed] * 16), ["random"] * seats)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_whole_play_in_words(language: str, seats: int) -> None:
    """Questions through every pair of eyes, refusals of everything not allowed, and the result."""
    words = words_for(language)
    chooser = random.Random(seats)
    play = table(seats, seats, allow_stop_without_landing="true", several_diplomas="true")
    names = NAMES[:seats]
    while not play.over:
        for eyes in range(ONLOOKER, seats):
            good(words.question(AIR, play.state, eyes, names))
        seat = chooser.choice(play.state.acting())
        for move in chooser.sample(AIR.all_moves(), 12):
            refusal = play.state.why_not(seat, move)
            if refusal is not None:
                assert good(words.refusal(AIR, refusal)).startswith(refusal.rule)
        happening = play.submit(seat, AIR.text(chooser.choice(play.state.legal(seat))))
        for event in happening.events:
            good(words.event(AIR, event, chooser.randrange(-1, seats), names))
    good(words.question(AIR, play.state, 0, names))
    lines = [good(line) for line in words.outcome(AIR, play.state, names)]
    assert len(lines) == seats + 2
    outcome = play.state.outcome()
    assert outcome is not None and outcome.rule in lines[0]
    for seat in range(seats):
        assert any(names[seat] in line and str(outcome.scores[seat]) in line for line in lines[2:])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("per_set", ["false", "true"])
def test_points_in_the_outcome_add_up(language: str, per_set: str) -> None:
    """AIR-085, AIR-086, AIR-R21: grimoires and the bonus named beside them make the score."""
    words = words_for(language)
    for seed in range(6):
        chooser = random.Random(seed)
        play = table(seed, 2, bonus_per_set=per_set)
        while not play.over:
            seat = play.state.acting()[0]
            play.submit(seat, AIR.text(chooser.choice(play.state.legal(seat))))
        for line in words.outcome(AIR, play.state, NAMES[:2])[2:]:
            score = int(line.split(":")[1].split()[0])
            inside = line[line.index("(") + 1 : line.index(")")]
            grimoires = inside.split()[0]
            bonus = inside.split("+ ")[1].split()[0] if "+ " in inside else "0"
            assert score == (int(grimoires) if grimoires.isdigit() else 0) + int(bonus), line


def test_cards_as_people_say_them() -> None:
    assert words_for("fr").card(AIR, "K7") == "7 noir"
    assert words_for("en").card(AIR, "K7") == "black 7"
    assert words_for("fr").card(AIR, "O15") == "15 orange"


def test_the_viewers_own_acts_are_told_in_the_second_person() -> None:
    drew = Event(1, 0, 23, 0, 0)
    assert words_for("fr").event(AIR, drew, 0, NAMES) == "Tu pioches le 7 noir."
    assert words_for("fr").event(AIR, drew, 1, NAMES) == "Agnes pioche le 7 noir."
    assert words_for("en").event(AIR, drew, 0, NAMES) == "You draw the black 7."
    assert words_for("en").event(AIR, drew, ONLOOKER, NAMES) == "Agnes draws the black 7."


def test_a_refusal_names_its_rule() -> None:
    refused = Refused(Refusal("AIR-020", "air-too-low", {"card": "G10", "last": "G12"}))
    assert (
        words_for("en").error(refused)
        == "AIR-020: the column ends in the green 12, and the green 10 is lower."
    )
    said = words_for("fr").error(refused)
    assert said == "AIR-020\xa0: la colonne finit sur le 12 vert, et le 10 vert est plus bas."


def test_an_error_inside_an_error_is_said_too() -> None:
    refused = Refused(Refusal("AIR-014", "air-fly-first", {}))
    error = BadText("record-illegal", {"line": 3, "text": "land K", "rule": "AIR-014", "why": refused})
    assert "AIR-014: fly a witch first." in words_for("en").error(error)
    spelling = BadText("record-bad-move", {"line": 3, "text": "LAND K", "why": "spelling"})
    assert "It is not quite written that way." in words_for("en").error(spelling)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_answered_the_cat_is_not_betrayed(language: str) -> None:
    """AIR-R11: what others read does not depend on whom the question is still put to."""
    words = words_for(language)
    one = words.say("air-question-cat.other", name="Agnes", names="Agnes")
    assert one == words.say("air-question-cat.other", name="Mary", names="Agnes, Mary")


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_options_and_their_values(language: str) -> None:
    words = words_for(language)
    for code in ("air", "bal", "lancre", "witchstone", "wildegrens"):
        good(words.title(code))
        good(words.tagline(code))
    for fact in AIR.options:
        title, text = words.option(AIR, fact.name)
        good(title)
        good(text)
        values = [good(words.option_value(AIR, fact.name, value)) for value in fact.values]
        assert len(set(values)) == len(values)
    assert words.title("air") == book("air").title[language]


def test_an_unknown_key_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError):
        words_for("fr").say("no-such-message")
    with pytest.raises(KeyError):
        words_for("fr").say("unknown-game")  # its facts are missing

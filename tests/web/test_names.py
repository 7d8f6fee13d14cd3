"""How players are called, to themselves and to others."""

import re

import pytest

from esbat.engine.errors import BadSetting
from esbat.engine.event import Event
from esbat.games import game
from esbat.games.air.events import EVENT_LANDED
from esbat.store.interface import KeptSeat
from esbat.web.people.names import BOT_NAMES, alike, check_free, clean, faces, names_in
from esbat.web.telling.written import Names, sayings_for
from esbat.words import LANGUAGES, words_for


def called(seats: list[KeptSeat], eyes: int) -> list[str]:
    return [face.name for face in faces(seats, names_in(seats, "en"), set(), eyes, "You")]


def test_who_has_no_name_is_you_to_themselves_and_a_number_to_others() -> None:
    seats = [KeptSeat(0, "me", ""), KeptSeat(1, "friend", ""), KeptSeat(2, "friend", "Esk")]
    assert called(seats, 0) == ["You", "Witch 2", "Esk"]
    assert called(seats, 1) == ["Witch 1", "You", "Esk"]
    assert called(seats, 2) == ["Witch 1", "Witch 2", "Esk"]
    assert called(seats, -1) == ["Witch 1", "Witch 2", "Esk"]


def test_two_at_one_screen_are_told_apart() -> None:
    seats = [KeptSeat(0, "me", ""), KeptSeat(1, "local", "")]
    assert called(seats, 0) == called(seats, 1) == ["Witch 1", "Witch 2"]


@pytest.mark.parametrize(
    ("name", "said"), [("Agnès", "d’Agnès"), ("Hécate", "d’Hécate"), ("Circé", "de Circé")]
)
def test_french_joins_what_stands_before_a_name_in_the_history(name: str, said: str) -> None:
    """Also where a sentence was written for any name, and is used by all tables."""
    landing = Event(EVENT_LANDED, 0, 1, 3, 0)
    told = sayings_for(game("air"), "fr").telling((-1, landing), 1)
    assert told is not None
    lines: list[bytes] = []
    told.tell(b"4", Names((re.split("[’ ]", said)[1], "Esk")), [], lines)
    assert f"Atterrissage en douceur {said}" in b"".join(lines).decode()


@pytest.mark.parametrize(
    "name",
    [
        *["Agnès\ufe0f", "A\ufe00gnès", "Agnès\U000e0100", "Agn\u180bès", "Agn\u180fès", "agne\u0300s"],
        *[
            "Agnès\U00016fe4",
            "Agnès\U0001d159",
            "\u0410gnès",
            "Agn\u0450s",
            "\u0391GN\u00c8S",
            "AG N\u0400\u0405",
        ],
    ],
)
def test_a_name_that_looks_like_another_is_taken(name: str) -> None:
    with pytest.raises(BadSetting) as refused:
        check_free(clean(name), 1, [KeptSeat(0, "me", "Agnès"), KeptSeat(1, "friend", "")])
    assert refused.value.key == "server-name-taken"


def test_names_of_other_alphabets_are_compared_as_they_are_written_too() -> None:
    """Small letters may be drawn as Latin ones where capitals are not, and the other way round."""
    assert alike("НИНА", "нина") and alike("ΕΚΑΤΗ", "εκατη") and alike("Ο\u03a5", "ου")
    assert not alike("Нина", "Анна") and not alike("Том", "Тим")


def test_nobody_is_called_what_every_reader_is_called() -> None:
    """Who has no name of their own reads "You" there: a friend called so would be a second one."""
    seats = [KeptSeat(0, "me", ""), KeptSeat(1, "friend", "")]
    for language in LANGUAGES:
        for name in (words_for(language).say("server-you"), "yоu", " TOI"):
            with pytest.raises(BadSetting):
                check_free(clean(name), 1, seats)


def test_the_names_that_are_given_for_want_of_others_may_be_taken() -> None:
    seats = [KeptSeat(seat, "friend", "") for seat in range(6)]
    for language in LANGUAGES:
        for seat, name in enumerate(names_in(seats, language)):
            check_free(clean(name), seat, seats)
    for name in BOT_NAMES:
        check_free(clean(name), 0, seats)

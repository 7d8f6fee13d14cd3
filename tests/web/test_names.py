"""How players are called, to themselves and to others."""

import re

import pytest

from esbat.engine.event import Event
from esbat.games import game
from esbat.games.air.events import EVENT_LANDED
from esbat.store.interface import KeptSeat
from esbat.web.people.names import faces, names_in
from esbat.web.telling.written import Names, sayings_for


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

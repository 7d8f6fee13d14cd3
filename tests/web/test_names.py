"""How players are called, to themselves and to others."""

import pytest

from esbat.store.interface import KeptSeat
from esbat.web.people.names import faces, names_in

pytestmark = pytest.mark.once


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

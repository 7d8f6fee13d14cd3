"""Legal lists made of sets: every member once, the lowest first, after what is there already."""

import pytest

from esbat.engine.move import Moves, packed
from esbat.parts.listing import add_each, add_each_wide

SMALL = [[], [0], [15], [0, 1, 7, 15], list(range(16))]
WIDE = [[16], [61], [0, 15, 16, 31, 32, 47, 48, 61], [3, 59], list(range(62))]


@pytest.mark.parametrize("members", SMALL)
def test_a_choice_for_every_member_of_a_small_set(members: list[int]) -> None:
    offered = Moves()
    offered.add(5, 9)
    add_each(offered, 3, sum(2**member for member in members), 100)
    assert offered.listed() == [packed(5, 9), *[packed(3, 100 + member) for member in members]]


@pytest.mark.parametrize("members", SMALL + WIDE)
def test_a_choice_for_every_member_of_a_wide_set(members: list[int]) -> None:
    offered = Moves()
    offered.add(5, 9)
    add_each_wide(offered, 3, sum(2**member for member in members), 100)
    assert offered.listed() == [packed(5, 9), *[packed(3, 100 + member) for member in members]]

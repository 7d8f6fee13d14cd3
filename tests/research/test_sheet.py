"""Rows of numbers as they are written eight at a time, beside the same written one by one.

Compiled, what ends in `_within` looks at no index but at its head: so that head must refuse what is too far.
"""

from collections.abc import Callable

import pytest

from esbat.engine.chance import seeded
from esbat.games import SHELF, game
from esbat.research.compiled_legal import Legal
from esbat.research.compiled_parts import Part, few
from esbat.research.compiled_sheet import Sheet, row_ahead, union_within
from tests.packed import numbers

WORDS, SETS = 6, 5


def row(sheet: Sheet) -> list[int]:
    """All numbers of a sheet, one by one."""
    return [word >> (8 * place) & 255 for word in [*sheet.words] for place in range(8)]


def in_words(numbers: list[int]) -> list[int]:
    """Numbers and the zeros that fill their last word."""
    return numbers + [0] * (-len(numbers) % 8)


@pytest.mark.parametrize("many", range(30))
def test_counts_stand_one_after_another(many: int) -> None:
    luck = seeded(many)
    some = [luck.pick(100) for _ in range(40)]
    for start in (0, 1, 40 - many):
        sheet = Sheet(WORDS, SETS)
        sheet.counts_within(numbers(some), start, many, 3)
        want = in_words([number + 3 for number in some[start : start + many]])
        assert row(sheet)[: len(want)] == want
        assert sheet.at == len(want) // 8


@pytest.mark.parametrize("value", [-1, 128, 255, 256, -128, 2**40])
@pytest.mark.parametrize("place", range(11))
def test_what_is_no_small_number_is_refused(place: int, value: int) -> None:
    some = [5] * 11
    some[place] = value
    with pytest.raises(ValueError, match="127"):
        Sheet(WORDS, SETS).counts_within(numbers(some), 0, 11, 0)


def test_things_lie_open_or_face_down() -> None:
    for seed in range(50):
        luck = seeded(seed)
        many = 1 + luck.pick(24)
        things = [luck.pick(100) for _ in range(many)]
        lying = luck.pick(2**many)
        known = lying & luck.pick(2**many)
        sheet = Sheet(WORDS, SETS)
        sheet.things_within(numbers(things), many, lying, known)
        want = [0 if not lying >> at & 1 else things[at] + 2 if known >> at & 1 else 1 for at in range(many)]
        assert row(sheet)[: len(in_words(want))] == in_words(want)


def test_sets_are_written_where_they_have_changed() -> None:
    luck = seeded(7)
    sheet = Sheet(WORDS, SETS)
    for _ in range(60):
        sets = [luck.pick(2**16), luck.pick(2**8), luck.pick(2**16)]
        sheet.at = sheet.next_set = 0
        sheet.sets_of_within(numbers(sets), numbers([2, 1, 2]))
        want = [sets[at] >> bit & 1 for at, bits in enumerate((16, 8, 16)) for bit in range(bits)]
        assert row(sheet)[:40] == want
        assert (sheet.at, sheet.next_set) == (5, 3)


def test_what_stays_the_same_is_known() -> None:
    sheet = Sheet(WORDS, SETS)
    some = [*range(1, 22)]
    for same in (False, True):
        sheet.next_set = 0
        assert sheet.is_same_within(numbers(some), 1, 4, 5) is same
        assert sheet.next_set == 5
    some[1 + 4 * 4] += 1
    sheet.next_set = 0
    assert not sheet.is_same_within(numbers(some), 1, 4, 5)


def test_piles_are_sets_and_blanks_are_zeros() -> None:
    assert union_within(numbers([3, 61, 0, 9]), 3) == 2**3 + 2**61 + 1
    sheet = Sheet(WORDS, SETS)
    sheet.counts_within(numbers([7] * 40), 0, 40, 0)
    sheet.at = 1
    sheet.blank_within(2)
    assert row(sheet) == [7] * 8 + [0] * 16 + [7] * 16 + [0] * 8


FAR: list[Callable[[Sheet], object]] = [
    lambda sheet: sheet.counts_within(numbers([1] * 8), 1, 8, 0),
    lambda sheet: sheet.counts_within(numbers([1] * 8), -1, 8, 0),
    lambda sheet: sheet.counts_within(numbers([1] * 80), 0, 8 * WORDS + 1, 0),
    lambda sheet: sheet.counts_within(numbers([1] * 8), 4, -1, 0),
    lambda sheet: sheet.spread_within(WORDS - 1, 1, 2),
    lambda sheet: sheet.spread_within(-1, 1, 1),
    lambda sheet: sheet.sets_of_within(numbers([1]), numbers([1, 1])),
    lambda sheet: sheet.sets_of_within(numbers([1] * 9), numbers([1] * (SETS + 1))),
    lambda sheet: sheet.is_same_within(numbers([1] * 8), 0, 4, 3),
    lambda sheet: sheet.is_same_within(numbers([1] * 8), -1, 1, 2),
    lambda sheet: sheet.is_same_within(numbers([1] * 80), 0, 1, SETS + 1),
    lambda sheet: sheet.blank_within(WORDS + 1),
    lambda sheet: sheet.things_within(numbers([1] * 3), 4, 0, 0),
    lambda sheet: sheet.things_within(numbers([1] * 3), 3, 8, 0),
    lambda sheet: sheet.things_within(numbers([1] * 60), 60, 0, 0),
    lambda sheet: union_within(numbers([1]), 2),
    lambda sheet: row_ahead(numbers([1] * 8), 1, 8),
    lambda sheet: row_ahead(numbers([1] * 8), -1, 8),
]


@pytest.mark.parametrize("far", range(len(FAR)))
def test_what_lies_too_far_is_refused(far: int) -> None:
    sheet = Sheet(WORDS, SETS)
    with pytest.raises(IndexError):
        FAR[far](sheet)
    assert row(sheet) == [0] * 8 * WORDS


@pytest.mark.parametrize("code", SHELF)
def test_moves_of_no_game_and_rows_of_no_sheet_are_refused(code: str) -> None:
    title = game(code)
    legal = Legal(title, 2)
    strange = max(title.all_moves()) + 1
    for moves in ([strange], [2**40], [-1]):
        assert not legal.write_within(numbers(moves), 1, 0)
    for far in (-1, 2):
        with pytest.raises(IndexError):
            legal.wipe_within(far)
        with pytest.raises(IndexError):
            legal.write_within(numbers([0]), 1, far)
    with pytest.raises(IndexError):
        legal.write_within(numbers([0]), 2, 0)


def test_a_word_holds_eight_flags() -> None:
    with pytest.raises(ValueError, match="nine"):
        few("nine", [str(number) for number in range(9)])
    assert Part("one", "flags", ["a"], [1]).remembered == 0

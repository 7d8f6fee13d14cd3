"""Bags and sets of bits."""

from esbat.engine.chance import Scripted, seeded
from esbat.games.air.game import AIR
from esbat.games.air.state import Board
from esbat.parts.bag import Bag
from esbat.parts.bits import ABOVE, BIT, WIDE_BIT, count, highest, listed, lowest, wide_count, wide_lowest


def bag(*things: int) -> Bag:
    """A bag with these things: an empty discard, which exists in both forms of the code."""
    state = AIR.new(2, {}, seeded(1))
    assert isinstance(state, Board)
    made = state.discard
    for thing in things:
        made.add(thing)
    return made


def test_sets_of_bits_answer_as_sets_do() -> None:
    for members in range(0, 1 << 16, 37):
        numbers = [n for n in range(16) if members >> n & 1]
        assert listed(members) == numbers
        assert count(members) == len(numbers)
        assert lowest(members) == (numbers[0] if numbers else -1)
        assert highest(members) == (numbers[-1] if numbers else 0)


def test_single_bits_and_all_above() -> None:
    for n in range(16):
        assert listed(BIT[n]) == [n]
        assert listed(ABOVE[n]) == list(range(n + 1, 16))


def test_wide_sets_answer_as_sets_do() -> None:
    luck = seeded(5)
    every = list(range(62))
    for many in (0, 1, 2, 30, 61, 62):
        chosen = every[:]
        while len(chosen) > many:
            del chosen[luck.pick(len(chosen))]
        members = sum(WIDE_BIT[number] for number in chosen)
        assert wide_count(members) == many
        assert wide_lowest(members) == min(chosen, default=-1)
    for number in every:
        assert wide_lowest(WIDE_BIT[number]) == number


def test_everything_in_a_bag_comes_out_once() -> None:
    full = bag(3, 1, 4, 5, 9)
    luck = seeded(1)
    assert sorted(int(full.draw(luck)) for _ in range(5)) == [1, 3, 4, 5, 9]
    assert full.count == 0 and full.listed() == []


def test_a_draw_takes_what_luck_points_at() -> None:
    full = bag(3, 1, 4)
    assert full.draw(Scripted([1])) == 1
    assert full.listed() == [3, 4]


def test_a_bag_takes_gives_and_pours() -> None:
    full, other = bag(3, 1, 4), bag(7)
    full.take(1)
    assert full.listed() == [3, 4]
    full.pour_in(other)
    assert full.listed() == [3, 4, 7] and other.count == 0
    clone = full.clone()
    clone.take(7)
    assert full.listed() == [3, 4, 7] and clone.listed() == [3, 4]

"""The fit of ratings, held against another one, and against numbers that can be worked out by hand."""

from itertools import permutations
from math import log

import pytest

from esbat.engine.chance import seeded
from esbat.lab.plackett_luce import Book, Race, stages

pytestmark = pytest.mark.once


def fitted(bots: int, races: list[Race], pull: float) -> list[float]:
    book = Book(bots)
    entries = [book.entries(race) for race in races]
    wins = [0.0] * book.width
    for entry in entries:
        for column, weight in entry.items():
            wins[column] += weight
    return book.fitted(wins, pull=pull)


def fitted_elsewhere(bots: int, rankings: list[tuple[int, ...]], pull: float) -> list[float]:
    # It brings half of SciPy, which not every process that collects tests should wait for.
    import choix

    return list(choix.opt_rankings(bots, rankings, alpha=pull, tol=1e-6))


def some_races(bots: int, seats: int, many: int, seed: int) -> list[Race]:
    """Races without ties in which bots with higher numbers are likelier to be ahead."""
    chance = seeded(seed)
    races: list[Race] = []
    for turn in range(many):
        left = list(range(bots))
        while len(left) > seats:
            left.pop(chance.pick(len(left)))
        order = []
        while left:
            urn = [bot for bot in left for _ in range(1 + 2 * bot)]
            order.append(urn[chance.pick(len(urn))])
            left.remove(order[-1])
        races.append(tuple((bot,) for bot in order))
    return races


@pytest.mark.parametrize(("bots", "seats", "pull"), [(2, 2, 0.001), (4, 2, 0.02), (4, 3, 0.5), (5, 5, 0.02)])
def test_ratings_are_those_of_choix(bots: int, seats: int, pull: float) -> None:
    races = some_races(bots, seats, 40, bots * 10 + seats)
    rankings = [tuple(group[0] for group in race) for race in races]
    assert fitted(bots, races, pull) == pytest.approx(fitted_elsewhere(bots, rankings, pull), abs=1e-3)


def test_ties_count_as_every_order_in_equal_parts() -> None:
    """The same as choix is told by writing down all orders, as often as makes their weights equal."""
    tied: list[Race] = [((0, 1, 2), (3,)), ((3,), (1, 2), (0,)), ((1,), (0, 3), (2,)), ((2, 0), (3, 1))]
    rankings: list[tuple[int, ...]] = []
    for race in tied:
        orders: list[tuple[int, ...]] = [()]
        for group in race:
            orders = [(*order, *way) for order in orders for way in permutations(group)]
        rankings += orders * (12 // len(orders))
    assert fitted(4, tied, 0.1) == pytest.approx(fitted_elsewhere(4, rankings, 1.2), abs=1e-3)


def test_two_bots_by_hand() -> None:
    """Three wins to one: the strengths are as three to one."""
    won: Race = ((0,), (1,))
    lost: Race = ((1,), (0,))
    first, second = fitted(2, [won, won, won, lost], 1e-9)
    assert first - second == pytest.approx(log(3), abs=1e-6)


def test_one_among_two_of_another() -> None:
    """First in half of its plays against two, second in two thirds of the others: twice as strong as each."""
    won: Race = ((0,), (1, 1))
    second: Race = ((1,), (0,), (1,))
    last: Race = ((1,), (1,), (0,))
    first, other = fitted(2, [won, won, won, second, second, last], 1e-9)
    assert first - other == pytest.approx(log(2), abs=1e-6)
    assert fitted(2, [((0, 1, 1),)], 0.02) == pytest.approx([0.0, 0.0], abs=1e-9)


def test_whoever_races_only_with_itself_says_nothing() -> None:
    assert list(stages(((1, 1), (1,)), 2)) == []
    assert sum(weight for _, _, weight in stages(((0, 1),), 2)) == pytest.approx(1)


def test_a_bot_that_never_lost_gets_a_number() -> None:
    first, second = fitted(2, [((0,), (1,))] * 1000, 0.02)
    assert 5 < first - second < 15
    assert first + second == pytest.approx(0, abs=1e-6)

"""The published table beside which `esbat bench` sets its own figures."""

import pytest

from bench.plan import cases
from esbat.games import SHELF
from esbat.lab.measure import seats_of
from esbat.lab.published import Published, published

pytestmark = pytest.mark.once
NAMES = ("native", "python", "clone", "imagine")


def table(*cases: tuple[str, float, str]) -> Published:
    rows = [{"case": case, "median": number, "unit": unit} for case, number, unit in cases]
    return Published({"processor": "Abacus", "python": "3.11", "cases": rows})


def test_figures_of_as_many_seats_go_first_and_else_the_middle_one() -> None:
    known = table(
        ("air 2 native", 10.0, "moves/s"), ("air 4 native", 30.0, "moves/s"), ("bal 4 native", 7.0, "moves/s")
    )
    assert known.rate("air", 4, "native", compiled=True) == 30.0
    assert known.rate("air", 3, "native", compiled=True) == 20.0
    assert known.rate("lancre", 3, "native", compiled=True) is None


def test_plain_figures_are_set_against_plain_ones() -> None:
    known = table(
        ("air 3 python", 100.0, "moves/s"),
        ("air 3 interpreted", 4.0, "moves/s"),
        ("air 3 clone", 1.0, "ns"),
        ("air 3 clone interpreted", 1000.0, "ns"),
    )
    assert known.rate("air", 3, "python", compiled=True) == 100.0
    assert known.rate("air", 3, "python", compiled=False) == 4.0
    assert known.rate("air", 3, "clone", compiled=True) == 1e9
    assert known.rate("air", 3, "clone", compiled=False) == 1e6
    assert known.rate("air", 3, "native", compiled=False) is None


@pytest.mark.source
def test_all_five_games_are_published() -> None:
    known = published()
    assert known is not None
    for code, game in SHELF.items():
        for name in NAMES:
            assert known.rate(code, seats_of(game), name, compiled=True), f"{code} {name}"
        assert known.rate(code, seats_of(game), "python", compiled=False), code


@pytest.mark.source
@pytest.mark.parametrize("compiled", [True, False])
def test_the_bench_measures_in_every_game_what_esbat_bench_does(compiled: bool) -> None:
    """Compiled and as plain Python: beside no line of the table stands a dash."""
    planned = table(*[(case.name, 1.0, case.unit) for case in cases()])
    missing = [
        f"{code} {name}"
        for code, game in SHELF.items()
        for name in NAMES
        if planned.rate(code, seats_of(game), name, compiled) is None
    ]
    assert missing == []

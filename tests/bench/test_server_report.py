"""What `bench/server` says of its measurements: which servers a promise is about; nothing is hidden."""

from importlib import import_module
from types import ModuleType

import pytest

from setup.places import ROOT

pytestmark = [pytest.mark.source, pytest.mark.once]

Numbers = dict[str, float]


@pytest.fixture(scope="module")
def report() -> ModuleType:
    """The report, found as the command finds it."""
    bench = ROOT / "bench"
    with pytest.MonkeyPatch.context() as path:
        for folder in (bench / "server_cases", bench):
            path.syspath_prepend(str(folder))
        return import_module("server_report")


def round_of(moves: float, p99: float) -> Numbers:
    return {
        "moves_per_second": moves,
        "p50_ms": p99 / 2,
        "p99_ms": p99,
        "cpu_ms_per_move": 1000 / moves,
        "memory_mb": 300,
        "memory_kb_per_table": 200,
        "bytes_per_state": 1500,
    }


def found(servers: dict[str, tuple[float, float]]) -> dict[tuple[str, int], list[Numbers]]:
    """One round at 100 tables: moves a second and p99 of each server."""
    return {(name, 100): [round_of(*numbers)] for name, numbers in servers.items()}


ALL = {
    "esbat": (8000.0, 20.0),
    "esbat, five games": (4000.0, 40.0),
    "boardgame.io": (4000.0, 100.0),
    "boardgame.io, five games": (800.0, 200.0),
}


def verdicts(report: ModuleType, servers: dict[str, tuple[float, float]]) -> dict[str, tuple[str, str]]:
    return {bar["promise"]: (bar["reached"], bar["verdict"]) for bar in report.judged(found(servers))}


FIVE = "100 tables of five games"
LIKE = "with their counterparts"


def test_five_games_are_judged_against_five_games(report: ModuleType) -> None:
    """Air against the small game of cards; five games against their counterparts, of the same round."""
    assert verdicts(report, ALL) == {
        "100 tables: ≥ 4 × boardgame.io's moves/s, every move on disk": ("2.00 ×", "not met"),
        "100 tables: p99 at most 0.25 × boardgame.io's": ("0.20 ×", "met"),
        f"{FIVE}: ≥ 4 × boardgame.io's moves/s {LIKE}, every move on disk": ("5.00 ×", "met"),
        f"{FIVE}: p99 at most 0.25 × boardgame.io's {LIKE}": ("0.20 ×", "met"),
    }


def test_the_small_game_is_no_stand_in_for_five(report: ModuleType) -> None:
    """Without the counterparts of the same run nothing is said of five games."""
    servers = {name: numbers for name, numbers in ALL.items() if name != "boardgame.io, five games"}
    said = [verdict for promise, verdict in verdicts(report, servers).items() if "five games" in promise]
    assert said == [("–", "not measured")] * 2


def test_a_ratio_is_the_median_of_those_within_rounds(report: ModuleType) -> None:
    """Never the ratio of two medians, which would be 3 here."""
    rounds = {
        ("esbat, five games", 100): [round_of(moves, 10) for moves in (1000, 3000, 5000)],
        ("boardgame.io, five games", 100): [round_of(moves, 40) for moves in (1000, 500, 2500)],
    }
    share = report.ratio(rounds, "esbat, five games", "boardgame.io, five games", 100, "moves_per_second")
    assert share == 2


def test_both_ratios_of_five_games_are_shown(report: ModuleType) -> None:
    """The page says what the peer plays, also where it plays less."""
    lines = report.page(found(ALL), 6.0).splitlines()
    assert (
        "| esbat, five games | boardgame.io, five games | five counterparts, with as much to see"
        " | 5.00 × | 0.20 × | 0.20 × |"
    ) in lines
    assert (
        "| esbat, five games | boardgame.io | its small game of cards, which is not alike"
        " | 1.00 × | 0.40 × | 1.00 × |"
    ) in lines
    assert "| boardgame.io, five games | 800 | 100.0 | 200.0 | 1.250 | 300 | 200 | 1500 |" in lines


def test_a_look_at_one_server_has_no_ratios(report: ModuleType) -> None:
    """`--only`: its figures, and nothing to set them beside."""
    page = report.page(found({"boardgame.io, five games": (800.0, 200.0)}), 3.0)
    assert "| boardgame.io, five games | 800 |" in page
    assert "| ours | over |" not in page

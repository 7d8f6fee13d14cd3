"""Adversarial plays of every game at every combination of options: nothing breaks, nothing is lost, all end.

In `./test` the combinations (of games with very many, every so-manieth) are opened by one of the policies in
turn, and whole plays bring every two option values and policies together at every size of table: all of them
on the compiled wheel, a sample on the plain source.
`ESBAT_FUZZ=5000` opens every combination and plays so many whole plays a game, drawn from all combinations
and all policies; `ESBAT_FUZZ=each` plays every combination to the end, by one of the policies in turn, and
`ESBAT_FUZZ=all` by every policy. `ESBAT_FUZZ_SEED` changes the luck, and who begins with which.
"""

import os
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product

import pytest

from esbat.engine.chance import Recorded, seeded
from esbat.engine.game import Game
from esbat.testing.combinations import Laid, covering, covering_tables, every_table
from esbat.testing.fuzz import fuzzed
from esbat.testing.policies import NAMES
from tests.conformance.referees import TITLES, subject_of
from tests.samples import sampled

MOST_MOVES = 20_000
OPENING = 6
SHARES = 16
LONG_SHARES = 8
MOST_OPENED = 12_000

LONG = os.environ.get("ESBAT_FUZZ", "")
SEED = int(os.environ.get("ESBAT_FUZZ_SEED", "0"))


def titled(title: Game) -> str:
    return title.code


@cache
def covered(title: Game) -> list[tuple[Laid, str]]:
    return covering_tables(title, NAMES)


@cache
def opened(title: Game) -> list[Laid]:
    stride = 1 if LONG else 1 + sum(1 for laid in every_table(title)) // MOST_OPENED
    return list(islice(every_table(title), 0, None, stride))


@pytest.mark.parametrize("share", sampled(range(SHARES), SHARES))
@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_whole_plays(title: Game, share: int) -> None:
    for number, (laid, policy) in enumerate(covered(title)):
        if number % SHARES == share:
            found = fuzzed(subject_of(title, laid, number + SEED, MOST_MOVES), policy)
            assert found.over and found.moves > 0


@pytest.mark.parametrize("share", sampled(range(SHARES), SHARES))
@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_every_combination_opens(title: Game, share: int) -> None:
    for number, laid in enumerate(opened(title)):
        if number % SHARES == share:
            subject = subject_of(title, laid, number + SEED, MOST_MOVES)
            fuzzed(subject, NAMES[number // SHARES % len(NAMES)], OPENING, looks=False)


def long_form(title: Game) -> Iterator[tuple[int, Laid, str]]:
    """Everything, or so many drawn from everything."""
    tables = list(every_table(title))
    if LONG in ("each", "all"):
        by_all = product(tables, NAMES)
        in_turn = ((laid, NAMES[(number + SEED) % len(NAMES)]) for number, laid in enumerate(tables))
        for number, (laid, policy) in enumerate(by_all if LONG == "all" else in_turn):
            yield number, laid, policy
        return
    chooser = seeded(SEED)
    for number in range(int(LONG or "0")):
        yield number, tables[chooser.pick(len(tables))], NAMES[chooser.pick(len(NAMES))]


@pytest.mark.parametrize("share", sampled(range(LONG_SHARES), LONG_SHARES))
@pytest.mark.parametrize("title", TITLES, ids=titled)
def test_long_form(title: Game, share: int) -> None:
    """Without the variable this is a single play by a seat that never errs from its policy."""
    if not LONG:
        laid = next(every_table(title))
        policy = NAMES[share]
        fuzzed(subject_of(title, laid, share, MOST_MOVES), policy, 200, strays=0)
    for number, laid, policy in long_form(title):
        if number % LONG_SHARES == share:
            assert fuzzed(subject_of(title, laid, number + 1000 * SEED, MOST_MOVES), policy).over


# ---- what the fuzzing rests on


def test_covering_rows_hold_every_pair() -> None:
    sizes = [3, 2, 4, 2, 5]
    rows = covering(sizes, 2)
    for one, other in combinations(range(5), 2):
        expected = set(product(range(sizes[one]), range(sizes[other])))
        assert {(row[one], row[other]) for row in rows} == expected
    assert len(rows) < 30


def test_luck_that_is_written_down_refuses_to_pick_from_nothing() -> None:
    luck = Recorded(seeded(1))
    assert luck.pick(1) == 0
    with pytest.raises(LookupError):
        luck.pick(0)
    assert luck.answers == [0]


def test_every_combination_is_there() -> None:
    for title in TITLES:
        tables = list(every_table(title))
        assert len({(laid.seats, *laid.wishes.values()) for laid in tables}) == len(tables)
        for option in title.options:
            assert {laid.wishes[option.name] for laid in tables} == set(option.values)

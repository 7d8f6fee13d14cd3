"""Air conforms: at every size of table, with every option."""

from collections.abc import Callable

import pytest

from esbat.engine.chance import seeded
from esbat.games.air.game import AIR
from esbat.testing.conformance import CHECKS, Subject, conform
from tests.games.air.hidden import another_truth, counts
from tests.samples import sampled

FLAGS = ["bonus_per_set", "several_diplomas", "allow_stop_without_landing", "open_hands", "deposit_again"]
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(seats, {}) for seats in (2, 3, 4, 5)],
    *[(seats, {flag: "true"}) for seats, flag in zip((2, 3, 4, 5, 3), FLAGS, strict=True)],
    *[(seats, {**dict.fromkeys(FLAGS, "true"), "first_player": "1"}) for seats in (2, 3, 4, 5)],
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "wishes"), sampled(TABLES, 4))
def test_air_conforms(seats: int, wishes: dict[str, str], check: Callable[[Subject], None]) -> None:
    seed = seats * 10 + len(wishes)
    check(Subject(AIR, seats, wishes, seed, counts=counts, alike=another_truth, most_moves=2500))


def test_all_at_once() -> None:
    """The one call for a game's author."""
    conform(Subject(AIR, 2, counts=counts, alike=another_truth))


def test_options_tested_are_all_there_are() -> None:
    assert {*FLAGS, "first_player"} == {option.name for option in AIR.options}


def test_imagined_truths_do_differ() -> None:
    """Otherwise looking alike would mean nothing: hands and deck are dealt anew."""
    different = 0
    for number, state in enumerate(Subject(AIR, 3).positions(every=20)):
        truth, imagined = another_truth(state, 0, seeded(number)), state.imagine(0, seeded(number))
        different += truth.numbers() != state.numbers() != imagined.numbers()
    assert different > 5


def test_every_kind_of_question_was_met() -> None:
    """Random plays are worth something only if they come by everywhere."""
    met = set()
    for seats in (2, 5):
        for beside in range(3):
            for state in Subject(AIR, seats).positions(beside=beside):
                question = state.question()
                met.add("over" if question is None else question.name)
    assert met == {"fly", "settle", "cat", "bonus", "diploma", "lay", "over"}

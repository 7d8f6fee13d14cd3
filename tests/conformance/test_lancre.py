"""The witches of Lancre conform: at every size of table, in every variant, with every option."""

from collections.abc import Callable

import pytest

from esbat.engine.box import Pack
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import QUESTIONS
from esbat.testing.conformance import CHECKS, Subject, conform
from tests.games.lancre.hidden import another_truth, counts
from tests.samples import sampled

FLAGS = ["cooperative", "expert", "choose_returns", "open_hands", "elves_at_once"]
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(seats, {}) for seats in (1, 2, 3, 4)],
    *[(seats, {"cooperative": "true"}) for seats in (2, 3, 4)],
    (4, {"expert": "true"}),
    (2, {"choose_returns": "true"}),
    (3, {"cooperative": "true", "open_hands": "true", "expert": "true"}),
    (1, dict.fromkeys(FLAGS, "true")),
    (4, dict.fromkeys(FLAGS, "true")),
]


def witches_everywhere() -> Game:
    """A box in which every card names one of the four witches: the Power of Three is always near."""
    rows = LANCRE.rows()
    for at, row in enumerate(rows["card"]):
        row["power"] = ["granny", "nanny", "magrat", "agnes"][at % 4]
    return LANCRE.boxed(Pack("lancre", "witches everywhere", rows))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "wishes"), sampled([(1, {}), (3, {}), (2, {"open_hands": "true"})], 3))
def test_naming_three_witches_conforms(
    seats: int, wishes: dict[str, str], check: Callable[[Subject], None]
) -> None:
    game = witches_everywhere()
    check(Subject(game, seats, wishes, 40 + seats, counts=counts, alike=another_truth, most_moves=1500))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "wishes"), sampled(TABLES, 4))
def test_lancre_conforms(seats: int, wishes: dict[str, str], check: Callable[[Subject], None]) -> None:
    seed = seats * 10 + len(wishes)
    check(Subject(LANCRE, seats, wishes, seed, counts=counts, alike=another_truth, most_moves=1500))


def test_all_at_once() -> None:
    conform(Subject(LANCRE, 2, counts=counts, alike=another_truth))


def test_options_tested_are_all_there_are() -> None:
    assert set(FLAGS) == {option.name for option in LANCRE.options}


def test_imagined_truths_do_differ() -> None:
    """Otherwise looking alike would mean nothing: hands, piles and looked-at tiles are dealt anew."""
    different = 0
    for number, state in enumerate(Subject(LANCRE, 3).positions(every=20)):
        truth, imagined = another_truth(state, 0, seeded(number)), state.imagine(0, seeded(number))
        different += truth.numbers() != state.numbers() != imagined.numbers()
    assert different > 5


def test_every_kind_of_question_was_met() -> None:
    """Random plays are worth something only if they come by everywhere."""
    met = set()
    subjects = [Subject(LANCRE, seats, wishes) for seats, wishes in TABLES]
    for subject in [*subjects, Subject(witches_everywhere(), 3)]:
        for beside in range(25):
            for state in subject.positions(beside=beside):
                question = state.question()
                met.add("over" if question is None else question.name)
    assert met >= {*QUESTIONS[1 : QUESTIONS.index("phase_one")], "over"}

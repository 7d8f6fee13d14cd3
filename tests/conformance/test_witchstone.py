"""Witchstone conforms: at every size of table, with every option and handicap."""

from collections.abc import Callable, Iterator

import pytest

from esbat.engine.chance import seeded
from esbat.engine.move import verb_of
from esbat.engine.state import State
from esbat.games.witchstone import state as fields
from esbat.games.witchstone.game import WITCHSTONE
from esbat.games.witchstone.moves import VERB_BREAK
from esbat.games.witchstone.names import STEP_SET_UP_NEXT
from esbat.games.witchstone.questions import QUESTIONS
from esbat.testing.conformance import CHECKS, IN_A_SCENE, Subject, conform
from esbat.testing.subject import Scene
from tests.games.witchstone.given import YELLOW, given
from tests.games.witchstone.hidden import another_truth, counts
from tests.samples import sampled

HANDICAPS = {"handicap_1": "3", "handicap_2": "2", "handicap_3": "1", "handicap_4": "none"}
TABLES: list[tuple[int, dict[str, str]]] = [
    *[(seats, {}) for seats in (2, 3, 4)],
    (2, {"handicap_1": "1", "first": "2"}),
    (4, {"private_scrolls": "true", "any_spell": "true", "first": "random"}),
    (3, {**HANDICAPS, "private_scrolls": "true"}),
]


class Careful(Subject):
    """Random plays in which crystals are seldom lifted out: otherwise they never get to the shelves."""

    def positions(self, every: int = 1, beside: int = 0) -> Iterator[State]:
        state = self.new(seeded(self.seed + 7919 * beside))
        chooser = seeded(self.seed * 31 + beside + 1)
        for number in range(self.most_moves):
            if number % every == 0 or not state.acting():
                yield state
            if not state.acting():
                return
            seat = state.mover()
            moves = state.legal(seat)
            kept = [move for move in moves if verb_of(move) != VERB_BREAK]
            offered = kept if kept and chooser.pick(40) else moves
            state.apply(seat, offered[chooser.pick(len(offered))])


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "wishes"), sampled(TABLES, 4))
def test_witchstone_conforms(seats: int, wishes: dict[str, str], check: Callable[[Subject], None]) -> None:
    seed = seats * 10 + len(wishes)
    check(Subject(WITCHSTONE, seats, wishes, seed, counts=counts, alike=another_truth, most_moves=2500))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("seats", "wishes"), sampled([TABLES[1], TABLES[4]], 2))
def test_careful_plays_conform(seats: int, wishes: dict[str, str], check: Callable[[Subject], None]) -> None:
    check(Careful(WITCHSTONE, seats, wishes, 5, counts=counts, alike=another_truth, most_moves=2500))


def test_all_at_once() -> None:
    conform(Subject(WITCHSTONE, 2, counts=counts, alike=another_truth))


def test_options_tested_are_all_there_are() -> None:
    tested = {name for seats, wishes in TABLES for name in wishes}
    assert tested == {option.name for option in WITCHSTONE.options}


def test_imagined_truths_do_differ() -> None:
    """Otherwise looking alike would mean nothing: hands and owl tiles of others are dealt anew."""
    different = 0
    for number, state in enumerate(Subject(WITCHSTONE, 3).positions(every=20)):
        truth, imagined = another_truth(state, 0, seeded(number)), state.imagine(0, seeded(number))
        different += truth.numbers() != state.numbers() != imagined.numbers()
    assert different > 5


def wishing() -> Scene:
    """An empty dark space is seldom met: a witch has just moved past it."""
    play = given().sets(fields.RING, YELLOW, 1).face_up(2, "").has(YELLOW, "pentagram", 1)
    subject = Subject(WITCHSTONE, 2, {}, 3, counts=counts, alike=another_truth)
    return Scene(subject, play.does(YELLOW, "advance").board)


@pytest.mark.parametrize("check", IN_A_SCENE, ids=lambda check: check.__name__)
def test_a_rare_scene_conforms(check: Callable[[Subject], None]) -> None:
    check(wishing())


def test_every_kind_of_question_was_met() -> None:
    """Random plays and laid-out scenes are worth something only if they come by everywhere."""
    met = {next(wishing().positions()).questions()[-1].name}
    for seats, wishes in TABLES:
        for beside in range(12):
            for state in Careful(WITCHSTONE, seats, wishes).positions(beside=beside):
                question = state.question()
                met.add("over" if question is None else question.name)
    asked = {question.name for question in QUESTIONS[1:STEP_SET_UP_NEXT]}
    assert met >= asked | {"over"}

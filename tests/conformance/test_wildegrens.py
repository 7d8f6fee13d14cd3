"""Sorcellerie ! conforms, with every option."""

from collections.abc import Callable

import pytest

from esbat.engine.chance import seeded
from esbat.engine.decision import HIDDEN
from esbat.games.wildegrens.game import WILDEGRENS
from esbat.games.wildegrens.questions import QUESTIONS
from esbat.games.wildegrens.state import Board
from esbat.testing.conformance import CHECKS, IN_A_SCENE, Subject, conform
from esbat.testing.subject import Scene
from esbat.testing.transcript import view_text
from tests.games.wildegrens.given import given
from tests.games.wildegrens.hidden import another_truth, counts
from tests.games.wildegrens.test_missions import won

SUBJECT = Subject(WILDEGRENS, 1, {}, 3, counts=counts, alike=another_truth)

TABLES: list[dict[str, str]] = [
    {},
    {"coven": "starter"},
    {"difficulty": "easy"},
    {"difficulty": "hard", "coven": "starter"},
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_wildegrens_conforms(number: int, check: Callable[[Subject], None]) -> None:
    wishes = TABLES[number]
    check(Subject(WILDEGRENS, 1, wishes, number + 3, counts=counts, alike=another_truth, most_moves=600))


def test_all_at_once() -> None:
    conform(Subject(WILDEGRENS, 1, counts=counts, alike=another_truth))


def test_options_tested_are_all_there_are() -> None:
    assert {name for wishes in TABLES for name in wishes} == {option.name for option in WILDEGRENS.options}


def test_imagined_futures_do_differ() -> None:
    """What lies face down has not been drawn yet: playing on from what one imagines turns up other cards."""
    state = WILDEGRENS.new(1, {"coven": "starter"}, seeded(1))
    mission = next(move for move in state.legal(0) if WILDEGRENS.text(move) == "done")
    shown = set()
    for number in range(12):
        imagined = state.imagine(0, seeded(number))
        imagined.apply(0, mission)
        imagined.apply(0, imagined.legal(0)[0])
        assert isinstance(imagined, Board)
        shown.add(tuple(int(card) for card in imagined.spots))
    assert len(shown) > 5


def restoring() -> Scene:
    """Villagers are seldom brought back: the Mission that does so has just succeeded."""
    return Scene(SUBJECT, won("fever").souls(1, 3).start().board)


@pytest.mark.parametrize("check", IN_A_SCENE, ids=lambda check: check.__name__)
def test_a_rare_scene_conforms(check: Callable[[Subject], None]) -> None:
    check(restoring())


def test_every_kind_of_question_was_met() -> None:
    """Random plays and laid-out scenes are worth something only if they come by everywhere."""
    met = {next(restoring().positions()).questions()[-1].name}
    for beside in range(300):
        for state in Subject(WILDEGRENS, 1, TABLES[beside % 2]).positions(beside=beside):
            question = state.question()
            met.add("over" if question is None else question.name)
    asked = {question.name for question in QUESTIONS if question.shown is not HIDDEN}
    assert met >= asked | {"over"}


def test_what_a_reshuffle_settled_is_dealt_anew_within_its_lot() -> None:
    """Nobody has seen these cards; only which of them came together is known."""
    play = given().hand("jane").at(1, "wolf1* wolf2* hens1* mob1*").papers(0, 1, 5, up=False).start()
    dealt = set()
    for number in range(20):
        truth = another_truth(play.board, 0, seeded(number))
        imagined = play.board.imagine(0, seeded(number))
        for other in (truth, imagined):
            assert isinstance(other, Board)
            assert view_text(other, 0) == view_text(play.board, 0) and counts(other) == counts(play.board)
            assert other.imagine(0, seeded(7)).numbers() == play.board.imagine(0, seeded(7)).numbers()
            dealt.add((tuple(int(card) for card in other.spots), tuple(int(paper) for paper in other.papers)))
    assert len(dealt) > 10

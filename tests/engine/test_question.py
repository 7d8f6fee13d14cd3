"""What those may know of an open question who are not asked: what a game declares, and nothing else."""

from collections.abc import Iterator

import pytest

from esbat.engine.chance import seeded
from esbat.engine.decision import BELOW, HIDDEN, Decision, Shown
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games import SHELF, game
from esbat.games.air import names as air
from esbat.games.air.game import AIR
from esbat.games.air.questions import QUESTIONS
from esbat.games.bal.questions import QUESTIONS as BAL_QUESTIONS
from esbat.games.lancre.questions import QUESTIONS as LANCRE_QUESTIONS
from esbat.games.wildegrens.questions import QUESTIONS as WILDEGRENS_QUESTIONS
from esbat.games.witchstone.questions import QUESTIONS as WITCHSTONE_QUESTIONS
from esbat.testing.subject import Subject
from esbat.words import LANGUAGES, words_for

DECLARED: dict[str, dict[int, Shown]] = {
    "air": {kind: each.shown for kind, each in enumerate(QUESTIONS) if each.shown is not HIDDEN},
    "bal": {kind: each.shown for kind, each in enumerate(BAL_QUESTIONS) if each.shown is not HIDDEN},
    "lancre": {kind: each.shown for kind, each in enumerate(LANCRE_QUESTIONS) if each.shown is not HIDDEN},
    "wildegrens": {
        kind: each.shown for kind, each in enumerate(WILDEGRENS_QUESTIONS) if each.shown is not HIDDEN
    },
    "witchstone": {
        kind: each.shown for kind, each in enumerate(WITCHSTONE_QUESTIONS) if each.shown is not HIDDEN
    },
}
NAMES = ["Agnes", "Mary", "Jeanne", "Rose", "Anne", "Lucie"]


def numbers(question: Decision) -> list[int]:
    return [question.kind, *question.seats, *question.numbers]


def asking_secretly() -> State:
    """Seat 1 is asked something that the game declares nothing about."""
    state = AIR.new(3, {}, seeded(1))
    state.push(air.STEP_SETTLING, 2)
    return state


def test_what_a_game_does_not_declare_is_hidden() -> None:
    state = asking_secretly()
    for eyes in (0, 2, ONLOOKER):
        seen = state.question_for(eyes)
        assert seen is not None
        assert (seen.name, numbers(seen)) == ("", [0])


def test_whoever_is_asked_sees_the_whole_question() -> None:
    mine = asking_secretly().question_for(1)
    assert mine is not None
    assert (mine.name, numbers(mine)) == ("settling", [air.STEP_SETTLING, 1])


def test_the_numbers_of_a_question_have_names() -> None:
    """Whoever is asked has all of them; the others have only those that the game declares open."""
    state = AIR.new(3, {}, seeded(1))
    state.push(air.ASK_LAY, 2, 3, 2, 9, 0)
    mine = state.question_for(1)
    assert mine is not None
    assert mine.named() == {"colour": 3, "left": 2, "witches": 9, "jokers": 0}
    assert mine.number("left") == 2
    assert repr(mine) == "Decision(lay, seats=[1], colour=3, left=2, witches=9, jokers=0)"
    state.push(air.ASK_DIPLOMA, 2, 1, 5)
    theirs = state.question_for(0)
    assert theirs is not None
    assert (theirs.name, theirs.seats, theirs.named()) == ("diploma", [1], {})


@pytest.mark.parametrize(("language", "said"), [("fr", "La table attend."), ("en", "The table is waiting.")])
def test_others_are_told_that_the_table_waits(language: str, said: str) -> None:
    assert words_for(language).question(AIR, asking_secretly(), 0, NAMES) == said


def test_a_field_is_shown_only_if_it_is_named() -> None:
    asked = Decision(3, "wish", [1], ["who", "what", "where", "why"], [5, 6, 7, 8])
    some = asked.as_shown(Shown("wish", numbers=["what", "why"]), [1])
    assert (numbers(some), some.named()) == ([3, 1, 6, 8], {"what": 6, "why": 8})
    other = asked.as_shown(Shown("turn", numbers=["who"]), [])
    assert (numbers(other), other.named()) == ([0, 5], {"who": 5})
    assert numbers(asked.as_shown(HIDDEN, [])) == [0]
    assert numbers(asked) == [3, 1, 5, 6, 7, 8]


def test_a_question_thought_over_in_private_looks_like_the_one_below() -> None:
    state = AIR.new(2, {}, seeded(1))
    before = state.question_for(ONLOOKER)
    state.push(air.ASK_LAY, state.asked(), 3, 2, 9, 9)
    after = state.question_for(ONLOOKER)
    assert before is not None and after is not None
    assert (after.name, numbers(after)) == (before.name, numbers(before))


@pytest.mark.parametrize("code", list(SHELF))
def test_whatever_is_shown_can_be_said(code: str) -> None:
    """And what is the private business of the one asked has no words for the others."""
    fresh = game(code).new(game(code).fewest, {}, seeded(1))
    for language in LANGUAGES:
        voice = words_for(language).about(game(code))
        for kind, shown in DECLARED[code].items():
            asked = f"{code}-question-{fresh.question_name(kind)}"
            assert voice.has(f"{asked}.you")
            if shown is BELOW:
                assert not voice.has(f"{asked}.other")
            else:
                assert voice.has(f"{code}-question-{shown.name}.other")


def met(title: Game, seats: int) -> Iterator[State]:
    for beside in range(3):
        yield from Subject(title, seats).positions(every=3, beside=beside)


@pytest.mark.parametrize("code", list(SHELF))
def test_others_hear_of_every_question(code: str) -> None:
    """Nobody is left with a question that has no name: each kind that is asked is declared."""
    for seats in {game(code).fewest, game(code).most}:
        for state in met(game(code), seats):
            for eyes in range(-1, seats):
                seen = state.question_for(eyes)
                assert (seen is None) == (state.depth == 0)
                if seen is not None:
                    assert seen.name
                    if eyes not in state.acting():
                        assert state.view(eyes).data()["phase"] == seen.name

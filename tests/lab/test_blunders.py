"""Blunders: all bots are asked at the same tables, and what an answer costs is counted from the best."""

import pytest

from esbat.bots.compiled_search import Trial
from esbat.engine.errors import BadSetting
from esbat.lab.blunders import BLUNDER, Judged, costs_of, judge


def tried(move: int, *leads: int) -> Trial:
    trial = Trial(move)
    for lead in leads:
        trial.note(5_000 + lead, 5_000)
    return trial


def test_costs_are_counted_from_the_move_the_judge_would_play() -> None:
    trials = [tried(7, 900, 700), tried(3, 0, 0), tried(5, -400), tried(9, 1_200)]
    assert costs_of(trials) == {7: 0, 3: 800, 5: 1_200, 9: 0}


def test_a_share_of_blunders_has_bounds_even_if_there_were_none() -> None:
    none, some = Judged([0] * 50), Judged([BLUNDER] * 5 + [BLUNDER - 1] * 45)
    assert (none.blunders.value, none.blunders.low) == (0.0, 0.0)
    assert 5 < none.blunders.high < 10
    assert some.blunders.value == 10.0
    assert some.blunders.low < 10 < some.blunders.high
    assert none.mean == 0.0 < some.mean


def test_all_answer_the_same_questions_and_the_same_wish_gives_the_same() -> None:
    once, again = (judge("air", 2, ["novice", "apprentice"], 2, 3, {}) for time in range(2))
    assert {name: len(each.costs) for name, each in once.items()} == {"novice": 2, "apprentice": 2}
    assert [each.costs for each in once.values()] == [each.costs for each in again.values()]


def test_there_must_be_a_question() -> None:
    with pytest.raises(BadSetting):
        judge("air", 2, ["novice"], 0, 3, {})

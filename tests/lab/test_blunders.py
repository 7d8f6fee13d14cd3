"""Blunders: all bots are asked at the same tables, and what an answer costs is counted from the best."""

import pytest

from esbat.bots import bot, mind_of
from esbat.bots.levels import Thinker
from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.games import game
from esbat.lab.blunders import BLUNDER, Judged, costs_of, judge


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("esbat.lab.blunders.AGAIN", 8)


def test_answers_are_held_against_the_judges_at_tables_of_their_own_the_same_for_all() -> None:
    """Whichever of two is the judge's, the other costs as much as the first gains; nobody else matters."""
    crone = bot("air", "crone")
    assert isinstance(crone, Thinker)
    title, state = game("air"), game("air").new(2, {}, seeded(1))
    while len(state.legal(seat := int(state.mover()))) < 3:
        state.apply(seat, state.legal(seat)[0])
    one, two, three = state.legal(seat)[:3]

    def costs(best: int, *answers: int) -> dict[int, int]:
        return costs_of(crone, mind_of(title, state, seat, seeded(5)), best, set(answers))

    assert costs(one, one) == {one: 0}
    assert costs(one, two)[two] == -costs(two, one)[one] != 0
    assert costs(one, two, three) == {one: 0} | costs(one, two) | costs(one, three)


def test_a_share_of_blunders_has_bounds_even_if_there_were_none() -> None:
    none, some = Judged([0] * 50), Judged([BLUNDER] * 5 + [BLUNDER - 1] * 45)
    assert (none.blunders.value, none.blunders.low) == (0.0, 0.0)
    assert 5 < none.blunders.high < 10
    assert some.blunders.value == 10.0
    assert some.blunders.low < 10 < some.blunders.high
    assert none.mean == 0.0 < some.mean


def test_all_answer_the_same_questions_and_the_same_wish_gives_the_same() -> None:
    once, again = (judge("air", 2, ["random", "apprentice"], 2, 3, {}) for time in range(2))
    assert {name: len(each.costs) for name, each in once.items()} == {"random": 2, "apprentice": 2}
    assert [each.costs for each in once.values()] == [each.costs for each in again.values()]


def test_there_must_be_a_question() -> None:
    with pytest.raises(BadSetting):
        judge("air", 2, ["random"], 0, 3, {})

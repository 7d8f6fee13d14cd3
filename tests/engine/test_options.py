"""What a table may decide, and what it may not."""

import importlib

import pytest

from esbat.engine.chance import seeded
from esbat.engine.errors import BadSetting
from esbat.engine.options import NO_YES, OptionFact, settled
from esbat.engine.outcome import Outcome, ranks_by
from esbat.games import SHELF, game

FACTS = [OptionFact("long", ["no", "yes"], "no", ""), OptionFact("cats", ["0", "5"], "5", "")]


def test_wishes_are_granted_and_the_rest_is_as_usual() -> None:
    assert settled(FACTS, {}) == {"long": "no", "cats": "5"}
    assert settled(FACTS, {"cats": "0"}) == {"long": "no", "cats": "0"}


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"short": "yes"}, "unknown-option"),
        ({"cats": "six"}, "bad-option-value"),
        ({"long": ""}, "bad-option-value"),
    ],
)
def test_other_wishes_are_refused(wishes: dict[str, str], key: str) -> None:
    with pytest.raises(BadSetting) as refused:
        settled(FACTS, wishes)
    assert refused.value.key == key and "known" in refused.value.facts


def test_the_shelf_knows_its_games_and_no_others() -> None:
    assert all(game(code).code == code for code in SHELF)
    with pytest.raises(BadSetting) as refused:
        game("earth")
    assert refused.value.key == "unknown-game"


def test_ranks_are_shared_and_skipped() -> None:
    assert ranks_by([(5, 1), (7, 0), (5, 1), (5, 0)]) == [2, 1, 2, 4]
    outcome = Outcome([5, 7, 7], [3, 1, 1], "why", "AIR-083")
    assert outcome.winners() == [1, 2]
    assert outcome.data() == {"scores": [5, 7, 7], "ranks": [3, 1, 1], "reason": "why"}
    assert Outcome([1], [1], "why", "", "witch").data()["grade"] == "witch"


SWITCHES = [
    (code, option.name, place)
    for code in SHELF
    for place, option in enumerate(game(code).options)
    if option.values == NO_YES
]


@pytest.mark.parametrize(("code", "name", "place"), SWITCHES)
def test_the_bit_of_an_option_that_is_on_is_its_place(code: str, name: str, place: int) -> None:
    rules = game(code)
    on, off = (rules.new(rules.most, {name: wish}, seeded(1)) for wish in NO_YES[::-1])
    assert getattr(on, "options") - getattr(off, "options") == 2**place  # noqa: B009
    names = vars(importlib.import_module(f"esbat.games.{code}.names"))
    assert names.get(name.upper(), 2**place) == 2**place

"""Golden plays in which the witches go out in a known order."""

import json

import pytest

from tests.golden.recipes import RECIPES

rule = pytest.mark.rule


def ranks(name: str) -> list[int]:
    recipe = next(recipe for recipe in RECIPES if (recipe.code, recipe.name) == ("bal", name))
    outcome = json.loads(recipe.record_path.read_text(encoding="utf-8").splitlines()[-1])["outcome"]
    return [int(rank) for rank in outcome["ranks"]]


@rule("BAL-062", "BAL-R89")
def test_hunted_from_the_first_seat_on() -> None:
    assert ranks("clockwise") == [6, 5, 4, 3, 2, 1]


@rule("BAL-062", "BAL-R89")
def test_hunted_from_the_last_seat_on() -> None:
    assert ranks("backwards")[2:] == [3, 4, 5]  # the last two hunt each other

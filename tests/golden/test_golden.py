"""Golden plays: whole plays kept as bytes. A difference is a change of the rules, or a mistake."""

import importlib
import json

import pytest

from esbat.games import SHELF
from tests.golden.recipes import FOLDER, RECIPES, Recipe, text_of

recipes = pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: f"{recipe.code}-{recipe.name}")


@recipes
def test_a_kept_play_is_told_byte_for_byte_as_before(recipe: Recipe) -> None:
    """The same in both forms of the code: interpreted and compiled."""
    record = recipe.kept()
    assert record.text().encode() == recipe.record_path.read_bytes()
    assert text_of(record).encode() == recipe.text_path.read_bytes()


@recipes
def test_the_same_players_play_it_again(recipe: Recipe) -> None:
    """Legal lists and luck are as they were, or a chooser would have gone another way."""
    assert recipe.play().text().encode() == recipe.record_path.read_bytes()


@recipes
def test_it_ends_as_it_is_meant_to(recipe: Recipe) -> None:
    outcome = json.loads(recipe.record_path.read_text(encoding="utf-8").splitlines()[-1])["outcome"]
    assert outcome["reason"] == recipe.reason


@pytest.mark.parametrize("code", SHELF)
def test_every_way_of_ending_has_a_golden_play(code: str) -> None:
    reasons = importlib.import_module(f"esbat.games.{code}.names").REASONS
    assert {reason for reason in reasons if reason} == {
        recipe.reason for recipe in RECIPES if recipe.code == code
    }


def test_every_grade_of_a_trial_has_a_golden_play() -> None:
    kept = [recipe.record_path for recipe in RECIPES if recipe.code == "wildegrens"]
    outcomes = [json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["outcome"] for path in kept]
    assert {outcome["grade"] for outcome in outcomes} == {
        "innocent",
        "not-guilty",
        "guilty",
        "evil-reigns",
        "defeat",
    }


def test_a_trial_that_a_card_orders_has_a_golden_play() -> None:
    kept = [recipe.text_path for recipe in RECIPES if recipe.code == "wildegrens"]
    assert any("summoned" in path.read_text(encoding="utf-8") for path in kept)


def test_every_variant_of_lancre_has_one_for_each_size_and_end() -> None:
    """Against each other, for experts, together and alone; together won and lost, alone with each rank."""
    ends: dict[tuple[str, int], set[str]] = {}
    for recipe in (recipe for recipe in RECIPES if recipe.code == "lancre"):
        outcome = recipe.kept().outcome
        assert outcome is not None
        variant = "expert" if "expert" in recipe.wishes else ""
        variant = "together" if "cooperative" in recipe.wishes else variant
        for row in ((variant, recipe.seats), (variant, 0)):
            ends.setdefault(row, set()).add(str(outcome.get("grade", recipe.reason)))
    assert {seats for variant, seats in ends if variant == ""} == {0, 1, 2, 3, 4}
    assert {seats for variant, seats in ends if variant == "together"} == {0, 2, 3, 4}
    lost = {"three-elves", "no-crisis-left"}
    assert ends["", 0] >= lost | {"all-placed"}
    assert ends["", 1] == lost | {"no-aliss-left", "pig-farmer", "witch", "honours"}
    assert ends["expert", 0] == {"all-placed", "no-crisis-left"}
    assert ends["together", 0] == lost | {"no-aliss-left", "saved", "overrun"}
    assert all("saved" in ends["together", seats] for seats in (2, 3, 4))


@pytest.mark.parametrize("code", SHELF)
def test_every_size_of_table_has_one(code: str) -> None:
    sizes = {recipe.seats for recipe in RECIPES if recipe.code == code and not recipe.wishes}
    assert sizes == set(range(SHELF[code].fewest, SHELF[code].most + 1))


@pytest.mark.parametrize("code", SHELF)
def test_every_option_is_used_in_one(code: str) -> None:
    used = {name for recipe in RECIPES if recipe.code == code for name in recipe.wishes}
    assert used == {option.name for option in SHELF[code].options}


@pytest.mark.parametrize("code", SHELF)
def test_every_event_and_every_verb_occurs_somewhere(code: str) -> None:
    """Otherwise the golden plays would not notice a change there."""
    texts = "".join(recipe.text_path.read_text(encoding="utf-8") for recipe in RECIPES if recipe.code == code)
    told = {line.split()[0] for line in texts.splitlines() if line.startswith("  ")}
    assert {fact.name for fact in SHELF[code].events} <= told
    records = "".join(recipe.record_path.read_text(encoding="utf-8") for recipe in RECIPES)
    verbs = {SHELF[code].text(move).split()[0] for move in SHELF[code].all_moves()}
    assert {verb for verb in verbs if f',"{verb}' in records} == verbs


def test_no_play_is_kept_without_a_recipe() -> None:
    kept = {path for ending in ("jsonl", "txt") for path in FOLDER.glob(f"*/*.{ending}")}
    assert kept == {path for recipe in RECIPES for path in (recipe.record_path, recipe.text_path)}

"""Where points come from: whoever looks at a score is told its parts, and they come to the score."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from esbat.engine.facts import Facts
from esbat.explain.asking import explained, kinds, seen_by
from esbat.games import SHELF
from esbat.words import LANGUAGES, words_for
from tests.web.test_examples import NAMES, played, seats_of

pytestmark = pytest.mark.once

PLAYS = 3
# What the parts of a score come to, and the score that is shown.
SUMS: dict[str, Callable[[Any, Any], tuple[int, int]]] = {
    "air": lambda told, zone: (told["books"] + told["extra"], told["points"]),
    "bal": lambda told, zone: (told["own"] + told["captives"], zone["lives"]),
    "lancre": lambda told, zone: (told["small_points"] + told["big_points"] + told["lost"], zone["points"]),
    "witchstone": lambda told, zone: (added(told["parts"]), zone["score"]),
}

# What is named in the sentence.
PARTS = {
    "air": ("books", "owned", "points"),
    "bal": ("lives", "own", "start", "captives", "dead", "taken"),
    "lancre": ("points", "small", "small_points", "big", "big_points", "lost", "alisses"),
    "witchstone": ("score", "parts"),
    "wildegrens": ("persuasion", "known"),
}


def added(parts: str) -> int:
    """The numbers of a list in words, added up."""
    return sum(int(number) for number in re.findall(r"-?\d+", parts.replace("−", "-")))


@pytest.mark.parametrize("code", SUMS)
def test_the_parts_come_to_the_score(code: str) -> None:
    """All along some plays and at their ends, of every seat; there it is the score of the outcome."""
    game, words = SHELF[code], words_for("en")
    parts = set()
    for number in range(PLAYS):
        names = NAMES[: seats_of(game, number)]
        states = played(game, number)
        for state in [*states[:: max(1, len(states) // 12)], states[-1]]:
            view: Facts = state.view(0).data()
            for seat in range(len(names)):
                told = kinds(game)["seat"].facts(seen_by(game, view, words, names), str(seat))
                total, shown = SUMS[code](told, view["seats"][seat])
                assert total == shown
                parts.add(total)
                outcome = state.outcome()
                assert outcome is None or outcome.scores[seat] == shown
    assert len(parts) > 2  # there were points to be had


@pytest.mark.parametrize("code", SHELF)
def test_the_score_and_its_parts_are_said(code: str) -> None:
    """In every language; played alone, each Juror says what is there and what is wanted."""
    game = SHELF[code]
    names = NAMES[: seats_of(game, 1)]
    view: Facts = played(game, 1)[-1].view(0).data()
    for language in LANGUAGES:
        words = words_for(language)
        things = [f"juror:{row['juror']}" for row in view["jury"]] if "jury" in view else ["seat:0", "seat:1"]
        for thing in things:
            told = explained(game, view, words, names, thing).example.replace("−", "-")
            facts = kinds(game)[thing.split(":")[0]].facts(
                seen_by(game, view, words, names), thing.split(":")[1]
            )
            for part in PARTS[code]:
                for number in re.findall(r"-?\d+", str(facts[part])):
                    assert re.search(rf"(?<!\d){number}(?!\d)", told), (thing, part, told)

"""Explain this: whatever can be played is spoken of in the rulebook, and gives an example from the table."""

import random
import re
from importlib import import_module

import pytest

from esbat.engine.chance import seeded
from esbat.games import SHELF
from esbat.rulebook import book
from esbat.table.example import example_of
from esbat.words import LANGUAGES, words_for

PLAYS = 3
BUTTON = "none"
"""What has no thing on the table but a button of its own."""
LUCK_FIRST = {"deck", "dice", "die", "paper"}
"""A draw, a roll or a hidden paper comes first: there is nothing to foretell."""
NAMES = ["Anne", "Marie", "Jeanne"]


def looked_at(code: str, language: str) -> dict[str, list[str]]:
    """What is told about each kind of thing by the legal moves of some plays by chance."""
    game, words, luck = SHELF[code], words_for(language), random.Random(14)
    targets = import_module(f"esbat.web.faces.{code}.targets").targets
    found: dict[str, list[str]] = {}
    for number in range(PLAYS):
        seats = max(game.fewest, min(3, game.most))
        names = NAMES[:seats]
        state = game.new(seats, {}, seeded(number))
        while asked := state.acting():
            seat = asked[0]
            legal = state.legal(seat)
            move = luck.choice(legal)
            events = example_of(game, state, seat, move)
            told = " ".join(words.event(game, event, seat, names) or "" for event in events)
            for target in targets(game, move, state.view(seat).data()):
                found.setdefault(target.split(":")[0], []).append(told.strip())
            state.apply(seat, move)
    found.pop(BUTTON, None)
    return found


@pytest.mark.parametrize("code", SHELF)
def test_every_kind_of_thing_has_its_chapter_and_an_example_in_numbers(code: str) -> None:
    found = looked_at(code, LANGUAGES[0])
    things = {thing for chapter in book(code).chapters for thing in chapter.things}
    assert found.keys() <= things, sorted(found.keys() - things)
    said = {kind: [text for text in told if text] for kind, told in found.items()}
    assert [kind for kind, told in said.items() if not told and kind not in LUCK_FIRST] == []
    assert any(re.search(r"\d", text) for told in said.values() for text in told)

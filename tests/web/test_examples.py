"""Explain this: any thing on a table says what it does, an example in its numbers, and at least one rule."""

import random
import re
from collections.abc import Iterator
from importlib import import_module

import pytest

from esbat.engine.chance import seeded
from esbat.engine.facts import Facts
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.explain import Explanation, explained, looked_for, things
from esbat.games import SHELF
from esbat.rulebook import book
from esbat.table.example import example_of
from esbat.words import LANGUAGES, words_for

pytestmark = pytest.mark.once

PLAYS = 3
MOMENTS = 7
"""Looked at in each play, spread over all of it."""
BUTTON = "none"
"""What has no thing on the table but a button of its own."""
NAMES = ["Anne", "Marie", "Jeanne", "Tiphaine"]


def seats_of(game: Game, number: int) -> int:
    """As few as can be, as many, and something between."""
    most = min(game.most, len(NAMES))
    return (game.fewest, most, (game.fewest + most) // 2)[number % 3]


def played(game: Game, number: int) -> list[State]:
    """Every position of a play by chance."""
    luck = random.Random(number)
    state = game.new(seats_of(game, number), {}, seeded(number))
    found = [state.clone()]
    while asked := state.acting():
        seat = luck.choice(asked)
        state.apply(seat, luck.choice(state.legal(seat)))
        found.append(state.clone())
    return found


def positions(game: Game) -> Iterator[tuple[Facts, list[str]]]:
    """What is seen at some moments of several plays, by whoever is asked or not, and by onlookers."""
    for number in range(PLAYS):
        states = played(game, number)
        step = max(1, len(states) // MOMENTS)
        for at, state in enumerate([*states[::step], states[-1]]):
            seats = seats_of(game, number)
            eyes = ONLOOKER if at % 4 == 3 else at % seats
            yield (state.view(eyes).data(), NAMES[:seats])


@pytest.mark.parametrize("code", SHELF)
def test_everything_on_a_table_has_effect_example_and_rules(code: str) -> None:
    """Whatever can be looked at, at any moment, whoever looks, in every language."""
    game, rules = SHELF[code], {row.id for row in book(code).rules}
    for view, names in positions(game):
        for language in LANGUAGES:
            words = words_for(language)
            for thing in things(game, view, words, names):
                told = explained(game, view, words, names, thing)
                assert told.name and told.effect.strip(), thing
                assert re.search(r"\d", told.example), (thing, told.example)
                assert told.rules and set(told.rules) <= rules, (thing, told.rules)
                assert not re.search(r"\{|\$|\bnone\b|\bNone\b", told.example), told


@pytest.mark.parametrize("code", SHELF)
def test_whatever_a_move_names_can_be_looked_at(code: str) -> None:
    """Its kind has a chapter in the rulebook, too; and something is foretold of a kind, unless it is luck."""
    game, words, luck = SHELF[code], words_for(LANGUAGES[0]), random.Random(14)
    targets = import_module(f"esbat.web.faces.{code}.targets").targets
    chapters = {thing for chapter in book(code).chapters for thing in chapter.things}
    state = game.new(seats_of(game, 0), {}, seeded(14))
    foretold = 0
    while asked := state.acting():
        seat, view = asked[0], state.view(asked[0]).data()
        known = set(things(game, view, words, NAMES))
        legal = state.legal(seat)
        named = {target for move in legal for target in targets(game, move, view)} - {BUTTON}
        assert named <= known, sorted(named - known)
        assert {target.split(":")[0] for target in named} <= chapters
        move = luck.choice(legal)
        foretold += bool(example_of(game, state, seat, move))
        state.apply(seat, move)
    assert foretold


@pytest.mark.parametrize("code", SHELF)
def test_two_truths_that_look_alike_are_explained_alike(code: str) -> None:
    """Nobody learns anything from asking: an imagined table gives every answer of the true one."""
    game, words = SHELF[code], words_for(LANGUAGES[0])
    for state in played(game, 1)[10::60]:
        seen, dreamt = (each.view(0).data() for each in (state, state.imagine(0, seeded(2))))
        for thing in things(game, seen, words, NAMES):
            told = [explained(game, view, words, NAMES, thing) for view in (seen, dreamt)]
            assert told[0] == told[1]


def test_things_are_found_by_words_of_their_names() -> None:
    game, words = SHELF["air"], words_for("en")
    view = game.new(2, {}, seeded(1)).view(0).data()

    def names(typed: str) -> list[str]:
        return [told.name for told in looked_for(game, view, words, NAMES, typed)]

    assert names("deck") == names("The DECK") == ["The deck"]
    assert names("green col") == ["The green column"]
    assert len(names("")) == len(things(game, view, words, NAMES))
    assert names("nothing of the kind") == []


def test_examples_count_what_lies_there() -> None:
    """Numbers that can be counted by hand, one of each game."""
    words = words_for("en")

    def told(code: str, thing: str, seats: int = 3) -> Explanation:
        state = SHELF[code].new(seats, {}, seeded(3))
        return explained(SHELF[code], state.view(0).data(), words, NAMES, thing)

    assert "75 cards are left. Of the 75 cards that may come, 0 are too low" in told("air", "deck").example
    assert told("bal", "coffer:1").example.startswith("10 living Crapzouilles, 0 of them prisoners; 0 dead.")
    assert told("lancre", "boxes").example == "24 left, one a turn: with 3 of you, 8 more each at most."
    assert told("witchstone", "place:stone").example.startswith(
        "0 witches here. The next would bring 2 + 5 = 7"
    )
    assert told("wildegrens", "failures", 1).example == "0 of 2."

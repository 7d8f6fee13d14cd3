"""Nobody reads a code: in what is offered, asked and told, every thing has its name, in every game.

A code (`igor1`, `c3`, `no-crisis-left`) is put into words by CARD or by a choice, never printed as it is.
What is written without letters (a die's face) is no code, but a cell by its two numbers is.
"""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from esbat.engine.chance import seeded
from esbat.engine.event import Event
from esbat.engine.game import Game
from esbat.engine.holds import FLAG, NUMBER, SEAT
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.games import SHELF
from esbat.testing.subject import chosen, heard
from esbat.words import LANGUAGES, words_for
from tests.words.ftl import whole

PLAYS = 6
NAMES = ["Agnès", "Béa", "Clara", "Dora", "Emma", "Flora"]
PLAIN = (NUMBER, SEAT, FLAG)
PARTS = ("", ".you", ".at_you", ".brief", ".hidden")
WORD = re.compile(r"[\w-]+")
CELL = re.compile(r"-?\d,-?\d|\b[A-Za-z][1-8]\b")
"""A place by its coordinates, or by a letter and a number."""


Bare = set[tuple[str, frozenset[str]]]
"""Facts printed as they are, each with the values for which something else is said there."""


def printed(catalogue: dict[str, ast.Pattern], key: str) -> Bare:
    """What a message prints bare, itself or through others: neither by CARD nor by a choice."""
    found: Bare = set()

    def look(expression: object, settled: dict[str, frozenset[str]]) -> None:
        if isinstance(expression, ast.Placeable):
            look(expression.expression, settled)
        elif isinstance(expression, ast.VariableReference):
            name = expression.id.name
            found.add((name, settled.get(name, frozenset())))
        elif isinstance(expression, ast.SelectExpression):
            names = [
                variant.key.name for variant in expression.variants if isinstance(variant.key, ast.Identifier)
            ]
            chooser = expression.selector
            by = chooser.id.name if isinstance(chooser, ast.VariableReference) else ""
            for variant in expression.variants:
                read(variant.value, settled | {by: frozenset(names)})
        elif isinstance(expression, ast.MessageReference):
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            read(catalogue[expression.id.name + attribute], settled)

    def read(pattern: ast.Pattern, settled: dict[str, frozenset[str]]) -> None:
        for element in pattern.elements:
            look(element, settled)

    read(catalogue[key], {})
    return found


def shows(bare: Bare, name: str, text: str) -> bool:
    """Would this value of this fact be printed as it is?"""
    return lettered(text) and any(fact == name and text not in settled for fact, settled in bare)


def lettered(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def plays(game: Game) -> Iterator[tuple[State, list[Event], int]]:
    """Random plays at tables of every size: each position, what has just happened, and the seats."""
    for beside in range(PLAYS):
        seats = game.fewest + beside % (game.most - game.fewest + 1)
        state, chooser = game.new(seats, {}, seeded(31 * beside + seats)), seeded(beside + 1)
        yield state, [], seats
        while state.acting():
            yield state, heard(state, *chosen(state, chooser)), seats


@pytest.mark.parametrize("code", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_prints_a_code(language: str, code: str) -> None:
    """Facts by facts: whatever a move or an event holds, where its message would print it bare."""
    game, catalogue = SHELF[code], whole(language)
    raw = {key: printed(catalogue, key) for key in catalogue if key.startswith(f"{code}-")}
    for move in game.all_moves():
        verb, arguments = game.parts(move)
        for name, holds, value in arguments:
            text = "" if holds in PLAIN else game.field_text(holds, value)
            assert not shows(raw[f"{code}-move-{verb}"], name, text), f"{verb} prints its {name}: {text}"
    for _, events, _ in plays(game):
        for event in events:
            fact = game.events[event.kind]
            for field, value in zip(fact.fields, event.numbers()[1:], strict=False):
                text = "" if field.holds in PLAIN else game.field_text(field.holds, value)
                for key in (f"{code}-event-{fact.name}{part}" for part in PARTS):
                    assert not shows(raw.get(key, set()), field.name, text), f"{key} prints {text}"


@pytest.mark.once
@pytest.mark.parametrize("code", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_play_shows_a_code(language: str, code: str) -> None:
    """Sentence by sentence: what is offered, asked and told in random plays, to everybody who looks."""
    game, words = SHELF[code], words_for(language)
    codes = codes_of(game) - ordinary(language)
    assert codes
    offered: set[tuple[int, int]] = set()  # to so many seats, which moves: they are always worded alike
    for state, events, seats in plays(game):
        names = NAMES[:seats]
        said = [words.question(game, state, eyes, names) for eyes in range(ONLOOKER, seats)]
        new = {(seats, move) for seat in state.acting() for move in state.legal(seat)} - offered
        offered |= new
        said += [words.move(game, move, names) for _, move in new]
        for event in events:
            told = [words.event(game, event, eyes, names) for eyes in (ONLOOKER, 0, seats - 1)]
            said += [line for line in told if line]
        for line in said:
            assert not codes & set(WORD.findall(line)), line
            assert not CELL.search(line), line
    for line in words.outcome(game, state, names):
        assert not codes & set(WORD.findall(line)), line


def codes_of(game: Game) -> set[str]:
    """Every code that a move can name."""
    named = [game.parts(move)[1] for move in game.all_moves()]
    texts = {game.field_text(holds, value) for row in named for _, holds, value in row if holds not in PLAIN}
    return {text for text in texts if lettered(text)}


def ordinary(language: str) -> set[str]:
    """Words that are written in the catalogues: where a code is one of them, nobody could tell."""
    found: set[str] = set()
    for pattern in whole(language).values():
        for node in literal(pattern):
            found |= set(WORD.findall(node))
    return found


def literal(pattern: ast.Pattern) -> Iterator[str]:
    """All that stands in a pattern as it is."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from literal(variant.value)

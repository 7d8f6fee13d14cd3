"""The catalogues of all languages say the same things, and everything the code asks of them."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import esbat
from esbat.engine.box import USUAL
from esbat.engine.event import Event
from esbat.engine.holds import SEAT
from esbat.games import SHELF
from esbat.words import LANGUAGES, words_for
from tests.words.ftl import EVERY, FILES, FOLDER, patterns, variables, whole

pytestmark = pytest.mark.once

SOURCES = sorted(Path(esbat.__file__).parent.rglob("*.py"))
ERRORS = {"BadText": 0, "BadSetting": 0, "EsbatError": 0, "Refusal": 1}
"""Which argument of each is the key; its facts come next."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_all_languages_have_the_same_messages_with_the_same_facts(language: str, file: str) -> None:
    own, usual = patterns(language, file), patterns(USUAL, file)
    assert own.keys() == usual.keys()
    for key in own:
        assert variables(whole(language), key) == variables(whole(USUAL), key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_files(language: str) -> None:
    names = [sorted(path.name for path in (FOLDER / code).iterdir()) for code in (language, USUAL)]
    assert names[0] == names[1] and "language.json" in names[0]


@cache
def asked_for() -> list[tuple[str, set[str] | None]]:
    """Every key written out in the code, with the names of its facts where those are written out too."""
    return list(keys_in_the_code())


def keys_in_the_code() -> Iterator[tuple[str, set[str] | None]]:
    """The same, one source file after another."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say" and node.args and "words" in ast.dump(node.func):
                keywords = [keyword.arg for keyword in node.keywords]
                facts = None if None in keywords else {str(keyword) for keyword in keywords}
                yield from constants(node.args[0], facts)
            elif name in ERRORS and len(node.args) == ERRORS[name] + 2:
                given = node.args[ERRORS[name] + 1]
                facts = dict_names(given) if isinstance(given, ast.Dict) else None
                yield from constants(node.args[ERRORS[name]], facts)


def constants(key: ast.expr, facts: set[str] | None) -> Iterator[tuple[str, set[str] | None]]:
    """The key or, where the code chooses between two, both."""
    if isinstance(key, ast.IfExp):
        yield from constants(key.body, facts)
        yield from constants(key.orelse, facts)
    elif isinstance(key, ast.Constant) and isinstance(key.value, str):
        yield (key.value, facts)


def dict_names(given: ast.Dict) -> set[str]:
    return {str(name.value) for name in given.keys if isinstance(name, ast.Constant)}


@pytest.mark.source
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_its_message_and_gives_it_the_facts_it_needs(language: str) -> None:
    catalogue = whole(language)
    keys = list(asked_for())
    assert len(keys) > 100
    for key, facts in keys:
        assert key in catalogue, key
        if facts is not None:
            assert variables(catalogue, key) <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_nothing_uses_what_the_two_runtimes_disagree_on(language: str, file: str) -> None:
    assert "ordinal" not in (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", EVERY)
def test_typography(language: str, file: str) -> None:
    """What a language says it never writes; in French, say, an ordinary space before high punctuation."""
    text = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8")
    said = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    said = re.sub(r"NUMBER\([^)]*\)", "", said).replace("Nuts!", "")  # no sentence; a publisher's name
    never = json.loads((FOLDER / language / "language.json").read_text(encoding="utf-8"))["never"]
    assert never
    for pattern in never:
        assert not re.search(pattern, said, re.MULTILINE), pattern


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_nobody_shouts(language: str, file: str) -> None:
    """No exclamation marks but in names."""
    lines = (FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "!" in line and ".title" not in line] == []


@pytest.mark.parametrize("code", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_of_themselves_by_name(language: str, code: str) -> None:
    """Whoever acts is told what they did, and whom it befalls what befell them: as "you", everywhere."""
    game, words = SHELF[code], words_for(language)
    names = ["Agnès", "Béa", "Clara", "Dora", "Emma", "Flora"]
    for fact in game.events:
        kinds = [field.holds for field in fact.fields]
        for place in [at for at, holds in enumerate(kinds[:2]) if holds == SEAT]:
            numbers = [0 if at == place else 1 if at == 1 - place else 2 for at in range(4)]
            event = Event(game.events.index(fact), *numbers)
            try:
                told = words.event(game, event, numbers[place], names)
            except (IndexError, ValueError, KeyError):
                continue  # these numbers name nothing of this game
            assert told is None or names[numbers[place]] not in told.replace("’", " "), told


def beginnings(pattern: fluent.Pattern) -> Iterator[str]:
    """How a message may begin, where it does not begin with something named."""
    first = pattern.elements[0]
    if isinstance(first, fluent.TextElement):
        yield first.value
    elif isinstance(first.expression, fluent.SelectExpression):
        for variant in first.expression.variants:
            yield from beginnings(variant.value)


@pytest.mark.parametrize("code", SHELF)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_a_whole_sentence(language: str, code: str) -> None:
    """It begins with a capital, and whoever is asked reads an order or a question, to its stop."""
    asked = {key: said for key, said in patterns(language, code).items() if f"{code}-question-" in key}
    assert len(asked) > 5
    for key, said in asked.items():
        assert all(begins[0].isupper() for begins in beginnings(said)), key

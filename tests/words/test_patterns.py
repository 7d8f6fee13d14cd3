"""Messages filled in quickly say what Fluent itself says, and leave to it what they do not know."""

import random

import pytest

from esbat.words.catalogue import Catalogue, catalogue
from esbat.words.language import LANGUAGES
from esbat.words.patterns import Unusual
from esbat.words.sentences import Sentences

FACTS = (0, 1, 2, 5, 17, 999, "one", "other", "two", "yes", "no", "hidden", "none", "K7", "W", "0,1", "Agnès")
STRANGE = (1000, 12345, -3, 0.5, "x" * 3000)


def by_fluent(sentences: Sentences, key: str, facts: dict[str, str | int | float]) -> str | None:
    """What the general machinery says; None if it finds something wrong."""
    try:
        return sentences.said_by_fluent(key, facts)
    except KeyError:
        return None


def keys(words: Catalogue) -> list[tuple[Sentences, str]]:
    """All that can be said: messages, and attributes as `message.attribute`."""
    found: list[tuple[Sentences, str]] = []
    for sentences in (words.common, *words.games.values()):
        for name in sorted({name for layer in sentences.layers for name in layer if name[0] != "-"}):
            message = sentences.message(name)
            if message is not None and words.sentences_for(name) is sentences:
                own = [name, *(f"{name}.{each.id.name}" for each in message.attributes)]
                found += [(sentences, key) for key in own if words.has(key)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_filled_in_as_fluent_does(language: str) -> None:
    words, luck = catalogue(language), random.Random(3)
    quick = 0
    for sentences, key in keys(words):
        named = sorted(words.mentions(key) or ())
        for _ in range(4):
            facts: dict[str, str | int | float] = {name: luck.choice(FACTS) for name in named}
            try:
                said = sentences.patterns.said(key, facts)
            except Unusual:
                continue
            quick += 1
            assert said == by_fluent(sentences, key, facts), (key, facts)
    assert quick > 10_000


def test_almost_every_message_is_filled_in_quickly() -> None:
    """What counts with wishes of its own is left to Fluent."""
    words = catalogue("en")
    slow = {key for sentences, key in keys(words) if sentences.patterns.make(key) is None}
    assert len(slow) < 5, slow


@pytest.mark.parametrize("strange", STRANGE)
def test_strange_facts_are_left_to_fluent(strange: str | float) -> None:
    """Large numbers are written as the language does it; what is too long is refused as before."""
    words = catalogue("fr")
    facts: dict[str, str | int | float] = {"first": strange, "last": "B"}
    with pytest.raises(Unusual):
        words.common.patterns.said("list-and", facts)
    told = by_fluent(words.common, "list-and", facts)
    if told is None:
        with pytest.raises(KeyError):
            words.say("list-and", {**facts})
    else:
        assert words.say("list-and", {**facts}) == told


def test_what_is_missing_is_an_error() -> None:
    words = catalogue("en")
    with pytest.raises(KeyError, match="no message"):
        words.say("there-is-no-such-thing", {})
    with pytest.raises(KeyError, match="last"):
        words.say("list-and", {"first": "A"})

"""Sentences are parsed one by one, when they are asked for: what is found is what a whole file would give."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Term

from esbat.words.language import FOLDER
from esbat.words.sentences import Entry, Sentences, parsed, texts

pytestmark = pytest.mark.once

FILES = sorted(FOLDER.glob("*/*.ftl"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_falls_apart_into_its_entries(path: Path) -> None:
    """Each by its name, and none cut short: parsed alone it is what it is in the whole file."""
    whole = {
        f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name: entry
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, (Message, Term))
    }
    apart = texts(path)
    assert list(apart) == list(whole)
    for name, text in apart.items():
        alone = [entry for entry in FluentResource(text).body if isinstance(entry, (Message, Term))]
        assert len(alone) == 1
        assert alone[0].equals(whole[name], ignored_fields=["span", "comment"]), name


@pytest.fixture
def few(tmp_path: Path) -> Sentences:
    path = tmp_path / "few.ftl"
    path.write_text(
        "-house = Esbat\n"
        "one = { $count } at { -house }\n"
        "two = { one }, and { $name }\n"
        "    .aside = { two } for { $whom }\n"
        "round = { about }\n"
        "about = { round } { $way }\n"
        "one = never\n"
        "none = { nobody }\n",
        encoding="utf-8",
    )
    return Sentences("en", [texts(path)], None)


def test_what_a_sentence_borrows_from_comes_along(few: Sentences) -> None:
    assert few.has("two") and few.has("two.aside") and not few.has("two.other")
    said, errors = few.bundle.format_pattern(
        few.bundle.get_message("two").attributes["aside"], {"count": 3, "name": "Bea", "whom": "us"}
    )
    assert (said, errors) == ("3 at Esbat, and Bea for us", [])
    assert set(few.known) == {"two", "one", "-house"}, "and nothing else is parsed"


def test_facts_are_mentioned_through_what_is_borrowed(few: Sentences) -> None:
    assert few.mentions("one") == frozenset({"count"})
    assert few.mentions("two") == frozenset({"count", "name", "whom"})
    assert few.mentions("two", "aside") == frozenset({"count", "name", "whom"})
    assert few.mentions("round") == frozenset({"way"}), "a circle ends"
    assert few.mentions("none") == frozenset()
    assert few.mentions("nobody") is None and few.mentions("one", "aside") is None
    assert not few.has("nobody")


def test_an_entry_is_parsed_once(few: Sentences) -> None:
    text = few.text("one")
    assert text is not None and isinstance(few.entry("one"), Entry)
    assert few.entry("one") is parsed(text)

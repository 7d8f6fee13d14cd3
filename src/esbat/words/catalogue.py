"""The messages of one language: one bundle for all that is common, and one more for each game.

A game's bundle holds the common messages too, and its function `CARD` knows how that game names a card.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from esbat.engine.facts import Facts
from esbat.words.language import FOLDER, joints

COMMON: Final = (
    "common",
    "cli",
    "terminal",
    "server",
    "learn",
    "lessons",
    "puzzles",
    "coach",
    "glossary",
    "places",
    "about",
    "explain",
)
"""Files that belong to no game's own bundle, and so do `lessons-<code>`, `places-<code>` and the like."""
PAGE: Final = "web"
"""The page's own file, which only the page reads, and so are `web-<code>`; any other file is a game's."""
CELL: Final = re.compile(r"(-?\d+),(-?\d+)")
"""A cell of a hexagon, by its two numbers: nobody reads those."""


class Catalogue:
    """Finds and fills in messages."""

    def __init__(self, language: str, folder: Path, names: dict[str, str] | None = None) -> None:
        paths = sorted(path for path in folder.glob("*.ftl") if path.stem.partition("-")[0] != PAGE)
        files = {path.stem: resource(path) for path in paths}
        shared = [own for name, own in files.items() if is_common(name)]
        self.language = language
        self.names = names or {}  # what a pack calls its printed things
        self.joints = joints(folder)
        self.common = bundle(language, shared, None)
        self.games = {
            code: bundle(language, [*shared, own], self.carder(code))
            for code, own in files.items()
            if not is_common(code)
        }
        self.mentions = mentions(list(files.values()))
        # A sentence is the same as long as the facts it mentions are: servers say them over and over.
        self.filled = lru_cache(maxsize=20_000)(self.fill)

    def carder(self, code: str) -> Callable[[object], str]:
        """The function CARD of a game's messages."""
        return lambda card: self.card(code, str(card))

    def card(self, code: str, card: str) -> str:
        """A card's code in words: its letters and its number are told apart for the message."""
        if card in self.names:
            return self.names[card]
        if found := CELL.fullmatch(card):
            return self.say(f"{code}-cell", {"at": f"c{found[1]}_{found[2]}"})
        kind = card.rstrip("0123456789")
        value = card[len(kind) :]
        numbered = f"{code}-numbered"  # what goes with a thing that the pack has named
        if kind in self.names and value and self.has(numbered):
            return self.say(numbered, {"name": self.names[kind], "value": value})
        return self.say(f"{code}-card", {"code": card, "kind": kind, "value": value})

    def has(self, key: str) -> bool:
        """Is there a message (or an attribute `message.attribute`) with this key?"""
        name, _, attribute = key.partition(".")
        found = self.bundle_for(name)
        if not found.has_message(name):
            return False
        message = found.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, facts: dict[str, object]) -> str:
        """The message filled in; KeyError if there is none, or if it lacks a fact."""
        named = self.mentions.get(key, ())
        given = [(name, speakable(facts[name])) for name in named if name in facts]
        return self.filled(key, tuple((name, type(fact), fact) for name, fact in given))

    def fill(self, key: str, facts: tuple[tuple[str, type, str | int | float], ...]) -> str:
        """The same, from the facts that the message mentions."""
        if not self.has(key):
            raise KeyError(f"no message {key} in {self.language}")
        name, _, attribute = key.partition(".")
        found = self.bundle_for(name)
        message = found.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = found.format_pattern(pattern, {name: fact for name, _, fact in facts})
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        text = str(said)
        for joint, instead in self.joints:
            text = joint.sub(instead, text)
        return text

    def bundle_for(self, name: str) -> FluentBundle:
        return self.games.get(name.partition("-")[0], self.common)


def is_common(file: str) -> bool:
    return file.partition("-")[0] in COMMON


class Mentions(Visitor):
    """Collects the facts a message mentions, and the messages it borrows from."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def mentions(resources: list[Resource]) -> dict[str, frozenset[str]]:
    """The facts that each message or attribute mentions, itself or through those it borrows from."""
    found: dict[str, Mentions] = {}
    for entry in (entry for resource in resources for entry in resource.body):
        if isinstance(entry, Message):
            found.setdefault(entry.id.name, Mentions()).visit(entry)
            for attribute in entry.attributes:
                found.setdefault(f"{entry.id.name}.{attribute.id.name}", Mentions()).visit(attribute)
    # As often as messages borrow from messages that borrow.
    for _ in range(3):
        for seen in found.values():
            for other in seen.messages & found.keys():
                seen.facts |= found[other].facts
    return {name: frozenset(seen.facts) for name, seen in found.items()}


def bundle(language: str, resources: list[Resource], carder: Callable[[object], str] | None) -> FluentBundle:
    """A bundle of these files. Isolating marks are left out: they would litter terminals and records."""
    functions: Facts = {} if carder is None else {"CARD": carder}
    made = FluentBundle([language], functions=functions, use_isolating=False)
    for entry in resources:
        made.add_resource(entry)
    return made


@cache
def resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, FOLDER / language)


def speakable(fact: object) -> str | int | float:
    """A fact as Fluent takes it: words and numbers; yes and no for what is true or false."""
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return fact if isinstance(fact, (str, int, float)) else str(fact)


def tidy(text: str) -> str:
    """One line without double spaces: what choices inside a message may have left. No-break spaces stay."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")

"""The sentences of some files, each parsed when it is first asked for.

A language has thousands of them, and whoever starts a command or a server says a few dozen at first: to parse
all would take longer than everything else that is loaded.
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, MessageReference, TermReference, VariableReference
from fluent.syntax.visitor import Visitor

from esbat.engine.facts import Facts
from esbat.words.patterns import Patterns, Unusual

BEGINS: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: whatever goes on is indented, or closes what is open."""

Texts = dict[str, str]
"""Entries as they are written, by their names; those of terms begin with a dash."""


@cache
def texts(path: Path) -> Texts:
    """The entries of a file; of two that are named alike the first counts."""
    text = path.read_text(encoding="utf-8")
    begins = list(BEGINS.finditer(text))
    ends = [found.start() for found in begins[1:]] + [len(text)]
    found: Texts = {}
    for beginning, end in zip(begins, ends, strict=True):
        found.setdefault(beginning[1], text[beginning.start() : end])
    return found


class Mentions(Visitor):
    """Collects the facts an entry mentions, and the entries it borrows from."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.terms.add(f"-{node.id.name}")
        self.generic_visit(node)  # what it is given may mention facts


class Entry:
    """One message or term: its resource, and what it and each of its attributes mention."""

    def __init__(self, text: str) -> None:
        self.resource = FluentResource(text)
        self.whole = Mentions()
        self.attributes: dict[str, Mentions] = {}
        self.whole.visit(self.resource)
        self.message = next((each for each in self.resource.body if isinstance(each, Message)), None)
        for attribute in [] if self.message is None else self.message.attributes:
            self.attributes.setdefault(attribute.id.name, Mentions()).visit(attribute)


parsed: Final = cache(Entry)
"""An entry is parsed once, however many games and packs say it."""


class Sentences:
    """A bundle of Fluent that takes in an entry, and what that borrows from, when it is first asked for."""

    def __init__(self, language: str, layers: list[Texts], carder: Callable[[object], str] | None) -> None:
        functions: Facts = {} if carder is None else {"CARD": carder}
        # Isolating marks are left out: they would litter terminals and records.
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.language = language
        self.layers = layers
        self.known: dict[str, Entry] = {}
        self.patterns = Patterns(language, self.message, carder)

    def has(self, key: str) -> bool:
        """Is there such a message, or such an attribute of it (`message.attribute`)?"""
        name, _, attribute = key.partition(".")
        message = self.message(name)
        if message is None:
            return False
        if attribute:
            return any(each.id.name == attribute for each in message.attributes)
        return message.value is not None

    def said(self, key: str, facts: dict[str, str | int | float]) -> str:
        """The message filled in: quickly if it can be; KeyError if it cannot be at all."""
        try:
            return self.patterns.said(key, facts)
        except Unusual:
            return self.said_by_fluent(key, facts)

    def said_by_fluent(self, key: str, facts: dict[str, str | int | float]) -> str:
        """The same by the general machinery, which knows all that may stand in a message."""
        if not self.has(key):
            raise KeyError(f"no message {key} in {self.language}")
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise KeyError(f"{key} in {self.language}: {errors[0]}")
        return str(said)

    def message(self, name: str) -> Message | None:
        """This message, as it was parsed."""
        entry = self.entry(name)
        return None if entry is None else entry.message

    def entry(self, name: str) -> Entry | None:
        """This message or term; all that it takes is in the bundle from now on."""
        known = self.known.get(name)
        if known is not None:
            return known
        found: dict[str, Entry] = {}
        waiting = [name]
        while waiting:
            wanted = waiting.pop()
            text = self.text(wanted)
            if text is not None and wanted not in found:
                found[wanted] = parsed(text)
                waiting += found[wanted].whole.messages | found[wanted].whole.terms
        for each in found.values():
            self.bundle.add_resource(each.resource)
        self.known |= found  # last: another thread may already say them
        return found.get(name)

    def text(self, name: str) -> str | None:
        return next((layer[name] for layer in self.layers if name in layer), None)

    def mentions(self, name: str, attribute: str = "") -> frozenset[str] | None:
        """The facts it mentions, itself or through what it borrows from; None if there is no such thing."""
        entry = self.entry(name)
        own = entry and (entry.attributes.get(attribute) if attribute else entry.whole)
        if not own:
            return None
        facts, waiting = set(own.facts), list(own.messages)
        borrowed: set[str] = set()
        while waiting:
            other = waiting.pop()
            lent = self.entry(other)
            if lent is not None and other not in borrowed:
                borrowed.add(other)
                facts |= lent.whole.facts
                waiting += lent.whole.messages
        return frozenset(facts)

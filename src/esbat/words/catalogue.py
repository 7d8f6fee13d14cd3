"""The messages of one language: one bundle for all that is common, and one more for each game.

A game's bundle holds the common messages too, and its function `CARD` knows how that game names a card.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from esbat.words.language import FOLDER, joints

if TYPE_CHECKING:
    from esbat.words.sentences import Sentences, Texts

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
        # Fluent is loaded when somebody speaks: bots only think, and start in two thirds of the time.
        from esbat.words.sentences import Sentences, texts

        paths = sorted(path for path in folder.glob("*.ftl") if path.stem.partition("-")[0] != PAGE)
        files = {path.stem: texts(path) for path in paths}
        shared: Texts = {}
        for name, own in files.items():
            if is_common(name):
                shared = own | shared  # of two that are named alike the first counts
        self.language = language
        self.names = names or {}  # what a pack calls its printed things
        self.joints = joints(folder)
        self.common = Sentences(language, [shared], None)
        self.games = {
            code: Sentences(language, [shared, own], self.carder(code))
            for code, own in files.items()
            if not is_common(code)
        }
        self.mentioned: dict[str, frozenset[str] | None] = {}
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
        return self.sentences_for(key).has(key)

    def mentions(self, key: str) -> frozenset[str] | None:
        """The facts that this message or attribute mentions; None if there is no such thing."""
        if key not in self.mentioned:
            name, _, attribute = key.partition(".")
            self.mentioned[key] = self.sentences_for(name).mentions(name, attribute)
        return self.mentioned[key]

    def say(self, key: str, facts: dict[str, object]) -> str:
        """The message filled in; KeyError if there is none, or if it lacks a fact."""
        named = self.mentions(key) or ()
        given = [(name, speakable(facts[name])) for name in named if name in facts]
        return self.filled(key, tuple((name, type(fact), fact) for name, fact in given))

    def fill(self, key: str, facts: tuple[tuple[str, type, str | int | float], ...]) -> str:
        """The same, from the facts that the message mentions."""
        text = self.sentences_for(key).said(key, {name: fact for name, _, fact in facts})
        for joint, instead in self.joints:
            text = joint.sub(instead, text)
        return text

    def sentences_for(self, name: str) -> "Sentences":
        return self.games.get(name.partition("-")[0], self.common)


def is_common(file: str) -> bool:
    return file.partition("-")[0] in COMMON


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
    if "  " not in text and "\n" not in text:
        return text.strip(" ")
    return re.sub(r"[ \n]+", " ", text).strip(" ")

"""The numbered rules of a game, in every language, and how to find one.

    >>> book("air").find("AIR-020", "en")[0].said("en")
    'Values climb within a column: you never place a card lower than the one that ends it.'

In a checkout they lie in `rules/`, in an installed package beside this file in `rulebook/`.
"""

import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from esbat.engine.box import USUAL
from esbat.engine.errors import BadSetting
from esbat.engine.facts import Facts


class Said(dict[str, str]):
    """The same sentence by language; in the usual one, or any there is, for a language it lacks."""

    def __missing__(self, language: str) -> str:
        return self[self.spoken()]

    def spoken(self) -> str:
        """The language for those who do not find theirs."""
        return USUAL if USUAL in self else next(iter(self))


@dataclass(frozen=True)
class Chapter:
    """A heading under which rules stand: what they are about, and when somebody looks for them.

    `asks` are the names of questions they are for, `things` the kinds of things on the web table.
    """

    id: str
    title: Said
    summary: Said
    asks: tuple[str, ...]
    things: tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """One numbered rule: a sentence or two, where the rulebook says it, and the rulings about it."""

    id: str
    chapter: str
    text: Said
    lines: str
    derived: bool
    see: tuple[str, ...]

    def said(self, language: str) -> str:
        """The rule as one paragraph."""
        return self.text[language]


@dataclass(frozen=True)
class Ruling:
    """How we read a doubtful rule: the question, our answer, and why."""

    id: str
    about: tuple[str, ...]
    question: Said
    answer: Said
    why: Said
    option: str | None

    def said(self, language: str) -> str:
        """The ruling as one paragraph."""
        return f"{self.question[language]} {self.answer[language]} {self.why[language]}"


@dataclass(frozen=True)
class OptionRow:
    """What a table may decide before a play."""

    id: str
    values: tuple[str, ...]
    default: str
    ruling: str
    title: Said
    text: Said


@dataclass(frozen=True)
class Component:
    """What is in the box, and how we know."""

    id: str
    name: Said
    count: int
    source: str
    note: Said


@dataclass(frozen=True)
class Rulebook:
    """All that is written down about one game."""

    code: str
    edition: int
    prefix: str
    title: Said
    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    options: tuple[OptionRow, ...]
    components: tuple[Component, ...]
    minutes: int | None
    """How long a play takes, as the box says."""

    def rule(self, id: str) -> Rule | Ruling | None:
        """The rule or ruling with exactly this id, whatever its capitals."""
        return next((row for row in self.rows() if row.id == id.strip().upper()), None)

    def rows(self) -> list[Rule | Ruling]:
        """The rules, then the rulings."""
        return [*self.rules, *self.rulings]

    def option(self, id: str) -> OptionRow | None:
        return next((row for row in self.options if row.id == id), None)

    def chapter_title(self, id: str, language: str) -> str:
        return next((chapter.title[language] for chapter in self.chapters if chapter.id == id), id)

    def about(self, question: str) -> list[Chapter]:
        """The chapters to read when this is asked."""
        return [chapter for chapter in self.chapters if question in chapter.asks]

    def find(self, words_or_id: str, language: str) -> list[Rule | Ruling]:
        """By id (also `20`, `R6`), else every rule and ruling in which all the words occur.

        Accents and capitals do not matter; nothing asked gives everything.
        """
        wanted = plain(words_or_id).split()
        if len(wanted) == 1:
            exact = self.rule(wanted[0]) or self.rule(self.full_id(wanted[0]))
            if exact is not None:
                return [exact]
        return [row for row in self.rows() if all(word in self.searched(row, language) for word in wanted)]

    def full_id(self, short: str) -> str:
        """AIR-020 for `20`, AIR-R06 for `r6`; the text itself if it is neither."""
        ruling = short.startswith("r")
        digits = short[1:] if ruling else short
        if not digits.isascii() or not digits.isdigit():
            return short
        return f"{self.prefix}-R{int(digits):02}" if ruling else f"{self.prefix}-{int(digits):03}"

    def searched(self, row: Rule | Ruling, language: str) -> str:
        """Everything of a row that a search looks at."""
        chapter = self.chapter_title(row.chapter, language) if isinstance(row, Rule) else ""
        return plain(f"{row.id} {chapter} {row.said(language)}")


def plain(text: str) -> str:
    """Without accents or capitals, apostrophes straight: for comparing what people type."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def shelves() -> list[Path]:
    """Where rulebooks may lie: beside this file when installed, at the root of a checkout."""
    here = Path(__file__).resolve()
    return [here.parent / "rulebook", here.parents[2] / "rules"]


@cache
def book(code: str) -> Rulebook:
    """The rulebook of a game; BadSetting if there is none."""
    known = sorted({path.stem for shelf in shelves() for path in shelf.glob("*.toml")})
    if code not in known:
        raise BadSetting("unknown-game", {"game": code, "known": ", ".join(known)})
    path = next(shelf / f"{code}.toml" for shelf in shelves() if (shelf / f"{code}.toml").exists())
    return read(tomllib.loads(path.read_text(encoding="utf-8")))


def read(table: Facts) -> Rulebook:
    """The rulebook in a parsed file."""
    return Rulebook(
        table["game"],
        table["edition"],
        table["prefix"],
        Said(table["title"]),
        tuple(chapter_of(row) for row in table.get("chapter", [])),
        tuple(rule_of(row) for row in table.get("rule", [])),
        tuple(ruling_of(row) for row in table.get("ruling", [])),
        tuple(option_of(row) for row in table.get("option", [])),
        tuple(
            Component(row["id"], Said(row["name"]), row["count"], row["source"], Said(row["note"]))
            for row in table.get("component", [])
        ),
        table.get("minutes"),
    )


COLUMNS = ("id", "chapter", "lines", "derived", "see")


def chapter_of(row: Facts) -> Chapter:
    return Chapter(
        row["id"],
        Said(row["title"]),
        Said(row.get("summary") or row["title"]),
        tuple(row.get("asks", [])),
        tuple(row.get("things", [])),
    )


def rule_of(row: Facts) -> Rule:
    """A rule; whatever columns it has besides those of every rule are languages."""
    text = Said({name: cell for name, cell in row.items() if name not in COLUMNS})
    return Rule(row["id"], row["chapter"], text, row["lines"], row["derived"], tuple(row.get("see", [])))


def ruling_of(row: Facts) -> Ruling:
    return Ruling(
        row["id"],
        tuple(row["about"]),
        Said(row["question"]),
        Said(row["answer"]),
        Said(row["why"]),
        row.get("option"),
    )


def option_of(row: Facts) -> OptionRow:
    return OptionRow(
        row["id"], tuple(row["values"]), row["default"], row["ruling"], Said(row["title"]), Said(row["text"])
    )

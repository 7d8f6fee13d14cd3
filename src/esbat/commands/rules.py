"""`esbat rules`: the numbered rules, our rulings, where we know things from; or summaries and words alone."""

import click
from rich.console import Console
from rich.text import Text

from esbat.commands.paper import paper, write_beside
from esbat.commands.shape import argument, option, spoken_command
from esbat.engine.errors import BadSetting
from esbat.rulebook import Rule, Rulebook, Ruling, book
from esbat.words import Words
from esbat.words.glossary import TERMS


def command(words: Words) -> click.Command:
    def rules(game: str, query: tuple[str, ...], short: bool, glossary: bool) -> int:
        from esbat.games import game as on_the_shelf

        on_the_shelf(game)
        rulebook = book(game)
        if short or glossary:
            Listing(paper(), words, rulebook).summed_up(short, glossary)
            return 0
        wish = " ".join(query)
        found = rulebook.find(wish, words.language)
        if not found:
            raise BadSetting("cli-no-rule", {"text": wish, "title": words.title(game)})
        console = paper()
        listing = Listing(console, words, rulebook)
        for row in found:
            listing.show(row, alone=len(found) == 1)
        if not wish.strip():
            listing.show_box()
        return 0

    params: list[click.Parameter] = [
        argument(words, "game", "cli-help-game"),
        argument(words, "query", "cli-help-query", nargs=-1),
        option(words, "--short", "cli-help-summaries", is_flag=True),
        option(words, "--glossary", "cli-help-glossary", is_flag=True),
    ]
    return spoken_command(words, "rules", rules, params)


class Listing:
    """Rules one under another, chapter by chapter."""

    def __init__(self, console: Console, words: Words, rulebook: Rulebook) -> None:
        self.console = console
        self.words = words
        self.book = rulebook
        self.heading = ""

    def summed_up(self, short: bool, glossary: bool) -> None:
        """What each chapter is about, the words of the game, or both."""
        for chapter in self.book.chapters if short else ():
            self.head(self.words.told(chapter.title))
            write_beside(self.console, "", "", [self.words.told(chapter.summary)])
        if glossary:
            self.head(self.words.say("cli-rules-glossary"))
        for term in TERMS.get(self.book.code, ()) if glossary else ():
            key = f"glossary-{self.book.code}-{term}"
            write_beside(self.console, self.words.say(key), "bold cyan", [self.words.say(f"{key}.is")])

    def head(self, title: str) -> None:
        """A heading, when it changes."""
        if title != self.heading:
            self.console.print()
            self.console.print(Text(title, "bold underline"))
            self.heading = title

    def head_of(self, rule: Rule, language: str) -> None:
        """The heading of a rule's chapter, and under it in short what the chapter is about."""
        before = self.heading
        self.head(self.book.chapter_title(rule.chapter, language))
        chapter = next((row for row in self.book.chapters if row.id == rule.chapter), None)
        if chapter is not None and self.heading != before:
            write_beside(self.console, "", "", [self.words.told(chapter.summary)])

    def entry(self, id: str, *paragraphs: str) -> None:
        """An id, and beside it what belongs to it."""
        write_beside(self.console, id, "bold cyan", list(paragraphs))

    def show(self, row: Rule | Ruling, alone: bool) -> None:
        if isinstance(row, Rule):
            self.show_rule(row, alone)
        else:
            self.show_ruling(row)

    def show_rule(self, rule: Rule, alone: bool) -> None:
        """A rule and where it comes from; alone, also the rulings about it."""
        language = self.words.language
        self.head_of(rule, language)
        key = "cli-rules-derived" if rule.derived else "cli-rules-lines"
        self.entry(rule.id, self.words.told(rule.text), self.words.say(key, lines=rule.lines))
        if alone:
            for ruling in self.book.rulings:
                if rule.id in ruling.about:
                    self.show_ruling(ruling)

    def show_ruling(self, ruling: Ruling) -> None:
        """The doubt, how we read it, and why."""
        told = self.words.told
        self.head(self.words.say("cli-rules-rulings"))
        notes = [self.words.say("cli-rules-about", rules=", ".join(ruling.about))]
        options = [row.id for row in self.book.options if row.ruling == ruling.id]
        if options:
            notes.append(self.words.say("cli-rules-option", option=", ".join(options)))
        answer = f"{told(ruling.question)} {told(ruling.answer)}"
        self.entry(ruling.id, answer, told(ruling.why), *notes)

    def show_box(self) -> None:
        """What is in the box, with its sources."""
        language = self.words.language
        self.head(self.words.say("cli-rules-box"))
        for row in self.book.components:
            self.entry(f"{row.count} ×", row.name[language], f"{row.note[language]} [{row.source}]")

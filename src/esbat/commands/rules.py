"""`esbat rules`: the numbered rules, our rulings, and where we know things from."""

import click
from rich.console import Console
from rich.text import Text

from esbat.commands.paper import paper, write_beside
from esbat.commands.shape import argument, spoken_command
from esbat.engine.errors import BadSetting
from esbat.rulebook import Rule, Rulebook, Ruling, book
from esbat.words import Words


def command(words: Words) -> click.Command:
    def rules(game: str, query: tuple[str, ...]) -> int:
        from esbat.games import game as on_the_shelf

        on_the_shelf(game)
        rulebook = book(game)
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
    ]
    return spoken_command(words, "rules", rules, params)


class Listing:
    """Rules one under another, chapter by chapter."""

    def __init__(self, console: Console, words: Words, rulebook: Rulebook) -> None:
        self.console = console
        self.words = words
        self.book = rulebook
        self.heading = ""

    def head(self, title: str) -> None:
        """A heading, when it changes."""
        if title != self.heading:
            self.console.print()
            self.console.print(Text(title, "bold underline"))
            self.heading = title

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
        self.head(self.book.chapter_title(rule.chapter, language))
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

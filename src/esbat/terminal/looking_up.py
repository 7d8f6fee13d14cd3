"""Looking something up at the table: rules by words or number, those of the question asked, a rule shown."""

from esbat.engine.decision import Decision
from esbat.explain import Explanation
from esbat.lessons.shows import show_of
from esbat.rulebook import book
from esbat.terminal.keeping import Keeper
from esbat.terminal.screen import Screen
from esbat.words import Words

MOST_RULES = 6
"""Rules shown for one question; who wants more reads the rulebook."""
MOST_THINGS = 3
"""Things explained at once; of more only the names are told."""
MOST_NAMES = 5
"""Names of one kind of thing in such a list."""


def by_kind(found: list[Explanation]) -> list[list[str]]:
    """The names of things, those of one kind together."""
    rows: dict[str, dict[str, None]] = {}
    for each in found:
        rows.setdefault(each.thing.partition(":")[0], {})[each.name] = None
    return [list(names) for names in rows.values()]


class LookUp:
    """The rulebook of a game, read on this screen."""

    def __init__(self, code: str, screen: Screen, words: Words) -> None:
        self.code = code
        self.screen = screen
        self.words = words

    def rules(self, text: str, question: Decision | None) -> None:
        """Those in which the words occur; nothing asked, what the chapters for this question are about."""
        if not text and question is not None:
            self.chapters(question.name)
            return
        found = book(self.code).find(text, self.words.language)
        for row in found[:MOST_RULES]:
            self.screen.say(self.words.say("terminal-rule", rule=row.id, text=row.said(self.words.language)))
        more = len(found) - MOST_RULES
        if more > 0:
            self.screen.say(self.words.say("terminal-more-rules", count=more, game=self.code))
        if not found:
            self.screen.say(self.words.say("terminal-no-rule", text=text), "yellow")

    def chapters(self, question: str) -> None:
        for chapter in book(self.code).about(question):
            title, text = self.words.told(chapter.title), self.words.told(chapter.summary)
            self.screen.say(self.words.say("terminal-rule", rule=title, text=text))
        self.screen.say(self.words.say("terminal-rules-more", game=self.code), "dim")

    def look(self, found: list[Explanation], text: str) -> None:
        """What things on the table do, an example in its numbers, and their rules; or which there are."""
        if not found:
            self.screen.say(self.words.say("terminal-look-nothing", text=text), "yellow")
        elif len(found) > MOST_THINGS:
            self.screen.say(self.words.say("terminal-look-which", count=len(found)))
            for named in by_kind(found):
                self.screen.say(
                    "  " + "; ".join(named[:MOST_NAMES]) + ("; …" if len(named) > MOST_NAMES else "")
                )
        else:
            for each in found:
                self.screen.say(self.words.say("terminal-rule", rule=each.name, text=each.effect))
                self.screen.say("  " + each.example)
                self.screen.say(
                    "  " + self.words.say("terminal-look-rules", rules=", ".join(each.rules)), "dim"
                )

    def offer(self, rule: str) -> None:
        """The way to a position in which this rule decides, where there is one."""
        if show_of(self.code, rule) is not None:
            self.screen.say(self.words.say("terminal-show", rule=rule), "dim")

    def show(self, text: str, keeper: Keeper) -> bool:
        """A position in which a rule decides; the play waits meanwhile. False if there is none."""
        from esbat.terminal.lecture import shown_aside

        found = book(self.code).find(text, self.words.language) if text else []
        show = show_of(self.code, found[0].id) if len(found) == 1 else None
        if show is None:
            self.screen.say(self.words.say("terminal-no-show", text=text), "yellow")
            return False
        shown_aside(show, keeper, self.screen, self.words)
        self.screen.say(self.words.say("terminal-show-over"))
        return True

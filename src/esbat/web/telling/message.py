"""The one message that tells a viewer all they may know now: the only place where a state becomes bytes.

It is put together by hand, since most of its parts are written already. What it is made of is defined by
`wire.StateMessage`, and so is the order.
"""

from typing import TYPE_CHECKING, Final

from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.table.table import Table
from esbat.web.faces.parts import Parts, Sheet
from esbat.web.people.keys import share_secret
from esbat.web.telling.scene import ended
from esbat.web.telling.story import Entry, Story
from esbat.web.telling.written import NOBODY_ASKED, Names, Sayings, Sight, sayings_for
from esbat.web.wire import Next, PauseFact, encoder

if TYPE_CHECKING:
    from esbat.web.play.live import LivePlay

MOST_EVENTS: Final = 80
"""Events worth moving on a board; a page that missed more is shown where things stand."""
NUMBERS: Final = [str(count).encode() for count in range(4096)]
encode: Final = encoder.encode


def number(value: int) -> bytes:
    return NUMBERS[value] if 0 <= value < 4096 else str(value).encode()


class News:
    """Some entries of the story as one kind of viewer hears them: lines, events, and the count after them."""

    __slots__ = ("count", "events", "lines", "many")

    def __init__(self, sayings: Sayings, names: Names, entries: list[Entry], eyes: int, count: int) -> None:
        lines: list[bytes] = []
        events: list[bytes] = []
        for entry in entries:
            heard = sayings.telling(entry, eyes)
            if heard is None:
                continue
            count += 1
            at = number(count)
            events.append(heard.event(at))
            line = heard.line(at, names)
            if line is not None:
                lines.append(line)
        self.count = count
        self.lines = b",".join(lines)
        self.events = b",".join(events)
        self.many = len(events)


class Tongue:
    """What a moment needs to be told in one language."""

    __slots__ = ("names", "sayings", "waiting")

    def __init__(self, sayings: Sayings, names: Names) -> None:
        self.sayings = sayings
        self.names = names
        # The question as those read it who only wait, where it mentions nothing that they alone see.
        self.waiting: dict[tuple[str, tuple[int, ...]], bytes] = {}


class Standing:
    """Where things stand for somebody: the version, what they see, and what is asked."""

    __slots__ = ("parts", "rest", "version")

    def __init__(self, version: bytes, parts: Parts, rest: list[bytes]) -> None:
        self.version = version
        self.parts = parts
        self.rest = rest

    def same(self, other: "Standing") -> bool:
        return self.version == other.version and self.rest == other.rest and self.parts.same(other.parts)

    def view(self, before: "Standing | None") -> bytes:
        """What is seen, with the word whether that is all of it, or only what has changed since."""
        if before is None or not self.parts.told_apart(before.parts):
            return self.parts.whole() + b',"whole":true'
        return self.parts.since(before.parts) + b',"whole":false'


class Moment:
    """A play at the moment at which it is told: what is the same for several viewers is made once.

    It is good until anything happens at the table, and made anew then.
    """

    __slots__ = (
        "acting",
        "named",
        "named_from",
        "named_game",
        "news",
        "over",
        "play",
        "sheet",
        "state",
        "story",
        "table",
        "tongues",
        "typing",
        "watched",
    )

    def __init__(self, play: "LivePlay") -> None:
        self.play = play
        self.table: Table = play.table
        self.story: Story = play.story
        self.state: State = self.table.state
        self.acting: list[int] = self.state.acting()
        self.over = self.state.depth == 0
        self.typing: bool = play.recital is not None and play.recital.typing
        self.sheet: Sheet = play.sheet  # what views share
        self.sheet.begin()
        self.tongues: dict[str, Tongue] = {}
        self.watched: dict[str, Standing] = {}  # what comes before the news for all onlookers, by language
        self.news: dict[tuple[int, int, str, int], News] = {}
        self.named: set[int] = set()
        self.named_from = -1
        self.named_game = b',"game":"%b"' % self.table.game.code.encode()

    def tongue(self, language: str) -> Tongue:
        found = self.tongues.get(language)
        if found is None:
            names: Names = self.play.names_for(language)
            found = self.tongues[language] = Tongue(sayings_for(self.table.game, language), names)
        return found

    def news_since(self, place: int, count: int, eyes: int, language: str) -> News:
        """The rest of the story. Those whom it does not name, and who have heard as much, share it."""
        if place != self.named_from:
            self.named_from, self.named = place, self.story.named_since(place)
        key = (place, count, language, eyes if eyes in self.named else ONLOOKER)
        found = self.news.get(key)
        if found is None:
            found = self.news[key] = self.some_news(self.story.entries[place:], count, eyes, language)
        return found

    def some_news(self, entries: list[Entry], count: int, eyes: int, language: str) -> News:
        tongue = self.tongue(language)
        return News(tongue.sayings, tongue.names, entries, eyes, count)

    # ---- the parts of the message

    def before_news(self, eyes: int, language: str) -> Standing:
        """Where things stand, what is asked and what may be done. Onlookers all see the same."""
        if eyes != ONLOOKER:
            return self.standing(eyes, language)
        found = self.watched.get(language)
        if found is None:
            found = self.watched[language] = self.standing(eyes, language)
        return found

    def standing(self, eyes: int, language: str) -> Standing:
        play, tongue = self.play, self.tongue(language)
        state: State = self.state if play.pause is None else play.state_for(eyes)
        acting = self.acting if state is self.state else state.acting()
        sheet: Sheet = self.sheet if state is self.state else Sheet()
        sight = Sight(state, eyes, sheet)
        seated = eyes != ONLOOKER
        mine = eyes in acting
        faces: bytes = play.faces_for(eyes, language)
        legal = b""
        if seated and mine and not self.typing:
            legal = tongue.sayings.legal(sight, tongue.names)
        return Standing(
            number(self.story.known[eyes]),
            tongue.sayings.view(sight, sheet),
            [
                b',"seat":',
                number(eyes) if seated else b"null",
                b',"seats":',
                faces,
                b',"question":',
                self.question(tongue, sight, mine),
                b',"legal":[',
                legal,
                b'],"lines":[',
            ],
        )

    def question(self, tongue: Tongue, sight: Sight, mine: bool) -> bytes:
        """What is asked, and what those read who only wait."""
        open_question = sight.state.question_for(sight.eyes)
        if open_question is None:
            return NOBODY_ASKED
        sayings = tongue.sayings
        if mine or sayings.mentioned(open_question, False):
            return sayings.question(sight, open_question, mine, tongue.names)
        key = (open_question.name, tuple(open_question.seats))
        found = tongue.waiting.get(key)
        if found is None:
            found = tongue.waiting[key] = sayings.question(sight, open_question, mine, tongue.names)
        return found

    def after_news(self, eyes: int, language: str, token: str) -> list[bytes]:
        """How it ended, what may be taken back, what follows."""
        play = self.play
        pause = play.pause
        seated = eyes != ONLOOKER
        orders = play.seats[eyes].orders.encode() if seated else b""
        parts = [
            b'],"outcome":',
            self.ending(language) if self.over else b"null",
            b',"can_undo":true' if self.can_undo(eyes) else b',"can_undo":false',
            b',"onlooker":false' if seated else b',"onlooker":true',
        ]
        if self.over or pause is not None or play.next is not None or play.recital is not None:
            parts += [
                b',"next":',
                b"null" if play.next is None else encode(Next(play.next, token)),
                b',"share":',
                encode(share_secret(bytes.fromhex(play.head.private))) if self.over else b"null",
                b',"pause":',
                # The same for everybody, and as long as it lasts.
                b"null" if pause is None else encode(pause_fact(play)),
                b',"noted":',
                b"null" if pause is None or eyes not in pause.noted else encode(pause.noted[eyes]),
                b',"reading":',
                b"null" if play.recital is None else encode(play.heard.told(play.recital, language)),
            ]
        else:
            parts.append(PLAIN_END)
        lesson = b"null"
        if play.teaching is not None and seated:
            lesson = play.teaching.fact(self.table, language, list(self.tongue(language).names.spoken))
        parts += [b',"orders":', orders or b"[]", b',"lesson":', lesson, b"}"]
        return parts

    def can_undo(self, eyes: int) -> bool:
        """May this viewer take something back? In a window, only an answer that was noted."""
        if self.play.pause is not None:
            return eyes in self.play.pause.noted
        return eyes != ONLOOKER and not self.over and self.table.can_undo(eyes)

    def ending(self, language: str) -> bytes:
        """The outcome, explained. It stays as it is, unless names change."""
        found: bytes | None = self.play.endings.get(language)
        if found is None:
            found = encode(ended(self.table.game, self.state, language, self.tongue(language).names.spoken))
            self.play.endings[language] = found
        return found


PLAIN_END: Final = b',"next":null,"share":null,"pause":null,"noted":null,"reading":null'


def pause_fact(play: "LivePlay") -> PauseFact:
    pause = play.pause
    assert pause is not None
    return PauseFact(
        pause.number, 0.0 if pause.patient else float(pause.length), None if pause.held < 0 else pause.held
    )


class Hearing:
    """How much of the story a viewer has heard, what was prepared to be told next, and what was told last."""

    __slots__ = ("after", "before", "changes", "count", "news", "owed", "place", "quiet")

    def __init__(self, place: int = 0, count: int = 0, quiet: bool = True, changes: bool = False) -> None:
        self.place = place  # in the story
        self.count = count  # of what this viewer may see
        self.quiet = quiet  # nothing shown yet: what is old need not move on the board
        self.owed = True  # a state is to be sent even if it is the one sent before
        self.news: list[News] = []
        self.changes = changes  # keeps what it is told of a view: wants to hear only what has changed
        self.before: Standing | None = None
        self.after: list[bytes] = []

    def behind(self, moment: Moment) -> int:
        """How many entries of the story are still to be told."""
        return len(moment.story.entries) - self.place

    def hear(self, moment: Moment, eyes: int, language: str, most: int) -> None:
        """Prepare the next entries of the story, in words and as data."""
        piece = moment.story.entries[self.place : self.place + most]
        self.prepare(moment.some_news(piece, self.count, eyes, language), len(piece))

    def prepare(self, news: News, entries: int) -> None:
        self.place += entries
        self.count = news.count
        if news.many:
            self.news.append(news)

    def newest(self, moment: Moment, eyes: int, language: str, token: str) -> bytes | None:
        """The newest state with all of the story that was not told yet; None if the viewer has it all.

        For what a viewer may not know of is no news, and is not even told by a message without any.
        """
        behind = self.behind(moment)
        if behind:
            self.prepare(moment.news_since(self.place, self.count, eyes, language), behind)
        before = moment.before_news(eyes, language)
        after = moment.after_news(eyes, language, token)
        news = self.news
        last = self.before
        if not news and not self.owed and last is not None and before.same(last) and after == self.after:
            return None
        self.before, self.after, self.owed = before, after, False
        lines = events = b""
        if len(news) == 1:
            lines, events = news[0].lines, news[0].events
        elif news:
            lines = b",".join([each.lines for each in news if each.lines])
            events = b",".join([each.events for each in news])
        if self.quiet or sum([each.many for each in news]) > MOST_EVENTS:
            events = b""
        news.clear()
        self.quiet = False
        view = before.view(last if self.changes else None)
        head = [b'{"t":"state","version":', before.version, moment.named_game, b',"view":', view]
        return b"".join([*head, *before.rest, lines, b'],"events":[', events, *after])

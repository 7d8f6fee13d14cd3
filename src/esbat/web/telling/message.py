"""The one message that tells a viewer all they may know now: the only place where a state becomes bytes.

It is put together by hand, since most of its parts are written already. What it is made of is defined by
`wire.StateMessage`, and so is the order.
"""

from typing import TYPE_CHECKING, Final

from esbat.engine.native import i64, mypyc_attr
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.parts.bits import BIT
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
BETWEEN: Final = b'],"events":['
"""What stands between lines and events."""
NUMBERS: Final = [str(count).encode() for count in range(4096)]
encode: Final = encoder.encode


def number(value: int) -> bytes:
    return NUMBERS[value] if 0 <= value < 4096 else str(value).encode()


@mypyc_attr(acyclic=True)
class News:
    """Some entries of the story as one kind of viewer hears them: lines, events, and the count after them."""

    __slots__ = ("began", "count", "events", "lines", "many", "place", "told", "whose")

    def __init__(
        self, sayings: Sayings, names: Names, entries: list[Entry], eyes: int, count: int, place: int = -1
    ) -> None:
        lines: list[bytes] = []
        events: list[bytes] = []
        self.place, self.began, self.whose = place, count, eyes
        for entry in entries:
            heard = sayings.telling(entry, eyes)
            if heard is not None:
                count += 1
                heard.tell(number(count), names, events, lines)
        self.many = count - self.began
        self.count = count
        self.lines = b"".join(lines) if lines else b""
        self.events = b"".join(events) if events else b""
        # Both as they are told: of too much nothing moves.
        self.told = self.lines + BETWEEN + (self.events if self.many <= MOST_EVENTS else b"")

    def count_from(self, place: int, count: int, whose: int) -> bool:
        """Is it what those hear who stand there in the story, and have heard so much?"""
        return self.place == place and self.began == count and self.whose == whose


class Tongue:
    """What a moment needs to be told in one language."""

    __slots__ = ("asked", "facts", "names", "news", "sayings", "waiting", "waits")

    def __init__(self, sayings: Sayings, names: Names) -> None:
        self.sayings = sayings
        self.names = names
        self.news: list[News] = []
        # The question as those read it who only wait: its name, who is asked, what their view says of what
        # it mentions, and how it is written.
        self.waiting = ""
        self.asked: list[int] = []
        self.facts: list[object] = []
        self.waits = b""


@mypyc_attr(acyclic=True)
class Standing:
    """Where things stand for somebody: what they see, who is there, what is asked and may be done."""

    __slots__ = ("faces", "legal", "parts", "question", "version")

    def __init__(self, version: bytes, parts: Parts, faces: bytes, question: bytes, legal: bytes) -> None:
        self.version, self.parts, self.faces = version, parts, faces
        self.question, self.legal = question, legal

    def same(self, other: "Standing") -> bool:
        return (
            self.version == other.version
            and self.faces == other.faces
            and self.question == other.question
            and self.legal == other.legal
            and self.parts.same(other.parts)
        )


class Moment:
    """A play at the moment at which it is told: what is the same for several viewers is made once.

    It is good until anything happens at the table, and made anew then.
    """

    __slots__ = (
        "acting",
        "language",
        "named",
        "named_from",
        "named_game",
        "over",
        "plain",
        "play",
        "sheet",
        "spoken",
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
        self.plain = not self.over and (
            play.pause is None and play.next is None and play.recital is None and play.teaching is None
        )
        self.sheet: Sheet = play.sheet  # what views share
        self.sheet.begin()
        self.tongues: dict[str, Tongue] = {}
        self.language = ""  # of the last viewer: as a rule all of a table speak the same
        self.spoken: Tongue | None = None
        self.watched: dict[str, Standing] = {}  # what comes before the news for all onlookers, by language
        self.named: i64 = 0
        self.named_from = -1
        self.named_game = b',"game":"%b","view":' % self.table.game.code.encode()

    def tongue(self, language: str) -> Tongue:
        if self.spoken is not None and self.language == language:
            return self.spoken
        found = self.tongues.get(language)
        if found is None:
            names: Names = self.play.names_for(language)
            found = self.tongues[language] = Tongue(sayings_for(self.table.game, language), names)
        self.language, self.spoken = language, found
        return found

    def news_since(self, place: int, count: int, eyes: int, language: str) -> News:
        """The rest of the story. Those whom it does not name, and who have heard as much, share it."""
        if place != self.named_from:
            self.named_from, self.named = place, self.story.named_since(place)
        tongue = self.tongue(language)
        whose = eyes if eyes >= 0 and self.named & BIT[eyes] else ONLOOKER
        for found in tongue.news:
            if found.count_from(place, count, whose):
                return found
        fresh = News(tongue.sayings, tongue.names, self.story.entries[place:], whose, count, place)
        tongue.news.append(fresh)
        return fresh

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
        mine = eyes in acting
        legal = b""
        if mine and eyes != ONLOOKER and not self.typing:
            legal = tongue.sayings.legal(sight, tongue.names)
        return Standing(
            number(self.story.known[eyes]),
            tongue.sayings.view(sight, sheet),
            play.faces_for(eyes, language),
            self.question(tongue, sight, mine),
            legal,
        )

    def question(self, tongue: Tongue, sight: Sight, mine: bool) -> bytes:
        """What is asked, and what those read who only wait."""
        open_question = sight.state.question_for(sight.eyes)
        if open_question is None:
            return NOBODY_ASKED
        sayings = tongue.sayings
        facts = sayings.facts(sight, open_question, mine)
        if mine:
            return sayings.question(sight, open_question, mine, tongue.names, facts)
        if (
            tongue.waiting != open_question.name
            or tongue.asked != open_question.seats
            or tongue.facts != facts
        ):
            tongue.waiting, tongue.asked, tongue.facts = open_question.name, open_question.seats, facts
            tongue.waits = sayings.question(sight, open_question, mine, tongue.names, facts)
        return tongue.waits

    def after_news(self, eyes: int, language: str, token: str) -> bytes:
        """How it ended, what may be taken back, what follows."""
        play = self.play
        seated = eyes != ONLOOKER
        orders: bytes = play.seats[eyes].orders.encode() if seated else b""
        can_undo = self.can_undo(eyes)
        if self.plain and not orders:
            return PLAIN_ENDS[(2 if can_undo else 0) + (1 if seated else 0)]
        pause = play.pause
        lesson = b"null"
        if play.teaching is not None and seated:
            lesson = play.teaching.fact(self.table, language, list(self.tongue(language).names.spoken))
        return END % (
            self.ending(language) if self.over else b"null",
            truth(can_undo),
            truth(not seated),
            b"null" if play.next is None else encode(Next(play.next, token)),
            encode(share_secret(bytes.fromhex(play.head.private))) if self.over else b"null",
            # The same for everybody, and as long as it lasts.
            b"null" if pause is None else encode(pause_fact(play)),
            b"null" if pause is None or eyes not in pause.noted else encode(pause.noted[eyes]),
            b"null" if play.recital is None else encode(play.heard.told(play.recital, language)),
            orders or b"[]",
            lesson,
        )

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


END: Final = (
    b'],"outcome":%b,"can_undo":%b,"onlooker":%b,"next":%b,"share":%b,"pause":%b,"noted":%b,"reading":%b'
    b',"orders":%b,"lesson":%b}'
)
NOTHING: Final = [b"null"] * 5


def truth(value: bool) -> bytes:
    return b"true" if value else b"false"


PLAIN_ENDS: Final = [
    END % (b"null", truth(can_undo), truth(not seated), *NOTHING, b"[]", b"null")
    for can_undo in (False, True)
    for seated in (False, True)
]
"""Where nothing is over, nothing but the play itself is under way, and nobody has given orders."""


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
        self.after = b""

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
        pieces = self.in_pieces(moment, eyes, language, token)
        return None if pieces is None else b"".join(pieces)

    def all_told(self) -> bytes:
        """Lines and events of all that was prepared; nothing moves of what is old, or too much."""
        lines = b",".join([each.lines for each in self.news if each.lines])
        events = b""
        if not self.quiet and sum([each.many for each in self.news]) <= MOST_EVENTS:
            events = b",".join([each.events for each in self.news])
        return lines + BETWEEN + events

    def in_pieces(self, moment: Moment, eyes: int, language: str, token: str) -> list[bytes] | None:
        """`newest`, to be put together on its way: who sends it has something to put before it."""
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
        told = news[0].told if len(news) == 1 and not self.quiet else self.all_told()
        news.clear()
        self.quiet = False
        pieces = [b'{"t":"state","version":', before.version, moment.named_game]
        if last is None or not self.changes or not before.parts.told_apart(last.parts):
            pieces.append(before.parts.whole())
            pieces.append(b',"whole":true')
        else:
            pieces.extend(before.parts.since(last.parts))
            pieces.append(b',"whole":false')
        pieces.append(before.faces)
        pieces.append(before.question)
        if before.legal:
            pieces.append(b',"legal":[')
            pieces.append(before.legal)
            pieces.append(b'],"lines":[')
        else:
            pieces.append(b',"legal":[],"lines":[')
        pieces.append(told)
        pieces.append(after)
        return pieces

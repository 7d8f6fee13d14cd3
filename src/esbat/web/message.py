"""The one message that tells a viewer all they may know now: the only place where a state becomes bytes."""

from esbat.engine.view import ONLOOKER
from esbat.web import scene, wire
from esbat.web.keys import share_secret
from esbat.web.live import LivePlay
from esbat.web.story import Entry
from esbat.web.windows import Pause
from esbat.web.written import legal_written, question_for, telling

MOST_EVENTS = 80
"""Events worth moving on a board; a page that missed more is shown where things stand."""
encode = wire.encoder.encode


class News:
    """Some entries of the story as one kind of viewer hears them: lines, events, and the count after them."""

    __slots__ = ("count", "events", "lines", "many")

    def __init__(self, play: LivePlay, entries: list[Entry], eyes: int, language: str, count: int) -> None:
        game, names = play.game, play.names_for(language)
        lines: list[bytes] = []
        events: list[bytes] = []
        for entry in entries:
            heard = telling(game, entry, eyes, language)
            if heard is None:
                continue
            count += 1
            events.append(heard.event(count))
            line = heard.line(count, names)
            if line is not None:
                lines.append(line)
        self.count = count
        self.lines = b",".join(lines)
        self.events = b",".join(events)
        self.many = len(events)


class Hearing:
    """How much of the story a viewer has heard, and what was prepared to be told next."""

    __slots__ = ("count", "news", "place", "quiet")

    def __init__(self, place: int = 0, count: int = 0, quiet: bool = True) -> None:
        self.place = place  # in the story
        self.count = count  # of what this viewer may see
        self.quiet = quiet  # nothing shown yet: what is old need not move on the board
        self.news: list[News] = []

    def hear(self, play: LivePlay, eyes: int, language: str, most: int) -> None:
        """Prepare the next entries of the story, in words and as data."""
        entries = play.story.entries
        left = len(entries) - self.place
        if left > most:
            piece = entries[self.place : self.place + most]
            self.prepare(News(play, piece, eyes, language, self.count), most)
        elif left:
            self.prepare(self.shared(play, eyes, language), left)

    def prepare(self, news: News, entries: int) -> None:
        self.place += entries
        self.count = news.count
        self.news.append(news)

    def shared(self, play: LivePlay, eyes: int, language: str) -> News:
        """The rest of the story. Those whom it does not name, and who have heard as much, share it."""
        story, place = play.story, self.place
        named = story.written.get(place)
        if named is None:
            named = story.written[place] = story.named_since(place)
        key = (place, self.count, language, eyes if eyes in named else ONLOOKER)
        news: News | None = story.written.get(key)
        if news is None:
            news = News(play, story.entries[place:], eyes, language, self.count)
            story.written[key] = news
        return news

    def lines(self) -> bytes:
        news = self.news
        if len(news) == 1:
            return news[0].lines
        return b",".join([each.lines for each in news if each.lines])

    def events(self) -> bytes:
        news = self.news
        if self.quiet or not news or sum([each.many for each in news]) > MOST_EVENTS:
            return b""
        if len(news) == 1:
            return news[0].events
        return b",".join([each.events for each in news if each.many])

    def told(self) -> None:
        """What was prepared is on its way."""
        self.news.clear()
        self.quiet = False


def state_message(play: LivePlay, eyes: int, language: str, token: str, hearing: Hearing) -> bytes:
    """The newest state for this viewer, with all that was prepared to be told: a `wire.StateMessage`.

    It is put together by hand, since most of its parts are written already.
    """
    table = play.table
    game, state, pause = table.game, play.state_for(eyes), play.pause
    names = play.names_for(language)
    view = state.view(eyes).data()
    seated = eyes != ONLOOKER
    typing = play.recital is not None and play.recital.typing
    return STATE % (
        play.story.known[eyes],
        encode(game.code),
        encode(view),
        b"%d" % eyes if seated else b"null",
        play.faces_for(eyes, language),
        question_for(game, state, eyes, language, view, names),
        legal_written(game, state, eyes, language, view, names) if seated and not typing else b"",
        hearing.lines(),
        hearing.events(),
        ending(play, language) if state.depth == 0 else b"null",
        b"true" if can_undo(play, eyes) else b"false",
        b"false" if seated else b"true",
        b"null" if play.next is None else encode(wire.Next(play.next, token)),
        encode(share_secret(bytes.fromhex(play.head.private))) if state.depth == 0 else b"null",
        b"null" if pause is None else paused(pause),
        b"null" if pause is None or eyes not in pause.noted else encode(pause.noted[eyes]),
        reading_for(play, language),
        play.seats[eyes].orders.encode() or b"[]" if seated else b"[]",
    )


STATE = (
    b'{"t":"state","version":%d,"game":%b,"view":%b,"seat":%b,"seats":%b,"question":%b,"legal":[%b],'
    b'"lines":[%b],"events":[%b],"outcome":%b,"can_undo":%b,"onlooker":%b,"next":%b,"share":%b,"pause":%b,"noted":%b,"reading":%b,"orders":%b}'
)
"""The fields of a `wire.StateMessage` in its order; `waiting` comes with the question."""


def can_undo(play: LivePlay, eyes: int) -> bool:
    """May this viewer take something back? In a window, only an answer that was noted."""
    if play.pause is not None:
        return eyes in play.pause.noted
    standing = play.table.standing
    return bool(standing) and not standing[-1].barrier and scene.can_undo(play.table, eyes)


def reading_for(play: LivePlay, language: str) -> bytes:
    """What is read aloud, and what was heard of it."""
    return b"null" if play.recital is None else encode(play.heard.told(play.recital, language))


def paused(pause: Pause) -> bytes:
    """The same for everybody, and as long as it lasts."""
    held = None if pause.held < 0 else pause.held
    return encode(wire.PauseFact(pause.number, 0 if pause.patient else pause.length, held))


def ending(play: LivePlay, language: str) -> bytes:
    """The outcome, explained."""
    table = play.table
    return encode(scene.ended(table.game, table.state, language, play.names_for(language).spoken))

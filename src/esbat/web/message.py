"""The one message that tells a viewer all they may know now: the only place where a state becomes bytes."""

from esbat.engine.view import ONLOOKER
from esbat.web import scene, wire
from esbat.web.keys import share_secret
from esbat.web.live import LivePlay
from esbat.web.written import legal_written, question_for, telling

MOST_EVENTS = 80
"""Events worth moving on a board; a page that missed more is shown where things stand."""
encode = wire.encoder.encode


class Hearing:
    """How much of the story a viewer has heard, and what was prepared to be told next."""

    __slots__ = ("count", "events", "lines", "place", "quiet")

    def __init__(self, place: int = 0, count: int = 0, quiet: bool = True) -> None:
        self.place = place  # in the story
        self.count = count  # of what this viewer may see
        self.quiet = quiet  # nothing shown yet: what is old need not move on the board
        self.lines: list[bytes] = []
        self.events: list[bytes] = []

    def hear(self, play: LivePlay, eyes: int, language: str, most: int) -> None:
        """Prepare the next entries of the story, in words and as data."""
        game, names = play.game, play.names_for(language)
        for entry in play.story.entries[self.place : self.place + most]:
            self.place += 1
            heard = telling(game, entry, eyes, language)
            if heard is None:
                continue
            self.count += 1
            line = heard.line(self.count, names)
            if line is not None:
                self.lines.append(line)
            if not self.quiet:
                self.events.append(heard.event(self.count))

    def told(self) -> None:
        """What was prepared is on its way."""
        self.lines.clear()
        self.events.clear()
        self.quiet = False


def state_message(play: LivePlay, eyes: int, language: str, token: str, hearing: Hearing) -> bytes:
    """The newest state for this viewer, with all that was prepared to be told: a `wire.StateMessage`.

    It is put together by hand, since most of its parts are written already.
    """
    table = play.table
    game, state = table.game, table.state
    names = play.names_for(language)
    view = state.view(eyes).data()
    seated = eyes != ONLOOKER
    return STATE % (
        len(table.acts),
        encode(game.code),
        encode(view),
        b"%d" % eyes if seated else b"null",
        play.faces_for(eyes, language),
        question_for(game, state, eyes, language, view, names),
        legal_written(game, state, eyes, language, view, names) if seated else b"",
        b",".join(hearing.lines),
        b",".join(hearing.events) if len(hearing.events) <= MOST_EVENTS else b"",
        ending(play, language) if state.depth == 0 else b"null",
        b"true" if scene.can_undo(table, eyes) else b"false",
        b"false" if seated else b"true",
        b"null" if play.next is None else encode(wire.Next(play.next, token)),
        encode(share_secret(bytes.fromhex(play.head.private))) if state.depth == 0 else b"null",
    )


STATE = (
    b'{"t":"state","version":%d,"game":%b,"view":%b,"seat":%b,"seats":%b,"question":%b,"legal":[%b],'
    b'"lines":[%b],"events":[%b],"outcome":%b,"can_undo":%b,"onlooker":%b,"next":%b,"share":%b}'
)
"""The fields of a `wire.StateMessage` in its order; `waiting` comes with the question."""


def ending(play: LivePlay, language: str) -> bytes:
    """The outcome, explained."""
    table = play.table
    return encode(scene.ended(table.game, table.state, language, play.names_for(language).spoken))

"""The one message that tells a viewer all they may know now: the only place where a state becomes bytes."""

import msgspec

from esbat.engine.view import ONLOOKER
from esbat.web import scene, wire
from esbat.web.keys import share_secret
from esbat.web.live import LivePlay
from esbat.web.written import legal_written, question_for, telling

MOST_EVENTS = 80
"""Events worth moving on a board; a page that missed more is shown where things stand."""
NOTHING = msgspec.Raw(b'""')


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
    """The newest state for this viewer, with all that was prepared to be told."""
    table = play.table
    game, state = table.game, table.state
    names = play.names_for(language)
    view = state.view(eyes).data()
    question = question_for(game, state, eyes, language, view)
    events = hearing.events if len(hearing.events) <= MOST_EVENTS else []
    return wire.encoder.encode(
        wire.StateMessage(
            version=table.version,
            game=game.code,
            view=view,
            seat=None if eyes == ONLOOKER else eyes,
            seats=play.faces_for(eyes, language),
            question=None if question is None else msgspec.Raw(question.asked.with_names(names)),
            waiting=NOTHING if question is None else msgspec.Raw(question.waiting.with_names(names)),
            legal=[] if eyes == ONLOOKER else legal_written(game, state, eyes, language, view),
            lines=listed(hearing.lines),
            events=listed(events),
            outcome=scene.ended(game, state, language, names.spoken) if table.over else None,
            can_undo=scene.can_undo(table, eyes),
            onlooker=eyes == ONLOOKER,
            next=None if play.next is None else wire.Next(play.next, token),
            share=share_secret(bytes.fromhex(play.head.private)) if table.over else None,
        )
    )


def listed(parts: list[bytes]) -> msgspec.Raw:
    return msgspec.Raw(b"[" + b",".join(parts) + b"]")

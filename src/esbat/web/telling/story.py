"""What has happened at a table, numbered and told for each pair of eyes.

Every viewer counts only what they may see, so that no gap in the numbers betrays a hidden event.
History only grows: a move taken back stays told, followed by the taking back.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from esbat.engine.event import EVERYONE, Event, EventFact, as_seen
from esbat.engine.game import Game
from esbat.engine.holds import FLAG, NUMBER, SEAT
from esbat.engine.native import i64
from esbat.parts.bits import BIT
from esbat.table.continued import ContinuedTable
from esbat.table.table import ALONE_IN_SECRET, CHOSEN, UNDO, Happening, Table
from esbat.web.wire import HistoryLine
from esbat.words import words_for

UNDONE = "undone"
"""The kind of the event that a move was taken back. Which move is nobody's news: it may have been hidden."""

NO_CHOICE = "no-choice"
"""The kind of the event that the table answered by itself, since there was only one answer."""
ALONE_ENTRY: Final = Event(-1, -1, -1, 0, 0)
MOST_SEATS: Final = 16

Entry = tuple[int, Event | None]
"""Who acted, and what happened; None for taking back, ALONE_ENTRY where there was no choice.

For these two the seat is `~seat` if only it may know of it.
"""


class Story:
    """All that has happened, in order, and nothing told yet."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.table = table
        self.entries: list[Entry] = []
        self.taken = 0
        # How many acts each seat knows of, onlookers last: versions as they are told. An act of which nothing
        # is told is no news to others, and no gap betrays it.
        self.known = [0] * (table.seats + 1)
        self.own: list[list[tuple[int, str]]] = [[] for _ in range(table.seats)]  # version before, act
        self.open = [is_open(fact) for fact in table.game.events]
        if isinstance(table, ContinuedTable):  # told, but of no version: nobody at this table did it
            for happening in table.past:
                self.take_in(happening)
        self.catch_up()

    def catch_up(self) -> None:
        """Take in what the table has noted since."""
        happenings = self.table.happenings
        for happening in happenings[self.taken :]:
            self.count(happening)
            self.take_in(happening)
        self.taken = len(happenings)

    def take_in(self, happening: Happening) -> None:
        """All that is told of it goes into the story."""
        if happening.text.startswith(UNDO):
            self.entries.append((~happening.seat if happening.secret else happening.seat, None))
            return
        if happening.alone != CHOSEN:
            hidden = happening.alone == ALONE_IN_SECRET
            self.entries.append((~happening.seat if hidden else happening.seat, ALONE_ENTRY))
        self.entries.extend((happening.seat, event) for event in happening.events)

    def count(self, happening: Happening) -> None:
        """Who knows that something has happened?"""
        known, seat = self.known, happening.seat
        undone = happening.text.startswith(UNDO)
        if seat >= 0:
            self.own[seat].append((known[seat], UNDO if undone else happening.text))
        told = undone and not happening.secret
        for event in happening.events:
            told = told or self.open[event.kind]
        for other in range(len(known) if told else len(known) - 1):
            if told or other == seat or self.tells(happening, other):
                known[other] += 1

    def tells(self, happening: Happening, eyes: int) -> bool:
        """Is there anything in it that this viewer may know?"""
        return any(visible(self.game, (happening.seat, event), eyes) for event in happening.events)

    def done_after(self, seat: int, version: int) -> str | None:
        """What this seat did next after that version, as it was told of it; None if nothing."""
        found = None
        for before, text in reversed(self.own[seat]):
            if before < version:
                break
            found = text
        return found

    def named_since(self, place: int) -> i64:
        """The seats that see or hear what happened from there on otherwise than everybody else, as bits."""
        named: i64 = 0
        for at in range(place, len(self.entries)):
            seat, event = self.entries[at]
            if event is None or event is ALONE_ENTRY:
                named |= BIT[max(seat, ~seat)]
            else:
                # Where they stand for something else than a seat, at most too many are thought of.
                named |= (BIT[event.a] if 0 <= event.a < MOST_SEATS else 0) | (
                    BIT[event.b] if 0 <= event.b < MOST_SEATS else 0
                )
        return named

    def after(self, eyes: int, n: int) -> tuple[int, int]:
        """Where a viewer stands who has heard so much: the place in the story, and the true count."""
        count = 0
        for at, entry in enumerate(self.entries):
            if count == n:
                return (at, count)
            if visible(self.game, entry, eyes):
                count += 1
        return (len(self.entries), count)


def is_open(fact: EventFact) -> bool:
    """Does everybody see something of an event of this kind?"""
    return not fact.fields or any(field.audience == EVERYONE for field in fact.fields)


def visible(game: Game, entry: Entry, eyes: int) -> bool:
    seat, event = entry
    if event is None or event is ALONE_ENTRY:
        return seat >= 0 or eyes == ~seat
    return as_seen(game.events[event.kind], event, eyes) is not None


def shown(game: Game, entry: Entry, eyes: int, n: int) -> dict[str, object] | None:
    """An entry as data for a page, hidden fields null; None if this viewer may know nothing of it."""
    seat, event = entry
    if event is None or event is ALONE_ENTRY:
        kind = UNDONE if event is None else NO_CHOICE
        return {"kind": kind, "seat": max(seat, ~seat), "n": n} if visible(game, entry, eyes) else None
    fact = game.events[event.kind]
    seen = as_seen(fact, event, eyes)
    return None if seen is None else plain(game, fact, seen, n)


def all_shown(game: Game, event: Event, n: int) -> dict[str, object]:
    """An event with every field, for the all-seeing eyes of a finished play."""
    fact = game.events[event.kind]
    names = [field.name for field in fact.fields]
    return plain(game, fact, dict(zip(names, event.numbers()[1:], strict=False)), n)


def plain(game: Game, fact: EventFact, seen: Mapping[str, int | None], n: int) -> dict[str, object]:
    data: dict[str, object] = {"kind": fact.name, "n": n}
    for field in fact.fields:
        value = seen[field.name]
        if value is None:
            data[field.name] = None
        elif field.holds == FLAG:
            data[field.name] = bool(value)
        elif field.holds in (SEAT, NUMBER):
            data[field.name] = value
        else:  # a card, a colour, a place: whatever the game calls by a code
            data[field.name] = game.field_text(field.holds, value)
    return data


def told(
    game: Game, entry: Entry, eyes: int, n: int, language: str, names: tuple[str, ...]
) -> HistoryLine | None:
    """An entry as a line of history, or None if there is nothing to tell this viewer."""
    seat, event = entry
    if event is None or event is ALONE_ENTRY:
        seat = max(seat, ~seat)
        key = "server-undone" if event is None else "server-no-choice"
        key = f"{key}.you" if seat == eyes else key
        return HistoryLine(n, words_for(language).say(key, name=names[seat]), [], seat)
    fact = game.events[event.kind]
    text = narrated(game, language, names, eyes if eyes in (event.a, event.b) else -1, *event.numbers())
    if text is None:
        return None
    about = event.a if fact.fields and fact.fields[0].holds == SEAT else None
    return HistoryLine(n, text, fact.rules, about)


@lru_cache(maxsize=20_000)
def narrated(
    game: Game, language: str, names: tuple[str, ...], eyes: int, kind: int, a: int, b: int, c: int, d: int
) -> str | None:
    """An event in words. Those whom it does not name read the same words, so they share them."""
    return words_for(language).event(game, Event(kind, a, b, c, d), eyes, names)

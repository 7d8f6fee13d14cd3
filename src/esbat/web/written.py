"""Sentences and events written out once, as the bytes that go over the line, and used by every table.

What is said depends on names, and names differ from table to table. So sentences are written with stand-ins
for the names, which no name can contain, and the names are filled in each time.
"""

from functools import lru_cache

from esbat.engine.event import Event
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.web.scene import asked, label
from esbat.web.story import Entry, shown, told
from esbat.web.targets import aim_of
from esbat.web.wire import LegalMove, encoder
from esbat.words import words_for

STAND_INS = tuple(chr(0xE000 + seat) for seat in range(16))
"""From the private use area: `people.clean` lets none of them into a name."""
MARKS = tuple(stand_in.encode() for stand_in in STAND_INS)
NUMBER = b'"n":0'
QUESTIONS_KEPT = 20_000


class Written:
    """Some JSON with the names left out, and whose they are."""

    __slots__ = ("seats", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.seats = [seat for seat, mark in enumerate(MARKS) if mark in text]

    def with_names(self, names: "Names") -> bytes:
        text = self.text
        for seat in self.seats:
            text = text.replace(MARKS[seat], names.written[seat])
        return text


class Names:
    """What the seats are called, and how that is written inside a JSON string."""

    __slots__ = ("spoken", "written")

    def __init__(self, spoken: tuple[str, ...]) -> None:
        self.spoken = spoken
        self.written = [encoder.encode(name)[1:-1] for name in spoken]


# ---- what has happened


class Telling:
    """An entry of the story for one kind of viewer: as an event and as a line, around the viewer's count."""

    __slots__ = ("event_begins", "event_ends", "line_ends")

    def __init__(self, event: bytes, line: bytes | None) -> None:
        self.event_begins, _, self.event_ends = event.partition(NUMBER)
        self.line_ends = None if line is None else Written(line.partition(NUMBER)[2])

    def event(self, count: int) -> bytes:
        return b'%b"n":%d%b' % (self.event_begins, count, self.event_ends)

    def line(self, count: int, names: Names) -> bytes | None:
        return None if self.line_ends is None else b'{"n":%d%b' % (count, self.line_ends.with_names(names))


def telling(game: Game, entry: Entry, eyes: int, language: str) -> Telling | None:
    """How this viewer hears of it; None if they may know nothing of it."""
    seat, event = entry
    if event is None:
        return telling_of_undo(game, seat, eyes if eyes == max(seat, ~seat) else -1, language)
    # Those whom it does not name see and hear the same.
    return telling_of(game, eyes if eyes in (event.a, event.b) else -1, language, *event.numbers())


@lru_cache(maxsize=50_000)
def telling_of(
    game: Game, eyes: int, language: str, kind: int, a: int, b: int, c: int, d: int
) -> Telling | None:
    return told_anew(game, (-1, Event(kind, a, b, c, d)), eyes, language)


@lru_cache(maxsize=1000)
def telling_of_undo(game: Game, seat: int, eyes: int, language: str) -> Telling | None:
    return told_anew(game, (seat, None), eyes, language)


def told_anew(game: Game, entry: Entry, eyes: int, language: str) -> Telling | None:
    event = shown(game, entry, eyes, 0)
    if event is None:
        return None
    line = told(game, entry, eyes, 0, language, STAND_INS)
    return Telling(encoder.encode(event), None if line is None else encoder.encode(line))


# ---- what may be chosen


def legal_written(
    game: Game, state: State, eyes: int, language: str, view: dict[str, object], names: Names
) -> bytes:
    """The seat's own legal moves, in the game's order."""
    moves = state.legal(eyes)
    if not moves:
        return b""
    aim = aim_of(game.code)
    return b",".join(
        [choice(game, language, move, tuple(aim(game, move, view))).with_names(names) for move in moves]
    )


@lru_cache(maxsize=20_000)
def choice(game: Game, language: str, move: int, targets: tuple[str, ...]) -> Written:
    called = label(game, language, move, STAND_INS)
    return Written(encoder.encode(LegalMove(game.text(move), called, list(targets))))


# ---- what is asked


NOBODY_ASKED = b'null,"waiting":""'


questions: dict[tuple[object, ...], Written] = {}


def question_for(
    game: Game, state: State, eyes: int, language: str, view: dict[str, object], names: Names
) -> bytes:
    """What is asked, as this viewer reads it, and the sentence for those who only wait: two fields' worth.

    It is worded anew only if something that it mentions is new.
    """
    open_question = state.question_for(eyes)
    if open_question is None:
        return NOBODY_ASKED
    seats, name = tuple(open_question.seats), open_question.name
    mine = eyes in state.acting()
    numbers = (open_question.a, open_question.b, open_question.c, open_question.d) if mine else ()
    facts = tuple([fact(view, eyes, where) for where in mentioned(game.code, language, name)])
    box = "" if game.pack is None else game.pack.digest
    key = (game.code, box, language, name, mine, seats, numbers, facts)
    found = questions.get(key)
    if found is None:
        worded = asked(game, state, eyes, language, STAND_INS, view)
        if worded is None:
            return NOBODY_ASKED
        waiting = "" if worded.mine else worded.text
        found = Written(b'%b,"waiting":%b' % (encoder.encode(worded), encoder.encode(waiting)))
        if len(questions) >= QUESTIONS_KEPT:
            questions.clear()
        questions[key] = found
    return found.with_names(names)


@lru_cache(maxsize=1000)
def mentioned(code: str, language: str, name: str) -> list[tuple[str, str, bool]]:
    """Where in a view the facts stand that this question may mention: see `words.facts`.

    Whose names it mentions is part of the question itself.
    """
    places: list[tuple[str, str, bool]] = []
    words = words_for(language).catalogue.mentions.get(f"{code}-question-{name}", frozenset())
    for word in sorted(words - {"name", "names"}):
        for prefix, where in (("", ""), ("my_", "seats"), ("option_", "options")):
            if word.startswith(prefix):
                places.append((where, word.removeprefix(prefix), False))
                for suffix in ("_sum", "_least"):
                    if word.endswith(suffix):
                        places.append((where, word.removeprefix(prefix).removesuffix(suffix), True))
    return places


def fact(view: dict[str, object], eyes: int, place: tuple[str, str, bool]) -> object:
    """A fact of a view as part of a key: of a list the length, or all of it if its sum is wanted."""
    where, name, whole = place
    holder: object = view
    if where:
        holder = view.get(where)
        if where == "seats":
            holder = holder[eyes] if isinstance(holder, list) and 0 <= eyes < len(holder) else None
    if not isinstance(holder, dict):
        return None
    value = holder.get(name)
    if isinstance(value, list):
        return repr(value) if whole else (len(value),)
    # True and 1 are the same key and not the same word.
    return (value,) if isinstance(value, bool) else value if isinstance(value, (int, str)) else None

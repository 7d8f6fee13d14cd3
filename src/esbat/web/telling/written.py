"""Sentences and events written out once, as the bytes that go over the line, and used by every table.

What is said depends on names, and names differ from table to table. So sentences are written with stand-ins
for the names, which no name can contain, and the names are filled in each time.
"""

import re
from typing import Final

from esbat.engine.decision import Decision
from esbat.engine.event import EVERYONE, SECOND, Event, EventFact
from esbat.engine.game import Game
from esbat.engine.holds import SEAT
from esbat.engine.native import mypyc_attr
from esbat.engine.state import State
from esbat.web.faces import Aim, Glance, Writer, aim_of, writer_of
from esbat.web.faces.parts import Parts, Sheet
from esbat.web.telling.scene import asked, label
from esbat.web.telling.story import ALONE_ENTRY, Entry, shown, told
from esbat.web.wire import HistoryLine, LegalMove, encoder
from esbat.words import words_for

STAND_INS: Final = tuple([chr(0xE000 + seat) for seat in range(16)])
"""From the private use area: `people.names.clean` lets none of them into a name."""
MARKS: Final = [stand_in.encode() for stand_in in STAND_INS]
ANY_MARK: Final = re.compile(b"\xee\x80[\x80-\x8f]")
NUMBER: Final = b'"n":0'
TELLINGS_KEPT: Final = 50_000
CHOICES_KEPT: Final = 20_000
QUESTIONS_KEPT: Final = 20_000
SAYINGS_KEPT: Final = 64

BEGINNINGS: Final = "AEIOUYÉH"
"""How names begin to which a language may join the word before."""

Joints = list[tuple[re.Pattern[str], str]]
"""What a language joins to the name that follows, and how (`words.language.joints`)."""
Place = tuple[str, str, bool]
"""Where in a view a fact stands: in which part, under which name, and whether all of a list counts."""


@mypyc_attr(acyclic=True)
class Written:
    """Some JSON with the names left out, and whose they are."""

    __slots__ = ("joints", "pieces", "seats", "text")

    def __init__(self, text: bytes, joints: Joints) -> None:
        self.text = text
        # What stands before, between and after the names, and whose they are.
        self.pieces: list[bytes] = ANY_MARK.split(text)
        self.seats = [MARKS.index(mark) for mark in ANY_MARK.findall(text)]
        # Only where a word stands before a name that would be joined to it: « de Circé », « d’Agnès ».
        self.joints: Joints = joints if joints and self.seats and may_join(text.decode(), joints) else []

    def with_names(self, names: "Names", roles: list[int] | None = None) -> bytes:
        """Filled in; with `roles`, stand-ins stand for these seats, in their order."""
        if not self.seats:
            return self.text
        pieces: list[bytes] = []
        self.fill_in(pieces, names, roles)
        return pieces[0] if len(pieces) == 1 else b"".join(pieces)

    def fill_in(self, pieces: list[bytes], names: "Names", roles: list[int] | None = None) -> None:
        """The same in pieces, to be put together with others."""
        if self.joints:
            pieces.append(self.joined(names, roles))
            return
        written, own = names.written, self.pieces
        pieces.append(own[0])
        for at, seat in enumerate(self.seats):
            pieces.append(written[seat if roles is None else roles[seat]])
            pieces.append(own[at + 1])

    def joined(self, names: "Names", roles: list[int] | None) -> bytes:
        """Filled in where names are joined to the words before them."""
        text = self.text
        for seat in set(self.seats):
            text = text.replace(MARKS[seat], names.written[seat if roles is None else roles[seat]])
        said = text.decode()
        for joint, instead in self.joints:
            said = joint.sub(instead, said)
        return said.encode()


def may_join(text: str, joints: Joints) -> bool:
    """Would any name be joined to the word before it?"""
    for beginning in BEGINNINGS:
        named = text
        for stand_in in STAND_INS:
            named = named.replace(stand_in, beginning + "é")
        for joint, _ in joints:
            if joint.search(named) is not None:
                return True
    return False


class Names:
    """What the seats are called, and how that is written inside a JSON string."""

    __slots__ = ("spoken", "written")

    def __init__(self, spoken: tuple[str, ...]) -> None:
        self.spoken = spoken
        self.written: list[bytes] = [encoder.encode(name)[1:-1] for name in spoken]


@mypyc_attr(acyclic=True)
class Telling:
    """An entry of the story for one kind of viewer: as an event and as a line, around the viewer's count."""

    __slots__ = ("event_begins", "event_ends", "line_ends")

    def __init__(self, event: bytes, line: bytes | None, joints: Joints) -> None:
        begins, _, self.event_ends = event.partition(NUMBER)
        self.event_begins = begins + NUMBER[:-1]
        self.line_ends = None if line is None else Written(line.partition(NUMBER)[2], joints)

    def tell(self, count: bytes, names: Names, events: list[bytes], lines: list[bytes]) -> None:
        """Add it to the pieces of events, and to those of lines, if there are words for it."""
        if events:
            events.append(b",")
        events.append(self.event_begins)
        events.append(count)
        events.append(self.event_ends)
        if self.line_ends is not None:
            lines.append(b',{"n":' if lines else b'{"n":')
            lines.append(count)
            self.line_ends.fill_in(lines, names)


@mypyc_attr(acyclic=True)
class Sight:
    """What one viewer sees, as data and as JSON, each made only if it is wanted."""

    __slots__ = ("entries", "eyes", "known", "state", "view")

    def __init__(self, state: State, eyes: int, sheet: Sheet) -> None:
        self.state = state
        self.eyes = eyes
        self.view = sheet.view(state, eyes)
        self.known: dict[str, object] | None = None
        self.entries: dict[str, object] | None = None  # some of them

    def data(self) -> dict[str, object]:
        if self.known is None:
            self.known = self.view.data()
        return self.known

    def entry(self, name: str) -> object:
        """One entry of the view's data."""
        if self.known is not None:
            return self.known.get(name)
        if self.entries is None:
            self.entries = {}
        if name not in self.entries:
            self.entries[name] = self.view.fact(name)
        return self.entries[name]

    def fact(self, place: Place) -> object:
        """A fact as part of a key: of a list the length, or all of it if its sum is wanted."""
        where, name, whole = place
        value: object = None
        if not where:
            value = self.entry(name)
        else:
            holder: object = self.entry(where)
            if where == "seats":
                seated = isinstance(holder, list) and 0 <= self.eyes < len(holder)
                holder = holder[self.eyes] if isinstance(holder, list) and seated else None
            if isinstance(holder, dict):
                value = holder.get(name)
        if isinstance(value, list):
            return repr(value) if whole else (len(value),)
        # True and 1 are the same key and not the same word.
        return (value,) if isinstance(value, bool) else value if isinstance(value, (int, str)) else None


class Sayings:
    """All that has been written of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.joints: Joints = words_for(language).catalogue.joints
        self.aim: Aim = aim_of(game.code)
        self.writer: Writer = writer_of(game.code)
        self.tellings: dict[tuple[int, int, int, int, int, int], Telling | None] = {}
        self.marks: dict[tuple[int, int, bool], Telling | None] = {}
        self.choices: dict[tuple[int, tuple[str, ...]], Written] = {}
        self.settled: dict[int, Written] = {}  # moves that name the same things whatever a view shows
        self.places: dict[str, list[Place]] = {}  # for those asked
        self.places_beside: dict[str, list[Place]] = {}  # for the others
        self.counted: dict[str, list[int]] = {}
        self.questions: dict[tuple[str, bool, int, tuple[object, ...]], Written] = {}

    # ---- what has happened

    def telling(self, entry: Entry, eyes: int) -> Telling | None:
        """How this viewer hears of it; None if they may know nothing of it."""
        seat, event = entry
        if event is None or event is ALONE_ENTRY:
            mark = (seat, eyes if eyes == max(seat, ~seat) else -1, event is None)
            if mark not in self.marks:
                self.marks[mark] = self.told_anew(entry, mark[1])
            return self.marks[mark]
        # Those whom it does not name see and hear the same.
        a, b = event.a, event.b
        whose = eyes if eyes in (a, b) else -1
        key = (whose, event.kind, a, b, event.c, event.d)
        found = self.tellings.get(key)
        if found is None and key not in self.tellings:
            if len(self.tellings) >= TELLINGS_KEPT:
                self.tellings.clear()
            found = self.tellings[key] = self.told_anew((-1, Event(*key[1:])), whose)
        return found

    def told_anew(self, entry: Entry, eyes: int) -> Telling | None:
        event = shown(self.game, entry, eyes, 0)
        if event is None:
            return None
        line = self.line(entry, eyes)
        return Telling(encoder.encode(event), None if line is None else encoder.encode(line), self.joints)

    def line(self, entry: Entry, eyes: int) -> HistoryLine | None:
        """In words. Who does it to whom counts, and not which seats they have: it is worded once for all."""
        event = entry[1]
        roles = [] if event is None or event is ALONE_ENTRY else roles_in(self.game.events[event.kind], event)
        if event is None or not roles:
            return told(self.game, entry, eyes, 0, self.language, STAND_INS)
        cast = (-1, in_roles(self.game.events[event.kind], event, roles))
        whose = roles.index(eyes) if eyes in roles else -1
        line = told(self.game, cast, whose, 0, self.language, STAND_INS)
        if line is None:
            return None
        text = line.text.translate({ord(STAND_INS[role]): STAND_INS[seat] for role, seat in enumerate(roles)})
        return HistoryLine(0, text, line.rules, event.a)

    # ---- what is seen

    def view(self, sight: Sight, sheet: Sheet) -> Parts:
        """What this viewer sees; views of one moment share what is written of things open to everybody."""
        return self.writer(sight.view, sheet)

    # ---- what may be chosen

    def legal(self, sight: Sight, names: Names) -> bytes:
        """The seat's own legal moves, in the game's order."""
        choices: list[bytes] = []
        for move in sight.state.legal(sight.eyes):
            found = self.settled.get(move)
            if found is None:
                found = self.aimed(move, sight)
            choices.append(found.with_names(names) if found.seats else found.text)
        return b",".join(choices)

    def aimed(self, move: int, sight: Sight) -> Written:
        """A move with the things it names now; remembered if it names them always."""
        glance = Glance(sight.data, sight.entry)
        found = self.choice(move, tuple(self.aim(self.game, move, glance)))
        if not glance.looked:
            if len(self.settled) >= CHOICES_KEPT:
                self.settled.clear()
            self.settled[move] = found
        return found

    def choice(self, move: int, targets: tuple[str, ...]) -> Written:
        found = self.choices.get((move, targets))
        if found is None:
            called = label(self.game, self.language, move, STAND_INS)
            entry = LegalMove(self.game.text(move), called, list(targets))
            found = Written(encoder.encode(entry), self.joints)
            if len(self.choices) >= CHOICES_KEPT:
                self.choices.clear()
            self.choices[move, targets] = found
        return found

    # ---- what is asked

    def facts(self, sight: Sight, question: Decision, mine: bool) -> list[object]:
        """All that this viewer's view says of what the question mentions."""
        return [sight.fact(place) for place in self.mentioned(question, mine)]

    def question(
        self, sight: Sight, question: Decision, mine: bool, names: Names, facts: list[object]
    ) -> bytes:
        """What is asked, as this viewer reads it, and the sentence for those who only wait: two fields.

        It is worded anew only if something that it mentions is new.
        """
        if mine:
            facts = facts + [question.numbers[at] for at in self.numbers_mentioned(question)]
        seats = question.seats
        key = (question.name, mine, len(seats), tuple(facts))
        found = self.questions.get(key)
        if found is None:
            roles = list(STAND_INS)  # whoever is asked first has the first stand-in
            for role, seat in enumerate(seats):
                roles[seat] = STAND_INS[role]
            worded = asked(self.game, sight.state, sight.eyes, self.language, tuple(roles), sight.data())
            assert worded is not None
            waiting = "" if mine else worded.text
            found = Written(encoder.encode(worded) + b',"waiting":' + encoder.encode(waiting), self.joints)
            if len(self.questions) >= QUESTIONS_KEPT:
                self.questions.clear()
            self.questions[key] = found
        return found.with_names(names, seats)

    def mentioned(self, question: Decision, mine: bool) -> list[Place]:
        """Where in a view the facts stand that this question may mention to those asked, or to the others."""
        places = self.places if mine else self.places_beside
        found = places.get(question.name)
        if found is None:
            found = places[question.name] = mentioned(self.game.code, self.language, question, mine)
        return found

    def numbers_mentioned(self, question: Decision) -> list[int]:
        """Which of its own numbers a question mentions to those who are asked."""
        found = self.counted.get(question.name)
        if found is None:
            words = words_mentioned(self.game.code, self.language, question, True)
            found = [at for at, name in enumerate(question.fields) if words is None or name in words]
            self.counted[question.name] = found
        return found


def roles_in(fact: EventFact, event: Event) -> list[int]:
    """The seats that an event is about, each once, the one that acts first; none where no seat acts.

    None either where it is whispered to one who is no seat of it, or a seat's number is none.
    """
    fields = fact.fields
    if not fields or fields[0].holds != SEAT:
        return []
    whispered = any(field.audience & SECOND and field.audience != EVERYONE for field in fields)
    if whispered and (len(fields) < 2 or fields[1].holds != SEAT):
        return []
    roles: list[int] = []
    for at, field in enumerate(fields):
        seat = event.numbers()[at + 1]
        if field.holds == SEAT:
            if not 0 <= seat < len(STAND_INS):
                return []
            if seat not in roles:
                roles.append(seat)
    return roles


def in_roles(fact: EventFact, event: Event, roles: list[int]) -> Event:
    """The same between others: the first of them in seat 0, and so on."""
    numbers = event.numbers()
    for at, field in enumerate(fact.fields):
        if field.holds == SEAT:
            numbers[at + 1] = roles.index(numbers[at + 1])
    return Event(*numbers)


def sayings_for(game: Game, language: str) -> Sayings:
    """What has been written of this game, as it lies in its box, in this language."""
    key = (game.code, "" if game.pack is None else game.pack.digest, language)
    found = kept.get(key)
    if found is None:
        if len(kept) >= SAYINGS_KEPT:
            kept.clear()
        found = kept[key] = Sayings(game, language)
    return found


kept: Final[dict[tuple[str, str, str], Sayings]] = {}
NOBODY_ASKED: Final = b'null,"waiting":""'


def words_mentioned(code: str, language: str, question: Decision, mine: bool) -> frozenset[str] | None:
    """The facts that this question's sentence has a place for."""
    side = "you" if mine else "other"
    return words_for(language).catalogue.mentions(f"{code}-question-{question.name}.{side}")


def mentioned(code: str, language: str, question: Decision, mine: bool) -> list[Place]:
    """Where in a view the facts stand that this question may mention: see `words.facts`.

    Whose names it mentions is part of the question itself.
    """
    places: list[Place] = []
    words = words_mentioned(code, language, question, mine)
    for word in sorted((words or frozenset()) - {"name", "names", *question.fields}):
        for prefix, where in (("", ""), ("my_", "seats"), ("option_", "options")):
            if word.startswith(prefix):
                places.append((where, word.removeprefix(prefix), False))
                for suffix in ("_sum", "_least"):
                    if word.endswith(suffix):
                        places.append((where, word.removeprefix(prefix).removesuffix(suffix), True))
    return places

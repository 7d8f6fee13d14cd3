"""A sheet of small numbers, and what every game's observer has in common.

An observation is a row of bytes from 0 to 127. They are written eight at a time, as one whole number: a set
of cards is spread out by a look into a table. Which sets a row holds already is remembered, for from one
step to the next most of them stay as they are: those are not written again. What each byte means is declared
beside the code that writes it (`Part`).
"""

from typing import Final, final

from esbat.engine.decision import Kind
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import ASKED, FIRST, KIND, ROW, SEAT_BIT, State
from esbat.parts.bits import WIDE_BIT

BYTES: Final[i64] = 8
"""Numbers in a word."""
LARGEST: Final[i64] = 127
"""No number is larger; those that could be are cut off there."""
TOO_LARGE: Final[i64] = -128
"""The bits that no number from 0 to 127 has."""

HIGHEST_BITS: Final[i64] = 0x2020202020202020
"""The same of all eight numbers of a word that was moved down by two, as a native number."""

ZERO: Final[i64] = 0
"""Nothing, as a native number: `number if … else 0` would make objects of both."""

SPREAD: Final = vec[i64]([sum(2 ** (8 * bit) for bit in range(8) if byte >> bit & 1) for byte in range(256)])
"""Eight members of a set as eight bytes, each 0 or 1."""
PLACE: Final = vec[i64]([2 ** (8 * place) for place in range(8)])
"""What a number is multiplied by to stand at this place of a word."""

FLAGS: Final = "flags"
"""Each 0 or 1: yes or no, in or out."""
COUNTS: Final = "counts"
"""How many, or how much."""
CHOICES: Final = "choices"
"""One of several things that have no order; 0 for none."""
CODES: Final = "codes"
"""The number of one of very many things; 0 for none."""


class Part:
    """Neighbours in a row of numbers: their name, what they hold, what each is about, and its largest."""

    __slots__ = ("holds", "labels", "largest", "name")

    def __init__(self, name: str, holds: str, labels: list[str], largest: list[int]) -> None:
        self.name = name
        self.holds = holds
        self.labels = labels
        self.largest = largest

    def words(self) -> int:
        """How many words it takes: every part begins with one of its own."""
        return (len(self.labels) + 7) // 8

    def sets(self) -> int:
        """How many whole numbers say which flags are up; none where no set is written."""
        if self.holds != FLAGS:
            return 0
        return 1 if len(self.labels) <= 64 else 2


def flags(name: str, labels: list[str]) -> Part:
    """A set: a number for every possible member."""
    return Part(name, FLAGS, labels, [1] * len(labels))


def counts(name: str, labels: list[str], largest: int = 127) -> Part:
    return Part(name, COUNTS, labels, [largest] * len(labels))


def choices(name: str, labels: list[str], largest: list[int]) -> Part:
    """Things by their number from 1 on."""
    return Part(name, CHOICES, labels, largest)


def codes(name: str, labels: list[str]) -> Part:
    """Things by their number, which are too many to be spread out."""
    return Part(name, CODES, labels, [127] * len(labels))


def seat_name(around: int) -> str:
    """A seat as the one who looks calls it: itself, or so many to the left."""
    return "me" if around == 0 else f"left{around}"


def seat_names(seats: int) -> list[str]:
    return [seat_name(around) for around in range(seats)]


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """Rows of words, and where the next one goes; the sets that stand in them, and which comes next."""

    __slots__ = ("at", "kind", "mine", "next_set", "row", "sets", "words")

    def __init__(self, words: i64, sets: i64) -> None:
        self.words = vec[i64]([0] * int(words))
        self.sets = vec[i64]([0] * int(sets))
        self.at: i64 = 0
        self.next_set: i64 = 0
        # The question as the seat knows it: its kind (0 if that is hidden), its row, and whether it is asked.
        self.kind: i64 = 0
        self.row: i64 = 0
        self.mine: bool = False

    def flags(self, members: i64, words: i64) -> None:
        """A set, eight possible members a word."""
        at = self.at
        self.at = at + words
        place = self.next_set
        self.next_set = place + 1
        there = self.sets
        if there[place] != members:
            there[place] = members
            self.spread(at, members, words)

    def spread(self, at: i64, members: i64, words: i64) -> None:
        """Write a set out, beginning with this word."""
        sheet = self.words
        for word in range(words):
            sheet[at + word] = SPREAD[members & 255]
            members >>= 8

    def several_flags(self, sets: vec[i64], start: i64, apart: i64, many: i64, words: i64) -> None:
        """So many sets that lie apart from one another, each of so many words."""
        at = self.at
        place = self.next_set
        there = self.sets
        for number in range(many):
            members = sets[start]
            if there[place] != members:
                there[place] = members
                self.spread(at, members, words)
            start += apart
            place += 1
            at += words
        self.at = at
        self.next_set = place

    def sets_of(self, sets: vec[i64], words: vec[i64]) -> None:
        """As many sets as there are numbers of words, each of so many."""
        at = self.at
        place = self.next_set
        there = self.sets
        for number in range(len(words)):
            members = sets[number]
            wide = words[number]
            if there[place] != members:
                there[place] = members
                self.spread(at, members, wide)
            place += 1
            at += wide
        self.at = at
        self.next_set = place

    def word(self, numbers: i64) -> None:
        """Eight numbers that stand in one already."""
        if (numbers >> 2) & HIGHEST_BITS:
            raise ValueError(f"not all from 0 to 127: {numbers:#x}")
        self.words[self.at] = numbers
        self.at += 1

    def five_sets(self, sets: vec[i64], start: i64) -> None:
        """Five neighbouring sets of up to sixteen members each, as one."""
        at = self.at
        self.at = at + 10
        place = self.next_set
        self.next_set = place + 2
        there = self.sets
        low = sets[start] + sets[start + 1] * 65536 + sets[start + 2] * 4294967296
        high = sets[start + 3] + sets[start + 4] * 65536
        if there[place] != low:
            there[place] = low
            self.spread(at, low, 6)
        if there[place + 1] != high:
            there[place + 1] = high
            self.spread(at + 6, high, 4)

    def nothing(self, words: i64) -> None:
        """So many words of zeros, where no sets are written at other times."""
        at = self.at
        sheet = self.words
        for word in range(words):
            sheet[at + word] = 0
        self.at = at + words

    def eight(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> None:
        """Eight numbers."""
        if (a | b | c | d | e | f | g | h) & TOO_LARGE:
            raise ValueError(f"not all from 0 to 127: {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}")
        low = a + b * 256 + c * 65536 + d * 16777216
        high = e + f * 256 + g * 65536 + h * 16777216
        self.words[self.at] = low + high * 4294967296
        self.at += 1

    def four(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Four numbers, and four that stay 0."""
        if (a | b | c | d) & TOO_LARGE:
            raise ValueError(f"not all from 0 to 127: {a}, {b}, {c}, {d}")
        self.words[self.at] = a + b * 256 + c * 65536 + d * 16777216
        self.at += 1

    def counts(self, numbers: vec[i64], start: i64, many: i64, added: i64) -> None:
        """Neighbouring numbers, each with this added to it."""
        sheet = self.words
        at = self.at
        number = start
        last = start + many
        seen: i64 = 0
        while number + BYTES <= last:
            a = numbers[number] + added
            b = numbers[number + 1] + added
            c = numbers[number + 2] + added
            d = numbers[number + 3] + added
            e = numbers[number + 4] + added
            f = numbers[number + 5] + added
            g = numbers[number + 6] + added
            h = numbers[number + 7] + added
            seen |= a | b | c | d | e | f | g | h
            low = a + b * 256 + c * 65536 + d * 16777216
            sheet[at] = low + (e + f * 256 + g * 65536 + h * 16777216) * 4294967296
            at += 1
            number += BYTES
        if number < last:
            word: i64 = 0
            four = number + 4 <= last
            lowest = number + 4 if four else number
            while last > lowest:
                last -= 1
                value = numbers[last] + added
                seen |= value
                word = word * 256 + value
            if four:
                a = numbers[number] + added
                b = numbers[number + 1] + added
                c = numbers[number + 2] + added
                d = numbers[number + 3] + added
                seen |= a | b | c | d
                word = word * 4294967296 + (a + b * 256 + c * 65536 + d * 16777216)
            sheet[at] = word
            at += 1
        if seen & TOO_LARGE:
            raise ValueError(f"not all from 0 to 127: {many} numbers from {start} on")
        self.at = at

    def erase(self, first: i64, places: i64) -> None:
        """The numbers at these places of what begins with that word become 0."""
        sheet = self.words
        while places:
            sheet[first] &= ~(LARGEST * SPREAD[places & 255])
            places >>= 8
            first += 1


def touched(numbers: vec[i64]) -> i64:
    """Read one number of every eight, which is as many as come together from the machine's memory."""
    found: i64 = 0
    for at in range(0, len(numbers), 8):
        found += numbers[at]
    return found


def first_of(numbers: vec[i64]) -> i64:
    """The first number, and with it those that lie beside it; 0 if there is none."""
    if len(numbers) > 0:
        return numbers[0]
    return 0


def at_most(number: i64) -> i64:
    """The number itself, or the largest there is."""
    return number if number <= LARGEST else LARGEST


def seat_from(seat: i64, other: i64, seats: i64) -> i64:
    """Another seat as a choice: 1 for oneself, 2 for the one on the left …; 0 for nobody."""
    if other < 0:
        return 0
    return other - seat + 1 if other >= seat else other - seat + seats + 1


def seats_from(seat: i64, members: i64, seats: i64) -> i64:
    """A set of seats as this seat counts them: itself first."""
    return (members >> seat) | ((members & (SEAT_BIT[seat] - 1)) << (seats - seat))


class Observer:
    """What one game shows a seat, as a row of numbers."""

    __slots__ = (
        "about",
        "below",
        "own_phase",
        "parts",
        "phase_words",
        "sets",
        "shown_phase",
        "tells_seats",
        "version",
        "words",
    )

    def __init__(self, version: int, kinds: list[Kind], seats: int) -> None:
        self.version = version
        # The names a question may go by: its own for those who are asked, another for the others.
        # The first kind is for those who are not asked: no question ever goes by its name.
        own = [kinds[0].shown.name, *(kind.name for kind in kinds[1:])]
        names = ["over"]
        for kind, own_name in zip(kinds, own, strict=True):
            for name in (own_name, kind.shown.name):
                if name not in names:
                    names.append(name)
        self.own_phase = vec[i64]([names.index(name) for name in own])
        self.shown_phase = vec[i64]([names.index(kind.shown.name) for kind in kinds])
        self.below = vec[i64]([1 if kind.shown.below else 0 for kind in kinds])
        self.tells_seats = vec[i64]([1 if kind.shown.seats else 0 for kind in kinds])
        # How many numbers each kind of question has: what stands in its row beyond them means nothing.
        self.about = vec[i64]([len(kind.fields) for kind in kinds])
        self.phase_words: i64 = (len(names) + 7) // 8
        self.words: i64 = 0
        self.sets: i64 = 0
        self.parts: list[Part] = [
            flags("question", [name or "hidden" for name in names]),
            flags("asked", seat_names(seats)),
            # Moves name seats by their numbers, all else counts them from the one who looks.
            flags("seat", [str(seat) for seat in range(seats)]),
            counts("about", ["first", "second", "third", "fourth"]),
        ]

    def declare(self, parts: list[Part]) -> None:
        """The parts that follow those every game has."""
        self.parts += parts
        words = 0
        sets = 0
        for part in self.parts:
            words += part.words()
            sets += part.sets()
        self.words = words
        self.sets = sets

    def sheet(self, rows: int) -> Sheet:
        """An empty sheet of so many rows."""
        return Sheet(rows * self.words, rows * self.sets)

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the row of this seat where the sheet stands."""
        raise NotImplementedError

    def standing(self, state: State, seat: i64) -> i64:
        """The points of a seat as they lie open for all to see, while the play goes on."""
        raise NotImplementedError

    def touch(self, state: State) -> i64:
        """Read here and there in a state that will be observed soon; what is read means nothing.

        A thousand large states do not fit into the processor's nearest memory. Asked for one table ahead, and
        all at once, they are there when they are needed.
        """
        return 0

    def write(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """The same into a row of the sheet; a row of another length is a mistake of ours."""
        sheet.at = row * self.words
        sheet.next_set = row * self.sets
        self.observe(state, seat, sheet)
        if sheet.at != (row + 1) * self.words:
            raise ValueError(f"{sheet.at - row * self.words} words were written, not {self.words}")
        if sheet.next_set != (row + 1) * self.sets:
            raise ValueError(f"{sheet.next_set - row * self.sets} sets were written, not {self.sets}")

    def question(self, state: State, seat: i64, sheet: Sheet) -> None:
        """The open question as this seat knows it, as `State.question_for` has it; then who is asked.

        Its numbers are for those who are asked; a number that is a set is cut off like any large one.
        """
        phase: i64 = 0
        asked: i64 = 0
        sheet.kind = 0
        sheet.mine = False
        start: i64 = 0
        if state.depth > 0:
            stack = state.stack
            at = state.depth - 1
            start = at * ROW
            kind = stack[start + KIND]
            if stack[start + ASKED] & SEAT_BIT[seat]:
                sheet.mine = True
                sheet.kind = kind
                phase = self.own_phase[kind]
            else:
                while self.below[kind] and at > 0:
                    at -= 1
                    kind = stack[at * ROW + KIND]
                start = at * ROW
                phase = self.shown_phase[kind]
                if phase == self.own_phase[kind]:
                    sheet.kind = kind
            if self.tells_seats[kind]:
                asked = state.awaited(seat, at)
            if sheet.mine:
                asked |= SEAT_BIT[seat]
        sheet.row = start
        sheet.flags(WIDE_BIT[phase], self.phase_words)
        sheet.flags(seats_from(seat, asked, state.seats), 1)
        sheet.flags(SEAT_BIT[seat], 1)
        many: i64 = self.about[sheet.kind] if sheet.mine else ZERO
        if many == 0:
            sheet.nothing(1)
            return
        stack = state.stack
        first = start + FIRST
        sheet.four(
            from_one(stack[first]),
            from_one(stack[first + 1]) if many > 1 else ZERO,
            from_one(stack[first + 2]) if many > 2 else ZERO,
            from_one(stack[first + 3]) if many > 3 else ZERO,
        )


def from_one(number: i64) -> i64:
    """One more than the number, so that nobody (-1) is 0; cut off if it is too large to be a small thing."""
    return number + 1 if -1 <= number < LARGEST else LARGEST

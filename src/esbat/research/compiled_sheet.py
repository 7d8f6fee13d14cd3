"""A sheet of small numbers.

An observation is a row of bytes from 0 to 127. They are written eight at a time, as one whole number: a set
of cards is spread out by a look into a table. Which sets a row holds already is remembered, for from one
step to the next most of them stay as they are: those are not written again. What each byte means is declared
beside the code that writes it (`compiled_parts`).

What ends in `_within` makes sure once, at its head, that all it will read and write lies within: compiled, no
index is looked at again (`tools/compiling/marks.py`). What ends in `_ahead` only has numbers fetched.
"""

from typing import Final, NoReturn, final

from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import SEAT_BIT

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
SINGLE: Final = vec[i64]([2**n for n in range(62)] + [0, 0])
"""The set of one number, for any six bits: in a row of flags are at most sixty-two."""
PLACE: Final = vec[i64]([2 ** (8 * place) for place in range(8)])
"""What a number is multiplied by to stand at this place of a word."""


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
            self.spread_within(at, members, words)

    def eight_flags(self, words: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> None:
        """Eight sets of so many words each."""
        self.flags(a, words)
        self.flags(b, words)
        self.flags(c, words)
        self.flags(d, words)
        self.flags(e, words)
        self.flags(f, words)
        self.flags(g, words)
        self.flags(h, words)

    def few(self, members: i64) -> None:
        """A set of up to eight possible members."""
        self.words[self.at] = SPREAD[members & 255]
        self.at += 1

    def spread_within(self, at: i64, members: i64, words: i64) -> None:
        """Write a set out, beginning with this word.

        All words of it: which of them have changed is found out less quickly than they are written.
        """
        sheet = self.words
        last = at + words
        if at < 0 or last > len(sheet):
            raise IndexError(f"{words} words from {at} on")
        table = SPREAD
        while at < last:
            sheet[at] = table[members & 255]
            members >>= 8
            at += 1

    def several_flags(self, sets: vec[i64], start: i64, apart: i64, many: i64, words: i64) -> None:
        """So many sets that lie apart from one another, each of so many words."""
        at = self.at
        place = self.next_set
        there = self.sets
        for number in range(many):
            members = sets[start]
            if there[place] != members:
                there[place] = members
                self.spread_within(at, members, words)
            start += apart
            place += 1
            at += words
        self.at = at
        self.next_set = place

    def sets_of_within(self, sets: vec[i64], words: vec[i64]) -> None:
        """As many sets as there are numbers of words, each of so many."""
        at = self.at
        place = self.next_set
        there = self.sets
        many = len(words)
        if many > len(sets) or place < 0 or place + many > len(there):
            raise IndexError(f"{many} sets from {place} on")
        for number in range(many):
            members = sets[number]
            wide = words[number]
            if there[place] != members:
                there[place] = members
                self.spread_within(at, members, wide)
            place += 1
            at += wide
        self.at = at
        self.next_set = place

    def is_same_within(self, numbers: vec[i64], start: i64, apart: i64, many: i64) -> bool:
        """Are these, which lie apart from one another, what is remembered? They are from now on."""
        place = self.next_set
        there = self.sets
        end = start + apart * many
        if start < 0 or apart < 0 or end > len(numbers) or place < 0 or place + many > len(there):
            raise IndexError(f"{many} numbers from {start} on")
        same = True
        while start < end:
            number = numbers[start]
            if there[place] != number:
                there[place] = number
                same = False
            start += apart
            place += 1
        self.next_set = place
        return same

    def word(self, numbers: i64) -> None:
        """Eight numbers that stand in one already."""
        if (numbers >> 2) & HIGHEST_BITS:
            raise ValueError(f"not all from 0 to 127: {numbers:#x}")
        self.words[self.at] = numbers
        self.at += 1

    def five_sets(self, sets: vec[i64], start: i64) -> None:
        """Five neighbouring sets of up to sixteen members each, as one."""
        self.two_sets(
            sets[start] + sets[start + 1] * 65536 + sets[start + 2] * 4294967296,
            sets[start + 3] + sets[start + 4] * 65536,
        )

    def two_sets(self, low: i64, high: i64) -> None:
        """A set of eighty possible members: forty-eight, and the others."""
        at = self.at
        self.at = at + 10
        place = self.next_set
        self.next_set = place + 2
        there = self.sets
        if there[place] != low:
            there[place] = low
            self.spread_within(at, low, 6)
        if there[place + 1] != high:
            there[place + 1] = high
            self.spread_within(at + 6, high, 4)

    def blank(self) -> None:
        """A word of zeros, where no set is remembered."""
        self.words[self.at] = 0
        self.at += 1

    def blank_within(self, words: i64) -> None:
        """So many words of zeros, where no sets are remembered."""
        at = self.at
        sheet = self.words
        last = at + words
        if at < 0 or last > len(sheet):
            raise IndexError(f"{words} words from {at} on")
        self.at = last
        while at < last:
            sheet[at] = 0
            at += 1

    def eight(self, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> None:
        """Eight numbers."""
        if (a | b | c | d | e | f | g | h) & TOO_LARGE:
            refuse(a, b, c, d, e, f, g, h)
        low = a + b * 256 + c * 65536 + d * 16777216
        high = e + f * 256 + g * 65536 + h * 16777216
        self.words[self.at] = low + high * 4294967296
        self.at += 1

    def four(self, a: i64, b: i64, c: i64, d: i64) -> None:
        """Four numbers, and four that stay 0."""
        if (a | b | c | d) & TOO_LARGE:
            refuse(a, b, c, d, 0, 0, 0, 0)
        self.words[self.at] = a + b * 256 + c * 65536 + d * 16777216
        self.at += 1

    def counts_within(self, numbers: vec[i64], start: i64, many: i64, added: i64) -> None:
        """Neighbouring numbers, each with this added to it."""
        sheet = self.words
        at = self.at
        number = start
        last = start + many
        after = at + ((many + 7) >> 3)
        if start < 0 or many < 0 or last > len(numbers) or at < 0 or after > len(sheet):
            raise IndexError(f"{many} numbers from {start} on")
        self.at = after
        seen: i64 = 0
        whole: i64 = 0
        while number + BYTES <= last:
            word = eight_within(numbers, number, added)
            whole |= word
            sheet[at] = word
            at += 1
            number += BYTES
        if number < last:
            rest: i64 = 0
            while last > number:
                last -= 1
                one = numbers[last] + added
                seen |= one
                rest = rest * 256 + one
            sheet[at] = rest
        if whole < 0 or seen & TOO_LARGE:
            raise ValueError(f"not all from 0 to 127: {many} numbers from {start} on")

    def count_one(self, first: i64, number: i64) -> None:
        """One more of this number of what begins with that word."""
        self.words[first + (number >> 3)] += PLACE[number & 7]

    def things_within(self, numbers: vec[i64], many: i64, lying: i64, known: i64) -> None:
        """What lies at so many places: 0 for nothing, 1 face down, a known thing as its number from 2 on.

        Both sets go by place; whatever is known lies there.
        """
        sheet = self.words
        at = self.at
        last = at + ((many + 7) >> 3)
        if len(numbers) < many or (lying | known) >> many or at < 0 or last > len(sheet):
            raise IndexError(f"not all among {many} things: {lying | known:#x}")
        self.at = last
        number: i64 = 0
        seen: i64 = 0
        while at < last:
            word = SPREAD[lying & ~known & 255]
            some = known & 255
            there = number
            place: i64 = 1
            while some:
                if some & 1:
                    thing = numbers[there] + 2
                    seen |= thing
                    word += thing * place
                some >>= 1
                place *= 256
                there += 1
            sheet[at] = word
            lying >>= 8
            known >>= 8
            number += BYTES
            at += 1
        if seen & TOO_LARGE:
            raise ValueError(f"not all from 0 to 125: {many} things")

    def erase(self, first: i64, places: i64) -> None:
        """The numbers at these places of what begins with that word become 0."""
        sheet = self.words
        while places:
            sheet[first] &= ~(LARGEST * SPREAD[places & 255])
            places >>= 8
            first += 1


def refuse(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64) -> NoReturn:
    """Say which numbers are not all small: apart, so that what writes them is short enough to be inlined."""
    raise ValueError(f"not all from 0 to 127: {a}, {b}, {c}, {d}, {e}, {f}, {g}, {h}")


def eight_within(numbers: vec[i64], start: i64, added: i64) -> i64:
    """Eight neighbouring numbers, each with this added to it, as a word; -1 if not all are from 0 to 127.

    Compiled, it is a few instructions where the machine adds and packs several at once.
    """
    if start < 0 or start + BYTES > len(numbers):
        raise IndexError(f"eight numbers from {start} on")
    seen: i64 = 0
    word: i64 = 0
    last = start + BYTES
    while last > start:
        last -= 1
        one = numbers[last] + added
        seen |= one
        word = word * 256 + (one & LARGEST)
    return -1 if seen & TOO_LARGE else word


def row_ahead(numbers: vec[i64], start: i64, many: i64) -> i64:
    """Read one number of every eight of a row, which come together from the machine's memory, and the last.

    What ends in `_ahead` is called for what it reads, not for what it finds: compiled, the numbers are asked
    for, nobody waits for them, and what it gives means nothing.
    """
    found: i64 = 0
    last = start + many
    if start < 0 or last > len(numbers):
        raise IndexError(f"{many} numbers from {start} on")
    while start < last:
        found += numbers[start]
        start += BYTES
    if many > 0:
        found += numbers[last - 1]
    return found


def all_ahead(numbers: vec[i64]) -> i64:
    """The same of all of them."""
    return row_ahead(numbers, 0, len(numbers))


def union_within(things: vec[i64], many: i64) -> i64:
    """The first so many things of a pile as a set, for a row that holds sixty-two at most."""
    if many > len(things):
        raise IndexError(f"{many} things")
    bits = SINGLE
    members: i64 = 0
    for at in range(many):
        members |= bits[things[at] & 63]
    return members


def first_ahead(numbers: vec[i64]) -> i64:
    """The first number, and with it those that lie beside it; 0 if there is none."""
    return numbers[0] if len(numbers) > 0 else ZERO


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

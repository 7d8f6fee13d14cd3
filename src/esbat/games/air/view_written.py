"""Pieces of views as JSON, written once and kept by what they say: cards, columns, counts, options.

They are kept in lists, at places counted from what they say: nothing is looked up more often.
"""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.games.air.moves import card_text
from esbat.games.air.names import COLOURS
from esbat.parts.bits import listed

NUMBERS: Final = [str(count).encode() for count in range(256)]
CARDS: Final = [b'"%b"' % card_text(card).encode() for card in range(16 * COLOURS)]
SETS: Final[list[bytes | None]] = [None] * (COLOURS * 32768)
"""By colour * 32768 + half the members (no card is worth 0): the cards of a set, without brackets."""
COLUMNS: Final[list[bytes | None]] = [None] * (COLOURS * 32768)
"""The same with brackets, and a comma for the next colour."""
COUNTS: Final[list[bytes | None]] = [None] * 100_000
"""Five numbers below ten, by what they make as digits of one."""
WISHES: Final = (
    "bonus_per_set",
    "several_diplomas",
    "allow_stop_without_landing",
    "open_hands",
    "deposit_again",
)

LATER: Final = "deposit_again"


def wish_number(per_set: bool, several: bool, stop: bool, open_hands: bool, again: bool) -> int:
    """The table's options as one number."""
    wishes = (16 if per_set else 0) + (8 if several else 0) + (4 if stop else 0)
    return wishes + (2 if open_hands else 0) + (1 if again else 0)


def options_of(wishes: int) -> dict[str, bool]:
    """The table's options by name; one that came later only where it was chosen, as in records."""
    found = {name: wishes // 2 ** (4 - at) % 2 == 1 for at, name in enumerate(WISHES)}
    if not found[LATER]:
        del found[LATER]
    return found


def options_written(wishes: int) -> bytes:
    written = [
        b'"%b":%b' % (name.encode(), str(on).lower().encode()) for name, on in options_of(wishes).items()
    ]
    return b"{" + b",".join(written) + b"}"


OPTIONS: Final = [options_written(wishes) for wishes in range(32)]


def number(value: i64) -> bytes:
    return NUMBERS[value] if 0 <= value < 256 else str(value).encode()


def card_written(card: i64) -> bytes:
    return b"null" if card < 0 else CARDS[card]


def set_written(colour: i64, members: i64) -> bytes:
    """The cards of one colour."""
    at = colour * 32768 + (members >> 1)
    found = SETS[at]
    if found is None:
        found = SETS[at] = b",".join([CARDS[colour * 16 + value] for value in listed(members)])
    return found


def column_written(colour: i64, members: i64) -> bytes:
    """A column among the five of a seat."""
    at = colour * 32768 + (members >> 1)
    found = COLUMNS[at]
    if found is None:
        ends = b"]" if colour == COLOURS - 1 else b"],"
        found = COLUMNS[at] = b"".join([b"[", set_written(colour, members), ends])
    return found


def cards_written(sets: vec[i64], at: i64) -> bytes:
    """The cards of five sets, beginning at this place."""
    parts: list[bytes] = []
    for colour in range(COLOURS):
        if sets[at + colour]:
            parts.append(set_written(colour, sets[at + colour]))
    return b",".join(parts) if parts else b""


def counts_written(counts: vec[i64], at: i64) -> bytes:
    """Five small numbers, beginning at this place: grimoires by colour."""
    place: i64 = 0
    for colour in range(COLOURS):
        count = counts[at + colour]
        if count > 9:
            return b",".join([number(counts[at + each]) for each in range(COLOURS)])
        place = place * 10 + count
    found = COUNTS[place]
    if found is None:
        found = COUNTS[place] = b",".join([number(counts[at + each]) for each in range(COLOURS)])
    return found

"""Pieces of views as JSON, written once and kept by what they say: cards, columns, counts, options."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.games.air.moves import card_text
from esbat.games.air.names import COLOURS
from esbat.parts.bits import listed

NUMBERS: Final = [str(count).encode() for count in range(256)]
CARDS: Final = [b'"%b"' % card_text(card).encode() for card in range(16 * COLOURS)]
KEPT: Final = 100_000
"""So many sets are kept before all are forgotten: far more than tables show."""
sets_written: dict[int, bytes] = {}
"""By colour * 65536 + members: the cards of a set, without brackets."""
columns_written: dict[int, bytes] = {}
"""The same with brackets, and a comma for the next colour."""
numbers_written: dict[int, bytes] = {}
"""Five small numbers, by what they make as digits of one."""
options_kept: dict[int, bytes] = {}


def number(value: i64) -> bytes:
    return NUMBERS[value] if 0 <= value < 256 else str(value).encode()


def card_written(card: i64) -> bytes:
    return b"null" if card < 0 else CARDS[card]


def set_written(colour: i64, members: i64) -> bytes:
    """The cards of one colour."""
    key = colour * 65536 + members
    found = sets_written.get(key)
    if found is None:
        if len(sets_written) >= KEPT:
            sets_written.clear()
        found = b",".join([CARDS[colour * 16 + value] for value in listed(members)])
        sets_written[key] = found
    return found


def column_written(colour: i64, members: i64) -> bytes:
    """A column among the five of a seat."""
    key = colour * 65536 + members
    found = columns_written.get(key)
    if found is None:
        if len(columns_written) >= KEPT:
            columns_written.clear()
        last = colour == COLOURS - 1
        found = b"".join([b"[", set_written(colour, members), b"]" if last else b"],"])
        columns_written[key] = found
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
    key: i64 = 0
    for colour in range(COLOURS):
        key = key * 256 + counts[at + colour]
    found = numbers_written.get(key)
    if found is None:
        if len(numbers_written) >= KEPT:
            numbers_written.clear()
        found = b",".join([number(counts[at + colour]) for colour in range(COLOURS)])
        numbers_written[key] = found
    return found


def options_written(options: dict[str, bool]) -> bytes:
    """The table's options, of which there are few."""
    key: i64 = 0
    for on in options.values():
        key = key * 2 + (1 if on else 0)
    found = options_kept.get(key)
    if found is None:
        wishes = [b'"%b":%b' % (name.encode(), b"true" if on else b"false") for name, on in options.items()]
        found = options_kept[key] = b"{" + b",".join(wishes) + b"}"
    return found

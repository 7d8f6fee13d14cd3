"""Views of Air Sorcière as JSON, put together from pieces written once: most of a table stays as it was.

Pieces are kept in lists, at places counted from what they say: nothing is looked up more often.
"""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.engine.options import shown
from esbat.engine.view import View
from esbat.games.air import names
from esbat.games.air.moves import card_text
from esbat.games.air.names import COLOURS
from esbat.games.air.view import AirView
from esbat.parts.bits import listed
from esbat.web.faces.parts import Memory, Parts, Sheet

NUMBERS: Final = [str(count).encode() for count in range(256)]
CARDS: Final = [b'"%b"' % card_text(card).encode() for card in range(16 * COLOURS)]
SETS: Final[list[bytes | None]] = [None] * (COLOURS * 32768)
"""By colour * 32768 + half the members (no card is worth 0): the cards of a set, without brackets."""
COLUMNS: Final[list[bytes | None]] = [None] * (COLOURS * 32768)
"""The same with brackets, and a comma for the next colour."""
COUNTS: Final[list[bytes | None]] = [None] * 100_000
"""Five numbers below ten, by what they make as digits of one."""
ASKED: Final[dict[str, list[bytes | None]]] = {}
"""By the question: who looks and whose turn it is, by both seats."""
MOST_SEATS: Final = 8
SEAT_NUMBERS: Final = 4 * COLOURS + 1
"""So many numbers say all that is written of a seat."""


def options_written(wishes: int) -> bytes:
    written = [
        b'"%b":%b' % (name.encode(), str(on).lower().encode())
        for name, on in shown(names.OPTIONS, wishes).items()
    ]
    return b"{" + b",".join(written) + b"}"


OPTIONS: Final = [options_written(wishes) for wishes in range(2 ** len(names.OPTIONS))]


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


class Seats(Memory):
    """How the seats of a play were written last, twice each: for others, and for who sits there."""

    __slots__ = ("looked", "numbers", "texts")

    def __init__(self) -> None:
        self.looked = vec[i64](
            [-1] * (2 * MOST_SEATS)
        )  # in which moment it was last looked whether it changed
        self.numbers = vec[i64]([-1] * (2 * MOST_SEATS * SEAT_NUMBERS))
        self.texts: list[bytes] = [b""] * (2 * MOST_SEATS)

    def written(self, view: AirView, other: i64, moment: i64) -> bytes:
        """A seat; as long as nothing changes of it, as it was."""
        place = 2 * other + (1 if other == view.seat else 0)
        if self.looked[place] != moment:
            self.looked[place] = moment
            if self.changed(view, other, place * SEAT_NUMBERS):
                self.texts[place] = seat_written(view, other)
        return self.texts[place]

    def changed(self, view: AirView, other: i64, start: i64) -> bool:
        """Are the numbers of a seat others than those that are kept there? They are from now on."""
        at = other * COLOURS
        mine = other == view.seat
        shown = view.sees_hand(other)
        numbers = self.numbers
        count: i64 = view.hand_counts[other]
        differ = numbers[start + 4 * COLOURS] != count
        numbers[start + 4 * COLOURS] = count
        for colour in range(COLOURS):
            column = view.column_sets[at + colour]
            grimoires = view.grimoire_counts[at + colour]
            hand: i64 = view.hand_sets[at + colour] if shown else 0
            pending: i64 = view.pending_sets[colour] if mine else 0
            place = start + colour * 4
            if (
                numbers[place] != column
                or numbers[place + 1] != grimoires
                or numbers[place + 2] != hand
                or numbers[place + 3] != pending
            ):
                differ = True
                numbers[place] = column
                numbers[place + 1] = grimoires
                numbers[place + 2] = hand
                numbers[place + 3] = pending
        return differ


# ---- the whole


def written(seen: View, sheet: Sheet) -> Parts:
    """What the view's data says; see `faces.Writer`."""
    assert isinstance(seen, AirView)
    view: AirView = seen
    shared = sheet.shared
    table = shared.get("table")
    if table is None:
        table = shared["table"] = table_written(view)
        shared["rest"] = rest_written(view)
    laying = b'"laying":[]'
    if view.laying:
        laying = b'"laying":[' + b",".join([card_written(card) for card in view.laying]) + b"]"
    memory = sheet.memory
    if not isinstance(memory, Seats):
        memory = sheet.memory = Seats()
    entries = [asked_written(view), table, laying, shared["rest"]]
    for other in range(len(view.hand_counts)):
        entries.append(memory.written(view, other, sheet.moment))
    return Parts(entries, len(view.hand_counts))


def asked_written(view: AirView) -> bytes:
    """Who looks, whose turn it is, and what is asked: few and soon all written."""
    known = ASKED.get(view.phase)
    if known is None:
        known = ASKED[view.phase] = [None] * (MOST_SEATS * MOST_SEATS)
    place = (view.seat + 1) * MOST_SEATS + view.turn
    found = known[place]
    if found is None:
        found = b'"seat":%d,"turn":%d,"phase":"%b"' % (view.seat, view.turn, view.phase.encode())
        known[place] = found
    return found


def rest_written(view: AirView) -> bytes:
    """What is the same for everybody and seldom changes."""
    return b"".join([b'"grimoires":[', counts_written(view.piles, 0), b'],"options":', OPTIONS[view.wishes]])


def table_written(view: AirView) -> bytes:
    """What lies on the table, open to everybody."""
    return b"".join(
        [
            b'"over":true,"deck":' if view.over else b'"over":false,"deck":',
            number(view.deck),
            b',"discard":[',
            cards_written(view.discard_sets, 0),
            b'],"common":[',
            cards_written(view.common_sets, 0),
            b'],"drawn":',
            card_written(view.drawn),
            b',"blocked":',
            card_written(view.deposited),
            b',"deposited":false,"flown":' if view.deposited < 0 else b',"deposited":true,"flown":',
            number(view.flown),
        ]
    )


def seat_written(view: AirView, other: i64) -> bytes:
    at = other * COLOURS
    parts = [b'"columns":[']
    for colour in range(COLOURS):
        parts.append(column_written(colour, view.column_sets[at + colour]))
    parts.append(b'],"hand_count":')
    parts.append(number(view.hand_counts[other]))
    if view.sees_hand(other):
        parts.append(b',"hand":[')
        parts.append(cards_written(view.hand_sets, at))
        parts.append(b'],"grimoires":[')
    else:
        parts.append(b',"hand":null,"grimoires":[')
    parts.append(counts_written(view.grimoire_counts, at))
    if other == view.seat:
        parts.append(b'],"pending":[')
        parts.append(cards_written(view.pending_sets, 0))
        parts.append(b"]")
    else:
        parts.append(b'],"pending":[]')
    return b"".join(parts)

"""What a seat sees, added up from nothing.

A view keeps sets of cards, as the board does: bots go on counting with them, and pages are sent many views a
second. Whoever would rather have lists asks for `seats`, `common` or `discard`.
"""

from typing import Final, NamedTuple

from esbat.engine.native import i64, vec
from esbat.engine.options import shown
from esbat.engine.view import View
from esbat.games.air.moves import card_text
from esbat.games.air.names import (
    COLOURS,
    LAY_COLOUR,
    LAY_JOKERS,
    LAY_WITCHES,
    NO_CARD,
    OPEN_HANDS,
    OPTIONS,
)
from esbat.games.air.state import Board, cards_in
from esbat.parts.bits import BIT, listed, lowest

NO_CARDS: Final = vec[i64]([0] * 5)
"""One set a colour, all of them empty."""


class SeatView(NamedTuple):
    """One seat as somebody sees it. `hand` is None where the faces are hidden."""

    columns: list[list[int]]
    hand_count: int
    hand: list[int] | None
    grimoires: list[int]
    pending: list[int]


class AirView(View):
    """The table through one pair of eyes."""

    __slots__ = (
        "column_sets", "common_sets", "deck", "deposited", "discard_sets", "drawn", "flown",
        "grimoire_counts", "hand_counts", "hand_sets", "laying", "open_hands", "over", "pending_sets",
        "phase", "piles", "turn", "wishes",
    )  # fmt: skip

    def __init__(self, seat: int, board: Board, beside: "AirView | None" = None) -> None:
        """AIR-008, AIR-010, AIR-024, AIR-028, AIR-061, AIR-R11. All that lies open; of hands, one's own.

        Another view of the same moment shares what everybody sees.
        """
        self.seat = seat
        self.turn = int(board.turn)
        self.phase = board.phase_for(seat)
        self.laying = [] if self.phase != "lay" else named_so_far(board)
        self.over = board.depth == 0
        self.deck = int(board.deck.count)
        self.drawn = int(board.drawn)
        self.deposited = int(board.deposited)
        self.flown = int(board.flown)
        self.wishes = int(board.options)
        self.open_hands = (board.options & OPEN_HANDS) != 0
        if beside is None:
            self.discard_sets = NO_CARDS[:]
            for at in range(board.discard.count):
                card = board.discard.things[at]
                self.discard_sets[card >> 4] |= BIT[card & 15]
            self.common_sets = board.common[:]
            self.piles = board.piles[:]
            self.column_sets = board.columns[:]  # by seat * 5 + colour, as are grimoires and hands
            self.grimoire_counts = board.grimoires[:]
            self.hand_counts = [int(board.hand_count(other)) for other in range(board.seats)]
        else:
            self.discard_sets, self.common_sets = beside.discard_sets, beside.common_sets
            self.piles, self.column_sets = beside.piles, beside.column_sets
            self.grimoire_counts, self.hand_counts = beside.grimoire_counts, beside.hand_counts
        self.hand_sets = vec[i64]([0] * (board.seats * COLOURS))
        for other in range(board.seats):
            if self.sees_hand(other):
                for colour in range(COLOURS):
                    self.hand_sets[other * COLOURS + colour] = board.hands[other * COLOURS + colour]
        self.pending_sets = NO_CARDS[:]
        if seat >= 0:
            for colour in range(COLOURS):
                self.pending_sets[colour] = board.chosen[seat * COLOURS + colour]

    def sees_hand(self, other: i64) -> bool:
        """AIR-024, AIR-R25. One's own hand, and every hand if hands are open."""
        return self.open_hands or other == self.seat

    @property
    def options(self) -> dict[str, bool]:
        """The table's options."""
        return shown(OPTIONS, self.wishes)

    @property
    def common(self) -> list[int]:
        return cards_in(self.common_sets, 0)

    @property
    def discard(self) -> list[int]:
        return cards_in(self.discard_sets, 0)

    @property
    def seats(self) -> list[SeatView]:
        """The seats one by one, with their cards as lists."""
        return [self.seat_view(other) for other in range(len(self.hand_counts))]

    def seat_view(self, other: i64) -> SeatView:
        at = other * COLOURS
        return SeatView(
            [
                [colour * 16 + value for value in listed(self.column_sets[at + colour])]
                for colour in range(COLOURS)
            ],
            self.hand_counts[other],
            cards_in(self.hand_sets, at) if self.sees_hand(other) else None,
            [int(self.grimoire_counts[at + colour]) for colour in range(COLOURS)],
            cards_in(self.pending_sets, 0) if other == self.seat else [],
        )

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat, "turn": self.turn, "phase": self.phase, "over": self.over, "deck": self.deck,
            "discard": texts_in(self.discard_sets, 0, COLOURS),
            "common": texts_in(self.common_sets, 0, COLOURS),
            "drawn": None if self.drawn == NO_CARD else card_text(self.drawn),
            "blocked": None if self.deposited == NO_CARD else card_text(self.deposited),
            "deposited": self.deposited != NO_CARD, "flown": self.flown,
            "laying": [card_text(card) for card in self.laying],
            "grimoires": [int(left) for left in self.piles], "options": self.options,
            "seats": [self.seat_data(other) for other in range(len(self.hand_counts))],
        }  # fmt: skip

    def seat_data(self, other: i64) -> dict[str, object]:
        at = other * COLOURS
        return {
            "columns": [texts_in(self.column_sets, at + colour, 1) for colour in range(COLOURS)],
            "hand_count": self.hand_counts[other],
            "hand": texts_in(self.hand_sets, at, COLOURS) if self.sees_hand(other) else None,
            "grimoires": [int(self.grimoire_counts[at + colour]) for colour in range(COLOURS)],
            "pending": texts_in(self.pending_sets, 0, COLOURS) if other == self.seat else [],
        }

    def fact(self, name: str) -> object:
        """What questions mention, without the rest."""
        if name == "drawn":
            return None if self.drawn == NO_CARD else card_text(self.drawn)
        if name == "deposited":
            return self.deposited != NO_CARD
        if name == "flown":
            return self.flown
        return self.data().get(name)


def named_so_far(board: Board) -> list[int]:
    """AIR-R31. The cards named for the diploma under way: witches of its colour, then jokers."""
    colour = int(board.top(LAY_COLOUR))
    named = [colour * 16 + value for value in listed(board.top(LAY_WITCHES))]
    for other in range(COLOURS):
        value = (board.top(LAY_JOKERS) >> (4 * other)) & 15
        if value:
            named.append(other * 16 + value)
    return named


def texts_in(sets: vec[i64], at: i64, how_many: i64) -> list[str]:
    """The cards of so many sets as they are called; places go colour by colour."""
    texts: list[str] = []
    for place in range(at, at + how_many):
        members = sets[place]
        while members:
            texts.append(card_text((place % COLOURS) * 16 + lowest(members)))
            members &= members - 1
    return texts

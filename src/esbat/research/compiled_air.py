"""What a seat sees of a play of Air, as numbers."""

from typing import Final, final

from esbat.engine.native import i64, vec
from esbat.engine.state import State
from esbat.games.air.game import Air
from esbat.games.air.names import (
    ASK_LAY,
    COLOUR_LETTERS,
    COLOURS,
    LAY_COLOUR,
    LAY_JOKERS,
    LAY_LEFT,
    LAY_WITCHES,
)
from esbat.games.air.questions import QUESTIONS
from esbat.games.air.rules import points
from esbat.games.air.state import Board
from esbat.parts.bits import wide_count
from esbat.research import compiled_parts as declared
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_parts import Part
from esbat.research.compiled_sheet import ZERO, Sheet

LAYOUT: Final = 1
CARD_LABELS: Final = [f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(16)]
COLOUR_LABELS: Final = [*COLOUR_LETTERS]
OF_THREE: Final = vec[i64]([2**card if card < 48 else 0 for card in range(128)])
"""A card as a set, if it is of one of the first three colours."""
OF_TWO: Final = vec[i64]([2 ** (card - 48) if 48 <= card < 80 else 0 for card in range(128)])
"""The same for the other two."""


def parts(seats: int, open_hands: bool) -> list[Part]:
    """What follows the question. A card with the value 0 is none: its flag is always 0."""
    found = [
        declared.choices(
            "turn", ["seat", "drawn colour", "blocked colour", "laying colour"], [seats, 5, 5, 5]
        ),
        declared.counts("table", ["deck", "flown", "drawn value", "blocked value", "laying left"], 75),
        declared.counts("piles", COLOUR_LABELS, 9),
        declared.flags("common", CARD_LABELS),
        declared.flags("deposited", CARD_LABELS),
        declared.flags("discard", CARD_LABELS),
        declared.flags("pending", CARD_LABELS),
        declared.flags("laying", [str(value) for value in range(16)]),
        declared.counts("laying jokers", COLOUR_LABELS, 15),
    ]
    for around in range(seats):
        name = declared.seat_name(around)
        found.append(declared.flags(f"{name} columns", CARD_LABELS))
        if around == 0 or open_hands:
            found.append(declared.flags(f"{name} hand", CARD_LABELS))
        found.append(
            declared.counts(f"{name} cards", ["hand", *[f"grimoires {c}" for c in COLOUR_LETTERS]], 75)
        )
    return found


@final
class AirObserver(Observer):
    """Columns, common zone and discard lie open; of hands, one's own."""

    __slots__ = ("open_hands",)

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(LAYOUT, [*QUESTIONS], seats)
        self.open_hands: bool = options["open_hands"] == "true"
        self.declare(parts(seats, self.open_hands))

    def standing(self, state: State, seat: i64) -> i64:
        """AIR-085, AIR-086. Grimoires, and the bonus for all five colours."""
        assert isinstance(state, Air)
        return points(state, seat)

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Air)  # known to the compiler at once, since it is final
        board = state
        self.question(board, seat, sheet)
        laying = sheet.mine and sheet.kind == ASK_LAY
        stack = board.stack
        row = sheet.row
        colour: i64 = stack[row + LAY_COLOUR] + 1 if laying else ZERO
        left: i64 = stack[row + LAY_LEFT] if laying else ZERO
        drawn = board.drawn
        blocked = board.deposited
        sheet.four(
            sheets.seat_from(seat, board.turn, board.seats),
            colour_of(drawn),
            colour_of(blocked),
            colour,
        )
        sheet.eight(board.deck.count, board.flown, value_of(drawn), value_of(blocked), left, 0, 0, 0)
        sheet.counts_within(board.piles, 0, COLOURS, 0)
        sheet.five_sets(board.common, 0)
        sheet.five_sets(board.common, COLOURS)
        self.thrown_away_within(board, sheet)
        sheet.five_sets(board.chosen, seat * COLOURS)
        sheet.flags(stack[row + LAY_WITCHES] if laying else ZERO, 2)
        if laying:
            jokers = stack[row + LAY_JOKERS]
            sheet.eight(
                jokers & 15, jokers >> 4 & 15, jokers >> 8 & 15, jokers >> 12 & 15, jokers >> 16 & 15, 0, 0, 0
            )
        else:
            sheet.blank()
        for around in range(board.seats):
            other = seat + around
            if other >= board.seats:
                other -= board.seats
            self.seat(board, other, around == 0 or self.open_hands, sheet)

    def seat(self, board: Board, other: i64, open_hand: bool, sheet: Sheet) -> None:
        """One seat as another sees it."""
        at = other * COLOURS
        grimoires = board.grimoires
        hands = board.hands
        low = hands[at] + hands[at + 1] * 65536 + hands[at + 2] * 4294967296
        high = hands[at + 3] + hands[at + 4] * 65536
        sheet.five_sets(board.columns, at)
        if open_hand:
            sheet.two_sets(low, high)
        sheet.eight(
            wide_count(low) + wide_count(high),
            grimoires[at],
            grimoires[at + 1],
            grimoires[at + 2],
            grimoires[at + 3],
            grimoires[at + 4],
            0,
            0,
        )

    def thrown_away_within(self, board: Board, sheet: Sheet) -> None:
        """The discard: sixteen cards a colour, three colours and two."""
        things = board.discard.things
        many = board.discard.count
        if many > len(things):
            raise IndexError(f"{many} cards")
        low: i64 = 0
        high: i64 = 0
        among_three = OF_THREE
        among_two = OF_TWO
        for at in range(many):
            card = things[at] & 127
            low |= among_three[card]
            high |= among_two[card]
        sheet.two_sets(low, high)


def colour_of(card: i64) -> i64:
    """A card's colour as a choice."""
    return (card >> 4) + 1 if card >= 0 else ZERO


def value_of(card: i64) -> i64:
    return card & 15 if card >= 0 else ZERO

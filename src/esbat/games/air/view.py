"""What a seat sees, added up from nothing."""

from esbat.engine.native import i64
from esbat.engine.view import View
from esbat.games.air.moves import card_text
from esbat.games.air.names import COLOURS, DIPLOMA, LAY, QUESTIONS
from esbat.games.air.state import Board
from esbat.parts.bits import listed


class SeatView:
    """One seat as somebody sees it. `hand` is None where the faces are hidden."""

    __slots__ = ("columns", "grimoires", "hand", "hand_count", "pending")

    def __init__(
        self,
        columns: list[list[int]],
        hand_count: int,
        hand: list[int] | None,
        grimoires: list[int],
        pending: list[int],
    ) -> None:
        self.columns = columns
        self.hand_count = hand_count
        self.hand = hand
        self.grimoires = grimoires
        self.pending = pending

    def data(self) -> dict[str, object]:
        return {
            "columns": [[card_text(card) for card in column] for column in self.columns],
            "hand_count": self.hand_count,
            "hand": None if self.hand is None else [card_text(card) for card in self.hand],
            "grimoires": self.grimoires,
            "pending": [card_text(card) for card in self.pending],
        }


class AirView(View):
    """The table through one pair of eyes."""

    __slots__ = (
        "common",
        "deck",
        "deposited",
        "discard",
        "drawn",
        "flown",
        "laying",
        "options",
        "over",
        "phase",
        "piles",
        "seats",
        "turn",
    )

    def __init__(self, seat: int, board: Board) -> None:
        """AIR-008, AIR-010, AIR-024, AIR-028, AIR-061, AIR-R25. All that lies open; of hands, one's own."""
        self.seat = seat
        self.turn = int(board.turn)
        self.phase = phase_for(board, seat)
        self.laying = [] if self.phase != "lay" else named_so_far(board)
        self.over = board.depth == 0
        self.deck = int(board.deck.count)
        self.discard = board.discard.listed()
        self.common = board.cards(board.common, 0)
        self.drawn = int(board.drawn)
        self.deposited = int(board.deposited)
        self.flown = int(board.flown)
        piles: list[int] = []
        for left in board.piles:
            piles.append(left)
        self.piles = piles
        self.options = {
            "bonus_per_set": board.bonus_per_set,
            "several_diplomas": board.several_diplomas,
            "allow_stop_without_landing": board.stop_allowed,
            "open_hands": board.open_hands,
        }
        self.seats = [seen(board, seat, other) for other in range(board.seats)]

    def data(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "turn": self.turn,
            "phase": self.phase,
            "over": self.over,
            "deck": self.deck,
            "discard": [card_text(card) for card in self.discard],
            "common": [card_text(card) for card in self.common],
            "drawn": None if self.drawn < 0 else card_text(self.drawn),
            "blocked": None if self.deposited < 0 else card_text(self.deposited),
            "deposited": self.deposited >= 0,
            "flown": self.flown,
            "laying": [card_text(card) for card in self.laying],
            "grimoires": self.piles,
            "options": self.options,
            "seats": [seat.data() for seat in self.seats],
        }


def phase_for(board: Board, eyes: i64) -> str:
    """The kind of the open question; cards being named for a diploma are nobody else's business yet."""
    if board.depth == 0:
        return "over"
    if board.top(0) == LAY and eyes != board.turn:
        return QUESTIONS[DIPLOMA]
    return QUESTIONS[board.top(0)]


def named_so_far(board: Board) -> list[int]:
    """AIR-R31. The cards named for the diploma under way: witches of its colour, then jokers."""
    colour = int(board.top(2))
    named = [colour * 16 + value for value in listed(board.top(4))]
    for other in range(COLOURS):
        value = (board.top(5) >> (4 * other)) & 15
        if value:
            named.append(other * 16 + value)
    return named


def seen(board: Board, eyes: i64, other: i64) -> SeatView:
    """AIR-024, AIR-061, AIR-R11, AIR-R25. A seat's open things; its hand for itself, or if hands are open."""
    at = other * COLOURS
    columns: list[list[int]] = [[] for colour in range(COLOURS)]
    for card in board.cards(board.columns, at):
        columns[card >> 4].append(card)
    grimoires: list[int] = []
    for colour in range(COLOURS):
        grimoires.append(board.grimoires[at + colour])
    shown = eyes == other or board.open_hands
    return SeatView(
        columns,
        board.hand_count(other),
        board.cards(board.hands, at) if shown else None,
        grimoires,
        board.cards(board.chosen, at) if eyes == other else [],
    )

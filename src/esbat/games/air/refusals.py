"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.engine.state import KIND
from esbat.games.air.moves import card_text
from esbat.games.air.names import ASK_CAT, COLOURS
from esbat.games.air.state import Board
from esbat.games.air.tables import HAND_UNDER_THE_CAT
from esbat.parts.bits import highest


def over() -> Refusal:
    """AIR-083. Nothing more is asked."""
    return Refusal("AIR-083", "air-play-over", {})


def not_asked(board: Board, seat: i64) -> Refusal:
    """AIR-012, AIR-074. Somebody else is asked."""
    if board.top(KIND) == ASK_CAT and 0 <= seat < board.seats:
        if board.hand_count(seat) <= HAND_UNDER_THE_CAT:
            return Refusal("AIR-074", "air-cat-spares-you", {"most": int(HAND_UNDER_THE_CAT)})
        return Refusal("AIR-075", "air-cat-answered", {})
    return Refusal("AIR-012", "air-not-your-turn", {"seat": int(board.turn)})


def too_low(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-020, AIR-021. The column ends in a higher card."""
    column = board.columns[seat * COLOURS + (card >> 4)]
    last = (card >> 4) * 16 + highest(column)
    return Refusal("AIR-020", "air-too-low", {"card": card_text(card), "last": card_text(last)})

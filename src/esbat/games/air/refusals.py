"""Refusals that belong to no question, or to several: always a rule's id and a message key."""

from esbat.engine.errors import Refusal
from esbat.engine.native import i64
from esbat.games.air.moves import card_text
from esbat.games.air.names import COLOURS
from esbat.games.air.state import Board
from esbat.parts.bits import highest


def too_low(board: Board, seat: i64, card: i64) -> Refusal:
    """AIR-020, AIR-021. The column ends in a higher card."""
    column = board.columns[seat * COLOURS + (card >> 4)]
    last = (card >> 4) * 16 + highest(column)
    return Refusal("AIR-020", "air-too-low", {"card": card_text(card), "last": card_text(last)})

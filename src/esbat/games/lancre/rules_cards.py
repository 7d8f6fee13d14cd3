"""Which cards of a hand can do something now: sets of cards, in hand or not. Questions only."""

from esbat.engine.native import i64
from esbat.games.lancre import rules
from esbat.games.lancre.rules_map import can_see_tile
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables_effects import (
    EFFECT_BONUS,
    WHEN_ANYTIME,
    WHEN_CACKLES,
    WHEN_ESCAPING,
    WHEN_HIDDEN,
    WHEN_MARKED,
    WHEN_ROLLED,
)
from esbat.parts.bits import WIDE_BIT, wide_lowest


def anytime(board: Board, seat: i64) -> i64:
    """LAN-040, LAN-R39, LAN-R72. Effects of any moment of the turn, if they can change anything."""
    usable_when = board.box.at_moment
    usable = usable_when[WHEN_ANYTIME]
    if board.cackles[seat]:
        usable |= usable_when[WHEN_CACKLES]
    if board.marked:
        usable |= usable_when[WHEN_MARKED]
    if board.hidden:
        usable |= usable_when[WHEN_HIDDEN]
    return usable


def solving(board: Board, seat: i64) -> i64:
    """LAN-110, LAN-160, LAN-161, LAN-R68. The cards that by themselves solve the tile she sees here."""
    if not can_see_tile(board, seat):
        return 0
    effect = rules.remedies(board, seat)
    return board.box.with_effect[effect] if effect >= 0 else 0


def helping(board: Board, seat: i64, hand: i64) -> i64:
    """LAN-088, LAN-143, LAN-147, LAN-162. What helps once dice are rolled."""
    usable_when = board.box.at_moment
    return usable_when[WHEN_ROLLED] | usable_when[WHEN_ESCAPING] | bonuses(board, seat, hand)


def bonuses(board: Board, seat: i64, hand: i64) -> i64:
    """LAN-143, LAN-144. The Bonus cards that work against the tile she faces."""
    cards = board.box.with_effect[EFFECT_BONUS] & hand
    found: i64 = 0
    while cards:
        card = wide_lowest(cards)
        if rules.bonus_applies(board, seat, card):
            found |= WIDE_BIT[card]
        cards &= cards - 1
    return found

"""Which cards of a hand can do something now: sets of cards, in hand or not. Questions only."""

from esbat.engine.native import i64
from esbat.games.lancre import rules
from esbat.games.lancre.names import (
    EFFECT_BONUS,
    EFFECT_BORROWING,
    EFFECT_COSTLY_TRICK,
    EFFECT_ESCAPE,
    EFFECT_HELPING_HAND,
    EFFECT_SECOND_CHANCE,
    EFFECT_SHAMBLES,
    EFFECT_SOUND_MIND,
    EFFECT_TRANSMUTATION,
    EFFECT_TRICK,
)
from esbat.games.lancre.rules_map import can_see_tile
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT, wide_lowest


def anytime(board: Board, seat: i64) -> i64:
    """LAN-040, LAN-R39, LAN-R72. Effects of any moment of the turn, if they can change anything."""
    effect = board.box.with_effect
    usable = effect[EFFECT_TRICK] | effect[EFFECT_COSTLY_TRICK] | effect[EFFECT_TRANSMUTATION]
    if board.cackles[seat]:
        usable |= effect[EFFECT_SOUND_MIND]
    if board.marked:
        usable |= effect[EFFECT_HELPING_HAND]
    if board.hidden:
        usable |= effect[EFFECT_BORROWING] | effect[EFFECT_SHAMBLES]
    return usable


def solving(board: Board, seat: i64) -> i64:
    """LAN-110, LAN-160, LAN-161, LAN-R68. The cards that by themselves solve the tile she sees here."""
    if not can_see_tile(board, seat):
        return 0
    effect = rules.remedies(board, seat)
    return board.box.with_effect[effect] if effect >= 0 else 0


def helping(board: Board, seat: i64, hand: i64) -> i64:
    """LAN-088, LAN-143, LAN-147, LAN-162. What helps once dice are rolled."""
    effect = board.box.with_effect
    return effect[EFFECT_SECOND_CHANCE] | effect[EFFECT_ESCAPE] | bonuses(board, seat, hand)


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

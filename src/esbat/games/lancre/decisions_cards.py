"""Which cards of a hand may be played now, and for what."""

from esbat.engine.move import VERBS, packed
from esbat.engine.native import i64, vec
from esbat.engine.state import ROW
from esbat.games.lancre import rules
from esbat.games.lancre.moves import VERB_FLY, VERB_HEAL, VERB_JOIN, VERB_THREE, VERB_USE, VERB_VANISH
from esbat.games.lancre.names import (
    ARRIVE_STAYED,
    ARRIVE_VANISHED,
    ASK_ARRIVE,
    ASK_FACING,
    ASK_MOVE,
    ASK_READY,
    ASK_TOTAL,
    BONUS,
    BORROWING,
    BROOM,
    COSTLY_TRICK,
    ESCAPE,
    HELPING_HAND,
    INVISIBILITY,
    JOIN_LAST,
    JOIN_MISSING,
    JOIN_NAMED,
    LOCAL_KNOWLEDGE,
    PETULIA,
    SECOND_CHANCE,
    SHAMBLES,
    SOUND_MIND,
    TIFFANY,
    TRANSMUTATION,
    TRICK,
)
from esbat.games.lancre.rules_map import empty_spaces, hidden_beside
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import THREE as NAMES_NEEDED
from esbat.parts.bits import WIDE_BIT, wide_lowest


def write_members(verb: i64, members: i64, out: vec[i64], written: i64) -> i64:
    """One move of this verb for every space or card of a set; how many moves there are then."""
    while members:
        out[written] = wide_lowest(members) * VERBS + verb
        written += 1
        members &= members - 1
    return written


def numbers_up_to(verb: i64, first: i64, last: i64, out: vec[i64]) -> i64:
    """One move of this verb for every number of a range."""
    written: i64 = 0
    for number in range(first, last + 1):
        out[written] = packed(verb, number)
        written += 1
    return written


def imprisoned(board: Board, seat: i64) -> bool:
    """LAN-178. Is she in the Dungeon?"""
    return board.at[seat] == board.box.dungeon


def anytime(board: Board, seat: i64) -> i64:
    """LAN-040, LAN-R39, LAN-R72. Effects of any moment of the turn, if they can change anything."""
    effect = board.box.with_effect
    usable = effect[TRICK] | effect[COSTLY_TRICK] | effect[TRANSMUTATION]
    if board.cackles[seat]:
        usable |= effect[SOUND_MIND]
    if board.marked:
        usable |= effect[HELPING_HAND]
    if board.hidden:
        usable |= effect[BORROWING] | effect[SHAMBLES]
    return usable


def bonuses(board: Board, seat: i64, hand: i64) -> i64:
    """LAN-143, LAN-144. The Bonus cards that work against the tile she faces."""
    cards = board.box.with_effect[BONUS] & hand
    found: i64 = 0
    while cards:
        card = wide_lowest(cards)
        if rules.bonus_applies(board, seat, card):
            found |= WIDE_BIT[card]
        cards &= cards - 1
    return found


def can_see_tile(board: Board, seat: i64) -> bool:
    """LAN-110, LAN-R29, LAN-R30, LAN-R68. Is there a tile face up on her own space?"""
    here = WIDE_BIT[board.at[seat]]
    return (board.tiled & here) != 0 and not board.hidden & here


def can_vanish(board: Board, seat: i64) -> bool:
    """LAN-152, LAN-154, LAN-155, LAN-R41, LAN-R42. At an obstacle: is there a way on, and did she just come
    here?
    """
    row = (board.depth - 1) * ROW
    if board.stack[row + ARRIVE_VANISHED] or board.stack[row + ARRIVE_STAYED]:
        return False  # she has vanished here already, or she never moved
    return board.step == 1 or (board.on_foot and board.steps > 0)


def can_use_invisibility(board: Board, seat: i64, kind: i64) -> bool:
    """LAN-152, LAN-156, LAN-157, LAN-178, LAN-R21, LAN-R48. Is this a moment for Invisibility?"""
    if kind == ASK_ARRIVE:
        return can_vanish(board, seat)
    if kind != ASK_MOVE:
        return False
    return imprisoned(board, seat) or hidden_beside(board, seat) != 0


def usable(board: Board, seat: i64, kind: i64) -> i64:
    """LAN-036, LAN-040, LAN-088, LAN-206. The cards she may play for their effect at this question."""
    hand = board.hands[seat]
    if hand == 0:
        return 0
    effect = board.box.with_effect
    found = anytime(board, seat)
    if kind == ASK_MOVE:
        found |= effect[ESCAPE] if imprisoned(board, seat) else effect[LOCAL_KNOWLEDGE]
    elif kind == ASK_ARRIVE and board.on_foot:
        found |= effect[LOCAL_KNOWLEDGE]
    if (kind == ASK_MOVE or kind == ASK_ARRIVE) and effect[INVISIBILITY] & hand:
        if can_use_invisibility(board, seat, kind):
            found |= effect[INVISIBILITY]
    if kind >= ASK_ARRIVE and kind <= ASK_TOTAL and can_see_tile(board, seat):
        solving = rules.remedies(board, seat)
        if solving >= 0:
            found |= effect[solving]
        if kind == ASK_FACING or kind == ASK_TOTAL:
            found |= effect[SECOND_CHANCE] | effect[ESCAPE] | bonuses(board, seat, hand)
    return found & hand


def write_uses(board: Board, seat: i64, kind: i64, out: vec[i64], written: i64) -> i64:
    """Every card for its effect, then the apprentice's own Invisibility tile."""
    written = write_members(VERB_USE, usable(board, seat, kind), out, written)
    if board.special[seat] and board.witches[seat] == TIFFANY and can_use_invisibility(board, seat, kind):
        out[written] = VERB_VANISH
        written += 1
    return written


def write_solutions(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """LAN-029, LAN-109, LAN-110, LAN-R29, LAN-R68. Power of Three and the Sick Pig tile, from arrival on."""
    if not can_see_tile(board, seat):
        return written
    if board.hands[seat] and rules.powers_held(board, board.hands[seat]) >= NAMES_NEEDED:
        out[written] = VERB_THREE
        written += 1
    if board.special[seat] and board.witches[seat] == PETULIA and rules.is_pig(board, seat):
        out[written] = VERB_HEAL
        written += 1
    return written


def joining_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-109, LAN-R71. The next witch of the Power of Three."""
    hand = board.hands[seat] & ~board.top(JOIN_NAMED)
    joinable = rules.joinable(board, hand, board.top(JOIN_LAST), board.top(JOIN_MISSING))
    return write_members(VERB_JOIN, joinable, out, 0)


def write_brooms(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """LAN-062, LAN-079. Every card with a Broom."""
    return write_members(VERB_FLY, board.hands[seat] & board.box.with_symbol[BROOM], out, written)


def can_fly_off(board: Board) -> bool:
    """LAN-079, LAN-R18. A Broom flight needs an empty space somewhere."""
    return empty_spaces(board) != 0


def may_act_at_all(board: Board, seat: i64, kind: i64) -> bool:
    """Whoever holds no card and no tile of her own can only do what must be done."""
    if board.hands[seat]:
        return True
    return board.special[seat] != 0 and (
        kind == ASK_ARRIVE or kind == ASK_READY or kind == ASK_FACING or kind == ASK_TOTAL
    )

"""The questions of the turn: what may the asked seat choose.

Legal lists are written in a fixed order: actions first, then tokens, spells, crystals to lift out, and
last the word that ends the batch. `decisions_answers` says what an answer does.
"""

from esbat.engine.move import VERBS, packed
from esbat.engine.native import i64, vec
from esbat.games.witchstone import moves
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ACT_TYPE,
    CRYSTAL,
    ENERGY,
    LAYING_CELL,
    LAYING_PICKED,
    PENTAGRAM,
    PLACE_HEX_TAKEN,
    POINTS,
    RUN_CELL,
    RUN_START,
    SIX,
    WAND,
    WITCH,
)
from esbat.games.witchstone.rules import (
    another_open,
    can_make_room,
    crystals_in,
    free_cells,
    pool,
    roomy_cells,
)
from esbat.games.witchstone.rules_ball import chargeable, free_towers, targets
from esbat.games.witchstone.rules_crystals import (
    can_push,
    crystals_waiting,
    lowest_has_room,
    upper_has_room,
    ways_on,
)
from esbat.games.witchstone.rules_scrolls import choices, scrolls_shown
from esbat.games.witchstone.rules_spells import any_helps, helps
from esbat.games.witchstone.rules_tracks import strides
from esbat.games.witchstone.state import (
    HAND,
    OWED_BY_CRYSTALS,
    OWED_BY_WITCHES,
    RESERVE,
    SCROLLS,
    TURNS,
    Board,
)
from esbat.games.witchstone.tables_box import around
from esbat.parts.bits import WIDE_BIT, wide_lowest


def write_members(verb: i64, members: i64, out: vec[i64], written: i64) -> i64:
    """One move of this verb for every member of a set."""
    first = packed(verb, 0)
    while members:
        out[written] = first + wide_lowest(members) * VERBS
        written += 1
        members &= members - 1
    return written


def write_breaks(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """WST-053, WST-145, WST-R25. Any crystal may be lifted out, in the own turn only."""
    if board.own[TURNS + seat] == 0:
        return written
    return write_members(moves.VERB_BREAK, crystals_in(board, seat), out, written)


# ---- laying a tile


def tower_moves(board: Board, out: vec[i64]) -> i64:
    """WST-018, WST-019. Any tower nobody has taken."""
    return write_members(moves.VERB_SETTLE, free_towers(board), out, 0)


def tile_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-027, WST-236, WST-R26. An open tile; without room, crystals; without hope, a tile leaves the
    play.
    """
    hand = board.own[HAND + seat]
    if roomy_cells(board, seat):
        return write_breaks(board, seat, out, write_members(moves.VERB_LAY, hand, out, 0))
    if can_make_room(board, seat):
        return write_breaks(board, seat, out, 0)
    return write_members(moves.VERB_DISCARD, hand, out, 0)


def cell_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-027, WST-031. Where the first symbol of the tile goes."""
    written = write_members(moves.VERB_PUT, roomy_cells(board, seat), out, 0)
    return write_breaks(board, seat, out, written)


def neighbour_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-027. Where the second symbol goes: any free cell beside the first."""
    beside = around(WIDE_BIT[board.top(LAYING_CELL)]) & free_cells(board, seat)
    return write_breaks(board, seat, out, write_members(moves.VERB_JOIN, beside, out, 0))


def order_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-032. Which of the two types of action comes first."""
    tile = board.top(LAYING_PICKED)
    out[0] = packed(moves.VERB_BEGIN, board.box.tile_one[tile])
    out[1] = packed(moves.VERB_BEGIN, board.box.tile_other[tile])
    return write_breaks(board, seat, out, 2)


# ---- actions


def action_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-R02, WST-R17. Actions of the batch's type; tokens, spells, crystals; or the rest is given up."""
    symbol = board.top(ACT_TYPE)
    left = board.top(ACT_LEFT)
    written: i64 = 0
    if left > 0:
        written = write_actions(board, seat, symbol, left, out)
    if symbol == CRYSTAL:
        written = write_rim(board, out, written)
    written = write_tokens(board, symbol, out, written)
    written = write_spells(board, seat, out, written)
    written = write_breaks(board, seat, out, written)
    if symbol != CRYSTAL or not crystals_waiting(board):
        out[written] = packed(moves.VERB_DONE, 0)
        written += 1
    return written


def write_actions(board: Board, seat: i64, symbol: i64, left: i64, out: vec[i64]) -> i64:
    """WST-057, WST-083, WST-123. Every single action of a type that is possible now."""
    if symbol == ENERGY:
        return write_members(moves.VERB_CHARGE, chargeable(board, seat), out, 0)
    if symbol == WITCH:
        written: i64 = 0
        if board.own[RESERVE + seat]:
            out[0] = packed(moves.VERB_SUMMON, 0)
            written = 1
        return write_members(moves.VERB_SEND, targets(board, seat, pool(board, WITCH)), out, written)
    if symbol == PENTAGRAM:
        out[0] = packed(moves.VERB_ADVANCE, 0)
        return 1
    if symbol == CRYSTAL:
        return write_pushes(board, seat, out)
    most = strides(board, seat, left) if symbol == WAND else choices(board, left)
    verb = moves.VERB_STRIDE if symbol == WAND else moves.VERB_TAKE
    for number in range(most):
        out[number] = packed(verb, number + 1)
    return most


def write_pushes(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-116, WST-120, WST-122, WST-R07. Every crystal to every neighbour it may be pushed to, or out."""
    actions = pool(board, CRYSTAL)
    crystals = crystals_in(board, seat)
    written: i64 = 0
    while crystals:
        cell = wide_lowest(crystals)
        crystals &= crystals - 1
        written = write_pushes_from(board, seat, cell, cell, actions, out, written)
    return written


def write_pushes_from(
    board: Board, seat: i64, cell: i64, start: i64, actions: i64, out: vec[i64], written: i64
) -> i64:
    """WST-122. Neighbours in order, then the rim where an arrow leads to it."""
    ends = ways_on(board, seat, cell, start, actions)
    while ends:
        out[written] = moves.push_to(cell, wide_lowest(ends))
        written += 1
        ends &= ends - 1
    if board.box.exit_of[cell] >= 0:
        out[written] = moves.push_to(cell, moves.FIRST_EXIT + board.box.exit_of[cell])
        written += 1
    return written


def run_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-119, WST-120, WST-R27. The crystal that stands on an occupied cell runs on."""
    cell = board.top(RUN_CELL)
    start = board.top(RUN_START)
    return write_pushes_from(board, seat, cell, start, pool(board, CRYSTAL), out, 0)


def write_rim(board: Board, out: vec[i64], written: i64) -> i64:
    """WST-124, WST-130, WST-142, WST-143, WST-144, WST-R31. Crystals on the rim go to shelves in any
    order.
    """
    lowest = lowest_has_room(board)
    for rim in range(len(board.waiting)):
        if board.waiting[rim]:
            upper = upper_has_room(board, board.box.exit_symbol[rim >> 1])
            if upper:
                out[written] = packed(moves.VERB_SHELVE, rim)
                written += 1
            if lowest:
                out[written] = packed(moves.VERB_LOWER, rim)
                written += 1
            if not upper and not lowest:
                out[written] = packed(moves.VERB_ASIDE, rim)
                written += 1
    return written


def write_tokens(board: Board, symbol: i64, out: vec[i64], written: i64) -> i64:
    """WST-050, WST-051, WST-R07, WST-R36, WST-R47. Tokens taken while such actions run may be used now."""
    if symbol == WITCH:
        for kind in range(SIX):
            if board.owed[OWED_BY_WITCHES + kind]:
                out[written] = packed(moves.VERB_SPEND, kind)
                written += 1
    elif symbol == CRYSTAL:
        for kind in range(2 * SIX):
            if board.owed[OWED_BY_CRYSTALS + kind]:
                out[written] = packed(moves.VERB_SPEND, kind)
                written += 1
    return written


def write_spells(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """WST-185, WST-189, WST-191, WST-R16, WST-R17, WST-R49. Spells that could add to the batch under way."""
    if board.own[SCROLLS + seat] & board.box.spells == 0:
        return written
    for spell in range(SIX + 1):
        if helps(board, seat, spell):
            out[written] = packed(moves.VERB_BOOST, spell)
            written += 1
    return written


def token_moves(board: Board, out: vec[i64]) -> i64:
    """WST-126. Any open token below the shelves."""
    written: i64 = 0
    for kind in range(POINTS + 1):
        if board.open_tokens[kind]:
            out[written] = packed(moves.VERB_PICK, kind)
            written += 1
    return written


def hex_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-103, WST-104, WST-106, WST-107, WST-108, WST-R11, WST-R12. Once for one symbol, or for good on a
    cell.
    """
    hex = board.top(PLACE_HEX_TAKEN)
    out[0] = packed(moves.VERB_USE, board.box.hex_one[hex])
    out[1] = packed(moves.VERB_USE, board.box.hex_other[hex])
    written = write_members(moves.VERB_FIX, free_cells(board, seat), out, 2)
    return write_breaks(board, seat, out, written)


def wish_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """WST-102. Two actions of any one type, or none."""
    for symbol in range(SIX):
        out[symbol] = packed(moves.VERB_WISH, symbol)
    written = write_breaks(board, seat, out, SIX)
    out[written] = packed(moves.VERB_DONE, 0)
    return written + 1


# ---- when a batch is over


def owes_tokens(board: Board, symbol: i64) -> bool:
    """WST-050, WST-051. Is a token of this type's actions still unused?"""
    if symbol == WITCH:
        for kind in range(SIX):
            if board.owed[OWED_BY_WITCHES + kind]:
                return True
    elif symbol == CRYSTAL:
        for kind in range(2 * SIX):
            if board.owed[OWED_BY_CRYSTALS + kind]:
                return True
    return False


def possible(board: Board, seat: i64, symbol: i64, actions: i64) -> bool:
    """WST-034, WST-066, WST-074, WST-084, WST-131, WST-161, WST-184, WST-R49. Can such an action be carried
    out now, with so many of them at hand?
    """
    if actions <= 0:
        return False
    if symbol == ENERGY:
        return chargeable(board, seat) != 0
    if symbol == WITCH:
        return board.own[RESERVE + seat] > 0 or targets(board, seat, actions) != 0
    if symbol == PENTAGRAM:
        return True
    if symbol == CRYSTAL:
        return can_push(board, seat, actions)
    if symbol == WAND:
        return strides(board, seat, 1) > 0
    return scrolls_shown(board) > 0


def could_make_room(board: Board, seat: i64) -> bool:
    """WST-145, WST-R25, WST-R49. Might lifting a crystal out let another one move?"""
    crystals = crystals_in(board, seat)
    return board.own[TURNS + seat] > 0 and crystals & (crystals - 1) != 0


def batch_over(board: Board, seat: i64, resumed: bool) -> bool:
    """WST-048, WST-050, WST-051, WST-124, WST-130, WST-R17, WST-R18, WST-R49. Is nothing left to do in the
    topmost batch?

    Tokens and crystals on the rim keep it open, unless a batch of the same type still waits below. A spell
    that could add to it keeps it open while actions are left, and once more when it is `resumed` after one
    of its bonuses: that may have brought the spell. The last action itself closes it: the spell could have
    been added before.
    """
    symbol = board.top(ACT_TYPE)
    left = board.top(ACT_LEFT)
    if left > 0 and possible(board, seat, symbol, pool(board, symbol)):
        return False
    if owes_tokens(board, symbol) or (symbol == CRYSTAL and crystals_waiting(board)):
        return left == 0 and another_open(board, symbol)
    if left > 0 and symbol == CRYSTAL and could_make_room(board, seat):
        return False
    if left == 0 and (not resumed or another_open(board, symbol)):
        return True
    return not any_helps(board, seat)

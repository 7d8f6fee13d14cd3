"""Batches of actions: what is possible in them, and when they are over."""

from esbat.engine.native import i64
from esbat.games.witchstone import names
from esbat.games.witchstone.rules import another_open, crystals_in, pool
from esbat.games.witchstone.rules_ball import chargeable, targets
from esbat.games.witchstone.rules_crystals import can_push, crystals_waiting
from esbat.games.witchstone.rules_scrolls import scrolls_shown
from esbat.games.witchstone.rules_spells import any_helps
from esbat.games.witchstone.rules_tracks import strides
from esbat.games.witchstone.state import OWED_BY_CRYSTALS, OWED_BY_WITCHES, RESERVE, TURNS, Board


def owes_tokens(board: Board, symbol: i64) -> bool:
    """WST-050, WST-051. Is a token of this type's actions still unused?"""
    if symbol == names.SYMBOL_WITCH:
        for kind in range(names.SIX):
            if board.owed[OWED_BY_WITCHES + kind]:
                return True
    elif symbol == names.SYMBOL_CRYSTAL:
        for kind in range(2 * names.SIX):
            if board.owed[OWED_BY_CRYSTALS + kind]:
                return True
    return False


def possible(board: Board, seat: i64, symbol: i64, actions: i64) -> bool:
    """WST-034, WST-066, WST-074, WST-084, WST-131, WST-161, WST-184, WST-R49. Can such an action be carried
    out now, with so many of them at hand?
    """
    if actions <= 0:
        return False
    if symbol == names.SYMBOL_ENERGY:
        return chargeable(board, seat) != 0
    if symbol == names.SYMBOL_WITCH:
        return board.own[RESERVE + seat] > 0 or targets(board, seat, actions) != 0
    if symbol == names.SYMBOL_PENTAGRAM:
        return True
    if symbol == names.SYMBOL_CRYSTAL:
        return can_push(board, seat, actions)
    if symbol == names.SYMBOL_WAND:
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
    symbol = board.top(names.ACT_TYPE)
    left = board.top(names.ACT_LEFT)
    if left > 0 and possible(board, seat, symbol, pool(board, symbol)):
        return False
    if owes_tokens(board, symbol) or (symbol == names.SYMBOL_CRYSTAL and crystals_waiting(board)):
        return left == 0 and another_open(board, symbol)
    if left > 0 and symbol == names.SYMBOL_CRYSTAL and could_make_room(board, seat):
        return False
    if left == 0 and (not resumed or another_open(board, symbol)):
        return True
    return not any_helps(board, seat)

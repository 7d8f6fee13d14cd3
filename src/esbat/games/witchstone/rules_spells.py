"""Reinforcement spells: which fit a batch of actions, which could still add anything to it, what they add."""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.games.witchstone import names
from esbat.games.witchstone.events import EVENT_BOOSTED
from esbat.games.witchstone.rules import enlarge, pool
from esbat.games.witchstone.rules_ball import within
from esbat.games.witchstone.rules_crystals import can_push
from esbat.games.witchstone.rules_scrolls import scrolls_shown
from esbat.games.witchstone.state import (
    AHEAD,
    LYING,
    MY_TOWER,
    OPEN_ROAD,
    OWED_BY_BLACK,
    OWED_BY_CRYSTALS,
    OWED_BY_WITCHES,
    REACH,
    RESERVE,
    SCROLLS,
    SPENT,
    STANDING,
    SUPPLY,
    Board,
)
from esbat.games.witchstone.tables_box import BLACK_ADDS, DOUBLE_ADDS, SINGLE_ADDS, SMALL_WITCHES
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

MOST_COUNTED: Final[i64] = 60
"""Plans of witches are weighed up to so many actions; no batch comes near."""
NOBODY_SENT: Final = vec[i64]([1] + [0] * int(SMALL_WITCHES))
"""By how many witches are sent: the set of what their routes cost together. Copied, never written to."""

# ---- which spells


def spells_against(board: Board, seat: i64, spell: i64) -> i64:
    """The unused spells of a kind that a seat holds."""
    return board.own[SCROLLS + seat] & board.box.spells_for[spell]


def fits(board: Board, spell: i64, symbol: i64) -> bool:
    """WST-185, WST-187, WST-189, WST-R16. May such a spell be added to actions of this type?"""
    return spell == symbol or spell == names.SINGLE_SPELL or board.options & names.ANY_SPELL != 0


def adds(spell: i64) -> i64:
    """WST-187, WST-189. Actions that a spell adds."""
    return SINGLE_ADDS if spell == names.SINGLE_SPELL else DOUBLE_ADDS


def doubles_held(board: Board, seat: i64, symbol: i64) -> i64:
    """WST-191. How many double spells of a seat fit actions of this type."""
    fitting = board.box.double_spells if board.options & names.ANY_SPELL else board.box.spells_for[symbol]
    return wide_count(board.own[SCROLLS + seat] & fitting)


def singles_held(board: Board, seat: i64) -> i64:
    """WST-189. How many single spells a seat holds."""
    return wide_count(board.own[SCROLLS + seat] & board.box.single_spells)


# ---- whether they could add anything


def helps(board: Board, seat: i64, spell: i64) -> bool:
    """WST-185, WST-191, WST-R17, WST-R49. May this spell, alone or with others, make an action possible?

    It must fit the batch on top, be held, and bring what could not be done without it: a wand has an end,
    a shelf six scrolls, a supply its bottom.
    """
    symbol = board.top(names.ACT_TYPE)
    if not fits(board, spell, symbol) or spells_against(board, seat, spell) == 0:
        return False
    if symbol == names.SYMBOL_PENTAGRAM:
        return True
    if symbol == names.SYMBOL_ENERGY:
        return pool(board, names.SYMBOL_ENERGY) < energy_places(board, seat)
    if symbol == names.SYMBOL_WITCH:
        return helps_witches(board, seat, spell)
    if symbol == names.SYMBOL_CRYSTAL:
        return can_push(
            board, seat, pool(board, names.SYMBOL_CRYSTAL) + could_add(board, seat, names.SYMBOL_CRYSTAL)
        )
    if symbol == names.SYMBOL_WAND:
        return board.top(names.ACT_LEFT) < board.box.last_space - board.own[AHEAD + seat]
    return board.top(names.ACT_LEFT) < scrolls_shown(board)


def could_add(board: Board, seat: i64, symbol: i64) -> i64:
    """WST-191, WST-R07. Actions that all fitting spells and the tokens of this type would add together."""
    found = doubles_held(board, seat, symbol) * DOUBLE_ADDS + singles_held(board, seat) * SINGLE_ADDS
    return found + owed_actions(board, symbol)


def owed_actions(board: Board, symbol: i64) -> i64:
    """WST-R07. Actions of the type under way that its own tokens would add."""
    if symbol == names.SYMBOL_WITCH:
        return board.owed[OWED_BY_WITCHES + names.SYMBOL_WITCH]
    if symbol == names.SYMBOL_CRYSTAL:
        return board.owed[OWED_BY_CRYSTALS + names.SYMBOL_CRYSTAL] + board.owed[
            OWED_BY_BLACK + names.SYMBOL_CRYSTAL
        ] * (1 + BLACK_ADDS)
    return 0


def energy_places(board: Board, seat: i64) -> i64:
    """WST-062, WST-063, WST-065, WST-066. How much energy the seat could lay in one go.

    The connection begun comes first; each completed one opens those beyond it that nobody has begun.
    """
    own = board.own
    box = board.box
    supply = own[SUPPLY + seat]
    reach = own[REACH + seat]
    free = board.free_roads
    places: i64 = 0
    begun = own[OPEN_ROAD + seat]
    if begun >= 0:
        places = box.slots[begun] - board.filled[begun]
        reach |= box.roads_at[box.ends[begun * 2]] | box.roads_at[box.ends[begun * 2 + 1]]
    while reach & free and places < supply:
        road = wide_lowest(reach & free)
        free &= ~WIDE_BIT[road]
        places += box.slots[road]
        reach |= box.roads_at[box.ends[road * 2]] | box.roads_at[box.ends[road * 2 + 1]]
    return places if places < supply else supply


def helps_witches(board: Board, seat: i64, spell: i64) -> bool:
    """WST-068, WST-070, WST-074, WST-191. Does some plan cost more than without this spell, not more than
    with it?

    Other spells and witch tokens may go with it.
    """
    actions = pool(board, names.SYMBOL_WITCH)
    if actions < board.own[RESERVE + seat]:
        return True
    doubles = doubles_held(board, seat, names.SYMBOL_WITCH)
    singles = singles_held(board, seat)
    if spell == names.SINGLE_SPELL:
        singles -= 1
    else:
        doubles -= 1
    singles += owed_actions(board, names.SYMBOL_WITCH)
    plans = witch_plans(board, seat)
    for two in range(doubles + 1):
        for one in range(singles + 1):
            without = actions + two * DOUBLE_ADDS + one * SINGLE_ADDS
            for cost in range(without + 1, without + adds(spell) + 1):
                if cost <= MOST_COUNTED and plans & WIDE_BIT[cost]:
                    return True
    return False


def witch_plans(board: Board, seat: i64) -> i64:
    """WST-068, WST-070, WST-072, WST-073, WST-083. The set of what plans of witch actions cost in all.

    A plan lays some witches down and sends some of those that lie, each to a location of her own.
    """
    own = board.own
    reserve = own[RESERVE + seat]
    lying = own[LYING + seat]
    barred = own[STANDING + seat] | WIDE_BIT[own[MY_TOWER + seat]]
    costs = NOBODY_SENT[:]
    reached: i64 = 0
    price: i64 = 1
    while price <= MOST_COUNTED:
        wider = within(board, seat, price)
        if wider == reached:
            break
        for turn in range(wide_count(wider & ~reached & ~barred)):
            many = SMALL_WITCHES
            while many > 0:
                costs[many] |= (costs[many - 1] & (WIDE_BIT[MOST_COUNTED + 1 - price] - 1)) * WIDE_BIT[price]
                many -= 1
        reached = wider
        price += 1
    plans: i64 = 0
    for sent in range(lying + reserve + 1):
        for laid in range(reserve + 1):
            if sent <= lying + laid:
                plans |= (costs[sent] & (WIDE_BIT[MOST_COUNTED + 1 - laid] - 1)) * WIDE_BIT[laid]
    return plans


def any_helps(board: Board, seat: i64) -> bool:
    """WST-R17, WST-R18. Does the seat hold any spell that could add to the batch on top?"""
    if board.own[SCROLLS + seat] & board.box.spells == 0:
        return False
    for spell in range(names.SIX + 1):
        if helps(board, seat, spell):
            return True
    return False


# ---- what they do


def boost(board: Board, seat: i64, spell: i64) -> None:
    """WST-185, WST-186, WST-187, WST-189, WST-190, WST-191, WST-192, WST-R17, WST-R18. The batch grows."""
    scroll = wide_lowest(spells_against(board, seat, spell))
    board.own[SCROLLS + seat] &= ~WIDE_BIT[scroll]
    board.own[SPENT + seat] |= WIDE_BIT[scroll]
    many = adds(spell)
    enlarge(board, many)
    board.note(EVENT_BOOSTED, seat, spell, board.top(names.ACT_TYPE), many)

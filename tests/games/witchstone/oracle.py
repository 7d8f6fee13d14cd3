"""What actions could still be carried out, worked out apart from the rules' own reckoning.

Energy is laid until there is no place for it, witches are counted plan by plan, crystals are tried.
"""

from esbat.engine.move import verb_of
from esbat.games.witchstone import moves
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ACT_TYPE,
    ANY_SPELL,
    ASK_ACT,
    SCROLL_DOUBLE,
    SYMBOL_CRYSTAL,
    SYMBOL_ENERGY,
    SYMBOL_PENTAGRAM,
    SYMBOL_SCROLL,
    SYMBOL_WAND,
    SYMBOL_WITCH,
)
from esbat.games.witchstone.names import SCROLL_SINGLE as SINGLE_SCROLL
from esbat.games.witchstone.rules_ball import route_cost
from esbat.games.witchstone.state import (
    AHEAD,
    LYING,
    MY_TOWER,
    OWED_BY_CRYSTALS,
    OWED_BY_WITCHES,
    RESERVE,
    SCROLLS,
    STANDING,
    Board,
)
from esbat.parts.bits import wide_listed

SINGLE = 6


def at_hand(board: Board, symbol: int) -> int:
    """Actions of a type that are open: for the wand and scrolls those of the batch on top alone."""
    if symbol in (SYMBOL_WAND, SYMBOL_SCROLL):
        return int(board.top(ACT_LEFT))
    rows = [board.row(at) for at in range(board.depth)]
    return sum(row.number("left") for row in rows if row.kind == ASK_ACT and row.number("type") == symbol)


def spells_held(board: Board, seat: int) -> dict[int, int]:
    """Unused spells of a seat, by kind, those that fit the batch on top."""
    symbol = int(board.top(ACT_TYPE))
    held: dict[int, int] = {}
    for scroll in wide_listed(board.own[SCROLLS + seat]):
        fact = board.box.scrolls[board.box.kind_of[scroll]]
        kind = SINGLE if fact.kind == SINGLE_SCROLL else fact.symbol
        if fact.kind in (SCROLL_DOUBLE, SINGLE_SCROLL) and (
            kind in (symbol, SINGLE) or board.options & ANY_SPELL
        ):
            held[kind] = held.get(kind, 0) + 1
    return held


def energy_places(board: Board, seat: int) -> int:
    """How much energy the seat could lay in one go: it is laid, on a clone."""
    clone = board.clone()
    assert isinstance(clone, Board)
    clone.set_top(ACT_LEFT, 99)
    laid, depth = 0, clone.depth
    while clone.depth == depth and clone.mover() == seat:
        charges = [move for move in clone.legal(seat) if verb_of(move) == moves.VERB_CHARGE]
        if not charges:
            break
        clone.apply(seat, charges[-1])
        laid += 1
    return laid


def witch_plans(board: Board, seat: int) -> set[int]:
    """What every plan of laying down and sending witches would cost in all."""
    own = board.own
    reserve, lying = int(own[RESERVE + seat]), int(own[LYING + seat])
    taken = {*wide_listed(own[STANDING + seat]), int(own[MY_TOWER + seat])}
    places = [place for place in range(int(board.box.location_count)) if place not in taken]
    prices = [cost for cost in (int(route_cost(board, seat, place)) for place in places) if cost]
    plans = {(0, 0)}
    for price in prices:
        plans |= {(many + 1, cost + price) for many, cost in plans if many < reserve + lying}
    return {cost + down for many, cost in plans for down in range(max(0, many - lying), reserve + 1)}


def can_push(board: Board, seat: int, actions: int) -> bool:
    """Could any crystal be pushed with so many actions?"""
    clone = board.clone()
    assert isinstance(clone, Board)
    clone.set_top(ACT_LEFT, clone.top(ACT_LEFT) + actions - at_hand(board, int(SYMBOL_CRYSTAL)))
    return clone.top(ACT_LEFT) > 0 and any(verb_of(move) == moves.VERB_PUSH for move in clone.legal(seat))


def sums(held: dict[int, int], tokens: int) -> set[int]:
    """What so many spells and tokens may add, in every selection."""
    found = {0}
    for kind, many in [*held.items(), (SINGLE, tokens)]:
        found = {one + (1 if kind == SINGLE else 2) * used for one in found for used in range(many + 1)}
    return found


def can_help(board: Board, seat: int, spell: int) -> bool:
    """May this spell, alone or with others, allow an action that there would not be without it?"""
    symbol, held = int(board.top(ACT_TYPE)), spells_held(board, seat)
    actions, adds = at_hand(board, symbol), 1 if spell == SINGLE else 2
    if symbol == SYMBOL_PENTAGRAM:
        return True
    if symbol == SYMBOL_WAND:
        return actions < board.box.last_space - board.own[AHEAD + seat]
    if symbol == SYMBOL_SCROLL:
        return actions < sum(1 for scroll in board.scroll_row if scroll >= 0)
    if symbol == SYMBOL_ENERGY:
        return actions < energy_places(board, seat)
    owed = int(
        OWED_BY_WITCHES + SYMBOL_WITCH if symbol == SYMBOL_WITCH else OWED_BY_CRYSTALS + SYMBOL_CRYSTAL
    )
    tokens = int(board.owed[owed]) + (3 * int(board.owed[owed + 6]) if symbol == SYMBOL_CRYSTAL else 0)
    others = {**held, spell: held[spell] - 1}
    if symbol == SYMBOL_CRYSTAL:
        return can_push(board, seat, actions + tokens + adds + max(sums(others, 0)))
    plans = witch_plans(board, seat)
    return any(
        cost > actions + more and cost <= actions + more + adds
        for more in sums(others, tokens)
        for cost in plans
    )

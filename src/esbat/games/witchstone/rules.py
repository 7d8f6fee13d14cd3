"""The numbered rules of points, cauldron and batches of actions: questions, then changes."""

from esbat.engine.native import i64
from esbat.engine.state import KIND, ROW, SEAT_BIT
from esbat.games.witchstone.events import EVENT_BEGAN, EVENT_BROKE, EVENT_GRANTED, EVENT_SCORED
from esbat.games.witchstone.names import ACT_GRANTED, ACT_LEFT, ACT_TYPE, ASK_ACT, FOR_SPOILED, FROM_TILE
from esbat.games.witchstone.state import (
    BLACK,
    COVERED,
    CRYSTALS,
    EARNED,
    FIRST_HEX,
    FIXED,
    GONE,
    LAID_ROOM,
    SCORE,
    SHOWN,
    SPOILED,
    Board,
)
from esbat.games.witchstone.tables_grid import ALL_CELLS, around
from esbat.parts.bits import WIDE_BIT, wide_count

# ---- points


def score(board: Board, seat: i64, points: i64, reason: i64) -> None:
    """WST-016, WST-R24. Points count at once, below nought too; what they were for is kept."""
    board.own[SCORE + seat] += points
    board.own[EARNED + reason * 4 + seat] += points
    board.note(EVENT_SCORED, seat, points, reason)


# ---- the cauldron


def crystals_in(board: Board, seat: i64) -> i64:
    """The cells with a crystal, the black one among them."""
    return board.own[CRYSTALS + seat] | board.own[BLACK + seat]


def free_cells(board: Board, seat: i64) -> i64:
    """WST-028, WST-029, WST-030, WST-108. Cells without printed symbol, tile, special hex or crystal."""
    own = board.own
    return ALL_CELLS & ~(own[COVERED + seat] | own[CRYSTALS + seat] | own[BLACK + seat])


def roomy_cells(board: Board, seat: i64) -> i64:
    """WST-027, WST-031. Free cells with a free neighbour: one half of a tile may go there."""
    free = free_cells(board, seat)
    return free & around(free)


def can_make_room(board: Board, seat: i64) -> bool:
    """WST-236, WST-R26. Would two neighbouring cells be free with all crystals gone?"""
    free = ALL_CELLS & ~board.own[COVERED + seat]
    return (free & around(free)) != 0


def cluster(board: Board, seat: i64, symbol: i64, cell: i64) -> i64:
    """WST-038, WST-040, WST-041, WST-044, WST-045, WST-046, WST-109. The cells of this symbol joined to a
    cell.

    Printed symbols and special hexes count like halves of tiles; a hex is a member for either symbol.
    """
    shown = board.own[SHOWN + symbol * 4 + seat]
    joined = WIDE_BIT[cell]
    wider = (around(joined) & shown) | joined
    while wider != joined:
        joined = wider
        wider = (around(joined) & shown) | joined
    return joined


def cluster_size(board: Board, seat: i64, symbol: i64, cell: i64) -> i64:
    """WST-038, WST-039, WST-042, WST-113, WST-114. How many actions a half just laid gives."""
    return wide_count(cluster(board, seat, symbol, cell))


def largest_cluster(board: Board, seat: i64, symbol: i64) -> i64:
    """WST-195, WST-196, WST-197. The size of the seat's largest cluster of a symbol."""
    left = board.own[SHOWN + symbol * 4 + seat]
    best: i64 = 0
    while left:
        joined = left & -left
        wider = joined | (around(joined) & left)
        while wider != joined:
            joined = wider
            wider = joined | (around(joined) & left)
        left &= ~joined
        size = wide_count(joined)
        if size > best:
            best = size
    return best


def cover(board: Board, seat: i64, symbol: i64, cell: i64) -> None:
    """A symbol is shown on a cell from now on."""
    board.own[SHOWN + symbol * 4 + seat] |= WIDE_BIT[cell]
    board.own[COVERED + seat] |= WIDE_BIT[cell]


def lay_tile(board: Board, seat: i64, tile: i64, cell: i64, other: i64) -> None:
    """WST-027. A tile lies on two neighbouring cells, its first symbol on the first of them."""
    cover(board, seat, board.box.tile_one[tile], cell)
    cover(board, seat, board.box.tile_other[tile], other)
    board.laid[seat * LAID_ROOM + cell] = 1 + 2 * tile
    board.laid[seat * LAID_ROOM + other] = 2 + 2 * tile
    board.own[GONE + seat] |= WIDE_BIT[tile]


def lay_hex(board: Board, seat: i64, hex: i64, cell: i64) -> None:
    """WST-107, WST-109, WST-110. A special hex shows both its symbols; laying it starts no action."""
    cover(board, seat, board.box.hex_one[hex], cell)
    cover(board, seat, board.box.hex_other[hex], cell)
    board.laid[seat * LAID_ROOM + cell] = FIRST_HEX + hex
    board.own[FIXED + seat] |= WIDE_BIT[hex]


def spoil(board: Board, seat: i64, cell: i64) -> None:
    """WST-053, WST-145, WST-146, WST-147, WST-148, WST-R24. A crystal is lifted out, dearer each time."""
    own = board.own
    own[CRYSTALS + seat] &= ~WIDE_BIT[cell]
    own[BLACK + seat] &= ~WIDE_BIT[cell]
    own[SPOILED + seat] += 1
    cost = own[SPOILED + seat]
    board.note(EVENT_BROKE, seat, cell, cost)
    score(board, seat, -cost, FOR_SPOILED)


# ---- batches of actions


def grant(board: Board, seat: i64, symbol: i64, many: i64, source: i64) -> None:
    """WST-048, WST-049, WST-R14. Actions of one type are owed, above whatever is under way."""
    board.note(EVENT_GRANTED, seat, symbol, many, source)
    board.push(ASK_ACT, SEAT_BIT[seat], symbol, many, source, many)


def begin(board: Board, seat: i64, symbol: i64, cell: i64) -> None:
    """WST-038, WST-047, WST-111, WST-112. A type of action of the tile begins: its cluster is counted now."""
    many = cluster_size(board, seat, symbol, cell)
    board.note(EVENT_BEGAN, seat, symbol, many)
    board.push(ASK_ACT, SEAT_BIT[seat], symbol, many, FROM_TILE, many)


def enlarge(board: Board, many: i64) -> None:
    """WST-048, WST-185. The topmost batch has so many actions more."""
    board.set_top(ACT_LEFT, board.top(ACT_LEFT) + many)
    board.set_top(ACT_GRANTED, board.top(ACT_GRANTED) + many)


def pool(board: Board, symbol: i64) -> i64:
    """WST-074, WST-R07. Actions of this type that are open at this moment, from whatever source."""
    stack = board.stack
    found: i64 = 0
    for at in range(board.depth):
        start = at * ROW
        if stack[start + KIND] == ASK_ACT and stack[start + ACT_TYPE] == symbol:
            found += stack[start + ACT_LEFT]
    return found


def pay(board: Board, symbol: i64, cost: i64) -> None:
    """WST-R07. Actions are spent from the topmost batch of the type, then from those below it."""
    stack = board.stack
    at = board.depth - 1
    while cost > 0:
        start = at * ROW
        if stack[start + KIND] == ASK_ACT and stack[start + ACT_TYPE] == symbol:
            left = stack[start + ACT_LEFT]
            spent = left if left < cost else cost
            stack[start + ACT_LEFT] = left - spent
            cost -= spent
        at -= 1


def another_open(board: Board, symbol: i64) -> bool:
    """WST-050, WST-051, WST-130. Does a batch of the same type wait below the topmost row?"""
    stack = board.stack
    for at in range(board.depth - 1):
        start = at * ROW
        if stack[start + KIND] == ASK_ACT and stack[start + ACT_TYPE] == symbol:
            return True
    return False

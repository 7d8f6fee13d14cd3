"""Crystals: their runs through the cauldron, the rim, the shelves, and tokens for the lowest shelf."""

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.witchstone.events import (
    EVENT_GRANTED,
    EVENT_PUSHED,
    EVENT_PUSHED_OUT,
    EVENT_SET_ASIDE,
    EVENT_SHELVED,
    EVENT_TOOK_TOKEN,
)
from esbat.games.witchstone.moves import FIRST_EXIT
from esbat.games.witchstone.names import (
    ASK_RUN,
    FOR_TOKEN,
    FROM_SHELF,
    LOWEST_SHELF,
    POINTS,
    SYMBOL_CRYSTAL,
)
from esbat.games.witchstone.rules import crystals_in, enlarge, free_cells, grant, pay, score
from esbat.games.witchstone.state import (
    BESIDE,
    BLACK,
    BLACK_SHELF,
    CRYSTALS,
    OWED_BY_BLACK,
    OWED_BY_CRYSTALS,
    SHELF_ROOM,
    TOKENS,
    Board,
)
from esbat.games.witchstone.state import SHELVED as ON_SHELVES
from esbat.games.witchstone.tables_box import BLACK_ADDS, LOWEST_ROOM, SHELF_ACTIONS, TOKEN_POINTS, UPPER_ROOM
from esbat.games.witchstone.tables_grid import around
from esbat.parts.bits import WIDE_BIT, wide_lowest

# ---- moving


def can_stop_within(board: Board, free: i64, steps: i64) -> i64:
    """WST-119, WST-120, WST-R27. Cells a crystal may stand on in mid-run with so many actions left.

    From each of them a free cell or the rim can be reached in time, over occupied cells too.
    """
    if steps <= 0:
        return 0
    cells = around(free) | board.box.arrows
    for turn in range(steps - 1):
        wider = cells | around(cells)
        if wider == cells:
            return cells
        cells = wider
    return cells


def ways_on(board: Board, seat: i64, cell: i64, start: i64, actions: i64) -> i64:
    """WST-116, WST-119, WST-120, WST-121, WST-128, WST-R27. The cells a crystal may be pushed to from here.

    A run that crosses occupied cells ends on a free one, not where it began.
    """
    free = free_cells(board, seat) & ~WIDE_BIT[start]
    return around(WIDE_BIT[cell]) & (free | can_stop_within(board, free, actions - 1))


def lift_crystal(board: Board, seat: i64, cell: i64) -> i64:
    """WST-117. A crystal leaves its cell, which is free from now on; is it the black one?"""
    own = board.own
    if own[BLACK + seat] == WIDE_BIT[cell]:
        own[BLACK + seat] = 0
        return 1
    own[CRYSTALS + seat] &= ~WIDE_BIT[cell]
    return 0


def push_crystal(board: Board, seat: i64, cell: i64, end: i64, start: i64, black: i64) -> None:
    """WST-116, WST-118, WST-119, WST-122, WST-123, WST-R27, WST-R28. One step of a crystal lifted at its
    start.

    On a free cell it stops, on the rim it waits, elsewhere it has to run on.
    """
    own = board.own
    pay(board, SYMBOL_CRYSTAL, 1)
    if end >= FIRST_EXIT:
        board.waiting[(end - FIRST_EXIT) * 2 + black] += 1
        board.note(EVENT_PUSHED_OUT, seat, cell, end - FIRST_EXIT, black)
        return
    board.note(EVENT_PUSHED, seat, cell, end, black)
    if end == start or not free_cells(board, seat) & WIDE_BIT[end]:
        board.push(ASK_RUN, SEAT_BIT[seat], end, black, start)
    elif black:
        own[BLACK + seat] = WIDE_BIT[end]
    else:
        own[CRYSTALS + seat] |= WIDE_BIT[end]


def crystals_waiting(board: Board) -> bool:
    """WST-124, WST-130, WST-R29. Does a crystal wait on the rim? It is out of the cauldron."""
    for at in range(len(board.waiting)):
        if board.waiting[at]:
            return True
    return False


def can_push(board: Board, seat: i64, actions: i64) -> bool:
    """WST-116, WST-119, WST-131, WST-R49. Can any crystal be pushed with so many actions?"""
    if actions <= 0:
        return False
    crystals = crystals_in(board, seat)
    while crystals:
        cell = wide_lowest(crystals)
        if board.box.exit_of[cell] >= 0 or ways_on(board, seat, cell, cell, actions):
            return True
        crystals &= crystals - 1
    return False


# ---- shelves


def on_shelf(board: Board, shelf: i64) -> i64:
    """WST-137, WST-138, WST-139. Crystals in the vials of a shelf, of all players, black ones too."""
    found: i64 = 0
    for seat in range(board.seats):
        found += board.racks[seat * SHELF_ROOM + shelf]
        if board.own[BLACK_SHELF + seat] == shelf:
            found += 1
    return found


def upper_has_room(board: Board, shelf: i64) -> bool:
    """WST-008, WST-140. Is a vial free on this upper shelf?"""
    return on_shelf(board, shelf) < UPPER_ROOM[board.seats]


def lowest_has_room(board: Board) -> bool:
    """WST-007, WST-141, WST-R32. Is a vial free on the lowest shelf? Then there is a token to be had, too:
    five lie open at first, and each crystal there has taken one.
    """
    return on_shelf(board, LOWEST_SHELF) < LOWEST_ROOM[board.seats]


def put_on_shelf(board: Board, seat: i64, shelf: i64, black: i64) -> None:
    """WST-135, WST-136, WST-137, WST-139. It fills one vial; the black one is counted apart."""
    if black:
        board.own[BLACK_SHELF + seat] = shelf
    else:
        board.racks[seat * SHELF_ROOM + shelf] += 1
        board.own[ON_SHELVES + seat] += 1
    board.note(EVENT_SHELVED, seat, shelf, black)


def shelve(board: Board, seat: i64, rim: i64) -> None:
    """WST-125, WST-132, WST-R13, WST-R30. The shelf of the rim's symbol: two actions, four for the black one.

    Crystal actions go on with the batch under way; others come first.
    """
    black = rim & 1
    symbol = board.box.exit_symbol[rim >> 1]
    board.waiting[rim] -= 1
    put_on_shelf(board, seat, symbol, black)
    many = SHELF_ACTIONS + (BLACK_ADDS if black else 0)
    if symbol == SYMBOL_CRYSTAL:
        enlarge(board, many)
        board.note(EVENT_GRANTED, seat, symbol, many, FROM_SHELF)
    else:
        grant(board, seat, symbol, many, FROM_SHELF)


def take_token(board: Board, seat: i64, rim: i64, kind: i64) -> None:
    """WST-126, WST-133, WST-134, WST-R31. The lowest shelf: an open token, worth more for the black
    crystal.
    """
    black = rim & 1
    board.waiting[rim] -= 1
    put_on_shelf(board, seat, LOWEST_SHELF, black)
    board.open_tokens[kind] -= 1
    board.own[TOKENS + seat] += 1
    board.note(EVENT_TOOK_TOKEN, seat, kind)
    if kind == POINTS:
        score(board, seat, TOKEN_POINTS + (BLACK_ADDS if black else 0), FOR_TOKEN)
    else:
        board.owed[(OWED_BY_BLACK if black else OWED_BY_CRYSTALS) + kind] += 1


def put_aside(board: Board, seat: i64, rim: i64) -> None:
    """WST-143, WST-R33. Both shelves are full: it is kept beside the screen, for nothing."""
    board.waiting[rim] -= 1
    board.own[BESIDE + seat] += 1
    board.note(EVENT_SET_ASIDE, seat, rim & 1)

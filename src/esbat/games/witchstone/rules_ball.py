"""The crystal ball: energy and connections, witches and their routes, magic tokens there."""

from esbat.engine.native import i64
from esbat.games.witchstone.events import (
    EVENT_CHARGED,
    EVENT_CONNECTED,
    EVENT_SENT,
    EVENT_SETTLED,
    EVENT_STONE_REACHED,
    EVENT_SUMMONED,
    EVENT_TOOK_TOKEN,
)
from esbat.games.witchstone.names import (
    FOR_CONNECTION,
    FOR_STONE,
    FOR_TOKEN,
    FOR_TOWER,
    FOR_WITCH,
    FROM_TOWER,
    POINTS,
    SYMBOL_WITCH,
)
from esbat.games.witchstone.rules import grant, pay, score
from esbat.games.witchstone.state import (
    COMPLETED,
    LINKED,
    LINKS_ROOM,
    LYING,
    MY_TOWER,
    OPEN_ROAD,
    OWED_BY_WITCHES,
    REACH,
    RESERVE,
    STANDING,
    STONE_PLACE,
    SUPPLY,
    TOKENS,
    Board,
)
from esbat.games.witchstone.tables_box import ROAD_POINTS, TOKEN_POINTS, TOWER_POINTS, WITCH_POINTS
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest

# ---- towers


def free_towers(board: Board) -> i64:
    """WST-019. Towers without a large witch."""
    free = board.box.towers
    for seat in range(board.seats):
        if board.own[MY_TOWER + seat] >= 0:
            free &= ~WIDE_BIT[board.own[MY_TOWER + seat]]
    return free


def settle(board: Board, seat: i64, tower: i64) -> None:
    """WST-020, WST-021, WST-022, WST-023, WST-024, WST-025. A tower, two points, and its token's action."""
    own = board.own
    own[MY_TOWER + seat] = tower
    own[LINKED + seat] = WIDE_BIT[tower]
    own[REACH + seat] = board.box.roads_at[tower]
    board.note(EVENT_SETTLED, seat, tower)
    score(board, seat, TOWER_POINTS, FOR_TOWER)
    kind = lift_token(board, seat, tower)
    if kind == POINTS:
        score(board, seat, TOKEN_POINTS, FOR_TOKEN)
    elif kind >= 0:
        grant(board, seat, kind, 1, FROM_TOWER)


def lift_token(board: Board, seat: i64, location: i64) -> i64:
    """WST-077, WST-080, WST-092, WST-R35, WST-R37. The first to come takes the token, -1 if there is none."""
    kind = board.tokens_at[location]
    if kind >= 0:
        board.tokens_at[location] = -1
        board.own[TOKENS + seat] += 1
        board.note(EVENT_TOOK_TOKEN, seat, kind)
    return kind


# ---- energy


def chargeable(board: Board, seat: i64) -> i64:
    """WST-056, WST-062, WST-063, WST-064, WST-065, WST-066, WST-R08, WST-R09. Where energy may go now.

    On the connection begun; else on any that nobody has begun and that touches the own tower or a location
    linked to it.
    """
    own = board.own
    if own[SUPPLY + seat] == 0:
        return 0
    if own[OPEN_ROAD + seat] >= 0:
        return WIDE_BIT[own[OPEN_ROAD + seat]]
    return own[REACH + seat] & board.free_roads


def charge(board: Board, seat: i64, road: i64) -> None:
    """WST-054, WST-055, WST-061. One energy on a slot; the last one completes the connection."""
    own = board.own
    own[SUPPLY + seat] -= 1
    board.filled[road] += 1
    board.road_owner[road] = seat
    board.free_roads &= ~WIDE_BIT[road]
    board.note(EVENT_CHARGED, seat, road, board.filled[road])
    if board.filled[road] < board.box.slots[road]:
        own[OPEN_ROAD + seat] = road
    else:
        complete(board, seat, road)


def complete(board: Board, seat: i64, road: i64) -> None:
    """WST-058, WST-059, WST-060, WST-061, WST-067. A complete connection scores, and witches may travel
    it.
    """
    own = board.own
    box = board.box
    one = box.ends[road * 2]
    other = box.ends[road * 2 + 1]
    own[OPEN_ROAD + seat] = -1
    own[COMPLETED + seat] |= WIDE_BIT[road]
    own[LINKED + seat] |= WIDE_BIT[one] | WIDE_BIT[other]
    own[REACH + seat] |= box.roads_at[one] | box.roads_at[other]
    board.links[seat * LINKS_ROOM + one] |= WIDE_BIT[other]
    board.links[seat * LINKS_ROOM + other] |= WIDE_BIT[one]
    board.note(EVENT_CONNECTED, seat, road)
    score(board, seat, ROAD_POINTS[box.slots[road]], FOR_CONNECTION)


# ---- witches


def beyond(board: Board, seat: i64, locations: i64) -> i64:
    """WST-073, WST-R48. Where one complete connection of any other player leads from these locations."""
    found: i64 = 0
    while locations:
        location = wide_lowest(locations)
        locations &= locations - 1
        for other in range(board.seats):
            if other != seat:
                found |= board.links[other * LINKS_ROOM + location]
    return found


def within(board: Board, seat: i64, actions: i64) -> i64:
    """WST-071, WST-072, WST-073, WST-R03, WST-R04. Locations a lying witch can get to for so many actions.

    Own connections cost one action together; each foreign one costs one. All own connections hang together
    with the own tower, so a second stretch of them never makes a route cheaper.
    """
    if actions <= 0:
        return 0
    tower = WIDE_BIT[board.own[MY_TOWER + seat]]
    reached = tower | board.own[LINKED + seat] | beyond(board, seat, tower)
    for turn in range(actions - 1):
        wider = reached | beyond(board, seat, reached)
        if wider == reached:
            return reached
        reached = wider
    return reached


def targets(board: Board, seat: i64, actions: i64) -> i64:
    """WST-070, WST-074, WST-086, WST-088, WST-089, WST-090, WST-091. Where a lying witch may be sent."""
    own = board.own
    if own[LYING + seat] == 0:
        return 0
    return within(board, seat, actions) & ~(own[STANDING + seat] | WIDE_BIT[own[MY_TOWER + seat]])


def route_cost(board: Board, seat: i64, location: i64) -> i64:
    """WST-072, WST-073, WST-075, WST-R03, WST-R05, WST-R06. Actions of the cheapest route, 0 for none."""
    cost: i64 = 1
    reached: i64 = 0
    while True:
        wider = within(board, seat, cost)
        if wider & WIDE_BIT[location]:
            return cost
        if wider == reached:
            return 0
        reached = wider
        cost += 1


def summon(board: Board, seat: i64) -> None:
    """WST-068, WST-069, WST-087. A small witch lies down beside the own tower."""
    board.own[RESERVE + seat] -= 1
    board.own[LYING + seat] += 1
    pay(board, SYMBOL_WITCH, 1)
    board.note(EVENT_SUMMONED, seat)


def send(board: Board, seat: i64, location: i64) -> None:
    """WST-070, WST-076, WST-077, WST-085, WST-092, WST-R06. She stands up there, for the whole route's
    cost.
    """
    own = board.own
    cost = route_cost(board, seat, location)
    pay(board, SYMBOL_WITCH, cost)
    own[LYING + seat] -= 1
    own[STANDING + seat] |= WIDE_BIT[location]
    board.note(EVENT_SENT, seat, location, cost)
    score(board, seat, WITCH_POINTS, FOR_WITCH)
    if location == board.box.stone:
        stand_on_stone(board, seat)
    kind = lift_token(board, seat, location)
    if kind == POINTS:
        score(board, seat, TOKEN_POINTS, FOR_TOKEN)
    elif kind >= 0:
        board.owed[OWED_BY_WITCHES + kind] += 1


def stand_on_stone(board: Board, seat: i64) -> None:
    """WST-080, WST-081, WST-082, WST-R39. The best free space of the Witchstone and its bonus."""
    place = board.on_stone
    board.own[STONE_PLACE + seat] = place
    board.on_stone += 1
    board.note(EVENT_STONE_REACHED, seat, place + 1)
    if place < len(board.box.stone_bonus):
        score(board, seat, board.box.stone_bonus[place], FOR_STONE)


def witches_out(board: Board, seat: i64) -> i64:
    """WST-170, WST-206. Own witches in the crystal ball: lying, standing, and the large one."""
    return board.own[LYING + seat] + wide_count(board.own[STANDING + seat]) + 1

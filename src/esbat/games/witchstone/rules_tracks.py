"""The two tracks: the pentagram with its owls and special hexes, and the wand."""

from esbat.engine.native import i64
from esbat.engine.state import KIND, ROW, SEAT_BIT
from esbat.games.witchstone.events import (
    EVENT_ADVANCED,
    EVENT_LOST,
    EVENT_STRODE,
    EVENT_TOOK_HEX,
    EVENT_TOOK_OWL,
    EVENT_TURNED_HEX,
)
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ASK_PLACE_HEX,
    ASK_WISH,
    CONNECTIONS_COUNT,
    CROSS_LAST,
    CROSS_SPACE,
    CROSS_TIMES,
    CRYSTALS_COUNT,
    FOR_RING,
    FOR_WAND,
    FROM_WAND,
    SCROLLS_COUNT,
    SPACE_DARK,
    SPACE_ORANGE,
    SPACE_SILVER,
    STEP_CROSS,
    SYMBOL_PENTAGRAM,
    SYMBOL_WAND,
    TOKENS_COUNT,
    WITCHES_COUNT,
)
from esbat.games.witchstone.rules import grant, pay, score
from esbat.games.witchstone.rules_ball import witches_out
from esbat.games.witchstone.state import (
    AHEAD,
    ARRIVAL,
    COMPLETED,
    FIXED,
    HEXES,
    OWLS,
    RING,
    SCROLLS,
    SHELVED,
    SPENT,
    TOKENS,
    Board,
)
from esbat.games.witchstone.tables_box import EMPTY_OWL
from esbat.parts.bits import WIDE_BIT, wide_count, wide_lowest


def drawn_from(board: Board, pile: i64) -> i64:
    """A member of a set nobody has seen, each as likely as the others."""
    turns = board.chance.pick(wide_count(pile))
    for turn in range(turns):
        pile &= pile - 1
    return wide_lowest(pile)


# ---- the pentagram


def advance(board: Board, seat: i64) -> None:
    """WST-093, WST-094, WST-095, WST-100. The owl goes one space on, round and round; each space acts."""
    pay(board, SYMBOL_PENTAGRAM, 1)
    space = (board.own[RING + seat] + 1) % board.box.ring_length
    board.own[RING + seat] = space
    board.note(EVENT_ADVANCED, seat, space)
    colour = board.box.ring_colour[space]
    if colour == SPACE_ORANGE:
        take_owl(board, seat, board.box.ring_stack[space])
    elif colour == SPACE_DARK:
        take_hex(board, seat, space)


def take_owl(board: Board, seat: i64, stack: i64) -> None:
    """WST-096, WST-101. The best owl tile left there; from an empty stack, two points."""
    left = board.owls_left[stack]
    if left == 0:
        score(board, seat, EMPTY_OWL, FOR_RING)
        return
    board.owls_left[stack] = left - 1
    owl = board.box.owl_top[stack + 1] - left
    board.own[OWLS + seat] |= WIDE_BIT[owl]
    board.note(EVENT_TOOK_OWL, seat, board.box.owl_points[owl])


def take_hex(board: Board, seat: i64, space: i64) -> None:
    """WST-097, WST-098, WST-099, WST-102, WST-103, WST-R10. The hex lying there, or two actions of choice.

    The space is filled again at once; what to do with the hex is asked at once.
    """
    hex = board.face_up[space]
    if hex < 0:
        board.push(ASK_WISH, SEAT_BIT[seat])
        return
    board.note(EVENT_TOOK_HEX, seat, hex)
    turn_up_hex(board, space)
    board.push(ASK_PLACE_HEX, SEAT_BIT[seat], hex)


def turn_up_hex(board: Board, space: i64) -> None:
    """WST-004, WST-098, WST-099. A hex from the pile lies open on a dark space, while the pile lasts."""
    if board.hex_pile == 0:
        board.face_up[space] = -1
        return
    hex = drawn_from(board, board.hex_pile)
    board.hex_pile &= ~WIDE_BIT[hex]
    board.face_up[space] = hex
    board.note(EVENT_TURNED_HEX, hex)


def hexes_owned(board: Board, seat: i64) -> i64:
    """WST-105, WST-115, WST-172, WST-209. Special hexes in the cauldron and beside the screen."""
    return wide_count(board.own[HEXES + seat] | board.own[FIXED + seat])


# ---- the wand


def leads(board: Board, seat: i64) -> bool:
    """WST-154, WST-155, WST-156, WST-157, WST-R21. Is nobody farther on the wand?"""
    for other in range(board.seats):
        if board.own[AHEAD + other] > board.own[AHEAD + seat]:
            return False
    return True


def strides(board: Board, seat: i64, actions: i64) -> i64:
    """WST-150, WST-161, WST-R22. How far the owl may go: so many spaces, but no farther than the last."""
    left = board.box.last_space - board.own[AHEAD + seat]
    return actions if actions < left else left


def stride(board: Board, seat: i64, steps: i64) -> None:
    """WST-149, WST-150, WST-153, WST-155, WST-188, WST-R02, WST-R20, WST-R46. One movement ends the batch.

    Its spaces are resolved in order, after those of earlier movements that still wait.
    """
    own = board.own
    begin = own[AHEAD + seat] + 1
    own[AHEAD + seat] += steps
    board.arrivals += 1
    own[ARRIVAL + seat] = board.arrivals
    lost = board.top(ACT_LEFT) - steps
    board.pop()
    first = leads(board, seat)
    board.note(EVENT_STRODE, seat, steps, own[AHEAD + seat], 1 if first else 0)
    if lost > 0:
        board.note(EVENT_LOST, seat, SYMBOL_WAND, lost)
    put_below_crossings(board, begin, own[AHEAD + seat], 2 if first else 1)


def put_below_crossings(board: Board, begin: i64, end: i64, times: i64) -> None:
    """WST-052, WST-160, WST-R20. What is crossed now waits until everything crossed before is resolved."""
    board.make_room()
    stack = board.stack
    lowest: i64 = 0
    while lowest < board.depth and stack[lowest * ROW + KIND] != STEP_CROSS:
        lowest += 1
    at = board.depth * ROW - 1
    while at >= lowest * ROW:
        stack[at + ROW] = stack[at]
        at -= 1
    depth = board.depth
    board.depth = lowest
    board.push(STEP_CROSS, 0, begin, end, times)
    board.depth = depth + 1


def cross(board: Board, seat: i64) -> None:
    """WST-052, WST-151, WST-152, WST-153, WST-158, WST-159, WST-160, WST-R19. The next space of a movement.

    Light: nothing. Dark: bonus actions, twice as many for the leader. Silver: points, never doubled.
    """
    space = board.top(CROSS_SPACE)
    if space > board.top(CROSS_LAST):
        board.pop()
        return
    times = board.top(CROSS_TIMES)
    board.set_top(CROSS_SPACE, space + 1)
    colour = board.box.wand_colour[space]
    amount = board.box.wand_amount[space]
    if colour == SPACE_SILVER:
        found = counted(board, seat, board.box.wand_counts[space])
        score(board, seat, found * amount, FOR_WAND)
    elif colour == SPACE_DARK:
        # WST-162, WST-163, WST-164, WST-165, WST-166, WST-173, WST-174: doubled, three scrolls become six.
        grant(board, seat, board.box.wand_symbol[space], amount * times, FROM_WAND)


def counted(board: Board, seat: i64, what: i64) -> i64:
    """WST-135, WST-158, WST-167, WST-168, WST-169, WST-170, WST-171, WST-172. What a silver space counts."""
    own = board.own
    if what == CONNECTIONS_COUNT:
        return wide_count(own[COMPLETED + seat])
    if what == SCROLLS_COUNT:
        return wide_count(own[SCROLLS + seat] | own[SPENT + seat])
    if what == CRYSTALS_COUNT:
        return own[SHELVED + seat]
    if what == WITCHES_COUNT:
        return witches_out(board, seat)
    if what == TOKENS_COUNT:
        return own[TOKENS + seat]
    return hexes_owned(board, seat)

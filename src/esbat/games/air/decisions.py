"""The questions of the turn: what may the asked seat choose, and what does its answer do.

Legal lists are written in a fixed order: draw, takes by colour and value, landings; then likewise.
An answer changes the board; `flow` carries on from there to the next question.
"""

from esbat.engine.move import VERBS, argument_of, packed
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, ROW, SEAT_BIT
from esbat.games.air import moves, rules
from esbat.games.air.moves import DECLINE, DEPOSIT, DRAW, END, KEEP, LAND, NOTHING, PLACE, SHED, STOP, TAKE
from esbat.games.air.names import COLOURS, LAY, LAY_COLOUR, LAY_JOKERS, LAY_LEFT, LAY_WITCHES, TURN_LARGEST
from esbat.games.air.state import Board
from esbat.games.air.tables import SMALLEST_DIPLOMA
from esbat.parts.bits import ABOVE, BIT, COUNT, HIGHEST, LOWEST


def write_cards(verb: i64, colour: i64, members: i64, out: vec[i64], written: i64) -> i64:
    """One move of this verb for every card of a colour's set; how many moves there are then."""
    first = packed(verb, colour * 16)
    while members:
        out[written] = first + LOWEST[members] * VERBS
        written += 1
        members &= members - 1
    return written


# ---- what may be chosen


def flight_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """AIR-013, AIR-014, AIR-015, AIR-017, AIR-042. Fly another witch, or land once one has flown."""
    written: i64 = 0
    if board.deck.count or rules.can_draw(board):
        out[0] = DRAW
        written = 1
    written = takes(board, seat, out, written)
    if board.flown == 0:
        return written
    if board.deposited >= 0:
        return forced_landings(board, seat, out, written)
    return soft_landings(board, seat, out, written)


def takes(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """AIR-029, AIR-030, AIR-032, AIR-035, AIR-R33. Common witches that fit, but for own deposits."""
    common = board.common
    columns = board.columns
    at = seat * COLOURS
    for colour in range(COLOURS):
        members = common[colour]
        if members:
            members &= ABOVE[HIGHEST[columns[at + colour]]] & ~common[COLOURS + colour]
            while members:
                out[written] = TAKE + (colour * 16 + LOWEST[members]) * VERBS
                written += 1
                members &= members - 1
    return written


def soft_landings(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """AIR-043, AIR-091. Without a deposit, any column may be landed."""
    columns = board.columns
    at = seat * COLOURS
    for colour in range(COLOURS):
        if columns[at + colour]:
            out[written] = LAND + colour * VERBS
            written += 1
    if board.stop_allowed:
        out[written] = STOP
        written += 1
    return written


def forced_landings(board: Board, seat: i64, out: vec[i64], written: i64) -> i64:
    """AIR-045, AIR-046, AIR-047, AIR-R07. After a deposit only a smallest column, or nothing."""
    columns = board.columns
    at = seat * COLOURS
    before = written
    smallest: i64 = 16
    for colour in range(COLOURS):
        size = COUNT[columns[at + colour]]
        if size and size <= smallest:
            if size < smallest:
                smallest = size
                written = before
            out[written] = LAND + colour * VERBS
            written += 1
    if written == before:
        out[written] = packed(LAND, NOTHING)
        written += 1
    return written


def settle_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """AIR-026, AIR-027, AIR-R33. The drawn witch may be placed if she fits, or deposited."""
    written: i64 = 0
    if rules.fits(board, seat, board.drawn):
        out[0] = PLACE
        written = 1
    out[written] = DEPOSIT
    return written + 1


def cat_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """AIR-075. Any hand card not yet named may go."""
    written: i64 = 0
    at = seat * COLOURS
    for colour in range(COLOURS):
        written = write_cards(
            SHED, colour, board.hands[at + colour] & ~board.chosen[at + colour], out, written
        )
    return written


def bonus_moves(out: vec[i64]) -> i64:
    """AIR-056, AIR-R13. Keep the crashed card, or let it go."""
    out[0] = KEEP
    out[1] = DECLINE
    return 2


def diploma_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """AIR-049, AIR-059, AIR-062, AIR-063. Every exchange that can be carried out, or none."""
    written: i64 = 0
    largest = board.top(TURN_LARGEST)
    for colour in range(COLOURS):
        for size in range(SMALLEST_DIPLOMA, (largest & 15) + 1):
            out[written] = moves.diploma(colour, size)
            written += 1
        largest >>= 4
    out[written] = END
    return written + 1


def laying_moves(board: Board, seat: i64, tops: i64, out: vec[i64]) -> i64:
    """AIR-066, AIR-068, AIR-069, AIR-R31. Witches of the colour from the lowest up, then jokers by colour.

    A card is offered only if the diploma can be completed after it, so nobody is ever stuck. `tops` are
    the colours that may give jokers, as `rules.joker_tops` has them.
    """
    stack = board.stack
    row = (board.depth - 1) * ROW
    colour = stack[row + LAY_COLOUR]
    left = stack[row + LAY_LEFT]
    witches = stack[row + LAY_WITCHES]
    jokers = stack[row + LAY_JOKERS]
    best = HIGHEST[witches]
    tops = rules.without(board, seat, colour, tops)
    written: i64 = 0
    if jokers == 0:
        held = board.hands[seat * COLOURS + colour]
        rest = held & ABOVE[best]
        first = packed(moves.LAY, colour * 16)
        # Every card leaves fewer above it: after the first that would leave too few, none will do.
        while rest and rules.most_cards(held, tops, LOWEST[rest]) >= left - 1:
            out[written] = first + LOWEST[rest] * VERBS
            written += 1
            rest &= rest - 1
    if witches:
        following = rules.jokers_above(tops, best)
        if following >= left:
            written = joker_moves(board, seat, following, out, written)
    return written


def joker_moves(board: Board, seat: i64, following: i64, out: vec[i64], written: i64) -> i64:
    """AIR-067, AIR-068, AIR-069, AIR-R31. One joker a colour, in the order of colours, if enough can follow.

    `following` is how many colours can give one at all; it counts down to those after the colour in hand.
    """
    stack = board.stack
    hands = board.hands
    grimoires = board.grimoires
    row = (board.depth - 1) * ROW
    colour = stack[row + LAY_COLOUR]
    left = stack[row + LAY_LEFT]
    above = ABOVE[HIGHEST[stack[row + LAY_WITCHES]]]
    jokers = stack[row + LAY_JOKERS]
    at = seat * COLOURS
    for other in range(COLOURS):
        if grimoires[at + other] and hands[at + other] & above and other != colour:
            if following >= left and jokers < rules.DIGIT[other]:
                written = write_cards(moves.LAY, other, hands[at + other] & above, out, written)
            following -= 1
    return written


# ---- what an answer does


def answer_settling(board: Board, seat: i64, move: i64) -> None:
    """AIR-026, AIR-027. The drawn witch is placed or deposited; the flight goes on."""
    board.pop()
    if move == PLACE:
        rules.place(board, seat)
    else:
        rules.deposit(board, seat)


def answer_bonus(board: Board, seat: i64, move: i64) -> None:
    """AIR-056, AIR-R13. The crashed card is kept or not."""
    if move == KEEP:
        rules.keep_crashed(board, seat)
    else:
        rules.decline_crashed(board, seat)


def answer_cat(board: Board, seat: i64, move: i64) -> None:
    """AIR-075, AIR-R11. A seat that has named enough is no longer asked; with the last one all are shed."""
    rules.choose_to_shed(board, seat, argument_of(move))
    if rules.to_shed(board, seat) == 0:
        board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
        if board.top(ASKED) == 0:
            board.pop()
            rules.shed_chosen(board)


def begin_diploma(board: Board, seat: i64, move: i64) -> None:
    """AIR-059. Colour and number are named; the cards follow."""
    board.push(LAY, SEAT_BIT[seat], moves.colour_of_diploma(move), moves.size_of_diploma(move))


def answer_laying(board: Board, seat: i64, move: i64) -> None:
    """AIR-R31. One more card is named; with the last one the exchange is carried out."""
    card = argument_of(move)
    stack = board.stack
    row = (board.depth - 1) * ROW
    colour = stack[row + LAY_COLOUR]
    left = stack[row + LAY_LEFT] - 1
    witches = stack[row + LAY_WITCHES]
    jokers = stack[row + LAY_JOKERS]
    if card >> 4 == colour:
        witches |= BIT[card & 15]
    else:
        jokers += (card & 15) * rules.DIGIT[card >> 4]
    if left > 0:
        stack[row + LAY_LEFT] = left
        stack[row + LAY_WITCHES] = witches
        stack[row + LAY_JOKERS] = jokers
    else:
        board.pop()
        rules.graduate(board, seat, colour, witches, jokers)

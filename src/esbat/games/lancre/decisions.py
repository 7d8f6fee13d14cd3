"""The questions of the turn: what may the asked seat choose, and what does its answer do.

Legal lists are written in a fixed order: what goes on with the turn, then spaces, then cards. Whether a
question is asked never depends on which cards a hand holds, only on whether it holds any: nobody can read
a hand from the questions put to it. An answer leaves a step on the stack; `flow` carries on from there.
"""

from esbat.engine.move import argument_of, packed, verb_of
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, FIRST, KIND, ROW, SEAT_BIT
from esbat.games.lancre import moves, rules
from esbat.games.lancre.decisions_cards import (
    can_fly_off,
    imprisoned,
    write_brooms,
    write_members,
    write_solutions,
    write_uses,
)
from esbat.games.lancre.events import (
    EVENT_CHOSE,
    EVENT_LOST_STEP,
    EVENT_SLIPPED_BY,
    EVENT_STARTED,
    EVENT_STAYED,
    EVENT_TOOK_TEA,
)
from esbat.games.lancre.names import (
    ANNAGRAMMA,
    ANY_LOCATION,
    ANYWHERE,
    ARRIVE_VANISHED,
    AS_SYMBOL,
    ASK_ARRIVE,
    ASK_DRAW,
    ASK_END,
    ASK_FACING,
    ASK_LAND,
    ASK_MOVE,
    ASK_READY,
    ASK_RETURN,
    ASK_TOTAL,
    DIMITY,
    FLIGHT_ESCAPING,
    HAS_STAYED,
    HEADOLOGY,
    LAND_WHERE,
    MAGIC,
    MARK_LOCATION,
    NOT_VANISHED,
    ON_AN_EMPTY_SPACE,
    PUT_LOCATION,
    SECOND,
    STEP_ACT,
    STEP_DEFEATED,
    STEP_OWE,
    STEP_PHASE_ONE,
    STEP_SETTLED,
    STEP_STEP_BEGINS,
    STEP_STEP_OVER,
    STEP_TURN_OVER,
)
from esbat.games.lancre.rules_map import beside, empty_spaces, flight_spaces, walkable
from esbat.games.lancre.rules_piles import calm, mark, place, play, reveal, takes_marker
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import TEA_FOR_THE_GUEST, TEA_FOR_THE_OTHERS
from esbat.parts.bits import WIDE_BIT

# ---- what may be chosen


def witch_moves(board: Board, out: vec[i64]) -> i64:
    """LAN-023, LAN-025. Any apprentice nobody has taken."""
    written: i64 = 0
    for witch in range(4):
        free = True
        for seat in range(board.seats):
            if board.witches[seat] == witch:
                free = False
        if free:
            out[written] = packed(moves.VERB_CHOOSE, witch)
            written += 1
    return written


def start_moves(board: Board, out: vec[i64]) -> i64:
    """LAN-034, LAN-035, LAN-R09. Any space without a tile, with or without a witch."""
    return write_members(moves.VERB_START, board.box.all_spaces & ~board.tiled, out, 0)


def put_spaces(board: Board) -> i64:
    """LAN-053, LAN-R07. Empty spaces of the location named by the card; of the whole board if no card can."""
    location = board.top(PUT_LOCATION)
    empty = empty_spaces(board)
    return empty if location == ANY_LOCATION else empty & board.box.spaces_of[location]


def movement_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-057, LAN-058, LAN-059, LAN-062, LAN-066, LAN-178. Stay, walk, fly, or play an effect first."""
    out[0] = moves.VERB_STAY
    written: i64 = 1
    if not imprisoned(board, seat):
        written = write_members(moves.VERB_WALK, walkable(board, seat) | beside(board, seat), out, written)
    written = write_brooms(board, seat, out, written)
    return write_uses(board, seat, ASK_MOVE, out, written)


def landing_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-062, LAN-079, LAN-180, LAN-R17, LAN-R18, LAN-R46. Any space but her own; empty ones only for a
    flight.
    """
    spaces = board.box.all_spaces if board.top(LAND_WHERE) == ANYWHERE else empty_spaces(board)
    return write_members(moves.VERB_LAND, spaces & ~WIDE_BIT[board.at[seat]], out, 0)


def arrival_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-069, LAN-070, LAN-072, LAN-152, LAN-R66. What must be done here; with Invisibility she may go
    on.
    """
    here = WIDE_BIT[board.at[seat]]
    if board.hidden & here:
        out[0] = moves.VERB_OPEN
    elif board.tiled & here:
        out[0] = moves.VERB_ROLL
    else:
        out[0] = moves.VERB_TEA
    written: i64 = 1
    if board.top(ARRIVE_VANISHED):
        if board.step == 1:
            out[written] = moves.VERB_ONWARD
            written += 1
        if board.on_foot and board.steps:
            written = write_members(moves.VERB_WALK, walkable(board, seat), out, written)
    written = write_solutions(board, seat, out, written)
    return write_uses(board, seat, ASK_ARRIVE, out, written)


def ready_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-076, LAN-R26, LAN-R29, LAN-R68. The tile is known: roll the first two dice, or solve it without."""
    out[0] = moves.VERB_ROLL
    return write_uses(board, seat, ASK_READY, out, write_solutions(board, seat, out, 1))


def facing_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-077, LAN-078, LAN-079, LAN-081, LAN-085, LAN-R27. Face it, with symbols or without, or flee.

    Whoever has played a symbol faces it. The last two dice are rolled with `face`.
    """
    out[0] = moves.VERB_FACE
    written: i64 = 1
    hand = board.hands[seat]
    if not board.committed:
        written = write_members(moves.VERB_FLEE, flight_spaces(board, seat), out, written)
        if can_fly_off(board):
            written = write_brooms(board, seat, out, written)
    symbols = board.box.with_symbol[HEADOLOGY] | board.box.with_symbol[MAGIC]
    written = write_members(moves.VERB_SYMBOL, hand & symbols, out, written)
    if board.special[seat] and board.witches[seat] == ANNAGRAMMA:
        out[written] = moves.VERB_MAGIC
        written += 1
    written = write_solutions(board, seat, out, written)
    return write_uses(board, seat, ASK_FACING, out, written)


def total_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-088, LAN-110, LAN-143. All dice are rolled: effects still help, symbols no longer do."""
    out[0] = moves.VERB_SETTLE
    return write_uses(board, seat, ASK_TOTAL, out, write_solutions(board, seat, out, 1))


def flights(board: Board, seat: i64) -> i64:
    """LAN-099, LAN-100, LAN-149. Neighbouring empty spaces; if there are none, any empty space."""
    near = flight_spaces(board, seat)
    return near if near else empty_spaces(board)


def flight_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-098, LAN-099, LAN-100, LAN-147, LAN-149, LAN-R32. Where the flight goes; a Broom is never
    compulsory.
    """
    written = write_members(moves.VERB_FLEE, flights(board, seat), out, 0)
    if board.top(FLIGHT_ESCAPING) and flight_spaces(board, seat) == 0:
        return written  # an Escape without a way out is free anyway
    return write_brooms(board, seat, out, written)


def discard_moves(board: Board, seat: i64, out: vec[i64]) -> i64:
    """LAN-165. Enough, or one more card."""
    out[0] = moves.VERB_DONE
    return write_members(moves.VERB_DISCARD, board.hands[seat], out, 1)


def closing_moves(board: Board, seat: i64, kind: i64, first: i64, out: vec[i64]) -> i64:
    """LAN-040, LAN-R13. Before a card is turned up and before the turn ends: go on, or play effects."""
    out[0] = first
    return write_uses(board, seat, kind, out, 1)


# ---- what an answer does


def become(board: Board, kind: i64, seats: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
    """The open question is answered for good: this question or step takes its place."""
    row = (board.depth - 1) * ROW
    stack = board.stack
    stack[row + KIND] = kind
    stack[row + ASKED] = seats
    stack[row + FIRST] = a
    stack[row + SECOND] = b


def end_attempt(board: Board, extra: i64) -> None:
    """LAN-068, LAN-084, LAN-R23. The attempt is over: its cackles are taken, then the step ends."""
    owed = rules.owed(board) + extra
    rules.clear_attempt(board)
    become(board, STEP_STEP_OVER)
    if owed:
        board.push(STEP_OWE, 0, owed)


def answer_choice(board: Board, seat: i64, move: i64) -> None:
    """LAN-025, LAN-026, LAN-027, LAN-029. She takes a board, its pawn and its tile; Annagramma a cackle
    too.
    """
    witch = argument_of(move)
    board.witches[seat] = witch
    board.special[seat] = 0 if witch == DIMITY else 1
    board.note(EVENT_CHOSE, seat, witch)
    board.pop()
    if witch == ANNAGRAMMA:
        board.cackle_reserve -= 1
        board.cackles[seat] += 1


def answer_start(board: Board, seat: i64, move: i64) -> None:
    """LAN-034, LAN-035. The pawn is put down."""
    board.at[seat] = argument_of(move)
    board.note(EVENT_STARTED, seat, argument_of(move))
    board.pop()


def answer_putting(board: Board, seat: i64, move: i64) -> None:
    """LAN-053. The tile goes where she says."""
    place(board, seat, argument_of(move))
    become(board, STEP_STEP_BEGINS)


def answer_marking(board: Board, seat: i64, move: i64) -> None:
    """LAN-054. The tile she names gets the marker; the next card is turned up."""
    mark(board, argument_of(move))
    become(board, ASK_DRAW, SEAT_BIT[seat])


def answer_movement(board: Board, seat: i64, move: i64) -> None:
    """LAN-058, LAN-059, LAN-062, LAN-179. Stay, walk, or take to a Broom; in the Dungeon staying costs the
    step.
    """
    verb = verb_of(move)
    if verb == moves.VERB_WALK:
        rules.walk(board, seat, argument_of(move))
        become(board, STEP_ACT)
    elif verb == moves.VERB_FLY:
        play(board, seat, argument_of(move), AS_SYMBOL)
        become(board, ASK_LAND, SEAT_BIT[seat], ANYWHERE)
    elif imprisoned(board, seat):
        board.note(EVENT_LOST_STEP, seat)
        become(board, STEP_STEP_OVER)
    else:
        board.note(EVENT_STAYED, seat, board.at[seat])
        become(board, STEP_ACT, 0, NOT_VANISHED, HAS_STAYED)


def answer_landing(board: Board, seat: i64, move: i64) -> None:
    """LAN-062, LAN-079. A Broom, or the way out of the Dungeon, brings her there."""
    if board.top(LAND_WHERE) == ANYWHERE:
        rules.land(board, seat, argument_of(move))
        become(board, STEP_ACT)
    else:
        rules.flee(board, seat, argument_of(move))
        end_attempt(board, 0)


def answer_arrival(board: Board, seat: i64, move: i64) -> None:
    """LAN-069, LAN-070, LAN-072, LAN-154. She begins the attempt, has tea, or slips by."""
    verb = verb_of(move)
    if verb == moves.VERB_OPEN:
        reveal(board, seat, board.at[seat])
        become(board, ASK_READY, SEAT_BIT[seat])
    elif verb == moves.VERB_ROLL:
        answer_readiness(board, seat)
    elif verb == moves.VERB_TEA:
        take_tea(board, seat)
    elif verb == moves.VERB_ONWARD:
        board.note(EVENT_SLIPPED_BY, seat, board.at[seat])
        become(board, STEP_STEP_OVER)
    else:
        board.note(EVENT_SLIPPED_BY, seat, board.at[seat])
        rules.walk(board, seat, argument_of(move))
        become(board, STEP_ACT)


def answer_readiness(board: Board, seat: i64) -> None:
    """LAN-076. The first two dice."""
    rules.roll(board, seat)
    become(board, ASK_FACING, SEAT_BIT[seat])


def answer_facing(board: Board, seat: i64, move: i64) -> None:
    """LAN-077, LAN-083, LAN-085, LAN-092. Symbols, then the last two dice; or the flight, which is no
    failure.
    """
    verb = verb_of(move)
    if verb == moves.VERB_FACE:
        rules.roll(board, seat)
        become(board, ASK_TOTAL, SEAT_BIT[seat])
    elif verb == moves.VERB_SYMBOL:
        rules.play_symbol(board, seat, argument_of(move))
    elif verb == moves.VERB_MAGIC:
        rules.spend_magic(board, seat)
    elif verb == moves.VERB_FLY:
        play(board, seat, argument_of(move), AS_SYMBOL)
        become(board, ASK_LAND, SEAT_BIT[seat], ON_AN_EMPTY_SPACE)
    else:
        rules.flee(board, seat, argument_of(move))
        end_attempt(board, 0)


def heal(board: Board, seat: i64) -> None:
    """LAN-029, LAN-030, LAN-185. The Sick Pig tile solves it; dice already rolled give their cackles."""
    rules.spend(board, seat)
    succeed(board, seat)


def succeed(board: Board, seat: i64) -> None:
    """LAN-091, LAN-093. Solved: the tile is taken, then the cackles."""
    rules.solve(board, seat)
    end_attempt(board, 0)


def settle(board: Board, seat: i64) -> None:
    """LAN-073, LAN-091, LAN-098, LAN-101, LAN-R34. Equal or above solves; else a cackle, the foe's effect,
    the flight.
    """
    if rules.total(board, seat) >= rules.difficulty(board, board.at[seat]):
        succeed(board, seat)
        return
    rules.fail(board, seat)
    owed = rules.owed(board) + 1
    rules.clear_attempt(board)
    become(board, STEP_DEFEATED)
    board.push(STEP_OWE, 0, owed)


def answer_flight(board: Board, seat: i64, move: i64) -> None:
    """LAN-099, LAN-100, LAN-149. She flees; without a way out after a failure that costs one more cackle."""
    if verb_of(move) == moves.VERB_FLY:
        play(board, seat, argument_of(move), AS_SYMBOL)
        become(board, ASK_LAND, SEAT_BIT[seat], ON_AN_EMPTY_SPACE)
        return
    trapped = not board.top(FLIGHT_ESCAPING) and flight_spaces(board, seat) == 0
    rules.flee(board, seat, argument_of(move))
    end_attempt(board, 1 if trapped else 0)


def take_tea(board: Board, seat: i64) -> None:
    """LAN-118, LAN-119, LAN-120, LAN-121, LAN-R65. Three cackles for the one whose turn it is, two for each
    other.
    """
    here = board.at[seat]
    board.note(EVENT_TOOK_TEA, seat, here)
    become(board, STEP_STEP_OVER)
    for turn in range(board.seats - 1, -1, -1):
        other = (seat + turn) % board.seats
        if board.at[other] == here:
            give_back(board, other, TEA_FOR_THE_GUEST if other == seat else TEA_FOR_THE_OTHERS)


def give_back(board: Board, seat: i64, most: i64) -> None:
    """LAN-119, LAN-142, LAN-192, LAN-R65. As many cackles as may be; with that option she says how many."""
    if not board.choose_returns:
        calm(board, seat, most)
    elif board.cackles[seat]:
        board.push(ASK_RETURN, SEAT_BIT[seat], most if most < board.cackles[seat] else board.cackles[seat])


def markable(board: Board) -> i64:
    """LAN-054. The tiles among which she chooses one for the marker."""
    return takes_marker(board, board.top(MARK_LOCATION))


def simple_answer(board: Board, seat: i64, kind: i64) -> None:
    """LAN-043, LAN-045. Turn up a card, settle the attempt, end the turn."""
    if kind == ASK_DRAW:
        become(board, STEP_PHASE_ONE)
    elif kind == ASK_TOTAL:
        become(board, STEP_SETTLED)
    elif kind == ASK_END:
        become(board, STEP_TURN_OVER)

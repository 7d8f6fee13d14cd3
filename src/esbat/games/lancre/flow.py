"""Set-up, phases, turn order and end: the rulebook's back page. What needs no choice happens here."""

from esbat.engine.move import packed
from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW, SEAT_BIT
from esbat.games.lancre import decisions, effects, rules
from esbat.games.lancre.decisions import become
from esbat.games.lancre.decisions_cards import can_see_tile, imprisoned, may_act_at_all
from esbat.games.lancre.events import EVENT_PLAY_ENDED, EVENT_TURN_BEGAN
from esbat.games.lancre.moves import VERB_FLEE, VERB_OPEN, VERB_ROLL, VERB_TEA
from esbat.games.lancre.names import (
    ACT_STAYED,
    ALL_PLACED,
    ANY_LOCATION,
    ANYWHERE,
    ARRIVE_VANISHED,
    ASK_ARRIVE,
    ASK_CHOOSE,
    ASK_DRAW,
    ASK_END,
    ASK_FACING,
    ASK_FLIGHT,
    ASK_LAND,
    ASK_MARK,
    ASK_MOVE,
    ASK_PUT,
    ASK_READY,
    ASK_ROB,
    ASK_START,
    ASK_TOTAL,
    DIMITY,
    GREEN,
    NO_ALISS_LEFT,
    NO_CRISIS_LEFT,
    NOT_VANISHED,
    OWE_CACKLES,
    PURPLE,
    STEP_ACT,
    STEP_DEFEATED,
    STEP_OWE,
    STEP_PHASE_ONE,
    STEP_SETTLED,
    STEP_STEP_BEGINS,
    STEP_STEP_OVER,
    STEP_TURN_OVER,
    THREE_ELVES,
    UNTURNED,
)
from esbat.games.lancre.rules_map import empty_spaces, flight_spaces, occupied
from esbat.games.lancre.rules_piles import (
    cackle,
    draw,
    lift_tile,
    mark,
    most_cackles,
    place,
    put_tile,
    refill,
    rob,
    seats_with,
    show_top,
    some_card_can_act,
    take_aliss,
    takes_marker,
    tiles_left,
    turn_up,
)
from esbat.games.lancre.state import Board
from esbat.games.lancre.tables import (
    ALISSES_IN_ALL,
    BIG_IN_BOX,
    BOXES,
    CACKLES_A_SEAT,
    CARDS_DEALT,
    CRISES_IN_ALL,
    DIE_VALUES,
    EASED_AT_GRANNYS,
    ELVES_TO_LOSE,
    EXPERT_CRISES,
    FACES,
    SMALL_IN_BOX,
    TOGETHER_ALISSES,
    TOGETHER_CACKLES,
    TOGETHER_CRISES,
    WALK,
)
from esbat.parts.bits import WIDE_BIT, wide_lowest


def advance(board: Board) -> None:
    """Carry out the steps on top of the stack until a question is open or the play is over."""
    if board.elves_at_once and rules.elves_in_sight(board) >= ELVES_TO_LOSE:
        end_play(board, THREE_ELVES)  # LAN-R54, as that option has it
    while board.depth > 0:
        kind = board.stack[(board.depth - 1) * ROW + KIND]
        seat = board.turn
        if kind <= ASK_END:
            if board.hands[seat] or not answered_by_itself(board, seat, kind):
                return
        elif kind == STEP_STEP_OVER:
            close_step(board, seat)
        elif kind == STEP_STEP_BEGINS:
            begin_step(board, seat)
        elif kind == STEP_ACT:
            act(board, seat)
        elif kind == STEP_PHASE_ONE:
            turn_card(board, seat)
        elif kind == STEP_OWE:
            pay(board, seat)
        elif kind == STEP_SETTLED:
            decisions.settle(board, seat)
        elif kind == STEP_DEFEATED:
            suffer(board, seat)
        elif kind == STEP_TURN_OVER:
            end_turn(board, seat)


def answered_by_itself(board: Board, seat: i64, kind: i64) -> bool:
    """Without a card in hand many questions have one answer; everybody can see that, so it is given."""
    if kind == ASK_DRAW:
        become(board, STEP_PHASE_ONE)
    elif kind == ASK_END:
        become(board, STEP_TURN_OVER)
    elif kind == ASK_FLIGHT:
        spaces = decisions.flights(board, seat)
        if spaces & (spaces - 1):
            return False
        decisions.answer_flight(board, seat, packed(VERB_FLEE, wide_lowest(spaces)))
    elif kind < ASK_ARRIVE or kind > ASK_TOTAL or may_act_at_all(board, seat, kind):
        return False
    elif kind == ASK_ARRIVE:
        if board.top(ARRIVE_VANISHED):
            return False  # she is invisible, and may go on
        here = WIDE_BIT[board.at[seat]]
        if not board.tiled & here:
            decisions.answer_arrival(board, seat, VERB_TEA)
        else:
            decisions.answer_arrival(board, seat, VERB_ROLL if can_see_tile(board, seat) else VERB_OPEN)
    elif kind == ASK_READY:
        decisions.answer_readiness(board, seat)
    elif kind == ASK_FACING:
        if flight_spaces(board, seat):
            return False
        rules.roll(board, seat)
        become(board, ASK_TOTAL, SEAT_BIT[seat])
    else:
        become(board, STEP_SETTLED)
    return True


# ---- phase 1


def begin_turn(board: Board, seat: i64) -> None:
    """LAN-042, LAN-043, LAN-045, LAN-R13, LAN-R47. The tile is lifted; then she may turn up the first
    card.
    """
    board.turn = seat
    board.step = 0
    board.note(EVENT_TURN_BEGAN, seat)
    lift_tile(board, seat)
    board.push(ASK_DRAW, SEAT_BIT[seat])


def turn_card(board: Board, seat: i64) -> None:
    """LAN-045, LAN-046, LAN-047, LAN-048, LAN-049, LAN-050, LAN-056, LAN-R07. One card: a place, a crisis, or
    nothing.

    Until a card names a free space, cards are turned up one after another.
    """
    if not some_card_can_act(board):
        if empty_spaces(board):
            become(board, ASK_PUT, SEAT_BIT[seat], ANY_LOCATION)
        else:
            end_play(board, NO_CRISIS_LEFT)
        return
    location = turn_up(board, seat)
    free = board.box.spaces_of[location] & empty_spaces(board)
    if free:
        if free & (free - 1):
            become(board, ASK_PUT, SEAT_BIT[seat], location)
        else:
            place(board, seat, wide_lowest(free))
            become(board, STEP_STEP_BEGINS)
        return
    become(board, ASK_DRAW, SEAT_BIT[seat])
    tiles = takes_marker(board, location)
    if tiles == 0:
        return
    if board.crisis_reserve == 0:
        end_play(board, NO_CRISIS_LEFT)  # LAN-051, LAN-128, LAN-189
    elif tiles & (tiles - 1):
        become(board, ASK_MARK, SEAT_BIT[seat], location)
    else:
        mark(board, wide_lowest(tiles))


# ---- phase 2


def begin_step(board: Board, seat: i64) -> None:
    """LAN-043, LAN-057, LAN-178, LAN-180, LAN-R14. A new move of two paths; out of the Dungeon, anywhere."""
    board.step += 1
    board.steps = WALK
    board.on_foot = False
    if board.step == 2 and imprisoned(board, seat):
        become(board, ASK_LAND, SEAT_BIT[seat], ANYWHERE)
    else:
        become(board, ASK_MOVE, SEAT_BIT[seat])


def act(board: Board, seat: i64) -> None:
    """LAN-068, LAN-069, LAN-070, LAN-071, LAN-122, LAN-192, LAN-R61. The space decides what is done there."""
    if occupied(board, seat):
        become(board, ASK_ARRIVE, SEAT_BIT[seat], NOT_VANISHED, board.top(ACT_STAYED))
        return
    become(board, STEP_STEP_OVER)
    if board.seats == 1 and board.box.location_of[board.at[seat]] == board.box.granny:
        decisions.give_back(board, seat, EASED_AT_GRANNYS)


def suffer(board: Board, seat: i64) -> None:
    """LAN-101, LAN-R33, LAN-R34. After the failure's cackle: the foe's effect, then the flight, if there is
    room.
    """
    reason = effects.consequences(board, seat)
    if reason:
        end_play(board, reason)
    elif board.top(KIND) == ASK_FLIGHT and empty_spaces(board) == 0:
        decisions.end_attempt(board, 1)


def close_step(board: Board, seat: i64) -> None:
    """LAN-043, LAN-084, LAN-154. The second step follows the first; then the turn may end."""
    if board.step == 1:
        become(board, STEP_STEP_BEGINS)
    else:
        become(board, ASK_END, SEAT_BIT[seat])


def pay(board: Board, seat: i64) -> None:
    """LAN-105, LAN-106, LAN-107, LAN-196, LAN-R24. Cackles owed, one at a time: reserve, the richest, or
    Aliss.
    """
    while board.top(OWE_CACKLES) > 0:
        if board.cackle_reserve:
            cackle(board, seat)
        else:
            most = most_cackles(board)
            if board.cackles[seat] == most:
                if not take_aliss(board, seat):
                    end_play(board, NO_ALISS_LEFT)
                    return
            else:
                richest = seats_with(board, most)
                if richest & (richest - 1):
                    board.push(ASK_ROB, SEAT_BIT[seat], richest)
                    return
                rob(board, seat, wide_lowest(richest))
        board.set_top(OWE_CACKLES, board.top(OWE_CACKLES) - 1)
    board.pop()


# ---- phase 3, and the end


def end_turn(board: Board, seat: i64) -> None:
    """LAN-042, LAN-043, LAN-129, LAN-130, LAN-182, LAN-202, LAN-R44, LAN-R54, LAN-R55. Refill, look for
    elves, go on.
    """
    refill(board, seat)
    if rules.elves_in_sight(board) >= ELVES_TO_LOSE:
        end_play(board, THREE_ELVES)
    elif tiles_left(board) == 0:
        end_play(board, ALL_PLACED)
    else:
        board.pop()
        begin_turn(board, (seat + 1) % board.seats)


def end_play(board: Board, reason: i64) -> None:
    """LAN-044, LAN-128, LAN-129, LAN-130, LAN-131, LAN-196. Nothing more is asked."""
    board.reason = reason
    board.depth = 0
    board.note(EVENT_PLAY_ENDED, reason)


# ---- set-up


def lay_out(board: Board) -> None:
    """LAN-009, LAN-010, LAN-012, LAN-013, LAN-018, LAN-019, LAN-020, LAN-023, LAN-R11. Tiles, boxes, then the
    choice.
    """
    for space in board.box.squares(int(PURPLE)):
        put_tile(board, space, UNTURNED)
    for space in board.box.squares(int(GREEN)):
        put_tile(board, space, board.small_bag.draw(board.chance))
    for box in range(BOXES):
        show_top(board, box)
    board.chosen_first = first_chooser(board)
    for turn in range(board.seats - 1, -1, -1):
        board.push(ASK_CHOOSE, SEAT_BIT[(board.chosen_first + turn) % board.seats])


def first_chooser(board: Board) -> i64:
    """LAN-023, LAN-024, LAN-204, LAN-R10, LAN-R11. The highest sum of four dice; those tied roll again. No
    cackles.
    """
    if board.seats == 1:
        return 0
    rolling = SEAT_BIT[board.seats - 1] * 2 - 1
    while rolling & (rolling - 1):
        best: i64 = -1
        leading: i64 = 0
        for seat in range(board.seats):
            if not rolling & SEAT_BIT[seat]:
                continue
            thrown: i64 = 0
            for die in range(4):
                thrown += DIE_VALUES[board.chance.pick(FACES)]
            if thrown > best:
                best = thrown
                leading = 0
            if thrown == best:
                leading |= SEAT_BIT[seat]
        rolling = leading
    return wide_lowest(rolling)


def all_chosen(board: Board) -> None:
    """LAN-031, LAN-032, LAN-033, LAN-034, LAN-186. Cards are dealt; pawns are placed from the first player
    on.
    """
    first = (board.chosen_first + board.seats - 1) % board.seats
    for seat in range(board.seats):
        if board.witches[seat] == DIMITY:
            first = seat
    board.turn = first
    for turn in range(board.seats):
        draw(board, (first + turn) % board.seats, CARDS_DEALT)
    for turn in range(board.seats - 1, -1, -1):
        board.push(ASK_START, SEAT_BIT[(first + turn) % board.seats])


def reserves(board: Board) -> None:
    """LAN-021, LAN-022, LAN-187, LAN-191, LAN-193, LAN-194, LAN-195, LAN-203, LAN-R60, LAN-R70. By seats and
    variant.
    """
    if board.cooperative:
        board.cackle_reserve = TOGETHER_CACKLES[board.seats]
        board.aliss_reserve = TOGETHER_ALISSES[board.seats]
        board.crisis_reserve = TOGETHER_CRISES[board.seats]
    else:
        board.cackle_reserve = CACKLES_A_SEAT * board.seats
        board.aliss_reserve = ALISSES_IN_ALL
        board.crisis_reserve = EXPERT_CRISES if board.expert else CRISES_IN_ALL


def in_boxes(big: bool, seats: i64) -> vec[i64]:
    """LAN-010, LAN-013. Tiles of each problem box for so many players."""
    table = BIG_IN_BOX if big else SMALL_IN_BOX
    return vec[i64]([table[seats * BOXES + box] for box in range(BOXES)])

"""Set-up, rounds, laps, turns and the end: the rulebook's back page. What needs no choice happens here."""

from esbat.engine.chance import Chance
from esbat.engine.errors import BadSetting
from esbat.engine.native import i64
from esbat.engine.state import KIND, ROW, SEAT_BIT
from esbat.games.bal import effects, rules
from esbat.games.bal import effects_farces as farces
from esbat.games.bal import effects_hexes as hexes
from esbat.games.bal import effects_strikes as strikes
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import EVENT_LACKED_POTIONS, EVENT_LAP_BEGAN, EVENT_ROUND_BEGAN, EVENT_TURN_BEGAN
from esbat.games.bal.names import (
    AFTER_WINDOW,
    ASK_AIM,
    ASK_DROP,
    BEFORE_WINDOW,
    CHECK_LEFT,
    CHECK_SEAT,
    FIRST_STEP,
    LUTIN,
    NOBODY,
    SABBAT_WINDOW,
    STEP_ATTACK_DOUBLES,
    STEP_ATTACK_OPEN,
    STEP_ATTACK_OVER,
    STEP_ATTACK_READ,
    STEP_ATTACK_STRIKE,
    STEP_BALL,
    STEP_CHECK,
    STEP_ENCHANTED,
    STEP_FARCE,
    STEP_FARCE_FACE,
    STEP_FARCE_MOVE,
    STEP_FARCE_OVER,
    STEP_FARCE_READ,
    STEP_HEX_ASK,
    STEP_HEX_LOSSES,
    STEP_HEX_NEXT,
    STEP_HEX_PIECES,
    STEP_HEX_READ,
    STEP_HEX_REVEAL,
    STEP_HEX_WAND_READ,
    STEP_HEX_WANDS,
    STEP_IMP_LOSSES,
    STEP_JUDGED,
    STEP_LOSS,
    STEP_MINE,
    STEP_MIRRORED,
    STEP_ROUND_OVER,
    STEP_SABBAT,
    STEP_STRIKE,
    STEP_STRIKE_READ,
    STEP_STRIKE_WON,
    STEP_TURN_AIM,
    STEP_TURN_CHECK,
    STEP_TURN_DONE,
    STEP_TURN_LUTIN,
    STEP_TURN_MOMENT,
    STEP_TURN_NEXT,
    STEP_TURN_OVER,
    STEP_TURN_START,
    TURN_WINDOW,
)
from esbat.games.bal.state import Board, next_alive, next_seat
from esbat.games.bal.tables import LAPS, LOW_HAND, LOW_HAND_DRAW, SPELLS_EXCHANGED, STARTING_HAND


def advance(board: Board) -> None:
    """Carry out the steps on top of the stack until a question is open or the play is over."""
    while board.depth > 0:
        kind = board.stack[(board.depth - 1) * ROW + KIND]
        if kind < FIRST_STEP:
            return
        if kind <= STEP_CHECK:
            turn_step(board, kind)
        elif kind <= STEP_MIRRORED:
            attack_step(board, kind)
        elif kind <= STEP_STRIKE_WON:
            if kind == STEP_STRIKE:
                strikes.ask_defence(board)
            elif kind == STEP_STRIKE_READ:
                strikes.strike_read(board)
            else:
                strikes.strike_won(board)
        elif kind == STEP_LOSS:
            effects.next_loss(board)
        elif kind <= STEP_HEX_PIECES:
            hex_step(board, kind)
        elif kind <= STEP_FARCE_OVER:
            farce_step(board, kind)
        elif kind == STEP_JUDGED:
            reading.punish_next(board)


def turn_step(board: Board, kind: i64) -> None:
    """BAL-027, BAL-030. The order of a turn."""
    if kind == STEP_CHECK:
        check_hands(board)
    elif kind == STEP_TURN_START:
        strikes.become(board, STEP_TURN_CHECK)
        windows.open_window(board, TURN_WINDOW)
    elif kind == STEP_TURN_CHECK:
        # BAL-R04, BAL-R66: everybody's hand, from the active player on.
        strikes.become(board, STEP_TURN_MOMENT)
        board.push(STEP_CHECK, 0, board.active, board.seats)
    elif kind == STEP_TURN_MOMENT:
        strikes.become(board, STEP_TURN_LUTIN)
        windows.between_goes(board, BEFORE_WINDOW)
    elif kind == STEP_TURN_LUTIN:
        # BAL-107, BAL-R30, BAL-R55: a held Lutin comes before everything else the active player may do.
        if board.holds(board.active, LUTIN):
            strikes.become(board, STEP_TURN_DONE)
            farces.lay_farce(board, board.active, LUTIN)
        else:
            strikes.become(board, STEP_TURN_AIM)
    elif kind == STEP_TURN_AIM:
        strikes.become(board, STEP_TURN_DONE)
        board.push(ASK_AIM, SEAT_BIT[board.active])
    elif kind == STEP_TURN_DONE:
        board.bound = NOBODY
        strikes.become(board, STEP_TURN_OVER)
        windows.between_goes(board, AFTER_WINDOW)
    elif kind == STEP_TURN_OVER:
        # BAL-056, BAL-R04: after an attack as before one.
        strikes.become(board, STEP_TURN_NEXT)
        board.push(STEP_CHECK, 0, board.turn, board.seats)
    elif kind == STEP_TURN_NEXT:
        pass_carabosse(board)
    elif kind == STEP_ROUND_OVER:
        strikes.become(board, STEP_SABBAT)
        windows.open_window(board, SABBAT_WINDOW)
    else:
        grand_sabbat(board)


def attack_step(board: Board, kind: i64) -> None:
    """BAL-039, BAL-084. The order of an attack, and cards that are played outside one."""
    if kind == STEP_ATTACK_READ:
        strikes.attack_read(board)
    elif kind == STEP_ATTACK_OPEN:
        strikes.attack_open(board)
    elif kind == STEP_ATTACK_STRIKE:
        strikes.first_strike(board)
    elif kind == STEP_ATTACK_DOUBLES:
        strikes.next_double(board)
    elif kind == STEP_ATTACK_OVER:
        strikes.attack_over(board)
    elif kind == STEP_MIRRORED:
        strikes.mirrored(board)
    elif kind == STEP_ENCHANTED:
        effects.enchant(board)
    elif kind == STEP_MINE:
        effects.steal_turn(board)
    elif kind == STEP_BALL:
        effects.crystal_ball(board)


def hex_step(board: Board, kind: i64) -> None:
    """BAL-065, BAL-R73. The stages of a Sortilège."""
    if kind == STEP_HEX_WANDS:
        hexes.next_wand(board)
    elif kind == STEP_HEX_WAND_READ:
        hexes.wand_read(board)
    elif kind == STEP_HEX_ASK:
        hexes.ask_all(board)
    elif kind == STEP_HEX_REVEAL:
        hexes.reveal(board)
    elif kind == STEP_HEX_NEXT:
        hexes.next_answer(board)
    elif kind == STEP_HEX_READ:
        hexes.answer_read(board)
    elif kind == STEP_HEX_LOSSES:
        hexes.next_loss(board)
    elif kind == STEP_HEX_PIECES:
        hexes.next_piece(board)


def farce_step(board: Board, kind: i64) -> None:
    """BAL-104. The stages of a Farce."""
    if kind == STEP_FARCE:
        farces.begin(board)
    elif kind == STEP_FARCE_FACE:
        farces.ask(board)
    elif kind == STEP_FARCE_READ:
        farces.answer_read(board)
    elif kind == STEP_FARCE_MOVE:
        farces.move_on(board)
    elif kind == STEP_IMP_LOSSES:
        farces.next_imp_loss(board)
    elif kind == STEP_FARCE_OVER:
        farces.over(board)


# ---- hand checks


def check_hands(board: Board) -> None:
    """BAL-056, BAL-057, BAL-R02, BAL-R03, BAL-R04, BAL-R66.

    Everybody's hand is made playable, one after the other.
    """
    while board.top(CHECK_LEFT) > 0:
        seat = board.top(CHECK_SEAT)
        if board.is_alive(seat):
            while board.sizes[seat] <= LOW_HAND:
                if rules.draw(board, seat, LOW_HAND_DRAW) == 0:
                    break
                windows.end_quiet(board)
            held = board.sizes[seat]
            if held > 0 and board.potions(seat) == 0 and rules.potion_left(board):
                windows.end_quiet(board)
                board.note(EVENT_LACKED_POTIONS, seat)
                board.push(ASK_DROP, SEAT_BIT[seat], SPELLS_EXCHANGED if held >= SPELLS_EXCHANGED else held)
                return
        board.set_top(CHECK_SEAT, next_seat(board, seat))
        board.set_top(CHECK_LEFT, board.top(CHECK_LEFT) - 1)
    board.pop()


# ---- turns, laps, rounds


def begin_turn(board: Board, seat: i64) -> None:
    """BAL-027. Carabosse arrives at a witch; nobody has stolen this turn yet."""
    board.turn = seat
    board.active = seat
    board.stolen = False
    strikes.become(board, STEP_TURN_START)
    board.note(EVENT_TURN_BEGAN, seat)


def pass_carabosse(board: Board) -> None:
    """BAL-027, BAL-028, BAL-029, BAL-050, BAL-061, BAL-081, BAL-113, BAL-125, BAL-R45, BAL-R80.

    To the next living witch on the left.

    It starts from the seat of the turn, even a stolen one; the lap ends when it passes the first player's
    seat, whether or not that witch is still in the play.
    """
    windows.end_quiet(board)
    seat = next_seat(board, board.turn)
    passed = seat == board.first
    while not board.is_alive(seat):
        seat = next_seat(board, seat)
        passed = passed or seat == board.first
    if not passed:
        begin_turn(board, seat)
    elif board.lap < LAPS:
        board.lap += 1
        board.note(EVENT_LAP_BEGAN, board.lap)
        begin_turn(board, seat)
    else:
        strikes.become(board, STEP_ROUND_OVER)


def grand_sabbat(board: Board) -> None:
    """BAL-019, BAL-021, BAL-022, BAL-023, BAL-R09. New first player, one deck, new cards."""
    board.first = next_alive(board, board.first)
    board.lap = 1
    board.round += 1
    board.note(EVENT_ROUND_BEGAN, board.first, board.round)
    rules.reshuffle(board)
    seat = board.first
    for turn in range(board.seats):
        if board.is_alive(seat):
            rules.draw(board, seat, rules.sabbat_draw(board, seat))
        seat = next_seat(board, seat)
    begin_turn(board, board.first)


def lay_out(board: Board, first_player: str, chance: Chance) -> None:
    """BAL-008, BAL-010, BAL-020, BAL-R96. Ten cards each; someone starts, in lap I, without a Sabbat."""
    first: i64 = chance.pick(board.seats) if first_player == "random" else int(first_player)
    if first >= board.seats:
        seats = ", ".join(str(seat) for seat in range(board.seats))
        raise BadSetting(
            "bad-option-value", {"option": "first_player", "value": first_player, "known": f"random, {seats}"}
        )
    board.first = first
    for seat in range(board.seats):
        rules.draw(board, seat, STARTING_HAND)
    board.push(STEP_TURN_START, 0)
    begin_turn(board, first)
    advance(board)

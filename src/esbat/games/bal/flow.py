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
from esbat.games.bal.events import LACKED_POTIONS, LAP_BEGAN, ROUND_BEGAN, TURN_BEGAN
from esbat.games.bal.names import (
    AFTER_WINDOW,
    AIM,
    ATTACK_DOUBLES,
    ATTACK_OPEN,
    ATTACK_OVER,
    ATTACK_READ,
    ATTACK_STRIKE,
    BALL,
    BEFORE_WINDOW,
    CHECK,
    CHECK_LEFT,
    CHECK_SEAT,
    DROP,
    ENCHANTED,
    FARCE,
    FARCE_FACE,
    FARCE_MOVE,
    FARCE_OVER,
    FARCE_READ,
    FIRST_STEP,
    HEX_ASK,
    HEX_LOSSES,
    HEX_NEXT,
    HEX_PIECES,
    HEX_READ,
    HEX_REVEAL,
    HEX_WAND_READ,
    HEX_WANDS,
    IMP_LOSSES,
    JUDGED,
    LOSS,
    LUTIN,
    MINE,
    MIRRORED,
    NOBODY,
    ROUND_OVER,
    SABBAT,
    SABBAT_WINDOW,
    STRIKE,
    STRIKE_READ,
    STRIKE_WON,
    TURN_AIM,
    TURN_CHECK,
    TURN_DONE,
    TURN_LUTIN,
    TURN_MOMENT,
    TURN_NEXT,
    TURN_OVER,
    TURN_START,
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
        if kind <= CHECK:
            turn_step(board, kind)
        elif kind <= MIRRORED:
            attack_step(board, kind)
        elif kind <= STRIKE_WON:
            if kind == STRIKE:
                strikes.ask_defence(board)
            elif kind == STRIKE_READ:
                strikes.strike_read(board)
            else:
                strikes.strike_won(board)
        elif kind == LOSS:
            effects.next_loss(board)
        elif kind <= HEX_PIECES:
            hex_step(board, kind)
        elif kind <= FARCE_OVER:
            farce_step(board, kind)
        elif kind == JUDGED:
            reading.punish_next(board)


def turn_step(board: Board, kind: i64) -> None:
    """BAL-027, BAL-030. The order of a turn."""
    if kind == CHECK:
        check_hands(board)
    elif kind == TURN_START:
        strikes.become(board, TURN_CHECK)
        windows.open_window(board, TURN_WINDOW)
    elif kind == TURN_CHECK:
        # BAL-R04, BAL-R66: everybody's hand, from the active player on.
        strikes.become(board, TURN_MOMENT)
        board.push(CHECK, 0, board.active, board.seats)
    elif kind == TURN_MOMENT:
        strikes.become(board, TURN_LUTIN)
        windows.between_goes(board, BEFORE_WINDOW)
    elif kind == TURN_LUTIN:
        # BAL-107, BAL-R30, BAL-R55: a held Lutin comes before everything else the active player may do.
        if board.holds(board.active, LUTIN):
            strikes.become(board, TURN_DONE)
            farces.lay_farce(board, board.active, LUTIN)
        else:
            strikes.become(board, TURN_AIM)
    elif kind == TURN_AIM:
        strikes.become(board, TURN_DONE)
        board.push(AIM, SEAT_BIT[board.active])
    elif kind == TURN_DONE:
        board.bound = NOBODY
        strikes.become(board, TURN_OVER)
        windows.between_goes(board, AFTER_WINDOW)
    elif kind == TURN_OVER:
        # BAL-056, BAL-R04: after an attack as before one.
        strikes.become(board, TURN_NEXT)
        board.push(CHECK, 0, board.turn, board.seats)
    elif kind == TURN_NEXT:
        pass_carabosse(board)
    elif kind == ROUND_OVER:
        strikes.become(board, SABBAT)
        windows.open_window(board, SABBAT_WINDOW)
    else:
        grand_sabbat(board)


def attack_step(board: Board, kind: i64) -> None:
    """BAL-039, BAL-084. The order of an attack, and cards that are played outside one."""
    if kind == ATTACK_READ:
        strikes.attack_read(board)
    elif kind == ATTACK_OPEN:
        strikes.attack_open(board)
    elif kind == ATTACK_STRIKE:
        strikes.first_strike(board)
    elif kind == ATTACK_DOUBLES:
        strikes.next_double(board)
    elif kind == ATTACK_OVER:
        strikes.attack_over(board)
    elif kind == MIRRORED:
        strikes.mirrored(board)
    elif kind == ENCHANTED:
        effects.enchant(board)
    elif kind == MINE:
        effects.steal_turn(board)
    elif kind == BALL:
        effects.crystal_ball(board)


def hex_step(board: Board, kind: i64) -> None:
    """BAL-065, BAL-R73. The stages of a Sortilège."""
    if kind == HEX_WANDS:
        hexes.next_wand(board)
    elif kind == HEX_WAND_READ:
        hexes.wand_read(board)
    elif kind == HEX_ASK:
        hexes.ask_all(board)
    elif kind == HEX_REVEAL:
        hexes.reveal(board)
    elif kind == HEX_NEXT:
        hexes.next_answer(board)
    elif kind == HEX_READ:
        hexes.answer_read(board)
    elif kind == HEX_LOSSES:
        hexes.next_loss(board)
    elif kind == HEX_PIECES:
        hexes.next_piece(board)


def farce_step(board: Board, kind: i64) -> None:
    """BAL-104. The stages of a Farce."""
    if kind == FARCE:
        farces.begin(board)
    elif kind == FARCE_FACE:
        farces.ask(board)
    elif kind == FARCE_READ:
        farces.answer_read(board)
    elif kind == FARCE_MOVE:
        farces.move_on(board)
    elif kind == IMP_LOSSES:
        farces.next_imp_loss(board)
    elif kind == FARCE_OVER:
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
                board.note(LACKED_POTIONS, seat)
                board.push(DROP, SEAT_BIT[seat], SPELLS_EXCHANGED if held >= SPELLS_EXCHANGED else held)
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
    strikes.become(board, TURN_START)
    board.note(TURN_BEGAN, seat)


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
        board.note(LAP_BEGAN, board.lap)
        begin_turn(board, seat)
    else:
        strikes.become(board, ROUND_OVER)


def grand_sabbat(board: Board) -> None:
    """BAL-019, BAL-021, BAL-022, BAL-023, BAL-R09. New first player, one deck, new cards."""
    board.first = next_alive(board, board.first)
    board.lap = 1
    board.round += 1
    board.note(ROUND_BEGAN, board.first, board.round)
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
    board.push(TURN_START, 0)
    begin_turn(board, first)
    advance(board)

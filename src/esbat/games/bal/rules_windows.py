"""The windows in which seats may play out of turn: only holders are asked, all at once, in secret.

Answers lie hidden until the last one is in; then the first seat clockwise that plays a card has its way,
the others keep theirs, and the window opens anew until nobody plays. Nobody else can tell whether a
window was open: `quiet` remembers the last one that left no trace, for views and imagined tables.
"""

from esbat.engine.move import argument_of, packed, verb_of
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal.events import EVENT_MIRRORED as MIRRORED_EVENT
from esbat.games.bal.names import (
    A_MOI,
    AFTER_WINDOW,
    ASK_AFTER_ATTACK,
    ASK_BEFORE_ATTACK,
    ASK_BEFORE_SABBAT,
    ASK_MIRROR,
    ASK_START,
    ATTACK_WINDOW,
    BEFORE_WINDOW,
    BOULE,
    LAST_WINDOW,
    MIROIR,
    NO_CARD,
    NO_WINDOW,
    NOBODY,
    SABBAT_WINDOW,
    SECOND_WAVE,
    STEP_ATTACK_OPEN,
    STEP_ATTACK_STRIKE,
    STEP_BALL,
    STEP_MINE,
    STEP_MIRRORED,
    STEP_ROUND_OVER,
    STEP_TURN_CHECK,
    STEP_TURN_DONE,
    STEP_TURN_LUTIN,
    STEP_TURN_START,
    TURN_WINDOW,
    WINDOW_SECOND_WAVE,
)
from esbat.games.bal.state import Board, next_seat

# ---- who may be asked


def may_steal(board: Board, seat: i64) -> bool:
    """BAL-079, BAL-080, BAL-082, BAL-R27.

    Anyone but the holder of Carabosse, while the turn is not stolen yet.
    """
    return seat != board.turn and not board.stolen


def mirror_targets(board: Board, seat: i64) -> i64:
    """BAL-083, BAL-087, BAL-122, BAL-123, BAL-124, BAL-R33. Neither attacker nor defender nor oneself."""
    if board.hexing:
        return 0
    if board.alive == 2:
        return SEAT_BIT[board.target] if seat == board.attacker else 0
    return board.living & ~SEAT_BIT[board.attacker] & ~SEAT_BIT[board.target] & ~SEAT_BIT[seat]


def could_be_asked(board: Board, window: i64, seat: i64) -> bool:
    """May this seat be asked in the window, as far as everybody can see?"""
    if not board.is_alive(seat):
        return False
    if window == TURN_WINDOW:
        return board.balls or may_steal(board, seat)
    if window == ATTACK_WINDOW:
        return mirror_targets(board, seat) != 0
    return board.balls


def has_a_card_for(board: Board, window: i64, seat: i64) -> bool:
    """BAL-R31, BAL-R39. Does a seat that could be asked hold a card for this window?"""
    if window == TURN_WINDOW:
        return board.holds(seat, BOULE) or (board.holds(seat, A_MOI) and may_steal(board, seat))
    if window == ATTACK_WINDOW:
        return board.holds(seat, MIROIR)
    return board.holds(seat, BOULE)


def question_of(window: i64) -> i64:
    """The kind of question that is put in a window."""
    if window == TURN_WINDOW:
        return ASK_START
    if window == ATTACK_WINDOW:
        return ASK_MIRROR
    if window == BEFORE_WINDOW:
        return ASK_BEFORE_ATTACK
    return ASK_AFTER_ATTACK if window == AFTER_WINDOW else ASK_BEFORE_SABBAT


def window_of(kind: i64) -> i64:
    """The window in which this kind of question is put, or none."""
    if kind == ASK_START:
        return TURN_WINDOW
    if kind == ASK_MIRROR:
        return ATTACK_WINDOW
    if kind == ASK_BEFORE_ATTACK:
        return BEFORE_WINDOW
    if kind == ASK_AFTER_ATTACK:
        return AFTER_WINDOW
    return SABBAT_WINDOW if kind == ASK_BEFORE_SABBAT else NO_WINDOW


def step_after(window: i64) -> i64:
    """The step that waits below a window nobody may know of, until it has passed."""
    if window == TURN_WINDOW:
        return STEP_TURN_CHECK
    return STEP_TURN_LUTIN if window == BEFORE_WINDOW else STEP_ATTACK_STRIKE


def step_again(kind: i64) -> i64:
    """BAL-R28, BAL-R39, BAL-R84. The step that follows a card played in a window: it is opened once more."""
    if kind == ASK_START:
        return STEP_TURN_START
    if kind == ASK_MIRROR:
        return STEP_ATTACK_OPEN
    if kind == ASK_BEFORE_ATTACK:
        return STEP_TURN_CHECK  # hands have changed
    return STEP_TURN_DONE if kind == ASK_AFTER_ATTACK else STEP_ROUND_OVER


def last_asked(board: Board, window: i64) -> i64:
    """BAL-R97. The seat whose own question comes next is asked after the others.

    Otherwise a pass that is not followed by that question at once would tell it that others are asked.
    """
    if window == TURN_WINDOW or window == BEFORE_WINDOW:
        return board.active
    return board.target if window == ATTACK_WINDOW else NOBODY


def open_window(board: Board, window: i64) -> None:
    """BAL-080, BAL-101, BAL-R32, BAL-R84. All holders of a usable card are asked at once."""
    asked: i64 = 0
    anybody = False
    board.quiet = NO_WINDOW
    last = last_asked(board, window)
    for seat in range(board.seats):
        if could_be_asked(board, window, seat):
            board.quiet = window
            anybody = True
            if seat != last and has_a_card_for(board, window, seat):
                asked |= SEAT_BIT[seat]
    if window == SABBAT_WINDOW or window == AFTER_WINDOW:
        board.quiet = NO_WINDOW  # everybody sees that play has not gone on yet
    board.quiet_depth = board.depth
    if asked or (board.patient and anybody):
        board.push(question_of(window), asked)
    else:
        ask_last(board, window)


def ask_last(board: Board, window: i64) -> None:
    """BAL-R97. All others have passed."""
    last = last_asked(board, window)
    if last >= 0 and could_be_asked(board, window, last) and has_a_card_for(board, window, last):
        board.push(question_of(window), SEAT_BIT[last], SECOND_WAVE)


def first_wave_open(board: Board) -> bool:
    """Is a window open, before its last seat is asked?"""
    return board.depth > 0 and 0 < board.top(KIND) <= LAST_WINDOW and board.top(WINDOW_SECOND_WAVE) == 0


def all_pass(board: Board) -> None:
    """BAL-R97. Nobody is asked, or all who are asked let the window pass: its last seat comes next."""
    kind = board.top(KIND)
    rules.clear_answers(board)
    board.pop()
    settle_window(board, kind, True)


def end_quiet(board: Board) -> None:
    """Something everybody can see has happened: the last window is known to be over."""
    board.quiet = NO_WINDOW


def between_goes(board: Board, window: i64) -> None:
    """BAL-101, BAL-R39. At some tables the Boule may be laid at any moment outside an attack.

    So also before the active witch does something, if anything has happened since the turn began, and once
    her go is over, before hands are checked.
    """
    if board.any_time and (window == AFTER_WINDOW or board.quiet == NO_WINDOW):
        open_window(board, window)


# ---- what may be chosen


def window_moves(board: Board, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """BAL-079, BAL-083, BAL-099. Pass, or play the window's card."""
    out[0] = moves.VERB_PASS
    written: i64 = 1
    if kind == ASK_MIRROR:
        if board.holds(seat, MIROIR):
            targets = mirror_targets(board, seat)
            for target in range(board.seats):
                if targets & SEAT_BIT[target]:
                    out[written] = packed(moves.VERB_MIRROR, target)
                    written += 1
    else:
        if kind == ASK_START and board.holds(seat, A_MOI) and may_steal(board, seat):
            out[written] = moves.VERB_MINE
            written += 1
        if board.holds(seat, BOULE):
            out[written] = moves.VERB_BALL
            written += 1
    return written


# ---- what an answer does


def answer_window(board: Board, kind: i64, seat: i64, move: i64) -> None:
    """BAL-R28, BAL-R78. A hidden answer; with the last one the window is settled."""
    board.answers[seat] = 0 if move == moves.VERB_PASS else move + 1
    board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
    if board.top(ASKED) == 0:
        first_wave = board.top(WINDOW_SECOND_WAVE) == 0
        board.pop()
        settle_window(board, kind, first_wave)


def settle_window(board: Board, kind: i64, first_wave: bool) -> None:
    """BAL-R28, BAL-R78, BAL-R84, BAL-R97.

    The first seat clockwise that plays has its way; others keep their cards.
    """
    seat = board.attacker if kind == ASK_MIRROR else board.first if kind == ASK_BEFORE_SABBAT else board.turn
    for turn in range(board.seats):
        if board.answers[seat]:
            move = board.answers[seat] - 1
            rules.clear_answers(board)
            play_in_window(board, kind, seat, move)
            return
        seat = next_seat(board, seat)
    if first_wave:
        ask_last(board, window_of(kind))


def play_in_window(board: Board, kind: i64, seat: i64, move: i64) -> None:
    """BAL-079, BAL-083, BAL-099, BAL-R64. The card is laid and read; then the window opens again."""
    verb = verb_of(move)
    end_quiet(board)
    board.set_top(KIND, step_again(kind))
    if verb == moves.VERB_MIRROR:
        rules.lay(board, seat, MIROIR)
        board.note(MIRRORED_EVENT, seat, argument_of(move))
        board.push(STEP_MIRRORED, 0, seat, argument_of(move))
        rules.say_cards(board, seat, MIROIR, NO_CARD, NO_CARD)
    elif verb == moves.VERB_MINE:
        rules.lay_aside(board, seat, A_MOI)
        board.push(STEP_MINE, 0, seat)
        rules.say_cards(board, seat, A_MOI, NO_CARD, NO_CARD)
    else:
        rules.lay_aside(board, seat, BOULE)
        board.push(STEP_BALL, 0, seat)
        rules.say_cards(board, seat, BOULE, NO_CARD, NO_CARD)
    reading.read_aloud(board)

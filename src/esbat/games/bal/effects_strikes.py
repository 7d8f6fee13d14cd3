"""An attack from its laying to its last double: each strike is one defence by one witch."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import effects, moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import (
    EVENT_ATTACKED,
    EVENT_CANCELLED,
    EVENT_DEFLECTED,
    EVENT_FAILED,
    EVENT_HEXED,
    EVENT_LOST_TURN,
    EVENT_PARRIED,
    EVENT_STRUCK_AGAIN,
    EVENT_VOIDED,
)
from esbat.games.bal.names import (
    AFTER_HELP,
    ASK_DEFEND,
    ATTACK_DOUBLES_DONE,
    ATTACK_WINDOW,
    DOUBLE,
    ENVOUTEMENT,
    FANTOME,
    HELPED,
    KINDS,
    MIRRORED_SEAT,
    MIRRORED_TARGET,
    NO_CARD,
    NOBODY,
    PIECE,
    POTIONS,
    STEP_ATTACK_DOUBLES,
    STEP_ATTACK_OPEN,
    STEP_ATTACK_OVER,
    STEP_ATTACK_READ,
    STEP_ATTACK_STRIKE,
    STEP_HEX_ASK,
    STEP_STRIKE,
    STEP_STRIKE_WON,
    STRIKE_AUTHOR,
    STRIKE_DEFENDER,
    STRIKE_SENDER,
    STRIKE_WHAT,
    STRIKE_WON_WINNER,
)
from esbat.games.bal.state import Board


def become(board: Board, step: i64) -> None:
    """The row on top goes on with this step."""
    board.set_top(KIND, step)
    board.set_top(ASKED, 0)


# ---- the attack


def lay_attack(board: Board, seat: i64, target: i64) -> None:
    """BAL-031, BAL-R13. The named cards are laid face up against the witch announced."""
    windows.end_quiet(board)
    board.batch += 1
    board.attacker = seat
    board.target = target
    board.note(EVENT_ATTACKED, seat, target)
    chosen = board.chosen
    for kind in range(KINDS):
        while chosen[kind]:
            chosen[kind] -= 1
            rules.lay(board, seat, kind)
            if kind >= POTIONS:
                board.spell = kind
            elif board.colour < 0:
                board.colour = kind
            else:
                board.other_colour = kind
    board.push(STEP_ATTACK_READ, 0)
    rules.say_cards(board, seat, board.colour, board.other_colour, board.spell)
    reading.read_aloud(board)


def attack_read(board: Board) -> None:
    """BAL-039, BAL-051, BAL-052, BAL-053, BAL-R86, BAL-R87.

    A fault ends the turn; then the spell acts, first of all.
    """
    if board.annulled:
        rules.undo_misread(board)
        board.note(EVENT_LOST_TURN, board.attacker)
        become(board, STEP_ATTACK_OVER)
        return
    if board.silent:
        without_unread_cards(board)
    become(board, STEP_ATTACK_OPEN if board.colour >= 0 else STEP_ATTACK_OVER)
    if board.colour >= 0 and rules.is_hex(board):
        board.hexing = True
        board.note(EVENT_HEXED, board.attacker)
    effects.act(board, board.attacker, board.spell)


def without_unread_cards(board: Board) -> None:
    """BAL-051, BAL-R59, BAL-R87. What was not read lies there and counts for nothing."""
    last = board.spoken[3] - 1
    if board.spell >= 0 and reading.unread(board, last):
        board.spell = NO_CARD
    if board.other_colour >= 0 and reading.unread(board, 1):
        board.other_colour = NO_CARD
    if reading.unread(board, 0):
        board.colour = board.other_colour
        board.other_colour = NO_CARD


def attack_open(board: Board) -> None:
    """BAL-083, BAL-R32. Before any defence is shown, everyone with a mirror and a target for it is asked."""
    become(board, STEP_ATTACK_STRIKE)
    windows.open_window(board, ATTACK_WINDOW)


def mirrored(board: Board) -> None:
    """BAL-083, BAL-R34, BAL-R37, BAL-R86.

    The double waits its turn, unless Miroir was misread or not read.
    """
    player = board.top(MIRRORED_SEAT)
    target = board.top(MIRRORED_TARGET)
    board.pop()
    if board.annulled == 0 and not reading.unread(board, 0):
        board.queue[board.doubles * 2] = player
        board.queue[board.doubles * 2 + 1] = target
        board.doubles += 1


def first_strike(board: Board) -> None:
    """BAL-065, BAL-084. The attack itself comes before its doubles."""
    become(board, STEP_ATTACK_DOUBLES)
    if board.hexing:
        board.push(STEP_HEX_ASK, 0)
    else:
        board.push(STEP_STRIKE, 0, board.attacker, board.attacker, board.target)


def next_double(board: Board) -> None:
    """BAL-084, BAL-085, BAL-R35, BAL-R37, BAL-R76.

    Doubles in the order laid; one whose target is out is void.
    """
    at = board.top(ATTACK_DOUBLES_DONE)
    if at == board.doubles:
        board.set_top(ATTACK_DOUBLES_DONE, 0)
        become(board, STEP_ATTACK_OVER)
        return
    board.set_top(ATTACK_DOUBLES_DONE, at + 1)
    player = board.queue[at * 2]
    target = board.queue[at * 2 + 1]
    if board.is_alive(target):
        board.batch += 1
        board.note(EVENT_STRUCK_AGAIN, player, target)
        board.push(STEP_STRIKE, 0, player, player, target, DOUBLE)
    else:
        board.note(EVENT_VOIDED, target)


def attack_over(board: Board) -> None:
    """BAL-049. All cards laid are discarded."""
    rules.sweep_table(board)
    rules.forget_attack(board)
    board.pop()


# ---- one strike


def ask_defence(board: Board) -> None:
    """BAL-040, BAL-073, BAL-074, BAL-119, BAL-120. The witch it lies with now answers with a full choice."""
    helped: i64 = AFTER_HELP if board.top(STRIKE_WHAT) & HELPED else 0
    board.push(ASK_DEFEND, SEAT_BIT[board.top(STRIKE_DEFENDER)], helped, board.top(STRIKE_SENDER))


def strike_read(board: Board) -> None:
    """BAL-041, BAL-042, BAL-044, BAL-R58, BAL-R87. What the answer comes to, now that it has been read."""
    defender = board.top(STRIKE_DEFENDER)
    move = board.committed[defender] - 1
    board.committed[defender] = 0
    verb = verb_of(move)
    if verb == moves.VERB_YIELD:
        hit(board)
    elif board.annulled:
        rules.undo_misread(board)
        hit(board)
    elif verb == moves.VERB_TREASURE or verb == moves.VERB_REMEDY or verb == moves.VERB_TRICK:
        board.set_top(STRIKE_WHAT, board.top(STRIKE_WHAT) | HELPED)
        become(board, STEP_STRIKE)
        if board.silent == 0:
            effects.act(board, defender, rules.SPELL_OF[verb])
    elif board.silent:
        hit(board)
    elif verb == moves.VERB_BROOM:
        sweep_on(board, defender, argument_of(move))
    elif verb == moves.VERB_SWEEP:
        sweep_away(board, defender)
    elif verb == moves.VERB_WAND:
        wave_wand(board, defender)
    else:
        parried(board, defender)


def sweep_on(board: Board, defender: i64, to: i64) -> None:
    """BAL-071, BAL-072, BAL-073. The attack goes on to another witch, who has the full choice of defence."""
    board.note(EVENT_DEFLECTED, defender, to)
    board.set_top(STRIKE_SENDER, defender)
    board.set_top(STRIKE_DEFENDER, to)
    board.set_top(STRIKE_WHAT, board.top(STRIKE_WHAT) & ~HELPED)
    become(board, STEP_STRIKE)


def sweep_away(board: Board, defender: i64) -> None:
    """BAL-075, BAL-R19, BAL-R71. With two left Du balai cancels, and the attack's cards are discarded."""
    board.note(EVENT_CANCELLED, defender)
    won_by(board, defender)


def wave_wand(board: Board, defender: i64) -> None:
    """BAL-041, BAL-094, BAL-R19, BAL-R20, BAL-R36, BAL-R75.

    Cancelled; only an attack itself returns to hand.
    """
    board.note(EVENT_CANCELLED, defender)
    if board.top(STRIKE_WHAT) & (DOUBLE | PIECE) == 0:
        rules.return_attack(board)
    won_by(board, defender)


def parried(board: Board, defender: i64) -> None:
    """BAL-042, BAL-046, BAL-093, BAL-131, BAL-R25, BAL-R70.

    The author loses nothing, save by a parried Fantôme.
    """
    author = board.top(STRIKE_AUTHOR)
    board.note(EVENT_PARRIED, defender)
    won_by(board, defender)
    if board.spell == FANTOME and author != defender and board.is_alive(author):
        effects.loss(board, author, 1, NOBODY, defender)


def hit(board: Board) -> None:
    """BAL-045, BAL-088, BAL-092, BAL-R25, BAL-R47, BAL-R72.

    The defender loses; the author wins, unless hit by the own attack.
    """
    author = board.top(STRIKE_AUTHOR)
    sender = board.top(STRIKE_SENDER)
    defender = board.top(STRIKE_DEFENDER)
    board.note(EVENT_FAILED, defender)
    if defender == author:
        won_by(board, sender)
        effects.loss(board, defender, rules.blow(board), NOBODY, effects.living_or_nobody(board, sender))
    else:
        captor = author if board.spell == ENVOUTEMENT else NOBODY
        won_by(board, author)
        effects.loss(board, defender, rules.blow(board), captor, effects.living_or_nobody(board, author))


def won_by(board: Board, winner: i64) -> None:
    """BAL-047. Whoever wins draws, once all losses have been dealt with."""
    become(board, STEP_STRIKE_WON)
    board.set_top(STRIKE_WON_WINNER, winner)


def strike_won(board: Board) -> None:
    """BAL-047, BAL-048, BAL-086, BAL-121, BAL-R38, BAL-R63, BAL-R74.

    One card; for a piece of a Sortilège at its end.
    """
    winner = board.top(STRIKE_WON_WINNER)
    piece = board.top(STRIKE_WHAT) & PIECE
    board.pop()
    if piece:
        board.hex_won |= SEAT_BIT[winner]
    elif board.is_alive(winner):
        rules.draw(board, winner, 1)

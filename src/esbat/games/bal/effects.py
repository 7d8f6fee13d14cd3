"""What cards do: losses and eliminations, and each spell's effect, with the questions it asks."""

from typing import Final

from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import (
    EVENT_CAPTURED,
    EVENT_ELIMINATED,
    EVENT_ENCHANTED,
    EVENT_GAVE,
    EVENT_INHERITED,
    EVENT_LOST,
    EVENT_LOST_TURN,
    EVENT_PLAY_ENDED,
    EVENT_REVIVED,
    EVENT_STOLE,
)
from esbat.games.bal.names import (
    ASK_EXCHANGE,
    ASK_INHERIT,
    ASK_LOSE,
    ASK_THROW,
    ENCHANTED_SEAT,
    ENCHANTED_VICTIM,
    KINDS,
    LOSS_AMOUNT,
    LOSS_CAPTOR,
    LOSS_ELIMINATOR,
    LOSS_VICTIM,
    MINE_SEAT,
    NOBODY,
    QUEEN,
    REMEDE,
    STEP_LOSS,
    STEP_TURN_AIM,
    TOUR_DE_MAGIE,
    TRESOR,
)
from esbat.games.bal.state import Board, next_alive, previous_alive
from esbat.games.bal.tables import TREASURE_DRAW

SECOND_GIFT: Final[i64] = 32

# ---- losses


def loss(board: Board, victim: i64, amount: i64, captor: i64, eliminator: i64) -> None:
    """BAL-045, BAL-R44. So many Crapzouilles are to go, one by one: dead, or captured."""
    board.push(STEP_LOSS, 0, victim, amount, captor, eliminator)


def next_loss(board: Board) -> None:
    """BAL-045, BAL-091, BAL-130, BAL-R43, BAL-R44. The victim chooses only where there is a choice."""
    victim = board.top(LOSS_VICTIM)
    if board.top(LOSS_AMOUNT) == 0 or not board.is_alive(victim):
        board.pop()
    elif rules.has_choice_of_loss(board, victim):
        board.push(ASK_LOSE, SEAT_BIT[victim])
    else:
        lose_token(board, rules.some_token(board, victim))


def lose_token(board: Board, owner: i64) -> None:
    """BAL-045, BAL-088, BAL-090, BAL-091, BAL-R42, BAL-R83.

    One Crapzouille of that witch leaves the victim's coffer.
    """
    victim = board.top(LOSS_VICTIM)
    captor = board.top(LOSS_CAPTOR)
    eliminator = board.top(LOSS_ELIMINATOR)
    board.set_top(LOSS_AMOUNT, board.top(LOSS_AMOUNT) - 1)
    if owner == victim:
        board.own[victim] -= 1
    else:
        board.captives[victim * 6 + owner] -= 1
    board.lives[victim] -= 1
    if captor >= 0 and board.is_alive(captor):
        board.lives[captor] += 1
        if owner == captor:
            board.own[captor] += 1
        else:
            board.captives[captor * 6 + owner] += 1
        board.note(EVENT_CAPTURED, captor, victim, owner)
    else:
        # A captured one goes back to its first owner, as a dead one, even if that witch is out by now.
        board.dead[owner] += 1
        board.note(EVENT_LOST, victim, owner, board.lives[victim])
    if board.lives[victim] == 0:
        eliminate(board, victim, eliminator)


def eliminate(board: Board, victim: i64, eliminator: i64) -> None:
    """BAL-001, BAL-060, BAL-062, BAL-134, BAL-R46.

    Out at once; the play stops as soon as one witch is left.
    """
    board.living &= ~SEAT_BIT[victim]
    board.alive -= 1
    board.out[victim] = board.batch
    board.note(EVENT_ELIMINATED, victim)
    if board.alive > 1 and inherits(board, victim, eliminator):
        inherit(board, victim, eliminator)
        return
    at = victim * KINDS
    for kind in range(KINDS):
        while board.hands[at + kind]:
            rules.discard_from(board, victim, kind)
    if board.alive == 1:
        end_play(board)


def end_play(board: Board) -> None:
    """BAL-001, BAL-063. One witch is left: she is Queen, whatever was still pending."""
    queen: i64 = 0
    while not board.is_alive(queen):
        queen += 1
    windows.end_quiet(board)
    board.reason = QUEEN
    board.depth = 0
    board.note(EVENT_PLAY_ENDED, queen, QUEEN)


def inherits(board: Board, victim: i64, eliminator: i64) -> bool:
    """BAL-064, BAL-R47, BAL-R48, BAL-R90.

    A living eliminator with cards takes over the hand, with that option.
    """
    if not board.inherit or eliminator < 0 or eliminator == victim:
        return False
    return board.is_alive(eliminator) and board.sizes[eliminator] > 0 and board.sizes[victim] > 0


def inherit(board: Board, victim: i64, eliminator: i64) -> None:
    """BAL-064, BAL-R90. Both hands become one; then as many cards go as came."""
    count = board.sizes[victim]
    board.note(EVENT_INHERITED, eliminator, victim, count)
    for kind in range(KINDS):
        while board.hands[victim * KINDS + kind]:
            rules.give_up(board, victim, kind)
            rules.gain(board, eliminator, kind)
            board.note(EVENT_GAVE, victim, eliminator, kind)
    board.push(ASK_INHERIT, SEAT_BIT[eliminator], count)


# ---- spells


def act(board: Board, seat: i64, spell: i64) -> None:
    """BAL-039, BAL-076, BAL-077, BAL-R12, BAL-R69.

    A helping spell acts at once, before anything is compared.
    """
    if spell == TRESOR:
        rules.draw(board, seat, TREASURE_DRAW)
    elif spell == REMEDE:
        revive(board, seat)
    elif spell == TOUR_DE_MAGIE:
        board.push(ASK_THROW, SEAT_BIT[seat])


def revive(board: Board, seat: i64) -> None:
    """BAL-095, BAL-129, BAL-R62. A dead Crapzouille of one's own comes back to life."""
    board.dead[seat] -= 1
    board.own[seat] += 1
    board.lives[seat] += 1
    board.note(EVENT_REVIVED, seat)


def throw_chosen(board: Board, seat: i64) -> i64:
    """BAL-057, BAL-064, BAL-096. The named cards go to the discard, face up. How many?"""
    chosen = board.chosen
    thrown: i64 = 0
    for kind in range(KINDS):
        while chosen[kind]:
            chosen[kind] -= 1
            rules.discard_from(board, seat, kind)
            thrown += 1
    rules.forget_thrown_wands(board, seat)
    return thrown


def steal_turn(board: Board) -> None:
    """BAL-079, BAL-080, BAL-R28, BAL-R86.

    The turn belongs to the thief, unless the card was misread or not read.
    """
    seat = board.top(MINE_SEAT)
    board.pop()
    if board.annulled == 0 and not reading.unread(board, 0):
        board.active = seat
        board.stolen = True
        board.note(EVENT_STOLE, seat, board.turn)


def crystal_ball(board: Board) -> None:
    """BAL-099, BAL-100, BAL-R40, BAL-R86. All living witches with cards choose at once what to give."""
    board.pop()
    if board.annulled or reading.unread(board, 0):
        return
    asked: i64 = 0
    for seat in range(board.seats):
        if board.is_alive(seat) and board.sizes[seat] > 0:
            asked |= SEAT_BIT[seat]
    if asked:
        board.push(ASK_EXCHANGE, asked)


def gifts_due(board: Board, seat: i64) -> i64:
    """BAL-099, BAL-R40.

    One card for each neighbour, as far as the hand goes; with two left there is one neighbour.
    """
    due: i64 = 1 if board.alive == 2 else 2
    return due if board.sizes[seat] >= due else board.sizes[seat]


def give(board: Board, seat: i64, kind: i64) -> None:
    """BAL-100.

    First the card for the left, then the one for the right; the last seat to choose starts the exchange.
    """
    given = board.answers[seat]
    if given == 0 and gifts_due(board, seat) == 2:
        board.answers[seat] = kind + 1
        return
    board.answers[seat] = kind + 1 if given == 0 else given + (kind + 1) * SECOND_GIFT
    board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
    if board.top(ASKED) == 0:
        board.pop()
        exchange(board)


def exchange(board: Board) -> None:
    """BAL-099, BAL-100, BAL-126, BAL-R40, BAL-R41.

    All gifts change hands together, to the nearest living neighbours.
    """
    for seat in range(board.seats):
        gifts = board.answers[seat]
        if gifts:
            hand_over(board, seat, next_alive(board, seat), (gifts & 31) - 1)
            if gifts >= SECOND_GIFT:
                hand_over(board, seat, previous_alive(board, seat), (gifts >> 5) - 1)
    rules.clear_answers(board)


def hand_over(board: Board, giver: i64, receiver: i64, kind: i64) -> None:
    """BAL-100. Giver and receiver know the card."""
    rules.give_up(board, giver, kind)
    rules.gain(board, receiver, kind)
    board.note(EVENT_GAVE, giver, receiver, kind)


def enchant(board: Board) -> None:
    """BAL-097, BAL-098, BAL-128, BAL-R11, BAL-R67, BAL-R86, BAL-R87.

    A random card is lost, and its owner must be attacked.

    While the card was read a false challenge may have cost her the last one: then there is nothing to take.
    """
    seat = board.top(ENCHANTED_SEAT)
    victim = board.top(ENCHANTED_VICTIM)
    board.pop()
    if board.annulled:
        board.note(EVENT_LOST_TURN, seat)
        return
    board.set_top(KIND, STEP_TURN_AIM)
    if reading.unread(board, 0):
        return
    board.bound = victim
    if board.sizes[victim] == 0:
        return
    at = board.chance.pick(board.sizes[victim])
    kind: i64 = 0
    while at >= board.hands[victim * KINDS + kind]:
        at -= board.hands[victim * KINDS + kind]
        kind += 1
    rules.give_up(board, victim, kind)
    rules.throw_away(board, kind)
    board.note(EVENT_ENCHANTED, seat, victim, kind)


def living_or_nobody(board: Board, seat: i64) -> i64:
    """BAL-R38, BAL-R77. A dead witch is nobody's eliminator and captures nothing."""
    return seat if seat >= 0 and board.is_alive(seat) else NOBODY

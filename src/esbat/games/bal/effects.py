"""What cards do: losses and eliminations, and helping spells, with the questions they ask."""

from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.events import (
    EVENT_CAPTURED,
    EVENT_ELIMINATED,
    EVENT_GAVE,
    EVENT_INHERITED,
    EVENT_LOST,
    EVENT_PLAY_ENDED,
    EVENT_REVIVED,
)
from esbat.games.bal.names import (
    ASK_INHERIT,
    ASK_THROW,
    CARD_REMEDE,
    CARD_TOUR_DE_MAGIE,
    CARD_TRESOR,
    KINDS,
    LOSS_AMOUNT,
    LOSS_CAPTOR,
    LOSS_ELIMINATOR,
    LOSS_VICTIM,
    NO_CARD,
    NOBODY,
    QUEEN,
    STEP_FARCE,
    STEP_LOSS,
)
from esbat.games.bal.state import Board
from esbat.games.bal.tables import TREASURE_DRAW

# ---- losses


def loss(board: Board, victim: i64, amount: i64, captor: i64, eliminator: i64) -> None:
    """BAL-045, BAL-R44. So many Crapzouilles are to go, one by one: dead, or captured."""
    board.push(STEP_LOSS, 0, victim, amount, captor, eliminator)


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
    if spell == CARD_TRESOR:
        rules.draw(board, seat, TREASURE_DRAW)
    elif spell == CARD_REMEDE:
        revive(board, seat)
    elif spell == CARD_TOUR_DE_MAGIE:
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


def lay_farce(board: Board, seat: i64, card: i64) -> None:
    """BAL-104, BAL-107, BAL-117. A single card starts a Farce."""
    windows.end_quiet(board)
    board.batch += 1
    rules.lay(board, seat, card)
    board.push(STEP_FARCE, 0, seat, card)
    rules.say_cards(board, seat, card, NO_CARD, NO_CARD)
    reading.read_aloud(board)


def living_or_nobody(board: Board, seat: i64) -> i64:
    """BAL-R38, BAL-R77. A dead witch is nobody's eliminator and captures nothing."""
    return seat if seat >= 0 and board.is_alive(seat) else NOBODY

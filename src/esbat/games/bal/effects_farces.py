"""The Farces of the hard level: Lutin farceur goes round, Diablotin strikes all the others."""

from esbat.engine.move import verb_of
from esbat.engine.native import i64
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.bal import effects, moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal import rules_windows as windows
from esbat.games.bal.effects_strikes import become
from esbat.games.bal.events import (
    EVENT_FARCE_BEGAN,
    EVENT_FARCE_ENDED,
    EVENT_FARCE_FAILED,
    EVENT_FARCE_STOPPED,
    EVENT_LOST_TURN,
)
from esbat.games.bal.names import (
    ASK_FACE,
    DIABLOTIN,
    FARCE_AUTHOR,
    FARCE_CARD,
    FARCE_HELPED,
    FARCE_REACHED,
    LUTIN,
    NO_CARD,
    NOBODY,
    STEP_FARCE,
    STEP_FARCE_FACE,
    STEP_FARCE_MOVE,
    STEP_FARCE_OVER,
    STEP_IMP_LOSSES,
    STEP_TURN_AIM,
    STEP_TURN_CHECK,
    TRESOR,
    WHITE,
)
from esbat.games.bal.state import Board, next_seat
from esbat.games.bal.tables import BOWL


def lay_farce(board: Board, seat: i64, card: i64) -> None:
    """BAL-104, BAL-107, BAL-117. A single card starts a Farce."""
    windows.end_quiet(board)
    board.batch += 1
    rules.lay(board, seat, card)
    board.push(STEP_FARCE, 0, seat, card)
    rules.say_cards(board, seat, card, NO_CARD, NO_CARD)
    reading.read_aloud(board)


def begin(board: Board) -> None:
    """BAL-055, BAL-102, BAL-104, BAL-105, BAL-116, BAL-R51, BAL-R52, BAL-R86, BAL-R87.

    Two tokens are drawn for all to see.

    Lutin farceur counts however it was read; a misread Diablotin costs the turn.
    """
    author = board.top(FARCE_AUTHOR)
    if board.top(FARCE_CARD) == DIABLOTIN and board.annulled:
        board.note(EVENT_LOST_TURN, author)
        become(board, STEP_FARCE_OVER)
        return
    if board.top(FARCE_CARD) == DIABLOTIN and board.silent:
        over(board)
        board.set_top(KIND, STEP_TURN_AIM)
        return
    place = board.chance.pick(BOWL)
    other = board.chance.pick(BOWL - 1)
    if other >= place:
        other += 1  # the first token is not in the bowl any more
    first = board.bowl[place]
    second = board.bowl[other]
    board.token = first if first < second else second
    board.other_token = second if first < second else first
    board.note(EVENT_FARCE_BEGAN, author, first, second)
    if board.token == WHITE:
        board.note(EVENT_FARCE_ENDED, 1)
        play_on(board)
    else:
        board.facing = author
        become(board, STEP_FARCE_FACE)


def play_on(board: Board) -> None:
    """BAL-105, BAL-109, BAL-R55, BAL-R56.

    The author goes on with the turn, hand check and further Lutins first.
    """
    over(board)
    board.set_top(KIND, STEP_TURN_CHECK)


def ask(board: Board) -> None:
    """BAL-106, BAL-108. The witch it has come to may match the tokens."""
    board.push(ASK_FACE, SEAT_BIT[board.facing], board.top(FARCE_HELPED))


def answer_read(board: Board) -> None:
    """BAL-078, BAL-108, BAL-110, BAL-114, BAL-127, BAL-R49, BAL-R54, BAL-R86.

    Stopped, failed, or first a Trésor.
    """
    seat = board.facing
    move = board.committed[seat] - 1
    board.committed[seat] = 0
    verb = verb_of(move)
    if board.annulled:
        rules.undo_misread(board)
        failed(board, seat)
    elif verb == moves.VERB_TREASURE:
        board.set_top(FARCE_HELPED, 1)
        become(board, STEP_FARCE_FACE)
        if board.silent == 0:
            effects.act(board, seat, TRESOR)
    elif verb == moves.VERB_YIELD or board.silent:
        failed(board, seat)
    else:
        stopped(board, seat)


def stopped(board: Board, seat: i64) -> None:
    """BAL-109, BAL-110, BAL-113, BAL-114, BAL-R53. No card is drawn for it."""
    board.note(EVENT_FARCE_STOPPED, seat)
    if seat != board.top(FARCE_AUTHOR):
        become(board, STEP_FARCE_OVER)
    elif board.top(FARCE_CARD) == LUTIN:
        play_on(board)
    else:
        become(board, STEP_IMP_LOSSES)
        board.set_top(FARCE_REACHED, seat)


def failed(board: Board, seat: i64) -> None:
    """BAL-110, BAL-111, BAL-115, BAL-R47, BAL-R81. One Crapzouille; a Lutin then goes on to the left."""
    author = board.top(FARCE_AUTHOR)
    lutin = board.top(FARCE_CARD) == LUTIN
    board.note(EVENT_FARCE_FAILED, seat)
    become(board, STEP_FARCE_MOVE if lutin else STEP_FARCE_OVER)
    eliminator = effects.living_or_nobody(board, author) if seat != author else NOBODY
    effects.loss(board, seat, 1, NOBODY, eliminator)


def move_on(board: Board) -> None:
    """BAL-110, BAL-112, BAL-R81.

    Clockwise to the next living witch; it vanishes on reaching its author's seat.
    """
    author = board.top(FARCE_AUTHOR)
    seat = next_seat(board, board.facing)
    while seat != author and not board.is_alive(seat):
        seat = next_seat(board, seat)
    if seat == author:
        board.note(EVENT_FARCE_ENDED, 0)
        become(board, STEP_FARCE_OVER)
    else:
        board.facing = seat
        board.set_top(FARCE_HELPED, 0)
        become(board, STEP_FARCE_FACE)


def next_imp_loss(board: Board) -> None:
    """BAL-114, BAL-118, BAL-133, BAL-R82. Each other witch loses one, clockwise, without a defence."""
    author = board.top(FARCE_AUTHOR)
    seat = next_seat(board, board.top(FARCE_REACHED))
    while seat != author and not board.is_alive(seat):
        seat = next_seat(board, seat)
    if seat == author:
        become(board, STEP_FARCE_OVER)
    else:
        board.set_top(FARCE_REACHED, seat)
        effects.loss(board, seat, 1, NOBODY, author)


def over(board: Board) -> None:
    """BAL-113, BAL-117, BAL-R51, BAL-R64. The cards are discarded, the tokens go back into the bowl."""
    rules.sweep_table(board)
    board.token = NO_CARD
    board.other_token = NO_CARD
    board.facing = NOBODY
    board.pop()

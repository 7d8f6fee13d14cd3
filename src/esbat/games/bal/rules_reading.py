"""Reading aloud (BAL-051 … BAL-055): who reads what, who calls a fault, and what is judged.

Whatever lays cards calls `rules.say_cards` and then `read_aloud`; the row below on the stack goes on once
everything has been read, and looks at `annulled` (the go is void) and `silent` (cards that do not count).
With `incantation` off all of it is skipped.
"""

from typing import Final

from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, SEAT_BIT
from esbat.games.bal import moves, rules
from esbat.games.bal.events import (
    EVENT_ACCEPTED,
    EVENT_CHALLENGED,
    EVENT_CLEARED,
    EVENT_FAULTED,
    EVENT_READING_STOPPED,
    EVENT_RECITED,
)
from esbat.games.bal.names import (
    ASK_ADMIT,
    ASK_CHALLENGE,
    ASK_PENALTY,
    ASK_RECITE,
    ASK_VOTE,
    OFF,
    RECITE_PLACE,
    STEP_JUDGED,
    TYPED,
)
from esbat.games.bal.state import Board
from esbat.parts.bits import BIT

MOST_FAILED: Final[i64] = 60
"""BAL-R98. Readings of one play that may come to nothing."""


def read_aloud(board: Board) -> None:
    """BAL-051, BAL-R95, BAL-R98. The cards just laid are to be read, if the table reads, and still does."""
    if board.incantation == OFF or board.spoken[3] == 0 or board.failed_readings == MOST_FAILED:
        return
    if board.incantation == TYPED:
        board.push(ASK_RECITE, SEAT_BIT[board.speaker])
    else:
        ask_for_challenges(board)


def ask_for_challenges(board: Board) -> None:
    """BAL-054, BAL-R88. Between the laying of the cards and their effect all others may call a fault."""
    board.push(ASK_CHALLENGE, board.living & ~SEAT_BIT[board.speaker])


def recite_moves(out: vec[i64]) -> i64:
    """BAL-051, BAL-052. Read well, read wrongly, or not read before the time ran out."""
    out[0] = moves.VERB_READ
    out[1] = moves.VERB_MISREAD
    out[2] = moves.VERB_SILENT
    return 3


def answer_recital(board: Board, move: i64) -> None:
    """BAL-051, BAL-R59.

    The verdict of a clock and a comparison outside the engine, one card after the other.
    """
    at = board.top(RECITE_PLACE)
    board.note(EVENT_RECITED, board.speaker, board.spoken[at], 1 if move == moves.VERB_SILENT else 0)
    if move == moves.VERB_SILENT:
        board.silent |= BIT[at]
    elif move == moves.VERB_MISREAD:
        board.misread = 1
    at += 1
    if at < board.spoken[3]:
        board.set_top(RECITE_PLACE, at)
    else:
        board.pop()
        ask_for_challenges(board)


def answer_challenge(board: Board, seat: i64, move: i64) -> None:
    """BAL-054. The last answer settles whether anybody heard a fault."""
    if move == moves.VERB_FAULT:
        board.answers[seat] = move + 1
    board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
    if board.top(ASKED):
        return
    board.pop()
    for other in range(board.seats):
        if board.answers[other]:
            board.challengers |= SEAT_BIT[other]
            board.note(EVENT_CHALLENGED, other, board.speaker)
    rules.clear_answers(board)
    if board.challengers == 0:
        board.misread = 0
        board.note(EVENT_ACCEPTED, board.speaker)
        count_failure(board)
    elif board.incantation == TYPED:
        judge(board, board.misread != 0)
    else:
        board.push(ASK_ADMIT, SEAT_BIT[board.speaker])


def answer_admission(board: Board, move: i64) -> None:
    """BAL-R95. Whoever is challenged at a talking table admits the fault, or the others vote."""
    board.pop()
    if move == moves.VERB_ADMIT:
        judge(board, True)
    else:
        board.push(ASK_VOTE, board.living & ~SEAT_BIT[board.speaker])


def answer_vote(board: Board, seat: i64, move: i64) -> None:
    """BAL-R95. A majority of the others finds a fault; a tie does not."""
    if move == moves.VERB_FAULT:
        board.answers[seat] = move + 1
    board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
    if board.top(ASKED):
        return
    board.pop()
    votes: i64 = 0
    for other in range(board.seats):
        if board.answers[other]:
            votes += 1
    rules.clear_answers(board)
    judge(board, votes * 2 > board.alive - 1)


def judge(board: Board, fault: bool) -> None:
    """BAL-052, BAL-054, BAL-R60. A fault annuls the go; a false challenge may cost its callers a card."""
    board.misread = 0
    if fault:
        board.annulled = 1
        board.note(EVENT_FAULTED, board.speaker)
    else:
        board.note(EVENT_CLEARED, board.speaker)
    count_failure(board)
    if not fault and board.false_discard:
        board.push(STEP_JUDGED, 0)
        return
    board.challengers = 0


def count_failure(board: Board) -> None:
    """BAL-R98. A reading that was annulled or left a card unread counts; after the last one nobody reads."""
    if board.annulled or board.silent:
        board.failed_readings += 1
        if board.failed_readings == MOST_FAILED:
            board.note(EVENT_READING_STOPPED)


def punish_next(board: Board) -> None:
    """BAL-R60. With that option each false challenger discards a card of their choice, in turn."""
    for seat in range(board.seats):
        if board.challengers & SEAT_BIT[seat]:
            board.challengers &= ~SEAT_BIT[seat]
            if board.sizes[seat] > 0:
                board.push(ASK_PENALTY, SEAT_BIT[seat])
                return
    board.pop()


def unread(board: Board, place: i64) -> bool:
    """BAL-051. Was the card at this place among the spoken ones not read at all?"""
    return (board.silent & BIT[place]) != 0

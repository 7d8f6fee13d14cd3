"""Set-up, turn order and end: the rulebook's back page. What needs no choice happens here."""

from esbat.engine.native import i64, vec
from esbat.engine.options import chosen, first_player
from esbat.engine.outcome import Outcome, ranks_by
from esbat.engine.state import KIND, SEAT_BIT
from esbat.games.air import rules
from esbat.games.air.events import EVENT_PLAY_ENDED, EVENT_TURN_BEGAN
from esbat.games.air.names import (
    ASK_BONUS,
    ASK_DIPLOMA,
    ASK_FLY,
    ASK_SETTLE,
    COLOURS,
    GRIMOIRES_GONE,
    NO_CARD,
    OPTIONS,
    REASONS,
    TURN_GRADUATED,
    TURN_LARGEST,
    WITCHES_GONE,
)
from esbat.games.air.state import Board
from esbat.games.air.tables import SET_ASIDE, ColourFact, witches
from esbat.parts.bag import Bag


def settle(board: Board, seat: i64) -> None:
    """AIR-016, AIR-026, AIR-027, AIR-033, AIR-034, AIR-050, AIR-079, AIR-R33. Place, deposit, or crash.

    Where she may be deposited there is a question; else a witch who fits is placed, one who does not crashes.
    """
    if rules.may_deposit(board, seat):
        board.push(ASK_SETTLE, SEAT_BIT[seat])
    elif rules.fits(board, seat, board.drawn):
        rules.place(board, seat)
    else:
        rules.crash(board, seat)
        if rules.has_beginners_bonus(board, seat, board.drawn):
            board.set_top(KIND, ASK_BONUS)
        else:
            rules.lose_crashed(board)
            end_turn(board)


def after_landing(board: Board, seat: i64) -> None:
    """AIR-048, AIR-049, AIR-063, AIR-R08, AIR-R31. A diploma is asked for only if one is possible.

    What is possible is worked out once and kept with the question.
    """
    largest = rules.largest_diplomas(board, seat)
    if largest == 0:
        end_turn(board)
    else:
        board.set_top(KIND, ASK_DIPLOMA)
        board.set_top(TURN_LARGEST, largest)


def end_turn(board: Board) -> None:
    """AIR-012, AIR-065, AIR-081, AIR-R19, AIR-R24, AIR-R32. The play ends, or the next seat flies.

    Piles can only have run out in a turn with a diploma, which is marked in the turn's row.
    """
    if board.top(TURN_GRADUATED) and rules.grimoires_run_out(board):
        end_play(board, GRIMOIRES_GONE)
    elif not rules.can_draw(board):
        end_play(board, WITCHES_GONE)
    else:
        board.pop()
        begin_turn(board, (board.turn + 1) % board.seats)


def begin_turn(board: Board, seat: i64) -> None:
    """AIR-014, AIR-018, AIR-031. A new flight: nothing flown, nothing deposited; the zones stay."""
    board.turn = seat
    board.flown = 0
    if board.deposited != NO_CARD:
        board.deposited = NO_CARD
        for colour in range(COLOURS):
            board.common[COLOURS + colour] = 0
    if board.sink is not None:
        board.note(EVENT_TURN_BEGAN, seat)
    board.push(ASK_FLY, SEAT_BIT[seat])


def end_play(board: Board, reason: i64) -> None:
    """AIR-081, AIR-083, AIR-084. Nothing more is asked."""
    board.reason = reason
    board.depth = 0
    board.note(EVENT_PLAY_ENDED, reason)


def outcome(board: Board) -> Outcome | None:
    """AIR-087, AIR-088, AIR-089, AIR-R22, AIR-R28. Points, then cards in hand; equal on both shares."""
    if board.depth > 0:
        return None
    scores: list[int] = []
    keys: list[tuple[int, int]] = []
    for seat in range(board.seats):
        scores.append(rules.points(board, seat))
        keys.append((rules.points(board, seat), board.hand_count(seat)))
    rule = "AIR-081" if board.reason == WITCHES_GONE else "AIR-083" if board.seats <= 3 else "AIR-084"
    return Outcome(scores, ranks_by(keys), REASONS[board.reason], rule)


# ---- set-up


def lay_out(board: Board, facts: list[ColourFact], options: dict[str, str]) -> None:
    """AIR-003, AIR-007, AIR-008, AIR-009, AIR-011, AIR-012, AIR-R26. A full deck, nothing dealt yet."""
    deck = full_deck(facts)
    board.deck = Bag(deck, len(deck))
    board.discard = Bag(deck[:], 0)
    board.common = empty_zone(2)
    board.columns = empty_zone(board.seats)
    board.hands = empty_zone(board.seats)
    board.chosen = empty_zone(board.seats)
    board.grimoires = empty_zone(board.seats)
    board.piles = grimoire_piles(facts, board.seats)
    board.options = chosen(OPTIONS, options)
    begin_turn(board, first_player(board, options["first_player"]))


def grimoire_piles(facts: list[ColourFact], seats: i64) -> vec[i64]:
    """AIR-002, AIR-004, AIR-005, AIR-006, AIR-010. Nine of each colour, fewer with two or three players."""
    return vec[i64]([fact.grimoires - SET_ASIDE[seats] for fact in facts])


def empty_zone(seats: i64) -> vec[i64]:
    """AIR-011. No cards of any colour for anybody."""
    return vec[i64]([0] * int(seats * COLOURS))


def full_deck(facts: list[ColourFact]) -> vec[i64]:
    """AIR-001, AIR-007. All witches, whatever the number of players."""
    return vec[i64](witches(facts))

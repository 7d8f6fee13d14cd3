"""Set-up, turn order and end: the rulebook's back page. What needs no choice happens here."""

from esbat.engine.chance import Chance
from esbat.engine.errors import BadSetting
from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64, vec
from esbat.engine.state import EMPTY_ROOM, KIND, SEAT_BIT
from esbat.games.air import decisions, effects, rules
from esbat.games.air.events import PLAY_ENDED, TURN_BEGAN
from esbat.games.air.moves import DRAW, END, LAND, TAKE
from esbat.games.air.names import (
    BONUS,
    COLOURS,
    DIPLOMA,
    FLY,
    GRIMOIRES_GONE,
    LAY,
    NO_CARD,
    SETTLE,
    SETTLING,
    TURN_GRADUATED,
    TURN_LARGEST,
    WITCHES_GONE,
)
from esbat.games.air.state import Board
from esbat.games.air.tables import HAS_CAT, SET_ASIDE, ColourFact, witches

# ---- after an answer


def after_flight(board: Board, seat: i64, move: i64) -> None:
    """AIR-015, AIR-016, AIR-043, AIR-045, AIR-048, AIR-078. A draw, a take, or the end of the flight.

    A cat is dealt with before its fifteen is settled like any other card.
    """
    verb = verb_of(move)
    if verb == DRAW:
        rules.draw(board, seat)
        if not HAS_CAT[board.drawn] or not effects.black_cat(board, seat):
            settle(board, seat)
    elif verb == TAKE:
        rules.take(board, seat, argument_of(move))
    elif verb == LAND:
        rules.land(board, seat, argument_of(move))
        after_landing(board, seat)
    else:
        rules.stop(board, seat)
        end_turn(board)


def after_cat(board: Board, seat: i64, move: i64) -> None:
    """AIR-078. Once all have shed their cards, the fifteen is settled."""
    decisions.answer_cat(board, seat, move)
    if board.top(KIND) == SETTLING:
        board.pop()
        settle(board, board.turn)


def after_bonus(board: Board, seat: i64, move: i64) -> None:
    """AIR-053, AIR-054. After a crash the turn is over: no landing, no diploma."""
    decisions.answer_bonus(board, seat, move)
    end_turn(board)


def after_diploma_choice(board: Board, seat: i64, move: i64) -> None:
    """AIR-059, AIR-063. An exchange begins, or the turn ends without one."""
    if move == END:
        end_turn(board)
    else:
        decisions.begin_diploma(board, seat, move)
        lay_forced_cards(board, seat)


def after_laying(board: Board, seat: i64, move: i64) -> None:
    """AIR-R31. The next card is asked for, or the diploma is complete."""
    decisions.answer_laying(board, seat, move)
    lay_forced_cards(board, seat)


# ---- what needs no choice


def settle(board: Board, seat: i64) -> None:
    """AIR-016, AIR-026, AIR-027, AIR-033, AIR-034, AIR-050, AIR-079, AIR-R33. Place, deposit, or crash.

    Where she may be deposited there is a question; else a witch who fits is placed, one who does not crashes.
    """
    if rules.may_deposit(board, seat):
        board.push(SETTLE, SEAT_BIT[seat])
    elif rules.fits(board, seat, board.drawn):
        rules.place(board, seat)
    else:
        rules.crash(board, seat)
        if rules.has_beginners_bonus(board, seat, board.drawn):
            board.set_top(KIND, BONUS)
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
        board.set_top(KIND, DIPLOMA)
        board.set_top(TURN_LARGEST, largest)


def lay_forced_cards(board: Board, seat: i64) -> None:
    """AIR-065, AIR-R14, AIR-R31. Forced cards lay themselves; a complete diploma ends the turn.

    If the table allows several diplomas a turn, the next one is asked for instead.
    """
    room = EMPTY_ROOM[:]
    tops = rules.joker_tops(board, seat)
    while board.top(KIND) == LAY:
        if decisions.laying_moves(board, seat, tops, room) > 1:
            return
        decisions.answer_laying(board, seat, room[0])
    board.set_top(TURN_GRADUATED, 1)
    if board.several_diplomas:
        after_landing(board, seat)
    else:
        end_turn(board)


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
    if board.deposited >= 0:
        board.deposited = NO_CARD
        for colour in range(COLOURS):
            board.common[COLOURS + colour] = 0
    if board.sink is not None:
        board.note(TURN_BEGAN, seat)
    board.push(FLY, SEAT_BIT[seat])


def end_play(board: Board, reason: i64) -> None:
    """AIR-081, AIR-083, AIR-084. Nothing more is asked."""
    board.reason = reason
    board.depth = 0
    board.note(PLAY_ENDED, reason)


def lay_out(board: Board, first_player: str, chance: Chance) -> None:
    """AIR-007, AIR-008, AIR-009, AIR-011, AIR-012, AIR-R26. A full deck, nothing dealt, one starts."""
    first: i64 = chance.pick(board.seats) if first_player == "random" else int(first_player)
    if first >= board.seats:
        seats = ", ".join(str(seat) for seat in range(board.seats))
        raise BadSetting(
            "bad-option-value", {"option": "first_player", "value": first_player, "known": f"random, {seats}"}
        )
    begin_turn(board, first)


def grimoire_piles(facts: list[ColourFact], seats: i64) -> vec[i64]:
    """AIR-002, AIR-004, AIR-005, AIR-006, AIR-010. Nine of each colour, fewer with two or three players."""
    return vec[i64]([fact.grimoires - SET_ASIDE[seats] for fact in facts])


def empty_zone(seats: i64) -> vec[i64]:
    """AIR-011. No cards of any colour for anybody."""
    return vec[i64]([0] * int(seats * COLOURS))


def full_deck(facts: list[ColourFact]) -> vec[i64]:
    """AIR-001, AIR-007. All witches, whatever the number of players."""
    return vec[i64](witches(facts))

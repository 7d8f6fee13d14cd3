"""Sortilège: all the others defend at once, in the stages of BAL-R73."""

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64
from esbat.engine.state import SEAT_BIT
from esbat.games.bal import effects, moves, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal.events import EVENT_CANCELLED, EVENT_DEFLECTED, EVENT_FAILED, EVENT_PARRIED, EVENT_VOIDED
from esbat.games.bal.names import (
    AFTER_HELP,
    AGAINST_A_HEX,
    ASK_DEFEND,
    ASK_TOGETHER,
    CARD_BAGUETTE,
    HEX_OFFSET,
    HEX_PIECES_DONE,
    HEX_WAND_READ_SEAT,
    KINDS,
    NO_CARD,
    NOBODY,
    PIECE,
    STEP_HEX_ASK,
    STEP_HEX_LOSSES,
    STEP_HEX_NEXT,
    STEP_HEX_PIECES,
    STEP_HEX_READ,
    STEP_HEX_REVEAL,
    STEP_HEX_WAND_READ,
    STEP_HEX_WANDS,
    STEP_STRIKE,
)
from esbat.games.bal.questions.base import Step
from esbat.games.bal.rules import become
from esbat.games.bal.state import PIECES, Board, next_seat


def seat_at(board: Board, offset: i64) -> i64:
    """The seat so many places clockwise from the attacker."""
    seat = board.attacker + offset
    return seat if seat < board.seats else seat - board.seats


# ---- answers wait in secret


class HexAsk(Step):
    """BAL-065, BAL-R26, BAL-R73. Every defender answers at once, hidden from the others."""

    def __init__(self) -> None:
        super().__init__("hex_ask")
        self.hides_answers = True

    def run(self, board: Board) -> None:
        become(board, STEP_HEX_WANDS)
        asked = board.living & ~SEAT_BIT[board.attacker] & ~board.hex_failed
        for seat in range(board.seats):
            if board.committed[seat]:
                asked &= ~SEAT_BIT[seat]
        if asked:
            board.push(ASK_TOGETHER, asked)


class HexWands(Step):
    """BAL-041, BAL-R22, BAL-R73.

    The first Baguette clockwise from the attacker comes before all other answers.

    They stay hidden while it is read, since they are void if it counts; other Baguettes stay in hand.
    """

    def __init__(self) -> None:
        super().__init__("hex_wands")
        self.hides_answers = True

    def run(self, board: Board) -> None:
        seat = next_seat(board, board.attacker)
        while seat != board.attacker:
            if board.committed[seat] == moves.VERB_WAND + 1:
                board.committed[seat] = 0
                rules.lay(board, seat, CARD_BAGUETTE)
                become(board, STEP_HEX_WAND_READ)
                board.set_top(HEX_WAND_READ_SEAT, seat)
                rules.say_cards(board, seat, CARD_BAGUETTE, NO_CARD, NO_CARD)
                reading.read_aloud(board)
                return
            seat = next_seat(board, seat)
        become(board, STEP_HEX_REVEAL)


class HexWandRead(Step):
    """BAL-094, BAL-R22, BAL-R23, BAL-R58.

    Cancelled for all, and only its player draws; a fault makes that defence fail.
    """

    def __init__(self) -> None:
        super().__init__("hex_wand_read", ["seat"])
        self.hides_answers = True

    def run(self, board: Board) -> None:
        seat = board.top(HEX_WAND_READ_SEAT)
        if board.annulled or board.silent:
            fail(board, seat)
            board.set_top(HEX_WAND_READ_SEAT, 0)
            become(board, STEP_HEX_ASK)
            return
        for other in range(board.seats):
            board.committed[other] = 0
        board.note(EVENT_CANCELLED, seat)
        rules.return_attack(board)
        rules.draw(board, seat, 1)
        board.pop()


# ---- answers are shown, and take effect clockwise


class HexReveal(Step):
    """BAL-040, BAL-R26, BAL-R73.

    All answers are shown together; whoever still holds a Baguette held it back.
    """

    def run(self, board: Board) -> None:
        for offset in range(1, board.seats):
            seat = seat_at(board, offset)
            board.declined += board.hands[seat * KINDS + CARD_BAGUETTE] * rules.WANDS_OF[seat]
            move = board.committed[seat] - 1
            if move >= 0 and move != moves.VERB_YIELD:
                rules.lay_defence(board, seat, move, board.colour, board.other_colour)
        become(board, STEP_HEX_NEXT)
        board.set_top(HEX_OFFSET, 1)


class HexNext(Step):
    """BAL-R26, BAL-R73. Answers take effect clockwise from the attacker's left."""

    def __init__(self) -> None:
        super().__init__("hex_next", ["offset"])

    def run(self, board: Board) -> None:
        offset = board.top(HEX_OFFSET)
        while offset < board.seats:
            seat = seat_at(board, offset)
            if board.committed[seat]:
                board.set_top(HEX_OFFSET, offset)
                become(board, STEP_HEX_READ)
                say_answer(board, seat, board.committed[seat] - 1)
                return
            offset += 1
        become(board, STEP_HEX_LOSSES)
        board.set_top(HEX_OFFSET, 1)


def say_answer(board: Board, seat: i64, move: i64) -> None:
    """BAL-051. What one defender has laid is read aloud."""
    if move == moves.VERB_YIELD:
        rules.say_cards(board, seat, NO_CARD, NO_CARD, NO_CARD)
    else:
        rules.say_defence(board, seat, move, board.colour, board.other_colour)
        reading.read_aloud(board)


class HexRead(Step):
    """BAL-066, BAL-077, BAL-R24, BAL-R69, BAL-R73, BAL-R75. What one defender's answer comes to."""

    def __init__(self) -> None:
        super().__init__("hex_read", ["offset"])

    def run(self, board: Board) -> None:
        seat = seat_at(board, board.top(HEX_OFFSET))
        move = board.committed[seat] - 1
        board.committed[seat] = 0
        verb = verb_of(move)
        become(board, STEP_HEX_NEXT)
        if board.annulled:
            rules.undo_misread(board)
            fail(board, seat)
        elif verb == moves.VERB_TREASURE or verb == moves.VERB_REMEDY or verb == moves.VERB_TRICK:
            board.push(ASK_DEFEND, SEAT_BIT[seat], AFTER_HELP, board.attacker, AGAINST_A_HEX)
            if board.silent == 0:
                effects.act(board, seat, rules.SPELL_OF[verb])
        elif verb == moves.VERB_YIELD or board.silent:
            fail(board, seat)
        elif verb == moves.VERB_BROOM:
            send_on(board, seat, argument_of(move))
        else:
            board.note(EVENT_CANCELLED if verb == moves.VERB_WAND else EVENT_PARRIED, seat)
            board.hex_won |= SEAT_BIT[seat]


def fail(board: Board, seat: i64) -> None:
    """BAL-068. The loss comes when all have answered."""
    board.note(EVENT_FAILED, seat)
    board.hex_failed |= SEAT_BIT[seat]


def send_on(board: Board, seat: i64, to: i64) -> None:
    """BAL-R24. A piece of it is sent on, and waits until all losses have been dealt with."""
    board.note(EVENT_DEFLECTED, seat, to)
    board.queue[PIECES + board.pieces * 2] = seat
    board.queue[PIECES + 1 + board.pieces * 2] = to
    board.pieces += 1


# ---- losses, pieces, draws


class HexLosses(Step):
    """BAL-067, BAL-068, BAL-132, BAL-R46, BAL-R73.

    Stage c: losses clockwise; any of them makes the attacker a winner.
    """

    def __init__(self) -> None:
        super().__init__("hex_losses", ["offset"])

    def run(self, board: Board) -> None:
        offset = board.top(HEX_OFFSET)
        while offset < board.seats:
            seat = seat_at(board, offset)
            offset += 1
            if board.hex_failed & SEAT_BIT[seat]:
                board.set_top(HEX_OFFSET, offset)
                board.hex_won |= SEAT_BIT[board.attacker]
                effects.loss(board, seat, 1, NOBODY, board.attacker)
                return
        become(board, STEP_HEX_PIECES)
        board.set_top(HEX_PIECES_DONE, 0)


class HexPieces(Step):
    """BAL-R24, BAL-R73, BAL-R74, BAL-R92.

    Stage d: each deflected piece is followed to its end; then the draws.
    """

    def __init__(self) -> None:
        super().__init__("hex_pieces", ["done"])

    def run(self, board: Board) -> None:
        at = board.top(HEX_PIECES_DONE)
        if at == board.pieces:
            draws(board)
            return
        board.set_top(HEX_PIECES_DONE, at + 1)
        recipient = board.queue[PIECES + 1 + at * 2]
        if board.is_alive(recipient):
            board.push(STEP_STRIKE, 0, board.attacker, board.queue[PIECES + at * 2], recipient, PIECE)
        else:
            board.note(EVENT_VOIDED, recipient)


def draws(board: Board) -> None:
    """BAL-048, BAL-066, BAL-067, BAL-R73, BAL-R74. Stage e: one card each, clockwise, the attacker last."""
    board.pop()
    for offset in range(1, board.seats + 1):
        seat = seat_at(board, offset)
        if board.hex_won & board.living & SEAT_BIT[seat]:
            rules.draw(board, seat, 1)

"""Spells that are played outside an attack, once they have been read: À moi, Boule, Enchantement."""

from typing import Final

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, SEAT_BIT
from esbat.games.bal import rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal.events import EVENT_ENCHANTED, EVENT_GAVE, EVENT_LOST_TURN, EVENT_STOLE
from esbat.games.bal.moves import VERB_GIVE
from esbat.games.bal.names import (
    ASK_EXCHANGE,
    ENCHANTED_SEAT,
    ENCHANTED_VICTIM,
    KINDS,
    MINE_SEAT,
    STEP_TURN_AIM,
)
from esbat.games.bal.questions.base import Question, Step
from esbat.games.bal.refusals import not_those_cards
from esbat.games.bal.state import Board, next_alive, previous_alive

SECOND_GIFT: Final[i64] = 32


class Mine(Step):
    """BAL-079, BAL-080, BAL-R28, BAL-R86.

    The turn belongs to the thief, unless the card was misread or not read.
    """

    def __init__(self) -> None:
        super().__init__("mine", ["seat"])

    def run(self, board: Board) -> None:
        seat = board.top(MINE_SEAT)
        board.pop()
        if board.annulled == 0 and not reading.unread(board, 0):
            board.active = seat
            board.stolen = True
            board.note(EVENT_STOLE, seat, board.turn)


class Enchanted(Step):
    """BAL-097, BAL-098, BAL-128, BAL-R11, BAL-R67, BAL-R86, BAL-R87.

    A random card is lost, and its owner must be attacked.

    While the card was read a false challenge may have cost her the last one: then there is nothing to take.
    """

    def __init__(self) -> None:
        super().__init__("enchanted", ["seat", "victim"])

    def run(self, board: Board) -> None:
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


# ---- Boule de cristal


class Ball(Step):
    """BAL-099, BAL-100, BAL-R40, BAL-R86. All living witches with cards choose at once what to give."""

    def __init__(self) -> None:
        super().__init__("ball", ["seat"])

    def run(self, board: Board) -> None:
        board.pop()
        if board.annulled or reading.unread(board, 0):
            return
        asked = givers(board)
        if asked:
            board.push(ASK_EXCHANGE, asked)


class Exchange(Question):
    """BAL-100. A card in hand, save the one already given to the left if there is only one of it."""

    def __init__(self) -> None:
        super().__init__("exchange", None, Shown("exchange", seats=True))
        self.several = True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        hands = board.hands
        given = board.answers[seat] - 1
        at = seat * KINDS
        for kind in range(KINDS):
            held = hands[at + kind]
            if held > 1 or (held == 1 and kind != given):
                offered.add(VERB_GIVE, kind)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-100.

        First the card for the left, then the one for the right; the last seat to choose starts the exchange.
        """
        kind = argument_of(move)
        given = board.answers[seat]
        if given == 0:
            board.answers[seat] = kind + 1
            if gifts_due(board, seat) == 2:
                return
        else:
            board.answers[seat] = given + (kind + 1) * SECOND_GIFT
        board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
        if board.top(ASKED) == 0:
            board.pop()
            exchange(board)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return not_those_cards("BAL-100", VERB_GIVE, move)

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """BAL-100. All who give, whoever has chosen already."""
        return givers(board)


def givers(board: Board) -> i64:
    """BAL-099, BAL-R40. All living witches with cards."""
    found: i64 = 0
    for seat in range(board.seats):
        if board.is_alive(seat) and board.sizes[seat] > 0:
            found |= SEAT_BIT[seat]
    return found


def gifts_due(board: Board, seat: i64) -> i64:
    """BAL-099, BAL-R40.

    One card for each neighbour, as far as the hand goes; with two left there is one neighbour.
    """
    due: i64 = 1 if board.alive == 2 else 2
    return due if board.sizes[seat] >= due else board.sizes[seat]


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

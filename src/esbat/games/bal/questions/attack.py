"""An attack from its reading to its last double; a Miroir that doubles it."""

from esbat.engine.native import i64
from esbat.games.bal import effects, rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal.events import EVENT_HEXED, EVENT_LOST_TURN, EVENT_STRUCK_AGAIN, EVENT_VOIDED
from esbat.games.bal.names import (
    ATTACK_DOUBLES_DONE,
    DOUBLE,
    MIRRORED_SEAT,
    MIRRORED_TARGET,
    NO_CARD,
    STEP_ATTACK_DOUBLES,
    STEP_ATTACK_OPEN,
    STEP_ATTACK_OVER,
    STEP_ATTACK_STRIKE,
    STEP_HEX_ASK,
    STEP_STRIKE,
)
from esbat.games.bal.questions.base import Step
from esbat.games.bal.questions.windows import MIRROR
from esbat.games.bal.rules import become
from esbat.games.bal.state import Board


class AttackRead(Step):
    """BAL-039, BAL-051, BAL-052, BAL-053, BAL-R86, BAL-R87.

    A fault ends the turn; then the spell acts, first of all.
    """

    def run(self, board: Board) -> None:
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


class AttackOpen(Step):
    """BAL-083, BAL-R32. Before any defence is shown, everyone with a mirror and a target for it is asked."""

    def run(self, board: Board) -> None:
        become(board, STEP_ATTACK_STRIKE)
        MIRROR.open(board)


class AttackStrike(Step):
    """BAL-065, BAL-084. The attack itself comes before its doubles."""

    def run(self, board: Board) -> None:
        become(board, STEP_ATTACK_DOUBLES)
        if board.hexing:
            board.push(STEP_HEX_ASK, 0)
        else:
            board.push(STEP_STRIKE, 0, board.attacker, board.attacker, board.target)


class AttackDoubles(Step):
    """BAL-084, BAL-085, BAL-R35, BAL-R37, BAL-R76.

    Doubles in the order laid; one whose target is out is void.
    """

    def __init__(self) -> None:
        super().__init__("attack_doubles", ["done"])

    def run(self, board: Board) -> None:
        at: i64 = board.top(ATTACK_DOUBLES_DONE)
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


class AttackOver(Step):
    """BAL-049. All cards laid are discarded."""

    def run(self, board: Board) -> None:
        rules.sweep_table(board)
        rules.forget_attack(board)
        board.pop()


class Mirrored(Step):
    """BAL-083, BAL-R34, BAL-R37, BAL-R86.

    The double waits its turn, unless Miroir was misread or not read.
    """

    def __init__(self) -> None:
        super().__init__("mirrored", ["seat", "target"])

    def run(self, board: Board) -> None:
        player = board.top(MIRRORED_SEAT)
        target = board.top(MIRRORED_TARGET)
        board.pop()
        if board.annulled == 0 and not reading.unread(board, 0):
            board.queue[board.doubles * 2] = player
            board.queue[board.doubles * 2 + 1] = target
            board.doubles += 1

"""Reading aloud (BAL-051 … BAL-055): who reads what, who calls a fault, and what is judged."""

from esbat.engine.decision import Shown
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves, argument_of
from esbat.engine.native import i64
from esbat.engine.state import ASKED, KIND, ROW, SEAT_BIT
from esbat.games.bal import rules
from esbat.games.bal import rules_reading as reading
from esbat.games.bal.events import (
    EVENT_ACCEPTED,
    EVENT_CHALLENGED,
    EVENT_CLEARED,
    EVENT_FAULTED,
    EVENT_RECITED,
)
from esbat.games.bal.moves import (
    VERB_ADMIT,
    VERB_DENY,
    VERB_DROP,
    VERB_FAULT,
    VERB_MISREAD,
    VERB_PASS,
    VERB_READ,
    VERB_SILENT,
)
from esbat.games.bal.names import (
    ASK_ADMIT,
    ASK_PENALTY,
    ASK_VOTE,
    RECITE_PLACE,
    STEP_HEX_WAND_READ,
    STEP_JUDGED,
    TYPED,
)
from esbat.games.bal.questions.base import Question, Step
from esbat.games.bal.questions.choosing import add_drops
from esbat.games.bal.refusals import not_those_cards
from esbat.games.bal.state import Board
from esbat.parts.bits import BIT


class Recite(Question):
    """BAL-051, BAL-052. Read well, read wrongly, or not read before the time ran out."""

    def __init__(self) -> None:
        super().__init__("recite", ["place"], Shown("recite", seats=True))
        self.reads = True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_READ)
        offered.add(VERB_MISREAD)
        offered.add(VERB_SILENT)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-051, BAL-R59.

        The verdict of a clock and a comparison outside the engine, one card after the other.
        """
        at = board.top(RECITE_PLACE)
        board.note(EVENT_RECITED, board.speaker, board.spoken[at], 1 if move == VERB_SILENT else 0)
        if move == VERB_SILENT:
            board.silent |= BIT[at]
        elif move == VERB_MISREAD:
            board.misread = 1
        at += 1
        if at < board.spoken[3]:
            board.set_top(RECITE_PLACE, at)
        else:
            board.pop()
            reading.ask_for_challenges(board)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return Refusal("BAL-051", "bal-read-first", {})


class Listening(Question):
    """BAL-054, BAL-R88. All but the speaker say at once whether they heard a fault."""

    def __init__(self, name: str) -> None:
        super().__init__(name, None, Shown(name, seats=True))
        self.several = True
        self.reads = True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_PASS)
        offered.add(VERB_FAULT)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        """BAL-054. Hidden until the last one has answered."""
        if move == VERB_FAULT:
            board.answers[seat] = move + 1
        board.set_top(ASKED, board.top(ASKED) & ~SEAT_BIT[seat])
        if board.top(ASKED) == 0:
            board.pop()
            self.settle(board)

    def settle(self, board: Board) -> None:
        """What the answers come to, now that all are in."""
        raise NotImplementedError

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return Refusal("BAL-054", "bal-fault-or-not", {})

    def awaited(self, board: Board, seat: i64, at: i64) -> i64:
        """BAL-054. All the others, whoever has answered already."""
        return board.living & ~SEAT_BIT[board.speaker]


class Challenge(Listening):
    """BAL-054, BAL-R88. Between the laying of cards and their effect all others may call a fault."""

    def __init__(self) -> None:
        super().__init__("challenge")

    def settle(self, board: Board) -> None:
        """BAL-054. The last answer settles whether anybody heard a fault."""
        for other in range(board.seats):
            if board.answers[other]:
                board.challengers |= SEAT_BIT[other]
                board.note(EVENT_CHALLENGED, other, board.speaker)
        rules.clear_answers(board)
        if board.challengers == 0:
            board.misread = 0
            board.note(EVENT_ACCEPTED, board.speaker)
            reading.count_failure(board)
        elif board.incantation == TYPED:
            judge(board, board.misread != 0)
        else:
            board.push(ASK_ADMIT, SEAT_BIT[board.speaker])


class Admit(Question):
    """BAL-R95. Whoever is challenged at a talking table admits the fault, or the others vote."""

    def __init__(self) -> None:
        super().__init__("admit", None, Shown("admit", seats=True))
        self.reads = True

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        offered.add(VERB_ADMIT)
        offered.add(VERB_DENY)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        if move == VERB_ADMIT:
            judge(board, True)
        else:
            board.push(ASK_VOTE, board.living & ~SEAT_BIT[board.speaker])

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return Refusal("BAL-R95", "bal-admit-or-deny", {})


class Vote(Listening):
    """BAL-R95. A majority of the others finds a fault; a tie does not."""

    def __init__(self) -> None:
        super().__init__("vote")

    def settle(self, board: Board) -> None:
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
    reading.count_failure(board)
    if not fault and board.false_discard:
        board.push(STEP_JUDGED, 0)
        return
    board.challengers = 0


# ---- what a false challenge costs


class Judged(Step):
    """BAL-R60. With that option each false challenger discards a card of their choice, in turn."""

    def run(self, board: Board) -> None:
        for seat in range(board.seats):
            if board.challengers & SEAT_BIT[seat]:
                board.challengers &= ~SEAT_BIT[seat]
                if board.sizes[seat] > 0:
                    board.push(ASK_PENALTY, SEAT_BIT[seat])
                    return
        board.pop()


class Penalty(Question):
    """BAL-R60. A card of one's choice is discarded."""

    def __init__(self) -> None:
        super().__init__("penalty", None, Shown("penalty", seats=True))

    def choices(self, board: Board, seat: i64, offered: Moves) -> None:
        add_drops(board, seat, 0, offered)

    def answer(self, board: Board, seat: i64, move: i64) -> None:
        board.pop()
        rules.discard_from(board, seat, argument_of(move))
        rules.forget_thrown_wands(board, seat)
        forget_waiting_answer(board, seat)

    def refuse(self, board: Board, seat: i64, move: i64) -> Refusal:
        return not_those_cards("BAL-R60", VERB_DROP, move)


def forget_waiting_answer(board: Board, seat: i64) -> None:
    """BAL-R60. A hidden answer to a Sortilège may have lost its card: it will be asked for again."""
    for at in range(board.depth):
        if board.stack[at * ROW + KIND] == STEP_HEX_WAND_READ and seat != board.speaker:
            board.committed[seat] = 0

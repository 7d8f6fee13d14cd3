"""What a seat sees of a play of Bal, as numbers."""

from typing import Final, final

from esbat.engine.move import argument_of, verb_of
from esbat.engine.native import i64, vec
from esbat.engine.state import KIND, ROW, State
from esbat.games.bal import names, rules
from esbat.games.bal.game import Bal
from esbat.games.bal.moves import card_text
from esbat.games.bal.questions import QUESTIONS
from esbat.games.bal.state import PIECES, Board
from esbat.games.bal.view import hides_committed
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_sheet import ZERO, Observer, Part, Sheet

LAYOUT: Final = 1
KIND_WORDS: Final[i64] = 3
PAIRS: Final[i64] = 4
"""So many doubles of an attack, and pieces of a Sortilège, are written out; all of them are counted."""
STRIKES: Final = vec[i64]([1 if question.fields is names.STRIKE_FIELDS else 0 for question in QUESTIONS])
FARCES: Final = vec[i64]([1 if question.fields is names.FARCE_FIELDS else 0 for question in QUESTIONS])
READS: Final = vec[i64]([1 if question.reads else 0 for question in QUESTIONS])
COMPOSES: Final = vec[i64]([1 if question.composes else 0 for question in QUESTIONS])


def parts(seats: int) -> list[Part]:
    """What follows the question."""
    kinds = [card_text(kind) for kind in range(int(names.KINDS))]
    pairs = [f"{end} {number}" for number in range(1, int(PAIRS) + 1) for end in ("from", "to")]
    found = [
        sheets.choices(
            "round",
            ["first", "turn", "active", "bound", "target", "top of discard"],
            [seats, seats, seats, seats, seats, 20],
        ),
        sheets.counts("table", ["deck", "round", "lap", "stolen", "wands declined", "doubles", "pieces"]),
        sheets.choices(
            "attack",
            ["attacker", "target", "potion", "other potion", "spell", "all"],
            [seats, seats, 20, 20, 20, 1],
        ),
        sheets.choices("strike", ["author", "sender", "defender", "double"], [seats, seats, seats, 1]),
        sheets.choices("doubles", pairs, [seats] * len(pairs)),
        sheets.flags("hex failed", sheets.seat_names(seats)),
        sheets.flags("hex won", sheets.seat_names(seats)),
        sheets.choices("pieces", pairs, [seats] * len(pairs)),
        sheets.choices(
            "farce",
            ["author", "card", "token", "other token", "facing", "helped"],
            [seats, 20, 6, 6, seats, 1],
        ),
        sheets.choices(
            "reading",
            ["speaker", "card 1", "card 2", "card 3", "place", "misread"],
            [seats, 20, 20, 20, 3, 1],
        ),
        sheets.flags("silent", ["card 1", "card 2", "card 3"]),
        sheets.flags("challengers", sheets.seat_names(seats)),
        sheets.codes("given", ["verb", "argument"]),
        sheets.counts("discard", kinds),
        sheets.counts("laid", kinds),
        sheets.counts("hand", kinds),
        sheets.counts("chosen", kinds),
    ]
    for around in range(seats):
        name = sheets.seat_name(around)
        found.append(sheets.counts(f"{name} coffer", ["alive", "lives", "own", "dead", "hand", "blow"]))
        found.append(sheets.counts(f"{name} captives", sheets.seat_names(seats)))
        found.append(sheets.codes(f"{name} answer", ["verb", "argument"]))
    return found


def topmost(board: Board, wanted: vec[i64]) -> i64:
    """Where the topmost row of one of these kinds begins on the stack, or -1."""
    stack = board.stack
    start = (board.depth - 1) * ROW
    while start >= 0:
        if wanted[stack[start + KIND]]:
            return start
        start -= ROW
    return -1


@final
class BalObserver(Observer):
    """Coffers, hand sizes and what is laid lie open; hands and what is being chosen do not."""

    __slots__ = ("turned",)

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(LAYOUT, [*QUESTIONS], seats)
        self.turned = vec[i64]([0] * 8)
        self.declare(parts(seats))

    def standing(self, state: State, seat: i64) -> i64:
        """BAL-001. Crapzouilles."""
        assert isinstance(state, Bal)
        return state.lives[seat]

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, Bal)  # known to the compiler at once, since it is final
        board = state
        self.question(board, seat, sheet)
        seats = board.seats
        target: i64 = -1
        if sheet.mine and sheet.kind == names.ASK_LAY:
            target = board.top(names.LAY_TARGET)
        sheet.eight(
            sheets.seat_from(seat, board.first, seats),
            sheets.seat_from(seat, board.turn, seats),
            sheets.seat_from(seat, board.active, seats),
            sheets.seat_from(seat, board.bound, seats),
            sheets.seat_from(seat, target, seats),
            board.top_discard + 1,
            0,
            0,
        )
        sheet.eight(
            sheets.at_most(board.deck.count),
            sheets.at_most(board.round),
            sheets.at_most(board.lap),
            1 if board.stolen else 0,
            rules.wands_declined(board, seat),
            board.doubles,
            board.pieces if board.hexing else ZERO,
            0,
        )
        self.attack(board, seat, sheet)
        self.farce(board, seat, sheet)
        self.reading(board, seat, sheet)
        self.given(board, seat, sheet)
        sheet.counts(board.discard, 0, names.KINDS, 0)
        sheet.counts(board.laid, 0, names.KINDS, 0)
        sheet.counts(board.hands, seat * names.KINDS, names.KINDS, 0)
        if sheet.mine and COMPOSES[sheet.kind]:
            sheet.counts(board.chosen, 0, names.KINDS, 0)
        else:
            sheet.nothing(KIND_WORDS)
        hidden = hides_committed(board)
        for around in range(seats):
            other = seat + around
            if other >= seats:
                other -= seats
            self.seat(board, seat, other, hidden and around > 0, sheet)

    def attack(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """BAL-031, BAL-R73. The attack, whom it has come to, its doubles; a Sortilège's pieces."""
        seats = board.seats
        if board.attacker >= 0:
            sheet.eight(
                sheets.seat_from(seat, board.attacker, seats),
                sheets.seat_from(seat, board.target, seats),
                board.colour + 1,
                board.other_colour + 1,
                board.spell + 1,
                1 if board.hexing else 0,
                0,
                0,
            )
        else:
            sheet.nothing(1)
        if board.quiet == names.ATTACK_WINDOW and board.attacker >= 0:
            attacker = sheets.seat_from(seat, board.attacker, seats)
            sheet.four(attacker, attacker, sheets.seat_from(seat, board.target, seats), 0)
        else:
            at = topmost(board, STRIKES)
            if at < 0:
                sheet.nothing(1)
            else:
                stack = board.stack
                sheet.four(
                    sheets.seat_from(seat, stack[at + names.STRIKE_AUTHOR], seats),
                    sheets.seat_from(seat, stack[at + names.STRIKE_SENDER], seats),
                    sheets.seat_from(seat, stack[at + names.STRIKE_DEFENDER], seats),
                    stack[at + names.STRIKE_WHAT] & names.DOUBLE,
                )
        self.pairs(board, seat, 0, board.doubles, sheet)
        if board.hexing:
            sheet.flags(sheets.seats_from(seat, board.hex_failed, seats), 1)
            sheet.flags(sheets.seats_from(seat, board.hex_won, seats), 1)
            self.pairs(board, seat, PIECES, board.pieces, sheet)
        else:
            sheet.flags(0, 1)
            sheet.flags(0, 1)
            sheet.nothing(1)

    def pairs(self, board: Board, seat: i64, start: i64, many: i64, sheet: Sheet) -> None:
        """Doubles or pieces: from whom, and to whom."""
        if many == 0:
            sheet.nothing(1)
            return
        turned = self.turned
        queue = board.queue
        for at in range(PAIRS * 2):
            turned[at] = sheets.seat_from(seat, queue[start + at], board.seats) if at < many * 2 else ZERO
        sheet.counts(turned, 0, PAIRS * 2, 0)

    def farce(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """BAL-104. The Farce under way."""
        at = topmost(board, FARCES)
        if at < 0:
            sheet.nothing(1)
            return
        seats = board.seats
        stack = board.stack
        sheet.eight(
            sheets.seat_from(seat, stack[at + names.FARCE_AUTHOR], seats),
            stack[at + names.FARCE_CARD] + 1,
            board.token + 1,
            board.other_token + 1,
            sheets.seat_from(seat, board.facing, seats),
            1 if stack[at + names.FARCE_HELPED] else 0,
            0,
            0,
        )

    def reading(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """BAL-051. What is being read aloud; a slip of the tongue is known to the speaker alone."""
        if board.depth == 0 or not READS[board.top(KIND)]:
            sheet.nothing(1)
            sheet.flags(0, 1)
            sheet.flags(0, 1)
            return
        spoken = board.spoken
        many = spoken[3]
        sheet.eight(
            sheets.seat_from(seat, board.speaker, board.seats),
            spoken[0] + 1 if many > 0 else ZERO,
            spoken[1] + 1 if many > 1 else ZERO,
            spoken[2] + 1 if many > 2 else ZERO,
            board.top(names.RECITE_PLACE) + 1 if board.top(KIND) == names.ASK_RECITE else ZERO,
            1 if board.misread and seat == board.speaker else 0,
            0,
            0,
        )
        sheet.flags(board.silent, 1)
        sheet.flags(sheets.seats_from(seat, board.challengers, board.seats), 1)

    def given(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """What the seat itself has answered in secret: a move, or the cards it gives away."""
        answer = board.answers[seat]
        if answer == 0:
            sheet.nothing(1)
        elif board.top(KIND) == names.ASK_EXCHANGE:
            sheet.four(answer & 31, answer >> 5, 0, 0)
        else:
            sheet.four(verb_of(answer - 1) + 1, argument_of(answer - 1) + 1, 0, 0)

    def seat(self, board: Board, seat: i64, other: i64, hidden: bool, sheet: Sheet) -> None:
        """BAL-045, BAL-059, BAL-089. One seat as another sees it."""
        sheet.eight(
            1 if board.is_alive(other) else 0,
            board.lives[other],
            board.own[other],
            board.dead[other],
            board.sizes[other],
            sheets.at_most(board.out[other]),
            0,
            0,
        )
        captives = board.captives
        turned = self.turned
        seats = board.seats
        for around in range(seats):
            owner = seat + around
            if owner >= seats:
                owner -= seats
            turned[around] = captives[other * names.MOST_SEATS + owner]
        sheet.counts(turned, 0, seats, 0)
        answer = board.committed[other]
        if answer == 0 or hidden:
            sheet.nothing(1)
        else:
            sheet.four(verb_of(answer - 1) + 1, argument_of(answer - 1) + 1, 0, 0)

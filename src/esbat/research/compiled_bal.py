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
from esbat.research import compiled_parts as declared
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_observer import Observer
from esbat.research.compiled_parts import Part
from esbat.research.compiled_sheet import ZERO, Sheet, all_ahead, first_ahead

LAYOUT: Final = 1
KIND_WORDS: Final[i64] = 3
UNDER_WAY: Final[i64] = 10
"""Words of an attack (with its doubles and pieces), a Farce and a reading."""
READING: Final[i64] = 3
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
        declared.choices(
            "round",
            ["first", "turn", "active", "bound", "target", "top of discard"],
            [seats, seats, seats, seats, seats, 20],
        ),
        declared.counts("table", ["deck", "round", "lap", "stolen", "wands declined", "doubles", "pieces"]),
        declared.choices(
            "attack",
            ["attacker", "target", "potion", "other potion", "spell", "all"],
            [seats, seats, 20, 20, 20, 1],
        ),
        declared.choices("strike", ["author", "sender", "defender", "double"], [seats, seats, seats, 1]),
        declared.choices("doubles", pairs, [seats] * len(pairs)),
        declared.few("hex failed", declared.seat_names(seats)),
        declared.few("hex won", declared.seat_names(seats)),
        declared.choices("pieces", pairs, [seats] * len(pairs)),
        declared.choices(
            "farce",
            ["author", "card", "token", "other token", "facing", "helped"],
            [seats, 20, 6, 6, seats, 1],
        ),
        declared.choices(
            "reading",
            ["speaker", "card 1", "card 2", "card 3", "place", "misread"],
            [seats, 20, 20, 20, 3, 1],
        ),
        declared.few("silent", ["card 1", "card 2", "card 3"]),
        declared.few("challengers", declared.seat_names(seats)),
        declared.codes("given", ["verb", "argument"]),
        declared.counts("discard", kinds),
        declared.counts("laid", kinds),
        declared.counts("hand", kinds),
        declared.counts("chosen", kinds),
    ]
    for around in range(seats):
        name = declared.seat_name(around)
        found.append(declared.counts(f"{name} coffer", ["alive", "lives", "own", "dead", "hand", "blow"]))
        found.append(declared.counts(f"{name} captives", declared.seat_names(seats)))
        found.append(declared.codes(f"{name} answer", ["verb", "argument"]))
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

    def body_ahead(self, state: State) -> i64:
        assert isinstance(state, Bal)
        found = len(state.discard) + len(state.sizes) + len(state.captives) + len(state.spoken)
        return found + state.first + state.top_discard + state.spell + state.facing + state.quiet

    def numbers_ahead(self, state: State) -> i64:
        assert isinstance(state, Bal)
        found = all_ahead(state.hands) + all_ahead(state.discard) + all_ahead(state.laid)
        found += first_ahead(state.sizes) + first_ahead(state.own) + first_ahead(state.dead)
        found += first_ahead(state.lives) + all_ahead(state.captives) + first_ahead(state.out)
        found += first_ahead(state.answers) + first_ahead(state.committed) + first_ahead(state.stack)
        return found + state.deck.count + state.chance.picks

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
        self.under_way(board, seat, sheet)
        self.given(board, seat, sheet)
        sheet.counts_within(board.discard, 0, names.KINDS, 0)
        sheet.counts_within(board.laid, 0, names.KINDS, 0)
        sheet.counts_within(board.hands, seat * names.KINDS, names.KINDS, 0)
        if sheet.mine and COMPOSES[sheet.kind]:
            sheet.counts_within(board.chosen, 0, names.KINDS, 0)
        else:
            sheet.blank_within(KIND_WORDS)
        for around in range(seats):
            other = seat + around
            if other >= seats:
                other -= seats
            self.seat(board, seat, other, sheet)

    def under_way(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """An attack, a Farce, a reading aloud; most of the time there is none of them."""
        striking = board.attacker >= 0 or board.hexing or board.doubles > 0
        strike = topmost(board, STRIKES)
        farce = topmost(board, FARCES)
        reads = board.depth > 0 and READS[board.top(KIND)] != 0
        if not striking and strike < 0 and farce < 0 and not reads:
            sheet.blank_within(UNDER_WAY)
            return
        self.attack(board, seat, strike, sheet)
        self.farce(board, seat, farce, sheet)
        if reads:
            self.reading(board, seat, sheet)
        else:
            sheet.blank_within(READING)

    def attack(self, board: Board, seat: i64, at: i64, sheet: Sheet) -> None:
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
            sheet.blank()
        if board.quiet == names.ATTACK_WINDOW and board.attacker >= 0:
            attacker = sheets.seat_from(seat, board.attacker, seats)
            sheet.four(attacker, attacker, sheets.seat_from(seat, board.target, seats), 0)
        elif at < 0:
            sheet.blank()
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
            sheet.few(sheets.seats_from(seat, board.hex_failed, seats))
            sheet.few(sheets.seats_from(seat, board.hex_won, seats))
            self.pairs(board, seat, PIECES, board.pieces, sheet)
        else:
            sheet.blank_within(3)

    def pairs(self, board: Board, seat: i64, start: i64, many: i64, sheet: Sheet) -> None:
        """Doubles or pieces: from whom, and to whom."""
        if many == 0:
            sheet.blank()
            return
        turned = self.turned
        queue = board.queue
        for at in range(PAIRS * 2):
            turned[at] = sheets.seat_from(seat, queue[start + at], board.seats) if at < many * 2 else ZERO
        sheet.counts_within(turned, 0, PAIRS * 2, 0)

    def farce(self, board: Board, seat: i64, at: i64, sheet: Sheet) -> None:
        """BAL-104. The Farce under way."""
        if at < 0:
            sheet.blank()
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
        sheet.few(board.silent)
        sheet.few(sheets.seats_from(seat, board.challengers, board.seats))

    def given(self, board: Board, seat: i64, sheet: Sheet) -> None:
        """What the seat itself has answered in secret: a move, or the cards it gives away."""
        answer = board.answers[seat]
        if answer == 0:
            sheet.blank()
        elif board.top(KIND) == names.ASK_EXCHANGE:
            sheet.four(answer & 31, answer >> 5, 0, 0)
        else:
            sheet.four(verb_of(answer - 1) + 1, argument_of(answer - 1) + 1, 0, 0)

    def seat(self, board: Board, seat: i64, other: i64, sheet: Sheet) -> None:
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
        first = other * names.MOST_SEATS
        owner = first + seat
        word: i64 = 0
        for around in range(board.seats):  # from the last of them to the one who looks
            if owner == first:
                owner += board.seats
            owner -= 1
            word = word * 256 + captives[owner]
        sheet.word(word)
        answer = board.committed[other]
        if answer == 0 or (other != seat and hides_committed(board)):
            sheet.blank()
        else:
            sheet.four(verb_of(answer - 1) + 1, argument_of(answer - 1) + 1, 0, 0)

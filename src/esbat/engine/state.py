"""The contract of a play in progress.

A state is a plain object of small numbers. Its open questions lie on a stack inside it: the topmost row
is always a question somebody must answer, or the stack is empty and the play is over. Rows below wait
for what is above them, so nesting (attack, deflection, treasure; action, token, action, bonus) needs no
special code, and a play can be stored, cloned or handed over in the middle of a question.
"""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.decision import Decision, Kind, Shown
from esbat.engine.errors import Refusal
from esbat.engine.event import Listener
from esbat.engine.move import Moves
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.outcome import Outcome
from esbat.engine.view import View

ROW: Final[i64] = 6
"""Numbers in a row of the stack: its kind, the seats that are asked, and four that each kind names."""
KIND: Final[i64] = 0
ASKED: Final[i64] = 1
UNASKED: Final[i64] = 0
"""No kind of question: it says what those are told who are not asked, and all when the play is over."""
FIRST: Final[i64] = 2
"""The first of a row's own numbers; games call them by names: `FIELDS`, `top(STRIKE_DEFENDER)`."""

OVER: Final = "over"
"""What the moment is called at which nothing is asked any more."""

# The bit of each seat, and the lowest seat of each set of seats (up to six).
SEAT_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32])
LOWEST_SEAT: Final = vec[i64]([-1] + [(s & -s).bit_length() - 1 for s in range(1, 64)])

NOTHING: Final = vec[i64]([])
"""What a fresh board has in place of numbers: the set-up lays them out."""


def in_row(numbers: vec[i64], count: i64) -> list[int]:
    """The first so many of these numbers, as a list."""
    found: list[int] = []
    for at in range(count):
        found.append(numbers[at])
    return found


def every(numbers: vec[i64]) -> list[int]:
    """All of these numbers, as a list."""
    return in_row(numbers, len(numbers))


@mypyc_attr(acyclic=True)
class State:
    """Everything remembered between two moves, and the questions one may put to it."""

    __slots__ = ("chance", "depth", "patient", "seats", "sink", "stack")

    def __init__(self, seats: i64, chance: Chance, rows: i64, like: "State | None") -> None:
        """With nothing asked yet, and room for so many rows; or with those of another."""
        self.seats = seats
        self.chance = chance
        if like is None:
            self.stack = vec[i64]([0] * int(rows * ROW))
            self.depth: i64 = 0
        else:
            self.stack = like.stack[:]
            self.depth = like.depth
        self.sink: Listener | None = None
        # A patient play stops at a window even if nobody is asked in it, until told to go on (`go_on`), so
        # that a table can let the same time pass either way. Copies are not patient: search never waits.
        self.patient: bool = False

    # ---- what a game provides

    def generate(self, seat: i64, moves: Moves) -> None:
        """Write down what a seat that is asked may choose, in a fixed order, in place of what is there."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Carry out a legal move and run on to the next question. The move is trusted."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What this seat may see; ONLOOKER for no seat."""
        raise NotImplementedError

    def view_beside(self, seat: int, other: View, now: bool) -> View:
        """`view`, for those who have one of this play already: what is open and still the same may be shared.

        `now` if that other one, by whatever eyes, is of this very moment.
        """
        return self.view(seat)

    def clone(self) -> "State":
        """The same play with the same luck to come, living its own life, unheard."""
        raise NotImplementedError

    def imagine(self, seat: i64, chance: Chance) -> "State":
        """A state this seat cannot tell from the truth: what it does not know is dealt anew."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Scores, ranks and the reason; None while the play goes on."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Every number of the state in a fixed order: equal lists, equal futures (luck aside)."""
        raise NotImplementedError

    def kind_of(self, kind: i64) -> Kind:
        """The kind of question or step with this number."""
        raise NotImplementedError

    def refuse(self, seat: i64, move: i64) -> Refusal:
        """Why a seat may not choose this: as the question says that it is asked (`asked_kind`)."""
        raise NotImplementedError

    # ---- what every state has

    def acting(self) -> list[int]:
        """The seats that are asked now, lowest first; empty when the play is over. For the referee."""
        asked = self.asked()
        return [seat for seat in range(self.seats) if asked & SEAT_BIT[seat]]

    def asked(self) -> i64:
        """The same as a set of bits."""
        if self.depth == 0:
            return 0
        return self.stack[(self.depth - 1) * ROW + ASKED]

    def mover(self) -> i64:
        """The lowest seat that is asked, or -1 when the play is over."""
        if self.depth == 0:
            return -1
        return LOWEST_SEAT[self.stack[(self.depth - 1) * ROW + ASKED]]

    def legal(self, seat: int) -> list[int]:
        """The seat's legal moves in their fixed order, no twins; empty for those who are not asked."""
        if not 0 <= seat < self.seats or not self.asked() & SEAT_BIT[seat]:
            return []
        moves = Moves()
        self.generate(seat, moves)
        return moves.listed()

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """The rule that forbids this move to this seat now, or None if it is legal."""
        if self.asked_kind(seat) != UNASKED:
            moves = Moves()
            self.generate(seat, moves)
            if moves.has(move):
                return None
        return self.refuse(seat, move)

    def asked_kind(self, seat: i64) -> i64:
        """The kind of the question that this seat is asked, UNASKED if it is asked none."""
        if 0 <= seat < self.seats and self.asked() & SEAT_BIT[seat]:
            return self.stack[(self.depth - 1) * ROW + KIND]
        return UNASKED

    def question(self) -> Decision | None:
        """The open question, or None when the play is over."""
        return self.row(self.depth - 1) if self.depth else None

    def question_for(self, seat: int) -> Decision | None:
        """The open question as far as this seat may know it; whole for those who are asked.

        The others know what the game shows them of its kind (`shown`), and whom they believe to be asked.
        """
        if self.depth == 0:
            return None
        mine = self.asks(seat)
        at = self.open_row(mine)
        shown = self.shown(self.stack[at * ROW])
        asked: i64 = self.awaited(seat, at) if shown.seats else 0
        if mine:
            asked |= SEAT_BIT[seat]
        question = self.row_to(at, asked)
        return question if mine else question.as_shown(shown, question.seats)

    def phase_for(self, seat: i64) -> str:
        """The name of `question_for`, for those who need no more of it; "over" when the play is."""
        if self.depth == 0:
            return OVER
        mine = self.asks(seat)
        kind = self.stack[self.open_row(mine) * ROW]
        return self.question_name(kind) if mine else self.shown(kind).name

    def asks(self, seat: i64) -> bool:
        """Is this seat asked?"""
        return 0 <= seat < self.seats and (self.asked() & SEAT_BIT[seat]) != 0

    def open_row(self, mine: bool) -> i64:
        """Where the open question lies for one who is asked, or for the others; only if the play goes on."""
        at = self.depth - 1
        while not mine and at > 0 and self.shown(self.stack[at * ROW]).below:
            at -= 1
        return at

    def shown(self, kind: i64) -> Shown:
        """What those who are not asked may know of this kind of question: nothing unless a game says so."""
        return self.kind_of(kind).shown

    def question_name(self, kind: i64) -> str:
        """The name of a kind of question or step."""
        return self.kind_of(kind).name

    def field_names(self, kind: i64) -> list[str]:
        """What the numbers of a row of this kind are called, in their order."""
        return self.kind_of(kind).fields

    def awaited(self, seat: i64, at: i64) -> i64:
        """Whom this seat believes to be asked the question in that row, as a set of bits.

        Asked for only where seats are shown. Games whose seats answer in secret say whom all can expect
        to be asked, whoever has answered already.
        """
        return self.stack[at * ROW + ASKED]

    def in_window(self) -> bool:
        """Is this a window: a moment at which nobody may know who is asked, nor whether anybody is?"""
        return False

    def go_on(self) -> None:
        """Leave a window in which nobody is asked, as a patient play has to be told."""
        raise NotImplementedError

    def window_ahead(self) -> "State | None":
        """This play as it would be if all who are asked in this window passed; None if no such seat is next.

        Only if somebody else would then be asked in the same window: a table may ask them all at once.
        """
        return None

    def questions(self) -> list[Decision]:
        """All rows of the stack, the open question last."""
        return [self.row(at) for at in range(self.depth)]

    def row(self, at: i64) -> Decision:
        return self.row_to(at, self.stack[at * ROW + ASKED])

    def row_to(self, at: i64, asked: i64) -> Decision:
        """A row, with these for the seats that are asked."""
        start = at * ROW
        stack = self.stack
        kind = int(stack[start + KIND])
        seats: list[int] = [seat for seat in range(self.seats) if asked & SEAT_BIT[seat]]
        fields = self.field_names(kind)
        numbers: list[int] = [int(stack[start + FIRST + place]) for place in range(len(fields))]
        return Decision(kind, self.question_name(kind), seats, fields, numbers)

    # ---- for rules

    def push(self, kind: i64, seats: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a question (to a set of seats) or a step (to none) on top of the stack."""
        stack = self.stack
        start = self.depth * ROW
        stack[start] = kind
        stack[start + 1] = seats
        stack[start + 2] = a
        stack[start + 3] = b
        stack[start + 4] = c
        stack[start + 5] = d
        self.depth += 1

    def pop(self) -> None:
        """Take the topmost row away: it has been answered or carried out."""
        self.depth -= 1

    def top(self, field: i64) -> i64:
        """A number of the topmost row: KIND, ASKED, or one of the fields its kind declares."""
        return self.stack[(self.depth - 1) * ROW + field]

    def set_top(self, field: i64, value: i64) -> None:
        """Replace a number of the topmost row: the question goes on with less left to ask."""
        self.stack[(self.depth - 1) * ROW + field] = value

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell the listener, if there is one, that something has happened."""
        sink = self.sink
        if sink is not None:
            sink.hear(kind, a, b, c, d)

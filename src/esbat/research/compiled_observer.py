"""What every game's observer has in common: whose eyes, which question, rows as long as declared."""

from esbat.engine.decision import Kind
from esbat.engine.native import i64, vec
from esbat.engine.state import ASKED, FIRST, KIND, ROW, SEAT_BIT, State
from esbat.parts.bits import WIDE_BIT
from esbat.research import compiled_parts as declared
from esbat.research import compiled_sheet as sheets
from esbat.research.compiled_parts import Part
from esbat.research.compiled_sheet import LARGEST, ZERO, Sheet, seats_from


class Observer:
    """What one game shows a seat, as a row of numbers."""

    __slots__ = (
        "about",
        "below",
        "own_phase",
        "parts",
        "phase_words",
        "sets",
        "shown_phase",
        "tells_seats",
        "version",
        "words",
    )

    def __init__(self, version: int, kinds: list[Kind], seats: int) -> None:
        self.version = version
        # The names a question may go by: its own for those who are asked, another for the others.
        # The first kind is for those who are not asked: no question ever goes by its name.
        own = [kinds[0].shown.name, *(kind.name for kind in kinds[1:])]
        names = ["over"]
        for kind, own_name in zip(kinds, own, strict=True):
            for name in (own_name, kind.shown.name):
                if name not in names:
                    names.append(name)
        self.own_phase = vec[i64]([names.index(name) for name in own])
        self.shown_phase = vec[i64]([names.index(kind.shown.name) for kind in kinds])
        self.below = vec[i64]([1 if kind.shown.below else 0 for kind in kinds])
        self.tells_seats = vec[i64]([1 if kind.shown.seats else 0 for kind in kinds])
        # How many numbers each kind of question has: what stands in its row beyond them means nothing.
        self.about = vec[i64]([len(kind.fields) for kind in kinds])
        self.phase_words: i64 = (len(names) + 7) // 8
        self.words: i64 = 0
        self.sets: i64 = 0
        self.parts: list[Part] = [
            declared.flags("question", [name or "hidden" for name in names]),
            declared.few("asked", declared.seat_names(seats)),
            # Moves name seats by their numbers, all else counts them from the one who looks.
            declared.few("seat", [str(seat) for seat in range(seats)]),
            declared.counts("about", ["first", "second", "third", "fourth"]),
        ]

    def declare(self, parts: list[Part]) -> None:
        """The parts that follow those every game has."""
        self.parts += parts
        words = 0
        sets = 0
        for part in self.parts:
            words += part.words()
            sets += part.remembered
        self.words = words
        self.sets = sets

    def sheet(self, rows: int) -> Sheet:
        """An empty sheet of so many rows."""
        return Sheet(rows * self.words, rows * self.sets)

    def observe(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Write the row of this seat where the sheet stands."""
        raise NotImplementedError

    def standing(self, state: State, seat: i64) -> i64:
        """The points of a seat as they lie open for all to see, while the play goes on."""
        raise NotImplementedError

    def body_ahead(self, state: State) -> i64:
        """Read here and there among the fields of a state that will be observed after the next.

        A thousand large states do not fit into the processor's nearest memory. First what says where its
        numbers lie is fetched, then, one table later, the numbers: so nobody waits for either.
        """
        return state.depth

    def numbers_ahead(self, state: State) -> i64:
        """Read here and there in the numbers of a state that will be observed next."""
        return sheets.first_ahead(state.stack)

    def write(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """The same into a row of the sheet; a row of another length is a mistake of ours."""
        sheet.at = row * self.words
        sheet.next_set = row * self.sets
        self.observe(state, seat, sheet)
        if sheet.at != (row + 1) * self.words:
            raise ValueError(f"{sheet.at - row * self.words} words were written, not {self.words}")
        if sheet.next_set != (row + 1) * self.sets:
            raise ValueError(f"{sheet.next_set - row * self.sets} sets were written, not {self.sets}")

    def question(self, state: State, seat: i64, sheet: Sheet) -> None:
        """The open question as this seat knows it, as `State.question_for` has it; then who is asked.

        Its numbers are for those who are asked; a number that is a set is cut off like any large one.
        """
        phase: i64 = 0
        asked: i64 = 0
        sheet.kind = 0
        sheet.mine = False
        start: i64 = 0
        if state.depth > 0:
            stack = state.stack
            at = state.depth - 1
            start = at * ROW
            kind = stack[start + KIND]
            if stack[start + ASKED] & SEAT_BIT[seat]:
                sheet.mine = True
                sheet.kind = kind
                phase = self.own_phase[kind]
            else:
                while self.below[kind] and at > 0:
                    at -= 1
                    kind = stack[at * ROW + KIND]
                start = at * ROW
                phase = self.shown_phase[kind]
                if phase == self.own_phase[kind]:
                    sheet.kind = kind
            if self.tells_seats[kind]:
                asked = state.awaited(seat, at)
            if sheet.mine:
                asked |= SEAT_BIT[seat]
        sheet.row = start
        sheet.flags(WIDE_BIT[phase], self.phase_words)
        sheet.few(seats_from(seat, asked, state.seats))
        sheet.few(SEAT_BIT[seat])
        many: i64 = self.about[sheet.kind] if sheet.mine else ZERO
        if many == 0:
            sheet.blank()
            return
        stack = state.stack
        first = start + FIRST
        sheet.four(
            from_one(stack[first]),
            from_one(stack[first + 1]) if many > 1 else ZERO,
            from_one(stack[first + 2]) if many > 2 else ZERO,
            from_one(stack[first + 3]) if many > 3 else ZERO,
        )


def from_one(number: i64) -> i64:
    """One more than the number, so that nobody (-1) is 0; cut off if it is too large to be a small thing."""
    return number + 1 if -1 <= number < LARGEST else LARGEST

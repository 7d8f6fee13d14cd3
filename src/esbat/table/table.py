"""A play with its record and its version: the one gate through which moves enter from outside.

Every accepted act (a move, or taking one back) raises the version by one. A list of acts is all that has
to be kept to lay the same table again; state is never stored.
"""

from esbat.engine.chance import sealed
from esbat.engine.errors import EsbatError, Refused
from esbat.engine.event import Event, Listener, is_barrier
from esbat.engine.game import Game
from esbat.engine.native import mypyc_attr
from esbat.engine.options import recorded, settled
from esbat.engine.record import Record
from esbat.engine.state import State
from esbat.engine.view import ONLOOKER
from esbat.table.alone import is_open, only_answer

UNDO = "undo"
"""The act of taking back one's last move."""


CHOSEN, ALONE, ALONE_IN_SECRET = 0, 1, 2
"""Of a move: there was a choice; there was none, as all could see; there was none, as only the seat knows."""


@mypyc_attr(acyclic=True)
class Happening:
    """What one act brought about: who did what, the events, and whether it can still be taken back."""

    __slots__ = ("alone", "barrier", "events", "seat", "secret", "text", "version")

    def __init__(
        self,
        version: int,
        seat: int,
        text: str,
        events: list[Event],
        barrier: bool,
        secret: bool = False,
        alone: int = CHOSEN,
    ) -> None:
        self.version = version
        self.seat = seat
        self.text = text
        self.events = events
        self.barrier = barrier
        self.secret = secret  # a move taken back of which nothing had been told
        self.alone = alone  # nothing else was possible, and who knows


class Table:
    """One play: its state, its moves so far, and everything that has happened."""

    def __init__(
        self,
        game: Game,
        seats: int,
        wishes: dict[str, str],
        secret: bytes,
        players: list[str],
        patient: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = settled(game.options, wishes)
        self.secret = secret
        self.players = players
        self.patient = patient  # stops at windows in which nobody is asked, until told to `go_on`
        self.settles = False  # answers questions that leave no choice (`alone`), and takes them back unasked
        self.acts: list[tuple[int, str]] = []
        self.happenings: list[Happening] = []
        self.standing: list[Happening] = []  # the moves not taken back, in order
        self.state = self.fresh()

    @property
    def version(self) -> int:
        return len(self.acts)

    @property
    def over(self) -> bool:
        return self.state.depth == 0

    def fresh(self) -> State:
        """The play at its first question, with what happened before it."""
        state = self.game.new(self.seats, self.options, sealed(self.secret), None, self.patient)
        state.sink = Listener()
        return state

    @property
    def waiting(self) -> bool:
        """Has a patient table stopped at a window in which nobody is asked?"""
        return self.patient and self.state.in_window() and not self.state.acting()

    def go_on(self) -> Happening:
        """Go on from there. This is no act: laying the table again from its acts does it by itself."""
        happening = self.left_window(self.state)
        self.happenings.append(happening)
        if self.standing:
            # Somebody else is asked now.
            self.standing[-1].barrier = True
        return happening

    def left_window(self, state: State) -> Happening:
        listener = Listener()
        state.sink = listener
        state.go_on()
        return Happening(self.version, -1, "", listener.events, True)

    def submit(self, seat: int, text: str) -> Happening:
        """Carry out an act from outside: it must be well-formed, and legal for that seat."""
        if text == UNDO:
            return self.undo(seat)
        move = self.game.parse(text)
        # A seat that is not at this table, however large its number, is an onlooker to the rules.
        refusal = self.state.why_not(seat if 0 <= seat < self.seats else ONLOOKER, move)
        if refusal is not None:
            raise Refused(refusal)
        alone = self.alone() if self.settles else CHOSEN
        happening = self.play(self.state, seat, move, self.version + 1)
        happening.alone = alone
        self.acts.append((seat, happening.text))
        self.happenings.append(happening)
        self.standing.append(happening)
        return happening

    def alone(self) -> int:
        """Does the open question leave a choice? If not, who can tell?"""
        if only_answer(self.game, self.state) is None:
            return CHOSEN
        return ALONE if is_open(self.state) else ALONE_IN_SECRET

    def play(self, state: State, seat: int, move: int, version: int) -> Happening:
        """Apply a legal move and gather what it brought about."""
        listener = Listener()
        state.sink = listener
        picks = state.chance.picks
        asked = state.acting()
        state.apply(seat, move)
        barrier = is_barrier(
            self.game.events, listener.events, state.chance.picks - picks, asked, state.acting()
        )
        return Happening(version, seat, self.game.text(move), listener.events, barrier)

    # ---- taking back

    def undoable(self, seat: int) -> int:
        """The place among the standing moves of the one this seat may take back, or -1."""
        for at in range(len(self.standing) - 1, -1, -1):
            if self.standing[at].barrier:
                return -1
            if self.standing[at].seat == seat and self.standing[at].alone == CHOSEN:
                return at
        return -1

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) >= 0

    def undo(self, seat: int) -> Happening:
        """Take back the seat's last move, never across a barrier. Others' hidden answers stand."""
        at = self.undoable(seat)
        if at < 0:
            raise EsbatError("nothing-to-undo", {})
        taken_back = self.standing.pop(at)
        # What followed from it without a choice goes with it, or it would only be answered again.
        self.standing[at:] = [later for later in self.standing[at:] if later.seat != seat or not later.alone]
        state = self.fresh()
        for standing in self.standing:
            while self.patient and state.in_window() and not state.acting():
                self.left_window(state)
            self.play(state, standing.seat, self.game.parse(standing.text), standing.version)
        self.state = state
        self.acts.append((seat, UNDO))
        secret = not taken_back.events
        happening = Happening(self.version, seat, f"{UNDO} {taken_back.text}", [], False, secret)
        self.happenings.append(happening)
        return happening

    # ---- keeping

    def lay_again(self, acts: list[tuple[int, str]]) -> None:
        """Repeat kept acts on a fresh table."""
        for seat, text in acts:
            while self.waiting:
                self.go_on()
            self.submit(seat, text)

    def record(self) -> Record:
        """The play so far; the secret is in it, so it is shown to nobody before the end."""
        outcome = self.state.outcome()
        return Record(
            self.game.code,
            self.game.edition,
            self.seats,
            recorded(self.game.options, self.options),
            self.players,
            self.secret,
            [(standing.seat, standing.text) for standing in self.standing],
            None if outcome is None else outcome.data(),
            None,
            None if self.game.pack is None else self.game.pack.data(),
        )

"""Hypothesis plays: moves, refusals, undos and repetition in any order, and what must hold all along."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from esbat.engine.errors import EsbatError, Refused
from esbat.engine.record import read_record
from esbat.games.air.game import AIR
from esbat.table.table import UNDO, Table
from esbat.table.verify import replayed
from tests.games.air.hidden import counts

FLAGS = ["bonus_per_set", "several_diplomas", "allow_stop_without_landing", "open_hands", "deposit_again"]
EVERY_MOVE = AIR.all_moves()


class Sitting(RuleBasedStateMachine):
    """One play at one table, with people who try everything."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(AIR, 2, {}, bytes(16), ["a", "b"])
        self.box = counts(self.table.state)
        self.trail: list[list[int]] = []

    @initialize(
        seats=st.integers(2, 5),
        flags=st.sets(st.sampled_from(FLAGS)),
        secret=st.binary(min_size=16, max_size=16),
    )
    def sit_down(self, seats: int, flags: set[str], secret: bytes) -> None:
        names = [f"witch {seat}" for seat in range(seats)]
        self.table = Table(AIR, seats, dict.fromkeys(flags, "true"), secret, names)
        self.box = counts(self.table.state)
        self.trail = []

    @precondition(lambda self: not self.table.over)
    @rule(who=st.integers(0, 4), which=st.integers(0, 99), times=st.integers(1, 12))
    def move(self, who: int, which: int, times: int) -> None:
        """Somebody who is asked makes some legal move, a few times over."""
        for more in range(times):
            if self.table.over:
                return
            asked = self.table.state.acting()
            seat = asked[who % len(asked)]
            legal = self.table.state.legal(seat)
            self.trail.append(self.table.state.numbers())
            self.table.submit(seat, AIR.text(legal[(which + more * 7) % len(legal)]))

    @rule(seat=st.integers(-2, 6), move=st.sampled_from(EVERY_MOVE))
    def try_anything(self, seat: int, move: int) -> None:
        """A move is accepted exactly if it is legal; a refusal names a rule and changes nothing."""
        before, version = self.table.state.numbers(), self.table.version
        legal = move in self.table.state.legal(seat)
        try:
            self.table.submit(seat, AIR.text(move))
        except Refused as refused:
            assert not legal and refused.refusal.rule.startswith("AIR-") and refused.refusal.key
            assert self.table.state.numbers() == before and self.table.version == version
        else:
            assert legal
            self.trail.append(before)

    @rule(seat=st.integers(0, 4))
    def take_back(self, seat: int) -> None:
        """Undo works exactly when the table says so; the last move taken back leads where we came from."""
        possible, version = self.table.can_undo(seat), self.table.version
        last = bool(self.table.standing) and self.table.standing[-1].seat == seat
        try:
            self.table.submit(seat, UNDO)
        except EsbatError as error:
            assert not possible and error.key == "nothing-to-undo" and self.table.version == version
            return
        assert possible and self.table.version == version + 1
        if last:
            assert self.table.state.numbers() == self.trail.pop()
        else:
            self.trail = []
            again = Table(AIR, self.table.seats, self.table.options, self.table.secret, self.table.players)
            for standing in self.table.standing:
                self.trail.append(again.state.numbers())
                again.submit(standing.seat, standing.text)

    @rule()
    def lay_again(self) -> None:
        """The record and the kept acts both lead here."""
        text = self.table.record().text()
        again = replayed(read_record(text), lambda code: AIR)
        assert again.record().text() == text
        assert again.state.numbers() == self.table.state.numbers()
        kept = Table(AIR, self.table.seats, self.table.options, self.table.secret, self.table.players)
        kept.lay_again(self.table.acts)
        assert kept.version == self.table.version
        assert kept.state.numbers() == self.table.state.numbers()

    @invariant()
    def nothing_is_lost(self) -> None:
        assert counts(self.table.state) == self.box

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        state = self.table.state
        assert (state.outcome() is not None) == self.table.over == (not state.acting())
        assert all(state.legal(seat) for seat in state.acting())

    @invariant()
    def nothing_is_taken_back_across_a_barrier(self) -> None:
        if self.table.standing and self.table.standing[-1].barrier:
            assert not any(self.table.can_undo(seat) for seat in range(self.table.seats))


TestSitting = Sitting.TestCase
TestSitting.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)

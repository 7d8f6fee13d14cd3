"""The kit notices what is wrong: faulty games, each caught by the check that is meant for it.

Compiled classes cannot be subclassed from here, so these look at the source alone.
"""

from typing import Any

import pytest

import esbat.engine.state
from esbat.engine.chance import Chance
from esbat.engine.errors import Refusal
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.engine.state import State
from esbat.engine.view import View
from esbat.games.air.game import AIR, Air, AirGame
from esbat.games.air.view import AirView
from esbat.testing import conformance, hidden
from esbat.testing.conformance import NotConforming, Subject
from tests.games.air.hidden import another_truth, counts

pytestmark = pytest.mark.source
if not str(esbat.engine.state.__file__).endswith(".py"):
    pytest.skip("compiled classes cannot be subclassed", allow_module_level=True)


Whole: Any = Air  # final for the compiler; not for us here


class Faulty(Whole):  # type: ignore[misc]
    """Air with a fault; its copies have it too."""

    __slots__ = ()

    def clone(self) -> Air:
        return self.as_faulty(super().clone())

    def imagine(self, seat: i64, chance: Chance) -> Air:
        return self.as_faulty(super().imagine(seat, chance))

    def as_faulty(self, copy: Any) -> Air:
        copy.__class__ = type(self)
        return copy  # type: ignore[no-any-return]


class Sharing(Faulty):
    """Clones hold the same hands."""

    __slots__ = ()

    def clone(self) -> Air:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class Peeking(Faulty):
    """Imagination is the truth itself."""

    __slots__ = ()

    def imagine(self, seat: i64, chance: Chance) -> Air:
        return self.as_faulty(Air(self.seats, chance, self))


class Losing(Faulty):
    """Imagination forgets a card of the deck."""

    __slots__ = ()

    def imagine(self, seat: i64, chance: Chance) -> Air:
        imagined: Air = super().imagine(seat, chance)
        if imagined.deck.count:
            imagined.deck.things[0] = imagined.deck.things[imagined.deck.count - 1]
        return imagined


class Blabbing(Faulty):
    """The view shows other hands."""

    __slots__ = ()

    def view(self, seat: int) -> AirView:
        view: AirView = super().view(seat)
        view.hand_sets = self.hands[:]
        view.open_hands = True
        return view


class Misspelling(Faulty):
    """A fact by itself is another than in the view's data."""

    __slots__ = ()

    def view(self, seat: int) -> AirView:
        return Misspelt(seat, self)


class Misspelt(AirView):
    """A view that forgets a witch when asked for their number."""

    __slots__ = ()

    def fact(self, name: str) -> object:
        return 0 if name == "flown" else super().fact(name)


class Prying(Faulty):
    """Whoever looks second sees through the eyes of whoever looked first."""

    __slots__ = ()

    def view_beside(self, seat: int, other: View, now: bool) -> View:
        return other if now else self.view(seat)


class Wavering(Faulty):
    """Legal lists come in another order each time."""

    __slots__ = ()

    calls = 0

    def generate(self, seat: i64, moves: Moves) -> None:
        Wavering.calls += 1
        super().generate(seat, moves)
        if Wavering.calls % 2 and moves.count > 1:
            moves.room[0], moves.room[1] = moves.room[1], moves.room[0]


class Stammering(Faulty):
    """The first legal move is offered twice."""

    __slots__ = ()

    def generate(self, seat: i64, moves: Moves) -> None:
        super().generate(seat, moves)
        moves.put(moves.room[0])


class Silent(Faulty):
    """Refusals name no rule."""

    __slots__ = ()

    def why_not(self, seat: int, move: int) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return refusal and Refusal("", refusal.key, refusal.facts)


class Lenient(Faulty):
    """Nothing is refused."""

    __slots__ = ()

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return None


class Conjuring(Faulty):
    """A diploma leaves the pile as it was."""

    __slots__ = ()

    def apply(self, seat: i64, move: i64) -> None:
        before = self.piles[0]
        super().apply(seat, move)
        self.piles[0] = before


class FaultyGame(AirGame):
    """The title, with plays of a faulty kind."""

    __slots__ = ("kind",)

    def __init__(self, kind: type[Faulty]) -> None:
        super().__init__(AIR.facts, AIR.packing, AIR.box)
        self.kind = kind

    def set_up(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        play: Any = super().set_up(seats, options, chance)
        play.__class__ = self.kind
        return play  # type: ignore[no-any-return]


class Mumbling(FaultyGame):
    """All landings are written alike."""

    __slots__ = ()

    def text(self, move: i64) -> str:
        return super().text(move).split()[0]


FAULTS = [
    (Sharing, conformance.clones_live_their_own_lives),
    (Peeking, hidden.lookalikes_are_alike),
    (Losing, hidden.imagination_looks_like_the_truth),
    (Blabbing, hidden.imagination_looks_like_the_truth),
    (Misspelling, hidden.facts_are_those_of_the_view),
    (Prying, hidden.views_share_only_what_is_open),
    (Wavering, conformance.legal_lists_are_sound),
    (Stammering, conformance.legal_lists_are_sound),
    (Silent, conformance.other_moves_are_refused),
    (Lenient, conformance.other_moves_are_refused),
    (Conjuring, conformance.counts_are_conserved),
]


@pytest.mark.parametrize(("kind", "check"), FAULTS, ids=lambda value: value.__name__)
def test_a_faulty_game_is_caught(kind: type[Faulty], check: Any) -> None:
    with pytest.raises(NotConforming):
        check(Subject(FaultyGame(kind), 2, counts=counts, alike=another_truth))


def test_a_faultless_copy_is_not() -> None:
    for _, check in FAULTS:
        check(Subject(FaultyGame(Faulty), 2, counts=counts, alike=another_truth))


def test_moves_written_alike_are_caught() -> None:
    with pytest.raises(NotConforming):
        conformance.texts_round_trip(Subject(Mumbling(Faulty), 2))


def test_plays_that_never_end_are_caught() -> None:
    with pytest.raises(NotConforming):
        conformance.plays_end(Subject(AIR, 2, most_moves=40))

"""How many move sequences there are: one number that notices almost any change of a rule."""

import pytest

from esbat.engine.chance import seeded
from esbat.engine.playout import play_out
from esbat.engine.state import State
from esbat.games.air.game import AIR
from esbat.testing.perft import divide, perft


def middle(seats: int) -> State:
    """A play that has gone on at random for a while."""
    state = AIR.new(seats, {}, seeded(seats))
    chooser = seeded(42)
    for _ in range(150):
        seat = state.acting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.pick(len(legal))])
    return state


START = {2: 78827, 3: 62614, 4: 64861, 5: 58659}
MIDDLE = {2: 14005, 3: 2916, 4: 4218, 5: 1020}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sequences_from_the_start(seats: int) -> None:
    assert perft(AIR.new(seats, {}, seeded(seats)), 15) == START[seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sequences_from_the_middle(seats: int) -> None:
    state = middle(seats)
    before = state.numbers()
    assert perft(state, 9) == MIDDLE[seats]
    assert state.numbers() == before


def test_the_parts_make_the_whole() -> None:
    state = middle(3)
    assert sum(divide(state, 4).values()) == perft(state, 4)
    assert perft(state, 0) == 1


def test_an_ended_play_leads_nowhere() -> None:
    state = AIR.new(2, {}, seeded(1))
    play_out(state, seeded(1), 5000)
    assert perft(state, 3) == 1

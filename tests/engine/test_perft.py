"""How many move sequences there are: one number that notices almost any change of a rule."""

import pytest

from esbat.engine.chance import sealed, seeded
from esbat.engine.playout import play_out
from esbat.engine.state import State
from esbat.games.air.game import AIR
from esbat.testing.perft import divide, perft


def start(seats: int) -> State:
    """A fresh play. Sealed luck never changes, so neither do these numbers."""
    return AIR.new(seats, {}, sealed(bytes([seats]) * 16))


def middle(seats: int) -> State:
    """A play that has gone on at random for a while."""
    state = start(seats)
    chooser = sealed(bytes(16))
    for _ in range(150):
        seat = state.acting()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chooser.pick(len(legal))])
    return state


START = {2: 32068, 3: 32316, 4: 21880, 5: 25109}
MIDDLE = {2: 4057, 3: 67472, 4: 4347, 5: 873}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sequences_from_the_start(seats: int) -> None:
    assert perft(start(seats), 14) == START[seats]


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

"""Where a finished play turned: read off its states, and told with its replay."""

import random

import pytest

from esbat.engine.chance import seeded
from esbat.engine.state import State
from esbat.games import SHELF, game
from esbat.table.table import Table
from esbat.web.telling.replay import Reel
from esbat.web.telling.turning import LEAST, MOST, marked, turnings

SEATS = {"wildegrens": 1}


def played_out(code: str, seed: int) -> Table:
    """A play of this game to its end, by chance."""
    luck = random.Random(seed)
    rules = game(code)
    seats = SEATS.get(code, 3)
    table = Table(rules, seats, {}, bytes(32), [""] * seats)
    while not table.over:
        seat = table.state.acting()[0]
        table.submit(seat, rules.text(luck.choice(table.state.legal(seat))))
    return table


@pytest.mark.once
@pytest.mark.parametrize("code", ["air", "witchstone"])
def test_a_play_is_marked_where_it_turned(code: str) -> None:
    reel = Reel(played_out(code, 5))
    marks = reel.turnings
    assert 0 < len(marks) <= MOST
    assert [mark.at for mark in marks] == sorted(mark.at for mark in marks)
    for mark in marks:
        assert abs(mark.share) >= LEAST
        assert 0 < mark.at < len(reel.states)
        drawn = reel.states[mark.at].chance.picks != reel.states[mark.at - 1].chance.picks
        assert drawn or not mark.luck, "luck is marked at the card or the roll itself"


def test_what_changes_little_is_not_marked_and_what_changes_much_names_the_seat() -> None:
    table = played_out("air", 5)
    states: list[State] = Reel(table).states[:4]
    assert marked(states, 0, 3, [50, 50], [50 + LEAST - 1, 50 - LEAST + 1]) == []
    (mark,) = marked(states, 0, 3, [20, 30, 50], [20, 80, 0])
    assert (mark.seat, abs(mark.share)) == (1, 50)


@pytest.mark.once
@pytest.mark.parametrize("code", SHELF)
def test_every_game_can_be_read(code: str) -> None:
    rules = game(code)
    state = rules.new(SEATS.get(code, 3), {}, seeded(1))
    assert turnings(rules, [state, state.clone()]) == []

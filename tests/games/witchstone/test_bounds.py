"""No list of moves passes a hundred, nothing nests out of the stack's room, and lists are written at once."""

import time

import pytest

from esbat.engine.chance import seeded
from esbat.engine.move import verb_of
from esbat.games.witchstone.game import STACK_ROOM, WITCHSTONE
from esbat.games.witchstone.moves import BREAK, DONE


@pytest.mark.slow
@pytest.mark.parametrize("careful", [False, True], ids=["by lot", "using everything"])
def test_lists_stay_short_and_the_stack_shallow(careful: bool) -> None:
    """Players who never give anything up come by the longest chains."""
    longest = deepest = asked = spent = 0
    for number in range(90):
        options = {"any_spell": "true" if number % 4 == 0 else "false"}
        play = WITCHSTONE.new(2 + number % 3, options, seeded(number))
        chooser = seeded(9000 + number)
        while (seat := int(play.mover())) >= 0:
            before = time.thread_time_ns()
            moves = play.legal(seat)
            spent += time.thread_time_ns() - before
            asked += 1
            longest, deepest = max(longest, len(moves)), max(deepest, int(play.depth))
            kept = [move for move in moves if verb_of(move) not in (BREAK, DONE)] if careful else moves
            choices = kept or moves
            play.apply(seat, choices[chooser.pick(len(choices))])
    assert longest <= 100
    assert deepest * 6 <= STACK_ROOM // 2
    assert spent / asked < 5_000_000

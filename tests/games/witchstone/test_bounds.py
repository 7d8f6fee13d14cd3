"""No question offers more moves than a list may hold, however far a play has gone.

`ESBAT_PLAYS=10000` looks at ten thousand plays, which is for the compiled rules; how long the slowest list
took is noted and not judged, since other programs may be at work on the machine.
"""

import os
from collections.abc import Callable
from time import process_time_ns

from esbat.engine.chance import seeded
from esbat.games.witchstone.game import WITCHSTONE

MOST = 100
PLAYS = int(os.environ.get("ESBAT_PLAYS", "60"))


def test_no_list_of_moves_is_too_long(record_property: Callable[[str, object], None]) -> None:
    longest = slowest = questions = 0
    for number in range(PLAYS):
        state = WITCHSTONE.new(2 + number % 3, {}, seeded(number))
        chooser = seeded(number + 1_000_000)
        while state.acting():
            seat = int(state.mover())
            began = process_time_ns()
            legal = state.legal(seat)
            slowest = max(slowest, process_time_ns() - began)
            longest = max(longest, len(legal))
            questions += 1
            state.apply(seat, legal[chooser.pick(len(legal))])
    record_property("questions", questions)
    record_property("longest", longest)
    record_property("slowest_ms", slowest / 1e6)
    print(f"{PLAYS} plays, {questions} questions: longest list {longest}, slowest {slowest / 1e6:.2f} ms")
    assert 0 < longest <= MOST

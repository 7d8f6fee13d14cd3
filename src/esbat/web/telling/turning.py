"""Where a finished play turned: a turn after which somebody's prospects were not what they had been.

The prospects are those that the thinking bots learned to read from a table. A turn in which cards were drawn
or dice rolled is marked at the last of them, as luck; one without, as a choice.
"""

from collections.abc import Callable
from threading import Lock

from esbat.bots.school import School
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.own import own
from esbat.web.wire_http import Turning

LEAST = 10
"""Hundredths of a victory that a turn must bring or cost to be marked."""
MOST = 8
"""Marks in a play: the largest of them."""
Estimate = Callable[[State, int], int]
READING = Lock()
"""What reads a table has one sheet to write on."""


def turnings(game: Game, states: list[State]) -> list[Turning]:
    """The marks of a play, in its order, from its states after each move; none where nobody can read it."""
    school = own("esbat.bots", game.code, "SCHOOL")
    value = school.value() if isinstance(school, School) else None
    if value is None:
        return []
    found: list[Turning] = []
    with READING:
        before, begun = shares(value.estimate, states[0]), 0
        for at in range(1, len(states)):
            over = states[at].outcome() is not None
            if not over and school.reading.clock(states[at]) == school.reading.clock(states[begun]):
                continue
            now = shares(value.estimate, states[at])
            found += marked(states, begun, at, before, now)
            before, begun = now, at
    largest = sorted(found, key=lambda turning: -abs(turning.share))[:MOST]
    return sorted(largest, key=lambda turning: turning.at)


def shares(estimate: Estimate, state: State) -> list[int]:
    """What each seat may expect, in hundredths of a victory."""
    return [round(estimate(state, seat) / 100) for seat in range(state.seats)]


def marked(states: list[State], begun: int, end: int, before: list[int], now: list[int]) -> list[Turning]:
    """The mark of one turn, for the seat whose prospects it changed most; none if it changed little."""
    changes = [after - earlier for earlier, after in zip(before, now, strict=True)]
    seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
    if abs(changes[seat]) < LEAST:
        return []
    lucky = [at for at in range(begun + 1, end + 1) if states[at].chance.picks != states[at - 1].chance.picks]
    return [Turning(lucky[-1] if lucky else end, seat, changes[seat], bool(lucky))]

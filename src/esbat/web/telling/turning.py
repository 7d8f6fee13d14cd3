"""Where a finished play turned: a turn after which somebody's prospects were not what they had been.

The prospects are those that the thinking bots learned to read from a table. A turn in which cards were drawn
or dice rolled is marked at the last of them, as luck; one without, as a choice of whoever made it. What the
strongest bot calls a blunder (see `blunder`) is marked at the move itself, whatever luck did in that turn.
"""

from collections.abc import Callable
from threading import Lock
from typing import Final

from esbat.bots.school import School
from esbat.engine.game import Game
from esbat.engine.state import State
from esbat.own import own
from esbat.web.wire_http import Turning

LEAST = 10
"""Hundredths of a victory that a turn must bring or cost to be marked."""
MOST = 8
"""Marks in a play: the largest of them."""
SLIP = 3
"""Hundredths that a turn must cost whoever made it for its choices to be doubted."""
MOST_DOUBTED = 24
"""Choices in a play that a judge is asked about: those of the costliest turns."""
LUCK: Final = "luck"
CHOICE: Final = "choice"
BLUNDER: Final = "blunder"
Estimate = Callable[[State, int], int]
READING = Lock()
"""What reads a table has one sheet to write on."""


class Turn:
    """From which moment to which, and what each seat could expect before and after."""

    __slots__ = ("before", "begun", "end", "now")

    def __init__(self, begun: int, end: int, before: list[int], now: list[int]) -> None:
        self.begun = begun
        self.end = end
        self.before = before
        self.now = now

    def change(self, seat: int) -> int:
        """What it brought this seat, in hundredths of a victory."""
        return self.now[seat] - self.before[seat]


def turns_of(game: Game, states: list[State]) -> list[Turn]:
    """The turns of a play, from its states after each move; none where nobody can read it."""
    school = own("esbat.bots", game.code, "SCHOOL")
    value = school.value() if isinstance(school, School) else None
    if value is None:
        return []
    found: list[Turn] = []
    with READING:
        before, begun = shares(value.estimate, states[0]), 0
        for at in range(1, len(states)):
            over = states[at].outcome() is not None
            if not over and school.reading.clock(states[at]) == school.reading.clock(states[begun]):
                continue
            now = shares(value.estimate, states[at])
            found.append(Turn(begun, at, before, now))
            before, begun = now, at
    return found


def turnings(turns: list[Turn], states: list[State], acted: list[int]) -> list[Turning]:
    """The marks of a play, in its order."""
    found = [mark for turn in turns if (mark := marked(turn, states, acted)) is not None]
    return largest(found)


def largest(found: list[Turning]) -> list[Turning]:
    """Those that changed most, in the order of the play."""
    most = sorted(found, key=lambda turning: -abs(turning.share))[:MOST]
    return sorted(most, key=lambda turning: turning.at)


def shares(estimate: Estimate, state: State) -> list[int]:
    """What each seat may expect, in hundredths of a victory."""
    return [round(estimate(state, seat) / 100) for seat in range(state.seats)]


def marked(turn: Turn, states: list[State], acted: list[int]) -> Turning | None:
    """The mark of one turn; none if it changed little.

    Luck may turn it for anybody, and names the seat whose prospects changed most; a choice is told of the one
    who made it.
    """
    moments = range(turn.begun + 1, turn.end + 1)
    lucky = [at for at in moments if states[at].chance.picks != states[at - 1].chance.picks]
    if lucky:
        seat = max(range(len(turn.now)), key=lambda each: abs(turn.change(each)))
    else:
        seat = acted[turn.end]
    if abs(turn.change(seat)) < LEAST:
        return None
    return Turning(lucky[-1] if lucky else turn.end, seat, turn.change(seat), LUCK if lucky else CHOICE)


def doubted(turns: list[Turn], states: list[State], acted: list[int]) -> list[int]:
    """The moments before which somebody chose, in turns that cost them something: the costliest first."""
    slips: list[tuple[int, list[int]]] = []
    for turn in turns:
        moments = range(turn.begun + 1, turn.end + 1)
        for seat in {acted[at] for at in moments}:
            chosen = [at for at in moments if acted[at] == seat and len(states[at - 1].legal(seat)) > 1]
            if chosen and turn.change(seat) <= -SLIP:
                slips.append((turn.change(seat), chosen))
    slips.sort(key=lambda slip: slip[0])
    return [at for _, chosen in slips for at in chosen][:MOST_DOUBTED]


def with_blunders(found: list[Turning], blunders: list[Turning], turns: list[Turn]) -> list[Turning]:
    """All marks together: of a turn in which somebody blundered, the blunder is what is told."""
    spoiled = [turn for turn in turns if any(turn.begun < each.at <= turn.end for each in blunders)]
    kept = [each for each in found if not any(turn.begun < each.at <= turn.end for turn in spoiled)]
    return largest(kept + blunders)

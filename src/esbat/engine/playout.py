"""Random self-play inside the engine, where no move crosses into interpreted code."""

from typing import Final

from esbat.engine.chance import Chance
from esbat.engine.move import Moves
from esbat.engine.native import i64
from esbat.engine.state import ASKED, LOWEST_SEAT, ROW, State

SEATS_IN_A_NOTE: Final[i64] = 8
"""A noted choice is one number: the move times this, plus the seat."""


def play_out(state: State, chooser: Chance, most: i64) -> i64:
    """Play uniformly random moves until the play is over or `most` were made; how many were made.

    Where there is only one move no luck is needed to choose it.
    """
    moves = Moves()
    room = moves.room
    made: i64 = 0
    while state.depth > 0 and made < most:
        seat = LOWEST_SEAT[state.stack[(state.depth - 1) * ROW + ASKED]]
        state.generate(seat, moves)
        state.apply(seat, room[0] if moves.count == 1 else room[chooser.pick(moves.count)])
        made += 1
    return made


def play_out_noting(state: State, choosers: list[Chance], most: i64) -> list[int]:
    """The same, each seat choosing by luck of its own, and what was played: move * 8 + seat in turn.

    A seat picks once for every choice, even where there is only one: exactly what a bot that
    chooses at random does through a `Mind`, so that both ways of playing give the same play.
    """
    moves = Moves()
    played: list[int] = []
    made: i64 = 0
    seat = state.mover()
    while seat >= 0 and made < most:
        state.generate(seat, moves)
        move = moves.room[choosers[seat].pick(moves.count)]
        state.apply(seat, move)
        played.append(move * SEATS_IN_A_NOTE + seat)
        made += 1
        seat = state.mover()
    return played


def clones(state: State, times: i64) -> i64:
    """Clone a state many times, for the bench; the depth of the last clone's stack."""
    depth: i64 = 0
    for turn in range(times):
        depth = state.clone().depth
    return depth


def imagined(state: State, seat: i64, chance: Chance, times: i64) -> i64:
    """Imagine a state many times, for the bench; the depth of the last one's stack."""
    depth: i64 = 0
    for turn in range(times):
        depth = state.imagine(seat, chance).depth
    return depth

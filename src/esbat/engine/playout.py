"""Random self-play inside the engine, where no move crosses into interpreted code."""

from esbat.engine.chance import Chance
from esbat.engine.native import i64
from esbat.engine.state import EMPTY_ROOM, State


def play_out(state: State, chooser: Chance, most: i64) -> i64:
    """Play uniformly random moves until the play is over or `most` were made; how many were made."""
    room = EMPTY_ROOM[:]
    made: i64 = 0
    seat = state.mover()
    while seat >= 0 and made < most:
        count = state.generate(seat, room)
        state.apply(seat, room[chooser.pick(count)])
        made += 1
        seat = state.mover()
    return made


def play_out_noting(state: State, chooser: Chance, most: i64) -> list[int]:
    """The same, and what was played: seat and move in turn, as one number (move * 8 + seat)."""
    room = EMPTY_ROOM[:]
    played: list[int] = []
    made: i64 = 0
    seat = state.mover()
    while seat >= 0 and made < most:
        count = state.generate(seat, room)
        move = room[chooser.pick(count)]
        state.apply(seat, move)
        played.append(move * 8 + seat)
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

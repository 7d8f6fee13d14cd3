"""Quick figures of this installation. `bench/` compares with others; this only says how fast it is here.

What is measured is what the cases of `bench/` measure, in the same way, so that the two may be compared.
"""

import time
from collections.abc import Callable, Iterator
from random import Random

from esbat import compiled
from esbat.engine.chance import seeded
from esbat.engine.game import Game
from esbat.engine.move import Moves
from esbat.engine.playout import clones, imagined, play_out
from esbat.engine.state import State

USUAL = 3
MANY = 1_000_000
POSITIONS = 20
APART = 25


def seats_of(game: Game) -> int:
    """Three if so many can sit down, else as near to it as the game goes."""
    return max(game.fewest, min(USUAL, game.most))


class Figure:
    """One thing measured: how often it can be done in a second."""

    def __init__(self, name: str, times: int, seconds: float) -> None:
        self.name = name
        self.per_second = times / seconds if seconds > 0 else 0.0

    @property
    def microseconds(self) -> float:
        return 1e6 / self.per_second if self.per_second else 0.0


def figures(game: Game, seconds: float) -> Iterator[Figure]:
    """Each figure takes about so many seconds."""
    met = positions(game)
    luck = seeded(1)
    looped = python_play if compiled() else interpreted_play
    yield timed("native", seconds, lambda turn: native_play(game, turn))
    yield timed("python", seconds, lambda turn: looped(game, turn))
    yield timed("clone", seconds, lambda turn: repeated(clones(met[turn % POSITIONS], 50), 50))
    yield timed("imagine", seconds, lambda turn: repeated(imagined(met[turn % POSITIONS], 0, luck, 20), 20))


def timed(name: str, seconds: float, work: Callable[[int], int]) -> Figure:
    """Do the work again and again; it says each time how often it did the thing.

    Only the processor's time of this process counts: what else the machine does takes the wall's.
    """
    times = 0
    turn = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        times += work(turn)
        turn += 1
    return Figure(name, times, spent)


def repeated(depth: int, times: int) -> int:
    """How often something was done whose own answer does not matter."""
    return times


def native_play(game: Game, turn: int) -> int:
    """A random play inside the engine, legal moves and all."""
    return int(play_out(game.new(seats_of(game), {}, seeded(turn)), seeded(turn + MANY), MANY))


def python_play(game: Game, turn: int) -> int:
    """The same with the loop out here, as a researcher would write it."""
    state = game.new(seats_of(game), {}, seeded(turn))
    random = Random(turn).random
    moves = 0
    seat = state.mover()
    while seat >= 0:
        legal = state.legal(seat)
        state.apply(seat, legal[int(random() * len(legal))])
        moves += 1
        seat = state.mover()
    return moves


def interpreted_play(game: Game, turn: int) -> int:
    """The same where nothing is compiled: the moves come to lie in a room that is used again."""
    state = game.new(seats_of(game), {}, seeded(turn))
    random = Random(turn).random
    offered = Moves()
    moves = 0
    seat = state.mover()
    while seat >= 0:
        state.generate(seat, offered)
        state.apply(seat, offered.room[int(random() * int(offered.count))])
        moves += 1
        seat = state.mover()
    return moves


def positions(game: Game) -> list[State]:
    """Plays stopped after 0, 25, 50 … moves, so that no single position decides."""
    found = []
    for number in range(POSITIONS):
        state = game.new(seats_of(game), {}, seeded(number))
        play_out(state, seeded(number + 1), number * APART)
        found.append(state)
    return found

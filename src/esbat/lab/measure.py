"""Quick figures of this installation. `bench/` compares with others; this only says how fast it is here."""

import time
from collections.abc import Callable, Iterator

from esbat.engine.chance import sealed, seeded
from esbat.engine.game import Game
from esbat.engine.playout import clones, imagined, play_out
from esbat.engine.state import State

USUAL = 3
MANY = 1_000_000


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
    middle = halfway(game)
    luck = seeded(1)
    yield timed("native", seconds, lambda turn: native_play(game, turn))
    yield timed("python", seconds, lambda turn: python_play(game, turn))
    yield timed("clone", seconds, lambda turn: repeated(clones(middle, 200), 200))
    yield timed("imagine", seconds, lambda turn: repeated(imagined(middle, 0, luck, 100), 100))


def timed(name: str, seconds: float, work: Callable[[int], int]) -> Figure:
    """Do the work again and again; it says each time how often it did the thing."""
    times = 0
    turn = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
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
    chooser = seeded(turn + MANY)
    moves = 0
    while acting := state.acting():
        legal = state.legal(acting[0])
        state.apply(acting[0], legal[chooser.pick(len(legal))])
        moves += 1
    return moves


def halfway(game: Game) -> State:
    """A state with something on the table."""
    state = game.new(seats_of(game), {}, sealed(bytes(16)))
    state.chance = seeded(7)  # search clones quick luck
    play_out(state, seeded(8), 200)
    return state

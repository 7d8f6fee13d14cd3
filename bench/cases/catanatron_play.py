"""Catanatron, four `RandomPlayer`s, one `play_tick()` a decision."""

import random

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


def new_game() -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=random.randrange(1, 2**31))


class Work:
    """One whole game a chunk, set-up included; games nobody wins stop at Catanatron's own limit."""

    def __init__(self, argument: str) -> None:
        assert argument == "4"
        random.seed(7)
        self.moves = 0

    def chunk(self) -> None:
        game = new_game()
        moves = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            moves += 1
        self.moves = moves

    def done(self) -> int:
        return self.moves

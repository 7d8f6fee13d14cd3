"""Catanatron's own `Game.copy()`, on positions met in random play."""

import random

from cases.catanatron_play import new_game

POSITIONS = 20
APART = 25
TIMES = 10


class Work:
    """Every position ten times a chunk."""

    def __init__(self, argument: str) -> None:
        assert argument == "4"
        random.seed(7)
        self.positions = []
        for number in range(POSITIONS):
            game = new_game()
            for _ in range(number * APART):
                if game.winning_color() is None:
                    game.play_tick()
            self.positions.append(game)

    def chunk(self) -> None:
        for game in self.positions:
            for _ in range(TIMES):
                game.copy()

    def done(self) -> int:
        return POSITIONS * TIMES

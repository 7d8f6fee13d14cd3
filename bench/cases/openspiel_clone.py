"""`State.clone()` of a C++ card game of OpenSpiel, from Python (it has no loop of its own for this)."""

from random import Random

import pyspiel

POSITIONS = 20
TIMES = 50


class Work:
    """Positions early and late in random games, each copied fifty times a chunk."""

    def __init__(self, argument: str) -> None:
        game = pyspiel.load_game(argument)
        random = Random(7)
        self.positions = []
        for number in range(POSITIONS):
            state = game.new_initial_state()
            for _ in range(50 + 2 * number):
                following = state.child(random.choice(state.legal_actions()))
                if following.is_terminal():
                    break
                state = following
            self.positions.append(state)

    def chunk(self) -> None:
        for state in self.positions:
            for _ in range(TIMES):
                state.clone()

    def done(self) -> int:
        return POSITIONS * TIMES

"""OpenSpiel's C++ ISMCTS, with one random playout an iteration, after the deal of a game."""

import random

import pyspiel

SIMULATIONS = 50
POSITIONS = 20


class Work:
    """A search at every position a chunk; an iteration of theirs is set against a try of ours."""

    def __init__(self, argument: str) -> None:
        game = pyspiel.load_game(argument)
        # The bot does not keep what it is given alive.
        self.evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        self.bot = pyspiel.ISMCTSBot(7, self.evaluator, 1.4, SIMULATIONS)
        luck = random.Random(7)
        self.positions: list[pyspiel.State] = []
        for number in range(POSITIONS):
            # After the deal: from later positions of Hearts the search of OpenSpiel 2.0 does not come back.
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(luck.choice(state.legal_actions()))
            self.positions.append(state)

    def chunk(self) -> None:
        for state in self.positions:
            self.bot.step(state)

    def done(self) -> int:
        return SIMULATIONS * POSITIONS

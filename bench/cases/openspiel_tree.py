"""OpenSpiel's C++ ISMCTS, with one random playout an iteration, after the deal of a game: moves applied."""

import random

import pyspiel

SIMULATIONS = 50
POSITIONS = 20
PLAYOUTS = 50


class Work:
    """A search at every position a chunk.

    Each iteration goes from the root to the end of the play, in the tree and then by luck, so it applies as
    many moves as are left: their mean is found once by random plays from the same positions.
    """

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
        moves = sum(moves_left(state.clone(), luck) for state in self.positions for turn in range(PLAYOUTS))
        self.moves = SIMULATIONS * moves // PLAYOUTS

    def chunk(self) -> None:
        for state in self.positions:
            self.bot.step(state)

    def done(self) -> int:
        return self.moves


def moves_left(state: pyspiel.State, luck: random.Random) -> int:
    """How many moves a random play from here has."""
    made = 0
    while not state.is_terminal():
        made += 0 if state.is_chance_node() else 1
        state.apply_action(luck.choice(state.legal_actions()))
    return made

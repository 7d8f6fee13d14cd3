"""A C++ card game of OpenSpiel played by its C++ uniform random bots: no Python between two moves."""

import pyspiel

GAMES = 20


class Work:
    """Twenty whole games a chunk. Chance nodes (deals) take their time but are not counted as moves."""

    def __init__(self, argument: str) -> None:
        self.game = pyspiel.load_game(argument)
        self.bots = [
            pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(self.game.num_players())
        ]
        self.seed = 0
        self.states: list[pyspiel.State] = []

    def chunk(self) -> None:
        self.states = []
        for _ in range(GAMES):
            self.seed += 1
            state = self.game.new_initial_state()
            pyspiel.evaluate_bots(state, self.bots, self.seed)
            self.states.append(state)

    def done(self) -> int:
        return sum(step.player >= 0 for state in self.states for step in state.full_history())

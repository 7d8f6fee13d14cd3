"""The same game of OpenSpiel from a loop in interpreted Python, through its bindings."""

from random import Random

import pyspiel


class Work:
    """One whole game a chunk. Chance nodes take their time but are not counted as moves."""

    def __init__(self, argument: str) -> None:
        self.game = pyspiel.load_game(argument)
        self.random = Random(7).random
        self.moves = 0

    def chunk(self) -> None:
        random = self.random
        state = self.game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
        self.moves = moves

    def done(self) -> int:
        return self.moves


def drawn(outcomes: list[tuple[int, float]], luck: float) -> int:
    """The outcome that falls to a number between 0 and 1.

    Deals are even in most of these games, and then the place is known at once: the peer shall not be
    slowed by how we pick.
    """
    number = len(outcomes)
    if outcomes[0][1] * number > 0.999999 and outcomes[-1][1] * number > 0.999999:
        return outcomes[int(luck * number)][0]
    for outcome, share in outcomes:
        luck -= share
        if luck < 0:
            return outcome
    return outcomes[-1][0]

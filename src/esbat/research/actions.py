"""The actions of a game: its moves, numbered from 0 in a fixed order.

An action is the place of a move in `Game.all_moves()`, which goes verb by verb. Nobody need remember that:
actions print and parse, as moves do.
"""

from __future__ import annotations

from typing import NamedTuple

from esbat.engine.game import Game


class VerbFact(NamedTuple):
    """A verb, and the actions that begin with it: from the first up to, but not with, the last."""

    verb: str
    first: int
    last: int


class Actions:
    """All actions of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves = game.all_moves()
        self.number = {move: action for action, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves)

    def move(self, action: int) -> int:
        """The move that an action is; ValueError if there is no such action."""
        if not 0 <= action < len(self.moves):
            raise ValueError(f"{self.game.code} has actions from 0 to {len(self.moves) - 1}, not {action}")
        return self.moves[action]

    def text(self, action: int) -> str:
        """The action as people and records write it."""
        return self.game.text(self.move(action))

    def parse(self, text: str) -> int:
        """The action written so; BadText if nothing is written so in this game."""
        return self.number[self.game.parse(text)]

    def describe(self) -> list[VerbFact]:
        """The verbs, each with its actions."""
        found: list[VerbFact] = []
        for action, move in enumerate(self.moves):
            verb = self.game.parts(move)[0]
            if found and found[-1].verb == verb:
                found[-1] = VerbFact(verb, found[-1].first, action + 1)
            else:
                found.append(VerbFact(verb, action, action + 1))
        return found

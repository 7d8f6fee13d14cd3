"""The wand: what the owl has passed is resolved space by space."""

from esbat.games.witchstone import rules_tracks
from esbat.games.witchstone.questions.base import Step
from esbat.games.witchstone.state import Board


class Cross(Step):
    """WST-052, WST-160, WST-R20. The next space of a movement; its bonuses come before the one after it."""

    def __init__(self) -> None:
        super().__init__("cross", "", ["space", "last", "times"])

    def run(self, board: Board) -> None:
        rules_tracks.cross(board, board.turn)

"""1,024 tables of a game of PufferLib's Ocean, stepped with any actions, as its own measurements do."""

import sys
from importlib import import_module
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / ".bench" / "ocean"))

TABLES = 1024
STEPS = 10
CHOICES = 64
# By game: numbers of an observation and their type, actions, and what PufferLib makes a table with.
GAMES = {
    "checkers": (64, np.uint8, 512, {"size": 8}),
    "go": (
        100,
        np.float32,
        50,
        {
            "width": 950,
            "height": 512,
            "grid_size": 7,
            "board_width": 600,
            "board_height": 600,
            "grid_square_size": 600 / 9,
            "moves_made": 0,
            "komi": 7.5,
            "score": 0.0,
            "last_capture_position": -1,
            "reward_move_pass": -0.25,
            "reward_move_invalid": -0.1,
            "reward_move_valid": 0.1,
            "reward_player_capture": 0.25,
            "reward_opponent_capture": -0.25,
        },
    ),
}


class Work:
    """Ten steps of every table a chunk; a table's answer to a move is part of its step."""

    def __init__(self, argument: str) -> None:
        size, kind, actions, settings = GAMES[argument]
        self.binding = import_module(f"ocean_{argument}.binding")
        self.observations = np.zeros((TABLES, size), dtype=kind)
        self.actions = np.zeros(TABLES, dtype=np.int32)
        self.rewards = np.zeros(TABLES, dtype=np.float32)
        self.terminals = np.zeros(TABLES, dtype=bool)
        self.truncations = np.zeros(TABLES, dtype=bool)
        self.tables = self.binding.vec_init(
            self.observations,
            self.actions,
            self.rewards,
            self.terminals,
            self.truncations,
            TABLES,
            1,
            **settings,
        )
        self.binding.vec_reset(self.tables, 1)
        self.choices = np.random.default_rng(1).integers(0, actions, (CHOICES, TABLES)).astype(np.int32)
        self.turn = 0

    def chunk(self) -> None:
        for _ in range(STEPS):
            self.turn += 1
            self.actions[:] = self.choices[self.turn % CHOICES]
            self.binding.vec_step(self.tables)

    def done(self) -> int:
        return STEPS * TABLES

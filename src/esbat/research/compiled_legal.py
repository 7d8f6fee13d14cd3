"""What seats may choose, as rows: a byte an action, eight to a word like the observations, and as lists."""

from typing import final

from mypy_extensions import i16

from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.move import MOST_MOVES, Moves
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import SEAT_BIT, State
from esbat.research.compiled_sheet import PLACE


@final
@mypyc_attr(acyclic=True)
class Legal:
    """Masks and lists of actions, one row a table. Only what stood in a row before is wiped out of it."""

    __slots__ = (
        "action_of",
        "actions",
        "count",
        "found",
        "mask_words",
        "masks",
        "moves",
        "moves_of",
    )

    def __init__(self, game: Game, rows: int) -> None:
        moves = game.all_moves()
        self.actions: i64 = len(moves)
        # The move of each action, and the action of each move: a move is its place in `all_moves`.
        self.moves_of = vec[i64](moves)
        found = [-1] * (max(moves) + 1)
        for action, move in enumerate(moves):
            found[move] = action
        self.action_of = vec[i16]([i16(action) for action in found])
        self.mask_words: i64 = (len(moves) + 7) // 8
        self.masks = vec[i64]([0] * (rows * int(self.mask_words)))
        self.moves = Moves()
        # Legal actions in their fixed order, up to MOST_MOVES a row.
        self.found = vec[i16]([i16(0)] * (rows * int(MOST_MOVES)))
        self.count = vec[i64]([0] * rows)

    def wipe(self, row: i64) -> None:
        """Nothing may be chosen in this row."""
        masks = self.masks
        found = self.found
        first = row * self.mask_words
        start = row * MOST_MOVES
        for at in range(start, start + self.count[row]):
            old = i64(found[at])
            masks[first + (old >> 3)] = 0
        self.count[row] = 0

    def write(self, state: State, seat: i64, row: i64) -> None:
        """What this seat, which is asked, may choose."""
        self.wipe(row)
        masks = self.masks
        found = self.found
        first = row * self.mask_words
        start = row * MOST_MOVES
        moves = self.moves
        state.generate(seat, moves)
        room = moves.room
        action_of = self.action_of
        many = moves.count
        for at in range(many):
            new = action_of[room[at]]
            found[start + at] = new
            action = i64(new)
            masks[first + (action >> 3)] |= PLACE[action & 7]
        self.count[row] = many

    def look(self, state: State, seat: i64) -> None:
        """The same into the first row for any seat: nothing, if it is not asked."""
        if 0 <= seat < state.seats and state.asked() & SEAT_BIT[seat]:
            self.write(state, seat, 0)
        else:
            self.wipe(0)

    def has(self, row: i64, action: i64) -> bool:
        """May this be chosen?"""
        if not 0 <= action < self.actions:
            return False
        return (self.masks[row * self.mask_words + (action >> 3)] & PLACE[action & 7]) != 0

    def pick(self, row: i64, chooser: Chance) -> i64:
        """One of them, each as likely as the others."""
        return i64(self.found[row * MOST_MOVES + chooser.pick(self.count[row])])

    def listed(self) -> list[int]:
        """The actions of the first row."""
        listed: list[int] = []
        for at in range(self.count[0]):
            listed.append(int(i64(self.found[at])))
        return listed

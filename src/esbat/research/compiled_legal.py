"""What seats may choose, as rows: a byte an action, in whole words like the observations, and as lists."""

from typing import final

from mypy_extensions import i16, u8

from esbat.engine.chance import Chance
from esbat.engine.game import Game
from esbat.engine.move import MOST_MOVES, Moves
from esbat.engine.native import i64, mypyc_attr, vec
from esbat.engine.state import SEAT_BIT, State


@final
@mypyc_attr(acyclic=True)
class Legal:
    """Masks and lists of actions, one row a table. Only what stood in a row before is wiped out of it."""

    __slots__ = (
        "action_of",
        "actions",
        "count",
        "found",
        "mask_bytes",
        "masks",
        "moves",
        "moves_of",
        "rows",
    )

    def __init__(self, game: Game, rows: int) -> None:
        moves = game.all_moves()
        self.actions: i64 = len(moves)
        # The move of each action, and the action of each move: a move is its place in `all_moves`.
        self.moves_of = vec[i64](moves)
        # As many as a power of two: moves whose bits all lie below it lie within.
        found = [-1] * 2 ** max(moves).bit_length()
        for action, move in enumerate(moves):
            found[move] = action
        self.action_of = vec[i16]([i16(action) for action in found])
        self.mask_bytes: i64 = (len(moves) + 7) // 8 * 8
        self.masks = vec[u8]([u8(0)] * (rows * int(self.mask_bytes)))
        self.moves = Moves()
        # Legal actions in their fixed order, up to MOST_MOVES a row.
        self.found = vec[i16]([i16(0)] * (rows * int(MOST_MOVES)))
        self.count = vec[i64]([0] * rows)
        self.rows: i64 = rows

    def wipe_within(self, row: i64) -> None:
        """Nothing may be chosen in this row."""
        if not 0 <= row < self.rows:
            raise IndexError(f"row {row} of {self.rows}")
        masks = self.masks
        found = self.found
        count = self.count
        first = row * self.mask_bytes
        at = row * MOST_MOVES
        last = at + count[row]
        while at < last:
            masks[first + i64(found[at])] = 0
            at += 1
        count[row] = 0

    def write(self, state: State, seat: i64, row: i64) -> None:
        """What this seat, which is asked, may choose."""
        self.wipe_within(row)
        moves = self.moves
        state.generate(seat, moves)
        if not self.write_within(moves.room, moves.count, row):
            raise ValueError(f"{moves.listed()} are not all moves of this game")

    def write_within(self, room: vec[i64], many: i64, row: i64) -> bool:
        """These may be chosen in this row, which is empty; or are they not all moves of this game?"""
        masks = self.masks
        found = self.found
        action_of = self.action_of
        seen: i64 = 0
        if not 0 <= row < self.rows or many > MOST_MOVES or many > len(room):
            raise IndexError(f"{many} moves in row {row} of {self.rows}")
        for at in range(many):
            seen |= room[at]
        if not 0 <= seen < len(action_of):
            return False
        first = row * self.mask_bytes
        start = row * MOST_MOVES
        for at in range(many):
            new = action_of[room[at]]
            action = i64(new)
            if action < 0:
                return False
            found[start + at] = new
            masks[first + action] = 1
        self.count[row] = many
        return True

    def row_ahead(self, row: i64) -> i64:
        """Have a row of the lists fetched (`compiled_sheet.row_ahead`)."""
        return i64(self.found[row * MOST_MOVES])

    def look(self, state: State, seat: i64) -> None:
        """The same into the first row for any seat: nothing, if it is not asked."""
        if 0 <= seat < state.seats and state.asked() & SEAT_BIT[seat]:
            self.write(state, seat, 0)
        else:
            self.wipe_within(0)

    def has(self, row: i64, action: i64) -> bool:
        """May this be chosen?"""
        if not 0 <= action < self.actions:
            return False
        return self.masks[row * self.mask_bytes + action] != 0

    def pick(self, row: i64, chooser: Chance) -> i64:
        """One of them, each as likely as the others."""
        return i64(self.found[row * MOST_MOVES + chooser.pick(self.count[row])])

    def listed(self) -> list[int]:
        """The actions of the first row."""
        listed: list[int] = []
        for at in range(self.count[0]):
            listed.append(int(i64(self.found[at])))
        return listed

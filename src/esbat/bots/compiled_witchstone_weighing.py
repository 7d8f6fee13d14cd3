"""What a table of Witchstone is worth to a seat, in hundredths of a point.

Points count as they are; to them come what the seat keeps for the end, what its net, its crystals and its
clusters promise, and every action that is still owed. Promises shrink as the turns run out.
"""

from typing import Final

from esbat.engine.state import KIND, ROW
from esbat.games.witchstone.flow import owl_points
from esbat.games.witchstone.names import (
    ACT_LEFT,
    ACT_TYPE,
    ASK_ACT,
    ASK_ORDER,
    ASK_PLACE_HEX,
    ASK_TOKEN,
    ASK_WISH,
    CROSS_LAST,
    CROSS_SPACE,
    CROSS_TIMES,
    SECOND_CELL,
    SECOND_TYPE,
    SPACE_DARK,
    SPACE_SILVER,
    STEP_CROSS,
    STEP_SECOND,
    SYMBOL_CRYSTAL,
    SYMBOL_ENERGY,
    SYMBOL_PENTAGRAM,
    SYMBOL_SCROLL,
    SYMBOL_WAND,
    SYMBOL_WITCH,
)
from esbat.games.witchstone.rules import cluster_size, largest_cluster
from esbat.games.witchstone.rules_batches import possible
from esbat.games.witchstone.rules_scrolls import prophecy_points
from esbat.games.witchstone.rules_tracks import counted
from esbat.games.witchstone.state import (
    AHEAD,
    BLACK,
    CRYSTALS,
    FIXED,
    HEXES,
    LINKED,
    LYING,
    MY_TOWER,
    OPEN_ROAD,
    RESERVE,
    SCORE,
    SCROLLS,
    STANDING,
    SUPPLY,
    TOKENS,
    TURNS,
    Board,
)
from esbat.games.witchstone.tables_box import ROAD_POINTS, TURNS_EACH
from esbat.games.witchstone.tables_grid import around
from esbat.parts.bits import WIDE_BIT, wide_count, wide_listed

ACTION: Final = {
    int(SYMBOL_ENERGY): 150,
    int(SYMBOL_WITCH): 150,
    int(SYMBOL_PENTAGRAM): 150,
    int(SYMBOL_CRYSTAL): 130,
    int(SYMBOL_WAND): 180,
    int(SYMBOL_SCROLL): 40,
}
"""What one action of a type is worth while it can be carried out; a scroll comes on top."""

A_SCROLL: Final = 330
LONELY_WITCH: Final = 50
"""A witch action with nowhere to go."""
A_STEP: Final = 110
"""A space of the wand."""
GROWTH: Final = 9
"""Each symbol of the largest cluster, for each turn to come."""
READY: Final = 75
"""Percent of what a location gives that a lying witch is sure of; one not yet laid down has half of it."""


class Weighing:
    """One seat's reckoning at one table; the table may be played on between two reckonings."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.later = int(TURNS_EACH - board.own[TURNS + seat])

    def field(self, field: int) -> int:
        return int(self.board.own[field + self.seat])

    def worth(self) -> int:
        """Everything together."""
        total = 100 * self.field(SCORE) + 200 * self.field(TOKENS)
        total += 100 * int(owl_points(self.board, self.seat))
        if self.board.depth == 0:
            return total
        total += self.net() + self.crystals() + self.scrolls() + self.pending()
        total += A_STEP * self.field(AHEAD)
        total += 60 * int(wide_count(self.field(HEXES) | self.field(FIXED)))
        return total + self.clusters()

    # ---- promises

    def net(self) -> int:
        """What witches can still win at linked locations, and the connection under way."""
        board = self.board
        standing = self.field(STANDING)
        towers = int(WIDE_BIT[self.field(MY_TOWER)]) if self.field(MY_TOWER) >= 0 else 0
        gains = sorted(
            (self.place(at) for at in wide_listed(self.field(LINKED) & ~standing & ~towers)), reverse=True
        )
        lying = self.field(LYING)
        ready = min(lying, len(gains))
        total = sum(gain * READY // 100 for gain in gains[:ready])
        coming = min(self.field(RESERVE), self.later)
        total += sum(gain * READY // 200 for gain in gains[ready : ready + coming])
        road = self.field(OPEN_ROAD)
        if road >= 0 and self.field(SUPPLY) + board.filled[road] >= board.box.slots[road]:
            total += 80 * int(
                ROAD_POINTS[board.box.slots[road]] * board.filled[road] // board.box.slots[road]
            )
        return total + 25 * max(0, lying - ready)

    def place(self, location: int) -> int:
        """What the next witch at a location wins."""
        board = self.board
        gain = 200
        if location == board.box.stone and board.on_stone < len(board.box.stone_bonus):
            gain += 100 * int(board.box.stone_bonus[board.on_stone])
        if board.tokens_at[location] >= 0:
            gain += 350
        return gain

    def crystals(self) -> int:
        """Crystals near an exit promise the actions of their shelves."""
        turns = min(8, 2 * self.later) + (4 if self.owed(int(SYMBOL_CRYSTAL)) else 0)
        promise = 0
        for cells, most, step in ((self.field(CRYSTALS), 300, 75), (self.field(BLACK), 600, 110)):
            for cell in wide_listed(cells):
                promise += max(0, most - step * distance_out(self.board, cell))
        return promise * turns // 12

    def scrolls(self) -> int:
        """Spells and prophecies kept for the end."""
        board = self.board
        mine = self.field(SCROLLS)
        total = (200 + 12 * self.later) * int(wide_count(mine & board.box.spells))
        for scroll in wide_listed(mine & ~board.box.spells):
            now = 100 * int(prophecy_points(board, self.seat, board.box.kind_of[scroll]))
            total += max(now, min(450, now + 25 * self.later))
        return total

    def clusters(self) -> int:
        """Large clusters give more with every tile to come."""
        sizes = sum(int(largest_cluster(self.board, self.seat, symbol)) for symbol in range(6))
        return GROWTH * self.later * sizes

    # ---- what is owed

    def action(self, symbol: int, many: int) -> int:
        """So many actions of a type."""
        if not possible(self.board, self.seat, symbol, many):
            return 0
        if symbol == SYMBOL_SCROLL:
            return A_SCROLL + ACTION[symbol] * min(many, 6)
        if symbol == SYMBOL_ENERGY:
            return ACTION[symbol] * min(many, self.field(SUPPLY))
        if symbol == SYMBOL_WITCH:
            homes = self.field(LINKED) & ~self.field(STANDING)
            useful = min(many, 2 * max(0, int(wide_count(homes)) - 1))
            return ACTION[symbol] * useful + LONELY_WITCH * (many - useful)
        if symbol == SYMBOL_WAND:
            return ACTION[symbol] * min(many, int(self.board.box.last_space) - self.field(AHEAD))
        return ACTION[symbol] * many

    def owed(self, symbol: int) -> bool:
        """Is a batch of this type open?"""
        stack = self.board.stack
        starts = range(0, int(self.board.depth * ROW), int(ROW))
        return any(stack[start + KIND] == ASK_ACT and stack[start + ACT_TYPE] == symbol for start in starts)

    def pending(self) -> int:
        """Every row of the stack, every unused token, every crystal on the rim."""
        board = self.board
        total = sum(self.row(at) for at in range(board.depth)) if board.turn == self.seat else 0
        for at, many in enumerate(board.owed):
            if many:
                total += int(many) * max(60, self.action(at % 6, 3 if at >= 12 else 1))
        for rim, many in enumerate(board.waiting):
            total += int(many) * (620 if rim % 2 else 330)
        return total

    def row(self, at: int) -> int:
        """One row: actions, a hex, spaces to be crossed, the second type of the tile."""
        stack = self.board.stack
        start = at * ROW
        kind = stack[start + KIND]
        if kind == ASK_ACT:
            return self.action(int(stack[start + ACT_TYPE]), int(stack[start + ACT_LEFT]))
        if kind == ASK_PLACE_HEX or kind == ASK_WISH or kind == ASK_TOKEN:
            return 300
        if kind == STEP_SECOND:
            symbol, cell = int(stack[start + SECOND_TYPE]), int(stack[start + SECOND_CELL])
            return self.action(symbol, int(cluster_size(self.board, self.seat, symbol, cell)))
        if kind == ASK_ORDER:
            return 500
        if kind == STEP_CROSS:
            begin, end = int(stack[start + CROSS_SPACE]), int(stack[start + CROSS_LAST])
            return self.crossed(begin, end, int(stack[start + CROSS_TIMES]))
        return 0

    def crossed(self, begin: int, end: int, times: int) -> int:
        """Spaces of the wand that are still to be resolved."""
        box = self.board.box
        total = 0
        for space in range(begin, end + 1):
            if box.wand_colour[space] == SPACE_SILVER:
                total += 100 * int(
                    counted(self.board, self.seat, box.wand_counts[space]) * box.wand_amount[space]
                )
            elif box.wand_colour[space] == SPACE_DARK:
                total += self.action(int(box.wand_symbol[space]), int(box.wand_amount[space]) * times)
        return total

    # ---- laying a tile

    def laying(self, tile: int, cell: int, other: int) -> int:
        """What a tile promises there: the actions of both symbols now, and larger clusters later."""
        box = self.board.box
        total = 0
        for symbol, where in ((int(box.tile_one[tile]), cell), (int(box.tile_other[tile]), other)):
            size = int(cluster_size(self.board, self.seat, symbol, where))
            total += self.action(symbol, size) + 2 * GROWTH * self.later * (size - 1)
        return total


def distance_out(board: Board, cell: int) -> int:
    """Steps from a cell over the rim, whatever lies on the way."""
    reached = WIDE_BIT[cell]
    steps = 1
    while not reached & board.box.arrows:
        reached |= around(reached)
        steps += 1
    return steps

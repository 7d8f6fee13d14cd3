"""The apprentice of Witchstone: lays where both clusters promise most, then takes one step at a time.

For each choice it imagines the table, tries every move there and keeps the one that leaves it best off. A
tile, its cell and the neighbour are chosen together. How a table is weighed stands in
`compiled_witchstone_weighing`.
"""

from typing import Final, cast

from esbat.bots.compiled_mind import Mind
from esbat.bots.compiled_witchstone_weighing import Weighing
from esbat.engine.move import argument_of, packed, verb_of
from esbat.engine.state import KIND
from esbat.games.witchstone import moves, names
from esbat.games.witchstone.rules import free_cells, roomy_cells
from esbat.games.witchstone.state import HAND, Board
from esbat.games.witchstone.tables_grid import around
from esbat.parts.bits import WIDE_BIT, wide_listed

FAVOURITE_TOKENS: Final = [
    names.POINTS,
    names.SYMBOL_SCROLL,
    names.SYMBOL_ENERGY,
    names.SYMBOL_WAND,
    names.SYMBOL_PENTAGRAM,
    names.SYMBOL_WITCH,
    names.SYMBOL_CRYSTAL,
]
"""What it likes best on its tower."""

FIRST_THINGS: Final = [
    names.SYMBOL_SCROLL,
    names.SYMBOL_PENTAGRAM,
    names.SYMBOL_ENERGY,
    names.SYMBOL_CRYSTAL,
    names.SYMBOL_WITCH,
    names.SYMBOL_WAND,
]
"""Spells help what follows, hexes enlarge it, energy opens ways for witches, and the wand counts last."""


def answer(mind: Mind) -> int:
    """What the apprentice chooses."""
    if len(mind.legal) == 1:
        return mind.legal[0]
    board = cast(Board, mind.imagine())
    kind = int(board.top(KIND))
    if kind == names.ASK_TOWER:
        return best_tower(board, mind.legal)
    if kind == names.ASK_ORDER:
        return best_order(mind.legal)
    if kind in (names.ASK_TILE, names.ASK_CELL, names.ASK_NEIGHBOUR):
        return best_laying(board, mind.seat, kind, mind.legal)
    return best_step(board, mind.seat, mind.legal)


def best_tower(board: Board, legal: list[int]) -> int:
    """The tower whose token it likes best."""
    return min(legal, key=lambda move: FAVOURITE_TOKENS.index(board.tokens_at[argument_of(move)]))


def best_order(legal: list[int]) -> int:
    """What helps the other type comes first."""
    offered = [move for move in legal if verb_of(move) == moves.VERB_BEGIN]
    return min(offered, key=lambda move: FIRST_THINGS.index(argument_of(move)))


def best_laying(board: Board, seat: int, kind: int, legal: list[int]) -> int:
    """The next part of the best way to lay a tile; without room, whatever there is."""
    weighing = Weighing(board, seat)
    free = free_cells(board, seat)
    best, wish = -1, legal[0]
    tiles = (
        wide_listed(board.own[HAND + seat])
        if kind == names.ASK_TILE
        else [int(board.top(names.LAYING_PICKED))]
    )
    cells = wide_listed(roomy_cells(board, seat))
    if kind == names.ASK_NEIGHBOUR:
        cells = [int(board.top(names.LAYING_CELL))]
    for cell in cells:
        for other in wide_listed(around(WIDE_BIT[cell]) & free):
            for tile in tiles:
                worth = weighing.laying(tile, cell, other)
                if worth > best:
                    best, wish = worth, part_of(kind, tile, cell, other)
    return wish if wish in legal else legal[0]


def part_of(kind: int, tile: int, cell: int, other: int) -> int:
    """The move that answers this question."""
    if kind == names.ASK_TILE:
        return packed(moves.VERB_LAY, tile)
    return packed(moves.VERB_PUT, cell) if kind == names.ASK_CELL else packed(moves.VERB_JOIN, other)


def best_step(board: Board, seat: int, legal: list[int]) -> int:
    """The move after which the table is worth most to it; crystals are lifted out only for want of others."""
    offered = [move for move in legal if verb_of(move) != moves.VERB_BREAK] or legal
    best: int | None = None
    wish = offered[0]
    for move in offered:
        after = cast(Board, board.clone())
        after.apply(seat, move)
        worth = Weighing(after, seat).worth()
        if best is None or worth > best:
            best, wish = worth, move
    return wish

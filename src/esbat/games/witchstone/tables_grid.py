"""The grid of the cauldron: a hexagon of side 4, 37 cells (OWN; the size follows from RB l.278).

A cell is the number (q + 3) + 8 * (r + 3): neighbours differ by 1, 7 or 8, and a set of cells is the bits of
one number.
"""

from typing import Final

from esbat.engine.native import i64

CELL_ROOM: Final[i64] = 56
EDGE: Final = 3


def cell_at(q: int, r: int) -> int:
    """The number of a cell."""
    return (q + EDGE) + 8 * (r + EDGE)


def is_cell(q: int, r: int) -> bool:
    """Does the hexagon have this cell?"""
    return max(abs(q), abs(r), abs(q + r)) <= EDGE


def column_of(cell: int) -> int:
    return cell % 8 - EDGE


def row_of(cell: int) -> int:
    return cell // 8 - EDGE


GRID: Final = [cell_at(q, r) for r in range(-EDGE, EDGE + 1) for q in range(-EDGE, EDGE + 1) if is_cell(q, r)]
ALL_CELLS: Final[i64] = sum(2**cell for cell in GRID)


def around(cells: i64) -> i64:
    """All neighbours of a set of cells, members of it among them where they touch one another."""
    return (
        (cells << 1) | (cells >> 1) | (cells << 7) | (cells >> 7) | (cells << 8) | (cells >> 8)
    ) & ALL_CELLS


def cell_text(cell: int) -> str:
    """A cell as it is written: `-3,2`."""
    return f"{column_of(cell)},{row_of(cell)}"


CELL_TEXTS: Final = [cell_text(cell) for cell in range(CELL_ROOM)]

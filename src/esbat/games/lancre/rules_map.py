"""The numbered rules of the map: what is empty, where one may walk, flee and fly. Questions only."""

from esbat.engine.native import i64
from esbat.games.lancre.state import Board
from esbat.parts.bits import WIDE_BIT, wide_lowest, wide_union


def pawns(board: Board) -> i64:
    """LAN-047. The spaces with at least one witch; the Dungeon is no space of the map (LAN-R49)."""
    found: i64 = 0
    at = board.at
    for seat in range(board.seats):
        here = at[seat]
        if here >= 0:
            found |= WIDE_BIT[here]
    return found & board.box.all_spaces


def empty_spaces(board: Board) -> i64:
    """LAN-046, LAN-053, LAN-078, LAN-R06. The spaces with neither tile nor witch, each by itself."""
    return board.box.all_spaces & ~board.tiled & ~pawns(board)


def other_witch(board: Board, seat: i64) -> bool:
    """LAN-070. Is another witch on her space of the map?"""
    at = board.at
    here = at[seat]
    for other in range(board.seats):
        if other != seat and at[other] == here:
            return True
    return False


def occupied(board: Board, seat: i64) -> bool:
    """LAN-068, LAN-069, LAN-070, LAN-181. Is there something to do on her space? Never in the Dungeon."""
    here = board.at[seat]
    if here >= board.box.dungeon:
        return False
    return (board.tiled & WIDE_BIT[here]) != 0 or other_witch(board, seat)


def joined_to(board: Board, locations: i64) -> i64:
    """LAN-059. The locations one path away from any of these."""
    return wide_union(board.box.neighbours, locations)


def spaces_in(board: Board, locations: i64) -> i64:
    """LAN-007, LAN-063. All spaces of these locations: whoever enters may choose."""
    return wide_union(board.box.spaces_of, locations)


def crossable(board: Board, locations: i64, empty: i64) -> i64:
    """LAN-060, LAN-064, LAN-065. Those of these locations a walk may pass through: some space there is
    empty.
    """
    spaces_of = board.box.spaces_of
    found: i64 = 0
    while locations:
        location = wide_lowest(locations)
        if spaces_of[location] & empty:
            found |= WIDE_BIT[location]
        locations &= locations - 1
    return found


def walkable(board: Board, seat: i64) -> i64:
    """LAN-059, LAN-060, LAN-063, LAN-067, LAN-145. The spaces she can reach on foot with the paths she has
    left.

    Entering a location is always possible; walking on from it needs an empty space there.
    """
    box = board.box
    seen = WIDE_BIT[box.location_of[board.at[seat]]]
    frontier = seen
    reached: i64 = 0
    empty = empty_spaces(board)
    for turn in range(board.steps):
        entered = joined_to(board, frontier) & ~seen
        if entered == 0:
            break
        seen |= entered
        reached |= entered
        if turn + 1 < board.steps:
            frontier = crossable(board, entered, empty)
    return spaces_in(board, reached)


def beside(board: Board, seat: i64) -> i64:
    """LAN-066, LAN-R14, LAN-R15. The other spaces of the same location: going there is a whole move."""
    here = board.at[seat]
    return board.box.spaces_of[board.box.location_of[here]] & ~WIDE_BIT[here]


def paths_to(board: Board, seat: i64, space: i64) -> i64:
    """LAN-059. How many paths the shortest walk to that space takes; 0 if it is in the same location."""
    box = board.box
    target = WIDE_BIT[box.location_of[space]]
    seen = WIDE_BIT[box.location_of[board.at[seat]]]
    frontier = seen
    empty = empty_spaces(board)
    walked: i64 = 0
    while not frontier & target and frontier:
        walked += 1
        entered = joined_to(board, frontier) & ~seen
        if entered & target:
            return walked
        seen |= entered
        frontier = crossable(board, entered, empty)
    return walked


def flight_spaces(board: Board, seat: i64) -> i64:
    """LAN-078, LAN-080, LAN-099, LAN-R19. Empty spaces of neighbouring locations and of the same one."""
    box = board.box
    location = box.location_of[board.at[seat]]
    return (spaces_in(board, box.neighbours[location]) | box.spaces_of[location]) & empty_spaces(board)


def hidden_beside(board: Board, seat: i64) -> i64:
    """LAN-156. Face-down tiles on other spaces of the Castle or the Town she starts her move in."""
    if board.at[seat] >= board.box.dungeon:
        return 0
    return beside(board, seat) & board.hidden


def imprisoned(board: Board, seat: i64) -> bool:
    """LAN-178. Is she in the Dungeon?"""
    return board.at[seat] == board.box.dungeon


def can_see_tile(board: Board, seat: i64) -> bool:
    """LAN-110, LAN-R29, LAN-R30, LAN-R68. Is there a tile face up on her own space?"""
    here = WIDE_BIT[board.at[seat]]
    return (board.tiled & here) != 0 and not board.hidden & here


def flights(board: Board, seat: i64) -> i64:
    """LAN-099, LAN-100, LAN-149. Neighbouring empty spaces; if there are none, any empty space."""
    near = flight_spaces(board, seat)
    return near if near else empty_spaces(board)

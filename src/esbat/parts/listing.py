"""Legal lists made of sets: one choice for every member, the lowest first."""

from esbat.engine.move import VERBS, Moves
from esbat.engine.native import i64
from esbat.parts.bits import wide_lowest


def add_each(offered: Moves, verb: i64, members: i64, first: i64 = 0) -> None:
    """A choice for every member of a small set; its argument is the member, counted from `first`."""
    room = offered.room
    count = offered.count
    move = first * VERBS + verb
    while members:
        room[count] = move + wide_lowest(members) * VERBS
        count += 1
        members &= members - 1
    offered.count = count


def add_each_wide(offered: Moves, verb: i64, members: i64, first: i64 = 0) -> None:
    """The same for a wide set, which is often empty."""
    if members:
        add_each(offered, verb, members, first)

"""What the tree of a search remembers: nodes, where a seat is asked, and arms, what it may choose there.

They lie within one another many levels deep, so they are not called `acyclic`: what mypyc (2.4.1) makes of
that breaks the heap where more than fifty such objects are given back inside one another.
"""

from typing import Final, final

from esbat.engine.native import i64

USUAL: Final[i64] = -1
"""The move of the arm that answers as usual, whatever that is at the table at hand."""


@final
class Arm:
    """One choice at a node: how often it was taken, what it came to for who took it, and the nodes behind it,
    one for each seat that may be asked next.
    """

    __slots__ = ("move", "nodes", "total", "visits")

    def __init__(self, move: i64) -> None:
        self.move = move
        self.visits: i64 = 0
        self.total: i64 = 0
        self.nodes: list[Node] = []

    def node_of(self, seat: i64) -> "Node | None":
        """Where this seat is asked after it."""
        for node in self.nodes:
            if node.seat == seat:
                return node
        return None


@final
class Node:
    """A question to one seat after certain choices."""

    __slots__ = ("arms", "seat", "usual", "visits")

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.visits: i64 = 0
        self.usual = Arm(USUAL)
        self.arms: list[Arm] = []

    def arm(self, move: i64) -> Arm | None:
        for arm in self.arms:
            if arm.move == move:
                return arm
        return None

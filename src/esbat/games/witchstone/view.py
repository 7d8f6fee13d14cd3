"""What a seat sees, added up from nothing."""

from esbat.engine.native import i64
from esbat.engine.view import View
from esbat.games.witchstone.state import Board
from esbat.games.witchstone.view_previews import previews_of
from esbat.games.witchstone.view_seat import Facts, SeatView
from esbat.games.witchstone.view_table import OpenTable


class WitchstoneView(View):
    """The table through one pair of eyes."""

    __slots__ = ("previews", "seats", "table")

    def __init__(
        self, seat: int, board: Board, other: "WitchstoneView | None" = None, now: bool = False
    ) -> None:
        """WST-004, WST-005, WST-179, WST-R34, WST-R43. All lies open but hands, owl tiles and, if so
        agreed, scrolls.
        """
        self.seat = seat
        # What lies open is the same for all eyes, and most of it is as it was.
        if other is None:
            self.table = OpenTable(board, None)
        else:
            self.table = other.table if now else OpenTable(board, other.table)
        seats = self.table.seats
        self.seats: list[SeatView] = []
        for at in range(board.seats):
            if other is not None and now and alike(at, seat, other.seat):
                self.seats.append(other.seats[at])
            else:
                self.seats.append(SeatView(board, seat, at, seats[at]))
        self.previews = previews_of(board, seat)

    def data(self) -> Facts:
        return {
            "seat": self.seat,
            **self.table.moment,
            "previews": [preview.data() for preview in self.previews],
            **self.table.data(),
            "seats": [seat.data() for seat in self.seats],
        }

    def fact(self, name: str) -> object:
        """What questions mention is all under way, and moves name little else: the rest is not looked at."""
        under_way = self.table.moment
        if name == "seat":
            return self.seat
        if name == "seats":
            return [seat.data() for seat in self.seats]
        if name == "ring":
            return self.table.ring.rows
        return under_way[name] if name in under_way else self.data().get(name)


def alike(seat: i64, eyes: i64, others: i64) -> bool:
    """Do these eyes see no more and no less of the seat than the others?"""
    return eyes == others or seat not in (eyes, others)

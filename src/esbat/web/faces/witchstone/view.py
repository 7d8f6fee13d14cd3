"""Views of Witchstone as JSON: what lies open and is as it was is written already."""

from typing import Final

from esbat.engine.view import View
from esbat.games.witchstone.view import WitchstoneView
from esbat.games.witchstone.view_previews import Preview
from esbat.games.witchstone.view_seat import Facts, OpenSeat, SeatView
from esbat.games.witchstone.view_table import OpenTable, Rows
from esbat.web.faces.parts import Memory, Parts, Sheet, entry, fields
from esbat.web.wire import encoder

MOST_SEATS: Final = 4
SEAT_ENTRIES: Final = 9
"""So many entries are written of a seat."""
PREVIEWS: Final[dict[Preview, bytes]] = {}
PREVIEWS_KEPT: Final = 20_000


def written(seen: View, sheet: Sheet) -> Parts:
    """What the view's data says; see `faces.Writer`."""
    assert isinstance(seen, WitchstoneView)
    view: WitchstoneView = seen
    table = view.table
    if not table.told:
        table.told = table_written(table)
    entries = [b'"seat":' + str(view.seat).encode(), table.told[0], previews_written(view.previews)]
    entries += table.told[1:]
    memory = sheet.memory
    if not isinstance(memory, Seats):
        memory = sheet.memory = Seats()
    for other in range(len(view.seats)):
        entries += seat_written(view.seats[other], memory.held[2 * other + int(other == view.seat)])
    return Parts(entries, len(view.seats), SEAT_ENTRIES)


def table_written(table: OpenTable) -> list[bytes]:
    """What is under way, and what lies on the table."""
    rest = table.rest
    return [
        fields(table.moment),
        rows_written("locations", table.locations),
        rows_written("roads", table.roads),
        entry("stones", rest["stones"]),
        rows_written("ring", table.ring),
        entry("hex_pile", rest["hex_pile"]),
        rows_written("wand", table.wand),
        entry("scrolls", rest["scrolls"]) + b"," + entry("scroll_pile", rest["scroll_pile"]),
        rows_written("shelves", table.shelves),
        entry("open_tokens", rest["open_tokens"]),
        entry("options", rest["options"]),
    ]


def rows_written(name: str, rows: Rows) -> bytes:
    if not rows.told:
        rows.told.append(entry(name, rows.rows))
    return rows.told[0]


def previews_written(previews: list[Preview]) -> bytes:
    """What a tile would give in each cell."""
    if not previews:
        return b'"previews":[]'
    found: list[bytes] = []
    for preview in previews:
        text = PREVIEWS.get(preview)
        if text is None:
            if len(PREVIEWS) >= PREVIEWS_KEPT:
                PREVIEWS.clear()
            text = PREVIEWS[preview] = encoder.encode(preview.data())
        found.append(text)
    return b'"previews":[' + b",".join(found) + b"]"


class Held:
    """What a seat holds, as it was written last for its player, or for all others."""

    __slots__ = ("hand", "hand_text", "owls", "owls_text", "promised", "scrolls", "scrolls_text")

    def __init__(self) -> None:
        self.hand: list[str] | None = None
        self.hand_text = b'"hand":null'
        self.owls: list[int] | None = None
        self.owls_text = b'"owls":null'
        self.scrolls: list[str] | None = None
        self.promised: list[Facts] = []
        self.scrolls_text = b""

    def look(self, seat: SeatView) -> None:
        """What has changed is written anew."""
        if seat.hand != self.hand:
            self.hand, self.hand_text = seat.hand, entry("hand", seat.hand)
        if seat.owls != self.owls:
            self.owls, self.owls_text = seat.owls, entry("owls", seat.owls)
        if not self.scrolls_text or seat.scrolls != self.scrolls or seat.promised != self.promised:
            self.scrolls, self.promised = seat.scrolls, seat.promised
            self.scrolls_text = fields(seat.scrolls_held())


class Seats(Memory):
    """What every seat holds, twice: for others, and for who sits there."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        self.held = [Held() for _ in range(2 * MOST_SEATS)]


def seat_written(seat: SeatView, held: Held) -> list[bytes]:
    """A seat: what is open of it, and between that what its player alone may see."""
    told = seat.open.told
    if not told:
        told = seat.open.told = open_written(seat.open)
    held.look(seat)
    return [
        told[0], held.hand_text, told[1], held.owls_text, told[2], held.scrolls_text, told[3], told[4],
        told[5],
    ]  # fmt: skip


def open_written(seat: OpenSeat) -> list[bytes]:
    cauldron = seat.cauldron
    if not cauldron.told:
        cauldron.told.append(entry("cells", cauldron.cells))
    return [
        fields(seat.counted),
        fields(seat.reached),
        fields(seat.gathered),
        entry("spent", seat.spent),
        cauldron.told[0],
        fields(seat.crystals),
    ]

"""Views of Witchstone as JSON: what lies open and is as it was is written already."""

from typing import Final

from esbat.engine.view import View
from esbat.games.witchstone.view import WitchstoneView
from esbat.games.witchstone.view_previews import Preview
from esbat.games.witchstone.view_seat import OpenSeat, SeatView
from esbat.games.witchstone.view_table import OpenTable, Rows
from esbat.web.faces.parts import Parts, Sheet, entry, fields
from esbat.web.wire import encoder

SCROLLS: Final = [f"scrolls {seat}" for seat in range(4)]
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
    for other in range(len(view.seats)):
        entries += seat_written(view, other, sheet)
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


def seat_written(view: WitchstoneView, other: int, sheet: Sheet) -> list[bytes]:
    """A seat: what is open of it, and between that what its player alone may see."""
    seat: SeatView = view.seats[other]
    told = seat.open.told
    if not told:
        told = seat.open.told = open_written(seat.open)
    hand = b'"hand":null' if seat.hand is None else entry("hand", seat.hand)
    owls = b'"owls":null' if seat.owls is None else entry("owls", seat.owls)
    return [told[0], hand, told[1], owls, told[2], scrolls_written(view, seat, other, sheet), *told[3:]]


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


def scrolls_written(view: WitchstoneView, seat: SeatView, other: int, sheet: Sheet) -> bytes:
    """Scrolls; strangers, who all see the same of them, share what is written."""
    if view.seat == other:
        return fields(seat.scrolls_held())
    found = sheet.shared.get(SCROLLS[other])
    if found is None:
        found = sheet.shared[SCROLLS[other]] = fields(seat.scrolls_held())
    return found

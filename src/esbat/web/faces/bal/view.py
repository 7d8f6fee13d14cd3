"""Views of Le Bal des Sorcières as JSON: what lies open to everybody is written once a moment."""

from typing import Final, cast

from esbat.engine.view import View
from esbat.games.bal.view import BalView, SeatView
from esbat.web.faces.parts import Parts, Sheet, entry, fields
from esbat.web.wire import encoder

STRANGERS: Final = [f"stranger {seat}" for seat in range(6)]


def written(seen: View, sheet: Sheet) -> Parts:
    """What the view's data says; see `faces.Writer`."""
    view, shared = cast(BalView, seen), sheet.shared
    table = shared.get("table")
    if table is None:
        table = shared["table"] = fields(view.table())
        shared["blows"] = fields(view.blows())
        shared["options"] = entry("options", view.options)
    asked = {"seat": view.seat, "phase": view.phase, "awaited": view.awaited}
    reading = b"null" if view.reading is None else encoder.encode(view.reading)
    entries = [
        fields(asked),
        table,
        b'"target":' + str(view.target).encode(),
        shared["blows"],
        b'"reading":' + reading,
        b'"wands_declined":' + str(view.wands_declined).encode(),
        shared["options"],
    ]
    for at, seat in enumerate(view.seats):
        entries.append(seat_written(seat, at, at == view.seat, shared))
    return Parts(entries, len(view.seats))


def seat_written(seat: SeatView, at: int, mine: bool, shared: dict[str, bytes]) -> bytes:
    """A seat; all but its player see the same of it."""
    if mine:
        return fields(seat.data())
    found = shared.get(STRANGERS[at])
    if found is None:
        found = shared[STRANGERS[at]] = fields(seat.data())
    return found

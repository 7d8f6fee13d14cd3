"""Views of Les Sorcières as JSON: what lies open to everybody is written once for all who look on."""

from typing import Final

from esbat.engine.view import View
from esbat.games.lancre.tables import Box
from esbat.games.lancre.view import LancreView, SeatView
from esbat.web.wire import encoder

STRANGERS: Final = [f"stranger {seat}" for seat in range(4)]


def fields(facts: dict[str, object]) -> bytes:
    """Some entries of an object, without its braces."""
    return encoder.encode(facts)[1:-1]


def written(seen: View, shared: dict[str, bytes]) -> bytes:
    """What the view's data says, as JSON without blanks; see `faces.Writer`."""
    assert isinstance(seen, LancreView)
    view: LancreView = seen
    # Whether a card has just vanished is told to the seat that is asked.
    name = "table, passing" if view.passing else "table"
    table = shared.get(name)
    if table is None:
        table = shared[name] = fields(view.table())
    options = shared.get("options")
    if options is None:
        options = shared["options"] = encoder.encode(view.options)
    parts = [fields({"seat": view.seat, "turn": view.turn, "phase": view.phase}), b",", table, b","]
    parts += [fields(view.attempt()), b',"odds":', encoder.encode(view.odds()) if view.seat >= 0 else b"{}"]
    parts += [b',"options":', options, b',"spaces":', spaces_written(view, shared), b',"seats":[']
    for other, seat in enumerate(view.seats):
        if other:
            parts.append(b",")
        parts.append(seat_written(view.box, seat, other, shared))
    return b"{" + b"".join(parts) + b"]}"


def spaces_written(view: LancreView, shared: dict[str, bytes]) -> bytes:
    """The map; as long as no tile lies face down it is the same for everybody."""
    hidden = any(space.hidden for space in view.spaces)
    found = None if hidden else shared.get("spaces")
    if found is None:
        found = encoder.encode([space.data(view.box) for space in view.spaces])
        if not hidden:
            shared["spaces"] = found
    return found


def seat_written(box: Box, seat: SeatView, other: int, shared: dict[str, bytes]) -> bytes:
    """A seat; those who do not see its hand see the same."""
    if seat.hand is not None:
        return encoder.encode(seat.data(box))
    found = shared.get(STRANGERS[other])
    if found is None:
        found = shared[STRANGERS[other]] = encoder.encode(seat.data(box))
    return found

"""Views of Witchstone as JSON: what lies open to everybody is written once for all who look on."""

from typing import Final

from esbat.engine.view import View
from esbat.games.witchstone.view import WitchstoneView
from esbat.games.witchstone.view_seat import SeatView
from esbat.web.wire import encoder

MOST_SEATS: Final = 4
COUNTED: Final = [f"counted {seat}" for seat in range(MOST_SEATS)]
REACHED: Final = [f"reached {seat}" for seat in range(MOST_SEATS)]
GATHERED: Final = [f"gathered {seat}" for seat in range(MOST_SEATS)]
LAID: Final = [f"laid {seat}" for seat in range(MOST_SEATS)]


def fields(facts: dict[str, object]) -> bytes:
    """Some entries of an object, without its braces."""
    return encoder.encode(facts)[1:-1]


def written(seen: View, shared: dict[str, bytes]) -> bytes:
    """What the view's data says, as JSON without blanks; see `faces.Writer`."""
    assert isinstance(seen, WitchstoneView)
    view: WitchstoneView = seen
    moment = shared.get("moment")
    if moment is None:
        moment = shared["moment"] = fields(view.moment())
    table = shared.get("table")
    if table is None:
        table = shared["table"] = fields(view.table())
    previews = encoder.encode([each.data() for each in view.previews]) if view.previews else b"[]"
    parts = [b'{"seat":', str(view.seat).encode(), b",", moment, b',"previews":', previews]
    parts += [b",", table, b',"seats":[']
    for other, seat in enumerate(view.seats):
        parts.append(b",{" if other else b"{")
        write_seat(seat, other, shared, parts)
    parts.append(b"]}")
    return b"".join(parts)


def write_seat(seat: SeatView, other: int, shared: dict[str, bytes], parts: list[bytes]) -> None:
    """A seat: what is open of it, and between that what its player alone may see."""
    counted = shared.get(COUNTED[other])
    if counted is None:
        counted = shared[COUNTED[other]] = fields(seat.counted())
        shared[REACHED[other]] = fields(seat.reached())
        shared[GATHERED[other]] = fields(seat.gathered())
        shared[LAID[other]] = fields(seat.laid())
    hand = seat.hand_held()
    parts += [counted, b',"hand":', b"null" if hand is None else encoder.encode(hand), b","]
    owls = b"null" if seat.owls is None else encoder.encode(seat.owls)
    parts += [shared[REACHED[other]], b',"owls":', owls, b",", shared[GATHERED[other]], b","]
    parts += [fields(seat.scrolls_held()), b",", shared[LAID[other]], b"}"]

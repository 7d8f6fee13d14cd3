"""Views of Sorcellerie ! as JSON: whoever looks on sees what the player sees, so it is written once."""

from esbat.engine.view import View
from esbat.web.wire import encoder


def written(seen: View, shared: dict[str, bytes]) -> bytes:
    """What the view's data says, as JSON without blanks; see `faces.Writer`."""
    table = shared.get("table")
    if table is None:
        whole = encoder.encode(seen.data())
        table = shared["table"] = whole[whole.index(b",") :]
    return b"".join([b'{"seat":', str(seen.seat).encode(), table])

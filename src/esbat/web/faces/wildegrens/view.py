"""Views of Sorcellerie ! as JSON: whoever looks on sees what the player sees, so it is written once."""

from esbat.engine.view import View
from esbat.games.wildegrens.view import Beside, WildegrensView
from esbat.web.faces.parts import Parts, Sheet, entry, fields

NAMES = ("under_way", "jury", "places", "coven", "power", "piles")


def written(seen: View, sheet: Sheet) -> Parts:
    """What the view's data says; see `faces.Writer`."""
    shared = sheet.shared
    if not shared:
        view = seen.seen if isinstance(seen, Beside) else seen
        assert isinstance(view, WildegrensView)
        shared["under_way"] = fields(view.under_way())
        shared["jury"] = entry("jury", [juror.data(view.box) for juror in view.jury])
        shared["places"] = entry("places", [place.data(view.box) for place in view.places])
        shared["coven"] = fields(view.coven())
        shared["power"] = fields(view.power())
        shared["piles"] = fields(view.piles())
    return Parts([b'"seat":' + str(seen.seat).encode(), *[shared[name] for name in NAMES]])

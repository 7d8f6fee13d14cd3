"""Views of Les Sorcières as JSON: what lies open and is as it was is written already."""

from typing import Final

from esbat.engine.view import View
from esbat.games.lancre.tables import Box
from esbat.games.lancre.view import LancreView, Land, SeatView
from esbat.games.lancre.view_odds import Odds
from esbat.web.faces.parts import Kept, Parts, Sheet, entry, fields
from esbat.web.wire import encoder

SEAT_ENTRIES: Final = 3
"""So many entries are written of a seat."""
ODDS: Final[dict[str, dict[int, bytes]]] = {}
"""Chances that were written once, by the space and by their numbers."""
ODDS_OF: Final = [f"odds {seat}" for seat in range(4)]


def written(seen: View, sheet: Sheet) -> Parts:
    """What the view's data says; see `faces.Writer`."""
    assert isinstance(seen, LancreView)
    view: LancreView = seen
    shared = sheet.shared
    # Whether a card has just vanished is told to the seat that is asked.
    name = "progress, passing" if view.passing else "progress"
    progress = shared.get(name)
    if progress is None:
        progress = shared[name] = fields(view.progress())
    table = shared.get("table")
    if table is None:
        table = shared["table"] = fields(view.table())
        shared["discard"] = entry("discard", view.discards())
        shared["options"] = entry("options", view.options)
    entries = [
        fields({"seat": view.seat, "turn": view.turn, "phase": view.phase}),
        progress,
        shared["discard"],
        table,
        fields(view.attempt()),
        odds_written(view, sheet) if view.seat >= 0 else b'"odds":{}',
        shared["options"],
        land_written(view.land, view.box),
    ]
    for seat in view.seats:
        entries += seat_written(view.box, seat)
    return Parts(entries, len(view.seats), SEAT_ENTRIES)


def land_written(land: Land, box: Box) -> bytes:
    """The map."""
    if not land.told:
        spaces: list[bytes] = []
        for space in land.spaces:
            if not space.told:
                space.told.append(encoder.encode(space.data(box)))
            spaces.append(space.told[0])
        land.told.append(b'"spaces":[' + b",".join(spaces) + b"]")
    return land.told[0]


def odds_written(view: LancreView, sheet: Sheet) -> bytes:
    """The chance at every tile; as long as nothing has changed on which it depends, as it was."""
    me = view.seats[view.seat]
    numbers = [me.witch, int(me.special), me.pairs, *(me.hand or [])]
    if view.seat == view.turn:
        numbers += [-2, view.trying, view.added, *view.dice]
    before = sheet.kept.get(ODDS_OF[view.seat])
    if before is not None and before.part is view.land and before.numbers == numbers:
        return before.text
    found: list[bytes] = []
    for there in view.spaces:
        plain = view.chance_at(there.space)
        if plain is not None:
            helped = view.chance_at(there.space, with_cards=True)
            assert helped is not None
            found.append(chances_written(view.box.space_codes[there.space], plain, helped))
    text = b'"odds":{' + b",".join(found) + b"}"
    sheet.kept[ODDS_OF[view.seat]] = Kept(view.land, numbers, text)
    return text


def chances_written(space: str, plain: Odds, helped: Odds) -> bytes:
    """The chance at one tile, by the dice alone and with all cards: few, and soon all written."""
    known = ODDS.get(space)
    if known is None:
        known = ODDS[space] = {}
    # None of the four numbers is larger than all falls of four dice, 1,296.
    key = ((plain.ways * 4096 + plain.of) * 4096 + helped.ways) * 4096 + helped.of
    found = known.get(key)
    if found is None:
        chances = (space.encode(), encoder.encode(plain.data()), encoder.encode(helped.data()))
        found = known[key] = b'"%b":{"plain":%b,"cards":%b}' % chances
    return found


def seat_written(box: Box, seat: SeatView) -> list[bytes]:
    """A seat: what is open of it, and between that the hand."""
    told = seat.open.told
    if not told:
        told = seat.open.told = [fields(seat.at_hand()), fields(seat.on_the_table(box))]
    return [told[0], b'"hand":null' if seat.hand is None else entry("hand", seat.hand_held(box)), told[1]]

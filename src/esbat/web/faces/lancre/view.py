"""Views of Les Sorcières as JSON: what lies open and is as it was is written already."""

from typing import Final

from esbat.engine.view import View
from esbat.games.lancre.tables import Box
from esbat.games.lancre.view import LancreView, Land, SeatView
from esbat.games.lancre.view_odds import Odds
from esbat.web.faces.parts import Memory, Parts, Sheet, entry, fields
from esbat.web.wire import encoder

SEAT_ENTRIES: Final = 3
"""So many entries are written of a seat."""
ODDS: Final[dict[str, dict[int, bytes]]] = {}
"""Chances that were written once, by the space and by their numbers."""
MOST_SEATS: Final = 4


class SeatOdds:
    """The chances of one seat as they were written last, and all on which they depend."""

    __slots__ = ("known", "numbers", "spaces", "text")

    def __init__(self) -> None:
        self.numbers: list[int] = []  # of the seat itself
        self.known: list[int] = []  # of each space: its tile and the markers there
        self.spaces: list[bytes] = []  # each space that has a tile
        self.text = b""

    def written(self, view: LancreView) -> bytes:
        """The chance at every tile. What has not changed is as it was."""
        numbers = hand_numbers(view)
        known = [there.kind * 64 + there.markers for there in view.spaces]
        if numbers == self.numbers and known == self.known:
            return self.text
        anew = numbers != self.numbers or len(known) != len(self.known)
        spaces: list[bytes] = []
        for at, there in enumerate(view.spaces):
            same = not anew and known[at] == self.known[at]
            spaces.append(self.spaces[at] if same else space_written(view, there.space))
        self.numbers, self.known, self.spaces = numbers, known, spaces
        self.text = b'"odds":{' + b",".join([each for each in spaces if each]) + b"}"
        return self.text


class AllOdds(Memory):
    """The chances of every seat."""

    __slots__ = ("seats",)

    def __init__(self) -> None:
        self.seats = [SeatOdds() for _ in range(MOST_SEATS)]


def hand_numbers(view: LancreView) -> list[int]:
    """All on which a seat's chances depend besides the tiles."""
    me = view.seats[view.seat]
    numbers = [me.witch, int(me.special), me.pairs, *(me.hand or [])]
    if view.seat == view.turn:
        numbers += [-2, view.trying, view.added, *view.dice]
    return numbers


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
    """The chance at every tile."""
    memory = sheet.memory
    if not isinstance(memory, AllOdds):
        memory = sheet.memory = AllOdds()
    return memory.seats[view.seat].written(view)


def space_written(view: LancreView, space: int) -> bytes:
    """The chance at one space; nothing if there is no tile that these eyes know."""
    plain = view.chance_at(space)
    if plain is None:
        return b""
    helped = view.chance_at(space, with_cards=True)
    assert helped is not None
    return chances_written(view.box.space_codes[space], plain, helped)


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

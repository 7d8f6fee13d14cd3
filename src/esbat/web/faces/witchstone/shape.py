"""What a page is sent of Witchstone: its view."""

from typing import Annotated, Literal

from esbat.games.witchstone.names import COUNTED
from esbat.games.witchstone.names import EARNINGS as REASONS
from esbat.games.witchstone.names import PLACES as PLACE_NAMES
from esbat.games.witchstone.names import RING_COLOURS as ON_THE_RING
from esbat.games.witchstone.names import SOURCES as ORIGINS
from esbat.games.witchstone.names import SYMBOLS as SIGNS
from esbat.games.witchstone.names import TOKENS as TOKEN_NAMES
from esbat.games.witchstone.names import WAND_COLOURS as ON_THE_WAND
from esbat.web.shapes import Shape, every, one_of

Sign = Annotated[str, one_of("SYMBOLS", "Sign", SIGNS)]
"""The six symbols, which are also the six types of action."""
Earning = Annotated[str, one_of("EARNINGS", "Earning", REASONS)]
"""What points are for, in the order in which a tally names them."""
Count = Annotated[str, one_of("COUNTS", "Count", COUNTED)]
"""What the silver spaces of the wand count."""
Place = Annotated[str, one_of("PLACES", "Place", PLACE_NAMES)]
Token = Annotated[str, one_of("TOKENS", "Token", TOKEN_NAMES)]
Source = Annotated[str, one_of("SOURCES", "Source", ORIGINS)]
RingColour = Annotated[str, one_of("RING_COLOURS", "RingColour", ON_THE_RING)]
WandColour = Annotated[str, one_of("WAND_COLOURS", "WandColour", ["handle", *ON_THE_WAND])]


class CellView(Shape):
    cell: str
    kind: Literal["printed", "tile", "hex"]
    symbols: list[Sign]
    code: str | None


class Promise(Shape):
    scroll: str
    points: int


class SeatView(Shape):
    score: int
    earned: Annotated[dict[Earning, int], every(REASONS)]
    turns: int
    handicap: int
    hand_count: int
    hand: list[str] | None
    draws: int
    tower: str | None
    energy: int
    open_road: str | None
    connections: list[str]
    linked: list[str]
    reserve: int
    lying: int
    standing: list[str]
    stone: int | None
    ring: int
    wand: int
    leads: bool
    owl_count: int
    owls: list[int] | None
    tokens: int
    hexes: list[str]
    fixed: list[str]
    scroll_count: int | None
    scrolls: list[str] | None
    promised: list[Promise]
    spent: list[str]
    cells: list[CellView]
    crystals: list[str]
    black: str | None
    shelved: int
    spoiled: int
    beside: int
    clusters: list[int]


class LocationView(Shape):
    location: str
    type: Place
    x: int
    y: int
    token: Token | None
    owner: int | None
    witches: list[int]


class RoadView(Shape):
    road: str
    one: str
    other: str
    slots: int
    filled: int
    owner: int | None


class Batch(Shape):
    symbol: Sign
    left: int
    granted: int
    source: Source


class Preview(Shape):
    cell: str
    one: Sign
    one_actions: int
    other: Sign
    other_actions: int


class RingSpace(Shape):
    colour: RingColour
    hex: str | None
    owl: int | None


class WandSpace(Shape):
    colour: WandColour
    symbol: Sign | None
    counts: Count | None
    amount: int


class Shelf(Shape):
    shelf: str
    room: int
    filled: int
    crystals: list[int]
    black: list[int]


class WitchstoneView(Shape):
    seat: int
    turn: int
    first: int
    number: int
    phase: str
    over: bool
    symbol: Sign | None
    left: int | None
    source: Source | None
    then: Sign | None
    tile: str | None
    placing: str | None
    hex: str | None
    running: str | None
    running_black: bool
    batches: list[Batch]
    tokens_owed: list[str]
    waiting: list[str]
    crossing: list[int]
    previews: list[Preview]
    locations: list[LocationView]
    roads: list[RoadView]
    stones: list[int]
    ring: list[RingSpace]
    hex_pile: int
    wand: list[WandSpace]
    scrolls: list[str]
    scroll_pile: int | None
    shelves: list[Shelf]
    open_tokens: list[Token]
    options: dict[str, bool]
    seats: list[SeatView]

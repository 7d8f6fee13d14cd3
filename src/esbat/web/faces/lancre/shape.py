"""What a page is sent of the witches of Lancre: its view, and numbers of the rules that the page shows."""

from typing import Annotated, Final

from esbat.engine.game import Game
from esbat.games.lancre.game import LANCRE
from esbat.games.lancre.names import OPTIONS
from esbat.games.lancre.names import WITCHES as APPRENTICES
from esbat.games.lancre.tables import BIG_LEFT_TO_LOSE, DICE, ELVES_TO_LOSE, WITCH_FROM
from esbat.games.lancre.tables import DUNGEON as CELL
from esbat.games.lancre.view import tile_text
from esbat.web.shapes import Shape, called, every, one_of

Witch = Annotated[str, one_of("WITCHES", "Witch", APPRENTICES)]
Option = Annotated[str, one_of("OPTIONS", "Option", [option.name for option in OPTIONS])]
Odds = Annotated[tuple[int, int], called("Odds")]
"""So many of so many equally likely falls of the dice."""

DUNGEON: Final = CELL
UNKNOWN: Final = tile_text(LANCRE.box, -1)
"""A tile that lies face down."""


class SpaceView(Shape):
    space: str
    location: str
    tile: str | None
    """null when nothing lies there, or something these eyes do not know"""
    hidden: bool
    markers: int
    difficulty: int | None
    points: int | None
    witches: list[int]


class SeatView(Shape):
    witch: Witch | None
    special: bool
    hand_count: int
    hand: list[str] | None
    limit: int
    cackles: int
    alisses: int
    at: str | None
    small: int
    big: int
    points: int
    tiles: list[str]


class BoxView(Shape):
    small: int
    big: int
    top: str | None


class Chances(Shape):
    plain: Odds
    cards: Odds


class LancreView(Shape):
    seat: int
    turn: int
    phase: str
    over: bool
    step: int
    steps: int
    on_foot: bool
    passing: bool
    deck: int
    discard: list[str]
    arriving: str | None
    boxes: list[BoxView]
    tiles_left: int
    cackle_reserve: int
    crisis_reserve: int
    aliss_reserve: int
    gone: list[str]
    trying: str | None
    tile: str | None
    dice: list[int]
    added: int
    magic_used: int
    committed: bool
    total: int | None
    needed: int | None
    joining: list[str]
    looking: list[str]
    odds: dict[str, Chances]
    options: Annotated[dict[Option, bool], every(OPTIONS)]
    spaces: list[SpaceView]
    seats: list[SeatView]


class LancreFacts(Shape):
    elves: int
    """so many elves in sight, and all is lost (LAN-129)"""
    big: int
    """so many big problems left at the end, and Lancre is overrun (LAN-197)"""
    witch: int
    """from so many points on, somebody alone is a witch (LAN-199)"""
    dice: int
    """so many are rolled in an attempt"""


def facts(game: Game) -> LancreFacts:
    return LancreFacts(int(ELVES_TO_LOSE), int(BIG_LEFT_TO_LOSE), int(WITCH_FROM), int(DICE))

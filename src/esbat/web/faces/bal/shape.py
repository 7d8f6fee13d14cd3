"""What a page is sent of Le Bal des Sorcières: its view."""

from typing import Annotated

from esbat.games.bal.names import POTIONS as COLOURS
from esbat.games.bal.tables import CARD_CODES, TOKEN_CODES
from esbat.games.bal.tables import WITCHES as SHEETS
from esbat.web.shapes import Shape, one_of

CardCode = Annotated[str, one_of("CARDS", "CardCode", CARD_CODES)]
"""Potions, then spells, in the order of a hand."""
Potion = Annotated[str, one_of("POTIONS", "Potion", CARD_CODES[: int(COLOURS)])]
"""The five potions from the commonest to the rarest."""
Token = Annotated[str, one_of("TOKENS", "Token", TOKEN_CODES)]
Witch = Annotated[str, one_of("WITCHES", "Witch", SHEETS)]


class BalSeat(Shape):
    witch: Witch
    alive: bool
    out: int
    lives: int
    own: int
    dead: int
    captives: list[int]
    """how many Crapzouilles of each seat sit in this coffer as prisoners"""
    hand_count: int
    hand: list[CardCode] | None
    chosen: list[CardCode]
    given: str | None
    shown: str | None


class Attack(Shape):
    attacker: int
    target: int
    potions: list[Potion]
    spell: CardCode | None
    all: bool


class Strike(Shape):
    author: int
    sender: int
    defender: int
    double: int


class Hex(Shape):
    failed: list[int]
    won: list[int]
    pieces: list[tuple[int, int]]


class Farce(Shape):
    author: int
    card: CardCode
    tokens: list[Token]
    facing: int
    helped: bool


class Recited(Shape):
    speaker: int
    cards: list[CardCode]
    place: int
    silent: list[int]
    misread: bool | None
    """known to the speaker alone"""
    challengers: list[int]


class BalView(Shape):
    seat: int
    phase: str
    awaited: list[int]
    over: bool
    round: int
    lap: int
    first: int
    turn: int
    active: int
    stolen: bool
    bound: int
    deck: int
    discard: list[CardCode]
    top_discard: CardCode | None
    laid: list[CardCode]
    target: int
    attack: Attack | None
    strike: Strike | None
    doubles: list[tuple[int, int]]
    """mirror images still to strike: from, to"""
    hex: Hex | None
    farce: Farce | None
    reading: Recited | None
    wands_declined: int
    options: dict[str, bool | int | str]
    seats: list[BalSeat]

"""What a page is sent of Air Sorcière: its view, and numbers of the rules that the page shows."""

from typing import Annotated, Final

from esbat.engine.game import Game
from esbat.games.air.game import AirGame
from esbat.games.air.moves import card_text
from esbat.games.air.names import CAT_VALUE, COLOUR_LETTERS, OPTIONS
from esbat.games.air.tables import witches
from esbat.web.shapes import Shape, called, one_of

Colour = Annotated[str, one_of("COLOURS", "Colour", COLOUR_LETTERS)]
"""Colours in the order of the view: white, black, green, violet, orange."""
CardId = Annotated[str, called("CardId")]
"""A colour and a value: `W12`."""

Option = Annotated[str, one_of("OPTIONS", "Option", [option.name for option in OPTIONS])]

CAT: Final = int(CAT_VALUE)
"""The value that carries a cat."""


class AirSeat(Shape):
    columns: list[list[CardId]]
    hand_count: int
    hand: list[CardId] | None
    grimoires: list[int]
    pending: list[CardId]


class AirView(Shape):
    seat: int
    turn: int
    phase: str
    over: bool
    deck: int
    discard: list[CardId]
    common: list[CardId]
    drawn: CardId | None
    blocked: CardId | None
    deposited: bool
    flown: int
    laying: list[CardId]
    """cards named so far for the diploma under way"""
    grimoires: list[int]
    options: dict[Option, bool]
    seats: list[AirSeat]


class AirFacts(Shape):
    cards: list[CardId]
    """every witch of the box"""


def facts(game: Game) -> AirFacts:
    assert isinstance(game, AirGame)
    return AirFacts([card_text(card) for card in witches(game.box)])

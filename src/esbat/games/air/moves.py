"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.holds import CARD, COLOUR, NUMBER, REASON
from esbat.engine.move import argument_of, packed
from esbat.engine.native import i64
from esbat.engine.vocabulary import Named, Verb, Vocabulary
from esbat.games.air.names import COLOUR_LETTERS, COLOURS, HIGHEST_VALUE, REASONS
from esbat.games.air.tables import LARGEST_DIPLOMA, SMALLEST_DIPLOMA

VERB_DRAW: Final[i64] = 0
VERB_TAKE: Final[i64] = 1
VERB_PLACE: Final[i64] = 2
VERB_DEPOSIT: Final[i64] = 3
VERB_LAND: Final[i64] = 4
VERB_STOP: Final[i64] = 5
VERB_GRADUATE: Final[i64] = 6
VERB_LAY: Final[i64] = 7
VERB_SHED: Final[i64] = 8
VERB_KEEP: Final[i64] = 9
VERB_DECLINE: Final[i64] = 10
VERB_END: Final[i64] = 11

NOTHING: Final[i64] = COLOURS
"""The colour of a forced landing that takes nothing."""


def diploma(colour: i64, size: i64) -> i64:
    """The move that begins a diploma of this colour with so many cards."""
    return packed(VERB_GRADUATE, colour * 8 + size)


def colour_of_diploma(move: i64) -> i64:
    return argument_of(move) >> 3


def size_of_diploma(move: i64) -> i64:
    return argument_of(move) & 7


CARD_TEXTS: Final = [f"{letter}{value}" for letter in COLOUR_LETTERS for value in range(16)]
"""By number: written once, since views are full of them."""


def card_text(card: i64) -> str:
    """A card's code: its colour's letter and its value, as in W5."""
    return CARD_TEXTS[card]


def colour_text(colour: i64) -> str:
    """A colour's letter."""
    return COLOUR_LETTERS[colour] if colour < COLOURS else "none"


A_CARD: Final = [Named("card", CARD)]
A_COLOUR: Final = [Named("colour", COLOUR)]
A_DIPLOMA: Final = [Named("colour", COLOUR, unit=8), Named("size", NUMBER, within=8)]
CARDS: Final = [colour * 16 + value for colour in range(COLOURS) for value in range(1, HIGHEST_VALUE + 1)]
DIPLOMAS: Final = [
    colour * 8 + size for colour in range(COLOURS) for size in range(SMALLEST_DIPLOMA, LARGEST_DIPLOMA + 1)
]
VERBS: Final = [
    Verb(VERB_DRAW, "draw"),
    Verb(VERB_TAKE, "take", A_CARD, CARDS, "move-needs-card"),
    Verb(VERB_PLACE, "place"),
    Verb(VERB_DEPOSIT, "deposit"),
    Verb(VERB_LAND, "land", A_COLOUR, None, "move-needs-colour"),
    Verb(VERB_STOP, "stop"),
    Verb(VERB_GRADUATE, "graduate", A_DIPLOMA, DIPLOMAS, "move-needs-diploma", {"rule": "AIR-059"}),
    Verb(VERB_LAY, "lay", A_CARD, CARDS, "move-needs-card"),
    Verb(VERB_SHED, "shed", A_CARD, CARDS, "move-needs-card"),
    Verb(VERB_KEEP, "keep"),
    Verb(VERB_DECLINE, "decline"),
    Verb(VERB_END, "end"),
]
VOCABULARY: Final = Vocabulary(VERBS, {CARD: CARD_TEXTS, COLOUR: [*COLOUR_LETTERS, "none"], REASON: REASONS})

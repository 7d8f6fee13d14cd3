"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import CARD, COLOUR, NUMBER
from esbat.engine.move import argument_of, packed, verb_of, words_of
from esbat.engine.native import i64
from esbat.games.air.names import COLOUR_LETTERS, COLOURS, HIGHEST_VALUE
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

VERBS: Final = [
    "draw",
    "take",
    "place",
    "deposit",
    "land",
    "stop",
    "graduate",
    "lay",
    "shed",
    "keep",
    "decline",
    "end",
]
WITH_A_CARD: Final = [VERB_TAKE, VERB_LAY, VERB_SHED]
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


def parse_card(word: str) -> i64:
    """The card written so, or -1."""
    colour = COLOUR_LETTERS.find(word[:1].upper()) if word else -1
    digits = word[1:]
    if colour < 0 or not digits.isascii() or not digits.isdigit() or len(digits) > 2 or digits[0] == "0":
        return -1
    value = int(digits)
    return colour * 16 + value if value <= HIGHEST_VALUE else -1


def parse_colour(word: str) -> i64:
    """The colour whose letter this is, or -1."""
    return COLOUR_LETTERS.find(word.upper()) if len(word) == 1 else -1


def text(move: i64) -> str:
    """The move as people and records write it."""
    verb = verb_of(move)
    word = VERBS[verb]
    if verb == VERB_LAND:
        return f"{word} {colour_text(argument_of(move))}"
    if verb == VERB_GRADUATE:
        return f"{word} {colour_text(colour_of_diploma(move))} {size_of_diploma(move)}"
    if verb in WITH_A_CARD:
        return f"{word} {card_text(argument_of(move))}"
    return word


def parts(move: i64) -> tuple[str, list[tuple[str, str, int]]]:
    """The verb, and the arguments with what they hold."""
    verb = verb_of(move)
    named: list[tuple[str, str, int]] = []
    if verb in WITH_A_CARD:
        named.append(("card", CARD, argument_of(move)))
    elif verb == VERB_LAND:
        named.append(("colour", COLOUR, argument_of(move)))
    elif verb == VERB_GRADUATE:
        named.append(("colour", COLOUR, colour_of_diploma(move)))
        named.append(("size", NUMBER, size_of_diploma(move)))
    return (VERBS[verb], named)


def parse(written: str) -> i64:
    """The move written so. Capitals and spaces do not matter; anything else is BadText."""
    words = words_of(written, VERBS)
    verb = i64(VERBS.index(words[0]))
    rest = words[1:]
    if verb in WITH_A_CARD:
        card = parse_card(rest[0]) if len(rest) == 1 else -1
        if card < 0:
            raise BadText("move-needs-card", {"text": written[:40], "verb": words[0]})
        return packed(verb, card)
    if verb == VERB_LAND:
        if rest == ["none"]:
            return packed(VERB_LAND, NOTHING)
        colour = parse_colour(rest[0]) if len(rest) == 1 else -1
        if colour < 0:
            raise BadText("move-needs-colour", {"text": written[:40], "verb": words[0]})
        return packed(VERB_LAND, colour)
    if verb == VERB_GRADUATE:
        colour = parse_colour(rest[0]) if len(rest) == 2 else -1
        size = int(rest[1]) if len(rest) == 2 and rest[1] in ("3", "4", "5") else 0
        if colour < 0 or not SMALLEST_DIPLOMA <= size <= LARGEST_DIPLOMA:
            raise BadText("move-needs-diploma", {"text": written[:40], "rule": "AIR-059"})
        return diploma(colour, size)
    if rest:
        raise BadText("move-takes-nothing", {"text": written[:40], "verb": words[0]})
    return packed(verb, 0)


def all_moves() -> list[int]:
    """Every well-formed move of the game, legal somewhere or not."""
    written: list[int] = []
    for verb in range(len(VERBS)):
        if verb in WITH_A_CARD:
            for colour in range(COLOURS):
                for value in range(1, HIGHEST_VALUE + 1):
                    written.append(packed(verb, colour * 16 + value))
        elif verb == VERB_LAND:
            for colour in range(COLOURS + 1):
                written.append(packed(VERB_LAND, colour))
        elif verb == VERB_GRADUATE:
            for colour in range(COLOURS):
                for size in range(SMALLEST_DIPLOMA, LARGEST_DIPLOMA + 1):
                    written.append(diploma(colour, size))
        else:
            written.append(packed(verb, 0))
    return written

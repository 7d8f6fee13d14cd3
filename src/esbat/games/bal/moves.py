"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.holds import CARD, REASON, SEAT
from esbat.engine.move import argument_of, packed
from esbat.engine.native import i64
from esbat.engine.vocabulary import Named, Verb, Vocabulary
from esbat.games.bal.names import KINDS, MOST_SEATS, POTIONS, REASONS, TOKEN
from esbat.games.bal.tables import CARD_CODES, TOKEN_CODES

VERB_PASS: Final[i64] = 0
VERB_MINE: Final[i64] = 1
VERB_BALL: Final[i64] = 2
VERB_MIRROR: Final[i64] = 3
VERB_WAND: Final[i64] = 4
VERB_ATTACK: Final[i64] = 5
VERB_ENCHANT: Final[i64] = 6
VERB_IMP: Final[i64] = 7
VERB_LAY: Final[i64] = 8
VERB_DONE: Final[i64] = 9
VERB_PARRY: Final[i64] = 10
VERB_JOKER: Final[i64] = 11
VERB_BROOM: Final[i64] = 12
VERB_TREASURE: Final[i64] = 13
VERB_REMEDY: Final[i64] = 14
VERB_TRICK: Final[i64] = 15
VERB_YIELD: Final[i64] = 16
VERB_DROP: Final[i64] = 17
VERB_LOSE: Final[i64] = 18
VERB_GIVE: Final[i64] = 19
VERB_READ: Final[i64] = 20
VERB_MISREAD: Final[i64] = 21
VERB_SILENT: Final[i64] = 22
VERB_FAULT: Final[i64] = 23
VERB_ADMIT: Final[i64] = 24
VERB_DENY: Final[i64] = 25
VERB_JOKERS: Final[i64] = 26
VERB_SWEEP: Final[i64] = 27


def jokers(first: i64, second: i64) -> i64:
    """Parry with two Abracadabras, for potions of these colours."""
    return packed(VERB_JOKERS, first * 8 + second)


def first_joker(move: i64) -> i64:
    return argument_of(move) >> 3


def second_joker(move: i64) -> i64:
    return argument_of(move) & 7


def card_text(card: i64) -> str:
    """A card's code: a potion's letter, a spell's word."""
    return CARD_CODES[card]


A_CARD: Final = [Named("card", CARD)]
TWO_CARDS: Final = [Named("card", CARD, unit=8), Named("other", CARD, within=8)]
CARDS: Final = list(range(KINDS))
COLOURS: Final = list(range(POTIONS))
PAIRS: Final = [first * 8 + second for first in COLOURS for second in COLOURS if first <= second]


def at_seat(number: i64, word: str) -> Verb:
    """A verb that names another witch."""
    return Verb(number, word, [Named("target", SEAT)], list(range(MOST_SEATS)), "bal-move-needs-seat")


def with_card(number: i64, word: str) -> Verb:
    """A verb that names a card."""
    return Verb(number, word, A_CARD, list(range(KINDS)), "bal-move-needs-card")


VERBS: Final = [
    Verb(VERB_PASS, "pass"),
    Verb(VERB_MINE, "mine"),
    Verb(VERB_BALL, "ball"),
    at_seat(VERB_MIRROR, "mirror"),
    Verb(VERB_WAND, "wand"),
    at_seat(VERB_ATTACK, "attack"),
    at_seat(VERB_ENCHANT, "enchant"),
    Verb(VERB_IMP, "imp"),
    with_card(VERB_LAY, "lay"),
    Verb(VERB_DONE, "done"),
    Verb(VERB_PARRY, "parry"),
    Verb(VERB_JOKER, "joker", A_CARD, COLOURS, "bal-move-needs-card"),
    at_seat(VERB_BROOM, "broom"),
    Verb(VERB_TREASURE, "treasure"),
    Verb(VERB_REMEDY, "remedy"),
    Verb(VERB_TRICK, "trick"),
    Verb(VERB_YIELD, "yield"),
    with_card(VERB_DROP, "drop"),
    at_seat(VERB_LOSE, "lose"),
    with_card(VERB_GIVE, "give"),
    Verb(VERB_READ, "read"),
    Verb(VERB_MISREAD, "misread"),
    Verb(VERB_SILENT, "silent"),
    Verb(VERB_FAULT, "fault"),
    Verb(VERB_ADMIT, "admit"),
    Verb(VERB_DENY, "deny"),
    Verb(VERB_JOKERS, "jokers", TWO_CARDS, PAIRS, "bal-move-needs-colours"),
    Verb(VERB_SWEEP, "sweep"),
]
VOCABULARY: Final = Vocabulary(VERBS, {CARD: CARD_CODES, TOKEN: TOKEN_CODES, REASON: REASONS})

"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import CARD, SEAT
from esbat.engine.move import argument_of, packed, verb_of, words_of
from esbat.engine.native import i64
from esbat.games.bal.names import KINDS, MOST_SEATS, POTIONS
from esbat.games.bal.tables import CARD_CODES

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

VERBS: Final = [
    "pass",
    "mine",
    "ball",
    "mirror",
    "wand",
    "attack",
    "enchant",
    "imp",
    "lay",
    "done",
    "parry",
    "joker",
    "broom",
    "treasure",
    "remedy",
    "trick",
    "yield",
    "drop",
    "lose",
    "give",
    "read",
    "misread",
    "silent",
    "fault",
    "admit",
    "deny",
    "jokers",
    "sweep",
]
WITH_A_CARD: Final = [VERB_LAY, VERB_DROP, VERB_GIVE, VERB_JOKER]
WITH_A_SEAT: Final = [VERB_MIRROR, VERB_ATTACK, VERB_ENCHANT, VERB_LOSE, VERB_BROOM]


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


def parse_card(word: str) -> i64:
    """The kind of card written so, or -1."""
    for kind in range(KINDS):
        if CARD_CODES[kind].lower() == word:
            return kind
    return -1


def parse_seat(word: str) -> i64:
    """The seat written so, or -1."""
    return int(word) if len(word) == 1 and word in "012345" else -1


def text(move: i64) -> str:
    """The move as people and records write it."""
    verb = verb_of(move)
    word = VERBS[verb]
    argument = argument_of(move)
    if verb in WITH_A_CARD:
        return f"{word} {card_text(argument)}"
    if verb in WITH_A_SEAT:
        return f"{word} {argument}"
    if verb == VERB_JOKERS:
        return f"{word} {card_text(first_joker(move))} {card_text(second_joker(move))}"
    return word


def parts(move: i64) -> tuple[str, list[tuple[str, str, int]]]:
    """The verb, and the arguments with what they hold."""
    verb = verb_of(move)
    named: list[tuple[str, str, int]] = []
    if verb in WITH_A_CARD:
        named.append(("card", CARD, argument_of(move)))
    elif verb in WITH_A_SEAT:
        named.append(("target", SEAT, argument_of(move)))
    elif verb == VERB_JOKERS:
        named.append(("card", CARD, first_joker(move)))
        named.append(("other", CARD, second_joker(move)))
    return (VERBS[verb], named)


def parse(written: str) -> i64:
    """The move written so. Capitals and spaces do not matter; anything else is BadText."""
    words = words_of(written, VERBS)
    verb = i64(VERBS.index(words[0]))
    rest = words[1:]
    if verb in WITH_A_CARD:
        card = parse_card(rest[0]) if len(rest) == 1 else -1
        if card < 0 or (verb == VERB_JOKER and card >= POTIONS):
            raise BadText("bal-move-needs-card", {"text": written[:40], "verb": words[0]})
        return packed(verb, card)
    if verb in WITH_A_SEAT:
        seat = parse_seat(rest[0]) if len(rest) == 1 else -1
        if seat < 0:
            raise BadText("bal-move-needs-seat", {"text": written[:40], "verb": words[0]})
        return packed(verb, seat)
    if verb == VERB_JOKERS:
        return parse_jokers(written, rest)
    if rest:
        raise BadText("move-takes-nothing", {"text": written[:40], "verb": words[0]})
    return packed(verb, 0)


def parse_jokers(written: str, rest: list[str]) -> i64:
    """Two colours, the commoner first."""
    first = parse_card(rest[0]) if len(rest) == 2 else -1
    second = parse_card(rest[1]) if len(rest) == 2 else -1
    if not 0 <= first <= second < POTIONS:
        raise BadText("bal-move-needs-colours", {"text": written[:40]})
    return jokers(first, second)


def all_moves() -> list[int]:
    """Every well-formed move of the game, legal somewhere or not."""
    written: list[int] = []
    for verb in range(len(VERBS)):
        if verb in WITH_A_CARD:
            for kind in range(POTIONS if verb == VERB_JOKER else KINDS):
                written.append(packed(verb, kind))
        elif verb in WITH_A_SEAT:
            for seat in range(MOST_SEATS):
                written.append(packed(verb, seat))
        elif verb == VERB_JOKERS:
            for first in range(POTIONS):
                for second in range(first, POTIONS):
                    written.append(jokers(first, second))
        else:
            written.append(packed(verb, 0))
    return written

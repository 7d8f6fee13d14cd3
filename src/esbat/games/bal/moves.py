"""What a seat may choose: packing, text form, parsing. The only file that knows the layout."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import CARD, SEAT
from esbat.engine.move import argument_of, packed, verb_of
from esbat.engine.native import i64
from esbat.games.bal.names import KINDS, MOST_SEATS, POTIONS
from esbat.games.bal.tables import CARD_CODES

PASS: Final[i64] = 0
MINE: Final[i64] = 1
BALL: Final[i64] = 2
MIRROR: Final[i64] = 3
WAND: Final[i64] = 4
ATTACK: Final[i64] = 5
ENCHANT: Final[i64] = 6
IMP: Final[i64] = 7
LAY: Final[i64] = 8
DONE: Final[i64] = 9
PARRY: Final[i64] = 10
JOKER: Final[i64] = 11
BROOM: Final[i64] = 12
TREASURE: Final[i64] = 13
REMEDY: Final[i64] = 14
TRICK: Final[i64] = 15
YIELD: Final[i64] = 16
DROP: Final[i64] = 17
LOSE: Final[i64] = 18
GIVE: Final[i64] = 19
READ: Final[i64] = 20
MISREAD: Final[i64] = 21
SILENT: Final[i64] = 22
FAULT: Final[i64] = 23
ADMIT: Final[i64] = 24
DENY: Final[i64] = 25
JOKERS: Final[i64] = 26
SWEEP: Final[i64] = 27

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
WITH_A_CARD: Final = [LAY, DROP, GIVE, JOKER]
WITH_A_SEAT: Final = [MIRROR, ATTACK, ENCHANT, LOSE, BROOM]


def jokers(first: i64, second: i64) -> i64:
    """Parry with two Abracadabras, for potions of these colours."""
    return packed(JOKERS, first * 8 + second)


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
    if verb == JOKERS:
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
    elif verb == JOKERS:
        named.append(("card", CARD, first_joker(move)))
        named.append(("other", CARD, second_joker(move)))
    return (VERBS[verb], named)


def parse(written: str) -> i64:
    """The move written so. Capitals and spaces do not matter; anything else is BadText."""
    words = written.lower().split()
    if not words or words[0] not in VERBS:
        raise BadText("unknown-move", {"text": written[:40], "verbs": ", ".join(VERBS)})
    verb = i64(VERBS.index(words[0]))
    rest = words[1:]
    if verb in WITH_A_CARD:
        card = parse_card(rest[0]) if len(rest) == 1 else -1
        if card < 0 or (verb == JOKER and card >= POTIONS):
            raise BadText("bal-move-needs-card", {"text": written[:40], "verb": words[0]})
        return packed(verb, card)
    if verb in WITH_A_SEAT:
        seat = parse_seat(rest[0]) if len(rest) == 1 else -1
        if seat < 0:
            raise BadText("bal-move-needs-seat", {"text": written[:40], "verb": words[0]})
        return packed(verb, seat)
    if verb == JOKERS:
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
            for kind in range(POTIONS if verb == JOKER else KINDS):
                written.append(packed(verb, kind))
        elif verb in WITH_A_SEAT:
            for seat in range(MOST_SEATS):
                written.append(packed(verb, seat))
        elif verb == JOKERS:
            for first in range(POTIONS):
                for second in range(first, POTIONS):
                    written.append(jokers(first, second))
        else:
            written.append(packed(verb, 0))
    return written

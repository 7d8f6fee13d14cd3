"""What a seat may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import CARD, NUMBER, SEAT
from esbat.engine.move import argument_of, bare, packed, verb_of, words_of
from esbat.engine.native import i64
from esbat.games.lancre.names import SPACE, WITCH, WITCHES
from esbat.games.lancre.tables import TEA_FOR_THE_GUEST, Box

VERB_CHOOSE: Final[i64] = 0
VERB_START: Final[i64] = 1
VERB_DRAW: Final[i64] = 2
VERB_PUT: Final[i64] = 3
VERB_MARK: Final[i64] = 4
VERB_WALK: Final[i64] = 5
VERB_STAY: Final[i64] = 6
VERB_FLY: Final[i64] = 7
VERB_LAND: Final[i64] = 8
VERB_USE: Final[i64] = 9
VERB_VANISH: Final[i64] = 10
VERB_OPEN: Final[i64] = 11
VERB_ROLL: Final[i64] = 12
VERB_TEA: Final[i64] = 13
VERB_FLEE: Final[i64] = 14
VERB_SYMBOL: Final[i64] = 15
VERB_MAGIC: Final[i64] = 16
VERB_FACE: Final[i64] = 17
VERB_SETTLE: Final[i64] = 18
VERB_HEAL: Final[i64] = 19
VERB_THREE: Final[i64] = 20
VERB_JOIN: Final[i64] = 21
VERB_RELIEVE: Final[i64] = 22
VERB_LOOK: Final[i64] = 23
VERB_REVEAL: Final[i64] = 24
VERB_REROLL: Final[i64] = 25
VERB_DISCARD: Final[i64] = 26
VERB_DONE: Final[i64] = 27
VERB_ROB: Final[i64] = 28
VERB_ONWARD: Final[i64] = 29
VERB_RETURN: Final[i64] = 30
VERB_END: Final[i64] = 31

VERBS: Final = [
    "choose",
    "start",
    "draw",
    "put",
    "mark",
    "walk",
    "stay",
    "fly",
    "land",
    "use",
    "vanish",
    "open",
    "roll",
    "tea",
    "flee",
    "symbol",
    "magic",
    "face",
    "settle",
    "heal",
    "three",
    "join",
    "relieve",
    "look",
    "reveal",
    "reroll",
    "discard",
    "done",
    "rob",
    "onward",
    "return",
    "end",
]
WITH_A_SPACE: Final = [
    VERB_START,
    VERB_PUT,
    VERB_MARK,
    VERB_WALK,
    VERB_LAND,
    VERB_FLEE,
    VERB_RELIEVE,
    VERB_LOOK,
    VERB_REVEAL,
]
WITH_A_CARD: Final = [VERB_FLY, VERB_USE, VERB_SYMBOL, VERB_JOIN, VERB_DISCARD]
WITH_A_NUMBER: Final = [VERB_REROLL, VERB_RETURN]
FIRST_DIE: Final[i64] = 1
SECOND_DIE: Final[i64] = 2
BOTH_DICE: Final[i64] = 3
MOST_SEATS: Final = 4


def argument_text(box: Box, verb: i64, argument: i64) -> str:
    """What a move names, as it is written; empty if it names nothing."""
    if verb in WITH_A_SPACE:
        return box.space_codes[argument]
    if verb in WITH_A_CARD:
        return box.card_codes[argument]
    if verb in WITH_A_NUMBER:
        return str(argument)
    if verb == VERB_ROB:
        return str(argument + 1)
    return WITCHES[argument] if verb == VERB_CHOOSE else ""


def text(box: Box, move: i64) -> str:
    """The move as people and records write it."""
    named = argument_text(box, verb_of(move), argument_of(move))
    return f"{VERBS[verb_of(move)]} {named}".rstrip()


def parts(move: i64) -> tuple[str, list[tuple[str, str, int]]]:
    """The verb, and the arguments with what they hold."""
    verb = verb_of(move)
    named: list[tuple[str, str, int]] = []
    if verb in WITH_A_SPACE:
        named.append(("space", SPACE, argument_of(move)))
    elif verb in WITH_A_CARD:
        named.append(("card", CARD, argument_of(move)))
    elif verb in WITH_A_NUMBER:
        named.append(("number", NUMBER, argument_of(move)))
    elif verb == VERB_ROB:
        named.append(("other", SEAT, argument_of(move)))
    elif verb == VERB_CHOOSE:
        named.append(("witch", WITCH, argument_of(move)))
    return (VERBS[verb], named)


def named_by(box: Box, verb: i64) -> list[str]:
    """Everything a move of this verb may name, in the order of its numbers; empty if it names nothing."""
    if verb in WITH_A_SPACE:
        return box.space_codes[:-1]  # nobody may choose the Dungeon (LAN-R17)
    if verb in WITH_A_CARD:
        return box.card_codes
    if verb == VERB_REROLL:
        return ["", "1", "2", "3"]
    if verb == VERB_RETURN:
        return [str(number) for number in range(TEA_FOR_THE_GUEST + 1)]
    if verb == VERB_ROB:
        return [str(seat + 1) for seat in range(MOST_SEATS)]
    return WITCHES if verb == VERB_CHOOSE else []


def parse(box: Box, written: str) -> i64:
    """The move written so. Capitals and spaces do not matter; anything else is BadText."""
    words = words_of(written, VERBS)
    verb = i64(VERBS.index(words[0]))
    known = named_by(box, verb)
    if not known:
        return bare(written, words, verb)
    if len(words) != 2 or words[1] not in known:
        key = "lancre-move-needs-space" if verb in WITH_A_SPACE else "lancre-move-needs-one"
        raise BadText(key, {"text": written[:40], "verb": words[0]})
    return packed(verb, known.index(words[1]))


def all_moves(box: Box) -> list[int]:
    """Every well-formed move of the game, legal somewhere or not."""
    written: list[int] = []
    for verb in range(len(VERBS)):
        known = named_by(box, verb)
        if not known:
            written.append(packed(verb, 0))
        for number, word in enumerate(known):
            if word:
                written.append(packed(verb, number))
    return written

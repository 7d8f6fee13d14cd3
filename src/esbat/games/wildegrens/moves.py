"""What the player may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import CARD, NUMBER
from esbat.engine.move import argument_of, bare, packed, verb_of, words_of
from esbat.engine.native import i64
from esbat.games.wildegrens.names import EFFECT_BOX, PAPER, SPOT, TRIGGER, TRIGGERS
from esbat.games.wildegrens.tables import (
    CURSE,
    FIRST_CHALLENGE,
    FIRST_JUROR,
    FIRST_MISSION,
    JURORS_IN_ALL,
    MISSIONS_IN_ALL,
    SPOT_CODES,
    VALUES,
    WITCHES_IN_ALL,
    Box,
)

VERB_KEEP: Final[i64] = 0
VERB_HIDE: Final[i64] = 1
VERB_REVEAL: Final[i64] = 2
VERB_DONE: Final[i64] = 3
VERB_CHOOSE: Final[i64] = 4
VERB_RESOLVE: Final[i64] = 5
VERB_USE: Final[i64] = 6
VERB_PASS: Final[i64] = 7
VERB_UNCOVER: Final[i64] = 8
VERB_DISCARD: Final[i64] = 9
VERB_REPLACE: Final[i64] = 10
VERB_MOVE: Final[i64] = 11
VERB_TO: Final[i64] = 12
VERB_ABSORB: Final[i64] = 13
VERB_CAPTURE: Final[i64] = 14
VERB_BEAT: Final[i64] = 15
VERB_PERSUADE: Final[i64] = 16
VERB_DISMAY: Final[i64] = 17
VERB_UNVEIL: Final[i64] = 18
VERB_SWAP: Final[i64] = 19
VERB_STRIKE: Final[i64] = 20
VERB_TRIAL: Final[i64] = 21
VERB_ONWARD: Final[i64] = 22
VERB_TOSS: Final[i64] = 23
VERB_RETURN: Final[i64] = 24
VERB_RESCUE: Final[i64] = 25
VERB_DROP: Final[i64] = 26
VERB_IMPRISON: Final[i64] = 27
VERB_RECRUIT: Final[i64] = 28
VERB_BLANK: Final[i64] = 29
VERB_SPARE: Final[i64] = 30
VERB_RESTORE: Final[i64] = 31

VERBS: Final = [
    "keep",
    "hide",
    "reveal",
    "done",
    "choose",
    "resolve",
    "use",
    "pass",
    "uncover",
    "discard",
    "replace",
    "move",
    "to",
    "absorb",
    "capture",
    "beat",
    "persuade",
    "dismay",
    "unveil",
    "swap",
    "strike",
    "trial",
    "onward",
    "toss",
    "return",
    "rescue",
    "drop",
    "imprison",
    "recruit",
    "blank",
    "spare",
    "restore",
]
WITH_A_WITCH: Final = [VERB_KEEP, VERB_HIDE, VERB_REVEAL, VERB_RESCUE, VERB_DROP, VERB_IMPRISON, VERB_RECRUIT]
WITH_A_MISSION: Final = [VERB_CHOOSE, VERB_TO]
WITH_A_JUROR: Final = [VERB_PERSUADE, VERB_DISMAY]
WITH_A_SPOT: Final = [
    VERB_UNCOVER,
    VERB_DISCARD,
    VERB_REPLACE,
    VERB_MOVE,
    VERB_ABSORB,
    VERB_CAPTURE,
    VERB_BEAT,
]
WITH_A_PAPER: Final = [VERB_UNVEIL, VERB_SWAP, VERB_STRIKE]
BARE: Final = [VERB_DONE, VERB_USE, VERB_PASS, VERB_TRIAL, VERB_ONWARD]


def holds(verb: i64) -> str:
    """What a move of this verb names; empty if it names nothing."""
    if verb in BARE:
        return ""
    if verb in WITH_A_SPOT:
        return SPOT
    if verb in WITH_A_PAPER:
        return PAPER
    if verb == VERB_BLANK:
        return EFFECT_BOX
    return NUMBER if verb == VERB_RESTORE else CARD


def paper_text(box: Box, paper: i64) -> str:
    """A Conviction card by its Juror and its place there."""
    return f"{box.jurors[paper // 2].code}{paper % 2 + 1}"


def effect_box_text(box: Box, number: i64) -> str:
    """An effect box by its Mission and its type."""
    return f"{box.missions[number // 4].code} {TRIGGERS[number % 4]}"


def cards_named(verb: i64) -> list[int]:
    """The cards a move of this verb may name."""
    if verb in WITH_A_WITCH:
        return list(range(WITCHES_IN_ALL))
    if verb in WITH_A_MISSION:
        return list(range(FIRST_MISSION, FIRST_JUROR))
    if verb in WITH_A_JUROR:
        return list(range(FIRST_JUROR, FIRST_JUROR + JURORS_IN_ALL))
    if verb == VERB_RESOLVE:
        return list(range(FIRST_CHALLENGE, FIRST_JUROR))
    if verb == VERB_SPARE:
        return list(range(FIRST_CHALLENGE, FIRST_MISSION))
    return [*range(CURSE + 1), *range(FIRST_CHALLENGE, FIRST_MISSION)]


def named_by(box: Box, verb: i64) -> list[tuple[str, int]]:
    """Everything a move of this verb may name: its text and its number."""
    held = holds(verb)
    if held == "":
        return []
    if held == SPOT:
        return [(code, number) for number, code in enumerate(SPOT_CODES)]
    if held == PAPER:
        return [(paper_text(box, number), number) for number in range(2 * JURORS_IN_ALL)]
    if held == EFFECT_BOX:
        return [(effect_box_text(box, number), number) for number in range(4 * MISSIONS_IN_ALL)]
    if held == NUMBER:
        return [(str(number), number) for number in range(1, VALUES)]
    return [(box.card_codes[number], number) for number in cards_named(verb)]


def argument_text(box: Box, verb: i64, argument: i64) -> str:
    held = holds(verb)
    if held == SPOT:
        return SPOT_CODES[argument]
    if held == PAPER:
        return paper_text(box, argument)
    if held == EFFECT_BOX:
        return effect_box_text(box, argument)
    if held == NUMBER:
        return str(argument)
    return box.card_codes[argument] if held == CARD else ""


def text(box: Box, move: i64) -> str:
    """The move as people and records write it."""
    return f"{VERBS[verb_of(move)]} {argument_text(box, verb_of(move), argument_of(move))}".rstrip()


def parts(move: i64) -> tuple[str, list[tuple[str, str, int]]]:
    """The verb, and the argument with what it holds."""
    held = holds(verb_of(move))
    named: list[tuple[str, str, int]] = []
    if held == EFFECT_BOX:
        named.append(("card", CARD, FIRST_MISSION + argument_of(move) // 4))
        named.append(("trigger", TRIGGER, argument_of(move) % 4))
    elif held:
        named.append((held, held, argument_of(move)))
    return (VERBS[verb_of(move)], named)


def parse(box: Box, written: str) -> i64:
    """The move written so. Capitals and spaces do not matter; anything else is BadText."""
    words = words_of(written, VERBS)
    verb = i64(VERBS.index(words[0]))
    if verb in BARE:
        return bare(written, words, verb)
    wanted = " ".join(words[1:])
    for name, number in named_by(box, verb):
        if name == wanted:
            return packed(verb, number)
    raise BadText("wildegrens-move-needs", {"text": written[:40], "verb": words[0], "needs": holds(verb)})


def all_moves(box: Box) -> list[int]:
    """Every well-formed move of the game, legal somewhere or not."""
    written: list[int] = []
    for verb in range(len(VERBS)):
        if verb in BARE:
            written.append(packed(verb, 0))
        for name, number in named_by(box, verb):
            written.append(packed(verb, number))
    return written

"""What the player may choose: packing, text form, parsing. The only file that knows the layout."""

from typing import Final

from esbat.engine.errors import BadText
from esbat.engine.event import CARD, NUMBER
from esbat.engine.move import argument_of, packed, verb_of
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

KEEP: Final[i64] = 0
HIDE: Final[i64] = 1
REVEAL: Final[i64] = 2
DONE: Final[i64] = 3
CHOOSE: Final[i64] = 4
RESOLVE: Final[i64] = 5
USE: Final[i64] = 6
PASS: Final[i64] = 7
UNCOVER: Final[i64] = 8
DISCARD: Final[i64] = 9
REPLACE: Final[i64] = 10
MOVE: Final[i64] = 11
TO: Final[i64] = 12
ABSORB: Final[i64] = 13
CAPTURE: Final[i64] = 14
BEAT: Final[i64] = 15
PERSUADE: Final[i64] = 16
DISMAY: Final[i64] = 17
UNVEIL: Final[i64] = 18
SWAP: Final[i64] = 19
STRIKE: Final[i64] = 20
TRIAL: Final[i64] = 21
ONWARD: Final[i64] = 22
TOSS: Final[i64] = 23
RETURN: Final[i64] = 24
RESCUE: Final[i64] = 25
DROP: Final[i64] = 26
IMPRISON: Final[i64] = 27
RECRUIT: Final[i64] = 28
BLANK: Final[i64] = 29
SPARE: Final[i64] = 30
RESTORE: Final[i64] = 31

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
WITH_A_WITCH: Final = [KEEP, HIDE, REVEAL, RESCUE, DROP, IMPRISON, RECRUIT]
WITH_A_MISSION: Final = [CHOOSE, TO]
WITH_A_JUROR: Final = [PERSUADE, DISMAY]
WITH_A_SPOT: Final = [UNCOVER, DISCARD, REPLACE, MOVE, ABSORB, CAPTURE, BEAT]
WITH_A_PAPER: Final = [UNVEIL, SWAP, STRIKE]
BARE: Final = [DONE, USE, PASS, TRIAL, ONWARD]


def holds(verb: i64) -> str:
    """What a move of this verb names; empty if it names nothing."""
    if verb in BARE:
        return ""
    if verb in WITH_A_SPOT:
        return SPOT
    if verb in WITH_A_PAPER:
        return PAPER
    if verb == BLANK:
        return EFFECT_BOX
    return NUMBER if verb == RESTORE else CARD


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
    if verb == RESOLVE:
        return list(range(FIRST_CHALLENGE, FIRST_JUROR))
    if verb == SPARE:
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
    words = written.lower().split()
    if not words or words[0] not in VERBS:
        raise BadText("unknown-move", {"text": written[:40], "verbs": ", ".join(VERBS)})
    verb = i64(VERBS.index(words[0]))
    if verb in BARE:
        if len(words) > 1:
            raise BadText("move-takes-nothing", {"text": written[:40], "verb": words[0]})
        return packed(verb, 0)
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

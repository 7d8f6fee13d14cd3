"""What the player may choose: its verbs, what their arguments are, text form, parsing."""

from typing import Final

from esbat.engine.holds import CARD, NUMBER, REASON
from esbat.engine.native import i64
from esbat.engine.vocabulary import Codes, Named, Verb, Vocabulary
from esbat.games.wildegrens import names, tables
from esbat.games.wildegrens.tables_primitives import PRIMITIVES

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


def paper_text(box: tables.Box, paper: i64) -> str:
    """A Conviction card by its Juror and its place there."""
    return f"{box.jurors[paper // 2].code}{paper % 2 + 1}"


def naming(number: i64, word: str, holds: str, arguments: list[int] | None = None) -> Verb:
    """A verb that names such a thing."""
    return Verb(number, word, [Named(holds, holds)], arguments, "wildegrens-move-needs", {"needs": holds})


def vocabulary(box: tables.Box) -> Vocabulary:
    """How the moves of this box are written."""
    witches = list(range(tables.WITCHES_IN_ALL))
    challenges = list(range(tables.FIRST_CHALLENGE, tables.FIRST_MISSION))
    missions = list(range(tables.FIRST_MISSION, tables.FIRST_JUROR))
    jurors = list(range(tables.FIRST_JUROR, tables.FIRST_JUROR + tables.JURORS_IN_ALL))
    written = codes(box)
    # An effect box is named by its Mission and its type.
    mission_and_type = [
        Named("card", CARD, unit=4, first=tables.FIRST_MISSION),
        Named("trigger", names.TRIGGER, within=4),
    ]
    effect_boxes = list(range(4 * tables.MISSIONS_IN_ALL))
    blank = Verb(
        VERB_BLANK,
        "blank",
        mission_and_type,
        effect_boxes,
        "wildegrens-move-needs",
        {"needs": names.EFFECT_BOX},
    )
    verbs = [
        naming(VERB_KEEP, "keep", CARD, witches),
        naming(VERB_HIDE, "hide", CARD, witches),
        naming(VERB_REVEAL, "reveal", CARD, witches),
        Verb(VERB_DONE, "done"),
        naming(VERB_CHOOSE, "choose", CARD, missions),
        naming(VERB_RESOLVE, "resolve", CARD, [*challenges, *missions]),
        Verb(VERB_USE, "use"),
        Verb(VERB_PASS, "pass"),
        naming(VERB_UNCOVER, "uncover", names.SPOT),
        naming(VERB_DISCARD, "discard", names.SPOT),
        naming(VERB_REPLACE, "replace", names.SPOT),
        naming(VERB_MOVE, "move", names.SPOT),
        naming(VERB_TO, "to", CARD, missions),
        naming(VERB_ABSORB, "absorb", names.SPOT),
        naming(VERB_CAPTURE, "capture", names.SPOT),
        naming(VERB_BEAT, "beat", names.SPOT),
        naming(VERB_PERSUADE, "persuade", CARD, jurors),
        naming(VERB_DISMAY, "dismay", CARD, jurors),
        naming(VERB_UNVEIL, "unveil", names.PAPER),
        naming(VERB_SWAP, "swap", names.PAPER),
        naming(VERB_STRIKE, "strike", names.PAPER),
        Verb(VERB_TRIAL, "trial"),
        Verb(VERB_ONWARD, "onward"),
        naming(VERB_TOSS, "toss", CARD, [*range(tables.CURSE + 1), *challenges]),
        naming(VERB_RETURN, "return", CARD, [*range(tables.CURSE + 1), *challenges]),
        naming(VERB_RESCUE, "rescue", CARD, witches),
        naming(VERB_DROP, "drop", CARD, witches),
        naming(VERB_IMPRISON, "imprison", CARD, witches),
        naming(VERB_RECRUIT, "recruit", CARD, witches),
        blank,
        naming(VERB_SPARE, "spare", CARD, challenges),
        naming(VERB_RESTORE, "restore", NUMBER, list(range(1, tables.VALUES))),
    ]
    return Vocabulary(verbs, written)


def codes(box: tables.Box) -> Codes:
    """What the things of this box are written as."""
    return {
        CARD: box.card_codes,
        names.SPOT: tables.SPOT_CODES,
        names.PAPER: [paper_text(box, paper) for paper in range(2 * tables.JURORS_IN_ALL)],
        names.SIDE: names.SIDES,
        names.TRIGGER: names.TRIGGERS,
        names.HELP: [primitive.name for primitive in PRIMITIVES],
        REASON: names.REASONS,
    }

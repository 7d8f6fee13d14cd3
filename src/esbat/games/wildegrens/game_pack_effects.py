"""What is wrong with the effects of a pack: words we do not know, or that cannot stand there."""

from typing import Final

from esbat.engine.box import Fault, Row, Rows
from esbat.engine.steps import Step, steps_of
from esbat.games.wildegrens.tables_effects import ALL, COUNTED, SIGNATURES, rows_of

ON_A_WITCH: Final = "witch"
ON_A_FAMILIAR: Final = "familiar"
IN_CHOSEN: Final = "chosen"
ELSEWHERE: Final = "effect"

WITCH_COUNTS: Final = ["fam", "kin", "others"]
LASTING: Final = [
    "harden_challenges",
    "harden_self",
    "harden_mission",
    "block_challenges",
    "block_mission",
    "limit_reveals",
    "mute_witches",
]
ONLY_ON_CHALLENGES: Final = ["harden_mission", "block_challenges", "block_mission"]
NEVER_ON_WITCHES: Final = ["imprison_hidden"]
"""With a way back from Prison to the hand, a turn might never end."""
MOST: Final = 9
MOST_DRAWN: Final = 3


def effect_faults(rows: Rows) -> list[Fault]:
    """Every effect that cannot be read, or stands where it means nothing."""
    found: list[Fault] = []
    for at, row in enumerate(rows["witch"]):
        for field in ("hidden_action", "revealed_action"):
            found += faults_of(row, "witch", at, field, ON_A_WITCH)
    for at, row in enumerate(rows["mission"]):
        for field in ("chosen", "not_chosen", "success", "failure"):
            found += faults_of(row, "mission", at, field, IN_CHOSEN if field == "chosen" else ELSEWHERE)
    for at, row in enumerate(rows["challenge"]):
        for field in ("chosen", "success", "failure"):
            found += faults_of(row, "challenge", at, field, IN_CHOSEN if field == "chosen" else ELSEWHERE)
        found += faults_of(row, "challenge", at, "familiar", ON_A_FAMILIAR)
        if (row["moment"] == "none") != (str(row["familiar"]).strip() == "-"):
            found.append(Fault("pack-wildegrens-familiar", {"value": row["code"]}, "challenge", at, "moment"))
    return found


def faults_of(row: Row, section: str, at: int, field: str, where: str) -> list[Fault]:
    """What is wrong with one effect."""
    text = str(row[field])
    steps = steps_of(text)
    if steps is None or rows_of(text) is None:
        return [Fault("pack-wildegrens-effect", {"value": text[:60]}, section, at, field)]
    for step in steps:
        if not fits(step, row, section, where):
            facts: dict[str, object] = {"value": step.text(), "field": field}
            return [Fault("pack-wildegrens-misplaced", facts, section, at, field)]
    return []


def fits(step: Step, row: Row, section: str, where: str) -> bool:
    """May this step stand here?"""
    name = step.name
    if not numbers_fit(step):
        return False
    if name == "star":
        return where == ON_A_WITCH or (where == ON_A_FAMILIAR and row["moment"] == "power")
    if name == "power":
        return where == ON_A_FAMILIAR and row["moment"] == "power"
    if where == ON_A_FAMILIAR and row["moment"] == "power":
        return False
    if name == "absorb_challenge" or name in NEVER_ON_WITCHES:
        return (where == ON_A_WITCH) == (name == "absorb_challenge")
    if name in LASTING:
        return where == IN_CHOSEN and (section == "challenge" or name not in ONLY_ON_CHALLENGES)
    return arguments_fit(step, row, section, where)


def arguments_fit(step: Step, row: Row, section: str, where: str) -> bool:
    """Scopes and Jurors that mean something on this card."""
    name = step.name
    last = step.arguments[-1] if step.arguments else ""
    if name == "add_challenge" and last not in ("this", "others"):
        return False
    if last == "this" and section == "witch":
        return False
    if last == "linked" and (section == "witch" or row.get("juror", "none") == "none"):
        return False
    return where == ON_A_WITCH or not any(
        argument in WITCH_COUNTS and number != len(step.arguments) - 1 - spoken(step)
        for number, argument in enumerate(step.arguments)
    )


def spoken(step: Step) -> int:
    """0 if the last argument is a scope or the like, so that `others` may stand there; else more than all."""
    return 0 if len(SIGNATURES[step.name]) > 1 else 99


def numbers_fit(step: Step) -> bool:
    """Whole numbers within bounds: below 0 only for the next hand, `all` only to turn up a whole Mission."""
    rows = rows_of(step.text()) or []
    for row in rows:
        first = row[1]
        if SIGNATURES[step.name][:1] != ["number"] or first >= COUNTED:
            continue
        if first == ALL:
            if step.name != "reveal_challenge" or row[2] != 1:
                return False
        elif first < 0:
            if step.name != "draw_next":
                return False
        elif first > (MOST_DRAWN if step.name == "draw" else MOST):
            return False
        if step.name == "star" and first == 0:
            return False
    return True

"""What is wrong with the effects of a pack: words we do not know, or that cannot stand there."""

from typing import Final

from esbat.engine.box import Fault, Row, Rows
from esbat.engine.steps import Step, steps_of
from esbat.games.wildegrens.names import SCOPE_ONE
from esbat.games.wildegrens.tables_effects import ALL, COUNTED, rows_of
from esbat.games.wildegrens.tables_primitives import COUNT, LASTING, NUMBER, STEP_BY_STEP, VOCABULARY

ON_A_WITCH: Final = "witch"
ON_A_FAMILIAR: Final = "familiar"
IN_CHOSEN: Final = "chosen"
ELSEWHERE: Final = "effect"

WITCH_COUNTS: Final = ["fam", "kin", "others"]
"""What counts from the Witch who acts."""
ONLY_ON_CHALLENGES: Final = ["harden_mission", "block_challenges", "block_mission"]
ONCE: Final = ["star", "harden_self"]
"""A side or a box has one number of these, and one thing it counts."""
LEAST: Final = 1
MOST: Final = 9
MOST_DRAWN: Final = 3

# What a pack is told, each a sentence of `common.ftl`.
MISPLACED: Final = "pack-wildegrens-misplaced"
BAD_NUMBER: Final = "pack-wildegrens-number"
PLAIN_NUMBER: Final = "pack-wildegrens-plain-number"
NOBODY_ACTS: Final = "pack-wildegrens-nobody-acts"
TWICE: Final = "pack-wildegrens-once"
CHAINED: Final = "pack-wildegrens-chained"
ENDLESS: Final = "pack-wildegrens-endless"


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
    """What is wrong with one effect; the first thing is enough."""
    text = str(row[field])
    steps = steps_of(text)
    if steps is None or rows_of(text) is None:
        return [Fault("pack-wildegrens-effect", {"value": text[:60]}, section, at, field)]
    for number, step in enumerate(steps):
        key = step_fault(step, row, section, where)
        if not key and section == "challenge" and field == "success" and endless(step):
            key = ENDLESS
        if not key and step.name in ONCE and step.name in [other.name for other in steps[:number]]:
            key = TWICE
        if not key and not carried_out(step):
            follows = number + 1 < len(steps) and steps[number + 1].bound
            key = CHAINED if step.bound or follows else ""
        if key:
            least, most = bounds(step.name)
            facts: dict[str, object] = {"value": step.text(), "field": field, "least": least, "most": most}
            return [Fault(key, facts, section, at, field)]
    return []


def carried_out(step: Step) -> bool:
    """Is it something that happens, and not something that lasts or always counts?"""
    return VOCABULARY[step.name].works == STEP_BY_STEP


def endless(step: Step) -> bool:
    """Under SUCCESS of a Challenge: does overcoming it bring others, or let Witches play again?

    Power may grow with what is overcome, so that a turn might never end.
    """
    last = step.arguments[-1] if step.arguments else ""
    if step.name == "move_challenge":
        return last not in ("chosen", "this")
    if step.name == "replace_challenge":
        return last != "others"
    return step.name == "imprison_hidden" or (step.name == "add_challenge" and last == "this")


def step_fault(step: Step, row: Row, section: str, where: str) -> str:
    """What is wrong with a step here; empty if nothing is."""
    name = step.name
    key = number_fault(step)
    if key:
        return key
    if where != ON_A_WITCH and counts_from_a_witch(step):
        return NOBODY_ACTS
    if name == "imprison_hidden" and where == ON_A_WITCH:
        return ENDLESS  # with a way back from Prison to the hand
    return "" if fits(step, row, section, where) else MISPLACED


def counts_from_a_witch(step: Step) -> bool:
    """Does it count relatives or other Witches, which only she who acts has?"""
    kinds = VOCABULARY[step.name].takes
    return any(
        argument in WITCH_COUNTS and kind in (NUMBER, COUNT)
        for kind, argument in zip(kinds, step.arguments, strict=True)
    )


def fits(step: Step, row: Row, section: str, where: str) -> bool:
    """May this step stand here?"""
    name = step.name
    if name == "star":
        return where == ON_A_WITCH or (where == ON_A_FAMILIAR and row["moment"] == "power")
    if name == "power":
        return where == ON_A_FAMILIAR and row["moment"] == "power"
    if where == ON_A_FAMILIAR and row["moment"] == "power":
        return False
    if name == "absorb_challenge":
        return where == ON_A_WITCH and step.arguments[0] != "this"
    if VOCABULARY[name].works == LASTING:
        return where == IN_CHOSEN and (section == "challenge" or name not in ONLY_ON_CHALLENGES)
    return arguments_fit(step, row, section)


def arguments_fit(step: Step, row: Row, section: str) -> bool:
    """Scopes and Jurors that mean something on this card."""
    last = step.arguments[-1] if step.arguments else ""
    if step.name == "add_challenge" and last not in ("this", "others"):
        return False
    if last == "this" and section == "witch":
        return False
    if last == "linked":
        return section != "witch" and row.get("juror", "none") != "none"
    return True


def bounds(name: str) -> tuple[int, int]:
    """The numbers a step may have: never 0 times, save where none at all is a limit."""
    if name == "draw_next":
        return (-MOST, MOST)
    return (0 if name == "limit_reveals" else LEAST, MOST_DRAWN if name == "draw" else MOST)


def number_fault(step: Step) -> str:
    """Whole numbers within bounds; `all` only to turn up a whole Mission; a COUNT only for what is done."""
    row = (rows_of(step.text()) or [])[0]
    if VOCABULARY[step.name].takes[:1] != [NUMBER]:
        return ""
    first = row[1]
    if first >= COUNTED:
        return "" if carried_out(step) else PLAIN_NUMBER
    if first == ALL:
        return "" if step.name == "reveal_challenge" and row[2] == SCOPE_ONE else MISPLACED
    least, most = bounds(step.name)
    return BAD_NUMBER if first < least or first > most or (first == 0 and least < 0) else ""

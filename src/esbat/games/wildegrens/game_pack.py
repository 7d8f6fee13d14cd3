"""Packs of Sorcellerie !: the rows of a box, what must add up in them, and the box they make.

An effect is a text in the vocabulary of `tables_primitives`; a dash stands for none.
"""

from typing import Final

from esbat.engine.box import Fault, Row, Rows, called, names_in, numbered, row_from
from esbat.engine.cells import Cell, Section, Value, choice, code, label, names, number, reference, words
from esbat.engine.game import Packing
from esbat.games.wildegrens.game_pack_effects import effect_faults
from esbat.games.wildegrens.moves import vocabulary
from esbat.games.wildegrens.names import MOMENTS, TRIGGERS
from esbat.games.wildegrens.tables import (
    ACTS,
    CHALLENGES_IN_ALL,
    COMMON_CHALLENGES,
    CONVICTIONS_IN_ALL,
    COVEN,
    CURSE_CODE,
    JURORS_IN_ALL,
    LINKED_CHALLENGES,
    MISSIONS_IN_ALL,
    MOON_WITCHES,
    MOST_PRINTED,
    SPOT_CODES,
    VILLAGERS_IN_ALL,
    WITCHES_IN_ALL,
    Box,
)
from esbat.games.wildegrens.tables_cards import ChallengeFact, JurorFact, MissionFact, ValueFact, WitchFact

NONE: Final = "none"
DASH: Final = "-"
NO_YES: Final = ["no", "yes"]
NAMED: Final = [code(), names()]
SOURCE: Final = words("source")


def effect(name: str) -> Cell:
    """An effect in the closed vocabulary; a dash if there is none."""
    cell = words(name)
    cell.default = DASH
    return cell


SECTIONS: Final = [
    Section("juror", [*NAMED, SOURCE]),
    Section(
        "witch",
        [
            *NAMED,
            label("family", NONE),
            choice("starter", NO_YES, default="no"),
            choice("moon", NO_YES, default="no"),
            number("hidden", 0, 9),
            effect("hidden_action"),
            number("revealed", 0, 9),
            effect("revealed_action"),
            SOURCE,
        ],
    ),
    Section(
        "mission",
        [
            *NAMED,
            reference("juror", "juror"),
            number("act", 1, 3),
            number("difficulty", 1, 20),
            number("challenges", 0, MOST_PRINTED),
            number("linked", 0, 10),
            number("other", 0, 10),
            effect("chosen"),
            effect("not_chosen"),
            effect("success"),
            effect("failure"),
            SOURCE,
        ],
    ),
    Section(
        "challenge",
        [
            *NAMED,
            label("name", NONE),
            label("juror", NONE),
            number("difficulty", 1, 20),
            effect("chosen"),
            effect("success"),
            effect("failure"),
            choice("moment", MOMENTS, default=NONE),
            effect("familiar"),
            SOURCE,
        ],
    ),
    Section("conviction", [code(), number("value", 0, 9), SOURCE]),
    Section("villager", [code(), number("value", 0, 9), SOURCE]),
]


# ---- rows of a box, and the box of rows


def dashed(text: str) -> str:
    return text or DASH


EFFECT_TYPES: Final = ["chosen", "not_chosen", "success", "failure"]


def rows_of_box(box: Box) -> Rows:
    """The printed things as rows."""
    return {
        "juror": [row_from(SECTIONS, "juror", juror) for juror in box.jurors],
        "witch": [
            row_from(
                SECTIONS,
                "witch",
                witch,
                family=witch.family or NONE,
                starter=NO_YES[witch.starter],
                moon=NO_YES[witch.moon],
                **effects_of(witch, ["hidden_action", "revealed_action"]),
            )
            for witch in box.witches
        ],
        "mission": [
            row_from(SECTIONS, "mission", mission, **effects_of(mission, EFFECT_TYPES))
            for mission in box.missions
        ],
        "challenge": [
            row_from(
                SECTIONS,
                "challenge",
                card,
                juror=card.juror or NONE,
                **effects_of(card, ["chosen", "success", "failure", "familiar"]),
            )
            for card in box.challenges
        ],
        "conviction": [row_from(SECTIONS, "conviction", card) for card in box.convictions],
        "villager": [row_from(SECTIONS, "villager", card) for card in box.villagers],
    }


def effects_of(fact: object, names: list[str]) -> dict[str, Value]:
    """The effects printed on a card, a dash for none."""
    return {name: dashed(getattr(fact, name)) for name in names}


def text(value: Value) -> str:
    return str(value)


def whole(value: Value) -> int:
    return int(value)


def effect_of(row: Row, name: str) -> str:
    """The effect written there, empty for a dash."""
    written = text(row[name]).strip()
    return "" if written == DASH else written


def box_of(rows: Rows) -> Box:
    """The box that faultless rows make."""
    jurors = [JurorFact(text(row["code"]), text(row["source"]), names_in(row)) for row in rows["juror"]]
    witches = [
        WitchFact(
            text(row["code"]),
            "" if row["family"] == NONE else text(row["family"]),
            row["starter"] == "yes",
            row["moon"] == "yes",
            whole(row["hidden"]),
            effect_of(row, "hidden_action"),
            whole(row["revealed"]),
            effect_of(row, "revealed_action"),
            text(row["source"]),
            names_in(row),
        )
        for row in rows["witch"]
    ]
    missions = [
        MissionFact(
            text(row["code"]),
            text(row["juror"]),
            whole(row["act"]),
            whole(row["difficulty"]),
            whole(row["challenges"]),
            whole(row["linked"]),
            whole(row["other"]),
            effect_of(row, "chosen"),
            effect_of(row, "not_chosen"),
            effect_of(row, "success"),
            effect_of(row, "failure"),
            text(row["source"]),
            names_in(row),
        )
        for row in rows["mission"]
    ]
    return Box(
        witches,
        jurors,
        missions,
        challenges_of(rows),
        values_of(rows, "conviction"),
        values_of(rows, "villager"),
    )


def challenges_of(rows: Rows) -> list[ChallengeFact]:
    return [
        ChallengeFact(
            text(row["code"]),
            text(row["code"]) if row["name"] == NONE else text(row["name"]),
            "" if row["juror"] == NONE else text(row["juror"]),
            whole(row["difficulty"]),
            effect_of(row, "chosen"),
            effect_of(row, "success"),
            effect_of(row, "failure"),
            text(row["moment"]),
            effect_of(row, "familiar"),
            text(row["source"]),
            names_in(row),
        )
        for row in rows["challenge"]
    ]


def values_of(rows: Rows, section: str) -> list[ValueFact]:
    return [ValueFact(text(row["code"]), whole(row["value"]), text(row["source"])) for row in rows[section]]


def names_of(box: Box, language: str) -> dict[str, str]:
    """What a pack calls its printed things; Challenges of one name are numbered."""
    found: dict[str, str] = {}
    for witch in box.witches:
        found[witch.code] = called(witch.names, language)
    for mission in box.missions:
        found[mission.code] = called(mission.names, language)
    for juror in box.jurors:
        found[juror.code] = called(juror.names, language)
    cards = box.challenges
    found.update(numbered([card.code for card in cards], [card.names for card in cards], language))
    return {code: name for code, name in found.items() if name}


# ---- what must add up


def faults(rows: Rows) -> list[Fault]:
    """WIL-001, WIL-004, WIL-005, WIL-006, WIL-008, WIL-010. Totals of the box, codes, links and effects."""
    found = wrong_totals(rows)
    if not found:
        found = clashing_codes(rows) + wrong_links(rows)
    return found if found else effect_faults(rows)


def total_fault(section: str, what: str, many: int, needed: int) -> list[Fault]:
    if many == needed:
        return []
    return [Fault("pack-wildegrens-total", {"what": what, "many": many, "needed": needed}, section)]


def wrong_totals(rows: Rows) -> list[Fault]:
    """The numbers of cards that the rulebook gives."""
    found = total_fault("witch", "witches", len(rows["witch"]), int(WITCHES_IN_ALL))
    found += total_fault("juror", "jurors", len(rows["juror"]), int(JURORS_IN_ALL))
    found += total_fault("mission", "missions", len(rows["mission"]), int(MISSIONS_IN_ALL))
    found += total_fault("challenge", "challenges", len(rows["challenge"]), int(CHALLENGES_IN_ALL))
    found += total_fault("conviction", "convictions", len(rows["conviction"]), CONVICTIONS_IN_ALL)
    found += total_fault("villager", "villagers", len(rows["villager"]), VILLAGERS_IN_ALL)
    moons = sum(1 for row in rows["witch"] if row["moon"] == "yes")
    found += total_fault("witch", "moons", moons, MOON_WITCHES)
    starters = sum(1 for row in rows["witch"] if row["starter"] == "yes" and row["moon"] == "no")
    found += total_fault("witch", "starters", starters, int(COVEN))
    common = sum(1 for row in rows["challenge"] if row["juror"] == NONE)
    found += total_fault("challenge", "common", common, COMMON_CHALLENGES)
    zeros = sum(1 for row in rows["villager"] if row["value"] == 0)
    if zeros == 0:
        found += total_fault("villager", "zeros", zeros, 1)
    return found


def clashing_codes(rows: Rows) -> list[Fault]:
    """Cards share one set of words with the Curse, the spots, the types of effect and the Conviction
    cards.
    """
    found: list[Fault] = []
    taken = {CURSE_CODE, NONE, *SPOT_CODES, *TRIGGERS}
    for row in rows["juror"]:
        taken.update([f"{row['code']}1", f"{row['code']}2"])
    for section in ("witch", "juror", "mission", "challenge"):
        for at, row in enumerate(rows[section]):
            if row["code"] in taken:
                found.append(Fault("pack-twice", {"value": row["code"]}, section, at, "code"))
            taken.add(text(row["code"]))
    return found


def wrong_links(rows: Rows) -> list[Fault]:
    """WIL-005, WIL-008. Each Juror has one Mission of each act and five Challenges."""
    found: list[Fault] = []
    jurors = [text(row["code"]) for row in rows["juror"]]
    for at, row in enumerate(rows["challenge"]):
        if row["juror"] != NONE and row["juror"] not in jurors:
            facts: dict[str, object] = {"value": row["juror"], "section": "juror"}
            found.append(Fault("pack-no-such", facts, "challenge", at, "juror"))
    for at, juror in enumerate(jurors):
        acts = sorted(whole(row["act"]) for row in rows["mission"] if row["juror"] == juror)
        if acts != list(range(1, int(ACTS) + 1)):
            found.append(Fault("pack-wildegrens-acts", {"value": juror}, "juror", at, "code"))
        linked = sum(1 for row in rows["challenge"] if row["juror"] == juror)
        if linked != LINKED_CHALLENGES:
            facts = {"value": juror, "many": linked, "needed": LINKED_CHALLENGES}
            found.append(Fault("pack-wildegrens-linked", facts, "juror", at, "code"))
    return found


PACKING: Final = Packing(SECTIONS, rows_of_box, faults, box_of, vocabulary, names_of)
